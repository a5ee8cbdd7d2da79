"""Where things are on the site: a clause at `fftcg/11.8.7`, a ruling at `fallos/fftcg/nombre`."""

RULINGS = "fallos"


def clause(identifier: str) -> str:
    """The address of a clause.

    >>> clause("fftcg:4.3/ejemplo-1")
    'fftcg/4.3/ejemplo-1'
    """
    return identifier.replace(":", "/", 1)


def ruling(identifier: str) -> str:
    """The address of a ruling."""
    return f"{RULINGS}/{identifier}"


def up(path: str) -> str:
    """From the folder of a page to the site's root.

    >>> up(""), up("fftcg/11.8.7")
    ('./', '../../')
    """
    return "../" * (path.count("/") + 1) if path else "./"

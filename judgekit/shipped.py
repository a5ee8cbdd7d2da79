"""Where what judgekit ships lies: inside an installed wheel, or beside the package in a checkout."""

from pathlib import Path

CARDS = "cards.yaml"  # of each game of the bank: the cards that its scenarios share
_PACKAGE = Path(__file__).parent


def folder(name: str) -> Path:
    """The folder `rules_text` or `scenarios`."""
    installed = _PACKAGE / "_shipped" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def cache() -> Path:
    """The folder of what was built from those texts when the wheel was; a checkout has none."""
    return _PACKAGE / "_shipped" / "cache"


def cards(game: Path) -> bytes:
    """What the shared cards of a game of a bank say; nothing where it has none."""
    path = game / CARDS
    return path.read_bytes() if path.is_file() else b""

"""What the mechanics of scenarios are called in Spanish."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from unicodedata import normalize

from judgekit.bank.index import Summary

_FILE = Path(__file__).with_suffix(".yaml")


@cache
def mechanic_names() -> Mapping[str, str]:
    """The Spanish name of each word that scenarios write under `mechanics`."""
    from judgekit.shapes import yamlfile  # noqa: PLC0415 - who asks for no mechanic loads no YAML

    return {str(word): str(name) for word, name in yamlfile.load(_FILE.read_text("utf-8"), str(_FILE)).items()}


def words_of(typed: str, known: Iterable[str]) -> list[str]:
    """Which of the known words a typed one means: itself, or all that bear it as their Spanish name."""
    wanted = typed.strip().casefold()
    names = mechanic_names()
    return [one for one in known if one == typed or names.get(one, "").casefold() == wanted]


def names_of(scenario: Summary) -> list[str]:
    """What the mechanics of a scenario are called, each name once."""
    names = mechanic_names()
    return list(dict.fromkeys(names.get(one, one) for one in scenario.mechanics))


def all_names(scenarios: Iterable[Summary]) -> list[str]:
    """The names of all their mechanics as a dictionary orders them."""
    return sorted({name for one in scenarios for name in names_of(one)}, key=_in_a_dictionary)


def _in_a_dictionary(name: str) -> str:
    return "".join(one for one in normalize("NFD", name.casefold()) if one.isalnum() or one == " ")

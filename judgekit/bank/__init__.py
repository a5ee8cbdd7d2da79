"""The bank: every scenario of a folder, found by id, chosen by filters; importing it loads neither games nor YAML."""

from typing import TYPE_CHECKING, Any

from judgekit.bank.at_work import rulings
from judgekit.bank.chooser import Chosen, Filters, check_game, scenarios_of, select
from judgekit.bank.decided import decides_often, decides_with
from judgekit.bank.files import (
    by_id,
    file_of,
    find,
    game_names,
    id_of,
    in_its_place,
    is_file,
    key,
    paths,
    places,
    scenarios,
    shipped_bank,
)
from judgekit.bank.index import Entry, Summary, entries
from judgekit.bank.mechanics import all_names, names_of
from judgekit.bank.titles import Titles

if TYPE_CHECKING:
    from judgekit.bank.found import MatchAtWork, with_rulings

__all__ = [
    "Chosen",
    "Entry",
    "Filters",
    "MatchAtWork",
    "Summary",
    "Titles",
    "all_names",
    "by_id",
    "check_game",
    "decides_often",
    "decides_with",
    "entries",
    "file_of",
    "find",
    "game_names",
    "id_of",
    "in_its_place",
    "is_file",
    "key",
    "names_of",
    "paths",
    "places",
    "rulings",
    "scenarios",
    "scenarios_of",
    "select",
    "shipped_bank",
    "with_rulings",
]


def __getattr__(name: str) -> Any:
    """What is found by words is imported when it is asked for: it brings the search."""
    if name in {"MatchAtWork", "with_rulings"}:
        from judgekit.bank import found  # noqa: PLC0415

        return getattr(found, name)
    raise AttributeError(name)

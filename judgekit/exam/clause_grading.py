"""Grading the clause that a candidate names."""

import re
from enum import StrEnum

_ID = re.compile(r"(?:(?P<game>[a-z][a-z0-9-]*):)?(?P<number>\d{1,4}(?:\.\d{1,4})*)\.?(?:/[a-z0-9-]+)?")


class Cited(StrEnum):
    """How near a named clause is."""

    EXACT = "exact"
    PARENT = "parent"
    WRONG = "wrong"


def cited(given: str, decided_by: tuple[str, ...]) -> Cited:
    """`exact` for a clause that decides, `parent` for one that it hangs from, else `wrong`."""
    match = _ID.fullmatch(given.strip().lower())
    if match is None:
        return Cited.WRONG
    grades = {_near(match, clause.partition("/")[0]) for clause in decided_by}
    return Cited.EXACT if Cited.EXACT in grades else Cited.PARENT if Cited.PARENT in grades else Cited.WRONG


def _near(given: re.Match[str], clause: str) -> Cited:
    game, _, number = clause.partition(":")
    if given["game"] not in {None, game}:
        return Cited.WRONG
    if number == given["number"]:
        return Cited.EXACT
    return Cited.PARENT if number.startswith(f"{given['number']}.") else Cited.WRONG

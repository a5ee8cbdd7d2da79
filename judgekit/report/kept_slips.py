"""Slips that were solved: taken from the cache while nothing that they were made from has changed.

A ruling is played some eighty times for its reasons: a booklet is solved in a minute, and printed again in seconds.
"""

import json
from pathlib import Path

from judgekit import cache, shipped
from judgekit.contract.plain import from_json, to_json
from judgekit.corpus.library import Library
from judgekit.report.model import Slip
from judgekit.report.quoted import quoted
from judgekit.report.slip import whole
from judgekit.scenario import Question

SHELF = cache.Shelf("slips", kept=3000)
FILE = "slip.json"
_CODE = (
    "bank",
    "cache",
    "contract",
    "corpus",
    "engine",
    "errors.py",
    "folders.py",
    "games",
    "one_line.py",
    "reader",
    "reasons",
    "replay",
    "report",
    "scenario",
    "search",
    "shapes",
    "shipped.py",
    "story",
    "workers",
)
"""All rooms of the house from this one downwards that a slip comes through."""


def slip(scenario: Question, library: Library, *, full: bool) -> Slip:
    """The slip of a scenario; raises UserError where it cannot be replayed."""
    path = scenario.path
    if not path.is_file():  # standard input, a text that is no file
        return quoted(_made(scenario, library), full=full)
    key = _key(path, scenario, library)
    made = _kept(key)
    if made is None:
        made = _made(scenario, library)
        SHELF.keep(key, {FILE: json.dumps(to_json(made), ensure_ascii=False).encode()})
    return quoted(made, full=full)


def _made(scenario: Question, library: Library) -> Slip:
    return library.ask(lambda store: whole(scenario, store))


def _kept(key: str) -> Slip | None:
    held = SHELF.held(key, FILE)
    return None if held is None else from_json(Slip, json.loads(held))


def _key(path: Path, scenario: Question, library: Library) -> str:
    """By the code, the rules, the scenario as it is written and read, and the cards that it may name."""
    read, cards = repr(sorted(scenario.situation.readings.items())), shipped.cards(path.parent)
    return cache.key(cache.code(*_CODE), library.fingerprint, scenario.name, read, path.read_bytes(), cards)

"""What was told of a scenario of the bank: told again while nothing has changed of all that it was made from.

A replay is played again with each of its rules taken away, which takes half a second: nobody pays it twice.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit import bank, cache, shipped
from judgekit.cli.asked import Asked
from judgekit.cli.session import Session
from judgekit.cli.told import Told
from judgekit.corpus.library import Library

SHELF = cache.Shelf("told", kept=500)
FILE = "told.json"
_CODE = (
    "bank",
    "cache",
    "cli",
    "contract",
    "corpus",
    "engine",
    "errors.py",
    "folders.py",
    "games/__init__.py",
    "games/messages.py",
    "games/spoken.py",
    "one_line.py",
    "reader",
    "reasons",
    "replay",
    "scenario",
    "search",
    "shapes",
    "shipped.py",
    "story",
    "workers",
)
"""All rooms of the house from the story downwards, and the command line: of the games, that of the scenario."""


@dataclass(frozen=True, slots=True)
class KeptReplay:
    """One scenario told in one way, by the key of all that this is made from."""

    key: str
    library: Library

    def again(self) -> Told | None:
        """What was told, None where it has not been, or not of what there is now."""
        held = SHELF.held(self.key, FILE)
        return None if held is None else Told(*json.loads(held))

    def keep(self, told: Told) -> None:
        """Keep it for the next time; not where some document is broken, which is to be said each time."""
        if not self.library.ask(lambda store: store.broken()):
            SHELF.keep(self.key, {FILE: json.dumps((told.passed, told.lines, told.trees), ensure_ascii=False).encode()})


def of(name: str, asked: Asked, reading: Sequence[str], session: Session) -> KeptReplay | None:
    """What is kept of a scenario of the bank; None of any other file, step by step, and where a tournament rules."""
    if bank.is_file(name) or asked.step or session.event or session.game:
        return None
    path, *others = bank.places(name)
    if others:
        return None
    library = session.unopened()
    return KeptReplay(cache.key(*_made_from(path), library.fingerprint, repr((asked, reading))), library)


def _made_from(path: Path) -> Sequence[str | bytes]:
    """The keys of the code and the libraries, and what the scenario and the cards of its bank say, and where."""
    code, cards = cache.code(*_CODE, f"games/{path.parent.name}"), shipped.cards(path.parent)
    return code, sys.version, cache.library("PyYAML", "Jinja2"), str(path), path.read_bytes(), cards

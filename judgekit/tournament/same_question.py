"""Which situations ask the same: the table as it was written, whatever its cards are called."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from judgekit import games
from judgekit.scenario import Question
from judgekit.shapes import yamlfile

_OF_ITSELF = frozenset(
    {"id", "title", "source", "ask", "about", "expect", "mechanics", "examples", "near miss of", "document version"}
)
_SPACES = re.compile(r"[\s.,;:¿?¡!()«»\"']+")


@dataclass(frozen=True, slots=True)
class AskedBy:
    """A situation without names: `key` is that of every situation that asks the same, `names` its cards in order."""

    key: str
    names: tuple[str, ...]

    def without_names(self, text: str) -> str:
        """A sentence in which each card is called by its place among them."""
        return plain(_renamed(text, self.names))


def asked_by(written: str) -> AskedBy:
    """What a scenario's text asks; of words that are no scenario, the words."""
    try:
        read = yamlfile.load(written, "")
    except Exception:
        read = None
    if not isinstance(read, dict) or "game" not in read:
        return AskedBy(_hash(plain(written)), ())
    table = {key: value for key, value in read.items() if key not in _OF_ITSELF}
    names = tuple(dict.fromkeys(name for name in _names(table.get("cards"))))
    text = json.dumps(table, ensure_ascii=False, sort_keys=False)
    ordered = tuple(sorted(names, key=lambda name: _first(text, name)))
    return AskedBy(_hash(_canonical(table, ordered)), ordered)


def plain(text: str) -> str:
    """A text as it is compared: small letters, no punctuation."""
    return _SPACES.sub(" ", text).strip().casefold()


def under(question: Question, readings: Mapping[str, str]) -> Question:
    """The question with those readings of its game that it does not choose itself."""
    own = {one.name for one in games.readings(question.game)}
    chosen = {name: meaning for name, meaning in readings.items() if name in own}
    situation = replace(question.situation, readings={**chosen, **question.situation.readings})
    return replace(question, situation=situation)


def _names(cards: Any) -> Iterator[str]:
    yield from (str(name) for name in cards) if isinstance(cards, dict) else ()


def _first(text: str, name: str) -> int:
    """Where a card is named first besides its own definition: in the order of the table."""
    given = text.find('"given"')
    at = text.find(name, max(given, 0))
    return at if at >= 0 else len(text)


def _canonical(table: Mapping[str, Any], names: tuple[str, ...]) -> str:
    renamed = json.loads(_renamed(json.dumps(table, ensure_ascii=False), names))
    return json.dumps(renamed, ensure_ascii=False, sort_keys=True)


def _renamed(text: str, names: tuple[str, ...]) -> str:
    if not names:
        return text
    longest = sorted(names, key=len, reverse=True)
    known = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")
    return known.sub(lambda one: f"carta {names.index(one[0]) + 1}", text)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()

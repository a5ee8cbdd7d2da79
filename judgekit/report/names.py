"""Texts of scenarios as print takes them: on one line, without characters that cannot be seen, cut where too long."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from judgekit.engine.game import Game
from judgekit.engine.trace import Step

LONGEST_NAME = 60
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_KEPT = {"\u200c", "\u200d"}  # joiners that some scripts need
_COPY = re.compile(r"(?P<name>.+)#(?P<number>\d{1,4})", re.DOTALL)


def line(text: str) -> str:
    """The text on one line; what cannot be seen (controls, direction marks) shows as �."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    spaced = "".join(" " if c.isspace() else c for c in text)
    return " ".join("".join(map(_seen, spaced)).split())


def paragraphs(text: str) -> tuple[str, ...]:
    """The lines of a clause, each on its own."""
    return tuple(one for one in map(line, text.split("\n")) if one)


class Names:
    """What the cards of one table are called in print; `cut` holds the whole of those that were too long."""

    def __init__(self, labels: Iterable[str], abilities: Mapping[str, int]) -> None:
        self.cut: dict[str, str] = {}
        self._printed = {label: self._name(label) for label in labels}
        self._abilities = abilities

    @classmethod
    def of(cls, game: Game) -> "Names":
        """The names of the cards on a table."""
        state = game.state
        counted = {label: len(state.objects[one].card.abilities) for label, one in state.current.items()}
        return cls(state.current, counted)

    def said(self, value: Any) -> Any:
        """A message's argument as print says it: cards and abilities by name, whatever holds them."""
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Mapping):
            return {key: self.said(one) for key, one in value.items()}
        if isinstance(value, list | tuple | set | frozenset):
            return [self.said(one) for one in value]
        return value

    def name(self, label: str) -> str:
        """A card's printed name, or an ability's (`Silphymon/2`)."""
        if label in self._printed:
            return self._printed[label]
        card, slash, number = label.rpartition("/")
        if slash and card in self._printed:
            which = f"efecto {line(number)}" if self._abilities.get(card, 2) > 1 else "su efecto"
            return f"{self._printed[card]} ({which})"
        return self._name(label)

    def step(self, step: Step) -> Step:
        """A step with its cards as print calls them."""
        return replace(step, args=self.said(dict(step.args)), changes=[self.said(one) for one in step.changes])

    def _name(self, label: str) -> str:
        copy = _COPY.fullmatch(label)
        whole = line(f"{copy['name']} n.º {copy['number']}" if copy else label)
        if len(whole) <= LONGEST_NAME:
            return whole
        found = next((cut for cut, full in self.cut.items() if full == whole), None)
        if found is None:
            found = f"{whole[: LONGEST_NAME - 6].rstrip()}… [{len(self.cut) + 1}]"
            self.cut[found] = whole
        return found


def _seen(character: str) -> str:
    return "�" if unicodedata.category(character) in _UNSEEN and character not in _KEPT else character

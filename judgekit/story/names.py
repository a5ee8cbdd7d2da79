"""What the cards of a table are called: copies and abilities by a name that can be read, cut where too long."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.one_line import line
from judgekit.scenario import BLANK
from judgekit.story.phrases import say

LONGEST_NAME = 60
MANY = 5
"""So many copies of one card are told by the first and the last."""
NO_OPTION = "none"
"""What a scenario answers who takes none of the options."""
_COPY = re.compile(r"(?P<name>.+)#(?P<number>\d{1,4})", re.DOTALL)


def together(names: Iterable[str]) -> list[str]:
    """Names with the blank cards among them counted, last: «Agumon», «2 cartas»."""
    named = [*names]
    known = [one for one in named if not is_blank(one)]
    blanks = len(named) - len(known)
    return [*known, say("names.blanks", count=blanks)] if blanks else known


def is_blank(name: str) -> bool:
    """Is it a card that the table does not name, by its label or as it is printed?"""
    copies = (say("names.copy", name=BLANK, number=""), f"{BLANK}#")
    return name == BLANK or (name.startswith(copies) and name[-1].isdigit())


class Names:
    """What the cards of one table are called; `cut` holds the whole of those that were too long."""

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
        if isinstance(value, set | frozenset):
            return [self.said(one) for one in sorted(value, key=str)]
        if isinstance(value, list | tuple):
            return [self.said(one) for one in value]
        return value

    def run(self, labels: Sequence[str]) -> Sequence[str]:
        """Many copies of one card, numbered on, as «32 cartas, de Recluta a Recluta n.º 32»; others as they are."""
        first, *others = labels or ("",)
        if len(labels) < MANY or others != [f"{first}#{number}" for number in range(2, len(labels) + 1)]:
            return labels
        return [say("names.run", count=len(labels), first=self.name(first), last=self.name(labels[-1]))]

    def name(self, label: str) -> str:
        """A card's printed name, or an ability's (`Silphymon/2`)."""
        if label in self._printed:
            return self._printed[label]
        card, slash, number = label.rpartition("/")
        if slash and (card in self._printed or number.isdecimal()):
            which = "names.ability" if self._abilities.get(card, 2) > 1 else "names.only_ability"
            return say(which, card=self._printed.get(card) or self._name(card), number=line(number))
        return say("names.none") if label == NO_OPTION else self._name(label)

    def step(self, step: Step) -> Step:
        """A step with its cards as print calls them."""
        return replace(step, args=self.said(dict(step.args)), changes=[self.said(one) for one in step.changes])

    def _name(self, label: str) -> str:
        copy = _COPY.fullmatch(label)
        whole = line(say("names.copy", **copy.groupdict()) if copy else label)
        if len(whole) <= LONGEST_NAME:
            return whole
        found = next((cut for cut, full in self.cut.items() if full == whole), None)
        if found is None:
            found = f"{whole[: LONGEST_NAME - 6].rstrip()}… [{len(self.cut) + 1}]"
            self.cut[found] = whole
        return found


class Labels(Names):
    """Every card by its label, as scenarios write it."""

    def __init__(self) -> None:
        super().__init__((), {})

    def said(self, value: Any) -> Any:
        """The value as it is."""
        return value

    def name(self, label: str) -> str:
        """The label."""
        return label

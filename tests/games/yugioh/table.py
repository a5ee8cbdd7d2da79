"""A Yu-Gi-Oh! table in a few words, for tests: the cards of the bank by name, moves, answers."""

from collections.abc import Mapping, Sequence
from typing import Any

from judgekit.bank import shipped_bank
from judgekit.engine.choice import Choice, Move
from judgekit.engine.model import Card, Zone
from judgekit.engine.value import Value
from judgekit.games import game_as_read
from judgekit.games.yugioh.game import Yugioh
from judgekit.scenario.loading import bank_cards

CARDS = bank_cards(shipped_bank() / "yugioh", Yugioh)
SET = {"facedown": True, "played": 1}
Board = Mapping[str, Sequence[Card | str | tuple[Card | str, Mapping[str, Value]]]]


class Players:
    """Make the moves in order, and the responses as soon as they are asked for; answer by the choice's name."""

    def __init__(self, moves: Sequence[Move], answers: Mapping[str, str]) -> None:
        self._moves, self._answers, self.asked = list(moves), answers, []

    def move(self) -> Move | None:
        return self._moves.pop(0) if self._moves else None

    def respond(self, player: str, *, later: str = "") -> Move | None:
        if not self._moves or not self._moves[0].responds or self._moves[0].player != player:
            return None
        return self._moves.pop(0)

    def forced(self, choice: Choice) -> None:
        """Nothing to decide."""

    def choose(self, choice: Choice) -> tuple[int, ...]:
        self.asked.append((choice.player, choice.name))
        keys = [one.key for one in choice.options]
        if choice.name in self._answers:
            return (keys.index(self._answers[choice.name]),)
        return tuple(range(choice.least))


def monster(name: str = "Monstruo", **printed: Value) -> Card:
    return Card(name, {"name": name, "type": "monster", "level": 4, "atk": 1000, "def": 1000} | printed)


def played(
    board: Board,
    *moves: tuple[str, str, dict[str, Any]],
    answers: Mapping[str, str] | None = None,
    readings: Mapping[str, str] | None = None,
    **facts: Value,
) -> Yugioh:
    """Play moves `(player, verb, words)`, all attempts, from {"A monsters": [card, (card, marks)]}.

    A verb that begins with «>» is a response.
    """
    made = [Move(p, verb.lstrip(">"), words, tries=True, responds=verb[0] == ">") for p, verb, words in moves]
    cls = game_as_read("yugioh", frozenset((readings or {}).items()))
    table = cls(Players(made, answers or {}))
    for name, value in ({"turn": "A", "turn_number": 3, "phase": "main 1"} | facts).items():
        table.state.set(value, name.replace("_", " "))
    for where, cards in board.items():
        for one in cards:
            lay(table, where, one)
    table.play()
    assert isinstance(table, Yugioh)
    return table


def lay(table: Any, where: str, one: Card | str | tuple[Card | str, Mapping[str, Value]]) -> None:
    player, zone = where.split(maxsplit=1)
    card, marks = one if isinstance(one, tuple) else (one, {})
    card = CARDS[card] if isinstance(card, str) else card
    taken = sum(label.split("#")[0] == card.name for label in table.state.current)
    table.state.add(card.name if not taken else f"{card.name}#{taken + 1}", card, player, Zone(player, zone), marks)


def zone(table: Yugioh, player: str, name: str) -> list[str]:
    return [one.label for one in table.zone(player, name)]


def verdicts(table: Yugioh) -> list[str]:
    """What each attempt came to: "legal", or the clauses that forbid it."""
    return [" ".join(one.removeprefix("yugioh:") for one in clauses) or "legal" for clauses in table.attempts]


def order(table: Yugioh) -> list[str]:
    """The effects that resolved, in order."""
    return [str(step.args["ability"]) for step in table.trace.steps if step.key == "resolve"]


def clauses(table: Yugioh, key: str) -> set[str]:
    """The clauses of the steps with this key."""
    return {one.removeprefix("yugioh:") for step in table.trace.steps if step.key == key for one in step.clauses}

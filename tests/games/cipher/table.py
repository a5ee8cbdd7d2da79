"""A Cipher table in a few words, for tests: cards by name, moves, answers."""

from collections.abc import Mapping
from typing import Any

from judgekit.engine.choice import Choice, Move
from judgekit.engine.model import Ability, Card, Zone
from judgekit.engine.value import Value
from judgekit.games.cipher.game import Cipher


class Answers:
    """Makes the moves one by one; answers by the choice's name and passes, or takes the first, where it has none."""

    def __init__(self, moves: tuple[Move, ...], answers: Mapping[str, str]) -> None:
        self._moves, self._answers, self.asked = iter(moves), answers, []

    def move(self) -> Move | None:
        return next(self._moves, None)

    def respond(self, player: str, *, later: str = "") -> Move | None:
        return None

    def forced(self, choice: Choice) -> None:
        """Nothing to decide."""

    def choose(self, choice: Choice) -> tuple[int, ...]:
        self.asked.append((choice.player, choice.name))
        keys = [one.key for one in choice.options]
        if choice.name in self._answers:
            return (keys.index(self._answers[choice.name]),)
        return (len(keys) - 1,) if choice.skips else tuple(range(choice.least))


def card(name: str, *effects: Ability, **printed: Any) -> Card:
    values: dict[str, Value] = {"name": name, "cost": 1, "power": 50, "support": 10, "range": "1"} | printed
    values = {key: frozenset(value) if isinstance(value, list) else value for key, value in values.items()}
    return Card(name, {key: value for key, value in values.items() if value is not None}, effects)


def played(
    zones: Mapping[str, list[tuple[Card, Mapping[str, Value]] | Card]],
    *moves: tuple[str, str, dict[str, Any]],
    phase: str = "action",
    turn: str = "A",
    number: int = 3,
    answers: Mapping[str, str] | None = None,
    game: type[Cipher] = Cipher,
) -> Cipher:
    """Play moves `(player, verb, words)` from a board given as {"A vanguard": [card, (card, marks)]}; all are attempts."""
    made = tuple(Move(player, verb, words, tries=True) for player, verb, words in moves)
    table = game(Answers(made, answers or {}))
    for name, value in {"turn": turn, "turn number": number, "phase": phase}.items():
        table.state.set(value, name)
    for where, cards in zones.items():
        player, zone = where.split()
        for one in cards:
            printed, marks = one if isinstance(one, tuple) else (one, {})
            taken = sum(label.split("#")[0] == printed.name for label in table.state.current)
            label = printed.name if not taken else f"{printed.name}#{taken + 1}"
            table.state.add(label, printed, player, Zone(player, zone), marks)
    table.play()
    return table


def zone(table: Cipher, player: str, name: str) -> list[str]:
    return sorted(one.label for one in table.zone(player, name))


def verdicts(table: Cipher) -> list[str]:
    """What each attempt came to: "legal", or the clauses that forbid it."""
    return [" ".join(one.removeprefix("cipher:") for one in clauses) or "legal" for clauses in table.attempts]

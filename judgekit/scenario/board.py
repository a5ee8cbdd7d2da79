"""The board that a scenario gives: its cards get their names, and are found among those that were declared."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.value import Value
from judgekit.scenario.description import Given, Lying, PlayerGiven
from judgekit.scenario.model import Board, Placed
from judgekit.shapes.refusal import hint, refuse


def lay(given: Given, game: type[Game], cards: Mapping[str, Card]) -> Mapping[str, Board]:
    """The players' boards; raises UserError at a card that nobody declared or a name that is taken."""
    dealer = _Dealer(cards, game.players)
    laid = {player: dealer.board(one) for player, one in given.boards.items()}
    return {player: laid.get(player, Board({}, {})) for player in game.players}


def facts(given: Given) -> Mapping[str, Value]:
    """The facts of the game, such as the phase."""
    said = {"turn": given.turn, "turn number": given.turn_number, "phase": given.phase, **given.facts}
    return {name: value for name, value in said.items() if value is not None}


def labels(boards: Mapping[str, Board]) -> tuple[str, ...]:
    """The labels of all the cards on the table."""
    return tuple(one.label for board in boards.values() for zone in board.zones.values() for one in _deep(zone))


def _deep(placed: tuple[Placed, ...]) -> Iterator[Placed]:
    for one in placed:
        yield one
        yield from _deep(one.under)


class _Dealer:
    """Lays the cards of one scenario and names them: the second «Gazimon» is «Gazimon#2»."""

    def __init__(self, cards: Mapping[str, Card], players: Collection[str]) -> None:
        self._cards = cards
        self._seen: Counter[str] = Counter()
        self._taken = set(players)

    def board(self, given: PlayerGiven) -> Board:
        """One player's zones and counts."""
        zones = {name: tuple(self._placed(one) for one in lying) for name, lying in given.zones.items()}
        return Board(zones, given.counts)

    def _placed(self, lying: Lying) -> Placed:
        under = tuple(self._placed(one) for one in lying.under)
        return Placed(self._label(lying), self._card(lying), lying.marks, under, lying.owner, lying.origin)

    def _card(self, lying: Lying) -> Card:
        if lying.card not in self._cards:
            problem = f"la carta «{lying.card:.60}» no está en «cards» ni en cards.yaml"
            refuse(lying.origin.file, lying.origin, problem, hint([lying.card], tuple(self._cards)))
        return self._cards[lying.card]

    def _label(self, lying: Lying) -> str:
        name = lying.as_ or lying.card
        self._seen[name] += 1
        label = name if self._seen[name] == 1 else f"{name}#{self._seen[name]}"
        if label in self._taken:
            problem = f"el nombre «{label:.60}» ya es de otra carta o de un jugador; ponle otro con «as»"
            refuse(lying.origin.file, lying.origin, problem)
        self._taken.add(label)
        return label

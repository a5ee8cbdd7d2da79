"""The board that a scenario gives: its cards get their names, and are found among those that were declared."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import NoReturn

from judgekit.engine.effects.tokens import Make
from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.value import Value
from judgekit.scenario.card_check import parts
from judgekit.scenario.cards import blank
from judgekit.scenario.crowds import BLANK, MOST_CARDS, Crowd, crowd, unknown_mark
from judgekit.scenario.description import Given, Lying, PlayerGiven
from judgekit.scenario.model import Board, Placed
from judgekit.shapes.refusal import hint, refuse

MOST_TOKENS = 20


def lay(given: Given, game: type[Game], cards: Mapping[str, Card]) -> Mapping[str, Board]:
    """The players' boards; raises UserError at a card that nobody declared or a name that is taken."""
    dealer = _Dealer(cards, game)
    laid = {player: dealer.board(one) for player, one in given.boards.items()}
    return {player: laid.get(player, Board({}, {})) for player in game.players}


def facts(given: Given) -> Mapping[str, Value]:
    """The facts of the game, such as the phase."""
    said = {"turn": given.turn, "turn number": given.turn_number, "phase": given.phase, **given.facts}
    return {name: value for name, value in said.items() if value is not None}


def placed(boards: Mapping[str, Board]) -> Iterator[Placed]:
    """All the cards on the table."""
    return (one for board in boards.values() for zone in board.zones.values() for one in _deep(zone))


def labels(boards: Mapping[str, Board]) -> tuple[str, ...]:
    """The labels of all the cards on the table, and of the Tokens that their texts may make."""
    numbers = ("", *(f"#{number}" for number in range(2, MOST_TOKENS + 1)))
    return (*(one.label for one in placed(boards)), *(f"{name}{one}" for name in _tokens(boards) for one in numbers))


def names(boards: Mapping[str, Board]) -> Collection[str]:
    """The names of all the cards on the table, as printed, and of the Tokens that their texts may make."""
    return {*(one.card.name for one in placed(boards)), *_tokens(boards)}


def _tokens(boards: Mapping[str, Board]) -> tuple[str, ...]:
    texts = (ability for one in placed(boards) for ability in one.card.abilities)
    return tuple(dict.fromkeys(part.named for text in texts for part in parts(text) if isinstance(part, Make)))


def _deep(zone: tuple[Placed, ...]) -> Iterator[Placed]:
    for one in zone:
        yield one
        yield from _deep(one.under)


class _Dealer:
    """Lays the cards of one scenario and names them: the second «Gazimon» is «Gazimon#2»."""

    def __init__(self, cards: Mapping[str, Card], game: type[Game]) -> None:
        self._cards = cards
        self._game = game
        self._seen: Counter[str] = Counter()
        self._taken = set(game.players)

    def board(self, given: PlayerGiven) -> Board:
        """One player's zones and counts."""
        zones = {name: tuple(self._all(lying)) for name, lying in given.zones.items()}
        return Board(zones, given.counts)

    def _all(self, lying: tuple[Lying, ...]) -> Iterator[Placed]:
        for one in lying:
            found = crowd(one.card, self._cards, self._game.marks)
            if found is None:
                yield self._placed(one, self._card(one), one.as_ or one.card)
            else:
                yield from self._crowd(one, found)

    def _crowd(self, lying: Lying, found: Crowd) -> Iterator[Placed]:
        """So many cards alike; raises UserError for too many, and for what only one card can have."""
        if lying.as_ or lying.under:
            self._refuse(lying, "un «as» y un «under» son de una carta sola: ponla aparte")
        if found.many > MOST_CARDS - len(self._taken):
            self._refuse(lying, f"son demasiadas cartas: en la mesa caben {MOST_CARDS}")
        named = replace(lying, card=found.name) if found.name else lying
        card = self._card(named) if found.name else self._blank
        marked = replace(named, marks={**lying.marks, found.mark: found.has_mark} if found.mark else lying.marks)
        for _ in range(found.many):
            yield self._placed(marked, card, card.name)

    @cached_property
    def _blank(self) -> Card:
        """A card of which nothing matters."""
        return blank(BLANK, self._game)

    def _placed(self, lying: Lying, card: Card, name: str) -> Placed:
        under = tuple(self._all(lying.under))
        return Placed(self._label(lying, name), card, lying.marks, under, lying.owner, lying.origin)

    def _card(self, lying: Lying) -> Card:
        if mark := unknown_mark(lying.card, self._game.marks) if lying.card not in self._cards else "":
            problem = f"«{mark:.60}» no es una marca de este juego"
            refuse(lying.origin.file, lying.origin, problem, hint([mark], self._game.marks))
        if lying.card not in self._cards:
            problem = f"la carta «{lying.card:.60}» no está en «cards» ni en cards.yaml"
            refuse(lying.origin.file, lying.origin, problem, hint([lying.card], tuple(self._cards)))
        return self._cards[lying.card]

    def _label(self, lying: Lying, name: str) -> str:
        self._seen[name] += 1
        label = name if self._seen[name] == 1 else f"{name}#{self._seen[name]}"
        if label in self._taken:
            self._refuse(lying, f"el nombre «{label:.60}» ya es de otra carta o de un jugador; ponle otro con «as»")
        self._taken.add(label)
        return label

    def _refuse(self, lying: Lying, problem: str) -> NoReturn:
        refuse(lying.origin.file, lying.origin, problem)

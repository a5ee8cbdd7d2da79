"""Whether there are as many cards in a Deck as an effect is sure to draw, to excavate, or to move from its top."""

from collections import Counter
from collections.abc import Iterable, Iterator

from judgekit.engine.effects.flow import Draw, EachPlayer, Gain, Opponent
from judgekit.engine.effects.objects import Choose, Move, ToObjects
from judgekit.engine.effects.piles import MoveTop, Reveal, Top
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.rule import Illegal, guard
from judgekit.games.yugioh.foreseen import surely_done
from judgekit.games.yugioh.second_parts import GOES, SecondParts

FromTheTop = Draw | MoveTop | Top


def _how_many(one: FromTheTop) -> int:
    """How many leave a Deck by it, 0 where it is only known later or they leave another zone."""
    many = one.draw if isinstance(one, Draw) else one.move_top if isinstance(one, MoveTop) else one.top
    return many if isinstance(many, int) and getattr(one, "of", "deck") == "deck" else 0


def _leaves_decks_alone(one: Effect) -> bool:
    """Is it sure that no Deck grows by it, nor has another card to find?"""
    if isinstance(one, Move):
        return one.to != "deck"
    return isinstance(one, Choose | Gain) or (isinstance(one, ToObjects) and one.kind in GOES)


class DeckEnough(SecondParts):
    """Drawing, excavating, and sending from the top of a Deck."""

    def decks_are_enough(self, at: Resolution) -> None:
        """Look at what is sure to be taken from each Deck; what must be activated is activated all the same."""
        taken = Counter[str]()
        for player, many in () if self.is_used_anyway(at) else self._taken(at.ability.instructions, at):
            taken[player] += many
            self.enough_in_the_deck(player, taken[player], at)

    def _taken(self, effects: Iterable[Effect], at: Resolution) -> Iterator[tuple[str, int]]:
        """By whose Deck how many are taken, until something is done by which a Deck may grow."""
        for one in surely_done(effects):
            match one:
                case Draw() | MoveTop() | Top():
                    yield from ((player, _how_many(one)) for player in self.who(one.player, at))
                case Reveal(privately=False, of="deck") if isinstance(one.reveal, int):
                    yield self.who(one.player, at)[0], one.reveal
                    return
                case EachPlayer():
                    yield from (each for player in self.players for each in self._taken(one.each_player, at.of(player)))
                    return
                case Opponent():
                    yield from self._taken(one.opponent, at.of(self.opponent(at.controller)))
                    return
                case _ if not _leaves_decks_alone(one):
                    return

    @guard("2.13.4.1", considered="enough in the deck")
    def enough_in_the_deck(self, player: str, many: int, at: Resolution) -> None:
        """What a text counts is done whole: with fewer cards in the Deck it is not activated."""
        if many > len(self.zone(player, "deck")):
            raise Illegal("deck too short", player=player, ability=at.instance.label)

"""What the document leaves open: where it contradicts itself, or sends the reader to a section that is missing."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.engine.fact import Fact, Unit
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import Illegal, rule
from judgekit.engine.state import Bucket
from judgekit.engine.value import whole
from judgekit.games.lorcana.abilities import Abilities
from judgekit.games.lorcana.bag import Bag
from judgekit.games.lorcana.playing import Playing
from judgekit.games.lorcana.state_check import GameStateCheck
from judgekit.games.lorcana.turn import Turn
from judgekit.games.lorcana.turn_actions import Inking
from judgekit.games.spoken import readings


@dataclass(frozen=True, slots=True)
class Round(Fact):
    """How many times the bag has been looked into."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class Resolving(Fact):
    """The actions whose effect is resolved before they enter play."""

    actions: tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class InPlayAsTurnBegan(Fact):
    """What the active player had in play as the turn began."""

    characters: tuple[Unit, ...]


def round_of(game: Bag) -> int:
    """The round of the bag."""
    return (game.state.fact(Round) or Round()).number


def begin_round(game: Bag, number: int) -> None:
    """What triggers from now on comes in this round."""
    game.record(Round(number))


def next_round(game: Bag) -> int:
    """The one after the oldest of those that wait."""
    return whole(min(game.state.waiting)[0]) + 1


def several_rounds(game: Bag) -> bool:
    """Does anything wait that came in another round?"""
    return len({bucket[0] for bucket in game.state.waiting}) > 1


class ActiveOrdersAll(Bag):
    """3.2.2.3 to the letter: the active player resolves every ability of the bag."""

    def bucket(self, instance: Instance) -> Bucket:  # noqa: ARG002 - one bucket for all
        """The bag is one heap."""
        return (0,)

    @rule("3.2.2.3", considered="nobody else in the bag")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """The active player says which goes next, whoever it belongs to."""
        return self.picked_by(self.turn_player, instances)


class InRounds(Bag):
    """1.8.3: what was in the bag when it began to be emptied goes before what was added meanwhile."""

    def bucket(self, instance: Instance) -> Bucket:
        """The round in which it came, and the turn order in each."""
        return (round_of(self), *super().bucket(instance))

    @rule("1.8.3", considered="nobody else in the bag")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """What triggers from now on waits for the next round."""
        if several_rounds(self):
            self.say("this round first", abilities=[one.label for one in instances])
        begin_round(self, next_round(self))
        return super().pick(instances)


class NewestFirst(Bag):
    """1.7.2: what an effect brings about is dealt with before going on with what was waiting."""

    def bucket(self, instance: Instance) -> Bucket:
        """The newest first, and the turn order among those of one moment."""
        return (-round_of(self), *super().bucket(instance))

    @rule("1.7.2", considered="nobody else in the bag")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """What triggers from now on goes before all that waits."""
        if several_rounds(self):
            self.say("newest first", abilities=[one.label for one in instances])
        begin_round(self, round_of(self) + 1)
        return super().pick(instances)


class StartingPlayerFirst(GameStateCheck):
    """2.1.3: the turn order begins with the starting player, whose turn it may not be."""

    @rule("2.1.3")
    def order_of_conditions(self) -> tuple[str, ...]:
        """With two players every odd turn is the starting player's."""
        order = self.in_turn_order()
        found = order if self.turn_number % 2 else tuple(reversed(order))
        self.say("starting player first", player=found[0])
        return found


class WardsOffEveryone(Abilities):
    """The example says that Ward prevents being chosen, and does not say by whom."""

    @rule("1.7.7/ejemplo-2")
    def wards_off(self, obj: Obj, player: str | None) -> bool:  # noqa: ARG002
        """Nobody may choose the character, not even its player."""
        return True


class ResolvesBeforeEntering(Playing):
    """5.4.1.2: the effect, then the Play zone, then the discard."""

    @rule("5.4.1.2")
    def action_enters(self, card: Obj, player: str) -> None:  # noqa: ARG002
        """The card stays where it is while its effect is resolved."""
        self.record(Resolving((*self.resolving, Unit(card.unit))))
        self.cite()

    @property
    def resolving(self) -> tuple[Unit, ...]:
        """The actions whose effect is being resolved, where they were played from."""
        now = self.state.fact(Resolving)
        return now.actions if now else ()

    @rule("5.4.1.2", considered="left play already")
    def action_leaves(self, label: str) -> None:
        """Only then does it pass through the Play zone."""
        card = self.card(label)
        if card.unit in self.resolving:
            self.put(card, "play")
        super().action_leaves(label)


class DrySinceTheTurnBegan(Turn):
    """1.7.5 and 5.1.1.12: a character is dry if it was in play when the turn began."""

    def ready_step(self, player: str) -> None:
        """Remember who was there."""
        self.record(InPlayAsTurnBegan(tuple(Unit(one.unit) for one in self.field(player))))
        super().ready_step(player)

    @rule("1.7.5", considered="dry already")
    def dries(self, character: Obj) -> None:
        """A character that came during the Ready step goes on drying until the next turn."""
        began = self.state.fact(InPlayAsTurnBegan)
        if began and character.unit not in began.characters:
            self.say("came this turn", card=character)
            return
        super().dries(character)


class EachBelleGivesOne(Inking):
    """4.2.3.1: each source gives one additional card a turn, however often it comes back."""

    @rule("4.2.3.1")
    def additional_ink(self, player: str, done: int) -> bool:  # noqa: ARG002
        """The first source that has not given its card this turn gives it now."""
        active = tuple(self.permits("additional ink", player))
        fresh = [one.at.instance.label for one in active if not self.used(one.at.instance.label)]
        if active and not fresh:
            raise Illegal("additional ink used", player=player, amount=len(active))
        if fresh:
            self.use_up(fresh[0])
            self.say("additional ink", player=player, amount=len(fresh))
        return bool(fresh)


READINGS = readings(Path(__file__).with_suffix(".yaml"), globals())

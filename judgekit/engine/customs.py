"""What documents settle once for every instruction: how cards are drawn, shown, searched for, played and used."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from judgekit.engine import happenings
from judgekit.engine.actions import Actions
from judgekit.engine.choice import Option
from judgekit.engine.model import Card, Effect, Obj, Resolution, Wanted, Zone
from judgekit.engine.value import Value


class Customs(Actions):
    """The kernel's own way of each; a game whose document says it otherwise decorates its own with the clause."""

    @abstractmethod
    def follow_instructions(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Run instructions in order; the game's loop does."""

    def choose_objects(
        self,
        player: str,
        wanted: Iterable[Obj],
        name: str,
        *,
        least: int = 1,
        most: int = 1,
        at: Resolution | None = None,
    ) -> tuple[Obj, ...]:
        """Ask a player for objects."""
        return self.ask_for(Wanted(player, tuple(wanted), name, least, most, at))

    def ask_for(self, wanted: Wanted) -> tuple[Obj, ...]:
        """What the player takes; those that may not be chosen are listed with the clauses that exclude them."""
        player, name, at, options = wanted.player, wanted.name, wanted.at, list[Option]()
        excluded = dict(self.out_of_reach(player, wanted.objects, name, at) if at else ())
        source = at.source.id if at else None
        for obj in wanted.objects:
            by = excluded.get(obj.label) or self.prohibition(happenings.Choose(obj.id, player, source))
            if by is None:
                options.append(Option(obj.label, obj.id))
            else:
                excluded[obj.label] = by
        most = min(wanted.most, len(options))
        least = min(wanted.least, most)
        taken = self.choose(player, "target", name, options, least=least, most=most, excluded=tuple(excluded.items()))
        return tuple(self.state.objects[one.value] for one in taken)

    def out_of_reach(
        self,
        player: str,  # noqa: ARG002 - games look at all of it
        wanted: Sequence[Obj],  # noqa: ARG002
        name: str,  # noqa: ARG002
        at: Resolution,  # noqa: ARG002
    ) -> Iterable[tuple[str, tuple[str, ...]]]:
        """What players often ask for and a text does not reach: labels, each with the clauses that say so."""
        return ()

    def draw(self, event: happenings.Draw) -> bool:
        """A player draws: all the cards at once, unless a document says that they are drawn one by one."""
        return self.do(event) is not None

    def draw_one_by_one(self, event: happenings.Draw) -> bool:
        """Each card is an event of its own, after the one before."""
        one = event.saying({"amount": None})
        done = [self.do(one) for _ in range(event.cards)]
        return any(done)

    def plays_by_effect(self, card: Obj, at: Resolution, said: str) -> str:  # noqa: ARG002 - games look at the card
        """Who plays a card by an effect: whom it says or, where that is "", whoever controls the effect."""
        return said or at.controller

    def use_by_effect(self, card: Obj, at: Resolution) -> bool:
        """Use a card, or its ability, by an effect; only in games whose texts say so."""
        raise NotImplementedError

    def as_many_as_there_are(self, wanted: int, there: int) -> int:
        """How many cards are taken from an end of a zone where so many are there."""
        return min(wanted, there)

    def as_many_to_choose(self, wanted: int, there: int, player: str, at: Resolution) -> int:  # noqa: ARG002
        """How many a player chooses where a text asks for more than there are: those, unless a document says none."""
        return there

    def fewest_of_up_to(self, at: Resolution) -> int:  # noqa: ARG002
        """How many a player takes at least of «up to» so many: none, unless a game says otherwise."""
        return 0

    def leaves_out(self, ways: tuple[str, ...], at: Resolution) -> bool:  # noqa: ARG002
        """Of several ways, may those that would do nothing not be picked? Only where a document says so."""
        return False

    def finds_nobody_for(self, effects: Sequence[Effect], at: Resolution) -> bool:  # noqa: ARG002
        """Do they begin by looking for what is not there, or may not be taken? Only where a game looks."""
        return False

    def look_at(self, player: str, cards: Sequence[Obj], zone: str) -> None:
        """A player looks at cards that nobody else sees."""
        self.say("looks", actor=player, cards=list(cards), **_at(zone))

    def show(self, player: str, cards: Sequence[Obj], zone: str) -> None:
        """A player shows cards to everybody: those at an end of a zone, or of no zone in particular, ""."""
        self.say("reveals", actor=player, cards=list(cards), **_at(zone))

    def marks_as_laid(self, card: Card, zone: Zone, marks: Mapping[str, Value]) -> Mapping[str, Value]:  # noqa: ARG002
        """The marks of a card that is given in a zone, with those that cannot be otherwise."""
        return marks

    def least_to_find(self, most: int, at: Resolution, *, anything: bool) -> int:  # noqa: ARG002 - games look at them
        """How many cards whoever searches has to find, of as many as there are; `anything` where any card will do."""
        return most

    def find(self, at: Resolution, wanted: Sequence[Obj], name: str, *, least: int, most: int) -> tuple[Obj, ...]:
        """Whoever searches says which of the cards that it could be are found."""
        return self.choose_objects(at.controller, wanted, name, least=least, most=most, at=at)

    def show_found(self, player: str, cards: Sequence[Obj]) -> None:
        """Whoever searched shows what was found."""
        self.say("finds" if cards else "finds nothing", actor=player, cards=list(cards))

    def each_does(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Every player follows the same instructions as their controller, the turn player first."""
        done = False
        for player in self.in_turn_order():
            self.say("does their part", actor=player, ability=at.instance.label)
            part = Resolution(replace(at.instance, controller=player), dict(at.bound))
            done = self.follow_instructions(effects, part) or done
        return done


def _at(zone: str) -> dict[str, Any]:
    return {"zone": zone} if zone else {}

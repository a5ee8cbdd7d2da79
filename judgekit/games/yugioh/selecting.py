"""What an effect looks for as it resolves: as many as it says must be there, then and as it is activated."""

from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields

from judgekit.engine.abilities import Triggered
from judgekit.engine.different import at_best
from judgekit.engine.effects.flow import OneOf
from judgekit.engine.effects.objects import Choose, ToObjects
from judgekit.engine.effects.piles import Search
from judgekit.engine.filters import Filter, Target, Viewpoint, plain
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.engine.said import speaks_of
from judgekit.engine.targets import EVENT_CARDS
from judgekit.engine.terms import number
from judgekit.games.yugioh.adding import Adding
from judgekit.games.yugioh.chance_verbs import Roll, Toss
from judgekit.games.yugioh.events import Destroy
from judgekit.games.yugioh.foreseen import surely_done
from judgekit.games.yugioh.going import GOING
from judgekit.games.yugioh.sending import OVER
from judgekit.games.yugioh.spells_traps import LASTING

Seeking = Choose | Search


class Selecting(Adding):
    """Whether what an effect chooses without targeting is there, and what is counted as it is activated."""

    _uncounted = ""

    def as_many_to_choose(self, wanted: int, there: int, player: str, at: Resolution) -> int:
        """Who has an effect chooses as many as it says; the other player gives what there is."""
        if not there or player != at.controller or at.cause == "cost":
            return there
        return self.whole_or_nothing(wanted, there, at)

    @rule("2.13.4.1", considered="as many as it says")
    def whole_or_nothing(self, wanted: int, there: int, at: Resolution) -> int:
        """What a text counts is done whole: with fewer it is not done."""
        self.say("fewer than it says", wanted=wanted, there=there, ability=at.instance.label)
        return 0

    def fewest_of_up_to(self, at: Resolution) -> int:  # noqa: ARG002
        """«Up to» begins at 1: what is done (2.13.4.1) is done to one at least. A reading says otherwise."""
        return 1

    @contextmanager
    def not_counting(self, label: str) -> Iterator[None]:
        """What is asked inside does not see this card: it is being activated, and not there yet."""
        before, self._uncounted = self._uncounted, label
        try:
            yield
        finally:
            self._uncounted = before

    def matching(self, wanted: Filter, at: Viewpoint) -> tuple[Obj, ...]:
        """The objects that pass a filter."""
        found = super().matching(wanted, at)
        return tuple(one for one in found if one.label != self._uncounted) if self._uncounted else found

    def targets(self, target: Target, at: Resolution) -> tuple[Obj, ...]:
        """Those that are meant; a card of a single use that does something to all does it to all the others."""
        if (told := self._told_of(target, at)) is not None:
            return tuple(one for number in told if (one := self.as_it_was_brought(number, at)))
        found = super().targets(target, at)
        if target == "event" and not found:
            return self.where_it_was_brought(at)
        if isinstance(target, Filter) and self._one_is_missing(target, at):
            return ()
        if not isinstance(target, Filter) or not self.is_in_use(at.source):
            return found
        itself = any(one.word == "self" for one in plain(target.is_))
        return found if itself else tuple(one for one in found if one.label != at.source.label)

    def _one_is_missing(self, target: Filter, at: Resolution) -> bool:
        """Does it join several that it was to choose, of which one was not there? Then it is done to none of them."""
        names = [one.word for one in plain(target.is_) if not one.negated and one.word in at.bound]
        missing = [name for name in names if at.bound[name] == ()]
        if len(names) < 2 or not missing:
            return False
        sought = (one for one in surely_done(at.ability.instructions) if isinstance(one, Choose) and not one.up_to)
        asked = any(one.as_ in missing for one in sought)
        return asked and not self.whole_or_nothing(len(names), len(names) - len(missing), at)

    def _told_of(self, target: Target, at: Resolution) -> tuple[int, ...] | None:
        """Those that a text waited for, its own card too where it is told of its going; None where others are meant."""
        if target == EVENT_CARDS:
            return tuple(at.bound.get(EVENT_CARDS, ()))
        gone = self._gone_by_it(at) if target in {"card", "event card"} else None
        if gone is None or target == "event card":
            return None if gone is None else (gone.id,)
        own = at.event and at.source.id in {at.event.subject, gone.id, self.state.became.get(gone.id)}
        return (at.source.id,) if own else None

    def _gone_by_it(self, at: Resolution) -> Obj | None:
        return self.concerned(at.event) if at.event and at.event.kind in GOING else None

    def as_it_was_brought(self, number: int, at: Resolution) -> Obj | None:
        """One that a text waited for: as it lies, or where that very event brought it, and nothing since.

        A Token that has left the field is nowhere (5.1.2.1).
        """
        found = self._brought_there(number, at)
        return None if found and found.zone.name == self.outside else found

    def _brought_there(self, number: int, at: Resolution) -> Obj | None:
        was = self.was(number)
        if was is None or self.live(number) or at.event is None or at.event.kind not in GOING:
            return self.follow(number, at)
        became, there = self.state.became, was.zone.name == self.goal(at.event)
        while not there and number in became:
            number = became[number]
            there = getattr(self.was(number), "unit", 0) != was.unit
        return self.follow(number, at)

    def where_it_was_brought(self, at: Resolution) -> tuple[Obj, ...]:
        """What left with the very event that a text waits for is «that card» where it went, and nowhere else."""
        gone = self._gone_by_it(at)
        now = self.state.objects.get(self.state.became.get(gone.id, 0)) if gone else None
        return (now,) if now and not self.is_field(now) else ()

    def is_in_use(self, card: Obj) -> bool:
        """Is it a Spell or Trap that is there for its own effect alone?"""
        return card.zone.name == "spells" and not self.is_monster(card) and self.icon(card) not in LASTING

    def finds_what_it_seeks(self, at: Resolution) -> None:
        """An effect that is sure to search or to choose needs as many as it says; raises Illegal where they are not."""
        done, given = self.is_used_anyway(at), set[str]()
        for one in surely_done(at.ability.instructions):
            if isinstance(one, Seeking) and not self.knows_not_yet(one, given - at.bound.keys()):
                if is_in_deck(one):
                    self.finds_something(one, at)
                elif not done and self.lacks(one, at):
                    self.those_there_may_come(self._there(one, at), one.as_, at)
                    self.has_nobody_to_choose(at)
            elif not done and self.is_in_vain(one, given - at.bound.keys(), at):
                self.has_nobody_to_choose(at)
            done = done or not isinstance(one, Choose | Roll | Toss)
            given.update([one.as_] if isinstance(one, Seeking) else [])

    def is_used_anyway(self, at: Resolution) -> bool:
        """Is it activated whether its player wants it or not? A card of a single use never is."""
        obliged = isinstance(at.ability, Triggered) and not at.ability.may
        return obliged and not self.is_in_use(at.source)

    def is_in_vain(self, one: Effect, names: Container[str], at: Resolution) -> bool:
        """Does each way of it lack what it looks for, or is it done to whoever fits, which nobody does?"""
        if isinstance(one, OneOf):
            return one.as_ not in at.bound and self._lacks_all(one, at)
        if isinstance(one, ToObjects) and one.target == "event" and one.kind == Destroy.kind:
            return all(each.zone.name in OVER for each in one.meant(self, at))
        if not isinstance(one, ToObjects) or not isinstance(one.target, Filter):
            return False
        known = not speaks_of(one, names)
        return known and not any(one.may_happen_to(each) for each in one.meant(self, at))

    @guard("5.2.6")
    def finds_something(self, sought: Seeking, at: Resolution) -> None:
        """An effect that searches the Deck needs the cards there that it could find."""
        if self.lacks(sought, at):
            self.those_there_may_come(self._there(sought, at), sought.as_, at)
            self.those_there_may_be_added(self._there(sought, at), sought.as_, at)
            raise Illegal("nothing to search", ability=at.instance.label)

    @guard("2.13.4.1", considered="somebody to choose")
    def has_nobody_to_choose(self, at: Resolution) -> None:
        """What an effect begins with has to be possible as it is activated, wherever it looks for it."""
        raise Illegal("nobody to choose", ability=at.instance.label)

    def lacks(self, sought: Seeking, at: Resolution) -> bool:
        """Are there fewer than it says, or does it say none?"""
        many = number(sought.count, self, at)
        least = min(1, many) if sought.up_to else many
        return many < 1 or at_best(self._that_fit(sought, at), sought, self) < least

    def _lacks_all(self, several: OneOf, at: Resolution) -> bool:
        """Does each of them begin by looking for what is not there, or with what is done to nobody?"""
        return all(self.finds_nobody_for(effects, at) for effects in several.one_of.values())

    def finds_nobody_for(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Do they begin by looking for what is not there or may not be taken, or with what is done to nobody?"""
        one = next(surely_done(effects), None)
        if isinstance(one, Seeking):
            return not self.knows_not_yet(one, ()) and self.lacks(one, at)
        return one is not None and self.is_in_vain(one, (), at)

    def _that_fit(self, sought: Seeking, at: Resolution) -> Sequence[Obj]:
        there = self._there(sought, at)
        vain = self.in_vain_for(there, sought.as_, at)
        return tuple(one for one in there if one.label not in vain)

    def _there(self, sought: Seeking, at: Resolution) -> Sequence[Obj]:
        if isinstance(sought, Choose):
            return self.matching(sought.choose, at)
        return tuple(one for one in sought.options(self, at) if one.label != self._uncounted)

    @staticmethod
    def knows_not_yet(sought: Seeking, names: Container[str]) -> bool:
        """Does it speak of what is only chosen as it resolves, or is it somebody else's choice?"""
        if isinstance(sought, Choose) and (sought.by != "you" or sought.among is not None):
            return True
        own = (getattr(sought, one.name) for one in fields(sought) if one.name != "as_")
        return any(speaks_of(one, names) for one in own)


def is_in_deck(sought: Seeking) -> bool:
    """Is it looked for in the Deck alone?"""
    return isinstance(sought, Search) or sought.choose.zones == ("deck",)

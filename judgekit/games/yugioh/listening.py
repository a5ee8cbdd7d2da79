"""Clauses 2.5.6.1 and 2.13.4.1: the moment that a text names, and no other."""

from dataclasses import replace

from judgekit.engine.abilities import Pattern, Triggered
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.events import Listener
from judgekit.engine.filters import Filter
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.engine.said import speaks_of
from judgekit.games.yugioh import events
from judgekit.games.yugioh.included import Included
from judgekit.games.yugioh.unaffected import CONTINUOUS_EFFECT

STAYING = ("spells", "field spell", "pendulum")
"""Where a card lies that stays for the sake of its effects; a Trap that is a monster lies elsewhere."""


class Listening(Included):
    """What is nearly the moment of a text is not it."""

    def sees(self, listener: Listener, event: Event) -> bool:
        """Is this the moment that the text names? What is nearly so is looked at by the clause of its kind."""
        if self.answers_an_activation(listener.obj, listener.ability) or _came_later(listener, event):
            return False
        if self._came_by_it(listener, event):
            return False
        if super().sees(listener, event):
            return not (self._leaves_out(listener, event) and self.no_flip_effect(listener))
        if not self._waits_for_the_like(listener, event):
            return False
        set_ = listener.obj.mark("facedown")
        return not (self.set_card_waits_on(listener) if set_ else self.not_the_moment(listener))

    def _leaves_out(self, listener: Listener, event: Event) -> bool:
        """Is it turned up by what lets no Flip Effect be activated, and would this be one?"""
        unflipped = isinstance(event, events.TurnFaceUp) and event.unflipped and event.subject == listener.obj.id
        return unflipped and self.is_kind(listener.obj, "flip")

    @rule("2.5.7.2", considered="flip effects left out")
    def no_flip_effect(self, listener: Listener) -> bool:
        """What turns a monster up may say that its Flip Effect is not activated: then it is not."""
        self.spares("flip effect left out", ability=listener.label)
        return True

    def still_waits(self, one: Continuous) -> bool:
        """What binds a card that stays to another is a Continuous Effect of it, and works while that does.

        What is left for a card to do, or to be done to it, wherever it lies is not done where it has gone since.
        """
        if self.card(one.at.source.label).since >= one.since and speaks_of(one.payload.do, {"card"}):
            return False
        if one.payload.keyword != CONTINUOUS_EFFECT:
            return True
        card = self.live(one.at.source.id)
        with self.trace.looking:
            return card is not None and not (self._has_no_effects(card, one.at) and self.binds_nobody())

    def still_sustains(self, at: Resolution) -> bool:
        """Nor does what such a card does for as long as it lies there last while its effects do not work."""
        card = self.follow(at.source.id, at) if super().still_sustains(at) else None
        stays = card is not None and card.zone.name in STAYING
        if card is None or not (stays or at.ability.keyword == CONTINUOUS_EFFECT):
            return card is not None
        with self.trace.looking:
            return not (self._has_no_effects(card, at) and (self.binds_nobody() if stays else self.works_no_longer()))

    def _has_no_effects(self, card: Obj, at: Resolution) -> bool:
        found = dict(self.abilities(card))
        label = at.instance.label
        return not self.is_active(card) or self.is_without(card, label, at.ability) or label not in found

    @rule("2.15.3.1")
    def binds_nobody(self) -> bool:
        """Effects of a card that stays last while they work: negated, or face down, it neither falls nor fells."""
        return True

    @rule("2.5.3.1")
    def works_no_longer(self) -> bool:
        """A Continuous Effect of a monster works while it lies face up with its effects, and so does what it bound."""
        return True

    def _came_by_it(self, listener: Listener, event: Event) -> bool:
        """Is it what becomes of this very card that brings it to the zone where it waits for that of others?"""
        ability, subject = listener.ability, event.subject
        if not isinstance(ability, Triggered) or not ability.zone or subject is None:
            return False
        return self.state.became.get(subject) == listener.obj.id and not any(map(_of_itself, ability.when))

    @rule("2.5.6.1", considered="another moment")
    def not_the_moment(self, listener: Listener) -> bool:
        """A Trigger Effect is activated at the moment that its text names: not where, by whom or from where differs."""
        self.spares("not its moment", ability=listener.label)
        return True

    @rule("2.13.4.1", "2.15.1", considered="another moment")
    def set_card_waits_on(self, listener: Listener) -> bool:
        """A Set card waits for what its text says must happen first, and for nothing else."""
        self.spares("not its moment", ability=listener.label)
        return True

    def _waits_for_the_like(self, listener: Listener, event: Event) -> bool:
        if not isinstance(listener.ability, Triggered) or listener.floating is not None:
            return False
        at = Resolution(
            Instance(0, listener.label, listener.obj.controller, listener.obj, listener.ability, event=event)
        )
        return any(self.fits(_loosely(one, event), event, at) for one in listener.ability.when)


def _came_later(listener: Listener, event: Event) -> bool:
    """Was it not there yet when what has resolved now was activated?"""
    return isinstance(event, events.Resolved) and listener.obj.since > event.link


def _of_itself(pattern: Pattern) -> bool:
    """Does it speak of its own card, which goes to where it is told of that?"""
    return pattern.of is None or bool(pattern.of.is_ or pattern.of.any_of)


def _loosely(pattern: Pattern, event: Event) -> Pattern:
    """The same event, of its own card or of somebody's on that side, however it came about."""
    of = None if pattern.of is None else _of_that_side(pattern.of)
    to = pattern.to if isinstance(event, events.Phase) else ()
    return replace(pattern, of=of, by=None, cause=(), amount=(), from_=(), to=to)


def _of_that_side(of: Filter) -> Filter:
    return type(of)(controller=of.controller, is_=of.is_)

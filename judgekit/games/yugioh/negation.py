"""Negating: an activation or an effect (4.6.3), and attacks."""

from dataclasses import replace

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated, StateTriggered, Static, Triggered
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.history import ThisTurn
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.rule import applies, forbids, rule
from judgekit.engine.said import parts
from judgekit.games.yugioh import events
from judgekit.games.yugioh.cards import summons_itself
from judgekit.games.yugioh.facts import OpenAttack
from judgekit.games.yugioh.going import LEAVING, names_its_card
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.priority import Priority
from judgekit.games.yugioh.sure import CANNOT_BE_NEGATED, SURE
from judgekit.games.yugioh.unaffected import CONTINUOUS_EFFECT

NEGATED = frozenset({"negated", "silenced"})
"""Without effects on the field; and without any, in the Graveyard too, whoever was beaten by a monster that says so."""


class Negation(Priority):
    """What a negated link loses."""

    def ban_on(self, event: Event) -> Ban | None:
        """What forbids an event: nothing negates what a text says cannot be negated."""
        ban = super().ban_on(event)
        if ban is not None:
            return ban
        if isinstance(event, events.Negate):
            link = next((one for one in self.links if one.id == event.link), None)
            if link is not None and link.ability.keyword == CANNOT_BE_NEGATED:
                return Ban(self.text_forbids(), link.label)
            sure = self.sure_by(self.was(link.source.id), event.part) if link else None
        else:
            negates = isinstance(event, happenings.Mark) and event.mark in NEGATED
            sure = self.sure_by(self.live(event.subject), "effect") if negates else None
        return Ban(self.text_forbids(), sure.at.instance.label) if sure else None

    def affects(self, one: Continuous, obj: Obj) -> bool:
        """Does a continuous effect reach the object? None takes effects that cannot be negated."""
        found = super().affects(one, obj)
        return found and not (one.op == "silence" and self.sure_by(obj, "effect"))

    def is_kept(self, ability: Ability) -> bool:
        """A Continuous Effect of which its text says that it cannot be negated, and what is no effect of the field."""
        if isinstance(ability, Static):
            return ability.keyword == CANNOT_BE_NEGATED
        if speaks_of_its_leaving(ability):
            return self.used_where_it_goes()
        return is_activated(ability) and self.activated_all_the_same()

    @rule("4.6.3", considered="activated all the same")
    def activated_all_the_same(self) -> bool:
        """Not the activation is negated but the effect: what is activated is, and comes to nothing as it resolves."""
        return True

    def is_without(self, card: Obj, label: str, ability: Ability) -> bool:
        """Is this effect of a card that lies face up on the field negated?"""
        if ability.keyword == CANNOT_BE_NEGATED:
            return False
        return any(card.mark(one) for one in NEGATED) or self.is_silenced(card, label)

    @rule("2.2.7.1", considered="used where it goes")
    def used_where_it_goes(self) -> bool:
        """What a card says of its own leaving is used where it has gone, whatever kept it from working on the field."""
        return True

    def is_negated(self, obj: Obj, ability: Ability) -> bool:
        """Does it not work: on the field, or wherever a battle has brought the monster with its effects negated?"""
        if obj.mark("silenced") and ability.keyword != CANNOT_BE_NEGATED:
            return True
        return bool(obj.mark("negated")) and not self.is_kept(ability)

    def sure_by(self, obj: Obj | None, part: str) -> Continuous | None:
        """The text by which the activation, or the effects, of this card cannot be negated."""
        if obj is None:
            return None
        found = (one for one in self.continuous(SURE) if one.payload.what in {part, "both"})
        return next((one for one in found if one.is_on(self) and one.reaches(obj, self)), None)

    @applies(events.Negate, "4.6.3")
    def apply_negate(self, event: events.Negate) -> None:
        """The link that was answered is negated."""
        links = [self._negated(one, event) if one.id == event.link else one for one in self.links]
        for one in self.state.stack:
            self.state.off_stack(one)
        self.state.put_on_stack(*links)
        if any(one.id == event.link and one.negated == "activation" for one in links):
            self.never_activated(event)

    @rule("4.6.3")
    def never_activated(self, event: events.Negate) -> None:
        """What waits for an activation that was negated, or counts them, has nothing to wait for: there was none."""
        self._forget(event.link)
        self._release(event.link)
        for link in self.links:
            if link.id == event.link and str(link.ability.once_per_turn).startswith("activation "):
                self.give_back_use(self.counted_as(Resolution(link)))
        for bucket, waiting in tuple(self.state.waiting.items()):
            for one in tuple(waiting.values()):
                if isinstance(one.event, events.Activate) and one.event.link == event.link:
                    self.state.take(bucket, one)
                    self.say("never activated", ability=one.label, actor=one.controller)

    def _forget(self, link: int) -> None:
        """What the turn remembers of activations does without this one."""
        if (memory := self.state.fact(ThisTurn)) is not None:
            left = (one for one in memory.events if not (isinstance(one, events.Activate) and one.link == link))
            self.record(replace(memory, events=tuple(left)))

    def _release(self, link: int) -> None:
        """What may not be done «in the turn in which you activate it», nor may have been, may be done after all."""
        for number, one in tuple(self.state.floating.items()):
            used = one.at.instance
            asked = parts((used.ability.if_, used.ability.condition))
            if one.op == "forbid" and used.id == link and one.payload in asked:
                self.state.sink(number)

    def _negated(self, link: Link, event: events.Negate) -> Link:
        return replace(link, negated=self.negated_part(event.part))

    def negated_part(self, part: str) -> str:
        """What is negated is what the card says: the activation, or the effect alone. A reading overrides it."""
        return part

    @applies(events.NegateAttack, "5.2.5")
    def apply_negate_attack(self, event: events.NegateAttack) -> None:  # noqa: ARG002 - there is one attack
        """An attack that is stopped was declared all the same, and nobody has battled."""
        self.stop_attack()

    @forbids(events.NegateAttack, "5.2.5", considered="it attacks")
    def it_does_not_attack(self, event: events.NegateAttack) -> bool:
        """Only the attack of a monster that attacks can be stopped."""
        return not self.subject(event).mark("attacking")

    @forbids(events.NegateAttack, "5.2.10", considered="it lies face up")
    def it_attacks_no_more(self, event: events.NegateAttack) -> bool:
        """What lies face down counts as Set and attacks nobody: its attack is over, and there is none to negate."""
        return bool(self.subject(event).mark("facedown"))

    def stop_attack(self) -> None:
        """Nobody is attacking any more."""
        for obj in tuple(self.field()):
            for name in ("attacking", "attacked"):
                if obj.mark(name):
                    self.mark(self.card(obj.label), name, False)
        self.erase(OpenAttack)
        if self.phase == "battle":
            self.begin_step("battle")


def is_activated(ability: Ability) -> bool:
    """Is it an effect that is activated, from where its card lies?"""
    triggers = isinstance(ability, Triggered | StateTriggered) and ability.keyword != CONTINUOUS_EFFECT
    return triggers or (isinstance(ability, Activated) and not summons_itself(ability))


def speaks_of_its_leaving(ability: Ability) -> bool:
    """Is it set off by the leaving of its own card, and by nothing else?"""
    if not isinstance(ability, Triggered) or ability.zone or ability.keyword == CONTINUOUS_EFFECT:
        return False
    return all(one.event in LEAVING and names_its_card(one) for one in ability.when)

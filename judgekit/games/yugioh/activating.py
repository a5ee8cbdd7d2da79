"""Activating a card or an effect: the conditions, the cost, the targets, and the link that it becomes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from judgekit.engine.abilities import Activated, Pattern, Resolves, Triggered, Would
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import Modify, SetTo, StepIn
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Card, Condition, Effect, Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.engine.terms import All, InStep
from judgekit.engine.using import Step
from judgekit.games.yugioh import events
from judgekit.games.yugioh.cards import summons_itself
from judgekit.games.yugioh.feasibility import Feasibility
from judgekit.games.yugioh.links import Link, as_link
from judgekit.games.yugioh.spells_traps import LASTING
from judgekit.games.yugioh.sure import NO_ANSWER

NOTHING = Resolves(())
CALCULATION = "calculation"
DAMAGE_STEPS = ("damage", CALCULATION)
"""The Damage Step, and the moment of it at which some effects say that they are used."""
WHAT = ("effect", "card")
"""What is activated: the effect of a card, or the card itself."""
POINTS = frozenset({"atk", "def"})
HANDS = ("hand", "spells", "field spell")
SPENT: Mapping[object, str] = {
    True: "used this turn",
    "one of these": "used this turn",
    "while face up": "used while face up",
    "per chain": "used this chain",
    "per chain by name": "used this chain by name",
    "per duel": "used this duel",
    "activation per duel": "used this duel",
    "twice": "used so often",
    "three times": "used so often",
    "twice by name": "used so often by name",
    "three times by name": "used so often by name",
}
"""How it is told that the use that a text allows is gone, by its limit."""


class Activating(Feasibility):
    """From a card to a link of the Chain."""

    @action("activate", "4.7.2", machinery=True)
    def activate(self, player: str, card: Obj, effect: int = 0) -> None:
        """Whoever has priority, or was given the chance, activates a card or the effect of one."""
        label, ability = self.chosen_effect(card, effect)
        self.possesses(player, card)
        self.may_activate(player)
        if self.links and self.is_to_be_left_alone(self.links[-1]):
            self.may_answer_it(player, self.links[-1], card, ability)
        self.answers(self.spell_speed(card, ability))
        self.in_the_damage_step(card, ability)
        of_the_card = self.is_of_the_card(card, ability)
        if of_the_card:
            self.timing_of_card(player, card)
            if waited := self.moment_of(card, label, ability):
                self.names_what_it_answers(Resolution(self.instance_of(card, waited[0], waited[1], player)), waited[1])
            card = self.lay(player, card)
        else:
            self.is_face_up(card, ability)
            self.timing_of_effect(player, ability)
        self.announce(self.instance_of(card, label, ability, player), by_card=of_the_card)

    def moment_of(self, card: Obj, label: str, ability: Ability) -> tuple[str, Triggered] | None:
        """What it is activated at, with its label: a card of a single use does nothing without the moment it names."""
        if isinstance(ability, Triggered):
            return label, ability
        if ability is not NOTHING or self.icon(card) in LASTING:
            return None
        named = ((name, one) for name, one in self.abilities(card) if isinstance(one, Triggered) and not one.zone)
        return next(named, None)

    def is_to_be_left_alone(self, link: Link) -> bool:
        """Does a text say of anybody that they may not answer it?"""
        return bool(link.ability.unanswered_by) or any(self.silences(link))

    def silences(self, link: Link) -> Iterator[Continuous]:
        """The texts of cards that keep players from answering this activation."""
        for one in self.continuous(NO_ANSWER):
            if link.activation and one.is_on(self) and self.fits(one.payload.no_answer_to, link.activation, one.at):
                yield one

    @guard("5.1.7.1", considered="may be answered")
    def may_answer_it(self, player: str, link: Link, card: Obj, ability: Ability) -> None:
        """The text of what was activated, or of another card, can keep players from answering it."""
        what = WHAT[self.is_of_the_card(card, ability)]
        answer = events.Activate(card.id, card.controller, card.id, "activation", what=what)
        if any(player in who and self.keeps_back(kept, answer, at) for who, kept, at in self.kept_silent_by(link)):
            raise Illegal("not to be answered", ability=link.label, player=player)

    def kept_silent_by(self, link: Link) -> Iterator[tuple[Sequence[str], Pattern | None, Resolution]]:
        """Whom its own text and those of other cards keep from answering it, with what, and whose text it is."""
        own = Resolution(link, dict(link.bound))
        yield self.who(str(link.ability.unanswered_by), own), link.ability.unanswered_with, own
        for one in self.silences(link):
            yield self.who(one.payload.player, one.at), one.payload.kept_back, one.at

    def keeps_back(self, kept: Pattern | None, answer: events.Activate, at: Resolution) -> bool:
        """Is it among those that a text keeps from answering: any, or such as it says?"""
        return kept is None or self.fits(kept, answer, at)

    def is_of_the_card(self, card: Obj, ability: Ability) -> bool:
        """Is it what a card does when it is activated, and no effect of one that lies there?"""
        return isinstance(ability, Resolves) or self.answers_an_activation(card, ability)

    def answers_an_activation(self, card: Obj, ability: Ability) -> bool:
        """Is it a card of a single use, not in use yet, whose text names the activation that it answers?"""
        if not isinstance(ability, Triggered) or self.is_monster(card) or self.is_active(card):
            return False
        return self.icon(card) not in LASTING and {one.event for one in ability.when} == {events.Activate.kind}

    def chosen_effect(self, card: Obj, number: int) -> tuple[str, Ability]:
        """The effect with this number, or the first that can be activated."""
        found = [one for one in self.usable(card) if not number or one[0] == f"{card.label}/{number}"]
        self.written_effect(card, found)
        return found[0] if found else (card.label, NOTHING)

    @guard("5.2.17")
    def written_effect(self, card: Obj, found: Sequence[tuple[str, Ability]]) -> None:
        """The effect of a card is what is written on it."""
        if not found:
            raise Illegal("no such effect", subject=card)

    def usable(self, card: Obj) -> list[tuple[str, Ability]]:
        """What could be activated of a card where it is: the card itself, or the effects that it has."""
        written = self.abilities(card)
        if self.is_monster(card) or self.is_active(card) or card.zone.name not in HANDS:
            return [one for one in written if isinstance(one[1], Activated) and not summons_itself(one[1])]
        return [one for one in written if self.is_of_the_card(card, one[1])] or [(card.label, NOTHING)]

    def is_active(self, card: Obj) -> bool:
        """Is it a card that lies face up on the field?"""
        return self.is_field(card) and not card.mark("facedown")

    @guard("5.2.11")
    def possesses(self, player: str, card: Obj) -> None:
        """A player uses the cards that they control, or that are in their hand, Graveyard and so on."""
        if card.controller != player:
            raise Illegal("not yours", subject=card, player=player)

    @guard("2.2.7.1")
    def is_face_up(self, card: Obj, ability: Ability) -> None:
        """An effect is used where its text works; not while the card is face down."""
        if not self.functions(card, ability):
            raise Illegal("effect does not work", subject=card)

    def timing_of_effect(self, player: str, ability: Ability) -> None:
        """Is it the moment for this effect of a card that is face up?"""
        if isinstance(ability, Activated) and ability.activate != "quick":
            self.ignition_in_main_phase(player)

    @guard("2.5.4.1")
    def ignition_in_main_phase(self, player: str) -> None:
        """An Ignition Effect is declared in one's own Main Phase."""
        if player != self.turn_player or not self.phase_lets(1):
            raise Illegal("not own main phase", player=player)

    def in_step(self, name: str) -> bool:
        """Is it this step? The damage calculation is in the Damage Step."""
        return super().in_step(name) or (name == "damage" and self.step == CALCULATION)

    def in_the_damage_step(self, card: Obj, ability: Ability) -> None:
        """What the Damage Step lets be activated. Raises Illegal where it does not."""
        if self.step not in DAMAGE_STEPS or (_names_this_step(ability, self.step) and self.its_text_lets_it(card)):
            return
        self.before_calculation_only(card)
        self.fits_the_damage_step(card, ability)

    @rule("5.1.7.1")
    def its_text_lets_it(self, card: Obj) -> bool:
        """What names a moment of the Damage Step is used then: the text of a card prevails over the rules."""
        self.say("allowed by a card", subject=card)
        return True

    @guard("4.2.2.1", considered="before calculation")
    def before_calculation_only(self, card: Obj) -> None:
        """In the Damage Step cards are activated only until damage calculation begins."""
        if self.stage in {"calculating", "calculated", "ending"}:
            raise Illegal("after damage calculation", subject=card)

    @guard("4.2.2.1", considered="allowed in the damage step")
    def fits_the_damage_step(self, card: Obj, ability: Ability) -> None:
        """In the Damage Step only Counter Traps and what changes ATK or DEF directly may be activated."""
        if self.is_trap(card) and self.icon(card) == "counter" and self.counter_traps_fit():
            return
        if not any(_changes_points(one) for one in ability.instructions):
            raise Illegal("not in the damage step", subject=card)

    @rule("4.2.2.1", considered="counter traps fit")
    def counter_traps_fit(self) -> bool:
        """Counter Traps are among the few that the Damage Step lets be activated."""
        return True

    def announce(self, instance: Instance, *, by_card: bool = False) -> None:
        """Meet the conditions, pay, choose targets, declare the activation and put it on the Chain."""
        self.declare(self.use_at_will(instance), by_card=by_card)

    def instance_of(self, card: Obj, label: str, ability: Ability, player: str) -> Instance:
        """What is activated; it remembers which activation it answers."""
        answered = self.links[-1].activation if self.links else None
        return Instance(self.state.fresh_id(), label, player, card, ability, event=answered)

    def steps_of_use(self) -> tuple[Step, ...]:
        """Costs are paid before targets are chosen, and an effect must be able to do what it says."""
        before = (self.condition_met, self.use_allowed, self.is_wanted, self.use_counted, self.cost_paid)
        return (*before, self.targets_chosen, self.can_be_followed)

    def cause_of_paying(self, at: Resolution) -> str:
        """What is done in place of something else is no cost of anything: the effect does it."""
        return "effect" if isinstance(at.ability, Would | StepIn) else super().cause_of_paying(at)

    def may_step_in(self, at: Resolution) -> bool:
        """What makes an activation illegal keeps an effect from stepping in."""
        try:
            return super().may_step_in(at)
        except Illegal:
            return False

    def condition_met(self, at: Resolution) -> bool:
        """Has it no condition, or does what it writes hold?"""
        conditions = [one for one in (at.ability.if_, at.ability.condition) if one]
        return not conditions or self.meets_condition(at)

    @guard("2.13.4.1", considered="activation that it names")
    def names_what_it_answers(self, at: Resolution, ability: Triggered) -> None:
        """The text of a card that answers an activation says which."""
        answered = at.event
        if answered is None or not any(self.fits(one, answered, at) for one in ability.when):
            raise Illegal("condition not met", ability=at.instance.label)

    def meets_condition(self, at: Resolution) -> bool:
        """The conditions of activation that a card writes must be met."""
        self.condition_of_monster(at) if self.is_monster(at.source) else self.condition_of_card(at)
        return True

    @rule("2.13.4.1", considered="activation condition holds")
    def condition_of_card(self, at: Resolution) -> None:
        """The text of a Spell or Trap says under which conditions it is activated; itself it does not count yet."""
        lasts = self.icon(at.source) in LASTING and not isinstance(at.ability, Resolves)
        with self.not_counting("" if lasts else at.source.label):
            self._conditions_hold(at)

    @rule("2.2.7.1", considered="effect condition holds")
    def condition_of_monster(self, at: Resolution) -> None:
        """The text of a monster says how its effects are used."""
        self._conditions_hold(at)

    def _conditions_hold(self, at: Resolution) -> None:
        for condition in (None if _held_at_its_moment(at.instance) else at.ability.if_, at.ability.condition):
            if condition is not None and not condition.holds(self, at):
                raise Illegal("condition not met", ability=at.instance.label)

    def has_use_left(self, at: Resolution) -> bool:
        """Once per turn is once."""
        self.use_of_monster(at) if self.is_monster(at.source) else self.use_of_card(at)
        return True

    @rule("2.13.4.1", considered="use of the card left")
    def use_of_card(self, at: Resolution) -> None:
        """The text of a Spell or Trap says how often it is used."""
        self._has_use_left(at)

    @rule("2.2.7.1", considered="use of the monster left")
    def use_of_monster(self, at: Resolution) -> None:
        """So does that of a monster."""
        self._has_use_left(at)

    def _has_use_left(self, at: Resolution) -> None:
        if not super().has_use_left(at):
            raise Illegal(SPENT.get(at.ability.once_per_turn, "used by name"), ability=at.instance.label)

    def goal(self, event: Event) -> str:
        """Where to; of an activation, if it is that of a card or of an effect."""
        return event.what if isinstance(event, events.Activate) else super().goal(event)

    def told_by(self, event: Event) -> Obj | None:
        """The object by which a filter tells an event; an activation, where its card lay before anything was paid."""
        return self.was(event.source) if isinstance(event, events.Activate) else super().told_by(event)

    def declare(self, used: Instance, *, by_card: bool) -> None:
        """Declare the activation; what forbids it makes it illegal."""
        source = self.card(used.source.label)
        event = self.activation_of(used, by_card=by_card)
        if self.propose(event) is None:
            raise Illegal("forbidden", subject=source)
        self.add_link(as_link(used, event, by_card=by_card))

    def activation_of(self, used: Instance, *, by_card: bool) -> events.Activate:
        """What is proposed when it is activated."""
        source = self.card(used.source.label)
        words = {"link": used.id, "ability": used.label, "speed": self.spell_speed(source, used.ability)}
        lay = self.where_it_lay(used, source)
        return events.Activate(source.id, used.controller, lay, "activation", what=WHAT[by_card]).saying(words)

    def where_it_lay(self, used: Instance, source: Obj) -> int:
        """As which object texts see what is activated: as it was before anything was paid, or as it is."""
        return used.source.id if isinstance(used.ability, Activated) else source.id

    @rule("4.5.6.2", machinery=True)
    def add_link(self, link: Link) -> None:
        """Each activation is a new link on top of the Chain."""
        because = () if link.because is None else (link.because,)
        number = len(self.links) + 1
        step = self.say("link", ability=link.label, number=number, actor=link.controller, because=because)
        with self.trace.under(step):
            self.spell_speed(self.card(link.source.label), link.ability)
            self.fits_the_phase(link, link.speed)
        self.state.put_on_stack(replace(link, because=step.id))


def _held_at_its_moment(instance: Instance) -> bool:
    """Was its «if» asked when what it waits for happened? A Phase lasts, so what is used in it is asked again."""
    if not isinstance(instance.ability, Triggered) or not instance.batch:
        return False
    return not isinstance(instance.event, events.Phase)


def _changes_points(effect: Effect) -> bool:
    match effect:
        case Modify():
            return effect.modify in POINTS
        case SetTo():
            return effect.set_ in POINTS
    return False


def _names_this_step(ability: Ability, step: str) -> bool:
    """Does it say that it is used in this part of the Damage Step, or at a moment of it?"""
    if isinstance(ability, Triggered) and any(one.event == events.Fight.kind for one in ability.when):
        return True
    return any(_is_in_this_step(one, step) for one in (ability.if_, ability.condition) if one is not None)


def _is_in_this_step(condition: Condition, step: str) -> bool:
    match condition:
        case InStep():
            return step in condition.step and set(condition.step) <= set(DAMAGE_STEPS)
        case All():
            return any(_is_in_this_step(one, step) for one in condition.all_)
    return False


@cache
def is_used_at_the_calculation(card: Card) -> bool:
    """Does an effect of the card say that it is used during damage calculation?"""
    used = (one for one in card.abilities if isinstance(one, Activated | Resolves))
    return any(_names_this_step(one, CALCULATION) for one in used)

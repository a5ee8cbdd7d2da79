"""Activating a card or an effect: the conditions, the cost, the targets, and the link that it becomes."""

from abc import abstractmethod
from dataclasses import replace

from judgekit.engine.abilities import Activated, Resolves
from judgekit.engine.effects.continuous import Modify, SetTo
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Ability, Effect, Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.card_verbs import Search, SpecialSummon
from judgekit.games.yugioh.costs import PAYING
from judgekit.games.yugioh.spells_traps import SpellsTraps

NOTHING = Resolves(())
HANDS = ("hand", "spells", "field spell")


class Ritual(Effect):
    """The instruction of a Ritual Spell, which knows whether it can be followed."""

    @abstractmethod
    def is_possible(self, game: Game, at: Resolution) -> bool:
        """Is its monster in the hand, and are there enough Tributes?"""


class Activating(SpellsTraps):
    """From a card to a link of the Chain."""

    @action("activate", "4.7.2")
    def activate(self, player: str, card: Obj, effect: int = 0) -> None:
        """Whoever has priority, or was given the chance, activates a card or the effect of one."""
        label, ability = self.written_effect(card, effect)
        self.possesses(player, card)
        self.may_activate(player)
        self.answers(self.spell_speed(card, ability))
        self.in_the_damage_step(card, ability)
        if isinstance(ability, Resolves):
            self.timing_of_card(player, card)
            card = self.lay(player, card)
        else:
            self.is_face_up(card, ability)
            self.timing_of_effect(player, ability)
        self.announce(self.link_of(card, label, ability, player), by_card=isinstance(ability, Resolves))

    @rule("5.2.17")
    def written_effect(self, card: Obj, number: int) -> tuple[str, Ability]:
        """The effect of a card is what is written on it: this one, or the first that can be activated."""
        found = [one for one in self.usable(card) if not number or one[0] == f"{card.label}/{number}"]
        if not found:
            raise Illegal("no such effect", subject=card)
        return found[0]

    def usable(self, card: Obj) -> list[tuple[str, Ability]]:
        """What could be activated of a card where it is: the card itself, or the effects that it has."""
        written = self.abilities(card)
        if self.is_monster(card) or self.is_active(card) or card.zone.name not in HANDS:
            return [one for one in written if isinstance(one[1], Activated)]
        return [one for one in written if isinstance(one[1], Resolves)] or [(card.label, NOTHING)]

    def is_active(self, card: Obj) -> bool:
        """Is it a card that lies face up on the field?"""
        return self.is_field(card) and not card.mark("facedown")

    @rule("5.2.11")
    def possesses(self, player: str, card: Obj) -> None:
        """A player uses the cards that they control, or that are in their hand, Graveyard and so on."""
        if (card.controller if self.is_field(card) else card.owner) != player:
            raise Illegal("not yours", subject=card, player=player)

    @rule("2.2.7.1", "2.5.3.1")
    def is_face_up(self, card: Obj, ability: Ability) -> None:
        """An effect is used where its text works; not while the card is face down."""
        if not self.functions(card, ability):
            raise Illegal("effect does not work", subject=card)

    def timing_of_effect(self, player: str, ability: Ability) -> None:
        """Is it the moment for this effect of a card that is face up?"""
        if isinstance(ability, Activated) and ability.activate != "quick":
            self.ignition_in_main_phase(player)

    @rule("2.5.4.1")
    def ignition_in_main_phase(self, player: str) -> None:
        """An Ignition Effect is declared in one's own Main Phase."""
        if player != self.turn_player or not self.phase_lets(1):
            raise Illegal("not own main phase", player=player)

    def in_the_damage_step(self, card: Obj, ability: Ability) -> None:
        """What the Damage Step lets be activated. Raises Illegal where it does not."""
        if self.step == "damage":
            self.before_calculation_only(card)
            self.fits_the_damage_step(card, ability)

    @rule("4.2.2.1")
    def before_calculation_only(self, card: Obj) -> None:
        """In the Damage Step cards are activated only until damage calculation begins."""
        if self.state.value("battle") == "calculated":
            raise Illegal("after damage calculation", subject=card)

    @rule("4.2.2.1")
    def fits_the_damage_step(self, card: Obj, ability: Ability) -> None:
        """In the Damage Step only Counter Traps and what changes ATK or DEF directly may be activated."""
        if self.value(card, "type") == "trap" and self.icon(card) == "counter":
            return
        if not any(_changes_points(one) for one in ability.instructions):
            raise Illegal("not in the damage step", subject=card)

    def announce(self, instance: Instance, *, by_card: bool = False) -> None:
        """Meet the conditions, pay, choose targets, declare the activation and put it on the Chain."""
        at, ability = Resolution(instance, dict(instance.bound)), instance.ability
        self.condition_holds(ability, at)
        self.once_a_turn(ability, instance.label)
        self.pay_to_activate(ability, at)
        self.choose_targets(ability, at)
        self.finds_something(ability, at)
        self.summons_who_may_come(ability, at)
        self.ritual_is_possible(ability, at)
        self.declare(at, by_card=by_card)

    def link_of(self, card: Obj, label: str, ability: Ability, player: str) -> Instance:
        """The link that the activation will be; it remembers which activation it answers."""
        answered = self.state.stack[-1].bound.get("#event") if self.state.stack else None
        event = answered if isinstance(answered, Event) else None
        return Instance(self.state.fresh_id(), label, player, card, ability, event=event)

    @rule("2.13.4.1")
    def condition_holds(self, ability: Ability, at: Resolution) -> None:
        """The conditions of activation that a card writes must be met."""
        for name in ("if_", "condition"):
            condition = getattr(ability, name, None)
            if condition is not None and not condition.holds(self, at):
                raise Illegal("condition not met", ability=at.instance.label)

    @rule("5.1.7.1")
    def once_a_turn(self, ability: Ability, label: str) -> None:
        """What a card says of itself prevails: once per turn is once."""
        if not getattr(ability, "once_per_turn", False):
            return
        if self.used(label):
            raise Illegal("used this turn", ability=label)
        self.use_up(label)

    def choose_targets(self, ability: Ability, at: Resolution) -> None:
        """Choose the targets that the text asks for."""
        if isinstance(at.event, events.TurnFaceUp) and self.step == "damage":
            self.targets_of_a_flip(ability, at)
        else:
            self.targets_on_activation(ability, at)

    @rule("5.2.16")
    def targets_on_activation(self, ability: Ability, at: Resolution) -> None:
        """What stands before the semicolon is done on activation: without a target there is none."""
        self._choose_all(ability, at)

    @rule("4.2.4.1", "5.2.16")
    def targets_of_a_flip(self, ability: Ability, at: Resolution) -> None:
        """After an attack a Flip Effect targets what is left: nothing that damage calculation has destroyed."""
        self._choose_all(ability, at)

    def _choose_all(self, ability: Ability, at: Resolution) -> None:
        for one in getattr(ability, "targets", ()):
            if not one.run(self, at):
                raise Illegal("no target", ability=at.instance.label)

    @rule("5.2.6")
    def finds_something(self, ability: Ability, at: Resolution) -> None:
        """An effect that searches the Deck needs a card there that it could find."""
        for one in ability.instructions:
            if isinstance(one, Search) and not one.options(self, at):
                raise Illegal("nothing to search", ability=at.instance.label)

    @rule("2.11.8.1")
    def summons_who_may_come(self, ability: Ability, at: Resolution) -> None:
        """An effect is of no use to summon a monster that has not been summoned in its own way before."""
        for one in ability.instructions:
            if isinstance(one, SpecialSummon) and isinstance(one.special_summon, str):
                for obj in self.targets(one.special_summon, at):
                    if not self.may_come_by_effect(obj):
                        raise Illegal("not summoned properly", subject=obj)

    @rule("2.10.2.1", "2.10.1", "2.14.3.1")
    def ritual_is_possible(self, ability: Ability, at: Resolution) -> None:
        """A Ritual Spell needs its monster in the hand and the Tributes that it asks for."""
        for one in ability.instructions:
            if isinstance(one, Ritual) and not one.is_possible(self, at):
                raise Illegal("no ritual possible", ability=at.instance.label)

    def declare(self, at: Resolution, *, by_card: bool) -> None:
        """Declare the activation; what forbids it makes it illegal."""
        source = self.card(at.source.label)
        speed = self.spell_speed(source, at.instance.ability)
        words = {"link": at.instance.id, "ability": at.instance.label, "speed": speed}
        event = events.Activate(source.id, at.controller, source.id, "activation").saying(words)
        if self.propose(event) is None:
            raise Illegal("forbidden", subject=source)
        bound = {name: value for name, value in at.bound.items() if name != PAYING}
        bound |= {"#speed": speed, "#event": event, "#card": by_card}
        self.add_link(replace(at.instance, bound=bound), source)

    @rule("4.5.6.2")
    def add_link(self, link: Instance, card: Obj) -> None:
        """Each activation is a new link on top of the Chain."""
        because = () if link.because is None else (link.because,)
        number = len(self.state.stack) + 1
        step = self.say("link", ability=link.label, number=number, actor=link.controller, because=because)
        with self.trace.under(step):
            self.fits_the_phase(link, self.spell_speed(card, link.ability))
        self.state.put_on_stack(replace(link, because=step.id))


def _changes_points(effect: Effect) -> bool:
    named = getattr(effect, "modify", None) or getattr(effect, "set_", None)
    return isinstance(effect, Modify | SetTo) and named in {"atk", "def"}

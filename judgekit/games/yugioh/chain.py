"""Chapters 4.4, 4.5.6 and 5.1.5: the Chain is built link by link and resolves backwards, with no link in between."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from judgekit.engine.abilities import Activated
from judgekit.engine.effects.continuous import Later
from judgekit.engine.model import Ability, Effect, Instance, Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.engine.state import Bucket
from judgekit.games.yugioh import events
from judgekit.games.yugioh.feasibility import Ritual
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.selected import Selected
from judgekit.games.yugioh.sure import NEEDS_ITS_CARD


class Chain(Selected):
    """The discipline of the game."""

    _at_work: Link | None = None

    @rule("4.4.2", "4.4.3", procedure=True)
    def chance_to_answer(self) -> bool:
        """Before anything resolves the other player may answer, then the one who activated; until both pass."""
        return super().chance_to_answer()

    def answered(self, player: str) -> None:
        """Tell it: as an answer to a link, or as a use of priority."""
        if len(self.links) > 1:
            self.say("answered", actor=player, ability=self.links[-1].label)
        else:
            self.say("used priority", actor=player, phase=self.phase)

    def resolve_chain(self) -> None:
        """Link by link, and nothing is added meanwhile; of one alone there is no order to speak of."""
        place = -1 if len(self.links) == 1 or self.resolves_backwards() else 0
        while self.state.stack and not self.over:
            link = self.state.stack[place]
            self.state.off_stack(link)
            self.resolve(link)
            self.check_rules()

    @rule("4.5.6.2", "4.4.2", "4.4.1")
    def resolves_backwards(self) -> bool:
        """A complete Chain resolves from the last link down."""
        self.say("chain resolves", amount=len(self.state.stack))
        return True

    def resolve(self, instance: Instance) -> None:
        """A link resolves, unless it was negated; a card of a single use goes once it has."""
        assert isinstance(instance, Link)
        self.its_activation_resolves(instance)
        if instance.negated:
            self.comes_to_nothing(instance)
        elif self.has_lost_effects(instance):
            self.effects_are_negated(instance)
        elif not self.is_gone(instance):
            with self.trace.by(self.cited(("5.2.16",))), self._working_on(instance):
                self.carry_out(instance)
        if instance.by_card and instance.negated != "activation" and self.listeners().get(events.Resolved.kind):
            self.has_resolved(instance)
        self.after_link(instance)

    @rule("5.2.16", considered="a card has resolved")
    def has_resolved(self, link: Link) -> None:
        """What waits for a card to resolve hears of it then, and not when it was activated."""
        self.do(events.Resolved(link.source.id, link.controller, link.source.id, "effect", link=link.id))

    @contextmanager
    def _working_on(self, link: Link) -> Iterator[None]:
        self._at_work = link
        try:
            with self.looking_at_targets(link):
                yield
        finally:
            self._at_work = None

    def ability_at_work(self, source: Obj) -> Ability | None:
        """The ability of the link that resolves, where it is of this card."""
        link = self._at_work
        return link.ability if link and link.source.label == source.label else None

    def latest_first(self) -> tuple[Link, ...]:
        """The link that resolves, and then the Chain from its last one down."""
        at_work = (self._at_work,) if self._at_work else ()
        return (*at_work, *reversed(self.links))

    def begins_on(self, obj: Obj, at: Resolution) -> bool:
        """What an effect does not affect when it resolves, it does not affect later either."""
        return super().begins_on(obj, at) and self.kept_off_by(obj, at.source, at.ability) is None

    def has_lost_effects(self, link: Link) -> bool:
        """Does a text keep the card, face up on the field as it was, from having this effect?"""
        card = self.live(link.source.id)
        if card is None or not self.is_active(card) or link.label == card.label or isinstance(link.ability, Later):
            return False  # what was left to be done later is of an effect that has resolved
        return self.is_without(card, link.label, link.ability) or link.label not in dict(self.abilities(card))

    @rule("5.1.7.1")
    def effects_are_negated(self, link: Link) -> None:
        """The effects of a card that are negated when the link resolves do nothing: the text that negates prevails."""
        self.say("negated link", ability=link.label, actor=link.controller)

    def is_gone(self, link: Link) -> bool:
        """Has the card left that must lie face up on the field for the link to do anything?"""
        card = self.live(link.source.id)
        kind = self.lasting_kind(link.source)
        if card is not None and self.is_active(card):
            return False
        if link.ability.keyword == NEEDS_ITS_CARD:
            return self.text_wants_its_card(link)
        if not kind:
            return not self.needs_no_card(link)
        if self._was_used_elsewhere(link):
            return False
        must_be_there = {
            "trap": self.trap_must_be_there,
            "equipped trap": self.trap_must_be_there,
            "continuous": self.continuous_spell_must_be_there,
            "equip": self.equip_spell_must_be_there,
            "field": self.field_spell_must_be_there,
            "pendulum": self.scale_must_be_there,
        }
        return must_be_there[kind](link)

    def _was_used_elsewhere(self, link: Link) -> bool:
        """Had it left the field already when its effect was activated, as what waits to be sent or pays with itself?"""
        used = self.was(link.activation.subject) if link.activation else None
        return used is not None and not self.is_field(used)

    @rule("5.1.7.1")
    def text_wants_its_card(self, link: Link) -> bool:
        """A text can ask for its card face up on the field when the effect resolves, as declaring it would do else."""
        return self._gone(link)

    def needs_no_card(self, link: Link) -> bool:
        """What is done once resolves although its card has gone, or lies face down."""
        if isinstance(link.ability, Activated):
            return self.declaring_is_enough()
        if not link.by_card:
            return True
        return self.trap_resolves_once() if self.is_trap(link.source) else self.spell_resolves_once()

    @rule("2.5.4.1", considered="effect without its monster")
    def declaring_is_enough(self) -> bool:
        """To use the effect of a monster it is enough to declare it: the monster may have gone when it resolves."""
        return True

    @rule("2.14.2.1", considered="spell without its card")
    def spell_resolves_once(self) -> bool:
        """A Spell of a single use that was activated resolves: whoever destroys it in response stops nothing."""
        return True

    @rule("2.15.2.2", considered="trap without its card")
    def trap_resolves_once(self) -> bool:
        """Nor is a Trap of a single use stopped so."""
        return True

    @rule("2.14.4.1")
    def continuous_spell_must_be_there(self, link: Link) -> bool:
        """A Spell that stays has an effect while it is face up on the field: destroyed in response, it has none."""
        return self._gone(link)

    @rule("2.14.5.1")
    def equip_spell_must_be_there(self, link: Link) -> bool:
        """So has an Equip Spell."""
        return self._gone(link)

    @rule("2.14.6.1")
    def field_spell_must_be_there(self, link: Link) -> bool:
        """So has a Field Spell."""
        return self._gone(link)

    @rule("2.6.2")
    def scale_must_be_there(self, link: Link) -> bool:
        """So has a Pendulum card, as the Spell that it is in its zone."""
        return self._gone(link)

    @rule("2.15.3.1")
    def trap_must_be_there(self, link: Link) -> bool:
        """So has a Continuous Trap."""
        return self._gone(link)

    def _gone(self, link: Link) -> bool:
        self.say("gone from the field", ability=link.label, actor=link.controller)
        return True

    @rule("4.6.4")
    def comes_to_nothing(self, link: Link) -> None:
        """Nothing is done of a link that was negated."""
        self.say("negated link", ability=link.label, actor=link.controller)
        if any(isinstance(one, Ritual) for one in link.ability.instructions):
            self.no_ritual_without_activation(link)

    @rule("2.10.2.2")
    def no_ritual_without_activation(self, link: Link) -> None:
        """Monsters are Tributed only if the activation of the Ritual Spell succeeds."""
        self.say("nothing tributed", ability=link.label)

    def chain_of_triggers(self) -> None:
        """What triggered alone is a link like any other; several at the same time make a Chain of their own."""
        together = [one for bucket in self.ready() for one in self.state.waiting[bucket].values()]
        if len(together) == 1 or self.form_one_chain(together):
            super().chain_of_triggers()
        else:
            self.state.take(self.ready()[0], together[0])
            self.link_up(together[0])

    @rule("5.1.5.1")
    def form_one_chain(self, together: Sequence[Instance]) -> bool:
        """What triggered at the same time forms a Chain of its own."""
        self.say("special chain", abilities=[one.label for one in together])
        return True

    def turn_player_first(self, buckets: Sequence[Bucket]) -> Sequence[Bucket]:
        """Where both players have some, the turn player's go first."""
        return self.turn_player_links_first(buckets) if len(buckets) > 1 else buckets

    @rule("5.1.5.2")
    def turn_player_links_first(self, buckets: Sequence[Bucket]) -> Sequence[Bucket]:
        """The turn player's effects go into the Chain first."""
        self.say("turn player first", player=self.turn_player)
        return buckets

    def pick(self, instances: Sequence[Instance]) -> Instance:
        """The next of a player's effects that triggered at the same time."""
        with self.trace.by(self.cited(("5.1.5.2",))):
            return super().pick(instances)

    @rule("5.1.4.1")
    def both_in_turn(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """What both players do at the same time, the turn player does first."""
        return super().each_does(effects, at)

    def each_does(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Both players follow the same instructions."""
        return self.both_in_turn(effects, at)

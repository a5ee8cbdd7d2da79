"""Chapters 14.1, 14.2 and 15: declaring attacks, by the player's will or by an effect."""

from typing import Protocol

from judgekit.engine.altered import altered
from judgekit.engine.choice import Excluded, Option
from judgekit.engine.event import Event
from judgekit.engine.fact import Unit
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.table import OpenAttack, Table

AGAINST = ("digimon", "player")
"""Whom an attack is declared against, as the `to` of its event."""


class AttackText(Protocol):
    """What an effect that attacks says of its attack."""

    @property
    def only(self) -> str:
        """What it may attack: digimon, player or any."""

    @property
    def ignoring(self) -> tuple[str, ...]:
        """The limits that it sets aside."""

    @property
    def suspend(self) -> bool:
        """Does the attacker suspend?"""


class Attacks(Table):
    """One attack at a time; its steps are facts of the table."""

    def goal(self, event: Event) -> str:
        """Where to: an attack, against a player or a Digimon."""
        if isinstance(event, events.Attack):
            return AGAINST[event.target in self.players]
        return super().goal(event)

    @action("attack", "14.1.1", considered="attack is declared")
    def attack_by_hand(self, player: str, attacker: Obj, on: Obj | str) -> None:
        """The turn player attacks with an unsuspended Digimon of theirs."""
        self.must_have_turn(player)
        self.free_to_act(player)
        if attacker.controller != player:
            raise Illegal("not your Digimon", card=attacker)
        self.declare(attacker, on)

    def declare(
        self,
        attacker: Obj,
        on: Obj | str,
        *,
        ignoring: tuple[str, ...] = (),
        suspend: bool = True,
        cause: str = "action",
    ) -> None:
        """Attacker and target are looked at, and then declaring and suspending happen at the same time."""
        self.may_attack(attacker, suspend=suspend)
        self.obeys_limits(attacker, ignoring)
        self.require_target(attacker, on, ignoring, cause)
        name = on if isinstance(on, str) else on.label
        proposed: list[Event] = [events.Attack(attacker.id, attacker.controller, attacker.id, cause, target=name)]
        if suspend:
            proposed.append(events.Suspend(attacker.id, attacker.controller, attacker.id, "attack"))
        for event in proposed:
            self.is_not_stopped(event)
        self.do_all(proposed)

    @guard("14.1.1", considered="unsuspended Digimon")
    def may_attack(self, attacker: Obj, *, suspend: bool = True) -> None:
        """An unsuspended Digimon of the battle area attacks."""
        if attacker.zone.name != "battle" or self.value(attacker, "type") != "digimon":
            raise Illegal("no Digimon", card=attacker)
        if suspend and attacker.mark("suspended"):
            raise Illegal("suspended", card=attacker)

    @guard("15.2", considered="not played this turn")
    def obeys_limits(self, attacker: Obj, ignoring: tuple[str, ...]) -> None:
        """A Digimon that was played this turn does not attack, unless a text says so."""
        if not attacker.mark("played") or self.has(attacker, "Rush"):
            return
        if self.is_set_aside("attack when played", attacker, ignoring):
            return
        if attacker.mark("raised"):
            self.is_new_from_breeding(attacker)
        raise Illegal("played this turn", card=attacker)

    @guard("21.3")
    def is_new_from_breeding(self, attacker: Obj) -> None:
        """What was played in the breeding area this turn is still new after it has come up."""
        raise Illegal("played this turn", card=attacker)

    def require_target(self, attacker: Obj, on: Obj | str, ignoring: tuple[str, ...], cause: str) -> None:
        """Raise Illegal where it is no target; an effect that attacks is no more free than its player is."""
        if cause == "effect":
            self.is_target_by_effect(attacker, on, ignoring)
        else:
            self.is_target(attacker, on, ignoring)

    @guard("14.1.1", considered="legal target")
    def is_target(self, attacker: Obj, on: Obj | str, ignoring: tuple[str, ...]) -> None:
        """The target is the opponent or a suspended Digimon of theirs, unless a text allows others."""
        self._target_or_illegal(attacker, on, ignoring)

    @guard("15.2", considered="no more free than by hand")
    def is_target_by_effect(self, attacker: Obj, on: Obj | str, ignoring: tuple[str, ...]) -> None:
        """An effect attacks what a player could attack, unless it says otherwise."""
        self._target_or_illegal(attacker, on, ignoring)

    def _target_or_illegal(self, attacker: Obj, on: Obj | str, ignoring: tuple[str, ...]) -> None:
        enemy = self.opponent(attacker.controller)
        if isinstance(on, str):
            if on != enemy:
                raise Illegal("no target", target=on)
            return
        if on.controller != enemy or on.zone.name != "battle" or self.value(on, "type") != "digimon":
            raise Illegal("no target", target=on)
        if not on.mark("suspended") and not self.is_set_aside("attack unsuspended", attacker, ignoring):
            raise Illegal("unsuspended target", target=on)

    @guard("15.2", considered="no text stops it")
    def is_not_stopped(self, event: Event) -> None:
        """What a text says that cannot be done is not done; what cannot suspend does not attack."""
        self.must_be_allowed(event, "forbidden", verb=event.kind)

    def is_set_aside(self, limit: str, obj: Obj, ignoring: tuple[str, ...]) -> bool:
        """Does a text set this limit aside for the Digimon?"""
        return limit in ignoring or self.is_permitted(limit, obj.controller, obj)

    @applies(events.Attack, "14.2.1")
    def apply_attack(self, event: events.Attack) -> None:
        """The attack is declared: what waits for it triggers now."""
        attacker = self.subject(event)
        self.mark(attacker, "attacking", True)
        target = str(event.target)
        on = target if target in self.players else Unit(self.card(target).unit)
        enemy = self.opponent(attacker.controller)
        self.record(OpenAttack("declared", Unit(attacker.unit), enemy, on))

    @rule("15.5")
    def attack_by_effect(self, attacker: Obj, text: AttackText, at: Resolution) -> bool:
        """An effect that attacks is over with the declaration; the attack itself is the game's."""
        if self.attack_step:
            return self.second_attack(attacker)
        options, excluded = self.attack_targets(attacker, text)
        if not options:
            self.say("no attack", card=attacker)
            return False
        who = attacker.controller
        (taken,) = self.choose(who, "target", "attack target", options, excluded=excluded)
        self.say("attack by effect", card=attacker, ability=at.instance.label)
        target = taken.key if taken.key in self.players else self.card(taken.key)
        self.declare(attacker, target, ignoring=text.ignoring, suspend=text.suspend, cause="effect")
        return True

    def attack_targets(self, attacker: Obj, text: AttackText) -> tuple[list[Option], Excluded]:
        """What an effect lets it attack, and what it would but for a rule, with its clauses."""
        enemy = self.opponent(attacker.controller)
        player: tuple[Obj | str, ...] = () if text.only == "digimon" else (enemy,)
        cards = () if text.only == "player" else tuple(self.field(enemy))
        options, excluded = [], []
        for on in (*player, *cards):
            name = on if isinstance(on, str) else on.label
            if by := self.why_not(attacker, on, text):
                excluded.append((name, by))
            else:
                options.append(Option(name))
        return options, tuple(excluded)

    @rule("15.9")
    def second_attack(self, attacker: Obj) -> bool:
        """While one attack is open no effect declares another one."""
        self.say("no attack in attack", card=attacker)
        return False

    def why_not(self, attacker: Obj, on: Obj | str, text: AttackText) -> tuple[str, ...]:
        """The clauses by which this attack is illegal, () where it is legal."""
        try:
            self.may_attack(attacker, suspend=text.suspend)
            self.obeys_limits(attacker, text.ignoring)
            self.is_target_by_effect(attacker, on, text.ignoring)
            name = on if isinstance(on, str) else on.label
            self.is_not_stopped(events.Attack(attacker.id, attacker.controller, attacker.id, "effect", target=name))
            if text.suspend:
                self.is_not_stopped(events.Suspend(attacker.id, attacker.controller, attacker.id, "attack"))
        except Illegal as illegal:
            return illegal.clauses
        return ()

    def redirect_to(self, obj: Obj, player: str, source: int | None, cause: str) -> bool:
        """Switch the target of the open attack to this Digimon; False where it cannot be."""
        attacker = self.attacker
        if not self.attack_step or attacker is None or self.attack.target == obj.unit:
            return False
        return self.do(events.Redirect(attacker.id, player, source, cause, target=obj.label)) is not None

    @applies(events.Redirect)
    def apply_redirect(self, event: events.Redirect) -> None:
        """The attack goes on against another target."""
        self.record(altered(self.attack, target=Unit(self.card(event.target).unit)))

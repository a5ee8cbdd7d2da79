"""Clause 6.3: the steps of a battle once the attack is declared."""

from collections.abc import Mapping, Sequence

from judgekit.engine.choice import Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import action, applies, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.attacking import Attacking

END = "end of battle"
WINDOWS: Mapping[str, tuple[str, ...]] = {"critical": ("6.3.4",), "evade": ("6.3.5",), "mulligan": ("2.5",)}
Pairs = tuple[tuple[Obj, Obj], ...]


class Battle(Attacking):
    """One attack from its declaration to the discard of the support cards."""

    @action("attack", "6.3.1")
    def attack(self, player: str, unit: Obj, target: Obj) -> None:
        """A player attacks; the battle is played to its end."""
        self.may_attack(player, unit, target)
        with self.trace.under(self.say("battle", subject=unit, target=target, actor=player)):
            self.declare(player, unit, target)
            self.fight()
            self.discard_support()
            self.end_battle()

    def fight(self) -> None:
        """The steps of the battle, while both units are there; then what their destruction triggers."""
        steps = (self.skills_on_attack, self.uncover_support, self.support, self.critical, self.evade, self.compare)
        for step in steps:
            if self.fighters() and not self.over:
                step()
        if not self.over:
            self.skills_on_destruction()

    @rule("6.3.2", machinery=True)
    def uncover_support(self) -> None:
        """Both players turn over the top card of their decks at the same time."""
        tops = [(one, self.zone(one, "deck")[:1]) for one in self.in_turn_order()]
        self.do_all(events.TurnOver(deck[0].id, player, cause="rule") for player, deck in tops if deck)

    @applies(events.TurnOver, "6.3.2")
    def apply_turn_over(self, event: events.TurnOver) -> None:
        """The card lies in its player's Support Area."""
        self.put(self.subject(event), "support")

    def support(self) -> None:
        """Each card supports its player's unit, except where it is the same character."""
        pairs = tuple((card, unit) for unit in self.fighters() for card in self.zone(unit.controller, "support"))
        pairs = tuple((card, unit) for card, unit in pairs if not self.supports_itself(card, unit))
        self.support_skills(pairs)
        self.support_values(pairs)

    @rule("6.3.3")
    def supports_itself(self, card: Obj, unit: Obj) -> bool:
        """A card of the same character gives nothing: no value and no skill."""
        same = self.same_character(card, unit)
        if same:
            self.say("own character", subject=unit, source=card)
            self.support_fails(card, unit)
        return same

    def support_fails(self, card: Obj, unit: Obj) -> None:
        """What waits for a support that comes to nothing hears of it."""
        if events.SupportFail.kind in self.listeners():
            self.do(events.SupportFail(card.id, card.controller, unit.id, "rule"))

    @rule("6.3.2.1", considered="no support acts")
    def support_skills(self, pairs: Pairs) -> None:
        """The skills of supporting an attacker and of supporting a defender happen now."""
        self.do_all(
            (events.SupportAttacker if unit.mark("attacking") else events.SupportDefender)(
                card.id, unit.controller, unit.id
            )
            for card, unit in pairs
        )
        self.settle()

    @rule("6.3.2.2")
    def support_values(self, pairs: Pairs) -> None:
        """Each unit's power grows by the support of its card."""
        for card, unit in pairs:
            amount = self.number(card, "support")
            with self.trace.under(self.say("support value", subject=unit, source=card, amount=amount)):
                self.until_end(unit, card.label, "add", amount)

    def until_end(self, unit: Obj, label: str, op: str, amount: int) -> None:
        """Change a unit's power until the battle ends."""
        at = self.viewpoint(unit, label, Ability())
        units = frozenset({unit.unit})
        self.start(Continuous(0, op, "power", at, amount, units, until=END, since=self.state.next_id))

    @rule("6.3.4")
    def critical(self) -> None:
        """The attacking player may discard a card of the attacker's character: its power doubles, support and all."""
        attacker = self.fighter("attacking")
        hit = events.Critical(attacker.id, attacker.controller, attacker.id, "action")
        if self.discards_for(attacker, "critical", hit):
            self.do(hit)

    @applies(events.Critical, "6.3.4")
    def apply_critical(self, event: events.Critical) -> None:
        """All its power is doubled until the battle ends."""
        self.until_end(self.subject(event), "Critical Attack", "times", 2)

    @rule("6.3.5", considered="no evasion")
    def evade(self) -> None:
        """The attacked player may discard a card of the defender's character: the attack is void."""
        defender = self.fighter("defending")
        evasion = events.Evade(defender.id, defender.controller, self.fighter("attacking").id, "action")
        if self.discards_for(defender, "evade", evasion):
            self.do(evasion)

    @applies(events.Evade, "6.3.5")
    def apply_evade(self, event: events.Evade) -> None:
        """The unit evades until the battle ends."""
        self.mark(self.subject(event), "evading", True)

    def asked_by(self, name: str) -> tuple[str, ...]:
        """Critical attacks and evasions have their place in a battle, the mulligan its own before the game."""
        return self.cited(WINDOWS[name]) if name in WINDOWS else super().asked_by(name)

    def discards_for(self, unit: Obj, window: str, event: Event) -> bool:
        """Does the unit's player discard a card of its character? Nobody is asked who has none, or who may not."""
        player = unit.controller
        cards = [Option(one.label, one.id) for one in self.zone(player, "hand") if self.same_character(one, unit)]
        if not cards:
            if self.zone(player, "hand"):
                self.spares("nobody to discard", subject=unit, player=player)
            return False
        if self.prohibition(event, record=True) is not None:
            return False
        (taken,) = self.choose(player, "window", window, [*cards, Option("no")], skips=True)
        cost = events.Discard(taken.value, player, unit.id, "cost")
        return taken.value is not None and self.do(cost) is not None

    @applies(events.Discard, "1.2", machinery=True)
    def apply_discard(self, event: events.Discard) -> None:
        """What is discarded goes to the Retreat Area."""
        self.put(self.subject(event), "retreat")

    @rule("6.3.6")
    def compare(self) -> None:
        """The attacker needs as much power as the defender to destroy it; it is never destroyed itself."""
        attacker, defender = self.fighter("attacking"), self.fighter("defending")
        for unit in (attacker, defender):
            self.say_cont(unit)
        attack, defence = self.number(attacker, "power"), self.number(defender, "power")
        wins = not self.always_stronger(defender) and self.is_enough(attack, defence)
        key = "attacker wins" if wins else "defender holds"
        self.say(key, subject=attacker, target=defender, power=attack, defence=defence)
        if wins:
            self.do(events.Destroy(defender.id, attacker.controller, attacker.id, "battle"))

    def is_enough(self, attack: int, defence: int) -> bool:
        """Has the attacker as much power as the defender?"""
        return attack > defence or (attack == defence and self.equal_is_enough())

    @rule("6.3.6", considered="equal is enough")
    def equal_is_enough(self) -> bool:
        """The same power is enough for the attacker."""
        return True

    @rule("6.3.5", considered="has not evaded")
    def always_stronger(self, defender: Obj) -> bool:
        """A unit that evades counts as stronger than its attacker, whatever the numbers."""
        if defender.mark("evading"):
            self.say("evaded", subject=defender)
        return bool(defender.mark("evading"))

    def say_cont(self, unit: Obj) -> None:
        """Name the CONT that give the unit power."""
        reaching = [one for one in self.continuous("add", "power") if not one.until and one.reaches(unit, self)]
        self.cont_with_condition(unit, [one for one in reaching if one.while_])
        self.cont_always(unit, [one.at.instance.label for one in reaching if not one.while_])

    @rule("8.2.3")
    def cont_with_condition(self, unit: Obj, conts: Sequence[Continuous]) -> None:
        """A CONT acts as soon as its conditions are met, and as long as they are."""
        for key, holds in (("cont", True), ("cont off", False)):
            labels = [one.at.instance.label for one in conts if one.is_on(self) == holds]
            if labels:
                self.say(key, subject=unit, abilities=labels)

    @rule("8.2.3.1")
    def cont_always(self, unit: Obj, labels: list[str]) -> None:
        """A CONT that names no condition acts all the time."""
        if labels:
            self.say("cont", subject=unit, abilities=labels)

    @rule("6.3.6.1.2")
    def skills_on_destruction(self) -> None:
        """The skills of destroying in battle and of being destroyed happen now, for the Main Character as well."""
        self.skills_now("skills on destruction")

    @rule("6.3.6.2", machinery=True)
    def discard_support(self) -> None:
        """Whatever came out, the cards of the Support Areas are discarded."""
        cards = [card for player in self.in_turn_order() for card in self.zone(player, "support")]
        self.do_all(events.Discard(card.id, card.owner, cause="rule") for card in cards)

    def end_battle(self) -> None:
        """The attack is over, and so is what lasted until the end of the battle."""
        attacker = next((one for one in self.field() if one.mark("attacking")), None)
        if attacker and not self.over and events.AttackEnd.kind in self.listeners():
            self.do(events.AttackEnd(attacker.id, attacker.controller, attacker.id, "rule"))
        self.expire(END)
        for unit in self.field():
            for name in ("attacking", "defending", "evading"):
                self.mark(unit, name, False)

"""10.1.4 and 15.2.3: the damage of an attack."""

from collections.abc import Iterator, Mapping

from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.events import Listener
from judgekit.engine.fact import Unit
from judgekit.engine.model import Obj
from judgekit.engine.rule import after, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.attacking import Party
from judgekit.games.fftcg.blocking import Blocking

UNIT = 1000
COMBAT_EVENTS = (events.Damage, events.DamagePlayer, events.Break)


class Combat(Blocking):
    """Who deals damage to whom, in which order."""

    def advance(self) -> None:
        """Through the steps of the attacks."""
        if self.phase == "attack":
            self.next_step()
        else:
            super().advance()

    def next_step(self) -> None:
        """Both passed over an empty Stack in the Attack Phase: what comes next."""
        match self.step:
            case "preparation":
                self.no_attack()
            case "attackers":
                self.blocker_step()
                self.blockers_declared()
            case "blockers":
                self.damage_step()
                self.damage_dealt()
            case _:
                self.back_to_preparation()

    @rule("10.1.3.5", "10.1.3.6", "11.1.2", procedure=True)
    def blockers_declared(self) -> None:
        """What the block has triggered goes on the Stack, and the active player gains priority."""
        self.step_with_priority("blockers")

    @rule("10.1.4.3", "10.1.4.4", "11.1.2", procedure=True)
    def damage_dealt(self) -> None:
        """What the damage has triggered goes on the Stack, and the active player gains priority."""
        self.step_with_priority("damage")

    def step_with_priority(self, step: str) -> None:
        """Another step, with priority for the active player."""
        self.begin_step(step)
        self.gain_priority(self.turn_player)
        self.say(f"{step} step", player=self.turn_player)

    def party(self) -> tuple[Obj, ...]:
        """The members of the party that are left; none where nobody, or a single Forward, is."""
        party = self.state.fact(Party)
        left = tuple(filter(None, map(self.of_unit, party.members))) if party else ()
        return left if len(left) > 1 else ()

    def those_left(self, attackers: tuple[Obj, ...]) -> None:
        """Whoever has left is in the party no more."""
        if len(attackers) == 1:
            self.left_alone(attackers[0])
        else:
            self.record(Party(tuple(Unit(one.unit) for one in attackers)))

    @rule("15.1.1.9.5")
    def left_alone(self, attacker: Obj) -> None:
        """The only one left of a party is no party."""
        self.say("no party", card=attacker)
        self.mark(attacker, "party", value=False)
        self.erase(Party)

    def damage_step(self) -> None:
        """An attack that nobody blocks hurts the player; one that is blocked is a combat."""
        attackers = self.attackers()
        if self.state.fact(Party):
            self.those_left(attackers)
        if any(one.mark("blocked") for one in attackers):
            blocker = self.blocker()
            if blocker is not None:
                self.fight(attackers, blocker)
            else:
                self.out_of_combat()
        elif attackers:
            self.unblocked(attackers[0])

    @rule("10.1.4.1", "10.1.4.1/nota-1")
    def unblocked(self, attacker: Obj) -> None:
        """The attacked player takes one point of damage, however many attack together."""
        defender = self.opponent(self.turn_player)
        self.do(events.DamagePlayer(None, defender, attacker.id, "battle", amount=1))

    @rule("10.1.3.2.1", "10.1.3.3")
    def out_of_combat(self) -> None:
        """Whoever leaves the field leaves the combat, and nobody takes its damage."""
        self.say("out of combat")

    def fight(self, attackers: tuple[Obj, ...], blocker: Obj) -> None:
        """Those with First Strike first, then the others that are still there."""
        quick = self.strike_first(attackers, blocker)
        if quick:
            self.exchange(attackers, blocker, quick)
            self.no_answers_between()
        slow = tuple(one for one in (*attackers, blocker) if one not in quick)
        self.exchange(attackers, blocker, slow)

    @rule("15.2.3.2", "15.2.3.4", "15.1.1.9.7")
    def strike_first(self, attackers: tuple[Obj, ...], blocker: Obj) -> tuple[Obj, ...]:
        """Forwards with First Strike deal their damage before the others; a party only if all its members have it."""
        together = attackers if all(self.has(one, "First Strike") for one in attackers) else ()
        found = (*together, *((blocker,) if self.has(blocker, "First Strike") else ()))
        if found:
            self.say("strike first", cards=list(found))
        return found

    @rule("15.2.3.3")
    def no_answers_between(self) -> None:
        """Between both damages the rule processes run, but nothing is cast or used and nothing goes on the Stack."""
        self.say("no answers")
        self.check_rules()

    @rule("10.1.4.2", "5.2.6.1")
    def exchange(self, attackers: tuple[Obj, ...], blocker: Obj, dealers: tuple[Obj, ...]) -> None:
        """Each deals damage equal to its Power, all of them at the same time."""
        present = self.state.objects
        left = tuple(one for one in attackers if one.id in present)
        if left and blocker.id in present:
            shares = self.shares(present[blocker.id], left) if blocker in dealers else {}
            self.do_all(self.strikes(left, blocker, shares, dealers))

    def strikes(
        self, attackers: tuple[Obj, ...], blocker: Obj, shares: dict[int, int], dealers: tuple[Obj, ...]
    ) -> Iterator[Event]:
        """The damage of those that deal it now."""
        dealing = tuple(one for one in attackers if one in dealers)
        if len(dealing) > 1:
            yield from self.party_strike(dealing, blocker)
        else:
            yield from (self.strike(one, blocker, self.power_now(one)) for one in dealing)
        yield from (self.strike(blocker, one, shares[one.id]) for one in attackers if shares.get(one.id))

    def power_now(self, forward: Obj) -> int:
        """The damage that it deals at this moment."""
        now = self.state.objects[forward.id]
        power, damage = self.number(now, "power"), now.number("damage")
        return power if not damage or self.damage_leaves_power(now) else power - damage

    @rule("5.2.6.1/nota-2", considered="hits with all its power")
    def damage_leaves_power(self, forward: Obj) -> bool:
        """The damage that it has taken does not reduce the Power of a Forward."""
        self.say("hits with all its power", card=forward)
        return True

    @rule("15.1.1.9.8", "15.1.1.9.1")
    def party_strike(self, members: tuple[Obj, ...], blocker: Obj) -> tuple[Event, ...]:
        """A party deals one damage, the sum of those members that may hurt the blocker."""
        able = [one for one in members if self.prohibition(self.strike(one, blocker, self.power_now(one))) is None]
        total = sum(max(self.power_now(one), 0) for one in able)
        self.say("party damage", cards=able, amount=total)
        return (self.strike(able[0], blocker, total),) if able else ()

    def sees(self, listener: Listener, event: Event) -> bool:
        """What one member of a party does in combat, all of them do."""
        if super().sees(listener, event):
            return True
        others = [one for one in self.others_in_combat(listener, event) if self.hears_of(listener, event, one)]
        return any(self.did_it_too(event, one) for one in others)

    def hears_of(self, listener: Listener, event: Event, other: Obj) -> bool:
        """Would it be what it waits for, had that one done it?"""
        return super().sees(listener, event.but(source=other.id))

    def others_in_combat(self, listener: Listener, event: Event) -> tuple[Obj, ...]:
        """Who else may have hurt or broken somebody in combat: the rest of the party; without one, who listens."""
        party, dealer = self.state.fact(Party), self.was(event.source)
        in_combat = event.cause in {"battle", "rule"} and isinstance(event, COMBAT_EVENTS)
        if not in_combat or dealer is None or listener.obj.controller != dealer.controller:
            return ()
        if party is None or dealer.unit not in party.members:
            return (listener.obj,) if listener.obj.unit != dealer.unit else ()
        others = (self.last_of_unit(unit) for unit in party.members if unit != dealer.unit)
        return tuple(one for one in others if one)

    def last_of_unit(self, unit: Unit) -> Obj | None:
        """The card as it is on the field, or as it was when it left."""
        left = (one for one in reversed(self.state.past.values()) if one.unit == unit)
        return self.of_unit(unit) or next(left, None)

    @after(events.DamagePlayer, "15.1.1.9.10")
    def partys_by_effect(self, event: events.DamagePlayer) -> None:
        """What a member deals by an effect is the party's, but its source is that member alone."""
        dealer = self.was(event.source)
        if dealer is None or not dealer.mark("attacking"):
            return
        if event.cause == "effect" and dealer.unit in {one.unit for one in self.party()}:
            self.say("party by effect", card=dealer)
        elif not self.party():
            self.spares("it deals it alone", subject=dealer)

    @rule("15.1.1.9.8", "15.1.1.9.1", considered="did it too")
    def did_it_too(self, event: Event, other: Obj) -> bool:
        """Whoever a party hurts or breaks was hurt or broken by each of its members, be it as they leave themselves."""
        party, dealer = self.state.fact(Party), self.was(event.source)
        together = party is not None and dealer is not None and {dealer.unit, other.unit} <= {*party.members}
        if together:
            self.say("party did it", card=other)
        else:
            self.spares("not of the party", subject=other)
        return together

    def strike(self, source: Obj, target: Obj, amount: int) -> Event:
        """The damage that one deals to the other."""
        return events.Damage(target.id, source.controller, source.id, "battle", amount=amount)

    def shares(self, blocker: Obj, attackers: tuple[Obj, ...]) -> dict[int, int]:
        """How much of the blocker's damage each attacker takes."""
        power = self.power_now(blocker)
        return {attackers[0].id: power} if len(attackers) == 1 else self.spread(blocker, attackers, power)

    @rule("10.1.4.2.1", "10.1.4.2.1/nota-1")
    def assigns(self, blocker: Obj, shares: Mapping[str, int]) -> None:
        """The blocker's controller spreads its damage in thousands; some attackers may take nothing."""
        self.say("assigns", actor=blocker.controller, shares=[f"{label}: {part}" for label, part in shares.items()])

    def spread(self, blocker: Obj, attackers: tuple[Obj, ...], power: int) -> dict[int, int]:
        """Ask for the part of each attacker in turn; the last one takes what is left."""
        left, shares = max(power, 0) // UNIT * UNIT, {}
        for one in attackers:
            least = left if one is attackers[-1] else 0
            options = [Option(str(amount), amount) for amount in range(least, left + UNIT, UNIT)]
            (taken,) = self.choose(blocker.controller, "damage", "damage", options)
            shares[one.id] = taken.value
            left -= taken.value
        self.assigns(blocker, {one.label: shares[one.id] for one in attackers})
        return shares

    @rule("10.1.4.5", "10.1.4.6", "15.1.1.9.9", machinery=True)
    def back_to_preparation(self) -> None:
        """The combat is over and the party dissolves; the active player may attack again."""
        self.say("party over" if self.state.fact(Party) else "combat over")
        self.erase(Party)
        for one in tuple(self.field()):
            for mark in ("attacking", "blocking", "blocked", "party"):
                self.mark(self.state.objects[one.id], mark, False)
        self.preparation_step()

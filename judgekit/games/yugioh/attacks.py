"""Chapters 3.3.5.6 and 3.3.6: declaring an attack, and what happens until the Damage Step."""

from judgekit.engine import happenings
from judgekit.engine.altered import altered
from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, after, applies, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.facts import OpenAttack
from judgekit.games.yugioh.more_attacks import MoreAttacks

DIRECT = "directo"
NOBODY = "ninguno"


class Attacks(MoreAttacks):
    """The Battle Step."""

    def goal(self, event: Event) -> str:
        """Where to; of an attack, if against a monster or the player; of battle damage, if a direct attack dealt it."""
        if isinstance(event, events.Attack):
            return {DIRECT: "player", "": ""}.get(event.target, "monster")
        if isinstance(event, events.Damage) and event.cause == "battle":
            return "direct attack" if self.attack_now.direct else "attack"
        return super().goal(event)

    @action("attack", "3.3.5.6.1", "3.3.6.2", machinery=True)
    def attack(self, player: str, attacker: Obj, target: Obj | None = None) -> None:
        """A player chooses a monster and its target, and declares the attack."""
        self.nothing_else_to_answer(player)
        self.in_own_battle_step(player)
        self.may_attack(player, attacker)
        self.has_attacks_left(attacker, target)
        self.is_a_target(player, attacker, target)
        self.declare_attack(player, attacker, target)

    def declare_attack(self, player: str, attacker: Obj, target: Obj | None) -> None:
        """Propose the declaration."""
        aim = target.label if target else DIRECT
        self.propose(events.Attack(attacker.id, player, attacker.id, "action", target=aim))
        self.bear_in_mind_what_bars_it()

    @guard("3.3.5.6.1", considered="own battle step")
    def in_own_battle_step(self, player: str) -> None:
        """Attacks are declared in the Battle Step of one's own Battle Phase."""
        if player != self.turn_player or self.step != "battle":
            raise Illegal("not own battle step", player=player)

    @guard("3.3.5.6.1", considered="attack position")
    def may_attack(self, player: str, attacker: Obj) -> None:
        """A face-up monster in Attack Position that the player controls."""
        if not self.is_on_field_of(attacker, player) or not self.in_attack_position(attacker):
            raise Illegal("cannot attack", subject=attacker)

    @rule("3.3.5.6.1", considered="position to attack")
    def in_attack_position(self, obj: Obj) -> bool:
        """Only a monster in face-up Attack Position attacks."""
        if not obj.mark("facedown") and (not obj.mark("defense") or self.attacks_in_defense(obj)):
            return True
        self.spares("not in attack position", subject=obj)
        return False

    @rule("3.3.5.6.1", considered="attack left")
    def has_attacks_left(self, attacker: Obj, target: Obj | None) -> None:
        """Each monster attacks once per turn."""
        declared = attacker.number("declared") == self.turn_number
        if declared and attacker.number("replayed") == self.turn_number:
            self.gave_no_attack_up(attacker, target)
        if declared and not self.attacks_again(attacker, target):
            raise Illegal("already attacked", subject=attacker)

    @guard("3.3.6.1", considered="no attack given up")
    def gave_no_attack_up(self, attacker: Obj, target: Obj | None) -> None:
        """A monster that gave up its attack in a replay has declared it all the same."""
        if not self.attacks_again(attacker, target):
            raise Illegal("already attacked", subject=attacker)

    def is_a_target(self, player: str, attacker: Obj, target: Obj | None) -> None:
        """May it attack this monster, or the player? Raises Illegal where not."""
        if target is None:
            self.direct_attack(player, attacker)
        else:
            self.opposing_monster(player, target)
            self.must_be_allowed(self.as_target(attacker, target), "not to be attacked", subject=target)

    def as_target(self, attacker: Obj, target: Obj) -> Event:
        """What would happen to a monster that is attacked, for the texts that forbid it."""
        return events.Attacked(target.id, attacker.controller, attacker.id, "battle")

    def foes(self, attacker: Obj) -> list[Obj]:
        """The monsters of the opponent that it may attack."""
        others = self.monsters(self.opponent(attacker.controller))
        return [one for one in others if self.prohibition(self.as_target(attacker, one)) is None]

    @guard("3.3.5.6.1", considered="monster of the opponent")
    def opposing_monster(self, player: str, target: Obj) -> None:
        """The target is a monster of the opponent."""
        if not self.is_on_field_of(target, self.opponent(player)):
            raise Illegal("not an opposing monster", subject=target)

    @guard("3.3.5.6.1", "4.3.4.1")
    def direct_attack(self, player: str, attacker: Obj) -> None:
        """Without monsters on the opponent's side one attacks directly."""
        if self.monsters(self.opponent(player)) and not self.attacks_past(attacker):
            raise Illegal("monsters in the way", subject=attacker)

    @rule("5.2.2")
    def attacks_past(self, attacker: Obj) -> bool:
        """Some monsters attack directly although the opponent controls others."""
        if not self.has(attacker, "Ataque directo"):
            return False
        self.say("allowed by a card", subject=attacker)
        return True

    @applies(events.Attack, "3.3.5.6.1", machinery=True)
    def apply_attack(self, event: events.Attack) -> None:
        """The attack is declared: it counts for this turn."""
        attacker = self.subject(event)
        earlier = attacker.number("attacks") if attacker.number("declared") == self.turn_number else 0
        attacker = self.mark(attacker, "declared", self.turn_number)
        self.mark(attacker, "attacks", earlier + 1)
        self.remember_target(attacker, None if event.target == DIRECT else self.card(event.target))
        self.aim(attacker.label, event.target, event)

    def aim(self, attacker: str, target: str, event: Event | None = None) -> None:
        """Remember who attacks whom."""
        self.mark(self.card(attacker), "attacking", True)
        self.record(OpenAttack("declared", direct=target == DIRECT))
        if target != DIRECT:
            aimed = self.mark(self.card(target), "attacked", True)
            self.do(events.Attacked(aimed.id, event.player if event else None, self.card(attacker).id, "battle"))
        self.tell_of_the_declaration()

    def tell_of_the_declaration(self) -> None:
        """Who is about to battle with whom, where a text waits for it; the Damage Step knows."""

    @property
    def attacker(self) -> Obj | None:
        """The monster that attacks, while it stays."""
        return next((one for one in self.monsters(self.turn_player) if one.mark("attacking")), None)

    @property
    def attacked(self) -> Obj | None:
        """The monster that is attacked, while it stays."""
        found = self.monsters(self.opponent(self.turn_player))
        return next((one for one in found if one.mark("attacked")), None)

    def go_on(self) -> bool:
        """Go on with the attack that was declared."""
        if self.stage != "declared":
            return super().go_on()
        if not self.priority_passes() and not self.attack_ends_early():
            self.reach("damage")
        return True

    def attack_ends_early(self) -> bool:
        """Does the attack not come to the Damage Step, because it stops or because of a replay?"""
        attacker = self.attacker
        if attacker is None or (attacker.mark("defense") and not self.attacks_in_defense(attacker)):
            return self.attack_stops()
        if self.is_barred_since(attacker):
            return self.barred_attack_stops(attacker)
        return (self.attack_now.replay or self.target_is_gone()) and self.replayed(attacker)

    def target_is_gone(self) -> bool:
        """Has the monster that was attacked left the field?"""
        return not self.attack_now.direct and self.attacked is None

    @property
    def attack_now(self) -> OpenAttack:
        """The attack that is going on; only what happens in one asks for it."""
        attack = self.state.fact(OpenAttack)
        assert attack is not None
        return attack

    def reach(self, stage: str) -> None:
        """The attack has come so far."""
        self.record(altered(self.attack_now, stage=stage))

    def replay_is_due(self) -> None:
        """The attacker will choose again."""
        self.record(altered(self.attack_now, replay=True))

    @rule("5.2.5", "3.3.5.6.1")
    def attack_stops(self) -> bool:
        """An attack needs its monster, in Attack Position; without it the attack stops and nobody has battled."""
        self.say("attack stops", player=self.turn_player)
        self.stop_attack()
        return True

    def bear_in_mind_what_bars_it(self) -> None:
        """What forbids more attacks because of the one that was declared does not stop that one."""
        attacker = self.attacker
        if attacker is not None and (barring := self._barring(attacker)):
            self.record(altered(self.attack_now, barring=barring))

    def is_barred_since(self, attacker: Obj) -> bool:
        """Does a text that did not when it was declared forbid that this monster attacks?"""
        return bool(set(self._barring(attacker)) - set(self.attack_now.barring))

    def _barring(self, attacker: Obj) -> tuple[str, ...]:
        aim = DIRECT if self.attack_now.direct or self.attacked is None else self.attacked.label
        going_on = events.Attack(attacker.id, attacker.controller, attacker.id, "battle", target=aim)
        return tuple(one.at.instance.label for one in self.bans_by_text(going_on))

    @rule("5.1.7.1", "5.2.5", considered="free to attack")
    def barred_attack_stops(self, attacker: Obj) -> bool:
        """An attack goes on until damage is calculated, and a monster that may not attack does not go on with one."""
        self.say("barred attack stops", subject=attacker)
        self.stop_attack()
        return True

    @after(events.SpecialSummon, "3.3.6.1", considered="no replay by arriving")
    def monster_appears(self, event: events.SpecialSummon) -> None:
        """A monster that comes to the opponent's side before the Damage Step gives a replay."""
        if self.stage == "declared" and event.player != self.turn_player:
            self.replay_is_due()
            self.cite()

    @after(happenings.Control, "3.3.6.1", considered="no replay by changing sides")
    def monster_changes_sides(self, event: happenings.Control) -> None:
        """So does one that comes there because its control has changed."""
        self.monster_appears(events.SpecialSummon(event.subject, event.player))

    @rule("3.3.6.1", considered="no replay")
    def replayed(self, attacker: Obj) -> bool:
        """So does a target that leaves; in a replay the attacker attacks again, another monster does, or none."""
        player = attacker.controller
        others = [one for one in self.monsters(player) if one.id != attacker.id and self.could_attack(one)]
        options = [Option(one.label, one.id) for one in (attacker, *others)]
        with self.trace.under(self.say("replay", subject=attacker, player=player)):
            (taken,) = self.choose(player, "replay", "replay", [*options, Option(NOBODY)])
            self.attack_anew(player, attacker, self.live(taken.value))
        return True

    def owes_an_attack(self, player: str) -> Obj | None:
        """A monster that must attack and still can."""
        mine = (one for one in self.monsters(player) if self.has(one, "Debe atacar"))
        return next((one for one in mine if self.could_attack(one) and self.has_a_target(one)), None)

    def has_a_target(self, attacker: Obj) -> bool:
        """Could it declare an attack on a monster, or on the player?"""
        past = not self.monsters(self.opponent(attacker.controller)) or self.has(attacker, "Ataque directo")
        aims = [*([DIRECT] if past else []), *(one.label for one in self.foes(attacker))]
        return any(self.may_aim(attacker, one) for one in aims)

    def may_aim(self, attacker: Obj, aim: str) -> bool:
        """Does no text forbid that it attacks this?"""
        declared = events.Attack(attacker.id, attacker.controller, attacker.id, "action", target=aim)
        return self.prohibition(declared) is None

    def could_attack(self, obj: Obj) -> bool:
        """Could this monster declare an attack?"""
        if not self.in_attack_position(obj):
            return False
        if obj.number("declared") == self.turn_number and not self.attacks_again(obj, *self.foes(obj), None):
            return False
        return self.prohibition(events.Attack(obj.id, obj.controller, obj.id, "action")) is None

    def attack_anew(self, player: str, before: Obj, now: Obj | None) -> None:
        """The attack after a replay; the first attacker has declared its attack all the same."""
        self.stop_attack()
        if now is None or now.id != before.id:
            self.mark(before, "replayed", self.turn_number)
        if now is None or not self.has_a_target(now):
            return
        target = self.new_target(player, now)
        if now.id != before.id:
            self.do(events.Attack(now.id, player, now.id, "action", target=target))
        else:
            with self.trace.under(self.say("attacks again", subject=now, target=target)):
                self.aim(now.label, target)
        self.bear_in_mind_what_bars_it()

    @rule("3.3.6.3", neutral=DIRECT)
    def new_target(self, player: str, attacker: Obj) -> str:
        """The target is chosen again."""
        self.cite()
        options = [Option(one.label) for one in self.foes(attacker)]
        past = not self.monsters(self.opponent(player)) or self.has(attacker, "Ataque directo")
        if past and self.may_aim(attacker, DIRECT):
            options.append(Option(DIRECT))
        (taken,) = self.choose(player, "target", "target", options)
        return taken.key

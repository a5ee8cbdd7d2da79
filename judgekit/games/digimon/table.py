"""What the chapters of the rules ask of one another."""

from contextlib import AbstractContextManager
from dataclasses import dataclass

from judgekit.engine.altered import altered
from judgekit.engine.event import Event
from judgekit.engine.fact import Fact, Unit
from judgekit.engine.game import Game
from judgekit.engine.model import Instance, Obj
from judgekit.games.digimon import events

IN_PLAY = frozenset({"battle", "breeding"})


@dataclass(frozen=True, slots=True)
class OpenAttack(Fact):
    """The attack that is going on: its step, against whom, the checks made, the right to pierce, the open window."""

    step: str
    attacker: Unit
    defender: str
    target: Unit | str
    checks: int = 0
    pierced: bool = False
    window: str = ""


class Table(Game):
    """The base of every chapter; each method that says nothing here is the rule of some chapter."""

    @property
    def attack_step(self) -> str:
        """The step that the attack has reached, "" where there is none."""
        attack = self.state.fact(OpenAttack)
        return attack.step if attack else ""

    @property
    def attack(self) -> OpenAttack:
        """The open attack; only what happens in one asks for it."""
        attack = self.state.fact(OpenAttack)
        assert attack is not None
        return attack

    @property
    def attacker(self) -> Obj | None:
        """The attacking Digimon, None where it is gone."""
        attack = self.state.fact(OpenAttack)
        found = self.of_unit(attack.attacker) if attack else None
        return found if found is not None and found.zone.name == "battle" else None

    @property
    def defender(self) -> str:
        """The player who is attacked."""
        return self.attack.defender

    def stand(self, step: str) -> None:
        """The attack has reached this step."""
        self.record(altered(self.attack, step=step))

    def in_play(self, obj: Obj) -> bool:
        """Is it the top of a pile, in the battle area or in breeding?"""
        return obj.zone.name in IN_PLAY

    def is_token(self, obj: Obj) -> bool:
        """Is it a Token?"""
        return bool(obj.card.printed.get("token"))

    def sources(self, obj: Obj) -> tuple[Obj, ...]:
        """The cards under a Digimon that are not linked to it, the highest first."""
        return tuple(one for one in self.beneath(obj) if not one.mark("linked"))

    def links(self, obj: Obj) -> tuple[Obj, ...]:
        """The cards linked to a Digimon."""
        return tuple(one for one in self.beneath(obj) if one.mark("linked"))

    def has_ability(self, obj: Obj | None, instance: Instance) -> bool:
        """Is it in the zone where an effect triggered, and has it that effect?"""
        if obj is None or obj.zone.name != instance.source.zone.name:
            return False
        return any(label == instance.label for label, _ in self.abilities(obj))

    def tell_who_won(self, winner: Obj, loser: Obj) -> None:
        """Tell it to whatever waits for that."""
        if events.WinBattle.kind in self.listeners():
            self.do(events.WinBattle(winner.id, winner.controller, loser.id, "battle"))

    def still_exists(self, instance: Instance) -> bool:
        """Is a pending effect still there to be activated?"""
        raise NotImplementedError

    def may_go_on(self, instance: Instance) -> bool:
        """Is the next part of what is being activated followed?"""
        raise NotImplementedError

    def noting(self, obj: Obj) -> AbstractContextManager[None]:
        """Inside, this Digimon is deleted, and something waits for that."""
        raise NotImplementedError

    def leave_play(self, obj: Obj, zone: str, *, top: bool = True) -> Obj:
        """Take a pile apart: the top card to a zone, its sources to the trash."""
        raise NotImplementedError

    def free_to_act(self, player: str) -> None:
        """May this player act by their own will now?"""
        raise NotImplementedError

    def in_window(self, player: str, name: str) -> None:
        """May this player act in this window of an attack?"""
        raise NotImplementedError

    def can_digivolve(self, player: str, lower: Obj, into: Obj) -> None:
        """Do these cards go together?"""
        raise NotImplementedError

    def is_due(self) -> bool:
        """Is there anything that a rule check would remove?"""
        raise NotImplementedError

    def propose(self, event: Event) -> None:
        """Do it, unless a text forbids it."""
        raise NotImplementedError

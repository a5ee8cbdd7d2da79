"""The verbs of texts that declare, turn and end attacks."""

from dataclasses import dataclass
from typing import Literal, cast

from judgekit.engine.filters import Target
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.words import Permission
from judgekit.games.digimon.attack import Attacks
from judgekit.games.digimon.attack_steps import AttackSteps


@dataclass(frozen=True)
class Attack(Effect):
    """Declare an attack: {attack: self}; `ignoring` names the limits that the text sets aside."""

    attack: Target
    only: Literal["digimon", "player", "any"] = "any"
    ignoring: tuple[Permission, ...] = ()
    suspend: bool = True

    def run(self, game: Table, at: Resolution) -> bool:
        """The effect is over with the declaration."""
        found = game.targets(self.attack, at)
        return bool(found) and cast(Attacks, game).attack_by_effect(found[0], self, at)


@dataclass(frozen=True)
class Redirect(Effect):
    """Switch the target of the attack to a Digimon: {redirect: target}."""

    redirect: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """Only while there is an attack."""
        found = game.targets(self.redirect, at)
        return bool(found) and cast(Attacks, game).redirect_to(found[0], at.controller, at.source.id, "effect")


@dataclass(frozen=True)
class EndTheAttack(Effect):
    """End the attack: `end the attack`."""

    end_the_attack: bool = True

    def run(self, game: Table, at: Resolution) -> bool:
        """Only while there is one."""
        return cast(AttackSteps, game).end_the_attack(at.instance.label)


@dataclass(frozen=True)
class PierceSecurity(Effect):
    """Win the right to check security after the battle: `pierce security`."""

    pierce_security: bool = True

    def run(self, game: Table, at: Resolution) -> bool:
        """The right does not depend on the keyword any more."""
        return cast(AttackSteps, game).pierce(at)


ATTACK_VERBS: tuple[type[Effect], ...] = (Attack, Redirect, EndTheAttack, PierceSecurity)

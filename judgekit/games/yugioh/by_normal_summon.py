"""What an effect would Normal Summon, seen before it is activated: a monster that could not come is in vain."""

from collections.abc import Sequence

from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.games.yugioh.extra_summons import ExtraSummons
from judgekit.games.yugioh.foreseen import Clauses, parts_of, surely_done
from judgekit.games.yugioh.summoning_verbs import NormalSummon


class ByNormalSummon(ExtraSummons):
    """Who has a restriction, or not the Tributes that it needs, is in vain for what Normal Summons it."""

    def in_vain_for(self, wanted: Sequence[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that go by this name, the ones to whom nothing would be done, with the clauses."""
        found = super().in_vain_for(wanted, name, at)
        return found | self._who_may_not_come_so(wanted, at) if is_normal_summoned(at.ability, name) else found

    def _who_may_not_come_so(self, wanted: Sequence[Obj], at: Resolution) -> dict[str, Clauses]:
        with self.trace.looking:
            why = {one.label: self.why_no_effect_summons(one, at.controller) for one in wanted}
        return {label: clauses for label, clauses in why.items() if clauses}


def is_normal_summoned(ability: Ability, name: str) -> bool:
    """Are those of this name surely Normal Summoned, in some part of what it does?"""
    done = (one for part in parts_of(ability.instructions) for one in surely_done(part))
    return any(isinstance(one, NormalSummon) and one.normal_summon == name for one in done)

"""What an effect would add to a hand, seen before it is activated (5.2.6): a text may forbid just that."""

from collections.abc import Sequence

from judgekit.engine import happenings
from judgekit.engine.effects.objects import Move, ToObjects
from judgekit.engine.effects.piles import Search
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.said import parts
from judgekit.games.yugioh.foreseen import Clauses, Foreseen


class Adding(Foreseen):
    """Who may not be added to a hand is in vain for an effect that does nothing else with it."""

    def in_vain_for(self, wanted: Sequence[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that go by this name, the ones to whom nothing would be done, with the clauses."""
        found = super().in_vain_for(wanted, name, at)
        return found | self.who_may_not_be_added(wanted, at) if is_only_added(at.ability, name) else found

    def who_may_not_be_added(self, wanted: Sequence[Obj], at: Resolution) -> dict[str, Clauses]:
        """Those of them that a text keeps from the hand."""
        with self.trace.looking:
            bans = {one.label: self._forbidden_by_text(_added(one, at)) for one in wanted}
        return {label: ban.clauses for label, ban in bans.items() if ban is not None}

    def those_there_may_be_added(self, wanted: Sequence[Obj], name: str, at: Resolution) -> None:
        """Where there is nobody to take: is it because those that there are may not be added? Then that is why."""
        if is_only_added(at.ability, name):
            for one in (one for one in wanted if one.label in self.who_may_not_be_added(wanted, at)):
                self.must_be_allowed(_added(one, at), "forbidden", subject=one)


def _added(obj: Obj, at: Resolution) -> happenings.Move:
    return happenings.Move(obj.id, *at.by, to="hand", from_=obj.zone.name)


def is_only_added(ability: Ability, name: str) -> bool:
    """Is all that is done with those of this name that they go to a hand, as what a search finds does?"""
    said = [one for one in parts(ability.instructions) if isinstance(one, ToObjects) and one.target == name]
    sought = (one for one in parts(ability.instructions) if isinstance(one, Search) and one.as_ == name)
    goes = bool(said) or any(not one.do for one in sought)
    return goes and all(isinstance(one, Move) and one.to == "hand" for one in said)

"""15.1.1.10: cards that are divided into groups."""

from collections.abc import Sequence

from judgekit.engine.choice import Option
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.fftcg.table import Table

Groups = dict[str, tuple[int, ...]]


class Grouping(Table):
    """Who divides says of each card in which group it is."""

    def divide(self, player: str, cards: Sequence[Obj], names: Sequence[str], at: Resolution) -> None:
        """Ask for the group of each card in turn, and keep each group under its name."""
        groups: Groups = dict.fromkeys(names, ())
        for place, card in enumerate(cards):
            taken = self.group_of(player, len(cards) - place, groups)
            groups[taken] = (*groups.get(taken, ()), card.id)
        self.say("groups", actor=player, groups=[f"{name}: {len(ids)}" for name, ids in groups.items()])
        at.bound.update(groups)

    @rule("15.1.1.10.2", neutral="")
    def group_of(self, player: str, left: int, groups: Groups) -> str:
        """Every card that is divided is put in one of the groups; none is left out."""
        empty = [name for name, ids in groups.items() if not ids]
        offered = empty if len(empty) >= left and not self.may_be_empty() else groups
        (taken,) = self.choose(player, "group", "group", [Option(one) for one in offered])
        self.cite()
        return taken.key

    @rule("15.1.1.10.3", considered="a group may be empty")
    def may_be_empty(self) -> bool:
        """A group may be made without any card."""
        self.cite()
        return True

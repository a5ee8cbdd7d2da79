"""Chapter 21.9: Digi-Xros, the cards that a Digimon names and is played with."""

from collections.abc import Sequence

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.model import Obj
from judgekit.engine.rule import rule
from judgekit.games.digimon.table import Table


class Xros(Table):
    """They come from the hand or the battle area, go under it and lower its cost."""

    def materials_of(self, player: str, card: Obj) -> tuple[Obj, ...]:
        """Those with which it is played, () where it names none."""
        names = card.card.printed.get("digi_xros")
        return self.digi_xros(player, card, sorted(map(str, names))) if isinstance(names, frozenset) else ()

    @rule("21.9", neutral=())
    def digi_xros(self, player: str, card: Obj, names: Sequence[str]) -> tuple[Obj, ...]:
        """Whoever plays it, by hand or by an effect, in whosever turn, may put the cards that it names under it."""
        taken: list[Obj] = []
        for name in names:
            there = (*self.zone(player, "hand"), *self.field(player))
            fitting = [
                Option(one.label, one.id) for one in there if name in self.names(one) and one not in (card, *taken)
            ]
            if fitting:
                (one,) = self.choose(player, "target", "digi xros", [*fitting, Option("no")], skips=True)
                taken += [self.state.objects[one.value]] if one.value is not None else []
        if taken:
            self.say("xros", card=card, cards=taken, amount=self.number(card, "xros_reduce") * len(taken))
        return tuple(taken)

    def lay_under(self, obj: Obj, materials: Sequence[Obj]) -> None:
        """They go under the Digimon that has entered, all at once."""
        made = happenings.PutUnder(None, obj.controller, obj.id, "rule", host=obj.id, bottom=True)
        self.do_all([made.but(subject=one.id) for one in materials])

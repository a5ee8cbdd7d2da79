"""5.2: the parts of a card that others refer to: its classifications and its types of ink."""

from typing import cast

from judgekit.engine.filters import Filter, Viewpoint
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import rule
from judgekit.engine.value import Value
from judgekit.games.lorcana.cards import LorcanaFilter


class CardParts(Game):
    """What a card is by what is printed on it; its names are apart."""

    def printed(self, obj: Obj, name: str) -> Value | None:
        """The value before any effect, by the clause of that part."""
        match name:
            case "classifications":
                return self.classifications(obj)
            case "inks":
                return self.ink_types(obj)
        return super().printed(obj, name)

    @rule("5.2.7")
    def classifications(self, obj: Obj) -> Value | None:
        """The categories of a card, that other cards refer to."""
        return super().printed(obj, "classifications")

    @rule("5.2.5", "5.2.5.1")
    def ink_types(self, obj: Obj) -> Value | None:
        """A card with two ink types counts as both."""
        return super().printed(obj, "inks")

    def matching(self, wanted: Filter, at: Viewpoint) -> tuple[Obj, ...]:
        """The objects that pass a filter; said where it looks at a second type of ink."""
        found = super().matching(wanted, at)
        if cast(LorcanaFilter, wanted).inks and any(self._has_two_inks(one) for one in found):
            self.counts_as_both()
        return found

    def _has_two_inks(self, obj: Obj) -> bool:
        inks = self.value(obj, "inks")
        return isinstance(inks, frozenset) and len(inks) > 1

    @rule("5.2.5.1")
    def counts_as_both(self) -> None:
        """A card with two types of ink is found by either."""
        self.cite()

"""15.1.1.8: searching the deck."""

from collections.abc import Sequence

from judgekit.engine import happenings
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.fftcg.table import Table


class Searching(Table):
    """Look for cards in one's deck, show them, do what the text says with them, and shuffle."""

    def search(self, at: Resolution, found: Sequence[Obj], name: str, most: int, *, any_card: bool) -> tuple[int, ...]:
        """The cards that are found."""
        least = self.must_find(most) if any_card else self.may_find_nothing()
        taken = self.choose_objects(at.controller, found, name, least=least, most=most, at=at)
        self.shows_what_was_found(at, taken)
        return tuple(one.id for one in taken)

    @rule("15.1.1.8.1")
    def shows_what_was_found(self, at: Resolution, taken: Sequence[Obj]) -> None:
        """The opponent sees it."""
        self.say("finds" if taken else "finds nothing", actor=at.controller, cards=list(taken))

    @rule("15.1.1.8.2")
    def may_find_nothing(self) -> int:
        """Whoever searches for cards of a kind may choose not to find them."""
        self.cite()
        return 0

    @rule("15.1.1.8.3")
    def must_find(self, count: int) -> int:
        """Whoever searches for any card finds as many as the text says."""
        self.cite()
        return count

    def shuffle_after_search(self, at: Resolution) -> None:
        """The deck is shuffled, whatever was found."""
        self.do(happenings.Shuffle(None, *at.by))

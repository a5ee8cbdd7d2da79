"""15.1.1.8: searching the deck."""

from collections.abc import Sequence

from judgekit.engine.model import Obj, Resolution, Wanted
from judgekit.engine.rule import rule
from judgekit.games.fftcg.table import Table


class Searching(Table):
    """Look for cards in one's deck, show them, do what the text says with them, and shuffle."""

    def least_to_find(self, most: int, at: Resolution, *, anything: bool) -> int:  # noqa: ARG002
        """It depends on whether the text says which cards."""
        if anything:
            return self.must_find(most)
        return 0 if self.may_find_nothing() else most

    def find(self, at: Resolution, wanted: Sequence[Obj], name: str, *, least: int, most: int) -> tuple[Obj, ...]:
        """Who declines to find what must be found breaks the rule that says so."""
        with self.trace.by(self.cited(("15.1.1.8.3" if least else "15.1.1.8.2",))):
            return super().ask_for(Wanted(at.controller, tuple(wanted), name, least, most, at))

    def show_found(self, player: str, cards: Sequence[Obj]) -> None:
        """Found cards are revealed."""
        self.shows_what_was_found(player, cards)

    @rule("15.1.1.8.1")
    def shows_what_was_found(self, player: str, cards: Sequence[Obj]) -> None:
        """The opponent sees it."""
        super().show_found(player, cards)

    @rule("15.1.1.8.2")
    def may_find_nothing(self) -> bool:
        """Whoever searches for cards of a kind may choose not to find them."""
        self.cite()
        return True

    @rule("15.1.1.8.3")
    def must_find(self, count: int) -> int:
        """Whoever searches for any card finds as many as the text says."""
        self.cite()
        return count

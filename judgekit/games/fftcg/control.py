"""6.2 and 11.12.4.6: a Character that changes sides."""

from judgekit.engine import happenings
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, rule
from judgekit.games.fftcg.table import Table

IN_COMBAT = ("attacking", "blocking", "blocked", "party")


class Controlling(Table):
    """Who takes a Character controls it; whose it is does not change."""

    @applies(happenings.Control, "11.12.4.6", "6.2.5/nota-1")
    def apply_control(self, event: happenings.Control) -> None:
        """It goes on as it was, on the side of its new controller, but for the combat in which it was."""
        for name in IN_COMBAT:
            self.mark(self.subject(event), name, value=False)
        self.not_there_long(self.give_to(str(event.player), self.subject(event)))

    @rule("10.1.2.1.1", "11.6.2.2")
    def not_there_long(self, taken: Obj) -> None:
        """It has not been under this control since before the turn began."""
        self.cite()
        self.mark(taken, "new", value=True)

"""A replay step by step: it stops at each decision, shows the options, and then what was taken."""

import sys
from collections.abc import Sequence

from judgekit.cli.page import FAINT
from judgekit.cli.phrases import say
from judgekit.cli.replay_page import TablePage
from judgekit.engine.choice import Decision
from judgekit.story import Changed, Line


class Stepper:
    """Walks the lines of a story; Enter goes on, the end of the input ends it."""

    def __init__(self, table: TablePage) -> None:
        self._table = table

    def walk(self, lines: Sequence[Line | Changed], decisions: Sequence[Decision]) -> None:
        """Tell every step; stop before each decision and before each step of the first level but the first."""
        left = list(decisions)
        for place, line in enumerate(lines):
            if isinstance(line, Line):
                stopped = False
                while left and left[0].at <= line.step.id:
                    stopped = True
                    if not self._decide(left.pop(0)):
                        return
                if place and not stopped and line.depth == 0 and not self._wait():
                    return
            self._table.line(line)
        for decision in left:
            if not self._decide(decision):
                return

    def _decide(self, decision: Decision) -> bool:
        self._table.decision(decision)
        if not self._wait("stepper.taken"):
            return False
        self._table.taken(decision)
        return True

    def _wait(self, prompt: str = "stepper.on") -> bool:
        """Wait for Enter; False where the input has ended."""
        self._table.page.line(f"    … {say(prompt)}", FAINT)
        sys.stdout.flush()
        if sys.stdin is not None and sys.stdin.readline():
            return True
        self._table.page.line(f"    {say('stepper.ended')}", FAINT)
        return False

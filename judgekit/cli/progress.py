"""A progress bar on standard error while documents are parsed and indexed, on a terminal only."""

import sys
from typing import Any

FEWEST_STEPS = 20


class BuildProgress:
    """Shows what a build has done once it turns out to be long; `parsed` and `indexed` are the callbacks."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._bar: Any = None
        self._tasks: dict[str, Any] = {}
        self._parsed = 0

    def parsed(self, game: str) -> None:
        """A document is about to be parsed."""
        self._parsed += 1
        if self._parsed > FEWEST_STEPS:
            self._update("Leyendo los reglamentos", self._parsed, None, game)

    def indexed(self, done: int, total: int) -> None:
        """So many clauses of so many are indexed."""
        if total > FEWEST_STEPS * 1000:
            self._update("Indexando las cláusulas", done, total, f"{done}/{total}")

    def counted(self, name: str, done: int, total: int) -> None:
        """So many of so many are done of something that is always long."""
        self._update(name, done, total, f"{done}/{total}")

    def questions(self, done: int, total: int) -> None:
        """So many of the questions that are wanted have been made."""
        self._update("Preparando preguntas", done, total, f"{done}/{total}")

    def rulings(self, done: int, total: int) -> None:
        """So many of the rulings that are wanted have been made."""
        self._update("Preparando fallos", done, total, f"{done}/{total}")

    def walked(self, paths: int) -> None:
        """So many paths of an exploration are done."""
        if paths % 250 == 0:
            self._update("Explorando", paths, None, f"{paths} tramos")

    def close(self) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    def _update(self, name: str, done: int, total: int | None, detail: str) -> None:
        if not self._shown:
            return
        if self._bar is None:
            from rich.console import Console  # noqa: PLC0415
            from rich.progress import Progress  # noqa: PLC0415

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._bar.start()
        if name not in self._tasks:
            self._tasks[name] = self._bar.add_task(name, total=total)
        self._bar.update(self._tasks[name], completed=done, description=f"{name}: {detail}")

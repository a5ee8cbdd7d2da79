"""Typst in a process of its own, replaced before it has kept too much of what it compiled."""

import atexit
import importlib.util
import os
import pickle
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any

from judgekit.errors import UserError, reason

MISSING = "Para hacer PDF falta «typst»; instálalo con: pip install 'judgekit[pdf]'."
STOPPED = (
    "Typst se ha parado al componer el PDF, quizá por falta de memoria; pide menos fichas de una vez "
    "y, si sigue igual, vuelve a instalar judgekit[pdf]."
)
NOT_STARTED = "No se puede arrancar Typst para componer el PDF ({why}); cierra otros programas o libera disco."
MOST_BYTES = 600_000
"""Of source, after which a process is replaced: some forty slips, or a hundred that are only measured."""


class Typesetter:
    """Gives jobs to a process and waits for their answers; starts it, replaces it and ends it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: _Process | None = None

    def start(self) -> None:
        """Have a process ready; raises UserError where typst is not installed."""
        if importlib.util.find_spec("typst") is None:
            raise UserError("extra-needed", MISSING)
        with self._lock:
            self._ready(0)

    def ask(self, kind: str, source: bytes, *, drawn: bool) -> tuple[Any, str | None]:
        """What came out and what went wrong, one of them None; raises UserError where Typst breaks down."""
        with self._lock:
            process = self._ready(len(source))
            try:
                return process.ask((kind, source, drawn), len(source))
            except (OSError, EOFError, pickle.UnpicklingError):
                self.end()
                raise UserError("typesetter-stopped", STOPPED) from None
            except BaseException:  # its answer would be taken for that to the next job
                self.end()
                raise

    def end(self) -> None:
        """Leave no process behind."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _ready(self, size: int) -> "_Process":
        """A process that has room for a source of so many bytes."""
        if self._process is not None and self._process.is_full(size):
            self.end()
        if self._process is None:
            try:
                self._process = _Process()
            except OSError as error:
                raise UserError("typesetter-stopped", NOT_STARTED.format(why=reason(error))) from None
        return self._process


class _Process:
    """One process, and how many bytes of source it has been given."""

    def __init__(self) -> None:
        self._given = 0
        self._folder = tempfile.TemporaryDirectory(prefix="judgekit-")
        self._child = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("typst_process.py")), self._folder.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONSAFEPATH": "1"},
        )

    def is_full(self, size: int) -> bool:
        """Would so many bytes more be too much? The first job never is."""
        return self._given > 0 and self._given + size > MOST_BYTES

    def ask(self, job: tuple[str, bytes, bool], size: int) -> tuple[Any, str | None]:
        """The answer to a job; raises OSError, EOFError or UnpicklingError where the process is no more."""
        self._given += size
        jobs, answers = self._child.stdin, self._child.stdout
        assert jobs is not None and answers is not None
        pickle.dump(job, jobs, pickle.HIGHEST_PROTOCOL)
        jobs.flush()
        answer: tuple[Any, str | None] = pickle.load(answers)
        return answer

    def end(self) -> None:
        """Whatever it is doing."""
        self._child.kill()
        self._child.wait()
        for stream in filter(None, (self._child.stdin, self._child.stdout)):
            with suppress(OSError):  # a job that was never read
                stream.close()
        self._folder.cleanup()


TYPESETTER = Typesetter()
"""One for the whole program: what starts with it ends with it."""
atexit.register(TYPESETTER.end)

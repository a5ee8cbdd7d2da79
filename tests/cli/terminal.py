"""A person at a real terminal: keys in, screen out."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from types import TracebackType

PATIENCE = 120.0
"""Seconds without a sign, after which nothing more is expected."""
_SIZES = ("COLUMNS", "LINES")
"""What a shell may export about its own window: stronger than the size of the terminal that is asked."""
_COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """Runs judgekit in a pseudo-terminal of so many columns."""

    def __init__(self, *arguments: str, env: dict[str, str], columns: int = 60) -> None:
        self.raw = ""
        self._read = 0
        inherited = {name: value for name, value in os.environ.items() if name not in _SIZES}
        command = [sys.executable, "-m", "judgekit", *arguments]
        self._ended: int | None = None
        self._pid, self._fd = pty.fork()
        if self._pid == 0:  # the size before anything can ask for it
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
            os.execve(sys.executable, command, {**inherited, "TERM": "xterm-256color", **env})

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._ended is None:
            os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
        os.close(self._fd)

    @property
    def screen(self) -> str:
        """All that was shown, without colours."""
        return _COLOURS.sub("", self.raw).replace("\r\n", "\n")

    def shows(self, text: str) -> str:
        """Wait until a text is shown that was not there before; what was shown up to it."""
        while text not in self.screen[self._read :]:
            if not self._more():
                raise AssertionError(f"«{text}» is not on the screen:\n{self.screen}")
        at = self.screen.index(text, self._read) + len(text)
        shown, self._read = self.screen[self._read : at], at
        return shown

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._fd, keys.encode())

    def ends(self) -> int:
        """Wait for the end; the exit code."""
        while self._more():
            pass
        self._ended = os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])
        return self._ended

    def _more(self) -> bool:
        if not select.select([self._fd], [], [], PATIENCE)[0]:
            return False
        try:
            content = os.read(self._fd, 65536)
        except OSError:
            return False
        self.raw += content.decode("utf-8", "replace")
        return bool(content)

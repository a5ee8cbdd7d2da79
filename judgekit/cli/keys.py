"""One key an answer on a terminal, one line an answer in a pipe."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

ENTER, ENDED = "\n", ""
_ESCAPE = "\x1b"
_BLINK = 0.2


class Keys:
    """Reads what a person types; `ENDED` where the input is over."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()

    def key(self, prompt: str) -> str:
        """The next key in small letters; in a pipe the first letter of the next line, `ENTER` for an empty one."""
        if self.is_terminal:
            return _pressed(prompt)
        _write(prompt)
        line = self._line()
        return (line.strip()[:1].lower() or ENTER) if line else ENDED

    def line(self) -> str | None:
        """The next whole line; None where the input is over."""
        sys.stdout.flush()
        line = self._line()
        return line.strip() if line else None

    def _line(self) -> str:
        try:
            return sys.stdin.readline() if sys.stdin is not None else ""
        except (UnicodeDecodeError, ValueError):
            return "?\n"


def _write(prompt: str) -> None:
    sys.stdout.write(prompt)
    sys.stdout.flush()


def _pressed(prompt: str) -> str:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        _write(prompt)
        pressed = msvcrt.getwch()
        return ENTER if pressed in "\r\n" else pressed.lower()
    with _key_by_key():
        _write(prompt)  # only now: a key pressed at once is not shown twice
        first = _read()
        if first == _ESCAPE.encode():
            _forget_sequence()
            return _ESCAPE
        if first in {b"", b"\x04"}:
            return ENDED
        while first[0] >= 0xC0 and len(first) < 4 and _is_ready():
            first += _read()
    return first.decode("utf-8", "replace").lower().replace("\r", ENTER)


def _read() -> bytes:
    while not _is_ready(_BLINK):  # Ctrl-C between a look at the signals and a read that waits would be seen too late
        pass
    return os.read(sys.stdin.fileno(), 1)


def _forget_sequence() -> None:
    """An arrow or a function key sends several bytes: they are one key."""
    while _is_ready():
        _read()


def _is_ready(seconds: float = 0.01) -> bool:
    import select  # noqa: PLC0415 - only a terminal needs it

    return bool(select.select([sys.stdin.fileno()], [], [], seconds)[0])


@contextmanager
def _key_by_key() -> Iterator[None]:
    """The terminal as it was comes back, whatever happens."""
    import termios  # noqa: PLC0415
    import tty  # noqa: PLC0415

    before = termios.tcgetattr(sys.stdin.fileno())
    try:
        tty.setcbreak(sys.stdin.fileno(), termios.TCSADRAIN)
        yield
    finally:
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, before)

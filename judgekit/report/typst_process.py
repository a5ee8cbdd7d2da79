"""The process in which Typst runs, apart because it keeps what it compiles: jobs come in, pickled, and answers go out.

It imports nothing of judgekit, so that it is ready while the ruling is still being made. It ends when its input does.
"""

import json
import pickle
import signal
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, BinaryIO

import typst


def main(root: str, jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer each (kind, source, whether the fonts that typst brings will do) by (what came out, what went wrong)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it
    while True:
        try:
            kind, source, drawn = pickle.load(jobs)
        except EOFError:
            return
        pickle.dump(_answer(_JOBS[kind], source, root, drawn), answers, pickle.HIGHEST_PROTOCOL)
        answers.flush()


def _answer(job: Callable[[Any], Any], source: bytes, root: str, drawn: bool) -> tuple[Any, str | None]:
    """Typst finds no files, and no fonts but its own where these will do."""
    try:
        return job(typst.Compiler(source, root, _fonts(drawn), package_path=root, package_cache_path=root)), None
    except RuntimeError as error:
        return None, str(getattr(error, "message", error))


def _compiled(compiler: Any) -> tuple[bytes, tuple[str, ...]]:
    pdf, warnings = compiler.compile_with_warnings(format="pdf", timestamp=0)
    return bytes(pdf), tuple(one.message for one in warnings)


def _told(compiler: Any) -> list[Any]:
    return list(json.loads(compiler.query("<told>", field="value")))


@cache
def _fonts(drawn: bool) -> Any:
    return typst.Fonts(include_system_fonts=not drawn)


_JOBS: Mapping[str, Callable[[Any], Any]] = {"compile": _compiled, "tell": _told}

if __name__ == "__main__":
    main(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)

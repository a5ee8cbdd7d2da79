"""The command line: one module a command, loaded when it runs; messages in Spanish."""

import gc
import os
import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line and exit: 0 ok, 1 a check failed, 2 wrong use or bad input."""
    gc.set_threshold(50_000)  # importing makes many objects and no garbage: 5 ms less for every command
    from judgekit.cli.app import app  # noqa: PLC0415 - completion and --version do not pay for what they do not use

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = 0
    try:
        code = app(standalone_mode=False) or 0
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        code = 130
    except Exception as error:
        from judgekit.cli.mistakes import spanish  # noqa: PLC0415

        message = spanish(error)
        if message is None:
            raise
        print(f"Error: {message}", file=sys.stderr)  # noqa: T201
        code = 2
    sys.exit(code)

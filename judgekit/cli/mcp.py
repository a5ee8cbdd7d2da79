"""`judgekit mcp`: answers assistants over the Model Context Protocol."""

import typer

from judgekit.assistant.phrases import say
from judgekit.errors import UserError


def mcp(context: typer.Context) -> None:  # noqa: ARG001, D103 - its help is COMMANDS's
    try:
        from judgekit.assistant.server import serve  # noqa: PLC0415 - the extra judgekit[mcp]
    except ImportError:
        raise UserError("no-mcp", say("mistake.extra")) from None
    serve()

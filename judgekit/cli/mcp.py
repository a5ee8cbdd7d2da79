"""`judgekit mcp`: answers assistants over the Model Context Protocol."""

import typer

from judgekit.cli.phrases import say
from judgekit.errors import UserError


def mcp(context: typer.Context) -> None:  # noqa: ARG001, D103 - its help is COMMANDS's
    try:
        from judgekit.assistant.server import serve  # noqa: PLC0415 - the extra judgekit[mcp]
    except ImportError:
        raise UserError("no-mcp", say("mcp.extra")) from None
    serve()

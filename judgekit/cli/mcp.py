"""`judgekit mcp`: answers assistants over the Model Context Protocol."""

import os

import typer

from judgekit.cli.holding import VARIABLE
from judgekit.cli.phrases import say
from judgekit.errors import UserError


def mcp(context: typer.Context) -> None:  # noqa: D103 - its help is COMMANDS's
    if context.obj.event:
        os.environ[VARIABLE] = str(context.obj.event)  # whoever computes is another process
    try:
        from judgekit.assistant.server import serve  # noqa: PLC0415 - the extra judgekit[mcp]
    except ImportError:
        raise UserError("no-mcp", say("mcp.extra")) from None
    serve()

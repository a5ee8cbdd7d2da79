"""An argument of another kind or size than a tool takes, told in one sentence."""

from collections.abc import Mapping
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import ValidationError

from judgekit.assistant.phrases import say

_TOLD: Mapping[str, str] = {
    "missing": "missing",
    "string_type": "text",
    "list_type": "list",
    "int_type": "number",
    "int_parsing": "number",
    "int_from_float": "number",
    "bool_type": "flag",
    "bool_parsing": "flag",
    "string_too_long": "long",
    "too_long": "many",
    "less_than_equal": "most",
    "greater_than_equal": "least",
}
"""What is said of each kind of mistake that the library finds."""


class JudgingServer(MCPServer):
    """A server whose mistakes of arguments are Spanish sentences, like all others."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool; raises ToolError with one sentence where its arguments are wrong, or there is no such tool."""
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            cause = error.__cause__
            if isinstance(cause, ValidationError):
                raise ToolError(_sentence(cause)) from None
            known = {one.name for one in await self.list_tools()}
            if name not in known:
                raise ToolError(say("mistake.tool", name=name[:40], known=", ".join(sorted(known)))) from None
            raise


def _sentence(error: ValidationError) -> str:
    """The first mistake: which argument, what it must be."""
    first = error.errors(include_url=False, include_input=False)[0]
    limits = first.get("ctx", {})
    limit = next((limits[one] for one in ("max_length", "le", "ge") if one in limits), "")
    name = ".".join(str(one) for one in first["loc"])
    return say(f"argument mistake.{_TOLD.get(first['type'], 'other')}", name=name, limit=limit)

"""The server: every tool is computed in a process of its own that is stopped when it takes too long."""

import json
from collections.abc import Callable
from typing import Annotated, Any

import anyio
from anyio import to_process
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError
from mcp.types import CallToolResult, TextContent
from pydantic import Field

from judgekit import __version__
from judgekit.assistant import tools
from judgekit.assistant.arguments import JudgingServer
from judgekit.assistant.phrases import say
from judgekit.contract.plain import to_json
from judgekit.errors import UserError

SECONDS = 20
AT_ONCE = 2
LONGEST_WORDS = 2_000
MOST_CLAUSES = 50
LONGEST_CARD, LONGEST_NAME = 4_000, 200


def serve() -> None:
    """Answer over standard input and output until they are closed."""
    made().run("stdio")


def made() -> JudgingServer:
    """The server with its tools and resources."""
    server = JudgingServer("judgekit", instructions=say("about.server"), version=__version__, log_level="CRITICAL")
    seats = anyio.CapacityLimiter(AT_ONCE)
    for tool in _tools(seats):
        server.tool(description=say(f"tool.{tool.__name__}"))(tool)
    _resources(server, seats)
    return server


def _told(name: str, **limits: Any) -> Any:
    return Field(description=say(f"argument.{name}"), **limits)


Words = Annotated[str, _told("words", max_length=LONGEST_WORDS)]
Situation = Annotated[str, _told("situation", max_length=LONGEST_WORDS)]
AnyGame = Annotated[str | None, _told("game")]
Game = Annotated[str, _told("game")]
Limit = Annotated[int, _told("limit", ge=1, le=50)]
Clauses = Annotated[list[str], _told("clauses", max_length=MOST_CLAUSES)]
Schema = Annotated[bool, _told("schema")]
Table = Annotated[str, _told("table", max_length=tools.LONGEST)]
CardText = Annotated[str, _told("text", max_length=LONGEST_CARD)]
CardName = Annotated[str, _told("name", max_length=LONGEST_NAME)]
CardType = Annotated[str, _told("type", max_length=LONGEST_NAME)]
Format = Annotated[str, _told("format")]


def _tools(seats: anyio.CapacityLimiter) -> tuple[Callable[..., Any], ...]:
    async def search(words: Words, game: AnyGame = None, limit: Limit = 5) -> CallToolResult:
        return await _called(seats, "search", words, game, limit)

    async def rule(clauses: Clauses, game: AnyGame = None) -> CallToolResult:
        return await _called(seats, "rule", clauses, game)

    async def scenario_help(situation: Situation, game: Game, schema: Schema = False) -> CallToolResult:
        return await _called(seats, "scenario_help", situation, game, schema)

    async def replay(table: Table) -> CallToolResult:
        return await _called(seats, "replay", table)

    async def explore(table: Table) -> CallToolResult:
        return await _called(seats, "explore", table)

    async def moves(table: Table) -> CallToolResult:
        return await _called(seats, "moves", table)

    async def report(table: Table, format: Format = "markdown") -> CallToolResult:  # noqa: A002
        return await _called(seats, "report", table, format)

    async def card(text: CardText, game: Game, name: CardName = "Carta", type: CardType = "") -> CallToolResult:  # noqa: A002
        return await _called(seats, "card", text, game, name, type)

    return search, rule, scenario_help, replay, explore, moves, report, card


def _resources(server: MCPServer, seats: anyio.CapacityLimiter) -> None:
    @server.resource("judgekit://fallos/{game}/{name}", description=say("resource.ruling"), mime_type="text/yaml")
    async def ruling(game: str, name: str) -> str:
        return await _quoted(seats, "ruling_text", game, name)

    @server.resource("judgekit://{game}/{+number}", description=say("resource.clause"), mime_type="text/plain")
    async def clause(game: str, number: str) -> str:
        return await _quoted(seats, "clause_text", game, number)


async def _called(seats: anyio.CapacityLimiter, name: str, *words: Any) -> CallToolResult:
    """What a tool answers: JSON, or the one sentence of a mistake."""
    found, mistake = await _computed(seats, name, *words)
    return CallToolResult(content=[TextContent(text=mistake or found)], is_error=bool(mistake))


async def _quoted(seats: anyio.CapacityLimiter, name: str, *words: str) -> str:
    """What a resource holds; raises ResourceError with the one sentence of a mistake."""
    found, mistake = await _computed(seats, name, *words)
    if mistake:
        raise ResourceError(mistake)
    return found


async def _computed(seats: anyio.CapacityLimiter, name: str, *words: Any) -> tuple[str, str]:
    """What comes of a tool in another process, and the sentence of what went wrong."""
    try:
        with anyio.fail_after(SECONDS):
            return await to_process.run_sync(_answer, name, words, cancellable=True, limiter=seats)
    except TimeoutError:
        return "", say("mistake.slow", seconds=SECONDS)
    except anyio.BrokenWorkerProcess:
        return "", say("mistake.died")


def _answer(name: str, words: tuple[Any, ...]) -> tuple[str, str]:
    """In the other process: the answer, or the sentence of a mistake."""
    try:
        found = tools.TOOLS[name](*words)
    except UserError as mistake:
        return "", str(mistake)
    return found if isinstance(found, str) else json.dumps(to_json(found), ensure_ascii=False), ""

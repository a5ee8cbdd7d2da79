"""The server: every tool is computed in a process of its own that is stopped when it takes too long."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any

import anyio
from anyio import to_process
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError
from mcp.types import CallToolResult, TextContent
from pydantic import Field

from judgekit import __version__
from judgekit.assistant import limits
from judgekit.assistant.arguments import JudgingServer
from judgekit.assistant.computing import answer, ready
from judgekit.assistant.phrases import say


def serve() -> None:
    """Answer over standard input and output until they are closed."""
    made().run("stdio")


def made() -> JudgingServer:
    """The server with its tools and resources."""
    seats = anyio.CapacityLimiter(limits.AT_ONCE)

    @asynccontextmanager
    async def computing(_: Any) -> AsyncIterator[None]:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(_get_ready, seats)
            yield
            tasks.cancel_scope.cancel()

    about = say("about.server")
    server = JudgingServer(
        "judgekit", instructions=about, version=__version__, log_level="CRITICAL", lifespan=computing
    )
    for tool in _tools(seats):
        server.tool(description=say(f"tool.{tool.__name__}"))(tool)
    _resources(server, seats)
    return server


async def _get_ready(seats: anyio.CapacityLimiter) -> None:
    """Start the process that computes, so that the first question does not wait for it."""
    with suppress(anyio.BrokenWorkerProcess):
        await to_process.run_sync(ready, cancellable=True, limiter=seats)


def _told(name: str, **bounds: Any) -> Any:
    return Field(description=say(f"argument.{name}"), **bounds)


Words = Annotated[str, _told("words", max_length=limits.LONGEST_WORDS)]
Situation = Annotated[str, _told("situation", max_length=limits.LONGEST_WORDS)]
AnyGame = Annotated[str | None, _told("game")]
Game = Annotated[str, _told("game")]
Limit = Annotated[int, _told("limit", ge=1, le=50)]
Clauses = Annotated[list[str], _told("clauses", max_length=limits.MOST_CLAUSES)]
Schema = Annotated[bool, _told("schema")]
Table = Annotated[str, _told("table", max_length=limits.LONGEST_TABLE)]
CardText = Annotated[str, _told("text", max_length=limits.LONGEST_CARD)]
CardName = Annotated[str, _told("name", max_length=limits.LONGEST_NAME)]
CardType = Annotated[str, _told("type", max_length=limits.LONGEST_NAME)]
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
        with anyio.fail_after(limits.SECONDS):
            return await to_process.run_sync(answer, name, words, cancellable=True, limiter=seats)
    except TimeoutError:
        return "", say("mistake.slow", seconds=limits.SECONDS)
    except anyio.BrokenWorkerProcess:
        return "", say("mistake.died")

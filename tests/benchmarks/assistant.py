"""How fast an assistant is answered over standard input and output, and what memory a thousand calls take.

python tests/benchmarks/assistant.py [--calls N]
"""

import os
import sys
from argparse import ArgumentParser
from statistics import median
from time import perf_counter
from typing import Any

import anyio
import psutil
from mcp import Client, StdioServerParameters

from judgekit import bank

SONG = "lorcana/cantar-una-cancion"
SOON = 20


async def measured(calls: int) -> None:
    words = StdioServerParameters(command=sys.executable, args=["-m", "judgekit", "mcp"], env=dict(os.environ))
    began = perf_counter()
    async with Client(words) as client:
        await client.list_tools()
        print(f"greeting: {perf_counter() - began:.2f} s")
        await _told(client, "first answer (rule)", "rule", {"clauses": ["fftcg:11.8.7"]})
        await _told(client, "first replay", "replay", {"table": SONG})
        tables = [one.path.read_text(encoding="utf-8") for one in bank.entries()[:: len(bank.entries()) // SOON]]
        for name, again in (("another table", False), ("the same table again", True)):
            print(f"replay, {name}: median {await _median(client, tables, again=again) * 1000:.0f} ms")
        await _many(client, tables, calls)


async def _told(client: Client, what: str, tool: str, arguments: dict[str, Any]) -> None:
    began = perf_counter()
    found = await client.call_tool(tool, arguments)
    assert not found.is_error
    print(f"{what}: {perf_counter() - began:.2f} s")


async def _median(client: Client, tables: list[str], *, again: bool) -> float:
    seconds = []
    for table in tables:
        if again:
            await client.call_tool("replay", {"table": table})
        began = perf_counter()
        await client.call_tool("replay", {"table": table})
        seconds.append(perf_counter() - began)
    return median(seconds)


async def _many(client: Client, tables: list[str], calls: int) -> None:
    """Calls of every kind, with mistakes among them; the memory of the server and of whoever computes, as it goes."""
    kinds: tuple[tuple[str, dict[str, Any]], ...] = (
        ("rule", {"clauses": ["fftcg:11.8.7"]}),
        ("search", {"words": "dos efectos a la vez"}),
        ("replay", {"table": "game: x"}),
        ("moves", {"table": SONG}),
        ("card", {"text": "Draw a card.", "game": "lorcana"}),
    )
    began = perf_counter()
    for number in range(calls):
        if number % 5 == 0:
            await client.call_tool("replay", {"table": f"{tables[number % len(tables)]}# {number}\n"})
        else:
            await client.call_tool(*kinds[number % len(kinds)])
        if number % (calls // 10) == 0:
            print(f"after {number} calls: {_memory():.0f} MB")
    print(f"after {calls} calls: {_memory():.0f} MB; {calls / (perf_counter() - began):.1f} calls a second")


def _memory() -> float:
    children = psutil.Process().children(recursive=True)
    return sum(one.memory_info().rss for one in children) / 1e6


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--calls", type=int, default=1000)
    anyio.run(measured, parser.parse_args().calls)

"""An assistant gets what was computed or quoted, or the exact mistake; whatever it asks, the server lives on."""

import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

from jsonschema import Draft202012Validator
from mcp import Client, MCPError, StdioServerParameters

from judgekit import api
from judgekit.assistant import limits
from judgekit.assistant import server as serving
from judgekit.cli.outputs import schema_of
from judgekit.contract.plain import to_json

SONG = "lorcana/cantar-una-cancion"
_GREETING: tuple[dict[str, Any], ...] = (
    {
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}},
    },
    {"jsonrpc": "2.0", "method": "notifications/initialized"},
)  # fmt: skip


@asynccontextmanager
async def served() -> AsyncIterator[Client]:
    words = StdioServerParameters(command=sys.executable, args=["-m", "judgekit", "mcp"], env=dict(os.environ))
    async with Client(words) as client:
        yield client


async def asked(client: Client, tool: str, **words: Any) -> Any:
    """What a tool answers, held against its schema; of a mistake, its sentence."""
    found = await client.call_tool(tool, words)
    text = found.content[0].text  # type: ignore[union-attr]
    if found.is_error:
        return text
    answer = json.loads(text)
    assert list(Draft202012Validator(schema_of(f"mcp {tool}")).iter_errors(answer)) == []
    return answer


def test_every_tool_over_standard_input_and_output_says_what_the_library_says() -> None:
    async def session() -> None:
        async with served() as client:
            assert {one.name for one in (await client.list_tools()).tools} == {
                "search", "rule", "scenario_help", "replay", "explore", "moves", "report", "card",
            }  # fmt: skip
            rule = await asked(client, "rule", clauses=["fftcg:11.8.7"])
            assert rule["clauses"] == [to_json(one) for one in api.rule("fftcg:11.8.7")]
            found = await asked(client, "search", words="dos efectos a la vez", game="digimon")
            assert [one["id"] for one in found["clauses"]] == [
                one.id for one in api.search("dos efectos a la vez", game="digimon", limit=5)
            ]
            helped = await asked(client, "scenario_help", situation="un personaje canta una canción", game="lorcana")
            assert any("sing" in one for one in helped["examples"])
            ruled, known = await asked(client, "replay", table=SONG), api.replay(api.load(SONG))
            assert (ruled["ruling"], ruled["trace"]) == (known.says, json.loads(json.dumps(to_json(known.trace))))
            assert all(one["sha256"] for one in ruled["clauses"])
            steps = {clause for step in ruled["trace"]["steps"] for clause in step["clauses"]}
            assert steps <= ruled["hashes"].keys()
            assert (await asked(client, "explore", table="digimon/disparo-nuevo-primero"))["trace"]["outcomes"]
            assert any(one["legal"] for one in (await asked(client, "moves", table=SONG))["moves"])
            assert (await asked(client, "report", table=SONG))["slip"].startswith("# ")
            read_text = await asked(client, "card", text="Draw a card.", game="lorcana")
            assert read_text["card"]["effects"] == [{"resolve": [{"draw": 1}]}]
            assert read_text["hashes"].keys() == set(read_text["card"]["abilities"][0]["clauses"])
            read = await client.read_resource("judgekit://fftcg/11.8.7")
            assert read.contents[0].text.startswith("fftcg:11.8.7 [")  # type: ignore[union-attr]
            read = await client.read_resource(f"judgekit://fallos/{SONG}")
            assert read.contents[0].text.startswith(f"id: {SONG}")  # type: ignore[union-attr]

    anyio.run(session)


def test_bad_input_is_the_exact_mistake_and_the_next_call_is_answered() -> None:
    async def session() -> None:
        async with Client(serving.made()) as client:
            assert "el juego «x» no existe" in await asked(client, "replay", table="game: x")
            assert "línea 2" in await asked(client, "replay", table="game: cipher\ngivn: {}")
            assert await asked(client, "replay", table=3) == "«table» debe ser un texto."
            assert await asked(client, "replay") == "Falta «table»."
            assert "pasa de 1048576 caracteres" in await asked(client, "replay", table="#" * 10_000_000)
            assert "el YAML no se entiende" in await asked(client, "replay", table="game: {")
            assert "como mucho" in await asked(client, "search", words="x", limit=51)
            assert "lista de textos" in await asked(client, "rule", clauses="fftcg:1")
            assert "pasa de 50" in await asked(client, "rule", clauses=["fftcg:1.1"] * 51)
            assert "las que hay son card, explore" in await asked(client, "nada")
            assert "No hay ningún juego «mus»" in await asked(client, "card", text="x", game="mus")
            assert not (await asked(client, "card", text="Frobnicate.", game="lorcana"))["card"]["understood"]
            assert "no existe" in await asked(client, "rule", clauses=["fftcg:99"])
            assert "No hay ningún juego «mus»" in await asked(client, "scenario_help", situation="x", game="mus")
            assert "puede ser html" in await asked(client, "report", table=SONG, format="docx")
            with pytest.raises(MCPError, match=r"99\.9"):
                await client.read_resource("judgekit://fftcg/99.9")
            assert (await asked(client, "rule", clauses=["fftcg:11.8.7"]))["clauses"]

    anyio.run(session)


def test_a_call_that_takes_too_long_is_stopped_and_the_next_one_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def session() -> None:
        async with Client(serving.made()) as client:
            await asked(client, "rule", clauses=["fftcg:11.8.7"])
            monkeypatch.setattr(limits, "SECONDS", 0.001)
            assert "la cuenta pasa de" in (await asked(client, "explore", table=SONG)).lower()
            monkeypatch.setattr(limits, "SECONDS", 60)
            assert (await asked(client, "rule", clauses=["fftcg:11.8.7"]))["clauses"]

    anyio.run(session)


def test_a_call_that_is_cancelled_leaves_the_seat_to_the_next_and_two_are_answered_at_once() -> None:
    async def session() -> None:
        async with Client(serving.made()) as client:
            for _ in range(2 * limits.AT_ONCE):
                with anyio.move_on_after(0.01):
                    await asked(client, "explore", table=SONG)
            found: list[Any] = []

            async def ask() -> None:
                found.append(await asked(client, "replay", table=SONG))

            async with anyio.create_task_group() as tasks:
                tasks.start_soon(ask)
                tasks.start_soon(ask)
            assert found[0] == found[1]

    anyio.run(session)


def test_a_client_that_goes_away_in_the_middle_of_a_message_takes_the_server_with_it() -> None:
    began = subprocess.Popen([sys.executable, "-m", "judgekit", "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert began.stdin
    began.stdin.write(b'{"jsonrpc": "2.0", "id": 1, "method": "tools/ca')
    began.stdin.close()
    assert began.wait(timeout=30) == 0


def test_a_client_that_goes_away_while_its_call_is_computed_leaves_no_process() -> None:
    psutil = pytest.importorskip("psutil")
    began = subprocess.Popen([sys.executable, "-m", "judgekit", "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert began.stdin
    assert began.stdout
    for message in _GREETING:
        began.stdin.write(json.dumps(message).encode() + b"\n")
    began.stdin.flush()
    assert b"result" in began.stdout.readline()
    called = {"name": "replay", "arguments": {"table": SONG}}
    began.stdin.write(
        json.dumps({"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": called}).encode() + b"\n"
    )
    began.stdin.flush()
    children = _children(psutil, began.pid)
    began.stdin.close()
    began.stdout.close()
    began.wait(timeout=40)
    psutil.wait_procs(children, timeout=20)
    assert not [one for one in children if one.is_running()]


def _children(psutil: Any, pid: int) -> list[Any]:
    """The processes that compute, as soon as there is one."""
    for _ in range(200):
        if found := psutil.Process(pid).children(recursive=True):
            return list(found)
        time.sleep(0.05)
    raise AssertionError("nothing is computed")


def test_many_calls_leave_the_memory_as_it_was(request: pytest.FixtureRequest) -> None:
    calls = 1000 if request.config.getoption("--whole-bank") else 60
    psutil = pytest.importorskip("psutil")

    async def session() -> None:
        async with Client(serving.made()) as client:
            for _ in range(calls // 3):
                await asked(client, "replay", table="game: cipher\ngiven: {turn: A}")
            before = _memory(psutil)
            for _ in range(calls):
                await asked(client, "replay", table="game: cipher\ngiven: {turn: A}")
            assert _memory(psutil) < before * 1.1

    anyio.run(session)


def _memory(psutil: Any) -> int:
    time.sleep(0.1)
    me = psutil.Process()
    return sum(one.memory_info().rss for one in (me, *me.children(recursive=True)))

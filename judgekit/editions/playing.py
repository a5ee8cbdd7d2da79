"""Replays that come out otherwise than they did: the traces that another judgekit wrote, held against this one's."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit import bank
from judgekit.contract.plain import to_json
from judgekit.editions.phrases import say
from judgekit.errors import UserError, reason, too_large
from judgekit.replay import SCHEMA, Document, Played, played

LARGEST = 400 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A scenario that comes out otherwise: the table that it ends with, its verdict, or only the clauses applied.

    `problem` is why it cannot be played any more.
    """

    scenario: str
    table: bool
    verdict: bool
    clauses: tuple[str, ...]
    problem: str | None = None


def otherwise(before: Path, game: str, folder: Path | None = None) -> tuple[Otherwise, ...]:
    """The scenarios of a game that come out otherwise than in `replay --all --json` of before; raises UserError."""
    known = bank.by_id(folder or bank.shipped_bank())
    traces = [one for one in _traces(before) if one.get("game") == game and one.get("scenario") in known]
    return tuple(found for one in traces for found in _held(one, known[one["scenario"]]))


def _traces(path: Path) -> Sequence[Mapping[str, Any]]:
    try:
        if path.stat().st_size > LARGEST:
            raise too_large(path, LARGEST // 1024 // 1024, "escribe las de un solo juego, con -g")
        read = json.loads(path.read_bytes())
    except OSError as error:
        raise UserError("unreadable-file", say("mistake.unreadable", path=path, why=reason(error))) from None
    except ValueError:
        read = None
    if not isinstance(read, list) or any(not isinstance(one, dict) or one.get("schema") != SCHEMA for one in read):
        raise UserError("no-traces", say("mistake.traces", path=path, schema=SCHEMA))
    return read


def _held(before: Mapping[str, Any], path: Path) -> Iterator[Otherwise]:
    name = str(before["scenario"])
    try:
        now = played(bank.in_its_place(path), before.get("reading"))
    except UserError as mistake:
        yield Otherwise(name, table=True, verdict=True, clauses=(), problem=str(mistake))
        return
    made = _plain(now)
    table, verdict = made["outcome"] != before["outcome"], _passed(made) != _passed(before)
    clauses = tuple(sorted(_applied(made) ^ _applied(before)))
    if table or verdict or clauses:
        yield Otherwise(name, table, verdict, clauses)


def _plain(one: Played) -> Mapping[str, Any]:
    """Its trace as JSON has it, without the document, which says nothing of what comes out."""
    made: Mapping[str, Any] = json.loads(json.dumps(to_json(one.tree(Document(None, None, None)))))
    return made


def _passed(trace: Mapping[str, Any]) -> object:
    return (trace.get("verdict") or {}).get("passed")


def _applied(trace: Mapping[str, Any]) -> set[str]:
    steps = (one for one in trace.get("steps", ()) if one.get("status") == "applied")
    return {clause for one in steps for clause in one.get("clauses", ())}

"""The tools: each takes plain words and gives plain data, or raises UserError with the exact mistake."""

import json
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import lru_cache
from math import log
from pathlib import Path
from typing import Any

from judgekit import api, bank, shipped
from judgekit.assistant.answers import (
    CardRead,
    Explored,
    FoundClause,
    Helped,
    Moves,
    Printed,
    Replayed,
    Ruled,
    Searched,
)
from judgekit.assistant.limits import LONGEST_TABLE, REMEMBERED
from judgekit.assistant.phrases import say
from judgekit.contract.plain import to_json
from judgekit.corpus.quoted import Quoted
from judgekit.editions import QuotedNow
from judgekit.errors import UserError
from judgekit.games import names
from judgekit.reader import Printing
from judgekit.scenario import Question, scenario_schema
from judgekit.search.analysis import stem, terms
from judgekit.story import read_card
from judgekit.table import skeleton_of
from judgekit.tournament import read, under

RULES, EVENT = "JUDGEKIT_RULES", "JUDGEKIT_EVENT"
LIKE, SHOWN = 3, 12
_ID = re.compile(rf"(?:{'|'.join(names())}):\d+(?:\.\d+)*(?:/[a-z0-9ñ-]+)*")
FORMATS = ("html", "markdown", "text")


def search(words: str, game: str | None, limit: int) -> Searched:
    """Clauses that answer a question in a judge's words, best first, each with its hash."""
    library = _library()
    found = api.search(words, game=game, limit=limit, library=library)
    quoted = {one.id: one for one in (api.rule(*(one.id for one in found), library=library) if found else ())}
    clauses = (FoundClause(**_fields(quoted[one.id]), snippet=one.snippet, score=one.score) for one in found)
    return Searched(tuple(clauses))


def rule(clauses: list[str], game: str | None) -> Ruled:
    """Clauses by number, each with its hash."""
    if not clauses:
        raise UserError("clause-needed", say("mistake.clause"))
    return Ruled(tuple(_now(one) for one in api.rule(*clauses, game=game, library=_library())))


def scenario_help(situation: str, game: str, schema: bool) -> Helped:
    """How to write a situation: the page to begin, a skeleton of the game, the scenarios of the bank most like it."""
    bank.check_game(game)
    return Helped(
        begin=(shipped.folder("scenarios") / "empezar.md").read_text(encoding="utf-8"),
        skeleton=skeleton_of(game),
        examples=tuple(one.path.read_text(encoding="utf-8") for one in _most_like(situation, game)),
        games=tuple(names()),
        schema=scenario_schema((game,)) if schema else None,
    )


def replay(table: str) -> Replayed:
    """The ruling on a table, the clauses that decide it and why, and every step with its clauses."""
    return _replayed(_text(table), _library().fingerprint)


@lru_cache(maxsize=REMEMBERED)
def _replayed(text: str, _edition: str) -> Replayed:
    found = api.replay(_question(text), library=_library())
    return Replayed(found.says, found.clauses, found.trace, _hashes(found.trace))


def explore(table: str) -> Explored:
    """Every order and choice of a table: the outcomes, how many ways lead to each, and the decisions that matter."""
    found = api.explore(_read(table), library=_library())
    return Explored(found, _hashes(found))


def moves(table: str) -> Moves:
    """What each player may do now, and what they may not and by which clause."""
    found = api.legal_moves(_read(table))
    return Moves(found, _hashes(found))


def report(table: str, format: str) -> Printed:  # noqa: A002 - a tool's argument
    """The slip of a ruling, to be printed."""
    if format not in FORMATS:
        raise UserError("unknown-format", say("mistake.format", format=format[:40], known=", ".join(FORMATS)))
    return Printed(format, api.report(_read(table), format=format, library=_library()).decode("utf-8"))


def card(text: str, game: str, name: str, type: str) -> CardRead:  # noqa: A002 - a tool's argument
    """What a card's printed text says: its effects as a scenario writes them, told back with their clauses."""
    bank.check_game(game)
    found = read_card(game, Printing(name, text, {"type": type} if type else {}))
    return CardRead(found, _hashes(found))


def clause_text(game: str, number: str) -> str:
    """A clause as text, with what hangs on it and its hash."""
    found = api.rule(f"{game}:{number}", library=_library())
    return "\n\n".join(f"{one.id} [{one.sha256[:12]}]\n{one.text}" for one in found)


def ruling_text(game: str, name: str) -> str:
    """A ruling of the bank: its scenario and what comes of it."""
    text = _text(f"{game}/{name}")
    return f"{text}\n# {_replayed(text, _library().fingerprint).ruling}\n"


TOOLS: Mapping[str, Callable[..., Any]] = {
    one.__name__: one
    for one in (search, rule, scenario_help, replay, explore, moves, report, card, clause_text, ruling_text)
}


def _library() -> api.Library:
    """The rules folder that the commands would read as well."""
    named = os.environ.get(RULES)
    return api.Library(Path(named) if named else None)


def _hashes(found: object) -> Mapping[str, str]:
    """The hash of what it says for every clause that a result names."""
    named = dict.fromkeys(_ID.findall(json.dumps(to_json(found), ensure_ascii=False)))
    known = _library().ask(lambda store: store.by_ids(list(named)))
    return {one: known[one].sha256[:SHOWN] for one in named if one in known}


def _now(clause: Quoted) -> QuotedNow:
    return clause if isinstance(clause, QuotedNow) else QuotedNow(**_fields(clause))


def _fields(clause: Quoted) -> Mapping[str, Any]:
    return {one.name: getattr(clause, one.name) for one in fields(Quoted)}


def _read(table: str) -> Question:
    """The question of a text, or of a scenario of the bank where only its id is said."""
    return _question(_text(table))


@lru_cache(maxsize=REMEMBERED)
def _question(text: str) -> Question:
    """The question, read as the tournament reads its document where there is one."""
    question, event = api.loads(text), os.environ.get(EVENT)
    return under(question, read(Path(event)).readings) if event else question


def _text(table: str) -> str:
    """The text of a table, or that of a scenario of the bank where only its id is said."""
    if len(table) > LONGEST_TABLE:
        raise UserError("too-large", say("mistake.large", megabytes=LONGEST_TABLE // 1024 // 1024))
    named = "\n" not in table.strip() and ":" not in table and "/" in table
    if not named:
        return table
    file = bank.file_of(table.strip(), bank.shipped_bank()) or api.load(table.strip()).path
    return file.read_text(encoding="utf-8")


def _most_like(situation: str, game: str) -> list[bank.Entry]:
    """The scenarios that share the rarest words with a situation."""
    entries = bank.entries(game=game)
    stems = [frozenset(map(stem, one.words)) for one in entries]
    asked = [(word, sum(word in one for one in stems)) for word in dict.fromkeys(terms(situation))]
    worth = {word: log(len(stems) / count) for word, count in asked if count}
    scored = [
        (sum(worth[word] for word in one & worth.keys()), entry) for entry, one in zip(entries, stems, strict=True)
    ]
    return [entry for _, entry in sorted(scored, key=lambda one: -one[0])[:LIKE]]

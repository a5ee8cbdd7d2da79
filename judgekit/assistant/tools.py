"""The tools: each takes plain words and gives plain data, or raises UserError with the exact mistake."""

from collections.abc import Callable, Mapping
from math import log
from typing import Any

from judgekit import api, bank, shipped
from judgekit.assistant.phrases import say
from judgekit.contract.plain import to_json
from judgekit.errors import UserError
from judgekit.games import names
from judgekit.scenario import Question, scenario_schema
from judgekit.search.analysis import stem, terms
from judgekit.table import skeleton_of

Plain = dict[str, Any]
LIKE = 3
LONGEST = 1024 * 1024
FORMATS = ("html", "markdown", "text")


def search(words: str, game: str | None, limit: int) -> Plain:
    """Clauses that answer a question in a judge's words, best first, each with its hash."""
    found = api.search(words, game=game, limit=limit)
    quoted = {one.id: one for one in (api.rule(*(one.id for one in found)) if found else ())}
    return {"clauses": [{**to_json(quoted[one.id]), "snippet": one.snippet, "score": one.score} for one in found]}


def rule(clauses: list[str], game: str | None) -> Plain:
    """Clauses by number, each with its hash."""
    if not clauses:
        raise UserError("clause-needed", say("mistake.clause"))
    return {"clauses": [to_json(one) for one in api.rule(*clauses, game=game)]}


def scenario_help(situation: str, game: str, schema: bool) -> Plain:
    """How to write a situation: the page to begin, a skeleton of the game, the scenarios of the bank most like it."""
    bank.check_game(game)
    helped = {
        "begin": (shipped.folder("scenarios") / "empezar.md").read_text(encoding="utf-8"),
        "skeleton": skeleton_of(game),
        "examples": [one.path.read_text(encoding="utf-8") for one in _most_like(situation, game)],
        "games": list(names()),
    }
    return {**helped, "schema": scenario_schema((game,))} if schema else helped


def replay(table: str) -> Plain:
    """The ruling on a table, the clauses that decide it and why, and every step with its clauses."""
    found = api.replay(_read(table))
    trace = to_json(found.trace)
    return {"ruling": found.says, "clauses": [to_json(one) for one in found.clauses], "trace": trace}


def explore(table: str) -> Plain:
    """Every order and choice of a table: the outcomes, how many ways lead to each, and the decisions that matter."""
    return {"trace": to_json(api.explore(_read(table)))}


def moves(table: str) -> Plain:
    """What each player may do now, and what they may not and by which clause."""
    return {"moves": to_json(api.legal_moves(_read(table)))}


def report(table: str, format: str) -> Plain:  # noqa: A002 - a tool's argument
    """The slip of a ruling, to be printed."""
    if format not in FORMATS:
        raise UserError("unknown-format", say("mistake.format", format=format[:40], known=", ".join(FORMATS)))
    return {"format": format, "slip": api.report(_read(table), format=format).decode("utf-8")}


def clause_text(game: str, number: str) -> str:
    """A clause as text, with what hangs on it and its hash."""
    found = api.rule(f"{game}:{number}")
    return "\n\n".join(f"{one.id} [{one.sha256[:12]}]\n{one.text}" for one in found)


def ruling_text(game: str, name: str) -> str:
    """A ruling of the bank: its scenario and what comes of it."""
    question = api.load(f"{game}/{name}")
    return f"{question.path.read_text(encoding='utf-8')}\n# {api.replay(question).says}\n"


TOOLS: Mapping[str, Callable[..., Any]] = {
    one.__name__: one for one in (search, rule, scenario_help, replay, explore, moves, report, clause_text, ruling_text)
}


def _read(table: str) -> Question:
    """The question of a text, or of a scenario of the bank where only its id is said."""
    if len(table) > LONGEST:
        raise UserError("too-large", say("mistake.large", megabytes=LONGEST // 1024 // 1024))
    named = "\n" not in table.strip() and ":" not in table and "/" in table
    return api.load(table.strip()) if named else api.loads(table)


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

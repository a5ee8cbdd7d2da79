"""How good a reason is: how specific, whether anybody believes the contrary, how much of what was asked hangs on it.

What was tried and what it gives is in docs/reasons.md.
"""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path

from judgekit import games
from judgekit.engine.rule import rules_of
from judgekit.engine.trace import Step
from judgekit.reasons.cases import Case
from judgekit.reasons.commonness import Common, commonness
from judgekit.reasons.model import How

FILE = Path(__file__).with_name("weights.json")


@cache
def weights() -> Mapping[str, float]:
    """What each mark weighs: fitted on one half of the bank by tests/benchmarks/reasons.py, shipped."""
    read: Mapping[str, float] = json.loads(FILE.read_text(encoding="utf-8"))
    return read


@dataclass(frozen=True, slots=True)
class Shown:
    """The clauses that a replay showed: applied (or stopping something), stopping, only considered; stopping texts."""

    applied: frozenset[str]
    stopping: frozenset[str]
    considered: frozenset[str]
    texts: frozenset[str]


def shown(steps: Collection[Step]) -> Shown:
    """What the steps of a replay show of each clause."""
    applied = frozenset(c for one in steps if one.status == "applied" for c in one.clauses)
    stopping = frozenset(c for one in steps for c in one.overridden_by)
    considered = frozenset(c for one in steps if one.status == "considered" for c in one.clauses)
    texts = frozenset(one.by_text for one in steps if one.by_text)
    return Shown(applied, stopping, considered - applied - stopping, texts)


def weight(case: Case, game: str, seen: Shown, counted: int) -> float:
    """How good a case is; `counted` is how many facts were asked."""
    heavy = weights()
    return sum(heavy.get(name, 0.0) * value for name, value in marks(case, game, seen, counted).items() if value)


def marks(case: Case, game: str, seen: Shown, counted: int) -> dict[str, float]:
    """All that is weighed of a case; rarity is the information, in nats, of a rule's playing that part somewhere."""
    common, kind, clauses = commonness(game), _kind(case), set(case.clauses)
    best = case.best.difference if case.best else None
    found = {
        kind: 1.0,
        f"{kind}, nearly": float(bool(case.nearly) and kind != NEARLY),
        "read otherwise": float(case.has(How.READ_OTHERWISE)),
        f"{kind}, believed": float(case.has(How.BELIEVED)),
        "share of the facts": min(1.0, best.counted / max(1, counted)) if best else 0.0,
        "no end": float(best is not None and best.has_no_end),
        f"{kind}, spares": float(case.considered is not None and bool(case.considered.args)),
        "applied": float(bool(clauses & seen.applied)),
        "text that stops": float(case.name in seen.texts),
        "stops": float(bool(clauses & seen.stopping)),
        "machinery": float(case.name in _machinery(game)),
        "only considered": float(not clauses & (seen.applied | seen.stopping) and bool(clauses & seen.considered)),
    }
    if kind in {WITHOUT, REACHES, WAY, NEARLY, LOOKED}:
        known = common.of(case.name)
        often = {WITHOUT: known.decides, REACHES: known.reaches}.get(kind, known.changes_the_way)
        found[f"{kind}, rarely asked"] = _rarity(common, known.evaluated)
        found[f"{kind}, rarely applied"] = _rarity(common, known.applied)
        found[f"{kind}, rarely decides"] = _rarity(common, often)
        found[f"{kind}, decides where asked"] = log((often + 0.5) / (known.evaluated + 0.5))
    return found


@cache
def _machinery(game: str) -> frozenset[str]:
    """The rules without which nothing can be played, as the game declares them."""
    return frozenset(name for name, one in rules_of(games.game(game)).items() if one.machinery)


WITHOUT, REACHES, NEARLY, WAY, BELIEF, TEXT, LOOKED = (
    "without",
    "reaches",
    "nearly",
    "way",
    "belief",
    "text",
    "looked at",
)


def _kind(case: Case) -> str:
    if case.has(How.WITHOUT):
        return WITHOUT
    if case.has(How.PERMISSION):
        return REACHES
    if case.has(How.BELIEVED) or case.has(How.READ_OTHERWISE):
        return BELIEF
    if case.nearly:
        return NEARLY
    if not case.trials:
        return LOOKED
    return TEXT if case.has(How.TEXT) else WAY


def _rarity(common: Common, times: int) -> float:
    return log((common.scenarios + 1) / max(1, times))

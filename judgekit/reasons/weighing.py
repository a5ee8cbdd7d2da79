"""How good a reason is: how specific, whether anybody believes the contrary, how much of what was asked hangs on it.

What was tried and what it gives is in docs/reasons.md.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import log

from judgekit.engine.trace import Step
from judgekit.reasons.cases import Case
from judgekit.reasons.commonness import Common, Parts, commonness
from judgekit.reasons.model import How

# fitted on one half of the bank by tests/benchmarks/reasons.py --fit
WEIGHTS: Mapping[str, float] = {
    "applied": 1.5,
    "belief": 4.2,
    "belief, believed": 0.8,
    "belief, nearly": 3.1,
    "nearly": 0.6,
    "nearly, decides where asked": 0.3,
    "nearly, rarely applied": 1.1,
    "only considered": -0.2,
    "reaches": -1.4,
    "reaches, believed": 0.4,
    "reaches, decides where asked": -1.0,
    "reaches, nearly": 0.3,
    "reaches, rarely applied": 0.6,
    "reaches, rarely asked": 0.1,
    "reaches, rarely decides": 0.7,
    "read otherwise": 2.5,
    "share of the facts": 1.9,
    "stops": 1.9,
    "text": 0.5,
    "text that stops": 3.7,
    "way": -1.5,
    "way, decides where asked": 0.1,
    "way, rarely applied": 0.7,
    "way, rarely asked": 0.8,
    "way, rarely decides": 0.6,
    "without": -1.2,
    "without, believed": 1.4,
    "without, decides where asked": -0.6,
    "without, nearly": -1.5,
    "without, rarely applied": 0.3,
    "without, rarely asked": 0.4,
    "without, rarely decides": 0.9,
}


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
    return sum(WEIGHTS.get(name, 0.0) * value for name, value in marks(case, game, seen, counted).items() if value)


def marks(case: Case, game: str, seen: Shown, counted: int) -> dict[str, float]:
    """All that is weighed of a case; rarity is the information, in nats, of a rule's playing that part somewhere."""
    common, kind, clauses = commonness(game), _kind(case), set(case.clauses)
    found = {
        kind: 1.0,
        f"{kind}, nearly": float(bool(case.nearly) and kind != NEARLY),
        "read otherwise": float(case.has(How.READ_OTHERWISE)),
        f"{kind}, believed": float(case.has(How.BELIEVED)),
        "share of the facts": min(1.0, case.best.difference.counted / max(1, counted)),
        "no end": float(case.best.difference.has_no_end),
        "applied": float(bool(clauses & seen.applied)),
        "text that stops": float(case.name in seen.texts),
        "stops": float(bool(clauses & seen.stopping)),
        "only considered": float(not clauses & (seen.applied | seen.stopping) and bool(clauses & seen.considered)),
    }
    if kind in {WITHOUT, REACHES, WAY, NEARLY}:
        known = common.rules.get(case.name, Parts())
        often = {WITHOUT: known.decides, REACHES: known.reaches}.get(kind, known.changes_the_way)
        found[f"{kind}, rarely asked"] = _rarity(common, known.evaluated)
        found[f"{kind}, rarely applied"] = _rarity(common, known.applied)
        found[f"{kind}, rarely decides"] = _rarity(common, often)
        found[f"{kind}, decides where asked"] = log((often + 0.5) / (known.evaluated + 0.5))
    return found


WITHOUT, REACHES, NEARLY, WAY, BELIEF, TEXT = "without", "reaches", "nearly", "way", "belief", "text"


def _kind(case: Case) -> str:
    if case.has(How.WITHOUT):
        return WITHOUT
    if case.has(How.PERMISSION):
        return REACHES
    if case.has(How.BELIEVED) or case.has(How.READ_OTHERWISE):
        return BELIEF
    if case.nearly:
        return NEARLY
    return TEXT if case.has(How.TEXT) else WAY


def _rarity(common: Common, times: int) -> float:
    return log((common.scenarios + 1) / max(1, times))

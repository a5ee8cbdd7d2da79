"""How good the reasons are over the bank, with its sources hidden, and what they cost: python tests/benchmarks/reasons.py.

`--misses` lists what is not found first, `--game G` asks one game only, `--every N` one scenario in N. `--write` measures
judgekit/reasons/commonness.json again, `--fit` the weights.json beside it: those that rank one half of the bank best, and
what they give on the other. Whoever writes writes judgekit/bank/decided.json too: the clauses that decide each scenario.
"""

import argparse
import hashlib
import json
import random
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt

from judgekit.bank import scenarios
from judgekit.bank.decided import FILE as DECIDED
from judgekit.games import game_as_read
from judgekit.reasons import weighing
from judgekit.reasons.cases import Case, Trial
from judgekit.reasons.changes import clauses_of_rules
from judgekit.reasons.commonness import FILE, commonness
from judgekit.reasons.deciding import distinct, gathered, trials
from judgekit.reasons.model import How
from judgekit.reasons.weighing import Shown, marks, shown, weights
from judgekit.replay import replay
from judgekit.replay.asking import asked
from judgekit.scenario import Scenario
from tests.bank.accepted import is_accepted

FIRST, AMONG_THREE = 0.75, 0.93
MEDIAN_SECONDS = 0.15
MOST_TOLD = 3
EPOCHS, RATE = 40, 0.3
Marks = Mapping[str, float]


@dataclass(frozen=True)
class Measured:
    """A scenario, the rules that were asked in it, all that was tried of it, and the CPU seconds that it took."""

    scenario: Scenario
    asked: frozenset[str]
    trials: tuple[Trial, ...]
    cases: list[Case]
    seen: Shown
    counted: int
    seconds: float

    @property
    def half(self) -> int:
        """The half of the bank that it is in: 0 tunes, 1 is quoted."""
        return hashlib.md5(self.scenario.id.encode(), usedforsecurity=False).digest()[0] % 2

    def weighed(self) -> list[tuple[Case, Marks, bool]]:
        """Its cases with their marks, and whether each is the right one."""
        game, source = self.scenario.game, self.scenario.source
        return [
            (one, marks(one, game, self.seen, self.counted), is_accepted(one.clauses, source)) for one in self.cases
        ]


def measured(scenario: Scenario) -> Measured:
    """Everything tried of a scenario."""
    start = time.process_time()
    played = replay(scenario.situation)
    question = asked(played, scenario.claims)
    tried = tuple(trials(played, question))
    found = gathered(played, tried)
    took = time.process_time() - start
    asked_rules = frozenset(played.game.trace.answers)
    return Measured(scenario, asked_rules, tried, found, shown(played.game.trace.steps), len(question.counted), took)


def place(weighed: Sequence[tuple[Case, Marks, bool]], weights: Marks) -> int | None:
    """The place of the right case, from 0 on; None where it is not among them."""
    right = {id(case) for case, _, is_right in weighed if is_right}
    return next((at for at, case in enumerate(best(weighed, weights)) if id(case) in right), None)


def best(weighed: Sequence[tuple[Case, Marks, bool]], weights: Marks) -> list[Case]:
    """The cases in their order, each clause once."""
    return distinct(case for case, _, _ in sorted(weighed, key=lambda one: -score(one[1], weights)))


def score(found: Marks, weights: Marks) -> float:
    """The weight of a case."""
    return sum(weights.get(name, 0.0) * value for name, value in found.items())


def figures(name: str, bank: Sequence[Measured], weights: Marks) -> None:
    """Print how often the right one is first, among the first three, anywhere."""
    by_game: defaultdict[str, list[int | None]] = defaultdict(list)
    for one in bank:
        by_game[one.scenario.game].append(place(one.weighed(), weights))
    every = [at for them in by_game.values() for at in them]
    told = "; ".join(f"{game} {_shares(them)}" for game, them in sorted(by_game.items()))
    print(f"{name}: {len(every)} scenarios: first/three/anywhere {_shares(every)} ({told})")


def _shares(places: Sequence[int | None]) -> str:
    found = [at for at in places if at is not None]
    return "/".join(f"{sum(at < most for at in found) / len(places):.0%}" for most in (1, 3, 10_000))


def misses(bank: Sequence[Measured], weights: Marks) -> None:
    """Print each scenario whose right reason is not the first, and what stands before it."""
    for one in bank:
        weighed = one.weighed()
        at = place(weighed, weights)
        if at != 0:
            told = " | ".join(f"{case.name} {','.join(case.clauses)}" for case in best(weighed, weights)[:3])
            print(f"{one.scenario.id} [{one.scenario.source}] {'nowhere' if at is None else at + 1}: {told}")


def write(bank: Sequence[Measured]) -> None:
    """Measure in how many scenarios each rule plays which part."""
    parts: defaultdict[str, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0] * 5))
    for one in bank:
        for name, counts in _parts(one):
            row = parts[one.scenario.game][name]
            row[:] = [before + now for before, now in zip(row, counts, strict=True)]
    sizes = Counter(one.scenario.game for one in bank)
    told = {game: {"scenarios": sizes[game], "rules": dict(sorted(rules.items()))} for game, rules in parts.items()}
    told = json.loads(FILE.read_text(encoding="utf-8")) | told  # of the games that were not asked, what it said
    text = (
        json.dumps(told, indent=0, ensure_ascii=False).replace("\n", "").replace("],", "],\n").replace("}},", "}},\n")
    )
    FILE.write_text(text + "\n", encoding="utf-8")
    commonness.cache_clear()


def _parts(one: Measured) -> Iterator[tuple[str, tuple[int, ...]]]:
    seen = one.seen.applied | one.seen.stopping
    reached = {t.variation.name for t in one.trials if _reaches(t)}
    gone = {t.variation.name: t.difference for t in one.trials if t.variation.how is How.WITHOUT}
    rules = clauses_of_rules(game_as_read(one.scenario.game, frozenset(one.scenario.situation.readings.items())))
    for name in one.asked & rules.keys():
        decides, changes = (gone[name].decides, gone[name].another_way) if name in gone else (False, False)
        counts = (True, not seen.isdisjoint(rules[name]), decides, changes, name in reached)
        yield name, tuple(map(int, counts))


def _reaches(trial: Trial) -> bool:
    how, nudge = trial.variation.how, trial.variation.nudge
    return how is How.PERMISSION and nudge is None and trial.difference.decides


def write_decided(bank: Sequence[Measured]) -> None:
    """Write by what clauses each scenario is decided: those of the rules that are told of it."""
    known = json.loads(DECIDED.read_text(encoding="utf-8")) | {one.scenario.id: _decided(one) for one in bank}
    told = (f"{json.dumps(name)}: {json.dumps(clauses, ensure_ascii=False)}" for name, clauses in known.items())
    DECIDED.write_text("{\n" + ",\n".join(sorted(told)) + "\n}\n", encoding="utf-8")


def _decided(one: Measured) -> list[str]:
    ordered = best(one.weighed(), weights())
    deciding = [case for case in ordered if case.best and case.best.difference.decides] or ordered[:1]
    return list(dict.fromkeys(clause for case in deciding[:MOST_TOLD] for clause in case.clauses))


def fitted(bank: Sequence[Measured]) -> dict[str, float]:
    """The weights under which the right case is likeliest the best one (softmax, adaptive gradient)."""
    data = [[(found, right) for _, found, right in one.weighed()] for one in bank]
    data = [one for one in data if any(right for _, right in one)]
    weights: defaultdict[str, float] = defaultdict(float)
    steps: defaultdict[str, float] = defaultdict(lambda: 1e-8)
    shuffled = random.Random(1)
    for _ in range(EPOCHS):
        shuffled.shuffle(data)
        for one in data:
            for name, slope in _slopes(one, weights):
                steps[name] += slope * slope
                weights[name] += RATE * slope / sqrt(steps[name])
        for name in weights:
            weights[name] *= 0.998
    return dict(weights)


def fit(bank: Sequence[Measured]) -> None:
    """Write the weights under which the right case is likeliest the best one."""
    found = {name: round(value, 1) for name, value in sorted(fitted(bank).items())}
    weighing.FILE.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    weights.cache_clear()


def _slopes(weighed: Sequence[tuple[Marks, bool]], weights: Marks) -> Iterator[tuple[str, float]]:
    scores = [score(found, weights) for found, _ in weighed]
    likely = [exp(one - max(scores)) for one in scores]
    total = sum(likely)
    right = sum(one for one, (_, is_right) in zip(likely, weighed, strict=True) if is_right)
    for one, (found, is_right) in zip(likely, weighed, strict=True):
        pull = (one / right if is_right else 0.0) - one / total
        yield from ((name, pull * value) for name, value in found.items() if value and abs(pull) > 1e-4)


def main() -> None:
    """Print the figures, each with its limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    for flag in ("--misses", "--write", "--fit"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--game")
    options = parser.parse_args()
    bank = [measured(one) for one in scenarios(game=options.game)[:: options.every]]
    median, slowest = statistics.median(one.seconds for one in bank), max(bank, key=lambda one: one.seconds)
    print(f"median {median:.3f} CPU s (at most {MEDIAN_SECONDS}); slowest {slowest.scenario.id} {slowest.seconds:.2f}")
    print("without any reason:", [one.scenario.id for one in bank if not one.cases])
    if options.write:
        write(bank)
    halves = [[one for one in bank if one.half == half] for half in (0, 1)]
    if options.fit:
        fit(halves[0])
    if options.write or options.fit:
        write_decided(bank)
    figures("tuned on", halves[0], weights())
    figures("held out", halves[1], weights())
    figures(f"the bank (first >= {FIRST:.0%}, three >= {AMONG_THREE:.0%})", bank, weights())
    if options.misses:
        misses(bank, weights())


if __name__ == "__main__":
    main()

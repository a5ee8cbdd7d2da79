"""Which questions the exam asks, of all that the bank gives: python -m building.pool [--pool FILE] [--save FILE].

Every question of every scenario is made (ten minutes of a free core); those are kept of which none of the shares that a
candidate could guess by is too large: no kind is more than a quarter, few have but three options, and of what has few
answers (is it legal? who decides?) each is as often right as it is offered. None is kept that building/withdrawn.yaml
names. What is written, judgekit/exam/pool.json, names them with how hard they are: so a paper is drawn without playing
the whole bank.
"""

import argparse
import json
import math
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from building import refusals
from building.blind import blind_score, how_sure, seen
from building.withdrawn import is_withdrawn, keys
from judgekit import games
from judgekit.exam.case import are_kin
from judgekit.exam.drawing import draw
from judgekit.scenario import Scenario
from judgekit.workers import Lost, Workers

FILE = Path(__file__).parents[1] / "judgekit" / "exam" / "pool.json"
MOST_OF_A_KIND = 0.24
MOST_CLAUSES = 0.08
MOST_MOVES = 0.05
"""Which moves are legal is guessed from their names where cards that do nothing come again and again."""
MOST_SHORT = 0.14
FOUR = 4
AS_CHANCE = 0.85
"""What is guessed no better than chance among its kind is guessed better beside the others: less is left."""
WORTH = 3
"""Scenarios that make up for starting a process: each takes half a second."""
GUESSING_ROUNDS, LEFT_OUT, FEWEST_KEPT = 12, 0.08, 0.4
LEFT_OUT_AT_LAST = 0.04
ABOVE_CHANCE = 0.0
SALTS = ("", "one", "two")
"""In which ways the questions are halved; tests/benchmarks/exam_blind.py halves them in others."""
DENIED = "not applied"
_CLAUSE = re.compile(r"\b[a-z]+:[0-9][\w./-]*\w")
Made = Mapping[str, Any]


def main() -> None:
    """Make or read every question, choose, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pool", type=Path, help="questions made before, as JSON")
    parser.add_argument("--save", type=Path, help="where to keep all that were made")
    parser.add_argument("--jobs", type=int, help="processes that share the work; as many as there are cores")
    parser.add_argument("--dask", help="the address of a Dask cluster that shares it")
    arguments = parser.parse_args()
    workers = Workers.of(arguments.jobs, arguments.dask)
    if not arguments.pool:
        refusals.write()
    made = json.loads(arguments.pool.read_text("utf-8")) if arguments.pool else list(every(workers))
    if arguments.save:
        arguments.save.write_text(json.dumps(made, ensure_ascii=False), "utf-8")
    write(made)


def every(workers: Workers, some: slice = slice(None)) -> Iterator[Made]:
    """Every question of the bank, as JSON, in the order of its scenarios; of one under which a worker dies, none."""
    from judgekit.bank import paths, shipped_bank  # noqa: PLC0415 - questions made before play nothing

    files = [path for game in games.names() for path in paths(shipped_bank(), game)][some]
    for one in workers.each(of_scenario, files, worth=WORTH):
        if isinstance(one, Lost):
            sys.stderr.write(f"{one.item}: a worker died, its questions are missing\n")
        else:
            yield from one


def of_scenario(path: Path) -> list[Made]:
    """Every question of one scenario."""
    from judgekit.bank import in_its_place  # noqa: PLC0415 - questions made before play nothing
    from judgekit.contract.plain import to_json  # noqa: PLC0415
    from judgekit.exam.case import Case  # noqa: PLC0415
    from judgekit.exam.kinds import questions  # noqa: PLC0415

    scenario = in_its_place(path)
    made = (to_json(one) for one in questions(Case(scenario), _texts_of(scenario.game)))
    return [one for one in made if two_agree(one, cited(scenario))]


@cache
def _texts_of(game: str) -> Mapping[str, str]:
    from judgekit.corpus.library import Library  # noqa: PLC0415

    return Library().ask(lambda store: {one.id: one.text for one in store.clauses(game)})


def cited(scenario: Scenario) -> frozenset[str]:
    """The clauses that whoever wrote a scenario cites, as its source or as what refuses what is tried.

    Those that they say do not apply, as a near miss of a clause does, are none of them, whatever the source.
    """
    said = [one.expected for one in scenario.claims if DENIED not in one.path]
    denied = [one.path for one in scenario.claims if DENIED in one.path]
    return frozenset(_CLAUSE.findall(repr((scenario.source, said)))) - {*_CLAUSE.findall(repr(denied))}


def two_agree(one: Made, cited: Collection[str]) -> bool:
    """Where a clause is the key, does whoever wrote the scenario cite it too, or one that it hangs together with?

    The key is what the simulator computed: this does not change it, it leaves out what nobody else vouches for.
    """
    return all(any(are_kin(key, other) for other in cited) for key in keys(one))


def write(made: Sequence[Made]) -> None:
    """The file of those that are chosen, by scenario."""
    clauses: dict[str, str] = {}
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for game in dict.fromkeys(one["game"] for one in made):
        for one in chosen([one for one in made if one["game"] == game]):
            clauses[one["scenario"]] = one["clause"]
            found[one["scenario"]][one["kind"]] = one["difficulty"]
    lines = (f"{json.dumps(name)}: {json.dumps([clauses[name], found[name]])}" for name in sorted(found))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def chosen(made: Sequence[Made]) -> list[Made]:
    """The questions of one game that are asked."""
    by_kind: dict[str, list[Made]] = defaultdict(list)
    for one in unlike(sorted((one for one in made if not is_withdrawn(one)), key=_lot)):
        by_kind[one["kind"]].append(one)
    kept = {kind: _level(hard_to_guess(some)) for kind, some in by_kind.items()}
    return unguessed(_capped(kept))


def unlike(made: Sequence[Made]) -> list[Made]:
    """Those of which no other of the same kind has the very same options; of small numbers, which are few, a second.

    The seconds come last, for where others are enough.
    """
    firsts: list[Made] = []
    seconds: list[Made] = []
    times = Counter[tuple[str, frozenset[str]]]()
    for one in made:
        face = one["kind"], frozenset(_texts(one))
        times[face] += 1
        if times[face] == 1:
            firsts.append(one)
        elif times[face] == 2 and one["kind"] == "value":
            seconds.append(one)
    return [*firsts, *seconds]


def hard_to_guess(some: Sequence[Made]) -> list[Made]:
    """Those of one kind that somebody guesses no better than chance who has never seen a table.

    A player learns on one half what is usual and plays the other; what is guessed best is left out, again and again.
    """
    left = list(some)
    for _ in range(GUESSING_ROUNDS):
        sure = _sure(left)
        chance = sum(1 / len(one["options"]) for one in left) / len(left)
        enough = AS_CHANCE * chance * len(left)
        if sum(share > 1 / 2 for share in sure) <= enough or len(left) <= FEWEST_KEPT * len(some):
            break
        left = _without_the_surest(left, sure, LEFT_OUT)
    return left


def unguessed(some: Sequence[Made]) -> list[Made]:
    """Those of all kinds that the same player guesses hardly better than chance; as many of a kind as there may be."""
    left = list(some)
    for _ in range(GUESSING_ROUNDS):
        scores = [blind_score([seen(one) for one in left], salt) for salt in SALTS]
        if sum(score - chance for score, chance in scores) / len(SALTS) <= ABOVE_CHANCE:
            break
        left = _capped(_by_kind(_without_the_surest(left, _sure(left), LEFT_OUT_AT_LAST)))
    return left


def _sure(some: Sequence[Made]) -> list[float]:
    """How sure of each question the player is, halved in several ways: none of them is the one that is measured."""
    asked = [seen(one) for one in some]
    halved = [how_sure(asked, salt) for salt in SALTS]
    return [sum(each) / len(SALTS) for each in zip(*halved, strict=True)]


def _without_the_surest(some: Sequence[Made], sure: Sequence[float], share: float) -> list[Made]:
    guessed = {*sorted(range(len(some)), key=lambda at: -sure[at])[: math.ceil(len(some) * share)]}
    return [one for at, one in enumerate(some) if at not in guessed]


def _by_kind(some: Sequence[Made]) -> Mapping[str, Sequence[Made]]:
    return {kind: [one for one in some if one["kind"] == kind] for kind in {one["kind"] for one in some}}


def _lot(one: Made) -> tuple[bool, int]:
    """Those with four options first, then by lot."""
    return len(one["options"]) < FOUR, draw(f"{one['scenario']}#{one['kind']}/pool", 10**9)


def _level(some: Sequence[Made]) -> list[Made]:
    """As many as let each answer that comes again and again be right no oftener than others are beside it."""
    offered = Counter(text for one in some for text in _texts(one))
    usual = {text for text, times in offered.items() if times > len(some) / 4}
    piles: dict[str, list[Made]] = defaultdict(list)
    for one in some:
        right = _texts(one)[0]
        piles[right if right in usual else ""].append(one)
    others = piles.pop("", [])
    if not others:
        fewest = min(map(len, piles.values())) if len(piles) > 1 else 0
        return [one for pile in piles.values() for one in pile[:fewest]]
    share = {text: _share(text, some) for text in piles}
    total = len(others) / max(1 - sum(share.values()), 0.01)
    return [*others, *(one for text, pile in piles.items() for one in pile[: round(total * share[text])])]


def _share(text: str, some: Sequence[Made]) -> float:
    """The share of the questions in which an answer would be right by chance."""
    return sum(1 / len(one["options"]) for one in some if text in _texts(one)) / len(some)


def _texts(one: Made) -> list[str]:
    return [option["text"] for option in one["options"]]


def _capped(by_kind: Mapping[str, Sequence[Made]]) -> list[Made]:
    """No kind more than its share of all, and no more than so many with fewer than four options.

    Of each kind those with four come first, so that where a kind is too many it is the short ones that go.
    """
    few = {"clause": MOST_CLAUSES, "moves": MOST_MOVES}
    most = {kind: few.get(kind, MOST_OF_A_KIND) for kind in by_kind}
    total = sum(map(len, by_kind.values()))
    for _ in range(60):
        some = _few_short([one for kind, each in by_kind.items() for one in each[: int(most[kind] * total)]])
        if len(some) == total:
            break
        total = len(some)
    return some


def _few_short(made: Sequence[Made]) -> list[Made]:
    """As many with fewer than four options as their share may be, of each kind in turn."""
    four = [one for one in made if len(one["options"]) == FOUR]
    piles = [[one for one in some if len(one["options"]) < FOUR] for some in _by_kind(made).values()]
    dealt = [one for row in zip_longest(*piles) for one in row if one is not None]
    return [*four, *dealt[: int(len(four) * MOST_SHORT / (1 - MOST_SHORT))]]


if __name__ == "__main__":
    main()

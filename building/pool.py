"""Which questions the exam asks, of all that the bank gives: python -m building.pool [--pool FILE] [--save FILE].

Every question of every scenario is made (ten minutes of a free core); those are kept of which none of the shares that a
candidate could guess by is too large: no kind is more than a quarter, few have but three options, and of what has few
answers (is it legal? who decides?) each is as often right as it is offered. What is written, judgekit/exam/pool.json,
names them with how hard they are: so a paper is drawn without playing the whole bank.
"""

import argparse
import json
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

from building.blind import how_sure, seen
from judgekit import games
from judgekit.exam.drawing import draw
from judgekit.workers import Lost, Workers

FILE = Path(__file__).parents[1] / "judgekit" / "exam" / "pool.json"
MOST_OF_A_KIND = 0.24
MOST_CLAUSES = 0.08
MOST_MOVES = 0.04
"""Which moves are legal is guessed from their names where cards that do nothing come again and again."""
MOST_SHORT = 0.14
FOUR = 4
AS_CHANCE = 0.85
"""What is guessed no better than chance among its kind is guessed better beside the others: less is left."""
WORTH = 3
"""Scenarios that make up for starting a process: each takes half a second."""
GUESSING_ROUNDS, LEFT_OUT, FEWEST_KEPT = 12, 0.08, 0.4
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
    return [to_json(one) for one in questions(Case(scenario), _texts_of(scenario.game))]


@cache
def _texts_of(game: str) -> Mapping[str, str]:
    from judgekit.corpus.library import Library  # noqa: PLC0415

    return Library().ask(lambda store: {one.id: one.text for one in store.clauses(game)})


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
    for one in sorted(made, key=_lot):
        by_kind[one["kind"]].append(one)
    kept = {kind: hard_to_guess(some) for kind, some in by_kind.items()}
    levelled = {kind: _level(some) if kind in {"legal", "who", "moves"} else some for kind, some in kept.items()}
    return _without_many_short(_capped(levelled))


def hard_to_guess(some: Sequence[Made]) -> list[Made]:
    """Those of one kind that somebody guesses no better than chance who has never seen a table.

    A player learns on one half what is usual and plays the other; what is guessed best is left out, again and again.
    """
    left = list(some)
    for _ in range(GUESSING_ROUNDS):
        sure = how_sure([seen(one) for one in left])
        chance = sum(1 / len(one["options"]) for one in left) / len(left)
        enough = AS_CHANCE * chance * len(left)
        if sum(share > 1 / 2 for share in sure) <= enough or len(left) <= FEWEST_KEPT * len(some):
            break
        guessed = sorted(range(len(left)), key=lambda at: -sure[at])[: math.ceil(len(left) * LEFT_OUT)]
        left = [one for at, one in enumerate(left) if at not in {*guessed}]
    return left


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
    """No kind more than its share of all."""
    few = {"clause": MOST_CLAUSES, "moves": MOST_MOVES}
    most = {kind: few.get(kind, MOST_OF_A_KIND) for kind in by_kind}
    total = sum(map(len, by_kind.values()))
    for _ in range(60):
        total = round(sum(min(len(some), most[kind] * total) for kind, some in by_kind.items()))
    return [one for kind, some in by_kind.items() for one in some[: int(most[kind] * total)]]


def _without_many_short(made: Sequence[Made]) -> list[Made]:
    """As many with fewer than four options as their share may be."""
    four = [one for one in made if len(one["options"]) == FOUR]
    short = [one for one in made if len(one["options"]) < FOUR]
    piles = defaultdict(list)
    for one in short:
        piles[one["kind"]].append(one)
    dealt = [pile.pop(0) for pile in cycle_of(list(piles.values()))]
    return [*four, *dealt[: int(len(four) * MOST_SHORT / (1 - MOST_SHORT))]]


def cycle_of(piles: list[list[Made]]) -> Iterator[list[Made]]:
    """One pile after another, as long as any has something left."""
    for pile in cycle(piles):
        if not any(piles):
            return
        if pile:
            yield pile


if __name__ == "__main__":
    main()

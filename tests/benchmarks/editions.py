"""How well two editions are held beside each other, and how fast what changed and what it touches are told.

Precision and recall over editions made by known edits; the seconds of `diff` and, with an empty cache, of `impact`, as
their users wait for them.

python tests/benchmarks/editions.py [--seeds N]
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter

from judgekit import games, shipped
from judgekit.editions import edition, matched
from tests.editions.edits import edited

RULES = shipped.folder("rules_text")
LARGEST = "fftcg"


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--seeds", type=int, default=20)
    seeds = parser.parse_args().seeds
    total = [0, 0, 0]
    for game in games.names():
        right, given, true, slowest = measured(game, seeds)
        total = [before + now for before, now in zip(total, (right, given, true), strict=True)]
        print(f"{game}: precision {right / given:.4f}, recall {right / true:.4f}, slowest {slowest * 1000:.0f} ms")
    print(f"all: precision {total[0] / total[1]:.4f}, recall {total[0] / total[2]:.4f}")
    with tempfile.TemporaryDirectory() as folder:
        commands(Path(folder))


def measured(game: str, seeds: int) -> tuple[int, int, int, float]:
    """Pairs that are right, given, true, and the slowest matching."""
    old = edition(RULES, game)
    right = given = true = 0
    slowest = 0.0
    for seed in range(seeds):
        made = edited(old.clauses, seed)
        began = perf_counter()
        pairs = {(a.id, b.id) for one in matched(old.clauses, made.clauses) for a in one.old for b in one.new}
        slowest = max(slowest, perf_counter() - began)
        right, given, true = right + len(pairs & made.pairs), given + len(pairs), true + len(made.pairs)
    return right, given, true, slowest


def commands(folder: Path) -> None:
    """The seconds of `diff` and `impact` of the largest document against one with a chapter renumbered."""
    new = folder / "new"
    shutil.copytree(RULES, new)
    text = new / f"{LARGEST}.txt"
    text.write_text(re.sub(r"(?m)^15\.", "25.", text.read_text("utf-8")), "utf-8")
    for command in ("diff", "impact"):
        env = os.environ | {"JUDGEKIT_CACHE": str(folder / command)}
        words = [sys.executable, "-m", "judgekit", command, str(RULES), str(new), "-g", LARGEST]
        for state in ("cold", "warm"):
            began = perf_counter()
            subprocess.run(words, env=env, stdout=subprocess.DEVNULL, check=False)
            print(f"{command} {LARGEST}, {state}: {perf_counter() - began:.2f} s")


if __name__ == "__main__":
    main()

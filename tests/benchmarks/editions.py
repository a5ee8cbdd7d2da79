"""How well two editions are held beside each other: precision and recall over editions made by known edits, and the time.

python tests/benchmarks/editions.py [--seeds N]
"""

from argparse import ArgumentParser
from time import perf_counter

from judgekit import games, shipped
from judgekit.editions import edition, matched
from tests.editions.edits import edited


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--seeds", type=int, default=20)
    seeds = parser.parse_args().seeds
    for game in games.names():
        old = edition(shipped.folder("rules_text"), game)
        right = given = true = 0
        slowest = 0.0
        for seed in range(seeds):
            made = edited(old.clauses, seed)
            began = perf_counter()
            pairs = {(a.id, b.id) for one in matched(old.clauses, made.clauses) for a in one.old for b in one.new}
            slowest = max(slowest, perf_counter() - began)
            right, given, true = right + len(pairs & made.pairs), given + len(pairs), true + len(made.pairs)
        print(f"{game}: precision {right / given:.4f}, recall {right / true:.4f}, slowest {slowest * 1000:.0f} ms")


if __name__ == "__main__":
    main()

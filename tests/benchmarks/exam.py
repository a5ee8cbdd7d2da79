"""Seconds to build every question, and a session of 20 with a warm cache: python tests/benchmarks/exam.py [GAME...]."""

import os
import random
import sys
import tempfile
import time

from judgekit import games
from judgekit.corpus.library import Library
from judgekit.exam.clock import now
from judgekit.exam.deck import deck
from judgekit.exam.plan import QUESTIONS, for_study, standing


def main() -> None:
    """Print a line a game and one for the session."""
    wanted = sys.argv[1:] or list(games.names())
    store = Library().store()
    with tempfile.TemporaryDirectory() as cache:
        os.environ["JUDGEKIT_CACHE"] = cache
        for game in wanted:
            start = time.perf_counter()
            made = deck([game], store)
            print(f"{game}: {len(made.questions)} questions in {time.perf_counter() - start:.2f} s, cold")
        start = time.perf_counter()
        questions = deck(wanted, store).questions
        hashes = {one.id: one.sha256 for one in store.by_ids(sorted({one.clause for one in questions})).values()}
        session = for_study(standing(questions, {}, hashes, now()), QUESTIONS, 0, random.Random(1))
        print(f"a session of {len(session)}: {time.perf_counter() - start:.2f} s, warm")


if __name__ == "__main__":
    main()

"""Seconds until the first question of a first session of 20, until the last, and warm: python tests/benchmarks/exam.py."""

import os
import random
import sys
import tempfile
import time

from judgekit import games
from judgekit.corpus.library import Library
from judgekit.exam.clock import now
from judgekit.exam.deck import Deck
from judgekit.exam.plan import QUESTIONS, for_study, standing


def main() -> None:
    """Print a line a game: processor seconds, so that a busy machine says the same."""
    library = Library()
    library.store()
    with tempfile.TemporaryDirectory() as cache:
        os.environ["JUDGEKIT_CACHE"] = cache
        for game in sys.argv[1:] or games.names():
            cold, warm = times(game, library), times(game, library)
            print(f"{game}: first question {cold[0]:.2f} s, all {cold[1]:.2f} s; warm {warm[1]:.2f} s")


def times(game: str, library: Library) -> tuple[float, float]:
    """Seconds to the first and to the last question of a session."""
    start = time.process_time()
    deck = Deck([game], library.ask)
    wanted = sorted({one.clause for one in deck.cards})
    hashes = {one.id: one.sha256 for one in library.ask(lambda store: store.by_ids(wanted)).values()}
    session = for_study(standing(deck.cards, {}, hashes, now()), QUESTIONS, 0, random.Random(1))
    deck.made(session, 1)
    first = time.process_time() - start
    deck.made(session, len(session))
    return first, time.process_time() - start


if __name__ == "__main__":
    main()

"""Builds everything that judgekit keeps of the texts and the bank that it ships, into the folder `JUDGEKIT_CACHE`."""

import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.exam.deck import deck
from judgekit.search.engine import SearchEngine


def main() -> None:
    """Ask each shelf once."""
    random.seed(0)  # Whoosh names its segments by chance
    library = Library()
    SearchEngine(library, voices=bank.Titles()).search("cláusula")
    bank.entries()
    # spawned: a process that starts from nothing knows no other's hashes, chance or open files
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        made = processes.map(_questions, bank.game_names(bank.shipped_bank()))
        problems = [one for of_game in made for one in of_game]
    if problems:
        raise SystemExit("\n".join(problems))


def _questions(game: str) -> tuple[str, ...]:
    """Ask for those of a game; what went wrong."""
    return deck([game], Library().store()).problems


if __name__ == "__main__":
    main()

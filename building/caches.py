"""Builds everything that judgekit keeps of the texts and the bank that it ships, into the folder `JUDGEKIT_CACHE`."""

import random

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.exam.deck import deck
from judgekit.search.engine import SearchEngine


def main() -> None:
    """Ask each shelf once."""
    random.seed(0)  # Whoosh names its segments by chance
    library = Library()
    SearchEngine(library).search("cláusula")
    bank.entries()
    built = deck(bank.game_names(bank.shipped_bank()), library.store())
    if built.problems:
        raise SystemExit("\n".join(built.problems))


if __name__ == "__main__":
    main()

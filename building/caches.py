"""Builds everything that judgekit keeps of the texts and the bank that it ships, into the folder `JUDGEKIT_CACHE`.

The exam's questions are not among it: each is made when it is asked.
"""

import random

from judgekit import bank, games
from judgekit.corpus.library import Library
from judgekit.reader import governs
from judgekit.search.engine import SearchEngine


def main() -> None:
    """Ask each shelf once."""
    random.seed(0)  # Whoosh names its segments by chance
    SearchEngine(Library(), voices=bank.Titles()).search("cláusula")
    bank.entries()
    for game in games.names():
        governs(game)


if __name__ == "__main__":
    main()

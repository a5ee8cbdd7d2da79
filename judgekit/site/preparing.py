"""What the site builds once for all phones: clauses, search index, index of the bank."""

import random

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.search.engine import SearchEngine


def prepare() -> None:
    """Ask each shelf once."""
    random.seed(0)  # Whoosh names its segments by chance
    SearchEngine(Library(), voices=bank.Titles()).search("cláusula")
    bank.entries()

"""Which clauses are the right reason of a scenario: its source, or what the source hangs on or illustrates."""

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from judgekit.shapes import yamlfile

ILLUSTRATED = Path(__file__).with_name("illustrated.yaml")


@cache
def illustrated() -> dict[str, tuple[str, ...]]:
    """The rules that a source illustrates where it is an example or an introduction, checked by hand."""
    read = yamlfile.load(ILLUSTRATED.read_text(encoding="utf-8"), str(ILLUSTRATED))
    return {source: tuple(rules) for source, rules in read.items()}


def is_accepted(clauses: Collection[str], source: str) -> bool:
    """Is one of the clauses the source, a note or example of it, its parent, or a rule that it illustrates?"""
    right = frozenset(_right(source))
    return any(_rule(clause) in right for clause in clauses)


def _right(source: str) -> Iterator[str]:
    for one in (source, *illustrated().get(source, ())):
        yield _rule(one)
        yield _rule(one).rpartition(".")[0]


def _rule(clause: str) -> str:
    """The rule that a note or an example hangs on."""
    return clause.partition("/")[0]

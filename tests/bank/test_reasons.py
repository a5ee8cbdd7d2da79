"""The reasons of the bank: what they find with the sources hidden, and that sources and questions have no part in them."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from judgekit import games, shipped
from judgekit.bank import shipped_bank
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store
from judgekit.reasons import reasons, says
from judgekit.replay import replay
from judgekit.scenario import Scenario, load
from tests.bank.accepted import illustrated, is_accepted
from tests.bank.conftest import BANK

SAMPLE = list(BANK.values())[::16]
# what this sample gives, less a scenario or two; the figures of the whole bank are those of tests/benchmarks/reasons.py
FIRST, AMONG_THREE = 0.40, 0.60
SOURCE, ASK = re.compile(r"^source: .*$", re.MULTILINE), re.compile(r"^ask: .*$", re.MULTILINE)


def found(scenario: Scenario) -> list[bool]:
    """Whether each reason is the right one."""
    return [is_accepted(one.clauses, scenario.source) for one in reasons(replay(scenario.situation), scenario.claims)]


def test_the_source_is_mostly_the_first_reason_though_nobody_reads_it() -> None:
    places = [found(one) for one in SAMPLE]
    assert all(places), "a scenario without any reason"
    assert sum(one[0] for one in places) / len(SAMPLE) >= FIRST
    assert sum(any(one[:3]) for one in places) / len(SAMPLE) >= AMONG_THREE


@pytest.mark.parametrize("game", games.names())
def test_another_source_and_another_question_change_no_reason(game: str, tmp_path: Path) -> None:
    original = next(one for one in SAMPLE if one.game == game)
    other = next(one for one in reversed(SAMPLE) if one.game == game)
    folder = tmp_path / game
    folder.mkdir()
    (folder / shipped.CARDS).write_bytes((shipped_bank() / game / shipped.CARDS).read_bytes())
    text = original.path.read_text(encoding="utf-8")
    text = ASK.sub(f"ask: {other.ask!r}", SOURCE.sub(f"source: {other.source}", text))
    (folder / original.path.name).write_text(text, encoding="utf-8")
    changed = load(folder / original.path.name)
    assert (changed.source, changed.ask) == (other.source, other.ask)
    before, after = replay(original.situation), replay(changed.situation)
    one, two = reasons(before, original.claims), reasons(after, changed.claims)
    assert one == two
    assert [says(x, before.situation) for x in one] == [says(x, after.situation) for x in two]


def test_what_a_source_illustrates_is_a_rule_of_the_same_document(edition: Library) -> None:
    clauses = {one.id for game in games.names() for one in edition.ask(_clauses_of(game))}
    named = illustrated()
    assert set(named) <= clauses
    assert {rule for rules in named.values() for rule in rules} <= clauses
    assert set(named) <= {one.source for one in BANK.values()}


def _clauses_of(game: str) -> Callable[[Store], Sequence[Clause]]:
    return lambda store: store.clauses(game)

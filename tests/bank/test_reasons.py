"""The reasons of the bank: what they find with the sources hidden, and that sources and questions have no part in them."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from judgekit import games, shipped
from judgekit.bank import shipped_bank
from judgekit.contract.plain import to_json
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store
from judgekit.exam.case import Case
from judgekit.exam.kinds import questions
from judgekit.reasons import reasons
from judgekit.replay import document, played, replay
from judgekit.report.slip import slip
from judgekit.scenario import Scenario, load
from judgekit.story import Telling, deciding
from tests.bank.accepted import illustrated, is_accepted
from tests.bank.conftest import BANK

SAMPLE = list(BANK.values())[::16]
# what this sample gives, less a scenario or two; the figures of the whole bank are those of tests/benchmarks/reasons.py
FIRST, AMONG_THREE = 0.40, 0.60
FEW = 3
SOURCE, ASK = re.compile(r"^source: .*$", re.MULTILINE), re.compile(r"^ask: .*$", re.MULTILINE)
TITLE = re.compile(r"^title: .*$", re.MULTILINE)


def found(scenario: Scenario) -> list[bool]:
    """Whether each reason is the right one."""
    return [is_accepted(one.clauses, scenario.source) for one in reasons(replay(scenario.situation), scenario.claims)]


def test_the_source_is_mostly_the_first_reason_though_nobody_reads_it() -> None:
    places = [found(one) for one in SAMPLE]
    assert all(places), "a scenario without any reason"
    assert sum(one[0] for one in places) / len(SAMPLE) >= FIRST
    assert sum(any(one[:3]) for one in places) / len(SAMPLE) >= AMONG_THREE


@pytest.mark.parametrize("game", games.names())
def test_another_source_and_another_question_change_nothing_that_is_computed(
    game: str, tmp_path: Path, edition: Library, request: pytest.FixtureRequest
) -> None:
    """With `--whole-bank` for every scenario, else for a few of each game."""
    of_game = [one for one in BANK.values() if one.game == game]
    chosen = of_game if request.config.getoption("--whole-bank") else of_game[:: len(of_game) // FEW + 1]
    texts = {one.id: one.text for one in edition.ask(_clauses_of(game))}
    for place, original in enumerate(chosen):
        other = next(one for one in (*of_game[place + 1 :], *of_game) if one.source != original.source)
        changed = _with(original, other, tmp_path / game)
        assert (changed.source, changed.ask, changed.title) == (other.source, other.ask, other.title)
        assert _computed(changed, texts, edition) == _computed(original, texts, edition), original.id


def _with(original: Scenario, other: Scenario, folder: Path) -> Scenario:
    """A scenario's file with the source, the question and the title of another."""
    folder.mkdir(exist_ok=True)
    (folder / shipped.CARDS).write_bytes((shipped_bank() / original.game / shipped.CARDS).read_bytes())
    text = original.path.read_text(encoding="utf-8")
    text = SOURCE.sub(f"source: {other.source}", text)
    for line, name, said in ((ASK, "ask", other.ask), (TITLE, "title", other.title)):
        text = line.sub(lambda _: f"{name}: {json.dumps(said, ensure_ascii=False)}", text)  # noqa: B023 - used at once
    (folder / original.path.name).write_text(text, encoding="utf-8")
    changed = load(folder / original.path.name)
    assert isinstance(changed, Scenario)
    return changed


def _computed(scenario: Scenario, texts: dict[str, str], edition: Library) -> str:
    """The trace with its reasons, the slip's ruling, and the key of every question."""
    one = played(scenario)
    telling = Telling.of(scenario, one.replay)
    cited = edition.ask(lambda store: document(scenario.game, store))
    why = deciding(telling.reasons, one.replay, telling.teller)
    printed = edition.ask(lambda store: slip(scenario, store).ruling)
    asked = list(questions(Case(scenario), texts))
    return json.dumps(to_json([one.tree(cited), why, printed, asked]), ensure_ascii=False)


def test_what_a_source_illustrates_is_a_rule_of_the_same_document(edition: Library) -> None:
    clauses = {one.id for game in games.names() for one in edition.ask(_clauses_of(game))}
    named = illustrated()
    assert set(named) <= clauses
    assert {rule for rules in named.values() for rule in rules} <= clauses
    assert set(named) <= {one.source for one in BANK.values()}


def _clauses_of(game: str) -> Callable[[Store], Sequence[Clause]]:
    return lambda store: store.clauses(game)

"""Whatever names a clause names one that exists; every rule method runs in some replay; every clause has one class."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from judgekit import games, shipped
from judgekit.corpus.library import Library
from judgekit.corpus.source import COVERAGE
from judgekit.coverage import citations, clause_classes
from judgekit.coverage.clause_classes import ClauseClass
from judgekit.engine.trace import Trace
from judgekit.errors import UserError
from judgekit.replay.run import replay
from judgekit.scenario.model import Scenario

Entered = Mapping[str, set[tuple[str, tuple[str, ...]]]]
RULES = [
    (game, name, rule.numbers)
    for game in games.names()
    for name, rule in dict.fromkeys(citations.rule_methods(games.game(game), games.readings(game)))
]


@pytest.fixture(scope="module")
def known(edition: Library) -> dict[str, frozenset[str]]:
    """The clause numbers of the installed edition by game."""
    numbers = edition.ask(lambda store: store.numbers())
    return {game: frozenset(number for of, number in numbers if of == game) for game, _ in numbers}


@pytest.fixture(scope="module")
def entered(bank: dict[str, Scenario]) -> Entered:
    """The rule methods, with their clauses, that run when each scenario of the bank is replayed."""
    found: defaultdict[str, set[tuple[str, tuple[str, ...]]]] = defaultdict(set)
    enter = Trace.enter
    for scenario in bank.values():
        with pytest.MonkeyPatch.context() as patch:
            here = found[scenario.game]
            patch.setattr(
                Trace, "enter", lambda trace, rule, here=here: (here.add((rule.name, rule.clauses)), enter(trace, rule))
            )
            with suppress(UserError):  # test_verdicts says so
                replay(scenario.situation)
    return found


@pytest.mark.parametrize("game", games.names())
def test_what_the_code_of_a_game_cites_exists(game: str, known: dict[str, frozenset[str]]) -> None:
    wrong = [one for one in citations.of_game(game) if one.clause.removeprefix(f"{game}:") not in known[game]]
    assert wrong == []


def test_what_a_scenario_cites_exists(scenario: Scenario, known: dict[str, frozenset[str]]) -> None:
    cited = [one.clause for one in citations.of_scenario(scenario)]
    assert [one for one in cited if one.removeprefix(f"{scenario.game}:") not in known[scenario.game]] == []


@pytest.mark.parametrize(("game", "rule", "numbers"), RULES, ids=[f"{game}-{name}" for game, name, _ in RULES])
def test_every_rule_method_runs_in_some_replay(
    game: str, rule: str, numbers: tuple[str, ...], entered: Entered
) -> None:
    clauses = games.game(game).cited(numbers)
    assert (rule, clauses) in entered[game], f"no scenario of the bank ever runs {rule} ({', '.join(clauses)})"


@pytest.mark.parametrize("path", sorted(shipped.folder("rules_text").glob(f"*{COVERAGE}")), ids=lambda path: path.name)
def test_a_shipped_file_of_classes_names_only_clauses(path: Path, known: dict[str, frozenset[str]]) -> None:
    game = path.name.removesuffix(COVERAGE)
    assert clause_classes.read(path, known[game])


def test_every_document_has_a_file_of_classes(edition: Library) -> None:
    assert [s.game for s in edition.sources if not (edition.folder / f"{s.game}{COVERAGE}").is_file()] == []


@pytest.mark.parametrize("game", games.names())
def test_every_clause_has_one_class(game: str, known: dict[str, frozenset[str]], edition: Library) -> None:
    classes = clause_classes.of_game(edition, game)
    assert {id_.partition(":")[2] for id_ in classes} == known[game]
    how_many = Counter(one.class_ for one in classes.values())
    assert how_many.total() == len(known[game])
    assert how_many[ClauseClass.OPERATIVE] > 0
    assert {bool(one.why) for one in classes.values() if one.class_ is ClauseClass.OUT_OF_SCOPE} <= {True}

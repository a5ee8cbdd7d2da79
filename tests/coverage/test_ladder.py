"""The ladder of a small game: each rung is reached by what it says, and by nothing less."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judgekit.bank import scenarios
from judgekit.corpus.library import Library
from judgekit.coverage.citations import Citation
from judgekit.coverage.clause_classes import ClauseClass
from judgekit.coverage.killed import Ending
from judgekit.coverage.ladder import Coverage, Figures, Rung, coverage, figures
from judgekit.engine.happenings import Draw
from judgekit.engine.model import Obj
from judgekit.engine.rule import action, rule
from judgekit.errors import UserError
from tests.coverage.small_game import Mini, installed, write_rules, write_scenario

CLASSES = "definition: [2.1]\nout-of-scope: [{why: Se comprueba antes., clauses: [2.2.*]}]\n"
PLAYS = "{A: {play: Lobo}}"
ASKED = "{A: {play: Lobo, mine: yes}}"
TRIES = "{A tries: {play: Lobo}}"


@pytest.fixture(autouse=True)
def small() -> Iterator[None]:
    with installed():
        yield


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(write_rules(tmp_path / "rules", CLASSES))


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    return tmp_path / "bank"


def ladder(library: Library, bank: Path, *, killed: bool = False) -> Coverage:
    bank.mkdir(exist_ok=True)
    removing = (lambda _done, _total: None) if killed else None
    return coverage(library, "mini", scenarios(bank, "mini"), removing=removing)


def rungs(found: Coverage) -> dict[str, Rung]:
    return {one.clause.number: one.rung for one in found.clauses if one.rung}


def test_without_scenarios_a_clause_is_cited_at_most(library: Library, bank: Path) -> None:
    assert rungs(ladder(library, bank)) == dict.fromkeys(("1.1", "1.2", "1.3", "1.4", "1.5"), Rung.CITED)


def test_a_clause_that_no_code_names_is_uncited(library: Library, bank: Path) -> None:
    with installed(readings=()):
        assert rungs(ladder(library, bank))["1.5"] is Rung.UNCITED


def test_only_operative_clauses_climb(library: Library, bank: Path) -> None:
    found = {one.clause.number: one for one in ladder(library, bank).clauses}
    assert [found[number].rung for number in ("1", "2.1", "2.2", "2.2.1")] == [None] * 4
    assert found["2.1"].classified.class_ is ClauseClass.DEFINITION
    assert found["2.2.1"].classified.why == "Se comprueba antes."


def test_a_replay_considers_and_applies(library: Library, bank: Path) -> None:
    write_scenario(bank, "juega", PLAYS, "{A: {table: [Lobo]}}")
    found = ladder(library, bank)
    assert rungs(found) == {
        "1.1": Rung.APPLIED,
        "1.2": Rung.CONSIDERED,
        "1.3": Rung.CONSIDERED,
        "1.4": Rung.CITED,
        "1.5": Rung.CITED,
    }
    first = next(one for one in found.clauses if one.clause.number == "1.1")
    assert (first.rules, first.scenarios) == (("play_card", "apply_play"), ("mini/juega",))


def test_what_stops_an_attempt_is_applied(library: Library, bank: Path) -> None:
    write_scenario(bank, "intenta", TRIES, "{A: {hand: [Lobo]}}", turn="B")
    assert rungs(ladder(library, bank))["1.2"] is Rung.APPLIED


@pytest.mark.parametrize(
    ("expect", "turn", "line", "clause"),
    [
        ("{applied: [mini:1.1]}", "A", PLAYS, "1.1"),
        ("{tries: ['mini:1.2']}", "B", TRIES, "1.2"),
    ],
)
def test_a_claim_of_a_clause_asserts_it(
    library: Library, bank: Path, expect: str, turn: str, line: str, clause: str
) -> None:
    write_scenario(bank, "pide", line, expect, turn)
    assert rungs(ladder(library, bank))[clause] is Rung.ASSERTED


def test_no_rung_is_skipped(library: Library, bank: Path) -> None:
    write_scenario(bank, "pide", PLAYS, "{not applied: [mini:1.3], considered: [mini:1.3]}")
    assert rungs(ladder(library, bank))["1.3"] is Rung.CONSIDERED
    write_scenario(bank, "pide", PLAYS, "{not applied: [mini:1.4]}")
    assert rungs(ladder(library, bank))["1.4"] is Rung.CITED


def test_a_scenario_that_fails_shows_only_what_was_looked_at(library: Library, bank: Path) -> None:
    write_scenario(bank, "falla", PLAYS, "{applied: [mini:1.1], A: {table: []}}")
    found = ladder(library, bank)
    assert rungs(found)["1.1"] is Rung.CONSIDERED
    assert (found.failing, found.scenarios) == (("mini/falla",), 1)


def test_a_scenario_that_cannot_be_replayed_fails(library: Library, bank: Path) -> None:
    write_scenario(bank, "ilegal", PLAYS, "{applied: [mini:1.1]}", turn="B")
    found = ladder(library, bank)
    assert found.failing == ("mini/ilegal",)
    assert rungs(found)["1.1"] is Rung.CITED


def test_killed_is_what_a_scenario_would_miss(library: Library, bank: Path) -> None:
    write_scenario(bank, "juega", PLAYS, "{applied: [mini:1.1], considered: [mini:1.3]}")
    write_scenario(bank, "intenta", TRIES, "{tries: ['mini:1.2']}", turn="B")
    found = rungs(ladder(library, bank, killed=True))
    assert (found["1.1"], found["1.2"], found["1.3"]) == (Rung.KILLED, Rung.KILLED, Rung.CONSIDERED)
    assert rungs(ladder(library, bank))["1.1"] is Rung.ASSERTED


def test_a_script_that_no_longer_fits_does_not_kill(library: Library, bank: Path) -> None:
    with installed(Asking, readings=()):
        write_scenario(bank, "juega", ASKED, "{A: {table: [Lobo]}, applied: [mini:1.1, mini:1.2]}")
        found = ladder(library, bank, killed=True)
        assert rungs(found)["1.2"] is Rung.ASSERTED
        assert found.blurred == {"mini:1.2": Ending.MISFIT}


def test_a_crash_does_not_kill(library: Library, bank: Path) -> None:
    with installed(Leaning, readings=()):
        write_scenario(bank, "juega", PLAYS, "{A: {table: [Lobo]}, applied: [mini:1.1, mini:1.4]}")
        found = ladder(library, bank, killed=True)
        assert rungs(found)["1.4"] is Rung.ASSERTED
        assert found.blurred == {"mini:1.4": Ending.CRASH}


class Asking(Mini):
    """Whoever plays is asked whether it is their turn."""

    @rule("1.2")
    def in_turn(self, player: str) -> None:
        self.decides(player, "mine")
        self.say("asked")


class Leaning(Mini):
    """Nothing can be played without the number of 1.4."""

    @rule("1.4")
    def weight(self) -> Draw:
        self.say("weighed")
        return Draw(player="A")

    def begin(self) -> None:
        assert self.weight().player


class Greeting(Mini):
    """Before A's turn it says something by 1.4."""

    def begin(self) -> None:
        if self.turn_player == "A":
            self.never()


def test_a_clause_that_nobody_would_miss_is_not_killed(library: Library, bank: Path) -> None:
    with installed(Greeting):
        write_scenario(bank, "juega", PLAYS, "{applied: [mini:1.1]}")
        write_scenario(bank, "intenta", TRIES, "{not applied: [mini:1.4]}", turn="B")
        write_scenario(bank, "falla", PLAYS, "{applied: [mini:1.4], A: {table: []}}")
        assert rungs(ladder(library, bank, killed=True))["1.4"] is Rung.ASSERTED
        write_scenario(bank, "juega", PLAYS, "{applied: [mini:1.1, mini:1.4]}")
        assert rungs(ladder(library, bank, killed=True))["1.4"] is Rung.KILLED


def test_a_rule_that_a_later_chapter_extends_counts_too(library: Library, bank: Path) -> None:
    class Later(Mini):
        @rule("1.4")
        def in_turn(self, player: str) -> None:
            super().in_turn(player)

    with installed(Later, readings=()):
        write_scenario(bank, "intenta", TRIES, "{tries: ['mini:1.2']}", turn="B")
        found = rungs(ladder(library, bank, killed=True))
        assert (found["1.2"], found["1.4"]) == (Rung.KILLED, Rung.CONSIDERED)


def test_the_rule_of_a_reading_is_run_and_removed_under_it(library: Library, bank: Path) -> None:
    more = "reading: {turno: cualquiera}\n"
    write_scenario(bank, "lee", PLAYS, "{applied: [mini:1.5]}", turn="B", more=more)
    found = ladder(library, bank, killed=True)
    assert found.failing == ()
    assert rungs(found)["1.5"] is Rung.KILLED
    clause = next(one for one in found.clauses if one.clause.number == "1.5")
    assert clause.rules == ("in_turn",)


@pytest.mark.parametrize("stopped", [False, True])
def test_a_step_cites_too(library: Library, bank: Path, stopped: bool) -> None:
    class Saying(Mini):
        def begin(self) -> None:
            if stopped:
                self.trace.stopped("begins", {}, ("mini:1.5",), clauses=("mini:1.1",))
            else:
                self.trace.say("begins", {}, clauses=("mini:1.5",))

    with installed(Saying, readings=()):
        write_scenario(bank, "juega", PLAYS, "{A: {table: [Lobo]}}")
        assert rungs(ladder(library, bank))["1.5"] is Rung.APPLIED
        assert ladder(library, bank).missing == ()


def test_what_was_looked_at_before_an_illegal_move_counts(library: Library, bank: Path) -> None:
    class Careful(Mini):
        @rule("1.4")
        def never(self) -> None:
            pass

        @action("play", "1.1")
        def play_card(self, player: str, card: Obj) -> None:
            self.never()
            super().play_card(player, card)

    with installed(Careful):
        write_scenario(bank, "intenta", TRIES, "{tries: [illegal]}", turn="B")
        assert rungs(ladder(library, bank))["1.4"] is Rung.CONSIDERED


def test_a_source_that_is_a_clause_must_exist(library: Library, bank: Path) -> None:
    path = write_scenario(bank, "juega", PLAYS, "{A: {table: [Lobo]}}")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("source: mini:1.1", "source: mini:7.7"), encoding="utf-8")
    assert ladder(library, bank).missing == (Citation("mini:7.7", "scenario", "mini/juega"),)
    path.write_text(text.replace("source: mini:1.1", "source: un foro"), encoding="utf-8")
    with pytest.raises(UserError, match="«un foro» no vale aquí: no es una cláusula"):
        ladder(library, bank)


def test_a_citation_of_a_clause_that_does_not_exist_is_told(library: Library, bank: Path) -> None:
    class Wrong(Mini):
        @rule("9.1")
        def wrong(self) -> None:
            pass

        def begin(self) -> None:
            with self.trace.by(("mini:9.2",)):
                self.say("begins")

    with installed(Wrong):
        write_scenario(bank, "pide", PLAYS, "{not applied: [mini:9.3], applied: [mini:1.1]}")
        assert ladder(library, bank).missing == (
            Citation("mini:9.1", "rule", "wrong"),
            Citation("mini:9.3", "scenario", "mini/pide"),
            Citation("mini:9.2", "scenario", "mini/pide"),
        )
    assert [one.clause for one in ladder(library, bank).missing] == ["mini:9.3"]


def test_a_document_without_a_game_is_uncited(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judgekit.games.names", tuple)
    assert set(rungs(coverage(library, "mini", ())).values()) == {Rung.UNCITED}


def test_counts_are_cumulative_and_killed_is_unknown_until_measured(library: Library, bank: Path) -> None:
    write_scenario(bank, "juega", PLAYS, "{applied: [mini:1.1]}")
    plain, removed = (ladder(library, bank, killed=killed) for killed in (False, True))
    expected = Figures(operative=5, cited=5, considered=3, applied=1, asserted=1, killed=None, total=10)
    assert figures(plain.clauses, killed=False) == expected
    assert figures(removed.clauses, killed=True) == replace(expected, killed=1)


def test_progress_is_told(library: Library, bank: Path) -> None:
    write_scenario(bank, "juega", PLAYS, "{applied: [mini:1.1]}")
    replayed: list[tuple[int, int]] = []
    removed: list[tuple[int, int]] = []
    coverage(
        library, "mini", scenarios(bank, "mini"),
        replaying=lambda *done: replayed.append(done), removing=lambda *done: removed.append(done),
    )  # fmt: skip
    assert replayed == [(0, 1)]
    assert removed == [(0, 3), (1, 3), (2, 3)]

"""A slip: every step, every clause in full, the table as it was and is."""

from judgekit.corpus.store import Store
from judgekit.replay.run import replay
from judgekit.report.clauses import PIN, game_once, quotes
from judgekit.report.labels import say
from judgekit.report.slip import slip
from judgekit.scenario.model import Scenario
from judgekit.story import cited_clauses


def test_every_step_that_happened_is_a_line_with_its_clauses(scenario: Scenario, store: Store) -> None:
    steps = [one for one in replay(scenario.situation).game.trace.steps if one.status != "considered"]
    told = slip(scenario, store).lines
    assert [one.clauses for one in told] == [one.clauses for one in steps]
    assert [one.number for one in told] == list(range(1, len(steps) + 1))
    assert all(one.text.endswith((".", "?", "!", "…")) for one in told)


def test_the_cited_clauses_are_quoted_in_full_from_the_installed_edition(scenario: Scenario, store: Store) -> None:
    told = slip(scenario, store, full=True)
    cited = cited_clauses(replay(scenario.situation).game.trace.steps)
    assert {one.id for one in told.quotes} == {*cited, *told.ruling.clauses}
    assert told.also_cited == ()
    for quote in told.quotes:
        clause = store.by_ids([quote.id])[quote.id]
        assert quote.pin == clause.sha256[:PIN]
        assert " ".join(" ".join(quote.text).split()) in " ".join(clause.text.split())


def test_on_one_sheet_the_clauses_that_decide_are_quoted_and_the_rest_are_pinned(
    scenario: Scenario, store: Store
) -> None:
    short, whole = slip(scenario, store), slip(scenario, store, full=True)
    quoted, pinned = {one.id for one in short.quotes}, {one.id: one.pin for one in short.also_cited}
    assert pinned
    assert set(short.ruling.clauses) <= quoted
    assert not quoted & set(pinned)
    assert quoted | set(pinned) == {one.id for one in whole.quotes} == set(short.cited)
    assert pinned.items() <= {one.id: one.pin for one in whole.quotes}.items()
    assert [one.id for one in short.quotes] == [one.id for one in whole.quotes if one.id in quoted]


def test_what_is_not_installed_is_said_and_not_invented(store: Store) -> None:
    [quote] = quotes(["digimon:99.9"], store)
    assert quote.text == (say("clauses.missing"),)
    assert quote.pin == ""


def test_in_the_margin_a_game_is_named_once() -> None:
    assert game_once(["fftcg:11.5.1", "fftcg:5.2.6/nota-2"]) == ("fftcg:11.5.1", "5.2.6/nota-2")
    assert game_once(["fftcg:1.1", "digimon:1.1"]) == ("fftcg:1.1", "digimon:1.1")


def test_clauses_stand_in_the_order_of_the_document(store: Store) -> None:
    wanted = ["fftcg:11.10.1", "fftcg:11.8.7/nota-1", "fftcg:11.8.7", "fftcg:2.1"]
    assert [one.id for one in quotes(wanted, store)] == [
        "fftcg:2.1", "fftcg:11.8.7", "fftcg:11.8.7/nota-1", "fftcg:11.10.1",
    ]  # fmt: skip


def test_what_was_looked_at_is_not_what_was_applied(scenario: Scenario, store: Store) -> None:
    told = slip(scenario, store)
    applied = {clause for one in told.lines for clause in one.clauses}
    looked = {clause for one in told.looked for clause in one.clauses} | set(told.also_looked)
    assert looked
    assert not set(told.also_looked) & applied


def test_the_boards_show_both_sides_before_and_after(scenario: Scenario, store: Store) -> None:
    told = slip(scenario, store)
    for board in (told.before, told.after):
        assert [side.player for side in board.sides] == ["B", "A"]
    before = {face.name: face for side in told.before.sides for area in side.areas for face in area.faces}
    after = {face.name: face for side in told.after.sides for area in side.areas for face in area.faces}
    assert before.keys() - after.keys() == {"Aquilamon"}
    assert after["Silphymon"].beneath == ("Aquilamon",)
    assert after["Silphymon"].changed
    assert not any(face.changed for face in before.values())


def test_the_pile_grows_and_resolves_as_the_trace_says(scenario: Scenario, store: Store) -> None:
    pile = slip(scenario, store).pile
    assert pile is not None
    assert [one.name for one in pile.effects] == [
        "Silphymon (efecto 1)", "Silphymon (efecto 2)", "Pandamon (su efecto)",
    ]  # fmt: skip
    assert [one.resolving for one in pile.moments if one.resolving] == [1, 3, 2]
    assert [one.waiting for one in pile.moments] == [(1, 2), (2,), (3, 2), (2,), ()]
    assert all(one.resolves for one in pile.effects)


def test_what_the_players_did_is_told_and_what_they_chose_is_not(scenario: Scenario, store: Store) -> None:
    [move] = slip(scenario, store).moves
    assert move.startswith("A: ")
    assert "Silphymon" in move
    assert "Pandamon" not in move

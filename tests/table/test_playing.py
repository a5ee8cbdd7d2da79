"""A table is played at, taken back, kept and saved: nothing is lost, and what is saved comes out the same."""

from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from judgekit import games
from judgekit.bank import paths, shipped_bank
from judgekit.engine.choice import Move
from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.scenario import load
from judgekit.table import Table, kept_tables, told_moves

NOW = datetime(2026, 1, 1, 12, 0, 0)
BLOCK = (
    "Atacamon: level 4, dp 5000, colors red",
    "Guardamon: level 4, dp 6000, colors red, keywords Blocker",
    "A battle: Atacamon",
    "B battle: Guardamon",
    "A deck: 5 cards",
    "B deck: 5 cards",
    "B security: 3 cards",
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path / "casa"))
    return tmp_path


def played(*lines: str, game: str = "digimon") -> Table:
    table = Table.of_game(game, NOW)
    for line in lines:
        assert table.type(line), line
    return table


class TestDeciding:
    def test_it_stops_where_somebody_may_answer(self) -> None:
        table = played(*BLOCK, "A: {attack: Atacamon, on: B}")
        assert (table.stands.player, table.stands.window) == ("B", True)
        table.make(Move("B", "block", {"block": "Guardamon"}))
        assert table.stands.game.card("Atacamon").zone.name == "trash"
        assert table.sheet.script == ({"A": {"attack": "Atacamon", "on": "B"}}, {"B responds": {"block": "Guardamon"}})

    def test_whoever_passes_goes_on(self) -> None:
        table = played(*BLOCK, "A: {attack: Atacamon, on: B}")
        table.pass_()
        assert not table.stands.window
        assert len(table.stands.game.zone("B", "security")) == 2

    def test_nobody_is_asked_who_has_nothing_to_answer(self) -> None:
        table = played(*(one for one in BLOCK if "Guardamon" not in one), "A: {attack: Atacamon, on: B}")
        assert not table.stands.window

    def test_a_question_is_answered_by_its_options(self) -> None:
        table = played(
            "Chispa: type option, cost 2, colors red, effects "
            "[{resolve: [{choose: {type: digimon, controller: opponent}, as: blanco}, {delete: blanco}]}]",
            *BLOCK,
            "B battle: Guardamon (as Otra)",
            "A hand: Chispa",
            "A memory: 3",
            "A: {use: Chispa}",
        )
        assert table.stands.choice is not None
        assert [one.key for one in table.stands.choice.options] == ["Guardamon", "Otra"]
        with pytest.raises(UserError, match="se eligen de 1 a 1"):
            table.answer((0, 1))
        table.answer((1,))
        assert table.stands.game.card("Otra").zone.name == "trash"

    def test_what_is_illegal_changes_nothing(self) -> None:
        table = played(*BLOCK)
        before = table.sheet
        with pytest.raises(UserError, match="es ilegal"):
            table.type("A: {attack: Guardamon, on: B}")
        assert table.sheet == before

    def test_there_is_nothing_to_pass_at_rest(self) -> None:
        with pytest.raises(UserError, match="nada que pasar"):
            played(*BLOCK).pass_()


class TestUndoing:
    def test_everything_is_taken_back_one_by_one_to_the_beginning(self) -> None:
        table = played(*BLOCK, "A: {attack: Atacamon, on: B}")
        table.pass_()
        table.undo()
        assert table.stands.window
        for _ in range(len(BLOCK) + 1):
            table.undo()
        assert not table.sheet.cards
        with pytest.raises(UserError, match="es el principio"):
            table.undo()

    def test_a_table_that_was_kept_is_undone_line_by_line_too(self) -> None:
        table = played(*BLOCK, "A: {attack: Atacamon, on: B}")
        again, whole = Table.of_file(table.path, NOW)
        assert whole
        assert again.stands.window
        again.undo()
        assert not again.sheet.script

    def test_cards_are_not_laid_once_somebody_has_played(self) -> None:
        with pytest.raises(UserError, match="Ya se ha jugado"):
            played(*BLOCK, "A: {attack: Atacamon, on: B}").type("A memory: 3")


class TestKeeping:
    def test_it_is_kept_as_it_goes_and_opened_where_it_was(self) -> None:
        table = played(*BLOCK, "A: {attack: Atacamon, on: B}")
        table.pass_()
        again, whole = Table.of_file(table.path, NOW)
        assert whole
        assert again.stands.game.trace.steps == table.stands.game.trace.steps

    def test_two_tables_at_once_have_a_file_each(self) -> None:
        first, second = played(*BLOCK), played("A memory: 1")
        assert first.path != second.path
        assert set(kept_tables()) == {first.path, second.path}
        assert "Atacamon" in first.path.read_text(encoding="utf-8")

    def test_one_of_another_version_is_opened_without_its_last_passes_and_says_so(self) -> None:
        table = played(*BLOCK, "A: {attack: Atacamon, on: B}")
        table.pass_()
        text = table.path.read_text(encoding="utf-8")
        table.path.write_text(text.replace("judgekit 1 ·", "judgekit 0 ·"), encoding="utf-8")
        again, whole = Table.of_file(table.path, NOW)
        assert not whole
        assert again.stands.window

    def test_one_that_cannot_be_read_is_one_sentence_and_stays(self) -> None:
        table = played(*BLOCK)
        table.path.write_text("game: digimon\ngiven: {A: {batle: []}}\n", encoding="utf-8")
        with pytest.raises(UserError, match="batle"):
            Table.of_file(table.path, NOW)
        assert table.path.is_file()
        assert kept_tables() == (table.path,)


class TestSaving:
    def test_what_is_saved_at_rest_comes_out_the_same(self, home: Path) -> None:
        table = played(*BLOCK, "A: {attack: Atacamon, on: B}")
        table.make(Move("B", "block", {"block": "Guardamon"}))
        assert table.save(home / "mesa.yaml") == "same"

    def test_what_is_still_to_be_decided_is_said(self, home: Path) -> None:
        assert played(*BLOCK, "A: {attack: Atacamon, on: B}").save(home / "mesa.yaml") == "passed"
        assert replay(load(home / "mesa.yaml").situation).game.card("Guardamon").mark("suspended") is False

    def test_a_file_that_is_there_is_not_overwritten(self, home: Path) -> None:
        (home / "mesa.yaml").write_text("mía", encoding="utf-8")
        with pytest.raises(UserError, match="ya existe"):
            played(*BLOCK).save(home / "mesa.yaml")
        assert (home / "mesa.yaml").read_text(encoding="utf-8") == "mía"

    @pytest.mark.parametrize("name", games.names())
    def test_what_is_played_at_random_from_the_bank_comes_out_the_same(self, name: str, home: Path) -> None:
        random = Random(15)
        for number, path in enumerate(random.sample(list(paths(shipped_bank(), name)), 4)):
            table, _ = Table.of_file(path, NOW)
            for _ in range(5):
                step(table, random)
            open_ = table.stands.window or table.stands.choice is not None
            assert table.save(home / f"{name}-{number}.yaml") == "same" or open_, path.stem


def step(table: Table, random: Random) -> None:
    """Somebody does something."""
    stands = table.stands
    if stands.choice is not None:
        many = len(stands.choice.options)
        table.answer(tuple(random.sample(range(many), stands.choice.least or min(1, many))))
        return
    may = [one for one in told_moves(stands.game, [stands.player]) if one.legal and one.verb != "concede"]
    if stands.window and (not may or random.random() < 0.5):
        table.pass_()
    elif may:
        one = random.choice(may)
        table.make(Move(one.player, one.verb, dict(one.words)))

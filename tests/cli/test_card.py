"""`judgekit card`: understood whole and told back, or one sentence."""

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import run

TEXT = "EL FARO — Whenever this character quests, you may deal 2 damage to chosen damaged character."


def test_it_tells_what_it_understood_by_which_clauses_and_what_to_paste() -> None:
    said = run("card", TEXT, "-g", "lorcana", "--name", "Farero")
    assert said.returncode == 0
    for part in ("Farero", "[opcional]", "lorcana:1.7.4", "¿Se resuelve en el acto", "damage: 2, to: objetivo"):
        assert part in said.stdout


def test_what_it_writes_to_paste_is_read_again_as_the_same(tmp_path: Path) -> None:
    read = json.loads(run("card", TEXT, "-g", "lorcana", "--json").stdout)
    assert read["understood"] is True
    assert read["effects"][0]["when"] == "quest"


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("Cuando juegues este personaje, roba una carta.", "lorcana"),
        ("When Gordon enters the field, draw 1 card.", "lorcana"),
        ("Wh3n y0u p1ay th!s character, dravv a card.", "lorcana"),
        ("draw a card " * 900, "lorcana"),
        ("$$$ %%% ///", "lorcana"),
        ("Whenever you play a character named Draw, draw two card named", "lorcana"),
        (" ", "lorcana"),
        ("{E}, " * 390, "lorcana"),
        ("When you play this character, " + "draw a card and " * 130 + "draw a card.", "lorcana"),
        ("and " * 490, "lorcana"),
        ("《火》" * 600, "fftcg"),
        ("\x1b[31m☠", "lorcana"),
    ],
)
def test_what_is_no_text_of_that_game_is_one_sentence(text: str, game: str) -> None:
    said = run("card", text, "-g", game)
    assert said.returncode == 2
    assert said.stdout == ""
    assert "Traceback" not in said.stderr
    assert len(said.stderr.strip().splitlines()) <= 3


def test_without_a_game_it_asks_for_one() -> None:
    said = run("card", TEXT)
    assert said.returncode == 2
    assert "-g" in said.stderr


def test_a_batch_is_a_json_line_for_each_card(tmp_path: Path) -> None:
    file = tmp_path / "cartas.jsonl"
    cards = [{"name": "Farero", "text": TEXT}, {"name": "Otro", "text": "It treats you."}]
    file.write_text("\n".join(json.dumps(one) for one in cards), encoding="utf-8")
    said = run("card", str(file), "--batch", "-g", "lorcana")
    assert said.returncode == 0
    lines = [json.loads(line) for line in said.stdout.splitlines()]
    assert [set(one) for one in lines] == [{"name", "understood", "effects", "says", "error"}] * 2
    assert [one["understood"] for one in lines] == [True, False]


def test_a_line_of_a_batch_that_is_no_card_has_its_place(tmp_path: Path) -> None:
    file = tmp_path / "cartas.jsonl"
    file.write_text('{"name": "Farero"}\n', encoding="utf-8")
    said = run("card", str(file), "--batch", "-g", "lorcana")
    assert said.returncode == 2
    assert "línea 1" in said.stderr


def test_a_misspelt_word_has_the_nearest_one_beside_it() -> None:
    said = run("card", "When you play this character, bannish chosen item.", "-g", "lorcana")
    assert said.returncode == 2
    assert "¿quieres decir «banish»?" in said.stderr

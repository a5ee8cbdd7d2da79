"""1.7.7 and 1.2.3: of several ways, one that cannot be done is no legal choice while another one can."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from tests.games.lorcana.tables import played

DISCARD = "{choose: {zone: hand, controller: you}, as: pagada}, {move: pagada, to: discard}"
TURN = "  - B: end turn"


def lies(folder: Path, ways: str, given: str, answer: str = "") -> set[str]:
    card = f"Generador: {{type: item, cost: 2, effects: [{{when: {{event: turn start, player: you}}, do: [{{one of: {ways}}}]}}]}}"
    board = f"  turn: B\n  turn number: 4\n  A: {{play: [Generador], {given}, deck: 5 cards}}\n  B: {{deck: 5 cards}}"
    found = played(folder, board, "\n".join((TURN, *([f"  - A: {{{answer}}}"] if answer else []))), card)
    return {one.label for one in found.zone("A", "play")}


OR_BANISH = f"{{descartar: [{DISCARD}], desterrar: [{{banish: self}}]}}"


def test_1_7_7_what_cannot_be_done_is_not_chosen_beside_what_can(tmp_path: Path) -> None:
    assert lies(tmp_path, OR_BANISH, "hand: []") == set()
    with pytest.raises(UserError):
        lies(tmp_path, OR_BANISH, "hand: []", "mode: descartar")


@pytest.mark.parametrize(("way", "there"), [("descartar", {"Generador"}), ("desterrar", set[str]())])
def test_1_7_7_both_are_chosen_where_both_can_be_done(tmp_path: Path, way: str, there: set[str]) -> None:
    answer = f"mode: {way}, pagada: Nadie" if way == "descartar" else f"mode: {way}"
    assert lies(tmp_path, OR_BANISH, "hand: [Nadie, {card: Nadie, as: Otro}]", answer) == there


def test_1_2_3_where_none_can_be_done_any_is_chosen_and_does_nothing(tmp_path: Path) -> None:
    neither = f"{{descartar: [{DISCARD}], mover: [{{banish: {{type: location, controller: opponent}}}}]}}"
    for way in ("descartar", "mover"):
        assert lies(tmp_path, neither, "hand: []", f"mode: {way}") == {"Generador"}


def test_1_2_3_up_to_some_is_done_with_none(tmp_path: Path) -> None:
    some = OR_BANISH.replace("as: pagada", "as: pagada, up to: yes")
    assert lies(tmp_path, some, "hand: []", "mode: descartar") == {"Generador"}

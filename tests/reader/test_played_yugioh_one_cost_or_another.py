"""A cost of Yu-Gi-Oh! that is paid in one way or another: as its player says, whole, and nothing else of it (5.2.22)."""

import pytest

from judgekit.reader import NotUnderstoodError
from judgekit.replay import Replay
from tests.reader.printed import spell
from tests.reader.test_played_yugioh import labels, played

EITHER = "Descarta 2 cartas o paga 1000 LP; roba 1 carta."


def used(text: str, move: str, *, hand: str = "Pez Bajo, Roca Alta", more: str = "") -> Replay:
    return played(
        {"Alba": ("type: spell", text)},
        f"hand: [Alba{', ' if hand else ''}{hand}]{more}, deck: [9 cards]",
        "deck: [9 cards]",
        move,
    )


@pytest.mark.parametrize(("way", "lp", "gone"), [("primero", 8000, 2), ("segundo", 7000, 0)])
def test_its_player_says_which_and_pays_that_alone(way: str, lp: int, gone: int) -> None:
    end = used(EITHER, f"A: {{activate: Alba, mode: {way}}}")
    assert (end.game.tally("A", "lp"), len(labels(end, "A", "graveyard"))) == (lp, gone + 1)
    assert len(labels(end, "A", "hand")) == 3 - gone


def test_the_other_where_there_is_nothing_to_give() -> None:
    end = used(EITHER, "A: {activate: Alba}", hand="")
    assert end.game.tally("A", "lp") == 7000


def test_none_is_paid_in_part() -> None:
    end = used(EITHER, "A tries: {activate: Alba, mode: primero}", hand="Pez Bajo")
    assert labels(end, "A", "hand") == ["Alba", "Pez Bajo"]


def test_a_token_is_not_sent_to_pay_in_one_of_them_either() -> None:
    text = "Manda al Cementerio 1 monstruo que controles o paga 1000 LP; roba 1 carta."
    token = ", monsters: [Ficha]"
    end = played(
        {"Alba": ("type: spell", text)},
        f"hand: [Alba]{token}, deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Alba, mode: primero, pagada: Ficha}",
        more="  Ficha: {level: 1, atk: 0, def: 0, kinds: [token]}",
    )
    assert labels(end, "A", "monsters") == ["Ficha"] and labels(end, "A", "hand") == ["Alba"]


def test_what_was_paid_in_one_way_alone_is_not_meant_afterwards() -> None:
    with pytest.raises(NotUnderstoodError):
        spell("Descarta 1 carta o destierra 1 monstruo en tu Cementerio; gana LP igual al ATK del monstruo desterrado.")


@pytest.mark.parametrize(("second", "drawn"), [("primero", False), ("segundo", True)])
def test_what_is_paid_before_a_list_is_paid_for_each_of_it_and_each_is_used_once(second: str, drawn: bool) -> None:
    text = (
        "Paga 500 LP o descarta 1 carta, y después activa 1 de estos efectos (pero sólo puedes usar cada efecto de "
        '"Alba" una vez por turno);\n● Roba 1 carta.\n● Destruye 1 carta en el Campo.'
    )
    end = played(
        {"Alba": ("type: spell", text)},
        "hand: [Alba, {card: Alba, as: Otra}], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        "A: {activate: Alba, effect: 1, mode: primero}",
        f"A{'' if drawn else ' tries'}: {{activate: Otra, effect: {1 if second == 'primero' else 2}, mode: primero}}",
    )
    assert end.game.tally("A", "lp") == (7000 if drawn else 7500)
    assert labels(end, "B", "monsters") == ([] if drawn else ["Pez Bajo"])

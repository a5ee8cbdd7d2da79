"""Counters, equips, names, Tokens, chance and declarations in Spanish: sentences of our own and what is like them."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def fields(text: str, kind: str = "Monster", icon: str | None = None) -> Any:
    return read("yugioh", Printing("Alba del Faro", text, {"type": kind, "icon": icon})).fields


def effects(text: str, kind: str = "Monster", icon: str | None = None) -> Any:
    return fields(text, kind, icon)["effects"]


@pytest.mark.parametrize(
    "written", ["1 Contador Cera", "1 Contador de Cera", "1 Contador-Cera", '1 Contador "Cera"', "1 contador Cera"]
)
def test_a_counter_is_called_so_however_it_is_written(written: str) -> None:
    (one,) = effects(f"Si esta carta es Invocada de Modo Normal: pon {written} en esta carta (máx. 3).")
    assert one["do"] == [{"put counters": "1", "of": "Cera", "on": "self", "most": "3"}]


def test_several_counters_are_called_as_one_is() -> None:
    (one,) = effects("Puedes retirar 2 Contadores Dorados de esta carta; pon 1 Contador Dorado en esta carta.")
    assert one["cost"] == [{"remove counters": "2", "of": "Dorado", "from": "self"}]
    assert one["do"] == [{"put counters": "1", "of": "Dorado", "on": "self"}]
    (other,) = effects("Puedes retirar 2 Contadores de Olas de esta carta; roba 1 carta.")
    assert other["cost"] == [{"remove counters": "2", "of": "Olas", "from": "self"}]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("de esta carta", {"from": "self"}),
        ("en tu Campo", {"among": {"controller": "you"}}),
        ("de cualquier lugar del Campo", {"among": {}}),
    ],
)
def test_off_which_cards_counters_are_taken_is_read(place: str, words: Any) -> None:
    (one,) = effects(f"Puedes retirar 3 Contadores de Sal {place}; roba 1 carta.")
    assert one["cost"] == [{"remove counters": "3", "of": "Sal", **words}]


def test_what_a_card_has_by_its_counters_is_of_those_of_that_name() -> None:
    (own,) = effects("Esta carta gana 200 ATK por cada Contador de Sal en ella.")
    (all_,) = effects("Esta carta gana 200 ATK por cada Contador de Sal en el Campo.")
    assert own["static"][0]["by"] == {"value": "Sal counters", "of": "self", "times": "200"}
    assert all_["static"][0]["by"] == {"total": "Sal counters", "of": {}, "times": "200"}


def test_when_a_spell_resolves_is_not_when_it_is_activated() -> None:
    used, over = (
        "Cada vez que es activada una Carta Mágica, pon 1 Contador de Sal en esta carta",
        " cuando esa Mágica se resuelva",
    )
    (at_once,), (later,) = effects(f"{used}.", "Spell", "Continuous"), effects(f"{used}{over}.", "Spell", "Continuous")
    assert at_once["when"]["event"] == "activate"
    assert later["when"] == {"event": "resolved", "of": {"type": "spell", "is": "other"}}


def test_a_number_of_counters_that_no_name_follows_is_of_those_without() -> None:
    (one,) = effects("Durante tu Standby Phase: pon 1 contador en esta carta.")
    assert one["do"] == [{"put counters": "1", "on": "self"}]
    with pytest.raises(NotUnderstoodError):
        effects("Durante tu Standby Phase: pon 1 contador raro en esta carta.")

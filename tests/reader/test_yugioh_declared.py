"""Counters, equips, names, Tokens, chance and declarations in Spanish: sentences of our own and what is like them."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects, fields

OTHER_NAME = "con un nombre diferente al de las cartas"
SENT = "mandadas del Campo al Cementerio"


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


EQUIP = ("Spell", "Equip")


@pytest.mark.parametrize(
    ("said", "forbidden"),
    [
        ("El monstruo equipado no puede ser Sacrificado.", {"event": "tribute", "of": {"equipped": "self"}}),
        (
            "Un monstruo equipado con esta carta no puede ser destruido en batalla.",
            {"event": "destroy", "cause": "battle", "of": {"equipped": "self"}},
        ),
    ],
)
def test_the_equipped_monster_is_the_one_that_this_card_goes_with(said: str, forbidden: Any) -> None:
    (_, held) = effects(said, *EQUIP)
    assert held["static"] == [{"forbid": forbidden}]


def test_what_destroys_the_equip_in_place_of_its_monster_asks_only_where_it_says_so() -> None:
    may = "Si el monstruo equipado fuera a ser destruido en batalla, puedes destruir esta carta en su lugar."
    must = "Si el monstruo equipado fuera a ser destruido en batalla, destruye esta carta en su lugar."
    (asked,), (not_asked,) = (effects(said, *EQUIP)[1:] for said in (may, must))
    assert asked["may"] == "yes" and "may" not in not_asked
    assert {**not_asked, "may": "yes"} == asked


def test_a_monster_equips_itself_from_where_its_text_says() -> None:
    (one,) = effects(
        "Puedes seleccionar 1 monstruo Guerrero que controles; equipa esta carta en tu mano o Campo a ese objetivo."
    )
    assert one["zone"] == ["hand", "monsters"]
    assert one["do"] == [{"equip": "objetivo"}]


def test_it_is_equipped_to_another_one_than_the_one_that_has_it() -> None:
    (_, other) = effects("Una vez por turno: puedes equipar esta carta a otro monstruo que controles.", *EQUIP)
    assert other["do"][0]["choose"]["none of"] == [{"equipped": "self"}]


def test_by_this_effect_is_by_its_own() -> None:
    own = effects("Mientras esta carta está equipada a un monstruo por este efecto, ese monstruo gana 500 ATK.")
    any_ = effects("Mientras esta carta está equipada a un monstruo, ese monstruo gana 500 ATK.")
    assert own[0]["while"]["all"][1] == {"object": "self", "matches": {"equipped itself": "yes"}}
    assert any_[0]["while"] == {"exists": {"type": "monster", "equipped": "self"}}


def test_equip_cards_of_a_monster_are_not_all_there_are() -> None:
    (own,) = effects("Esta carta gana 300 ATK por cada Carta de Equipo equipada a esta carta.")
    (all_,) = effects("Esta carta gana 300 ATK por cada Carta de Equipo que controles.")
    assert own["static"][0]["by"]["count"] == {"icon": "equip", "facedown": "no", "equips": "self"}
    assert all_["static"][0]["by"]["count"] == {"icon": "equip", "facedown": "no", "controller": "you"}


def test_a_trap_becomes_an_equip_card_and_what_it_gives_lasts_as_long() -> None:
    (used, held) = effects(
        "Selecciona 1 monstruo boca arriba que controles; equipa esta carta a ese objetivo. Gana 500 ATK.",
        "Trap",
        "Normal",
    )
    assert used["resolve"] == [{"equip": "objetivo"}]
    assert held["static"] == [{"modify": "atk", "by": "500", "on": {"equipped": "self"}}]


def test_what_always_counts_as_of_a_name_is_not_called_so() -> None:
    assert fields('(Esta carta se trata siempre como una carta "Boya".) Una vez por turno: puedes robar 1 carta.')[
        "archetypes"
    ] == ["Boya"]
    never = fields('(Esta carta no se trata como una carta "Boya"). Una vez por turno: puedes robar 1 carta.')
    assert never["not archetypes"] == ["Boya"] and "archetypes" not in never
    (named, _) = effects(
        '(El nombre de esta carta se trata siempre como "Boya".) Una vez por turno: puedes robar 1 carta.'
    )
    assert named == {"zone": "any", "static": [{"set": "name", "to": "Boya", "on": "self"}]}


@pytest.mark.parametrize(
    ("place", "zones"),
    [
        ("en el Campo", None),
        ("en el Campo o en el Cementerio", ["monsters", "spells", "field spell", "pendulum", "graveyard"]),
        ("en el Cementerio", "graveyard"),
        ("en la mano o en el Campo", ["hand", "monsters", "spells", "field spell", "pendulum"]),
    ],
)
def test_where_it_is_called_otherwise_is_read(place: str, zones: Any) -> None:
    (one,) = effects(f'El nombre de esta carta se convierte en "Boya" mientras está {place}.')
    assert one["static"] == [{"set": "name", "to": "Boya", "on": "self"}]
    assert one.get("zone") == zones


def test_what_is_declared_before_the_semicolon_is_declared_on_activating() -> None:
    (one,) = effects("Una vez por turno: puedes declarar 1 Atributo; esta carta se convierte en ese Atributo.")
    assert one["targets"] == [{"declare": "attribute", "as": "atributo"}]
    assert one["do"] == [{"copy": "attribute", "of": "atributo", "on": "self", "until": "game"}]
    with pytest.raises(NotUnderstoodError):
        effects("Una vez por turno: puedes declarar 1 Atributo; esta carta se convierte en ese Tipo.")


def test_what_may_be_declared_is_read_with_what_may_not() -> None:
    (one,) = effects("Puedes declarar 1 Atributo, excepto LUZ; roba 1 carta.")
    assert one["targets"] == [{"declare": "attribute", "as": "atributo", "but": ["luz"]}]
    (level,) = effects("Puedes declarar 1 Nivel del 1 al 3; el Nivel de esta carta se convierte en ese Nivel.")
    assert level["targets"][0]["among"] == [1, 2, 3]


def test_several_things_become_those_of_another() -> None:
    chosen = "Una vez por turno: puedes seleccionar 1 monstruo boca arriba en el Campo;"
    (one,) = effects(f"{chosen} el Tipo y Nivel de esta carta se convierten en los de ese monstruo.")
    assert [each["copy"] for each in one["do"]] == ["race", "level"]
    assert {each["of"] for each in one["do"]} == {"objetivo"}


SPELL = ("Spell", "Normal")


def resolves(text: str) -> Any:
    (one,) = effects(text, *SPELL)
    return one["resolve"]


def test_tokens_are_what_stands_in_their_bracket_and_as_many_as_it_says() -> None:
    of = "(Pez/AGUA/Nivel 2/ATK 300/DEF 100)"
    made, called = resolves(f'Invoca de Modo Especial 2 "Fichas Ola" {of} en Posición de Defensa.')
    assert made == {
        "make": {"level": "2", "atk": "300", "def": "100", "race": "pez", "attribute": "agua", "kinds": ["token"]},
        "named": "Ficha Ola",
        "as": "fichas",
        "count": "2",
    }
    assert called == {"special summon": "fichas", "position": "defense"}
    all_, _ = resolves(f'Invoca de Modo Especial tantas "Fichas Ola" {of} como sea posible.')
    assert all_["count"]["plus"] == 5
    tuner, _ = resolves('Invoca de Modo Especial 1 "Ficha Ola" (Pez/Cantante/AGUA/Nivel 2/ATK 300/DEF 100).')
    assert tuner["make"]["kinds"] == ["token", "tuner"]


def test_what_is_said_behind_tokens_is_said_of_them() -> None:
    token = 'Invoca de Modo Especial 1 "Ficha Ola" (Pez/AGUA/Nivel 2/ATK 300/DEF 100)'
    *_, later = resolves(f"{token}, pero destrúyela durante la End Phase.")
    assert later["do"] == [{"destroy": "fichas"}]


def test_each_number_of_the_die_does_its_own() -> None:
    first, low, high = resolves(
        "Lanza un dado de seis caras y aplica el resultado.\n● 1 o 2: Roba 1 carta.\n● 3, 4, 5 o 6: Roba 2 cartas."
    )
    assert first == {"roll": 1, "as": "tirada"}
    assert [one["if"]["compare"] for one in (low, high)] == [{"chosen": "tirada"}] * 2
    assert [one["if"]["with"] for one in (low, high)] == [["1", "2"], ["3", "4", "5", "6"]]


def test_a_coin_that_is_called_is_not_one_that_shows_heads() -> None:
    called, right, wrong = resolves(
        "Lanza una moneda y di cara o cruz. Si aciertas, roba 2 cartas. Si fallas, descarta 1 carta."
    )
    assert called == {"toss": 1, "call": "yes", "as": "acierto"}
    assert [one["if"]["with"] for one in (right, wrong)] == [1, 0]
    tossed, sides = resolves("Lanza una moneda: ● Cara: Roba 2 cartas. ● Cruz: Descarta 1 carta.")
    assert tossed == {"toss": 1, "as": "caras"}
    assert sides["then"] == [{"draw": "2"}] and sides["else"][-1] == {"discard": "descarte"}
    with pytest.raises(NotUnderstoodError):
        resolves("Lanza una moneda. Si aciertas, roba 2 cartas.")


def test_the_rest_is_what_was_excavated_and_is_still_there() -> None:
    found = resolves(
        "Excava las 4 cartas de la parte superior de tu Deck, añade a tu mano 1 monstruo Pez excavado, y además manda al"
        " Cementerio el resto de las cartas."
    )
    assert found[0]["do"] == [{"reveal": "4", "of": "deck", "as": "vistas"}]
    assert found[1]["then"][0] == {"choose": {"type": "monster", "race": "pez"}, "among": "vistas", "as": "elegida"}
    assert found[2] == {"move": {"is": "vistas", "zone": "deck"}, "to": "graveyard"}


def test_what_is_looked_at_is_not_what_is_shown() -> None:
    looked = resolves(
        "Mira las 2 cartas de la parte superior de tu Deck, y después ponlas en la parte superior de tu Deck en cualquier orden."
    )
    assert looked[0]["do"] == [{"reveal": "2", "of": "deck", "as": "vistas", "privately": "yes"}]
    assert looked[1]["then"] == [{"put back": "vistas", "on": "top"}]


def test_a_trap_that_comes_as_a_monster_is_what_stands_in_its_bracket() -> None:
    said = "Invoca esta carta de Modo Especial como un Monstruo de Efecto (Pez/AGUA/Nivel 3/ATK 500/DEF 900)."
    (also,) = effects(f"{said} (Esta carta también se trata como una Trampa.)", "Trap", "Continuous")
    (only,) = effects(f"{said} (Esta carta NO se trata como una Trampa.)", "Trap", "Continuous")
    assert also["resolve"][0]["summon as"]["race"] == "pez" and "only" not in also["resolve"][0]
    assert only["resolve"] == [{**also["resolve"][0], "only": "yes"}]
    with pytest.raises(NotUnderstoodError):
        effects(said, "Trap", "Continuous")


def test_another_name_than_those_that_lie_there_is_not_another_one_than_what_was_chosen() -> None:
    (there,) = resolves(f'Añade a tu mano 1 monstruo "Boya" en tu Deck, {OTHER_NAME} en tu Cementerio.')
    assert there["search"]["other name than"] == {"zone": "graveyard", "controller": "you"}
    (field,) = resolves(
        'Añade a tu mano 1 monstruo "Boya" en tu Deck con un nombre diferente al de los monstruos que controles.'
    )
    assert field["search"]["other name than"] == {"type": "monster", "controller": "you", "facedown": "no"}


def test_the_last_of_an_equip_takes_its_own_monster_and_no_other() -> None:
    *_, gone = effects(
        "El monstruo equipado gana 500 ATK. Cuando esta carta deja el Campo, destruye el monstruo equipado.", *EQUIP
    )
    assert gone["do"] == [{"destroy": {"equipped": "self", "facedown": "no"}}]
    with pytest.raises(NotUnderstoodError):
        effects("Cuando esta carta deja el Campo, destruye ese monstruo.", "Trap", "Continuous")


def test_what_the_equipped_monster_is_told_to_be_is_set_and_not_added() -> None:
    (_, fixed) = effects("El ATK del monstruo equipado se convierte en 3000.", *EQUIP)
    (_, grown) = effects("El ATK del monstruo equipado aumenta en 300 puntos.", *EQUIP)
    assert fixed["static"] == [{"set": "atk", "to": "3000", "on": {"equipped": "self"}}]
    assert grown["static"] == [{"modify": "atk", "by": "300", "on": {"equipped": "self"}}]


def test_counters_are_put_for_each_of_those_to_which_it_happened() -> None:
    (one,) = effects(
        f"Cada vez que una o más cartas son {SENT}, pon 1 Contador de Sal en esta carta por cada"
        " carta mandada (máx. 5).",
        "Spell",
        "Continuous",
    )
    assert one["together"] == "yes"
    assert one["do"] == [
        {"put counters": {"chosen": "event cards", "times": "1"}, "of": "Sal", "on": "self", "most": "5"}
    ]

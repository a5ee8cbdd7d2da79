"""Traps whose moment stands before a colon, who alone may attack, and what is equipped as it is activated."""

from tests.reader.printed import trap as effects

FISH = {"type": "monster", "race": "pez", "facedown": "no"}


def test_the_only_moment_stands_before_a_colon() -> None:
    (one,) = effects(
        "Sólo puedes activar esta carta cuando un monstruo que controles es destruido en batalla: roba 1 carta."
    )
    assert one["when"]["cause"] == "battle" and one["do"] == [{"draw": "1"}]


def test_it_is_equipped_to_what_it_selects_as_it_is_activated() -> None:
    first, second = effects(
        "Activa esta carta seleccionando 1 monstruo Pez que controles; equipa esta carta a ese objetivo. "
        "El monstruo equipado gana 300 ATK.",
        "Continuous",
    )
    assert first["resolve"] == [{"equip": "objetivo"}] and len(first["targets"]) == 1
    assert second["static"] == [{"modify": "atk", "by": "300", "on": {"equipped": "self"}}]


def test_who_alone_may_attack() -> None:
    (one,) = effects("Sólo los monstruos Pez pueden atacar.", "Continuous")
    assert one["static"] == [{"forbid": {"event": "attack", "of": {"type": "monster", "none of": [FISH]}}}]
    assert "while" not in one
    (held,) = effects(
        "Sólo los monstruos Pez pueden declarar ataques mientras controles un monstruo Pez.", "Continuous"
    )
    assert held["while"] == {"exists": {**FISH, "controller": "you"}}


def test_those_that_did_not_come_so() -> None:
    (one,) = effects("Destruye todos los monstruos en el Campo que no fueron Invocados por Sacrificio.")
    assert one["resolve"] == [{"destroy": {"type": "monster", "none of": [{"summoned": "tribute"}]}}]


def test_all_the_excavated_ones_of_a_kind() -> None:
    (one,) = effects(
        "Excava las 3 cartas superiores de tu Deck, manda al Cementerio los monstruos Pez excavados, además, pon el resto "
        "de las cartas en la parte inferior de tu Deck en cualquier orden."
    )
    chosen, sent = one["resolve"][1]["then"]
    assert chosen["among"] == "vistas" and chosen["count"]["count"]["is"] == "vistas"
    assert sent == {"move": "excavados", "to": "graveyard"}


def test_what_lay_in_a_graveyard_and_one_of_yours_that_would_be_destroyed() -> None:
    (gone,) = effects("Si una o más cartas en el Cementerio son desterradas: roba 1 carta.", "Continuous")
    assert gone["when"] == {"event": "banish", "from": "graveyard", "of": {}} and gone["together"] == "yes"
    (kept,) = effects(
        "Si tu monstruo Pez fuera a ser destruido en batalla, puedes pagar 500 LP en su lugar.", "Continuous"
    )
    assert kept["would"]["of"] == {**FISH, "controller": "you", "zone": "monsters"} and kept["may"] == "yes"


def test_it_is_laid_under_one_that_is_chosen_and_all_effects_of_some_are_negated() -> None:
    (laid,) = effects(
        "Selecciona 1 monstruo en cualquier Cementerio; acóplalo a 1 Monstruo Xyz que controles como material."
    )
    assert laid["resolve"][1] == {"put": "objetivo", "under": "elegida"}
    (dumb,) = effects("Niega todos los efectos de monstruos de Nivel 4 o menor en el Campo.", "Continuous")
    assert dumb["static"] == [{"lose": "abilities", "on": {"type": "monster", "level": "<= 4", "facedown": "no"}}]

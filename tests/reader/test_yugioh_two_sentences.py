"""What Traps do in two sentences of one thing, and what is asked of the battles of this turn."""

from typing import Any

import pytest

from tests.reader.printed import trap as effects

CALL = 'Selecciona 1 monstruo "Pez" en tu Cementerio; Invócalo de Modo Especial.'
GONE = {"lose": "abilities", "on": "objetivo", "until": "game"}
NO_ATTACK = {"forbid": {"event": "attack", "cause": "action"}, "on": "objetivo", "until": "game"}


@pytest.mark.parametrize("gone", ["Sus efectos son negados", "Niega sus efectos"])
def test_what_has_come_has_no_effects(gone: str) -> None:
    (one,) = effects(f"{CALL} {gone}.")
    assert one["resolve"] == [{"special summon": "objetivo"}, GONE]


def test_and_does_not_attack() -> None:
    (one,) = effects(f"{CALL} Sus efectos son negados y no puede declarar ataques. Destiérralo durante la End Phase.")
    assert one["resolve"][1:3] == [GONE, NO_ATTACK] and one["resolve"][3]["do"] == [{"banish": "objetivo"}]
    (turned,) = effects(f"{CALL} No puede declarar ataques y sus efectos son negados.")
    assert turned["resolve"][1:] == [NO_ATTACK, GONE]


@pytest.mark.parametrize(
    ("then", "done"),
    [
        ("devuélvela a la mano de su propietario", {"move": "event", "to": "hand"}),
        ("destiérrala", {"banish": "event"}),
        ("destrúyela", {"destroy": "event"}),
    ],
)
def test_where_the_negated_card_goes(then: str, done: Any) -> None:
    (one,) = effects(f"Niega la activación de una Carta Mágica, y {then}.", "Counter")
    assert one["resolve"][1]["then"] == [done]


def test_an_attacker_told_by_how_it_came() -> None:
    (one,) = effects(
        "Cuando un monstruo de tu adversario que fue Invocado de Modo Especial declara un ataque: roba 1 carta."
    )
    assert one["when"]["of"] == {"type": "monster", "summoned": "special", "controller": "opponent"}


def test_a_set_card_is_kept_shut_while_this_one_lies_there() -> None:
    (one,) = effects(
        "Activa esta carta seleccionando 1 Mágica/Trampa Colocada que controle tu adversario; mientras esta carta esté "
        "boca arriba en el Campo, esa carta Colocada no puede ser activada.",
        "Continuous",
    )
    assert one["resolve"] == [{"forbid": {"event": "activate", "to": "card"}, "on": "objetivo", "until": "self leaves"}]


@pytest.mark.parametrize(
    ("did", "event"),
    [
        ("batalló", {"event": "battle"}),
        ("atacó", {"event": "attack"}),
        ("atacó directamente", {"event": "attack", "to": "player"}),
    ],
)
def test_whose_battles_of_this_turn_are_asked_for(did: str, event: dict[str, str]) -> None:
    (one,) = effects(f'Si un monstruo "Pez" que controlas {did} este turno: roba 1 carta.')
    asked = one["if"]["happened"]
    assert {key: asked[key] for key in event} == event and ("to" in asked) == ("to" in event)
    assert asked["of"] == {"type": "monster", "name contains": "Pez", "controller": "you", "zone": "monsters"}


def test_only_monsters_of_one_kind_and_one_at_least() -> None:
    (one,) = effects("Si los únicos monstruos que controlas son monstruos Pez (mín. 1): roba 1 carta.")
    some, others = one["if"]["all"]
    assert "count" not in some and others["count"] == 0


def test_the_attack_goes_to_what_has_just_come() -> None:
    (one,) = effects(
        "Cuando un monstruo que controlas es seleccionado para un ataque: selecciona 1 monstruo en tu Cementerio; "
        "Invócalo de Modo Especial y, si lo haces, cambia el objetivo del ataque a él."
    )
    assert one["do"][1]["then"] == [{"redirect": "objetivo"}]


def test_half_of_the_damage_of_that_attack() -> None:
    (one,) = effects(
        "Cuando un monstruo del adversario declara un ataque: el daño de batalla que recibirías de ese ataque se reduce a "
        "la mitad."
    )
    (done,) = one["do"]
    assert done["until"] == "end of damage calculation" and done["becomes"]["amount"]["half"] == "up"


def test_one_thing_and_the_next_behind_a_comma() -> None:
    (one,) = effects("Destruye todos los monstruos que controles, e inflige 300 puntos de daño a tu adversario.")
    assert one["resolve"][1]["then"] == [{"damage": "300", "player": "opponent"}]


def test_in_whose_turn_alone_in_other_words() -> None:
    (one,) = effects("Sólo puedes activar esta carta en el turno de tu adversario. Roba 1 carta.")
    assert one["if"] == {"turn": "opponent"}

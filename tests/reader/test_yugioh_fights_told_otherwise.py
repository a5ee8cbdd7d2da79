"""How some prints tell of attacks, of who was destroyed by whom, of what a monster bears, and from where it came."""

from typing import Final

import pytest

from tests.reader.test_yugioh_of_older_monsters import effects

MONSTER: Final = {"type": "Monster"}


@pytest.mark.parametrize("zone", ["Cementerio", "Deck"])
def test_from_where_no_normal_summon_brings_it(zone: str) -> None:
    (read_,) = effects(f"Si esta carta es Invocada desde el {zone}: roba 1 carta.")
    assert read_["when"] == {"event": "special summon", "from": {"Cementerio": "graveyard", "Deck": "deck"}[zone]}


def test_it_is_not_attacked() -> None:
    (read_,) = effects("Esta carta no puede ser atacada mientras controles otro monstruo Pez.")
    assert read_["static"] == [{"forbid": {"event": "attacked", "of": {"is": "self"}}}]


def test_whom_the_opponent_must_select_is_not_whom_they_must_attack() -> None:
    (select,) = effects("Tu adversario debe seleccionar esta carta para sus ataques.")
    (attack,) = effects("Los monstruos que controle tu adversario deben atacar esta carta, si pueden.")
    assert len(select["static"]) == 1
    assert {"grant": "Debe atacar", "on": {"type": "monster", "controller": "opponent"}} in attack["static"]


def test_destroyed_without_being_turned_up() -> None:
    (read_,) = effects(
        "Si esta carta ataca a un monstruo en Posición de Defensa boca abajo, destruye ese monstruo inmediatamente con el "
        "efecto de esta carta sin voltearlo ni aplicar el cálculo de daño."
    )
    assert (read_["when"]["to"], read_["do"]) == ("start", [{"destroy": "cause"}])


def test_by_a_monster_of_ones_own() -> None:
    (read_,) = effects(
        "Si un monstruo del adversario es destruido en batalla con un monstruo Pez que controles y es mandado al "
        "Cementerio: roba 1 carta."
    )
    assert read_["when"]["by"] == {"type": "monster", "race": "pez", "controller": "you"}
    assert read_["when"]["to"] == "graveyard"


def test_while_it_bears_an_equip_spell() -> None:
    (read_,) = effects("Si esta carta tiene una Carta Mágica de Equipo equipada, puede atacar directamente.")
    assert read_["while"] == {"exists": {"type": "spell", "icon": "equip", "equips": "self", "facedown": "no"}}


def test_another_of_the_hand_and_this_card() -> None:
    (one,) = effects("Puedes descartar 1 monstruo Pez y esta carta; roba 1 carta.")
    (other,) = effects("Puedes descartar esta carta y 1 monstruo Pez; roba 1 carta.")
    assert one == other


def test_what_was_made_with_it_has_more() -> None:
    (read_,) = effects("Un monstruo Invocado Xyz usando esta carta como Material gana 300 ATK.")
    assert read_["static"][0]["on"] == {"type": "monster", "made with": {"is": "card"}, "summoned": "xyz"}


def test_once_at_least_in_the_battle_phase() -> None:
    text = "Al final de la Battle Phase, si esta carta destruyó {} en batalla este turno: puedes robar 1 carta."
    assert effects(text.format("1 o más monstruos")) == effects(text.format("un monstruo"))


def test_at_the_end_of_a_turn_by_how_it_lies() -> None:
    (read_,) = effects(
        "Durante tu End Phase, si esta carta está en Posición de Defensa: cámbiala a Posición de Ataque."
    )
    assert read_["condition"] == {"object": "self", "matches": {"defense": "yes"}}
    assert read_["do"] == [{"turn to": "self", "position": "attack"}]


def test_it_is_turned_in_place_of_its_destruction() -> None:
    text = "Si esta carta{} fuera a ser destruida, puedes cambiarla a Posición de Defensa en su lugar."
    (plain,), (posed,) = effects(text.format("")), effects(text.format(" en Posición de Ataque"))
    assert plain["would"] == {"event": "destroy"}
    assert posed["would"] == {"event": "destroy", "of": {"is": "self", "defense": "no"}}
    assert plain["cost"] == posed["cost"]
    assert plain["cost"][0]["turn to"] == "self"


@pytest.mark.parametrize(
    ("said", "step"),
    [
        ("cambiar el control de esta carta a tu adversario", {"take control": "self", "player": "opponent"}),
        (
            "dar el control de 1 monstruo que controles a tu adversario",
            {"take control": "elegida", "player": "opponent"},
        ),
    ],
)
def test_control_goes_over(said: str, step: dict[str, str]) -> None:
    (read_,) = effects(f"Una vez por turno: puedes {said}.".replace("dar el", "cambiar el"))
    assert {key: read_["do"][-1][key] for key in step} == step


def test_who_came_this_turn_however_does_not_attack() -> None:
    (read_,) = effects("Los monstruos no pueden atacar el turno en el que son Invocados de Modo Normal o Especial.")
    assert read_["static"][0]["forbid"]["of"] == {
        "type": "monster",
        "summoned": ["normal", "special"],
        "came this turn": "yes",
    }


def test_from_its_pendulum_zone() -> None:
    (read_,) = effects("Puedes destruir esta carta en tu Zona de Péndulo; roba 1 carta.")
    assert (read_["zone"], read_["cost"]) == ("pendulum", [{"destroy": "self"}])


def test_no_card_is_banished_from_graveyards() -> None:
    (read_,) = effects("Las cartas en los Cementerios no pueden ser desterradas.")
    assert read_["static"] == [{"forbid": {"event": "banish", "of": {"zone": "graveyard"}}}]


@pytest.mark.parametrize("said", ["monstruos", "cartas"])
def test_by_what_the_opponent_controls(said: str) -> None:
    (read_,) = effects(f"Esta carta no puede ser destruida por los efectos de {said} que controle tu adversario.")
    by = {"controller": "opponent", "zone": ["monsters", "spells", "field spell", "pendulum"]}
    by |= {"type": "monster"} if said == "monstruos" else {}
    assert read_["static"][0]["forbid"]["by"] == by


def test_who_falls_to_this_very_card() -> None:
    (read_,) = effects("Cuando un monstruo Pez es destruido en batalla con esta carta: roba 1 carta.")
    assert read_["when"]["by"] == {"is": "self"}


def test_while_it_is_the_only_one() -> None:
    (read_,) = effects("Mientras esta carta sea el único monstruo que controlas, no puede ser destruida en batalla.")
    assert read_["while"] == {"exists": {"type": "monster", "controller": "you", "is": "other"}, "count": 0}


def test_since_ones_last_standby_phase_is_the_next_after_it() -> None:
    standby = {"event": "phase", "to": "standby", "player": "you"}
    (read_,) = effects(
        "Durante tu Standby Phase, si esta carta está en el Cementerio porque fue destruida en batalla y mandada al Cementerio "
        "desde tu última Standby Phase: roba 1 carta."
    )
    assert (read_["when"], read_["zone"]) == (standby, "graveyard")
    after = {"event": "destroy", "cause": "battle", "of": {"is": "card"}}
    assert read_["condition"] == {"next": standby, "after": after}

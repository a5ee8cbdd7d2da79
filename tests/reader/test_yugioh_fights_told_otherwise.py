"""How some prints tell of attacks, of who was destroyed by whom, of what a monster bears, and from where it came."""

from typing import Any, Final

import pytest

from judgekit.games import game
from judgekit.reader import Printing, read
from judgekit.scenario import card as written

MONSTER: Final = {"type": "Monster"}


def effects(text: str) -> list[Any]:
    """What a monster with this text does."""
    found = read("yugioh", Printing("Vigía", text, MONSTER)).fields
    written("Vigía", found, game("yugioh"))
    return list(found.get("effects", []))


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

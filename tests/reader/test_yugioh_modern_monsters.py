"""How the Effect Monsters of recent years say what they wait for and do, in sentences of our own, and how little changes it."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import only_of_monster as effect


def test_a_link_material_may_be_one_of_a_monster_that_is_told() -> None:
    waits = effect(
        'Si esta carta es mandada al Cementerio como Material de Enlace de un monstruo "Faro": roba 1 carta.'
    )
    assert waits["when"] == {"event": "send", "cause": "link", "by": {"type": "monster", "name contains": "Faro"}}
    used = effect(
        "Si esta carta es usada como Material de Enlace para la Invocación por Enlace de un monstruo Pez: roba 1 carta."
    )
    assert used["when"] == {"event": "move", "cause": "link", "by": {"type": "monster", "race": "pez"}}
    any_link = effect("Si esta carta es mandada al Cementerio como Material de Enlace: roba 1 carta.")
    assert any_link["when"] == {"event": "send", "cause": "link"}


@pytest.mark.parametrize(
    ("fate", "event"), [("desterrada", "banish"), ("Sacrificada", "tribute"), ("descartada", "discard")]
)
def test_what_is_paid_for_an_effect_is_told_by_whose_effect_it_is(fate: str, event: str) -> None:
    paid = effect(f'Si esta carta es {fate} para activar el efecto de un monstruo "Faro": roba 1 carta.')
    assert paid["when"] == {"event": event, "cause": "cost", "by": {"type": "monster", "name contains": "Faro"}}
    anyhow = effect(f"Si esta carta es {fate}: roba 1 carta.")
    assert "cause" not in (anyhow["when"] if isinstance(anyhow["when"], dict) else {})


def test_what_is_drawn_is_not_added_and_what_adds_it_may_be_told() -> None:
    added = effect("Si esta carta es añadida a tu mano, excepto si la robas: puedes Invocarla de Modo Especial.")
    assert "deck" in added["when"]["from"]
    told = effect("Si esta carta es añadida del Deck a tu mano por el efecto de una carta: roba 1 carta.")
    assert told["when"]["from"] == "deck"
    assert "effect" in told["when"]["cause"]


def test_instead_of_adding_it_that_same_monster_may_be_summoned() -> None:
    read_ = effect(
        'Puedes añadir a tu mano 1 monstruo "Faro" en tu Deck o, si controlas "Gran Duna", puedes Invocarlo de Modo'
        " Especial en su lugar."
    )
    (search,) = read_["do"]
    (either,) = search["do"]
    assert either["if"]["exists"]["name"] == "Gran Duna"
    assert either["then"][0]["may"] == [{"special summon": search["as"]}]
    assert either["else"] == [{"move": search["as"], "to": "hand"}]


def test_instead_of_one_another_may_be_chosen_and_what_follows_cannot_speak_of_either() -> None:
    text = (
        'Puedes destruir 1 monstruo en el Campo o, si controlas "Gran Duna", puedes destruir 1 carta en el Campo en su'
        " lugar."
    )
    (either,) = effect(text)["do"]
    assert either["else"][0]["choose"] == {"type": "monster"}
    assert either["then"][0]["may"][0]["choose"] == {}
    with pytest.raises(NotUnderstoodError):
        effect(f"{text} Ese monstruo no puede atacar este turno.")


def test_who_is_equipped_may_be_chosen_on_resolving_and_lies_face_up() -> None:
    read_ = effect("Puedes seleccionar 1 Mágica de Equipo en tu Cementerio; equípala a 1 monstruo que controles.")
    bearer, equips = read_["do"]
    assert bearer["choose"] == {"type": "monster", "controller": "you", "facedown": "no"}
    assert equips == {"equip card": "objetivo", "to": bearer["as"]}
    both = effect(
        "Puedes seleccionar 1 Trampa en tu Cementerio y 1 monstruo Pez boca arriba que controle tu adversario; equipa esa"
        " Trampa a ese monstruo."
    )
    assert both["do"] == [{"equip card": "primero", "to": "segundo"}]


@pytest.mark.parametrize(("said", "characteristic"), [("Nivel", "level"), ("ATK", "atk")])
def test_it_becomes_that_of_another(said: str, characteristic: str) -> None:
    (change,) = effect(
        f"Puedes seleccionar 1 monstruo boca arriba en el Campo; el {said} de esta carta se convierte en el de ese"
        " monstruo hasta el final de este turno."
    )["do"]
    assert change["to"] == {"value": characteristic, "of": "objetivo"}
    assert change["on"] == "self"


def test_a_card_or_a_monster_each_with_what_tells_it() -> None:
    (chosen, _) = effect('Puedes descartar 1 otra carta "Faro" o monstruo Pez; roba 1 carta.')["cost"]
    assert chosen["choose"]["any of"] == [{"name contains": "Faro"}, {"type": "monster", "race": "pez"}]
    assert chosen["choose"]["is"] == "other"


def test_whether_one_was_summoned_this_turn() -> None:
    read_ = effect(
        "Durante la Main Phase, si un monstruo fue Invocado de Modo Especial este turno (Efecto Rápido): puedes robar 1"
        " carta."
    )
    assert {"happened": {"event": "special summon", "of": {"type": "monster"}}} in read_["if"]["all"]


def test_those_that_can_never_be_summoned_normally_are_left_out() -> None:
    forbidden = effect(
        "Puedes robar 1 carta, y además no puedes Invocar monstruos Pez de Modo Especial por el resto de este turno,"
        " excepto monstruos que no puedan ser Invocados de Modo Normal/Colocados."
    )["do"][1]
    assert forbidden["forbid"]["of"] == {"race": "pez", "none of": [{"type": "monster", "comes normally": "no"}]}


def test_brought_by_an_effect_is_summoned_either_way() -> None:
    waits = effect('Si esta carta es Invocada por el efecto de un monstruo "Faro": roba 1 carta.')["when"]
    assert [one["event"] for one in waits] == ["normal summon", "special summon"]
    assert all(one["by"] == {"type": "monster", "name contains": "Faro"} for one in waits)

"""What the Effect Monsters of recent years say in one way more, in sentences of our own, and how little changes it."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import only_of_monster as effect

BY_ALL_WAYS = ["normal summon", "flip summon", "special summon"]
ON_THE_FIELD = ["monsters", "spells", "field spell", "pendulum"]


def test_a_flip_summon_or_a_special_one_and_no_normal_one() -> None:
    assert effect("Si esta carta es Invocada por Volteo o de Modo Especial: roba 1 carta.")["when"] == BY_ALL_WAYS[1:]
    assert effect("Si esta carta es Invocada de Modo Especial o por Volteo: roba 1 carta.")["when"] == BY_ALL_WAYS[1:]
    assert effect("Si esta carta es Invocada de Modo Normal o por Volteo: roba 1 carta.")["when"] == BY_ALL_WAYS[:2]


def test_it_was_turned_face_up_this_turn() -> None:
    asked = effect("Una vez por turno, si esta carta fue volteada boca arriba este turno: puedes robar 1 carta.")["if"]
    assert asked == {"happened": {"event": "turn face up", "of": {"is": "self"}}}


def test_one_that_is_on_the_field_but_for_this_very_name() -> None:
    text = 'Si un monstruo "Faro", excepto "Alba del Faro", está en el Campo: puedes Invocar de Modo Especial esta carta desde tu mano.'
    asked = effect(text)["if"]["exists"]
    assert (asked["name contains"], asked["name"]) == ("Faro", "not Alba del Faro")
    assert "name" not in effect(text.replace(', excepto "Alba del Faro",', ""))["if"]["exists"]


@pytest.mark.parametrize(("said", "came"), [("por Ritual", "ritual"), ("por Sacrificio", "tribute")])
def test_only_what_came_so_may_stay_in_place_of_a_card(said: str, came: str) -> None:
    kept = effect(
        f"Si esta carta Invocada {said} fuera a ser destruida en batalla, puedes descartar 1 carta en su lugar."
    )
    assert kept["would"] == {"event": "destroy", "cause": "battle", "of": {"is": "self", "summoned": came}}


def test_a_fusion_with_this_very_card_told_in_the_middle() -> None:
    text = (
        "Durante tu Main Phase: puedes Invocar por Fusión 1 Monstruo de Fusión desde tu Deck Extra, usando monstruos"
        " en tu mano, incluyendo esta carta, como material."
    )
    (fused,) = effect(text)["do"]
    assert fused["including"] == {"is": "self"}
    assert fused["with"]["zone"] == "hand"
    (freely,) = effect(text.replace(", incluyendo esta carta,", ""))["do"]
    assert "including" not in freely


def test_who_takes_the_damage_that_one_would_have_taken() -> None:
    text = "Tu adversario recibe cualquier daño de batalla que {} de batallas que involucren a esta carta."
    would = {"event": "damage", "player": "you", "cause": "battle"}
    for said in ("recibirías", "habrías recibido", "hubieras recibido"):
        turned = effect(text.format(said))
        assert (turned["would"], turned["redirects to"]) == (would, "opponent")
    behind = "Cualquier daño de batalla que recibirías de batallas que involucren a esta carta, lo recibe tu adversario en su lugar."
    assert effect(behind) == effect(text.format("recibirías"))


def test_what_one_has_lies_where_it_is_said_behind_the_second() -> None:
    text = "Si {} un monstruo Dragón y un monstruo Pez en tu Cementerio: puedes robar 1 carta."
    first, second = effect(text.format("tienes"))["if"]["all"]
    assert (first["exists"]["zone"], second["exists"]["zone"]) == ("graveyard", "graveyard")
    first, second = effect(text.format("controlas"))["if"]["all"]
    assert "zone" not in first["exists"]
    assert second["exists"]["zone"] == "graveyard"


def test_from_the_hand_or_from_the_field() -> None:
    for said in ("de la mano o del Campo", "del Campo o de la mano", "de la mano o Campo"):
        came = effect(f"Si esta carta es mandada {said} al Cementerio: roba 1 carta.")["when"]["from"]
        assert came == ["hand", *ON_THE_FIELD]
    assert effect("Si esta carta es mandada de la mano o del Deck al Cementerio: roba 1 carta.")["when"]["from"] == [
        "hand",
        "deck",
    ]


def test_it_cannot_be_summoned_at_all_while_something_is_so() -> None:
    barred = effect("Si controlas un monstruo Pez, no puedes Invocar esta carta.")
    assert [one["forbid"]["event"] for one in barred["static"]] == BY_ALL_WAYS[:1] + BY_ALL_WAYS[1:]
    assert barred["zone"] == "any"
    assert effect("No puedes Invocar esta carta si controlas un monstruo Pez.") == barred
    only = effect("No puedes Invocar esta carta de Modo Especial si controlas un monstruo Pez.")
    assert [one["forbid"]["event"] for one in only["static"]] == ["special summon"]


def test_the_level_of_another_and_a_name_in_the_spell_zone() -> None:
    (copied,) = effect(
        'Una vez por turno: puedes seleccionar 1 monstruo "Faro" que controles; el Nivel de esta carta se convierte en'
        " el mismo que el Nivel de ese monstruo."
    )["do"]
    assert (copied["on"], copied["to"]) == ("self", {"value": "level", "of": "objetivo"})
    named = effect('El nombre de esta carta se trata como "Umi" mientras está en tu Zona de Magia y Trampas.')
    assert named["zone"] == "spells"


def test_traps_that_may_not_be_activated_are_those_face_down() -> None:
    (barred,) = effect("Las Cartas de Trampa no pueden ser activadas.")["static"]
    assert barred == {"forbid": {"event": "activate", "to": "card", "of": {"type": "trap"}}}
    *_, ban = effect("Puedes seleccionar 1 Trampa en tu Cementerio; Colócala, pero no puede ser activada este turno.")[
        "do"
    ]
    assert (ban["on"], ban["until"]) == ("objetivo", "end of turn")


def test_those_that_lie_face_down_by_what_they_would_be_are_not_read() -> None:
    with pytest.raises(NotUnderstoodError):
        effect("Las Cartas Mágicas boca abajo no pueden ser activadas.")

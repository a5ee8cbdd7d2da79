"""Ways in which newer monsters say whom they pay with, of what they were material and what is another's name."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import only_of_monster as effect


@pytest.mark.parametrize(
    ("paid", "other_way"),
    [
        ('descartar esta carta y 1 carta "Faro"', 'descartar 1 carta "Faro" y esta carta'),
        (
            'desterrar esta carta y 1 monstruo "Faro" en tu Cementerio',
            'desterrar 1 monstruo "Faro" y esta carta en tu Cementerio',
        ),
        ('Sacrificar esta carta y 1 monstruo "Faro"', 'Sacrificar 1 monstruo "Faro" y esta carta'),
        (
            'mandar al Cementerio esta carta y 1 carta "Faro" que controles',
            'mandar al Cementerio 1 carta "Faro" que controles y esta carta',
        ),
    ],
)
def test_this_card_is_paid_with_whichever_is_named_first(paid: str, other_way: str) -> None:
    assert effect(f"Puedes {paid}; roba 1 carta.") == effect(f"Puedes {other_way}; roba 1 carta.")


def test_of_which_materials_it_was_one() -> None:
    sent = "Si esta carta es mandada al Cementerio como {}: roba 1 carta."
    two = effect(sent.format("Material de Sincronía o de Enlace"))["when"]
    assert two == {"event": "send", "cause": ["synchro", "link"]}
    assert effect(sent.format("material para una Invocación por Sincronía o por Enlace"))["when"] == two
    three = effect(sent.format("Material de Fusión, Sincronía o Enlace"))["when"]
    assert three["cause"] == ["fusion", "synchro", "link"]


def test_another_name_than_any_that_was_tributed() -> None:
    text = 'Puedes Sacrificar 2 monstruos "Faro"; añade a tu mano 1 monstruo "Faro" en tu Deck con un nombre diferente a los de los monstruos Sacrificados.'
    (search,) = effect(text)["do"]
    assert search["search"]["other name than"] == "sacrificio"


def test_what_is_taken_from_the_deck_goes_on_top_of_it() -> None:
    found = played(
        {"Faro": (LEVEL_4, "Puedes tomar 1 monstruo Pez en tu Deck y ponerlo en la parte superior de tu Deck.")},
        "monsters: [Faro], deck: [Roca Alta, Roca Alta, Pez Bajo, Roca Alta]",
        "deck: [9 cards]",
        "A: {activate: Faro}",
    )
    assert found.game.zone("A", "deck")[0].label == "Pez Bajo"


def test_the_levels_of_all_of_them_are_added_and_one_level_either_way() -> None:
    (raised,) = effect(
        'El Nivel de esta carta aumenta en los Niveles totales de todas las "Fichas Faro" que controlas.'
    )["static"]
    assert raised["by"] == {"total": "level", "of": {"name": "Ficha Faro", "facedown": "no", "controller": "you"}}
    (either,) = effect("Puedes seleccionar 1 monstruo que controles; su Nivel aumenta o disminuye en 2.")["do"]
    assert [one[0]["by"] for one in either["one of"].values()] == ["2", -2]


@pytest.mark.parametrize(("who", "lp"), [("ningún jugador recibe", 8000), ("no recibes", 7400)])
def test_no_damage_of_that_battle_for_anybody_or_for_one(who: str, lp: int) -> None:
    text = f"Durante el cálculo de daño (Efecto Rápido): puedes descartar esta carta; {who} daño de batalla de esa batalla."
    found = played(
        {"Guía": (LEVEL_4, text), "Faro": (LEVEL_4, "Roba 1 carta durante tu End Phase.")},
        "hand: [Guía], monsters: [{card: Faro, defense: no}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Faro, target: Pez Bajo}",
        "A responds: pass",
        "A responds: pass",
        "A responds: {activate: Guía}",
    )
    assert labels(found, "A", "graveyard") == ["Guía"]
    assert found.game.tally("B", "lp") == lp


def test_how_it_came_this_turn_may_be_any_special_summon() -> None:
    text = "Durante la End Phase del turno en el que esta carta fue Invocada por {}: roba 1 carta."
    for said, cause in (("Ritual", "ritual"), ("Sincronía", "synchro"), ("Péndulo", "pendulum")):
        came = {"event": "special summon", "cause": cause, "of": {"is": "self"}}
        assert effect(text.format(said))["condition"] == {"happened": came}
    fused = effect(text.format("Fusión"))["condition"]["happened"]
    assert fused["of"] == {"is": "self", "summoned": "fusion"}


def test_whose_effect_gave_the_life_and_what_the_other_adds() -> None:
    gained = effect('Si ganas LP por el efecto de una carta "Faro": roba 1 carta.')["when"]
    assert gained == {"event": "gain", "player": "you", "cause": "effect", "by": {"name contains": "Faro"}}
    assert effect("Si ganas LP: roba 1 carta.")["when"] == {"event": "gain", "player": "you"}
    added = effect("Si tu adversario añade una carta a su mano, excepto robándola: roba 1 carta.")
    assert added["when"]["of"] == {"owner": "opponent"}
    assert "together" not in added
    several = effect("Si tu adversario añade una o más cartas a su mano, excepto robándolas: roba 1 carta.")
    assert several["when"] == added["when"]
    assert several["together"] == "yes"

"""What old texts pick and bind, what is told by the verb that did it, and what holds of a card that lies so."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import only_of_monster, trap

DECK = "deck: [9 cards]"


@pytest.mark.parametrize(("lying", "reached"), [("defense: no", True), ("facedown: yes", False)])
def test_one_selected_monster_is_picked_on_activation_and_face_up(lying: str, reached: bool) -> None:
    text = "Disminuye la DEF de 1 monstruo seleccionado en 500 puntos hasta el final de este turno."
    found = played(
        {"Mordisco": ("type: trap", text)},
        f"spells: [{{card: Mordisco, facedown: yes, played: 1}}], {DECK}",
        f"monsters: [{{card: Roca Alta, {lying}}}], {DECK}",
        f"A{'' if reached else ' tries'}: {{activate: Mordisco}}",
    )
    assert found.game.number(found.game.card("Roca Alta"), "def") == (1400 if reached else 1900)


def test_what_is_destroyed_so_may_lie_face_down() -> None:
    text = "Destruye 1 monstruo seleccionado que controle tu adversario."
    found = played(
        {"Golpe": ("type: spell", text)},
        f"hand: [Golpe], {DECK}",
        f"monsters: [{{card: Roca Alta, facedown: yes}}], {DECK}",
        "A: {activate: Golpe}",
    )
    assert labels(found, "B", "graveyard") == ["Roca Alta"]


@pytest.mark.parametrize("given", [1, 2])
def test_as_many_are_drawn_as_an_effect_tributed(given: int) -> None:
    text = (
        "Durante tu Main Phase: puedes Sacrificar hasta 2 monstruos en tu mano y/o Campo y, si lo haces,"
        " roba la misma cantidad de cartas que Sacrificaste."
    )
    which = "[Pez Bajo, Roca Alta]" if given == 2 else "[Pez Bajo]"
    found = played(
        {"Altar": (LEVEL_4, text)},
        f"hand: [Roca Alta], monsters: [Altar, Pez Bajo], {DECK}",
        DECK,
        f"A: {{activate: Altar, elegida: {which}}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == given


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Puedes Sacrificar hasta 2 monstruos; roba la misma cantidad de cartas que Sacrificaste.", "sacrificio"),
        ("Puedes descartar hasta 2 cartas; roba el mismo número de cartas que descartaste.", "descarte"),
        ("Puedes desterrar hasta 2 cartas en tu Cementerio; roba el mismo número de cartas que desterraste.", "pagada"),
    ],
)
def test_or_as_were_paid(text: str, name: str) -> None:
    assert only_of_monster(text)["do"] == [{"draw": {"chosen": name}}]


@pytest.mark.parametrize(
    ("text", "drawn"), [("la Draw Phase del próximo turno de tu adversario", 0), ("tu próxima Draw Phase", 1)]
)
def test_whose_next_draw_phase_is_skipped(text: str, drawn: int) -> None:
    found = played(
        {
            "Colmillo": (
                "level: 4, atk: 2500, def: 900, kinds: [effect]",
                f"Cuando esta carta destruye un monstruo en batalla: sáltate {text}.",
            )
        },
        f"monsters: [{{card: Colmillo, defense: no}}], {DECK}",
        f"monsters: [{{card: Pez Bajo, defense: no}}], {DECK}",
        "A: {go: battle}",
        "A: {attack: Colmillo, target: Pez Bajo}",
        "A: {go: main 2}",
        "A: {go: end}",
        "A: end turn",
        *(["B: {go: standby}"] if drawn else []),
    )
    assert 9 - len(found.game.zone("B", "deck")) == drawn


def test_so_many_of_the_top_as_the_other_one_controls() -> None:
    text = (
        "Cuando esta carta es Invocada de Modo Normal: puedes mandar al Cementerio cartas en la parte superior del Deck"
        " de tu adversario, igual al número de cartas que controle."
    )
    found = played(
        {"Himno": (LEVEL_4, text)},
        f"hand: [Himno], monsters: [Pez Bajo], {DECK}",
        f"monsters: [Roca Alta], spells: [{{card: Rayo Ajeno, facedown: yes}}], {DECK}",
        "A: {summon: Himno, Himno/1: sí}",
    )
    assert len(labels(found, "B", "graveyard")) == 2


@pytest.mark.parametrize(("position", "kept"), [("defense: no", True), ("defense: yes", False)])
def test_while_it_lies_so(position: str, kept: bool) -> None:
    text = "Esta carta en Posición de Ataque no puede ser destruida por efectos de cartas de tu adversario."
    found = played(
        {"Tapir": (LEVEL_4, text)},
        f"monsters: [{{card: Tapir, {position}}}], {DECK}",
        f"hand: [Rayo Ajeno], {DECK}",
        "B: {activate: Rayo Ajeno}",
        turn="B",
    )
    assert ("Tapir" in labels(found, "A", "monsters")) is kept


@pytest.mark.parametrize(("position", "picked"), [("defense: no", False), ("defense: yes", True)])
def test_nor_picked(position: str, picked: bool) -> None:
    text = "Tu adversario no puede seleccionar esta carta en Posición de Ataque con efectos de cartas."
    found = played(
        {"Tapir": (LEVEL_4, text)},
        f"monsters: [{{card: Tapir, {position}}}], {DECK}",
        f"hand: [Rayo Ajeno], {DECK}",
        f"B{'' if picked else ' tries'}: {{activate: Rayo Ajeno}}",
        turn="B",
    )
    assert ("Tapir" in labels(found, "A", "graveyard")) is picked


@pytest.mark.parametrize("materials", [0, 1])
def test_whoever_cannot_keep_it_loses_it(materials: int) -> None:
    text = "Una vez por turno, durante tu Standby Phase, desacopla 1 material de esta carta. Si no puedes, destrúyela."
    under = ", under: [Roca Alta]" if materials else ""
    found = played(
        {"Sueño": ("rank: 4, atk: 1500, def: 900, kinds: [xyz, effect]", text)},
        f"monsters: [{{card: Sueño{under}}}], {DECK}",
        DECK,
        "B: {go: end}",
        "B: end turn",
        "A: {go: standby}",
        turn="B",
    )
    assert ("Sueño" in labels(found, "A", "monsters")) is bool(materials)
    assert ("Roca Alta" in labels(found, "A", "graveyard")) is bool(materials)


def test_as_many_as_fell_and_no_more() -> None:
    text = (
        "Destruye tantas Mágicas/Trampas que controles como sea posible, y después destruye tantas Mágicas/Trampas"
        " que controle tu adversario como sea posible, hasta la cantidad de cartas destruidas por este efecto."
    )
    found = played(
        {
            "Vendaval": ("type: spell", text),
            "Cerca": ("type: trap, icon: continuous", "Los monstruos Pez ganan 100 ATK."),
        },
        f"hand: [Vendaval], spells: [{{card: Cerca, as: Mía}}], {DECK}",
        f"spells: [{{card: Cerca, as: Una}}, {{card: Cerca, as: Dos}}], {DECK}",
        "A: {activate: Vendaval, elegida: Una}",
    )
    assert (labels(found, "B", "spells"), labels(found, "B", "graveyard")) == (["Dos"], ["Una"])


@pytest.mark.parametrize("turned", [True, False])
def test_a_bond_ends_when_the_monster_turns_to_defense(turned: bool) -> None:
    text = (
        "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial en Posición de Ataque."
        " Si el objetivo se cambia a Posición de Defensa, destrúyelo junto con esta carta."
        " Cuando esta carta es retirada del Campo, destruye el objetivo. Cuando el objetivo es destruido, destruye esta carta."
    )
    giro = "Selecciona 1 monstruo que controles; cámbialo a Posición de Defensa."
    found = played(
        {"Vuelta": ("type: trap, icon: continuous", text), "Giro": ("type: spell", giro)},
        f"hand: [Giro], spells: [{{card: Vuelta, facedown: yes, played: 1}}], monsters: [{{card: Roca Alta, defense: no}}], graveyard: [Pez Bajo], {DECK}",
        DECK,
        "A: {activate: Vuelta, objetivo: Pez Bajo}",
        f"A: {{activate: Giro, objetivo: {'Pez Bajo' if turned else 'Roca Alta'}}}",
    )
    assert ("Pez Bajo" in labels(found, "A", "monsters")) is not turned
    assert ("Vuelta" in labels(found, "A", "spells")) is not turned


def test_it_goes_with_its_card_too() -> None:
    bonds = trap(
        "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial. Cuando esta carta es retirada del Campo,"
        " destruye el objetivo. Cuando el objetivo deja el Campo, destruye esta carta.",
        "Continuous",
    )
    assert len(bonds[0]["resolve"]) == 3


@pytest.mark.parametrize(("said", "level"), [("1 Nivel menos", "3"), ("1 Nivel más", "5")])
def test_a_level_apart(said: str, level: str) -> None:
    text = f"Sacrifica 1 monstruo; Invoca de Modo Especial, desde tu Deck, 1 monstruo con el mismo Tipo que el monstruo Sacrificado, pero con {said}."
    found = played(
        {
            "Compás": ("type: spell", text),
            **{
                f"Son {one}": (
                    f"level: {one}, atk: 0, def: 0, race: roca, kinds: [effect]",
                    "Esta carta no puede atacar.",
                )
                for one in "345"
            },
        },
        "hand: [Compás], monsters: [{card: Roca Alta, defense: no}], deck: [Son 3, Son 4, Son 5]",
        DECK,
        "A: {activate: Compás, position: ataque}",
    )
    assert labels(found, "A", "monsters") == [f"Son {level}"]

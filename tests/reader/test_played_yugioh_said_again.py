"""Yu-Gi-Oh! texts that name once more what they have named: by its kind, by its fight, by what it originally is."""

import pytest

from judgekit.reader import NotUnderstoodError
from judgekit.replay import Replay
from tests.reader.printed import effects, spell
from tests.reader.test_played_yugioh import LEVEL_4, labels, played


@pytest.mark.parametrize(
    ("said", "again"),
    [
        ("monstruo Pez", "ese monstruo Pez"),
        ("Monstruo de Fusión", "ese Monstruo de Fusión"),
        ('carta "Ala"', 'esa carta "Ala"'),
    ],
)
def test_that_one_of_its_kind_is_the_one_that_was_named_so(said: str, again: str) -> None:
    (one,) = spell(f"Selecciona 1 {said} en tu Cementerio; devuelve {again} a la mano.")
    assert one["resolve"] == [{"move": "objetivo", "to": "hand"}]


def test_nor_is_it_guessed_where_another_was_named_since() -> None:
    with pytest.raises(NotUnderstoodError):
        spell("Selecciona 1 monstruo Pez en el Campo y 1 monstruo Roca en el Campo; destruye ese monstruo Pez.")


@pytest.mark.parametrize("level", [2, 3])
def test_as_weak_as_that_one_in_the_graveyard(level: int) -> None:
    text = (
        "Una vez por turno, cuando un monstruo Pez es destruido por el efecto de una carta y mandado al Cementerio: puedes"
        " Invocar de Modo Especial, desde tu Deck, 1 monstruo Pez con un Nivel menor o igual que el de ese monstruo Pez en el Cementerio."
    )
    end = played(
        {"Estanque": ("type: spell, icon: field", text)},
        "field spell: [Estanque], monsters: [Pez Bajo], hand: [Rayo Ajeno], deck: [Otro, 9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno}",
        *(["A: {Estanque/1: sí, position: defensa}"] if level == 2 else ["A: {Estanque/1: sí}"]),
        more=f"  Otro: {{level: {level}, atk: 100, def: 100, race: pez}}",
    )
    assert labels(end, "A", "monsters") == (["Otro"] if level == 2 else [])


# ---------------------------------------------------------------------------------------- whoever fights is selected
CHEER = "Durante el cálculo de daño, si un monstruo que controlas está siendo atacado: selecciona ese monstruo que controlas; "


def test_the_one_that_is_attacked_is_selected_and_gains_half_of_the_attacker() -> None:
    end = attacked(
        "B", ["B: {attack: Roca Alta, target: Farera}", *["A responds: pass"] * 2, "A responds: {activate: Aliento}"]
    )
    assert end.game.value(end.game.card("Farera"), "atk") == 2000
    assert labels(end, "B", "graveyard") == ["Roca Alta"]


def test_nobody_is_where_it_attacks_itself() -> None:
    end = attacked("A", ["A: {attack: Farera, target: Roca Alta}", "A tries to respond: {activate: Aliento}"])
    assert end.game.value(end.game.card("Farera"), "atk") == 1500


def attacked(turn: str, script: list[str]) -> Replay:
    text = f"{CHEER}ese objetivo gana ATK igual a la mitad del ATK original del monstruo atacante, hasta el final de este turno."
    return played(
        {"Aliento": ("type: trap", text), "Farera": (LEVEL_4, "Esta carta gana 0 ATK.")},
        "monsters: [{card: Farera, played: 2}], spells: [{card: Aliento, facedown: yes, played: 2}], deck: [9 cards]",
        "monsters: [{card: Roca Alta, played: 2}], deck: [9 cards]",
        f"{turn}: {{go: battle}}",
        *script,
        turn=turn,
    )


# ---------------------------------------------------------------------------------------- what it originally is
@pytest.mark.parametrize("original", [True, False])
def test_of_the_same_original_type_is_told_by_what_is_printed(original: bool) -> None:
    text = (
        "Puedes seleccionar 1 monstruo boca arriba que controles; su Tipo se convierte en Roca y, si lo hace, añade a tu mano"
        f" 1 monstruo en tu Deck con el mismo Tipo{' original' if original else ''} que ese objetivo."
    )
    end = played(
        {"Farera": (LEVEL_4 + ", race: hada", text)},
        "monsters: [Farera, Pez Bajo], deck: [Roca Alta, Otro, 9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera, objetivo: Pez Bajo}",
        more="  Otro: {level: 1, atk: 100, def: 100, race: pez}",
    )
    assert labels(end, "A", "hand") == (["Otro"] if original else ["Roca Alta"])


def test_whom_this_effect_sent_is_not_whom_it_selected_nor_what_paid() -> None:
    (one,) = effects(
        "Puedes seleccionar 1 monstruo boca arriba que controles; manda al Cementerio 1 monstruo en tu Deck, pero este turno"
        " no puedes Invocar monstruos de Modo Especial, excepto monstruos con el mismo Tipo original que ese monstruo"
        " mandado al Cementerio por este efecto."
    )
    assert "'same original race as': 'elegida'" in str(one)

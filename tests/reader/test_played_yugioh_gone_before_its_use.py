"""What a card does on the field is activated there: gone by then, it is not, unless it speaks of its going (2.2.7.1)."""

import pytest

from tests.reader.duel import LEVEL_4, played

OTHERS = "Si un monstruo que controles es destruido: roba 1 carta."
ALL = "Destruye todas las cartas que controle tu adversario."
MONSTERS = "Destruye todos los monstruos que controle tu adversario."
TRAPS = "Destruye todas las Mágicas y Trampas que controle tu adversario."
SPELL = "type: spell, icon: continuous"


def drawn(card: tuple[str, str], a: str, said: str, *answers: str) -> int:
    found = played(
        {"Farera": card, "Alud": ("type: spell", said)},
        f"{a}, deck: [9 cards]",
        "hand: [Alud], deck: [9 cards]",
        "B: {activate: Alud}",
        *answers,
        turn="B",
    )
    return 9 - len(found.game.zone("A", "deck"))


@pytest.mark.parametrize(("said", "many"), [(ALL, 0), (MONSTERS, 1)])
@pytest.mark.parametrize("kind", [SPELL, "type: trap, icon: continuous"])
def test_a_card_that_stays_does_nothing_once_it_has_gone_with_the_monster(kind: str, said: str, many: int) -> None:
    assert drawn((kind, OTHERS), "monsters: [Pez Bajo], spells: [Farera]", said) == many


def test_a_field_spell_neither() -> None:
    a = "monsters: [Pez Bajo], field spell: [Farera]"
    assert drawn(("type: spell, icon: field", OTHERS), a, ALL) == 0


@pytest.mark.parametrize(
    ("text", "many"),
    [
        (OTHERS, 0),
        ("Si uno o más monstruos que controles son destruidos: roba 1 carta.", 0),
        ("Si esta carta es destruida: roba 1 carta.", 1),
        ("Si esta carta en la Zona de Monstruos es destruida: roba 1 carta.", 1),
        ("Si esta carta en tu posesión es destruida por una carta del adversario: roba 1 carta.", 1),
    ],
)
def test_a_monster_that_is_destroyed_uses_only_what_it_says_of_that(text: str, many: int) -> None:
    assert drawn((LEVEL_4, text), "monsters: [Farera]", MONSTERS) == many
    assert drawn((LEVEL_4, text), "monsters: [Farera, Pez Bajo]", MONSTERS) == many


@pytest.mark.parametrize("said", [ALL, MONSTERS])
def test_an_equip_card_goes_with_its_monster_and_may_say_so(said: str) -> None:
    kind, text = "type: spell, icon: equip", "Si el monstruo equipado es destruido: roba 1 carta."
    assert drawn((kind, text), "monsters: [Pez Bajo], spells: [{card: Farera, equipped: Pez Bajo}]", said) == 1
    assert drawn((kind, OTHERS), "monsters: [Pez Bajo], spells: [{card: Farera, equipped: Pez Bajo}]", said) == 0


@pytest.mark.parametrize("kind", ["type: trap", "type: spell, icon: quick-play"])
def test_a_set_card_that_is_destroyed_waits_for_nothing_more(kind: str) -> None:
    a = "monsters: [Pez Bajo], spells: [{card: Farera, facedown: yes, played: 2}]"
    assert drawn((kind, OTHERS), a, MONSTERS, "A: {Farera/1: yes}") == 1
    assert drawn((kind, OTHERS), a, ALL) == 0


@pytest.mark.parametrize(
    ("then", "many"),
    [
        ("", 1),
        ("Destruye todos los monstruos en el Campo.", 0),
        ("Cambia todos los monstruos boca arriba en el Campo a Posición de Defensa boca abajo.", 0),
    ],
)
def test_a_monster_that_was_summoned_must_be_there_face_up(then: str, many: int) -> None:
    found = played(
        {
            "Farera": (f"{LEVEL_4}, race: pez", "Si esta carta es Invocada de Modo Especial: roba 1 carta."),
            "Resaca": ("type: spell", then or "Ganas 100 LP."),
            "Marea": ("type: spell, icon: quick-play", "Invoca de Modo Especial 1 monstruo Pez en tu Cementerio."),
        },
        "hand: [Resaca, Marea], graveyard: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {activate: Resaca}",
        "B responds: pass",
        "A responds: {activate: Marea, position: ataque}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == many

"""What Yu-Gi-Oh! texts do by the damage that was taken, to whom it was done, and only where something is so."""

import pytest

from judgekit.reader import NotUnderstoodError
from judgekit.replay import Replay
from tests.reader.printed import spell
from tests.reader.test_played_yugioh import LEVEL_4, labels, played

SQUAD = (
    "Cada vez que recibas 1000 o más puntos de daño por el efecto de una carta de tu adversario o el ataque de su monstruo:"
    " roba 1 carta por cada 1000 puntos de daño que recibiste."
)
BIG = "level: 4, atk: {}, def: 100, kinds: [effect]"


def squad(turn: str, *script: str, atk: int = 2500, mine: str = "Pez Bajo", hurts: int = 2000) -> Replay:
    return played(
        {
            "Guardia": ("type: spell, icon: continuous", SQUAD),
            "Bruto": (BIG.format(atk), "Esta carta gana 0 ATK."),
            "Fuego": ("type: spell", f"Inflige {hurts} puntos de daño a tu adversario."),
        },
        f"monsters: [{{card: {mine}, played: 2}}], spells: [Guardia], deck: [9 cards]",
        "monsters: [{card: Bruto, played: 2}], hand: [Fuego], deck: [9 cards]",
        *script,
        turn=turn,
    )


@pytest.mark.parametrize(("atk", "drawn"), [(1800, 0), (1900, 1), (2899, 1), (2900, 2)])
def test_a_card_for_each_whole_thousand_of_their_attack(atk: int, drawn: int) -> None:
    end = squad("B", "B: {go: battle}", "B: {attack: Bruto, target: Pez Bajo}", atk=atk)
    assert len(labels(end, "A", "hand")) == drawn


@pytest.mark.parametrize(("hurts", "drawn"), [(900, 0), (3000, 3)])
def test_or_of_an_effect_of_their_card(hurts: int, drawn: int) -> None:
    assert len(labels(squad("B", "B: {activate: Fuego}", hurts=hurts), "A", "hand")) == drawn


def test_none_where_one_attacks_into_what_is_stronger() -> None:
    end = squad("A", "A: {go: battle}", "A: {attack: Pez Bajo, target: Bruto}")
    assert end.game.tally("A", "lp") == 8000 - 1600
    assert labels(end, "A", "hand") == []


# ---------------------------------------------------------------------------------------- whoever controlled it
@pytest.mark.parametrize(
    "whose",
    ["el jugador que controlaba el monstruo destruido descarta", "el jugador que controlaba ese monstruo descarta"],
)
@pytest.mark.parametrize("attacker", ["Bruto", "Enano"])
def test_whoever_controlled_what_was_destroyed(whose: str, attacker: str) -> None:
    end = played(
        {
            "Arena": ("type: spell, icon: field", f"Si un monstruo es destruido en batalla: {whose} 1 carta."),
            "Bruto": (BIG.format(2500), "Esta carta gana 0 ATK."),
            "Enano": (BIG.format(100), "Esta carta gana 0 ATK."),
        },
        f"field spell: [Arena], monsters: [{{card: {attacker}, played: 2}}], hand: [Fuego Ajeno], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, played: 2}], hand: [Rayo Ajeno], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: Pez Bajo}}",
    )
    assert (labels(end, "A", "hand"), labels(end, "B", "hand")) == (
        (["Fuego Ajeno"], []) if attacker == "Bruto" else ([], ["Rayo Ajeno"])
    )


# ---------------------------------------------------------------------------------------- only where it is so
@pytest.mark.parametrize(
    ("when", "monsters", "drawn"),
    [
        ("No puedes activar este efecto si controlas un monstruo Pez.", "Farera", 1),
        ("No puedes activar este efecto si controlas un monstruo Pez.", "Farera, Pez Bajo", 0),
        ("No puedes activar este efecto a menos que controles un monstruo Pez.", "Farera", 0),
        ("Sólo puedes usar este efecto si controlas un monstruo Pez.", "Farera, Pez Bajo", 1),
        ("Debes controlar un monstruo Pez para activar este efecto.", "Farera", 0),
        ("Debes controlar un monstruo Pez para usar este efecto.", "Farera, Pez Bajo", 1),
        ("No debes controlar otros monstruos para activar este efecto.", "Farera, Pez Bajo", 0),
        ("Para activar este efecto, no debes controlar otros monstruos.", "Farera", 1),
    ],
)
def test_only_where_that_is_so(when: str, monsters: str, drawn: int) -> None:
    end = played(
        {"Farera": (LEVEL_4, f"Una vez por turno: puedes pagar 100 LP; roba 1 carta. {when}")},
        f"monsters: [{monsters}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if drawn else ' tries'}: {{activate: Farera}}",
    )
    assert len(labels(end, "A", "hand")) == drawn


@pytest.mark.parametrize(
    ("said", "monsters", "drawn"),
    [
        ("Debes controlar un monstruo Pez para activar esta carta. Roba 1 carta.", "Pez Bajo", 1),
        ("Debes controlar un monstruo Pez para activar esta carta. Roba 1 carta.", "Roca Alta", 0),
        ("Roba 1 carta. No debes controlar monstruos para activar esta carta.", "Roca Alta", 0),
        ("Para activar esta carta, no debes controlar monstruos. Roba 1 carta.", "", 1),
    ],
)
def test_what_one_must_have_to_activate_a_card(said: str, monsters: str, drawn: int) -> None:
    end = played(
        {"Alba": ("type: spell", said)},
        f"monsters: [{monsters}], hand: [Alba], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if drawn else ' tries'}: {{activate: Alba}}",
    )
    assert ("Alba" in labels(end, "A", "graveyard")) is bool(drawn)


@pytest.mark.parametrize("others", ["", ", Roca Alta"])
def test_in_a_standby_phase_as_an_old_frame_says_it(others: str) -> None:
    text = (
        "Si esta carta está en tu Cementerio durante tu Standby Phase y no controlas ningún monstruo, puedes Invocarla de Modo Especial."
        " No puedes activar este efecto si hay monstruos en tu Cementerio que no sean de Tipo Pez."
    )
    end = played(
        {"Farera": (LEVEL_4 + ", race: pez", text)},
        f"graveyard: [Farera, Pez Bajo{others}], deck: [9 cards]",
        "deck: [9 cards]",
        "B: {go: end}",
        "B: end turn",
        "A: {go: standby}",
        *(["A: {Farera/1: sí, position: ataque}"] if not others else []),
        turn="B",
    )
    assert labels(end, "A", "monsters") == ([] if others else ["Farera"])


# ---------------------------------------------------------------------------------------- whom it brought must attack
def test_who_came_so_must_attack() -> None:
    text = "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial en Posición de Ataque, pero debe atacar, si puede."
    end = played(
        {"Alba": ("type: spell", text)},
        "graveyard: [Pez Bajo], hand: [Alba], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alba}",
        "A: {go: battle}",
        "A tries: {go: main 2}",
        "A: {attack: Pez Bajo}",
        "A: {go: main 2}",
    )
    assert labels(end, "A", "monsters") == ["Pez Bajo"]


# ---------------------------------------------------------------------------------------- less damage, if one likes
@pytest.mark.parametrize("taken", [True, False])
def test_damage_may_be_made_less(taken: bool) -> None:
    text = (
        "Puedes reducir a 0 el daño de batalla que recibas de un ataque que involucre a un monstruo Pez que controles."
    )
    end = played(
        {"Faro": ("type: spell, icon: continuous", text)},
        "monsters: [{card: Pez Bajo, played: 2}], spells: [Faro], deck: [9 cards]",
        "monsters: [{card: Roca Alta, played: 2}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: Pez Bajo, target: Roca Alta, Faro/1: {'sí' if taken else 'no'}}}",
    )
    assert end.game.tally("A", "lp") == (8000 if taken else 7900)


# ---------------------------------------------------------------------------------------- who bears what is gone
def test_a_card_that_is_gone_has_no_bearer() -> None:
    with pytest.raises(NotUnderstoodError):
        spell("Roba 1 carta. Éste no puede atacar.")


def test_they_are_the_tokens_that_it_brought() -> None:
    (one,) = spell(
        'Invoca de Modo Especial 2 "Fichas Cordero" (Bestia/TIERRA/Nivel 1/ATK 0/DEF 0). Éstas no pueden atacar.'
    )
    assert one["resolve"][-1] == {"forbid": {"event": "attack"}, "on": "fichas", "until": "game"}

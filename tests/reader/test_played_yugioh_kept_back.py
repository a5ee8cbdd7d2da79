"""Who bears an Equip Card, or bore it; what has just come to the hand may not be used; face down out of other hands."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.replay import Replay
from tests.reader.duel import labels, played

WIND = "  Viento: {type: spell, icon: quick-play, effects: [{targets: [{choose: {type: spell}, as: suelto}], resolve: [{destroy: suelto}]}]}\n"
BIG = "  Muro: {level: 4, atk: 2400, def: 0, race: pez, attribute: agua}\n"


def tied(text: str, *script: str, b: str = "deck: [9 cards]", a: str = "") -> Replay:
    mine = f"monsters: [Roca Alta], spells: [{{card: Lazo, equipped: Roca Alta}}], deck: [9 cards]{a}"
    return played({"Lazo": ("type: spell, icon: equip", text)}, mine, b, *script, more=WIND + BIG)


PAYS = "Una vez por turno: puedes pagar 500 LP; {} el monstruo equipado."
GONE = "Puedes mandar esta carta equipada al Cementerio; {} el monstruo que estaba equipado con esta carta."


@pytest.mark.parametrize("said", [PAYS, GONE])
@pytest.mark.parametrize(
    ("does", "zone"), [("destruye", "graveyard"), ("destierra", "banished"), ("devuelve a la mano", "hand")]
)
def test_its_bearer_is_meant_where_anything_is_done_to_it(said: str, does: str, zone: str) -> None:
    found = tied(said.format(does), "A: {activate: Lazo}")
    assert "Roca Alta" in labels(found, "A", zone)


@pytest.mark.parametrize(("answer", "there"), [(["B responds: {activate: Viento, suelto: Lazo}"], True), ([], False)])
def test_a_piece_that_is_gone_by_then_has_no_bearer(answer: list[str], there: bool) -> None:
    found = tied(
        PAYS.format("destruye"),
        "A: {activate: Lazo}",
        *answer,
        b="spells: [{card: Viento, facedown: yes, played: 3}], deck: [9 cards]",
    )
    assert ("Roca Alta" in labels(found, "A", "monsters")) == there


@pytest.mark.parametrize(("target", "stays"), [("Lazo", False), ("Pilar", True)])
def test_it_knows_who_bore_it_where_it_lies_then(target: str, stays: bool) -> None:
    found = tied(
        "Si esta carta es mandada al Cementerio: destruye el monstruo que estaba equipado con esta carta.",
        f"A: {{activate: Viento, suelto: {target}}}",
        a=", hand: [Viento]",
        b="spells: [{card: Viento, as: Pilar, facedown: yes}], deck: [9 cards]",
    )
    assert ("Roca Alta" in labels(found, "A", "monsters")) == stays


@pytest.mark.parametrize(("there", "taken"), [(["Muro", "Pez Bajo"], ["Muro"]), (["Pez Bajo"], ["Pez Bajo"])])
def test_others_are_measured_by_it(there: list[str], taken: list[str]) -> None:
    found = tied(
        "Una vez por turno: puedes añadir a tu mano 1 monstruo en tu Cementerio con el mismo Nivel que el monstruo equipado.",
        f"A tries: {{activate: Lazo, elegida: {taken[0]}}}",
        a=f", graveyard: [{', '.join(there)}]",
    )
    assert labels(found, "A", "hand") == ([] if taken == ["Pez Bajo"] else taken)


KIND = "puedes Invocar de Modo Especial, desde tu Deck, 1 monstruo con el mismo Tipo que el monstruo equipado."


@pytest.mark.parametrize(
    "said",
    [
        f"Si el monstruo equipado es destruido en batalla: {KIND}",
        "Puedes Sacrificar el monstruo equipado; inflige daño a tu adversario igual al ATK del monstruo equipado.",
        "Una vez por turno: puedes destruir el monstruo equipado y, si lo haces, inflige daño a tu adversario igual al ATK original del monstruo equipado.",
    ],
)
def test_whoever_has_gone_bears_nothing(said: str) -> None:
    with pytest.raises(NotUnderstoodError):
        read("yugioh", Printing("Lazo", said, {"type": "Spell", "property": "Equip"}))


SOUGHT = "Añade a tu mano 1 monstruo Pez en tu Deck, pero no puedes {} este turno."
UP = "Invoca de Modo Especial 1 monstruo Pez desde tu mano en Posición de Ataque."


@pytest.mark.parametrize(
    ("barred", "who", "comes"),
    [
        ("Invocarlo de Modo Especial", "Pez Bajo", False),
        ("Invocar ese monstruo", "Pez Bajo", False),
        ("Invocarlo", "Pez Bajo", False),
        ("Invocarlo", "Copia", True),
        ("Invocarlo de Modo Normal", "Pez Bajo", True),
    ],
)
def test_that_very_card_does_not_come_this_turn(barred: str, who: str, comes: bool) -> None:
    found = played(
        {"Faro": ("type: spell", SOUGHT.format(barred)), "Ola": ("type: spell", UP)},
        "hand: [Faro, Ola, {card: Pez Bajo, as: Copia}], deck: [Pez Bajo]",
        "deck: [9 cards]",
        "A: {activate: Faro}",
        f"A tries: {{activate: Ola, invocada: {who}}}",
    )
    assert (who in labels(found, "A", "monsters")) == comes


@pytest.mark.parametrize(
    ("said", "mine"),
    [
        ("Tu adversario destierra, boca abajo, 1 carta en su mano.", 1),
        ("Tu adversario destierra 1 carta en su mano, boca abajo.", 1),
        ("Ambos jugadores destierran 1 carta en su mano, boca abajo.", 0),
    ],
)
def test_others_banish_face_down(said: str, mine: int) -> None:
    found = played(
        {"Faro": ("type: spell", said)},
        "hand: [Faro, Roca Alta], deck: [9 cards]",
        "hand: [{card: Pez Bajo, as: Suya}], deck: [9 cards]",
        "A: {activate: Faro}",
    )
    assert (len(labels(found, "A", "hand")), labels(found, "B", "hand")) == (mine, [])
    assert all(one.mark("facedown") for one in found.game.zone("B", "banished"))


@pytest.mark.parametrize(
    ("whom", "hurt"), [("tu adversario no recibe", 0), ("ningún jugador recibe", 0), ("no recibes", 300)]
)
def test_until_the_end_of_their_turn_that_follows(whom: str, hurt: int) -> None:
    found = played(
        {"Faro": ("type: spell", f"Hasta el final del siguiente turno de tu adversario, {whom} daño.")},
        "hand: [Faro, Fuego Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faro}",
        "A: {activate: Fuego Ajeno}",
    )
    assert 8000 - found.game.tally("B", "lp") == hurt

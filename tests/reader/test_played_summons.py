"""Summons with materials that Yu-Gi-Oh! texts make are played as they are read."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

CHIMERA = (
    "level: 6, atk: 2000, def: 900, kinds: [fusion, effect]",
    '"Roca Alta" + "Pez Bajo"\nDebe ser Invocado por Fusión.',
)


def test_what_was_fused_is_spoken_of_afterwards() -> None:
    found = played(
        {
            "Quimera": CHIMERA,
            "Crisol": (
                "type: spell",
                "Invoca por Fusión, desde tu Deck Extra, 1 Monstruo de Fusión, usando monstruos de tu mano o Campo, pero"
                " destrúyelo durante la End Phase.",
            ),
        },
        "hand: [Crisol, Roca Alta], monsters: [Pez Bajo], extra: [Quimera], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Crisol, materials: [Roca Alta, Pez Bajo], position: ataque}",
        "A: {go: end}",
    )
    assert labels(found, "A", "monsters") == []
    assert "Quimera" in labels(found, "A", "graveyard")


def test_one_of_the_materials_is_what_the_text_says() -> None:
    spell = "Invoca por Fusión, desde tu Deck Extra, 1 Monstruo de Fusión, usando monstruos que controles, incluyendo 1"
    found = played(
        {"Quimera": CHIMERA, "Crisol": ("type: spell", f"{spell} monstruo Pez.")},
        "hand: [Crisol, Roca Alta], monsters: [Pez Bajo], extra: [Quimera], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Crisol}",
    )
    assert labels(found, "A", "extra") == ["Quimera"]


REVIVED = "Si esta carta está en tu Cementerio: puedes Invocar esta carta de Modo Especial."
FROM_HAND = "Si controlas un monstruo Pez, puedes Invocar esta carta de Modo Especial desde tu mano."
CALL_OF_ANOTHER = ("type: spell", "Invoca de Modo Especial 1 monstruo en tu Cementerio.")


@pytest.mark.parametrize(
    ("fate", "by", "left_to"),
    [
        ("Si es Invocada de esta forma, destiérrala cuando deje el Campo.", "Farera", "banished"),
        (
            "Si es Invocada de Modo Especial con este efecto, destiérrala cuando deje el Campo.",
            "Farera",
            "banished",
        ),
        ("Si es Invocada de esta forma, destiérrala cuando deje el Campo.", "Llamada", "graveyard"),
        ("Si es Invocada por este efecto, destiérrala cuando deje el Campo.", "Llamada", "graveyard"),
    ],
)
def test_what_came_by_its_own_effect_came_so_and_by_that_of_another_not(fate: str, by: str, left_to: str) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"{REVIVED} {fate}"), "Llamada": CALL_OF_ANOTHER},
        "graveyard: [Farera], hand: [Rayo Ajeno, Llamada], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: {by}, position: ataque}}",
        "A: {activate: Rayo Ajeno}",
    )
    assert "Farera" in labels(found, "A", left_to)


def test_so_did_what_came_by_itself() -> None:
    found = played(
        {"Farera": (LEVEL_4, f"{FROM_HAND} Si es Invocada de esta forma, destiérrala cuando deje el Campo.")},
        "monsters: [Pez Bajo], hand: [Farera, Rayo Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {special summon: Farera, position: ataque}",
        "A: {activate: Rayo Ajeno, caído: Farera}",
    )
    assert labels(found, "A", "banished") == ["Farera"]


BOUND = (
    "type: trap, icon: continuous",
    "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial. Cuando esta carta deja el Campo, destruye ese"
    " monstruo. Si ese monstruo es destruido, destruye esta carta.",
)
OTHERS = {
    "Rayo": ("type: spell", "Selecciona 1 carta en el Campo; destrúyela."),
    "Viento": ("type: spell", "Selecciona 1 carta en el Campo; devuélvela a la mano."),
    "Sueño": ("type: spell", "Selecciona 1 monstruo en el Campo; cámbialo a Posición de Defensa boca abajo."),
}


@pytest.mark.parametrize(
    ("script", "left"),
    [
        (["Rayo, objetivo: Lazo"], ["Roca Alta"]),
        (["Viento, objetivo: Lazo"], ["Roca Alta"]),
        (["Rayo, objetivo: Pez Bajo"], ["Roca Alta"]),
        (["Viento, objetivo: Pez Bajo"], ["Roca Alta", "Lazo"]),
        (["Rayo, objetivo: Roca Alta"], ["Pez Bajo", "Lazo"]),
        (["Sueño, objetivo: Pez Bajo", "Rayo, objetivo: Lazo"], ["Pez Bajo", "Roca Alta"]),
    ],
)
def test_a_card_that_stays_and_what_it_brought_back_fall_together(script: list[str], left: list[str]) -> None:
    found = played(
        {"Lazo": BOUND, **OTHERS},
        "hand: [Rayo, Viento, Sueño], graveyard: [Pez Bajo], monsters: [Roca Alta],"
        " spells: [{card: Lazo, facedown: yes, played: 2}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Lazo, position: ataque}",
        *(f"A: {{activate: {one}}}" for one in script),
    )
    assert labels(found, "A", "monsters") + labels(found, "A", "spells") == left


DEAD = "Los efectos de las Cartas de Trampa en el Campo son negados."


@pytest.mark.parametrize("negated", ["Faro", "Velo", ""])
@pytest.mark.parametrize(("by", "left"), [("Lazo", ["Pez Bajo"]), ("Pez Bajo", ["Lazo"])])
def test_what_is_negated_binds_nobody(negated: str, by: str, left: list[str]) -> None:
    veil = "Selecciona 1 Carta de Trampa boca arriba en el Campo; sus efectos son negados hasta el final de este turno."
    found = played(
        {"Lazo": BOUND, **OTHERS, "Faro": (LEVEL_4, DEAD), "Velo": ("type: spell", veil)},
        "hand: [Rayo, Faro, Velo], graveyard: [Pez Bajo],"
        " spells: [{card: Lazo, facedown: yes, played: 2}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Lazo, position: ataque}",
        *{"Faro": ["A: {summon: Faro}"], "Velo": ["A: {activate: Velo, objetivo: Lazo}"], "": []}[negated],
        f"A: {{activate: Rayo, objetivo: {by}}}",
    )
    there = [*labels(found, "A", "monsters"), *labels(found, "A", "spells")]
    assert [one for one in there if one != "Faro"] == (left if negated else [])


FALL = {
    "Rayo": ("type: spell", "Selecciona 1 monstruo en el Campo; destrúyelo."),
    "Exilio": ("type: spell", "Selecciona 1 monstruo en el Campo; destiérralo."),
}
DRAWS = "Durante la End Phase, si"


@pytest.mark.parametrize(
    ("text", "by", "drawn"),
    [
        (f"{DRAWS} esta carta fue mandada al Cementerio este turno: roba 1 carta.", "Rayo", 1),
        (f"{DRAWS} esta carta fue desterrada este turno: roba 1 carta.", "Exilio", 1),
        (f"{DRAWS} esta carta está en tu Cementerio porque fue mandada allí este turno: roba 1 carta.", "Rayo", 1),
        (f"{DRAWS} esta carta fue desterrada este turno: roba 1 carta.", "Rayo", 0),
    ],
)
def test_what_went_this_turn_is_known_where_it_lies(text: str, by: str, drawn: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, text), **FALL},
        "monsters: [Farera], hand: [Rayo, Exilio], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: {by}, objetivo: Farera}}",
        "A: {go: end}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("zone", "drawn"), [("monsters", 0), ("graveyard", 1)])
def test_in_the_turn_in_which_it_was_sent_it_is_not_used(zone: str, drawn: int) -> None:
    text = "Si esta carta está en tu Cementerio, excepto el turno en que fue mandada allí: puedes robar 1 carta."
    sends = ["A: {activate: Rayo, objetivo: Farera}"] if zone == "monsters" else []
    found = played(
        {"Farera": (LEVEL_4, text), **FALL},
        f"{zone}: [Farera], hand: [Rayo], deck: [9 cards]",
        "deck: [9 cards]",
        *sends,
        "A tries: {activate: Farera}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_no_other_comes_behind_the_one_that_was_paid_for() -> None:
    text = (
        "Si esta carta está en tu mano: puedes descartar 1 carta; Invoca esta carta de Modo Especial en Posición de Ataque, y además no"
        " puedes Invocar otros monstruos de Modo Especial este turno."
    )
    found = played(
        {"Farera": (LEVEL_4, text), "Llamada": CALL_OF_ANOTHER},
        "hand: [Farera, Llamada, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera, descarte: Pez Bajo}",
        "A tries: {activate: Llamada}",
    )
    assert labels(found, "A", "monsters") == ["Farera"]


GIANT = (
    "Puedes Invocar esta carta de Modo Especial ({}) al Campo de tu adversario, en Posición de Ataque,"
    ' Sacrificando 1 monstruo que controle tu adversario. Sólo puedes controlar 1 monstruo "Coloso".'
)


@pytest.mark.parametrize(
    ("mine", "theirs", "tribute", "comes"),
    [
        ("Coloso Azul", "Pez Bajo", "Pez Bajo", True),
        ("Pez Bajo", "Coloso Azul", "Coloso Azul", True),
        ("Pez Bajo", "Coloso Azul, Roca Alta", "Roca Alta", False),
    ],
)
def test_there_may_be_one_of_a_kind_on_the_side_to_which_it_comes(
    mine: str, theirs: str, tribute: str, comes: bool
) -> None:
    found = played(
        {"Gigante": (LEVEL_4, GIANT.format("desde tu mano")), "Coloso Azul": (LEVEL_4, "Esta carta no puede atacar.")},
        f"hand: [Gigante], monsters: [{mine}], deck: [9 cards]",
        f"monsters: [{theirs}], deck: [9 cards]",
        f"A tries: {{special summon: Gigante, sacrificio: {tribute}}}",
    )
    assert ("Gigante" in labels(found, "B", "monsters")) is comes

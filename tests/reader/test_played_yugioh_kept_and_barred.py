"""What a monster costs to keep, what nobody adds while it is there, and how the one lay that it destroyed."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

XYZ = "rank: 4, atk: 500, def: 500, kinds: [xyz, effect]"


@pytest.mark.parametrize(("position", "drawn"), [(", defense: yes", 1), (", facedown: yes, defense: yes", 1), ("", 0)])
def test_it_draws_for_one_that_fell_in_defense(position: str, drawn: int) -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Cuando esta carta destruye en batalla un monstruo en Posición de Defensa: roba 1 carta.",
            )
        },
        "monsters: [Farera], deck: [9 cards]",
        f"monsters: [{{card: Pez Bajo{position}}}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Farera, target: Pez Bajo}",
    )
    assert labels(found, "B", "graveyard") == ["Pez Bajo"]
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("foe", "fallen"), [("Coloso", "Coloso"), ("Torre", "Farera")])
def test_it_gains_by_being_the_weaker_one(foe: str, fallen: str) -> None:
    text = "Si esta carta batalla con un monstruo con mayor ATK, gana 500 ATK durante el cálculo de daño."
    found = played(
        {
            "Farera": (LEVEL_4, text),
            "Coloso": (LEVEL_4.replace("1500", "1900"), "Si esta carta es destruida: gana 100 LP."),
            "Torre": (LEVEL_4.replace("1500", "2100"), "Si esta carta es destruida: gana 100 LP."),
        },
        "monsters: [Farera], deck: [9 cards]",
        f"monsters: [{foe}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: Farera, target: {foe}}}",
    )
    assert labels(found, "A", "graveyard") + labels(found, "B", "graveyard") == [fallen]


@pytest.mark.parametrize(
    ("text", "spell", "hand"),
    [
        (
            "Ningún jugador puede añadir cartas de su Deck a su mano, excepto robándolas.",
            "Añade a tu mano 1 monstruo Pez en tu Deck.",
            0,
        ),
        ("Ningún jugador puede añadir cartas de su Deck a su mano, excepto robándolas.", "Roba 1 carta.", 1),
        (
            "Ningún jugador puede añadir cartas de su Deck a su mano, excepto robándolas.",
            "Añade a tu mano 1 monstruo Pez en tu Cementerio.",
            1,
        ),
        ("Ningún jugador puede robar cartas, excepto durante la Draw Phase.", "Roba 1 carta.", 0),
        (
            "Ningún jugador puede robar cartas, excepto durante la Draw Phase.",
            "Añade a tu mano 1 monstruo Pez en tu Deck.",
            1,
        ),
    ],
)
def test_nobody_adds_or_draws(text: str, spell: str, hand: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, text), "Alud": ("type: spell", spell)},
        "monsters: [Farera], hand: [Alud], graveyard: [Pez Bajo], deck: [{card: Pez Bajo, as: Otro}]",
        "deck: [9 cards]",
        "A tries: {activate: Alud}",
    )
    assert len([one for one in found.game.zone("A", "hand") if one.label != "Alud"]) == hand


@pytest.mark.parametrize(("under", "there"), [(", under: [Roca Alta]", ["Farera"]), ("", [])])
def test_it_is_kept_by_its_material(under: str, there: list[str]) -> None:
    text = "Una vez por turno, durante tu End Phase, debes desacoplar 1 Material Xyz de esta carta. Si no puedes, destruye esta carta."
    found = played(
        {"Farera": (XYZ, text)},
        f"monsters: [{{card: Farera{under}}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: end}",
    )
    assert labels(found, "A", "monsters") == there


@pytest.mark.parametrize(("kinds", "lp"), [("[effect, toon]", 8000), ("[effect]", 6500)])
def test_it_attacks_past_all_but_its_kind(kinds: str, lp: int) -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Puede atacar directamente a tu adversario, a menos que éste controle un monstruo Toon.",
            ),
            "Faro": (f"level: 4, atk: 100, def: 100, kinds: {kinds}", "Si esta carta es destruida: gana 100 LP."),
        },
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Faro], deck: [9 cards]",
        "A: {go: battle}",
        "A tries: {attack: Farera}",
    )
    assert found.game.tally("B", "lp") == lp


@pytest.mark.parametrize(("aim", "fallen"), [("Faro", ["Faro"]), ("Pez Bajo", [])])
def test_it_attacks_that_kind_only(aim: str, fallen: list[str]) -> None:
    text = "Si tu adversario controla un monstruo Toon, esta carta debe seleccionar un monstruo Toon para sus ataques."
    found = played(
        {
            "Farera": (LEVEL_4, text),
            "Faro": ("level: 4, atk: 100, def: 100, kinds: [effect, toon]", "Si esta carta es destruida: gana 100 LP."),
        },
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Faro, Pez Bajo], deck: [9 cards]",
        "A: {go: battle}",
        f"A tries: {{attack: Farera, target: {aim}}}",
    )
    assert labels(found, "B", "graveyard") == fallen


# which is no destruction
@pytest.mark.parametrize(
    ("guard", "there"), [("", []), ("Esta carta no puede ser destruida por efectos de cartas. ", [])]
)
@pytest.mark.parametrize(("under", "kept"), [("", False), (", under: [Roca Alta]", True)])
def test_it_is_tributed_without_material(under: str, kept: bool, guard: str, there: list[str]) -> None:
    found = played(
        {"Farera": (XYZ, guard + "Durante la End Phase, si esta carta no tiene Materiales Xyz: Sacrifica esta carta.")},
        f"monsters: [{{card: Farera{under}}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: end}",
    )
    assert labels(found, "A", "monsters") == (["Farera"] if kept else there)


@pytest.mark.parametrize(
    ("deed", "where"),
    [
        ("Destruye todos los monstruos en el Campo.", "banished"),
        ("Manda al Cementerio 1 carta en tu mano.", "graveyard"),
        ("Devuelve a la mano todos los monstruos en el Campo.", "hand"),
    ],
)
def test_it_is_banished_only_on_its_way_from_the_field_to_the_graveyard(deed: str, where: str) -> None:
    text = "Si esta carta fuera a ser mandada del Campo al Cementerio, destiérrala en su lugar."
    lying = "hand: [Alud, Farera]" if "mano." in deed else "hand: [Alud], monsters: [Farera]"
    found = played(
        {"Farera": (LEVEL_4, text), "Alud": ("type: spell", deed)},
        f"{lying}, deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert "Farera" in labels(found, "A", where)

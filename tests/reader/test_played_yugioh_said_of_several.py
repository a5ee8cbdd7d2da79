"""One thing said of several at once, of whom a mark behind their place tells, and who is left out behind where they go."""

import pytest

from judgekit.games.yugioh.duel import Duel
from tests.reader.duel import labels, played

XYZ = "rank: 4, atk: 2400, def: 900, kinds: [xyz, effect]"
FISH = "level: 4, atk: 500, def: 500, race: pez, kinds: [effect]"
STRONG = "level: 4, atk: 2500, def: 500, race: bestia"
WEAK = "level: 4, atk: 300, def: 300, race: pez"
QUIET = "Esta carta no puede atacar directamente."


@pytest.mark.parametrize(("other", "stands"), [("Pez Bajo", True), ("Roca Alta", False)])
@pytest.mark.parametrize(
    "said",
    ["esta carta, y también los monstruos Pez que controles, no pueden", "ni esta carta ni tus monstruos Pez pueden"],
)
def test_it_is_said_of_this_card_and_of_others(said: str, other: str, *, stands: bool) -> None:
    found = played(
        {"Farera": (WEAK, f"{said[0].upper()}{said[1:]} ser destruidos en batalla."), "Mole": (STRONG, QUIET)},
        f"monsters: [Farera, {other}], deck: [9 cards]",
        "monsters: [Mole, {card: Mole, as: Risco}], deck: [9 cards]",
        "B: {go: battle}",
        "B: {attack: Mole, target: Farera}",
        f"B: {{attack: Risco, target: {other}}}",
        turn="B",
    )
    assert labels(found, "A", "monsters") == sorted(["Farera", *([other] if stands else [])])


@pytest.mark.parametrize(("aimed", "struck"), [("Pez Bajo", False), ("Farera", True)])
@pytest.mark.parametrize("by", ["{activate: Rayo Ajeno, caído: NAME}", "{attack: Roca Alta, target: NAME}"])
@pytest.mark.parametrize(
    "aim", ["con ataques o efectos de cartas del adversario", "por ataques, ni por efectos de cartas"]
)
def test_neither_by_attacks_nor_by_effects(aim: str, by: str, aimed: str, *, struck: bool) -> None:
    found = played(
        {"Farera": (WEAK, f"Los otros monstruos que controlas no pueden ser seleccionados {aim}.")},
        "monsters: [Farera, Pez Bajo], deck: [9 cards]",
        "monsters: [Roca Alta], hand: [Rayo Ajeno], deck: [9 cards]",
        *(["B: {go: battle}"] if "attack" in by else []),
        f"B{'' if struck else ' tries'}: {by.replace('NAME', aimed)}",
        turn="B",
    )
    assert (aimed in labels(found, "A", "monsters")) is not struck


@pytest.mark.parametrize(("race", "drawn"), [("Pez", 0), ("Roca", 1)])
def test_their_effects_are_negated_and_no_others(race: str, drawn: int) -> None:
    found = played(
        {
            "Farera": (FISH, f"Los monstruos {race} que controle tu adversario tienen sus efectos negados."),
            "Lapa": (FISH, "Una vez por turno: puedes robar 1 carta."),
        },
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Lapa], deck: [9 cards]",
        "B tries: {activate: Lapa}",
        turn="B",
    )
    assert len(found.game.zone("B", "hand")) == drawn


@pytest.mark.parametrize(("fallen", "drawn"), [("Pez Bajo", 0), ("Roca Alta", 1)])
def test_whom_a_mark_behind_its_place_tells(fallen: str, drawn: int) -> None:
    found = played(
        {
            "Farera": (FISH, "Si un monstruo que controles que no sea Pez es destruido en batalla: roba 1 carta."),
            "Mole": (STRONG, QUIET),
        },
        f"monsters: [Farera, {fallen}], deck: [9 cards]",
        "monsters: [Mole], deck: [9 cards]",
        "B: {go: battle}",
        f"B: {{attack: Mole, target: {fallen}}}",
        turn="B",
    )
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("there", "grave"), [("Lapa", ["Lapa"]), ("Boya", [])])
def test_who_is_left_out_behind_where_they_go(there: str, grave: list[str]) -> None:
    found = played(
        {
            "Farera": (
                FISH,
                'Una vez por turno: puedes mandar 1 monstruo Pez de tu Deck al Cementerio, excepto "Boya".',
            ),
            "Lapa": (FISH, QUIET),
            "Boya": (FISH, QUIET),
        },
        f"monsters: [Farera], deck: [{there}, Roca Alta]",
        "deck: [9 cards]",
        f"A{'' if grave else ' tries'}: {{activate: Farera}}",
    )
    assert labels(found, "A", "graveyard") == grave


@pytest.mark.parametrize(("there", "kept"), [("Coral", ["Lapa"]), ("Roca Alta", [])])
def test_it_is_attached_out_of_the_deck_to_one_that_is_there(there: str, kept: list[str]) -> None:
    found = played(
        {
            "Farera": (
                FISH,
                "Una vez por turno: puedes acoplar 1 monstruo Pez de tu Deck a un Monstruo Xyz que controles.",
            ),
            "Coral": (XYZ, QUIET),
            "Lapa": (FISH, QUIET),
        },
        f"monsters: [Farera, {there}], deck: [Lapa, 5 cards]",
        "deck: [9 cards]",
        f"A{'' if kept else ' tries'}: {{activate: Farera}}",
    )
    assert ("Lapa" in labels(found, "A", "deck")) is not bool(kept)
    assert sorted(one.label for one in found.game.state.objects.values() if one.zone.name == "under") == kept


@pytest.mark.parametrize(("held", "drawn"), [("Coral", 1), ("Farera", 1), ("Nobody", 0)])
def test_a_material_of_any_of_its_player_is_detached(held: str, drawn: int) -> None:
    def card(name: str) -> str:
        return f"{{card: {name}, under: [Pez Bajo]}}" if name == held else name

    found = played(
        {
            "Farera": (XYZ, "Una vez por turno: puedes desacoplar 1 material de tu Campo; roba 1 carta."),
            "Coral": (XYZ, QUIET),
        },
        f"monsters: [{card('Farera')}, {card('Coral')}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Farera}",
    )
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("under", "atk"), [(["Pez Bajo", "Roca Alta"], 2900), (["Pez Bajo"], 2400)])
def test_it_gains_for_so_many_materials(under: list[str], atk: int) -> None:
    found = played(
        {"Farera": (XYZ, "Mientras tenga 2 o más materiales, esta carta gana 500 ATK.")},
        f"monsters: [{{card: Farera, under: [{', '.join(under)}]}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: battle}",
    )
    game = found.game
    assert isinstance(game, Duel)
    assert game.number(game.zone("A", "monsters")[0], "atk") == atk


def test_it_gains_what_those_it_holds_have_together() -> None:
    found = played(
        {"Farera": (XYZ, "Esta carta gana ATK y DEF igual al ATK y DEF de todos los monstruos acoplados a ella.")},
        "monsters: [{card: Farera, under: [Pez Bajo, Roca Alta]}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: battle}",
    )
    game = found.game
    assert isinstance(game, Duel)
    farera = game.zone("A", "monsters")[0]
    assert (game.number(farera, "atk"), game.number(farera, "def")) == (2400 + 1900, 900 + 2000)


@pytest.mark.parametrize(("tribute", "comes"), [("Roca Alta", False), ("Lapa", True)])
def test_a_ritual_is_not_made_of_what_its_text_leaves_out(tribute: str, *, comes: bool) -> None:
    found = played(
        {
            "Coral": (
                "level: 4, atk: 2400, def: 900, kinds: [ritual, effect]",
                'Puedes Invocar esta carta por Ritual con "Canto". Debe ser Invocada por Ritual sin usar monstruos Roca.',
            ),
            "Canto": (
                "type: spell, icon: ritual",
                "Esta carta puede usarse para Invocar por Ritual 1 Monstruo de Ritual en tu mano. "
                "Debes Sacrificar monstruos en tu mano o Campo cuyos Niveles totales sean 4 o más.",
            ),
            "Lapa": (FISH, QUIET),
        },
        f"hand: [Canto, Coral], monsters: [{tribute}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Canto, position: ataque}" if comes else "A tries: {activate: Canto}",
    )
    assert ("Coral" in labels(found, "A", "monsters")) is comes

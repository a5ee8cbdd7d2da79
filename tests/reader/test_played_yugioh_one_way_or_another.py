"""One thing or another with what is chosen, what a battle or a Fusion did, and what stands beside something else."""

import pytest

from judgekit.games.yugioh.duel import Duel
from tests.reader.test_played_yugioh import labels, played

XYZ = "rank: 4, atk: 2400, def: 900, kinds: [xyz, effect]"
FISH = "level: 4, atk: 500, def: 500, race: pez, kinds: [effect]"
STRONG = "level: 4, atk: 2500, def: 500, race: bestia"
QUIET = "Esta carta no puede atacar directamente."


@pytest.mark.parametrize(
    ("said", "way", "zone"),
    [
        ("añadir 1 monstruo Pez de tu Deck a tu mano, o desterrarlo", "primero", "hand"),
        ("añadir 1 monstruo Pez de tu Deck a tu mano, o desterrarlo", "segundo", "banished"),
        ("mandar al Cementerio 1 monstruo Pez en tu Deck, o Invocarlo de Modo Especial", "primero", "graveyard"),
        ("mandar al Cementerio 1 monstruo Pez en tu Deck, o Invocarlo de Modo Especial", "segundo", "monsters"),
    ],
)
def test_its_player_says_which_on_resolving(said: str, way: str, zone: str) -> None:
    found = played(
        {"Farera": (STRONG, f"Una vez por turno: puedes {said}."), "Lapa": (FISH, QUIET)},
        "monsters: [Farera], deck: [Lapa, Roca Alta]",
        "deck: [9 cards]",
        f"A: {{activate: Farera, mode: {way}{', position: ataque' if zone == 'monsters' else ''}}}",
    )
    assert "Lapa" in labels(found, "A", zone)


@pytest.mark.parametrize(("used", "answered"), [("Lapa", False), ("Boya", True)])
def test_the_effects_of_what_was_added_are_not_used(used: str, *, answered: bool) -> None:
    text = "Una vez por turno: puedes añadir a tu mano 1 monstruo Roca en tu Deck, pero no puedes activar sus efectos este turno."
    rock = "level: 4, atk: 500, def: 500, race: roca, kinds: [effect]"
    found = played(
        {
            "Farera": (FISH, text),
            "Lapa": (rock, "Puedes descartar esta carta; roba 1 carta."),
            "Boya": (FISH, "Puedes descartar esta carta; roba 1 carta."),
        },
        "monsters: [Farera], hand: [Boya], deck: [Lapa, 5 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
        f"A{'' if answered else ' tries'}: {{activate: {used}}}",
    )
    assert (used in labels(found, "A", "graveyard")) is answered


@pytest.mark.parametrize(("beaten", "left"), [("Farera", []), ("Boya", ["Mole"])])
def test_that_monster_is_the_one_by_which_it_fell(beaten: str, left: list[str]) -> None:
    found = played(
        {
            "Farera": (
                FISH,
                "Si esta carta es destruida en batalla por un monstruo del adversario: destruye ese monstruo.",
            ),
            "Boya": (FISH, QUIET),
            "Mole": (STRONG, QUIET),
        },
        "monsters: [Farera, Boya], deck: [9 cards]",
        "monsters: [Mole], deck: [9 cards]",
        "B: {go: battle}",
        f"B: {{attack: Mole, target: {beaten}}}",
        turn="B",
    )
    assert labels(found, "B", "monsters") == left


@pytest.mark.parametrize("as_such", ["", " como Material de Fusión", " del Campo"])
@pytest.mark.parametrize(("how", "drawn"), [("desterrando", 1), ("usando", 0)])
def test_it_is_banished_as_a_material(how: str, as_such: str, drawn: int) -> None:
    found = played(
        {
            "Coral": ("level: 6, atk: 2400, def: 900, kinds: [fusion, effect]", f"2 monstruos Pez\n{QUIET}"),
            "Canto": (
                "type: spell",
                f"Invoca por Fusión 1 Monstruo de Fusión desde tu Deck Extra, {how} monstruos que controles.",
            ),
            "Boya": (FISH, f"Si esta carta es desterrada{as_such}: roba 1 carta."),
            "Lapa": (FISH, QUIET),
        },
        "hand: [Canto], monsters: [Boya, Lapa], extra: [Coral], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Canto, materials: [Boya, Lapa], position: ataque}",
    )
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize("so_much", ["al total del ATK de", "a la suma del ATK de", "al ATK combinado de"])
def test_so_much_as_they_have_together(so_much: str) -> None:
    found = played(
        {"Farera": (FISH, f"Esta carta gana ATK igual {so_much} todos los monstruos que controle tu adversario.")},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta, Pez Bajo], deck: [9 cards]",
        "A: {go: battle}",
    )
    game = found.game
    assert isinstance(game, Duel)
    assert game.number(game.zone("A", "monsters")[0], "atk") == 500 + 1000 + 900


def test_so_much_for_each_that_it_destroyed() -> None:
    text = "Una vez por turno: puedes destruir tantos monstruos que controle tu adversario como sea posible y, si lo haces, esta carta gana 200 ATK por cada uno destruido."
    found = played(
        {"Farera": (FISH, text)},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta, Pez Bajo], deck: [9 cards]",
        "A: {activate: Farera}",
    )
    game = found.game
    assert isinstance(game, Duel)
    assert game.number(game.zone("A", "monsters")[0], "atk") == 900


@pytest.mark.parametrize(("where", "drawn"), [("monsters", 1), ("graveyard", 1), ("hand", 0)])
def test_it_is_paid_with_from_the_field_or_the_graveyard(where: str, drawn: int) -> None:
    found = played(
        {"Farera": (FISH, "Puedes desterrar esta carta que controles o en tu Cementerio; roba 1 carta.")},
        f"{where}: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if drawn else ' tries'}: {{activate: Farera}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn

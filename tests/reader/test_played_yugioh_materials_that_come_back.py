"""A monster's own materials, what goes when it goes, the higher of two numbers: played, each with its near miss."""

import pytest

from judgekit.errors import UserError
from judgekit.games.yugioh.duel import Duel
from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played

SYNCHRO = "level: 6, atk: 2400, def: 900, kinds: [synchro, effect]"
TUNER = ("level: 2, atk: 500, def: 500, kinds: [tuner, effect]", "No puede atacar.")
PLAIN = ("level: 4, atk: 500, def: 500, kinds: [effect]", "No puede atacar.")
MADE = "1 Cantante + 1 monstruo que no sea Cantante\n"


COMES_BACK = (
    "Si esta carta es Invocada por Sincronía: puedes seleccionar 1 monstruo en tu Cementerio que fue usado como material "
    "para su Invocación por Sincronía; Invócalo de Modo Especial."
)


def calling_back(aimed: str) -> Replay:
    return played(
        {"Coral": (SYNCHRO, MADE + COMES_BACK), "Boya": TUNER, "Lapa": PLAIN, "Ajena": PLAIN},
        "monsters: [Boya, Lapa], graveyard: [Ajena], extra: [Coral], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {synchro summon: Coral, with: [Boya, Lapa], position: ataque}",
        f"A: {{Coral/1: sí, objetivo: {aimed}, position: ataque}}",
    )


def test_one_of_those_of_which_it_was_made_comes_back() -> None:
    assert labels(calling_back("Lapa"), "A", "monsters") == ["Coral", "Lapa"]


def test_another_of_the_graveyard_was_no_material_of_it() -> None:
    with pytest.raises(UserError, match="puede ser Lapa, Boya"):
        calling_back("Ajena")


def test_nor_does_one_come_for_whom_nothing_was_used() -> None:
    """It lies there and was Summoned with nothing: whoever is in the Graveyard was no material of it."""
    text = "Puedes seleccionar 1 monstruo en tu Cementerio que fue usado como material para su Invocación; Invócalo de Modo Especial."
    found = played(
        {"Coral": (SYNCHRO, MADE + text), "Lapa": PLAIN},
        "monsters: [Coral], graveyard: [Lapa], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Coral, objetivo: Lapa, position: ataque}",
    )
    assert labels(found, "A", "monsters") == ["Coral"]


CALLS = (
    "Si esta carta es Invocada de Modo Normal: puedes seleccionar 1 monstruo en tu Cementerio de Nivel 4 o menor; Invócalo de "
    "Modo Especial, y además destiérralo cuando {} deje el Campo."
)


@pytest.mark.parametrize(("gone", "banished"), [("Farera", ["Lapa"]), ("Otra", [])])
def test_it_is_banished_when_the_one_that_called_it_goes(gone: str, banished: list[str]) -> None:
    """And stays while somebody else goes."""
    found = played(
        {"Farera": (LEVEL_4, CALLS.format("esta carta")), "Lapa": PLAIN, "Otra": PLAIN},
        "hand: [Farera, Rayo Ajeno], monsters: [Otra], graveyard: [Lapa], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {summon: Farera, Farera/1: sí, objetivo: Lapa, position: ataque}",
        f"A: {{activate: Rayo Ajeno, caído: {gone}}}",
    )
    assert labels(found, "A", "banished") == banished


@pytest.mark.parametrize(
    ("foe", "lost"),
    [
        ("level: 4, atk: 900, def: 1300", 1300),
        ("level: 4, atk: 1400, def: 100", 1400),
        ("atk: 1000, link: 1, kinds: [link, effect]", 1000),
    ],
)
def test_the_higher_of_its_two_numbers(foe: str, lost: int) -> None:
    """A Link Monster has one of them only."""
    text = (
        "Cuando esta carta destruye en batalla un monstruo del adversario: "
        "inflige a tu adversario daño igual al ATK o DEF originales de ese monstruo (lo que sea mayor)."
    )
    found = played(
        {"Farera": (LEVEL_4, text), "Rival": (foe, "No puede atacar directamente.")},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Rival], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Farera, target: Rival}",
    )
    game = found.game
    assert isinstance(game, Duel)
    atk = int(foe.split("atk: ")[1].split(",", maxsplit=1)[0])
    assert game.life("B") == 8000 - lost - (1500 - atk)


BOTH = "Los monstruos Pez que controlas ganan 500 ATK, y además los monstruos Roca en el Campo no pueden ser destruidos en batalla."


@pytest.mark.parametrize(("foe", "left"), [("Roca Alta", ["Roca Alta"]), ("Pez Bajo", [])])
def test_two_things_hold_of_different_monsters(foe: str, left: list[str]) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, BOTH),
            "Lapa": ("level: 4, atk: 1800, def: 500, race: pez, kinds: [effect]", "No puede atacar directamente."),
        },
        "monsters: [Farera, Lapa], deck: [9 cards]",
        f"monsters: [{foe}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: Lapa, target: {foe}}}",
    )
    game = found.game
    assert isinstance(game, Duel)
    assert labels(found, "B", "monsters") == left
    assert game.life("B") == 8000 - (2300 - (1000 if left else 900))


@pytest.mark.parametrize(("used", "stands"), [("Lapa", True), ("Alga", False)])
def test_it_is_safe_in_the_turn_in_which_it_was_made_with_one_of_them(used: str, *, stands: bool) -> None:
    text = 'El turno en el que esta carta es Invocada por Sincronía usando un monstruo "Lapa" como material, no puede ser destruida por efectos de cartas.'
    found = played(
        {"Coral": (SYNCHRO, MADE + text), "Boya": TUNER, "Lapa": PLAIN, "Alga": PLAIN},
        f"monsters: [Boya, {used}], hand: [Rayo Ajeno], extra: [Coral], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{synchro summon: Coral, with: [Boya, {used}], position: ataque}}",
        "A: {activate: Rayo Ajeno, caído: Coral}",
    )
    assert (labels(found, "A", "monsters") == ["Coral"]) is stands


def said(text: str) -> object:
    return read("yugioh", Printing("Farera", text, {"type": "Monster"})).fields["effects"]


def test_one_of_two_kinds_by_what_each_of_them_is() -> None:
    both = said("Puedes descartar esta carta; añade a tu mano 1 Monstruo de Ritual o Mágica de Ritual en tu Deck.")
    apart = said("Puedes descartar esta carta; añade a tu mano 1 Monstruo de Ritual o 1 Mágica de Ritual en tu Deck.")
    assert both == apart


def test_whose_name_it_is_stays_unsaid() -> None:
    with pytest.raises(NotUnderstoodError):
        said('Puedes descartar esta carta; añade a tu mano 1 Monstruo de Ritual o Mágica de Ritual "Coral" en tu Deck.')


def test_another_behind_this_card_is_waited_for_too() -> None:
    short = said(
        "Si esta carta es Invocada de Modo Especial, u otro monstruo Pez es Invocado de Modo Especial a tu Campo: roba 1 carta."
    )
    full = said(
        "Si esta carta es Invocada de Modo Especial, o si otro monstruo Pez es Invocado de Modo Especial a tu Campo: roba 1 carta."
    )
    assert short == full


def test_some_of_several_at_the_least_as_one_is_said() -> None:
    line = {"recipe": [{"count": "2", "of": {"type": "monster"}, "including": {"type": "monster", "race": "máquina"}}]}
    text = "2 monstruos, incluyendo al menos 1 monstruo Máquina\nNo puede atacar."
    found = read("yugioh", Printing("Farera", text, {"type": "Monster"})).fields
    assert {"recipe": found["recipe"]} == line

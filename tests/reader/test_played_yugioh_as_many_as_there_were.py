"""So much for each material that was detached, so many counters; whom «it» means behind «while»: with its near miss."""

import pytest

from judgekit.games.yugioh.duel import Duel
from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.duel import LEVEL_4, labels, played

XYZ = "rank: 4, atk: 2000, def: 1500, kinds: [xyz, effect]"
PLAIN = ("level: 4, atk: 500, def: 500, kinds: [effect]", "No puede atacar.")


def said(text: str) -> dict[str, object]:
    return dict(read("yugioh", Printing("Farera", text, {"type": "Monster"})).fields)


@pytest.mark.parametrize("detached", [["Uno"], ["Uno", "Dos"]])
def test_so_much_for_each_that_was_detached(detached: list[str]) -> None:
    text = "Una vez por turno: puedes desacoplar cualquier número de materiales de esta carta; inflige 400 puntos de daño a tu adversario por cada uno."
    found = played(
        {"Farera": (XYZ, text), "Uno": PLAIN, "Dos": PLAIN, "Tres": PLAIN},
        "monsters: [{card: Farera, under: [Uno, Dos, Tres]}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Farera, material: [{', '.join(detached)}]}}",
    )
    game = found.game
    assert isinstance(game, Duel)
    assert labels(found, "A", "graveyard") == sorted(detached)
    assert game.life("B") == 8000 - 400 * len(detached)


@pytest.mark.parametrize(
    ("how", "left"),
    [("igual al número de Mágicas en tu Cementerio", 1000), ("igual al número de Mágicas en los Cementerios", 1500)],
)
def test_as_many_counters_as_there_are_such_cards(how: str, left: int) -> None:
    """In one's own Graveyard, or in both."""
    found = played(
        {
            "Farera": (
                "level: 4, atk: 0, def: 900, kinds: [effect]",
                f"Cuando esta carta es Invocada de Modo Normal: coloca Contadores Mágicos en esta carta {how}. "
                "Gana 500 ATK por cada Contador Mágico en ella.",
            ),
            "Canto": ("type: spell", "Roba 1 carta."),
        },
        "hand: [Farera], graveyard: [Canto, {card: Canto, as: Copla}, Roca Alta], deck: [9 cards]",
        "graveyard: [{card: Canto, as: Ajeno}], deck: [9 cards]",
        "A: {summon: Farera}",
    )
    (one,) = found.game.zone("A", "monsters")
    assert found.game.value(one, "atk") == left


@pytest.mark.parametrize(("under", "stands"), [("Uno", True), ("Otro", False)])
def test_it_is_out_of_reach_while_it_holds_one_of_them(under: str, *, stands: bool) -> None:
    text = 'Mientras esta carta tenga una carta "Uno" como material, tu adversario no puede seleccionarla con efectos de cartas.'
    found = played(
        {"Farera": (XYZ, text), "Uno": PLAIN, "Otro": PLAIN},
        "hand: [Rayo Ajeno], monsters: [Pez Bajo], deck: [9 cards]",
        f"monsters: [{{card: Farera, under: [{under}]}}], deck: [9 cards]",
        "A tries: {activate: Rayo Ajeno, caído: Farera}" if stands else "A: {activate: Rayo Ajeno, caído: Farera}",
    )
    assert ("Farera" in labels(found, "B", "monsters")) is stands


def test_who_is_spoken_of_is_the_card_itself_or_nobody_knows() -> None:
    """«While this card …, it» is this card; «while you control another, it» is either of the two."""
    alike = "Mientras esta carta esté en Posición de Defensa, {} no puede ser destruida en batalla."
    assert said(alike.format("ésta")) == said(alike.format("esta carta"))
    for one in ("ésta no puede ser destruida en batalla", "éste gana 500 ATK"):
        with pytest.raises(NotUnderstoodError):
            said(f"Mientras controles otro monstruo Guerrero, {one}.")


@pytest.mark.parametrize(
    ("line", "of"),
    [
        ('"Farola" o "Ancla" + 1 monstruo Dragón', {"of": {"name": ["Farola", "Ancla"]}}),
        ("uno o más Cantantes + 1 monstruo Dragón", {"count": ">= 1", "of": {"type": "monster", "kinds": "tuner"}}),
        ("2+ monstruos del mismo Tipo", {"count": ">= 2", "of": {"type": "monster"}, "same": "race"}),
    ],
)
def test_lines_of_materials(line: str, of: dict[str, object]) -> None:
    found = said(f"{line}\nNo puede atacar.")["recipe"]
    assert isinstance(found, list)
    assert found[0] == of


def test_a_kind_of_spell_is_left_out() -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                'Puedes descartar esta carta; añade a tu mano 1 carta "Faro" en tu Deck, excepto una Mágica de Campo.',
            ),
            "Faro Alto": ("type: spell, icon: field", "Los monstruos Pez en el Campo ganan 100 ATK."),
            "Faro Bajo": ("type: spell", "Roba 1 carta."),
        },
        "hand: [Farera], deck: [Faro Alto, Faro Bajo]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert labels(found, "A", "hand") == ["Faro Bajo"]

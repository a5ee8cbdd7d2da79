"""What Yu-Gi-Oh! texts say of battles and protection is what happens at the table, and what is like it does not happen."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played

LOW = "level: 4, atk: 800, def: 900, kinds: [effect]"


def battle(text: str, fields: str, b: str, *script: str, hand: str = "") -> Replay:
    """A's monster with this text, in the Battle Phase of A, against what B has."""
    a = f"monsters: [Faro], hand: [{hand}], deck: [9 cards]"
    return played({"Faro": (fields, text)}, a, f"{b}, deck: [9 cards]", "A: {go: battle}", *script)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("No es afectada por los efectos de otras cartas.", ["Faro"]),
        ("No es afectada por los efectos de Cartas Mágicas.", ["Faro"]),
        ("No es afectada por los efectos de monstruos.", []),
        ("No es afectada por los efectos activados de Cartas de Trampa.", []),
    ],
)
def test_a_spell_does_nothing_to_what_its_kind_does_not_affect(text: str, left: list[str]) -> None:
    found = played(
        {"Faro": (LEVEL_4, text)},
        "hand: [Rayo Ajeno], deck: [9 cards]",
        "monsters: [Faro], deck: [9 cards]",
        "A: {activate: Rayo Ajeno, caído: Faro}",
    )
    assert labels(found, "B", "monsters") == left


@pytest.mark.parametrize(("foe", "left"), [("Roca Alta", []), ("Pez Bajo", ["Pez Bajo"])])
def test_after_the_calculation_it_looks_at_whom_it_battled(foe: str, left: list[str]) -> None:
    text = "Después del cálculo de daño, si esta carta batalló con un monstruo Roca: destierra ese monstruo."
    found = battle(text, LOW, f"monsters: [{{card: {foe}, defense: no}}]", f"A: {{attack: Faro, target: {foe}}}")
    assert labels(found, "B", "monsters") == left
    assert labels(found, "B", "banished") == (["Roca Alta"] if foe == "Roca Alta" else [])


@pytest.mark.parametrize(
    ("text", "attacks"),
    [
        ("Esta carta puede hacer hasta 2 ataques a monstruos durante cada Battle Phase.", 2),
        ("Puede atacar a todos los monstruos de tu adversario, una vez a cada uno.", 2),
        ("Esta carta no puede atacar directamente.", 1),
    ],
)
def test_how_often_it_attacks(text: str, attacks: int) -> None:
    found = battle(
        text,
        LEVEL_4,
        "monsters: [Pez Bajo, {card: Pez Bajo, as: Otro}]",
        "A: {attack: Faro, target: Pez Bajo}",
        f"A{' tries' if attacks == 1 else ''}: {{attack: Faro, target: Otro}}",
        "A tries: {attack: Faro}",
    )
    assert found.game.card("Faro").number("attacks") == attacks
    assert found.game.tally("B", "lp") == 8000 - 600 * attacks


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("El daño de batalla que esta carta inflige a tu adversario se divide a la mitad.", 300),
        ("El daño de batalla que esta carta inflige a tu adversario se duplica.", 1200),
        ("Tu adversario no recibe daño de batalla de ataques que involucren a esta carta.", 0),
        ("No recibes daño de batalla de ataques que involucren a esta carta.", 600),
    ],
)
def test_what_damage_comes_of_it(text: str, lost: int) -> None:
    found = battle(text, LEVEL_4, "monsters: [Pez Bajo]", "A: {attack: Faro, target: Pez Bajo}")
    assert found.game.tally("B", "lp") == 8000 - lost


@pytest.mark.parametrize(
    ("text", "a", "b"),
    [
        ("", 7900, 8000),
        ("Tu adversario recibe el daño de batalla que recibirías de batallas que involucren a esta carta.", 8000, 7900),
    ],
)
def test_whose_damage_it_is_where_it_loses(text: str, a: int, b: int) -> None:
    found = battle(
        text or "Esta carta no puede atacar directamente.",
        LOW,
        "monsters: [Pez Bajo]",
        "A: {attack: Faro, target: Pez Bajo}",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == (a, b)
    assert labels(found, "A", "graveyard") == ["Faro"]


@pytest.mark.parametrize(
    ("negated", "phase"),
    [("niega el ataque, y después termina la Battle Phase", "main 2"), ("niega el ataque", "battle")],
)
def test_the_battle_phase_ends_only_where_it_says_so(negated: str, phase: str) -> None:
    text = f"Cuando un monstruo del adversario declara un ataque: puedes descartar 1 carta; {negated}."
    found = played(
        {"Muro": (LEVEL_4, text)},
        "monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [Muro], hand: [{card: Pez Bajo, as: Coste}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo, target: Muro}",
        "B: {Muro/1: sí, descarte: Coste}",
    )
    assert found.game.phase == phase
    assert labels(found, "A", "monsters") == ["Pez Bajo"]


@pytest.mark.parametrize(
    ("who", "drawn"),
    [
        ("La activación y los efectos de esta carta no pueden ser negados.", 1),
        ("No puede ser destruida en batalla.", 0),
    ],
)
def test_what_cannot_be_negated_is_not(who: str, drawn: int) -> None:
    text = f"Una vez por turno: puedes robar 1 carta. {who}"
    counter = "Cuando es activado un efecto de monstruo: niega la activación."
    found = played(
        {"Faro": (LEVEL_4, text), "Sello": ("type: trap, icon: counter", counter)},
        "monsters: [Faro], deck: [9 cards]",
        "spells: [{card: Sello, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Faro}",
        "B responds: {activate: Sello}",
    )
    assert len(labels(found, "A", "hand")) == drawn


def test_a_card_that_may_not_be_activated_is_not_the_effect_of_one() -> None:
    found = played(
        {
            "Faro": (LEVEL_4, "Tu adversario no puede activar Cartas Mágicas."),
            "Reloj": ("type: spell, icon: continuous", "Una vez por turno: puedes robar 1 carta."),
        },
        "hand: [Fuego Ajeno], spells: [Reloj], deck: [9 cards]",
        "monsters: [Faro], deck: [9 cards]",
        "A: {activate: Reloj}",
        "A tries: {activate: Fuego Ajeno}",
    )
    assert len(labels(found, "A", "hand")) == 2
    assert found.game.tally("B", "lp") == 8000


FALLS = "Cuando esta carta destruye un monstruo del adversario en batalla y lo manda al Cementerio: {}."


@pytest.mark.parametrize(
    ("does", "whose", "where"),
    [
        ("Invoca ese monstruo de Modo Especial a tu Campo en Posición de Defensa", "A", "monsters"),
        ("destierra ese monstruo", "B", "banished"),
        ("devuelve ese monstruo a la mano", "B", "hand"),
    ],
)
def test_that_monster_is_where_the_battle_sent_it(does: str, whose: str, where: str) -> None:
    found = played(
        {"Cazador": (LEVEL_4, FALLS.format(does))},
        "monsters: [{card: Cazador, defense: no}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Cazador, target: Pez Bajo}",
    )
    assert "Pez Bajo" in labels(found, whose, where)

"""A Union Monster equips itself or leaves its monster, one of the two a turn (5.2.7, 2.2.7.1)."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import labels, played

FIELDS = "level: 4, atk: 1500, def: 900, race: pez, kinds: [effect, union]"
JOINS = "equipa esta carta a ese objetivo"
TEXT = (
    f"Una vez por turno, puedes: seleccionar 1 monstruo Pez que controles; {JOINS}, O: desequipar "
    "esta carta e Invocarla de Modo Especial. El monstruo equipado gana 400 ATK."
)


def table(*script: str, a: str = "monsters: [Farera, Pez Bajo]") -> Replay:
    return played({"Farera": (FIELDS, TEXT)}, f"{a}, deck: [9 cards]", "deck: [9 cards]", *script)


def test_it_lies_among_the_spells_and_gives_what_it_says() -> None:
    found = table("A: {activate: Farera, effect: 1}")
    assert (labels(found, "A", "monsters"), labels(found, "A", "spells")) == (["Pez Bajo"], ["Farera"])
    assert found.game.number(found.game.zone("A", "monsters")[0], "atk") == 1300


@pytest.mark.parametrize(("turns", "there"), [(0, ["Pez Bajo"]), (1, ["Farera", "Pez Bajo"])])
def test_it_may_not_leave_in_the_turn_in_which_it_joined(turns: int, there: list[str]) -> None:
    gone = ("A: {go: end}", "A: end turn", "B: {go: standby}", "B: {go: main 1}", "B: {go: end}", "B: end turn")
    later = (*gone, "A: {go: standby}", "A: {go: main 1}") * turns
    tried = "A: {activate: Farera, effect: 2, position: ataque}" if turns else "A tries: {activate: Farera, effect: 2}"
    assert labels(table("A: {activate: Farera, effect: 1}", *later, tried), "A", "monsters") == there


def test_it_does_not_leave_what_it_is_not_equipped_to() -> None:
    assert labels(table("A tries: {activate: Farera, effect: 2}"), "A", "monsters") == ["Farera", "Pez Bajo"]


def test_it_joins_no_monster_but_another() -> None:
    found = table("A tries: {activate: Farera, effect: 1}", a="monsters: [Farera]")
    assert labels(found, "A", "spells") == []


def test_each_copy_has_its_own() -> None:
    found = table(
        "A: {activate: Farera, effect: 1, objetivo: Pez Bajo}",
        "A: {activate: Otra, effect: 1}",
        a="monsters: [Farera, {card: Farera, as: Otra}, Pez Bajo]",
    )
    assert labels(found, "A", "spells") == ["Farera", "Otra"]

"""Chapter 4.3, outcome by outcome: what is destroyed and who loses how many LP."""

import pytest

from tests.games.yugioh.table import SET, clauses, monster, played, verdicts, zone

ATTACK = ("A", "attack", {"attack": "Mío", "target": "Suyo"})


def battle(atk: int, *, theirs: int, defense: bool = False, keywords: frozenset[str] = frozenset()):
    mine = monster("Mío", atk=atk, keywords=keywords)
    foe = monster("Suyo", atk=theirs, **{"def": theirs})
    board = {"A monsters": [mine], "B monsters": [(foe, {"defense": defense})]}
    return played(board, ATTACK, phase="battle")


@pytest.mark.parametrize(
    ("atk", "theirs", "mine", "foe", "lp"),
    [
        (1500, 1400, True, False, (8000, 7900)),
        (1400, 1400, False, False, (8000, 8000)),
        (1300, 1400, False, True, (7900, 8000)),
        (0, 0, True, True, (8000, 8000)),
        (0, 100, False, True, (7900, 8000)),
        (100, 0, True, False, (8000, 7900)),
    ],
)
def test_4_3_2_atk_against_atk(atk: int, theirs: int, mine: bool, foe: bool, lp: tuple[int, int]) -> None:
    table = battle(atk, theirs=theirs)
    assert (bool(zone(table, "A", "monsters")), bool(zone(table, "B", "monsters"))) == (mine, foe)
    assert (table.life("A"), table.life("B")) == lp


@pytest.mark.parametrize(
    ("atk", "defense", "foe", "lp"),
    [(1500, 1400, False, (8000, 8000)), (1400, 1400, True, (8000, 8000)), (1300, 1400, True, (7900, 8000))],
)
def test_4_3_3_atk_against_def_never_destroys_the_attacker(
    atk: int, defense: int, foe: bool, lp: tuple[int, int]
) -> None:
    table = battle(atk, theirs=defense, defense=True)
    assert zone(table, "A", "monsters") == ["Mío"]
    assert bool(zone(table, "B", "monsters")) is foe
    assert (table.life("A"), table.life("B")) == lp


def test_5_2_13_piercing_takes_the_difference_from_the_life_behind_the_defence() -> None:
    assert battle(1500, theirs=1200, defense=True, keywords=frozenset({"Penetración"})).life("B") == 7700
    assert battle(1100, theirs=1200, defense=True, keywords=frozenset({"Penetración"})).life("B") == 8000


def test_4_3_4_1_a_direct_attack_takes_the_whole_atk_and_may_end_the_duel() -> None:
    table = played({"A monsters": [monster("Mío", atk=9000)]}, ("A", "attack", {"attack": "Mío"}), phase="battle")
    assert table.state.value("winner") == "A"
    assert "4.3.4.1" in clauses(table, "damage")


def test_4_2_3_1_a_face_down_target_is_turned_up_in_defence_before_the_calculation() -> None:
    foe = monster("Suyo", atk=3000, **{"def": 100})
    table = played(
        {"A monsters": [monster("Mío")], "B monsters": [(foe, SET | {"defense": True})]}, ATTACK, phase="battle"
    )
    assert zone(table, "B", "graveyard") == ["Suyo"]
    assert table.life("A") == 8000


def test_4_2_4_1_the_flip_effect_of_a_survivor_may_destroy_its_attacker() -> None:
    strong = ("Insecto Devorahombres", SET | {"defense": True})
    board = {"A monsters": [monster("Mío", atk=500)], "B monsters": [strong]}
    words = {"attack": "Mío", "target": "Insecto Devorahombres"}
    table = played(board, ("A", "attack", words), phase="battle", answers={"presa": "Mío"})
    keys = [step.key for step in table.trace.steps if step.status == "applied"]
    assert keys.index("calculation") < keys.index("activate")
    assert (zone(table, "A", "graveyard"), table.life("A")) == (["Mío"], 7900)


@pytest.mark.parametrize(("turn", "verdict"), [(1, "3.3.5.3 3.3.5.5.2"), (2, "legal")])
def test_3_3_5_3_no_battle_in_the_first_turn_of_the_duel(turn: int, verdict: str) -> None:
    assert verdicts(played({}, ("A", "go", {"go": "battle"}), turn_number=turn)) == [verdict]

"""Chapters 2.6 to 2.11: Tributes, limits per turn, Pendulum, Xyz and Synchro Summons."""

import pytest

from tests.games.yugioh.table import monster, played, verdicts, zone


@pytest.mark.parametrize("level", range(1, 13))
@pytest.mark.parametrize("given", range(4))
def test_2_11_5_1_tributes_by_level(level: int, given: int) -> None:
    needed = 0 if level <= 4 else 1 if level <= 6 else 2
    names = ["Kuriboh", "Ojama Verde", "Ojama Amarillo"]
    board = {"A hand": [monster("Nuevo", level=level)], "A monsters": names}
    for verb in ("summon", "set"):
        table = played(board, ("A", verb, {verb: "Nuevo", "tribute": tuple(names[:given])}))
        assert verdicts(table) == ["legal" if given == needed else "2.11.5.1"]
        assert len(zone(table, "A", "graveyard")) == (needed if given == needed else 0)


@pytest.mark.parametrize(("first", "second"), [("summon", "set"), ("set", "summon"), ("summon", "summon")])
def test_3_3_4_3_1_one_normal_summon_or_set_per_turn(first: str, second: str) -> None:
    board = {"A hand": ["Guerrero Celta", "Kuriboh"]}
    table = played(board, ("A", first, {first: "Guerrero Celta"}), ("A", second, {second: "Kuriboh"}))
    assert verdicts(table) == ["legal", "3.3.4.3.1 2.11.4.2"]


@pytest.mark.parametrize("phase", ["draw", "standby", "battle", "end"])
def test_3_3_4_1_monsters_come_in_a_main_phase(phase: str) -> None:
    table = played({"A hand": ["Kuriboh"]}, ("A", "summon", {"summon": "Kuriboh"}), phase=phase)
    assert verdicts(table) == ["3.3.4.1 3.3.7.1"]


@pytest.mark.parametrize(
    ("level", "outside", "inside"),
    [(1, False, True), (2, True, True), (7, True, True), (8, False, True), (9, False, False)],
)
def test_2_6_5_3_levels_between_the_scales(level: int, outside: bool, inside: bool) -> None:
    scales = [monster(f"Escala {scale}", kinds=frozenset({"pendulum"}), scale=scale) for scale in (8, 1)]
    board = {"A pendulum": scales, "A hand": [monster("Nuevo", level=level)]}
    move = ("A", "pendulum summon", {"pendulum summon": ("Nuevo",)})
    for reading, legal in (("fuera", outside), ("dentro", inside)):
        table = played(board, move, readings={"límites de la escala": reading})
        assert (verdicts(table) == ["legal"]) is legal


@pytest.mark.parametrize("phase", ["main 1", "battle"])
def test_2_7_1_the_moment_of_an_xyz_summon_is_a_reading(phase: str) -> None:
    board = {"A monsters": ["Guerrero Celta", "Buey de Batalla"], "A extra": ["Utopía"]}
    move = ("A", "xyz summon", {"xyz summon": "Utopía", "with": ("Guerrero Celta", "Buey de Batalla")})
    assert (verdicts(played(board, move, phase=phase)) == ["legal"]) is (phase == "main 1")
    anytime = played(board, move, phase=phase, readings={"momento de la Invocación Xyz": "cualquiera"})
    assert verdicts(anytime) == ["legal"]
    assert [one.label for one in anytime.beneath(anytime.card("Utopía"))] == ["Buey de Batalla", "Guerrero Celta"]


@pytest.mark.parametrize(("levels", "legal"), [((2,), True), ((1, 1), True), ((1,), False), ((3,), False)])
def test_2_9_2_1_levels_add_up_exactly(levels: tuple[int, ...], legal: bool) -> None:
    others = [monster(f"Nivel {level} {place}", level=level) for place, level in enumerate(levels)]
    board = {"A monsters": ["Sincronizador de Basura", *others], "A extra": ["Guerrero de Basura"]}
    materials = ("Sincronizador de Basura", *(one.name for one in others))
    table = played(board, ("A", "synchro summon", {"synchro summon": "Guerrero de Basura", "with": materials}))
    assert (verdicts(table) == ["legal"]) is legal
    assert len(zone(table, "A", "graveyard")) == (len(materials) if legal else 0)


def test_1_2_4_1_tributing_makes_room_for_the_sixth_monster() -> None:
    names = ["Kuriboh", "Ojama Verde", "Ojama Amarillo", "Guerrero Celta", "Elfa Mística"]
    board = {"A monsters": names, "A hand": ["Cráneo Invocado", "Buey de Batalla"]}
    assert verdicts(played(board, ("A", "summon", {"summon": "Buey de Batalla"}))) == ["1.2.4.1"]
    words = {"summon": "Cráneo Invocado", "tribute": ("Kuriboh",)}
    assert verdicts(played(board, ("A", "summon", words))) == ["legal"]

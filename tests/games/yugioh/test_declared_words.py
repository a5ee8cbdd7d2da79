"""Words that are declared, taken from others or left to chance; names that count as others; equips told by their bearer."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

KING = "  Rey: {{level: 8, atk: 3000, def: 100, race: hada, attribute: luz, kinds: [effect], effects: [{0}]}}\n"
LANCE = "  Lanza: {type: spell, icon: equip, effects: [{targets: [{choose: {type: monster}, as: x}], resolve: [{equip: x}]}]}\n"


@pytest.mark.parametrize(
    ("what", "said", "found"),
    [("race", "pez", "pez"), ("attribute", "fuego", "fuego"), ("level", "2", 2)],
)
def test_5_1_7_1_what_is_declared_is_taken(tmp_path: Path, what: str, said: str, found: str | int) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{declare: {what}, as: dicho}}, {{copy: {what}, of: dicho}}]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey]}", f"  - A: {{activate: Rey, dicho: {said}}}")
    assert table.value(table.card("Rey"), what) == found


@pytest.mark.parametrize(("more", "offered"), [("", 7), (", but: [luz, agua]", 5), (", among: [luz, agua]", 2)])
def test_5_1_7_1_a_text_says_what_may_be_declared(tmp_path: Path, more: str, offered: int) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{declare: attribute, as: dicho{more}}}]}}")
    said = "viento" if offered != 2 else "agua"
    table = written(tmp_path, card, "A: {monsters: [Rey]}", f"  - A: {{activate: Rey, dicho: {said}}}")
    (asked,) = (one.choice for one in table.trace.decisions if one.choice.name == "dicho")
    assert len(asked.options) == offered


@pytest.mark.parametrize(("word", "drawn"), [("same race as", 1), ("other race than", 1)])
def test_5_1_7_1_filters_know_what_was_declared(tmp_path: Path, word: str, drawn: int) -> None:
    card = KING.format(
        f"{{activate: ignition, do: [{{declare: race, as: dicho}}, {{draw: {{count: {{{word}: dicho}}}}}}]}}"
    )
    script = "  - A: {activate: Rey, dicho: hada}"
    cards = card + "  Otro: {level: 2, atk: 100, def: 100, race: pez}\n"
    table = written(tmp_path, cards, "A: {monsters: [Rey, Otro], deck: 5 cards}", script)
    assert len(zone(table, "A", "hand")) == drawn


@pytest.mark.parametrize(("name", "value"), [("race", "pez"), ("level", 2), ("name", "Otro")])
def test_5_1_7_1_a_monster_takes_what_another_has(tmp_path: Path, name: str, value: str | int) -> None:
    card = KING.format(
        f"{{activate: ignition, do: [{{choose: {{is: other}}, as: x}}, {{copy: {name}, of: x, until: game}}]}}"
    )
    cards = card + "  Otro: {level: 2, atk: 100, def: 100, race: pez}\n"
    table = written(tmp_path, cards, "A: {monsters: [Rey, Otro]}", "  - A: {activate: Rey}")
    assert table.value(table.card("Rey"), name) == value


def test_5_1_7_1_nothing_is_taken_of_what_another_has_not(tmp_path: Path) -> None:
    taken = "{do: [{copy: rank, of: x}], as: hecho}, {if: {did: hecho}, then: [draw]}"
    card = KING.format(f"{{activate: ignition, do: [{{choose: {{is: other}}, as: x}}, {taken}]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey, Peón], deck: 3 cards}", "  - A: {activate: Rey}")
    assert not zone(table, "A", "hand")


@pytest.mark.parametrize(("fixed", "drawn"), [("Reina", 1), ("Dama", 0)])
def test_5_1_7_1_a_name_may_become_another(tmp_path: Path, fixed: str, drawn: int) -> None:
    static = f"{{static: [{{set: name, to: {fixed}, on: self}}]}}"
    card = KING.format(f"{static}, {{activate: ignition, do: [{{draw: {{count: {{name: Reina}}}}}}]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey], deck: 3 cards}", "  - A: {activate: Rey}")
    assert len(zone(table, "A", "hand")) == drawn


@pytest.mark.parametrize(
    ("field", "wanted", "drawn"),
    [
        ("archetypes: [Ninja]", "name contains: Ninja", 1),
        ("archetypes: [Ninja]", "name contains: Rey", 1),
        ("archetypes: [Ninja]", "name: Ninja", 0),
        ("not archetypes: [Rey]", "name contains: Rey", 0),
        ("not archetypes: [Rey]", "name: Rey", 1),
    ],
)
def test_5_1_7_1_cards_that_count_as_of_a_name_and_those_that_do_not(
    tmp_path: Path, field: str, wanted: str, drawn: int
) -> None:
    does = f"{{activate: ignition, do: [{{draw: {{count: {{{wanted}}}}}}}]}}"
    card = f"  Rey: {{level: 8, atk: 3000, def: 100, {field}, kinds: [effect], effects: [{does}]}}\n"
    table = written(tmp_path, card, "A: {monsters: [Rey], deck: 3 cards}", "  - A: {activate: Rey}")
    assert len(zone(table, "A", "hand")) == drawn


@pytest.mark.parametrize("shown", [1, 6])
def test_1_1_4_2_1_a_die_shows_1_to_6(tmp_path: Path, shown: int) -> None:
    card = KING.format("{activate: ignition, do: [{roll: 1, as: n}, {damage: {chosen: n, times: 100}}]}")
    table = written(tmp_path, card, "A: {monsters: [Rey]}", f"  - A: {{activate: Rey, n: {shown}}}")
    assert table.life("B") == 8000 - 100 * shown


@pytest.mark.parametrize(("shown", "heads"), [("[cara, cara, cruz]", 2), ("[cruz, cruz, cruz]", 0)])
def test_1_1_4_1_1_heads_are_counted(tmp_path: Path, shown: str, heads: int) -> None:
    card = KING.format("{activate: ignition, do: [{toss: 3, as: n}, {damage: {chosen: n, times: 100}}]}")
    table = written(tmp_path, card, "A: {monsters: [Rey]}", f"  - A: {{activate: Rey, n: {shown}}}")
    assert table.life("B") == 8000 - 100 * heads


@pytest.mark.parametrize(("called", "shown", "right"), [("cruz", "cruz", 1), ("cruz", "cara", 0), ("cara", "cara", 1)])
def test_1_1_4_1_1_a_coin_that_is_called(tmp_path: Path, called: str, shown: str, right: int) -> None:
    card = KING.format("{activate: ignition, do: [{toss: 1, call: yes, as: n}, {damage: {chosen: n, times: 100}}]}")
    table = written(tmp_path, card, "A: {monsters: [Rey]}", f"  - A: {{activate: Rey, call: {called}, n: {shown}}}")
    assert table.life("B") == 8000 - 100 * right


@pytest.mark.parametrize(
    ("lances", "atk"), [([], 3000), (["Rey"], 3200), (["Rey", "Rey"], 3400), (["Peón", "Rey"], 3200)]
)
def test_5_2_7_equip_cards_are_told_by_whose_they_are(tmp_path: Path, lances: list[str], atk: int) -> None:
    card = (
        KING.format("{static: [{modify: atk, by: {count: {equips: self, zone: spells}, times: 200}, on: self}]}")
        + LANCE
    )
    hand = ", ".join(f"{{card: Lanza, as: L{at}}}" for at, _ in enumerate(lances))
    script = "\n".join(f"  - A: {{activate: L{at}, x: {one}}}" for at, one in enumerate(lances)) or "  []"
    table = written(tmp_path, card, f"A: {{monsters: [Rey, Peón], hand: [{hand}]}}", script)
    assert table.number(table.card("Rey"), "atk") == atk


@pytest.mark.parametrize(("name", "drawn"), [("Lanza", 1), ("Escudo", 0)])
def test_5_2_7_a_monster_is_told_by_what_it_bears(tmp_path: Path, name: str, drawn: int) -> None:
    does = f"{{activate: ignition, do: [{{draw: {{count: {{equipped with: {{name: {name}}}}}}}}}]}}"
    script = "  - A: {activate: Lanza, x: Peón}\n  - A: {activate: Rey}"
    table = written(
        tmp_path, KING.format(does) + LANCE, "A: {monsters: [Rey, Peón], hand: [Lanza], deck: 3 cards}", script
    )
    assert len(zone(table, "A", "hand")) == drawn


def test_5_2_16_who_came_after_the_activation_does_not_hear_the_card_resolve(tmp_path: Path) -> None:
    waits = "{when: {event: resolved, of: {type: spell}}, keyword: Continuo, do: [{put counters: 1, on: self}]}"
    call = "  Llamada: {type: spell, icon: quick-play, effects: [{resolve: [{special summon: {name: Rey, zone: hand}, position: attack}]}]}\n"
    card = KING.format(waits) + call
    table = written(tmp_path, card, "A: {hand: [Rey, Llamada], deck: 3 cards}", "  - A: {activate: Llamada}")
    assert table.card("Rey").zone.name == "monsters" and not table.card("Rey").number("counters")


def test_4_6_4_what_only_has_an_effect_that_lies_there_is_no_card_that_resolves(tmp_path: Path) -> None:
    waits = "{when: {event: resolved}, keyword: Continuo, do: [{put counters: 1, on: self}]}"
    several = "{when: {event: resolved, of: {}}, keyword: Continuo, do: [{put counters: 1, on: self}]}"
    card = KING.format(f"{waits}, {several}, {{activate: ignition, do: [draw]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey], deck: 3 cards}", "  - A: {activate: Rey, effect: 3}")
    assert not table.card("Rey").number("counters") and not verdicts(table)


HELD = "{static: [{modify: atk, by: 500, on: {equipped: self}}]}"


@pytest.mark.parametrize("zone_", ["hand", "monsters"])
def test_5_2_7_a_monster_that_equips_itself_lies_among_the_spells(tmp_path: Path, zone_: str) -> None:
    targets = "targets: [{choose: {type: monster, name: Peón}, as: x}]"
    does = f"{{activate: ignition, zone: [hand, monsters], {targets}, do: [{{equip: x}}]}}"
    given = "A: {hand: [Rey], monsters: [Peón]}" if zone_ == "hand" else "A: {monsters: [Rey, Peón]}"
    table = written(tmp_path, KING.format(f"{does}, {HELD}"), given, "  - A: {activate: Rey}")
    assert table.card("Rey").zone.name == "spells"
    assert table.value(table.card("Rey"), "icon") == "equip"
    assert table.number(table.card("Peón"), "atk") == 1500


@pytest.mark.parametrize(("gone", "where"), [("", "spells"), ("  - A: {activate: Rayo}\n", "graveyard")])
def test_5_2_7_a_trap_that_is_equipped_stays_a_trap_as_long_as_its_monster(
    tmp_path: Path, gone: str, where: str
) -> None:
    lasso = f"  Lazo: {{type: trap, effects: [{{targets: [{{choose: {{type: monster}}, as: x}}], resolve: [{{equip: x}}]}}, {HELD}]}}\n"
    ray = "  Rayo: {type: spell, effects: [{resolve: [{destroy: {name: Peón}}]}]}\n"
    given = "A: {monsters: [Peón], hand: [Rayo], spells: [{card: Lazo, facedown: yes, played: 1}]}"
    table = written(tmp_path, lasso + ray, given, f"  - A: {{activate: Lazo}}\n{gone}")
    assert table.card("Lazo").zone.name == where
    assert table.value(table.card("Lazo"), "type") == "trap"


@pytest.mark.parametrize(("by", "atk"), [("Rey", 1500), ("Otro", 1000)])
def test_5_2_7_what_equipped_itself_is_told_from_what_others_have_equipped(tmp_path: Path, by: str, atk: int) -> None:
    itself = "{activate: ignition, do: [{equip: {name: Peón}}]}"
    condition = "{object: self, matches: {equipped itself: yes}}"
    held = f"{{static: [{{modify: atk, by: 500, on: {{equipped: self}}}}], while: {condition}}}"
    does = "{activate: ignition, do: [{equip card: {name: Rey}, to: {name: Peón}}]}"
    other = f"  Otro: {{level: 4, atk: 100, def: 100, kinds: [effect], effects: [{does}]}}\n"
    table = written(
        tmp_path,
        KING.format(f"{itself}, {held}") + other,
        "A: {monsters: [Rey, Peón, Otro]}",
        f"  - A: {{activate: {by}}}",
    )
    assert table.number(table.card("Peón"), "atk") == atk


@pytest.mark.parametrize(("lying", "drawn"), [("[Otro]", 1), ("[Otro, Rey]", 0), ("[]", 2)])
def test_2_2_1_1_another_name_than_those_that_lie_there(tmp_path: Path, lying: str, drawn: int) -> None:
    wanted = "{other name than: {zone: graveyard, controller: you}}"
    card = KING.format(f"{{activate: ignition, do: [{{draw: {{count: {wanted}}}}}]}}")
    cards = card + "  Otro: {level: 2, atk: 100, def: 100}\n"
    given = f"A: {{monsters: [Rey, {{card: Otro, as: Segundo}}], graveyard: {lying.replace('Rey', '{card: Rey, as: Caído}')}, deck: 5 cards}}"
    table = written(tmp_path, cards, given, "  - A: {activate: Rey}")
    assert len(zone(table, "A", "hand")) == drawn


HIGH = "  Alto: {level: 5, atk: 2000, def: 100}\n"


@pytest.mark.parametrize(("event", "verdict"), [("summon tribute", "5.1.7.1"), ("attack", "legal")])
def test_5_1_7_1_a_text_keeps_a_monster_from_being_tributed_for_a_summon(
    tmp_path: Path, event: str, verdict: str
) -> None:
    card = KING.format(f"{{static: [{{forbid: {{event: {event}, of: {{is: self}}}}}}]}}") + HIGH
    script = "  - A tries: {summon: Alto, tribute: [Rey]}"
    assert verdicts(written(tmp_path, card, "A: {monsters: [Rey], hand: [Alto]}", script)) == [verdict]


def test_5_1_7_1_what_is_not_tributed_for_a_summon_pays_a_cost_all_the_same(tmp_path: Path) -> None:
    held = "{static: [{forbid: {event: summon tribute, of: {is: self}}}]}"
    card = KING.format(f"{held}, {{activate: ignition, cost: [{{tribute: self}}], do: [draw]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey], deck: 3 cards}", "  - A tries: {activate: Rey}")
    assert verdicts(table) == ["legal"]


@pytest.mark.parametrize(("gone", "where"), [("graveyard", "spells"), ("banished", "banished")])
def test_2_14_5_1_an_equip_spell_equips_itself_from_the_graveyard_alone(tmp_path: Path, gone: str, where: str) -> None:
    back = "{when: {event: move, from: spells, of: {is: self}}, do: [{equip: {name: Peón}}]}"
    ring = f"  Anillo: {{type: spell, icon: equip, effects: [{{resolve: [{{equip: {{name: Peón}}}}]}}, {back}]}}\n"
    ray = f"  Rayo: {{type: spell, effects: [{{resolve: [{{move: {{name: Anillo}}, to: {gone}}}]}}]}}\n"
    given = "A: {monsters: [Peón], hand: [Anillo, Rayo]}"
    table = written(tmp_path, ring + ray, given, "  - A: {activate: Anillo}\n  - A: {activate: Rayo}")
    assert table.card("Anillo").zone.name == where

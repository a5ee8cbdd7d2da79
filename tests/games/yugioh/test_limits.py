"""Clauses 2.2.7.1 and 2.13.4.1: a text says how often it is used; some count the uses of every card of their name."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.scenario import load
from tests.games.yugioh.table import verdicts
from tests.games.yugioh.written import written

TWO = "{{activate: ignition, once per turn: {0}, do: [draw]}}, {{activate: ignition, once per turn: {0}, do: [draw]}}"
USED_UP = "2.2.7.1"


def mage(limit: str) -> str:
    return f"  Mago: {{level: 4, atk: 100, def: 100, kinds: [effect], effects: [{TWO.format(limit)}]}}"


@pytest.mark.parametrize(
    ("limit", "same", "other", "own_other"),
    [
        ("yes", USED_UP, "legal", "legal"),
        ("by name", USED_UP, USED_UP, "legal"),
        ("one by name", USED_UP, USED_UP, USED_UP),
        ("one of these", USED_UP, "legal", USED_UP),
    ],
)
def test_2_2_7_1_a_limit_by_name_counts_what_every_copy_did(
    tmp_path: Path, limit: str, same: str, other: str, own_other: str
) -> None:
    script = """
  - A tries: {activate: Mago, effect: 1}
  - A tries: {activate: Mago, effect: 1}
  - A tries: {activate: Mago#2, effect: 1}
  - A tries: {activate: Mago, effect: 2}
"""
    table = written(tmp_path, mage(limit), "A: {monsters: [Mago, Mago], deck: 9 cards}", script)
    assert verdicts(table) == ["legal", same, other, own_other]


def test_2_2_7_1_each_player_has_uses_of_their_own_and_each_turn_new_ones(tmp_path: Path) -> None:
    card = mage("by name").replace("ignition", "quick")
    script = """
  - A tries: {activate: Mago, effect: 1}
  - B tries to respond: {activate: Mago#2, effect: 1}
  - A: {go: battle}
  - A: {go: main 2}
  - A: {go: end}
  - A: end turn
  - B: {go: standby}
  - B: {go: main 1}
  - B tries: {activate: Mago#2, effect: 1}
  - B tries: {activate: Mago#2, effect: 1}
"""
    table = written(
        tmp_path, card, "A: {monsters: [Mago], deck: 9 cards}, B: {monsters: [Mago], deck: 9 cards}", script
    )
    assert verdicts(table) == ["legal", "legal", "legal", USED_UP]


def test_2_2_7_1_what_was_used_before_counts_by_name_too(tmp_path: Path) -> None:
    script = "  - A tries: {activate: Mago#2, effect: 1}\n  - A tries: {activate: Mago#2, effect: 2}"
    given = "used: [Mago/1], A: {monsters: [Mago, Mago], deck: 9 cards}"
    assert verdicts(written(tmp_path, mage("by name"), given, script)) == [USED_UP, "legal"]


@pytest.mark.parametrize(("limit", "second"), [("by name", "2.13.4.1"), ("activation by name", "legal")])
def test_4_6_3_what_was_negated_was_used_yet_not_activated(tmp_path: Path, limit: str, second: str) -> None:
    cards = f"""
  Don: {{type: spell, effects: [{{resolve: [draw], once per turn: {limit}}}]}}
  Bloqueo: {{type: trap, icon: counter, effects: [{{resolve: [{{negate: activation}}]}}]}}
"""
    given = "A: {hand: [Don, Don], deck: 9 cards}, B: {spells: [{card: Bloqueo, facedown: yes, played: 3}]}"
    script = "  - A: {activate: Don}\n  - B responds: {activate: Bloqueo}\n  - A tries: {activate: Don#2}"
    assert verdicts(written(tmp_path, cards, given, script))[-1] == second
    near = written(tmp_path, cards, given, "  - A tries: {activate: Don}\n  - A tries: {activate: Don#2}")
    assert verdicts(near) == ["legal", "2.13.4.1"]


def test_a_game_whose_texts_count_otherwise_refuses_the_word(tmp_path: Path) -> None:
    file = tmp_path / "mesa.yaml"
    file.write_text(
        "game: lorcana\ncards: {Bruno: {cost: 1, strength: 1, willpower: 1, lore: 1, effects: "
        "[{activate: main, once per turn: by name, do: [draw]}]}}\ngiven: {A: {play: [Bruno]}}\n",
        encoding="utf8",
    )
    with pytest.raises(UserError, match="el límite por turno «by name» no existe en este juego"):
        load(file)


QUICK = "  Mago: {{level: 4, atk: 100, def: 100, kinds: [effect], effects: [{{activate: quick, once per turn: {0}, do: [draw]}}]}}"


@pytest.mark.parametrize(
    ("limit", "same", "copy", "later"),
    [
        ("per chain", USED_UP, "legal", "legal"),
        ("per chain by name", USED_UP, USED_UP, "legal"),
        ("per duel", USED_UP, USED_UP, USED_UP),
        ("while face up", USED_UP, "legal", USED_UP),
    ],
)
def test_2_2_7_1_what_is_once_per_chain_is_so_again_in_the_next(
    tmp_path: Path, limit: str, same: str, copy: str, later: str
) -> None:
    in_the_chain = """
  - A: {activate: Mago}
  - B responds: {activate: Tónico}
  - A tries to respond: {activate: Mago}
  - A tries to respond: {activate: Mago#2}
"""
    tonic = "\n  Tónico: {type: spell, icon: quick-play, effects: [{resolve: [draw]}]}"
    given = (
        "A: {monsters: [Mago, Mago], deck: 9 cards},"
        " B: {spells: [{card: Tónico, facedown: yes, played: 1}], deck: 9 cards}"
    )
    cards = QUICK.format(limit) + tonic
    assert verdicts(written(tmp_path, cards, given, in_the_chain)) == [same, copy]
    after = "  - A: {activate: Mago}\n  - A tries: {activate: Mago}"
    assert verdicts(written(tmp_path, cards, given, after)) == [later]


def test_2_2_7_1_once_per_duel_is_no_longer_a_matter_of_turns(tmp_path: Path) -> None:
    turn = "  - {0}: {{go: end}}\n  - {0}: end turn\n  - {1}: {{go: standby}}\n  - {1}: {{go: main 1}}\n"
    script = f"  - A: {{activate: Mago}}\n{turn.format('A', 'B')}{turn.format('B', 'A')}  - A tries: {{activate: Mago}}"
    given = "A: {monsters: [Mago], deck: 9 cards}, B: {deck: 9 cards}"
    each = {limit: verdicts(written(tmp_path, QUICK.format(limit), given, script)) for limit in ("by name", "per duel")}
    assert each == {"by name": ["legal"], "per duel": [USED_UP]}


def test_4_6_3_an_activation_per_duel_that_was_negated_was_none(tmp_path: Path) -> None:
    cards = """
  Don: {type: spell, effects: [{resolve: [draw], once per turn: activation per duel}]}
  Bloqueo: {type: trap, icon: counter, effects: [{resolve: [{negate: activation}]}]}
"""
    given = "A: {hand: [Don, Don], deck: 9 cards}, B: {spells: [{card: Bloqueo, facedown: yes, played: 3}]}"
    script = "  - A: {activate: Don}\n  - B responds: {activate: Bloqueo}\n  - A tries: {activate: Don#2}"
    assert verdicts(written(tmp_path, cards, given, script)) == ["legal"]
    near = written(tmp_path, cards, given, "  - A tries: {activate: Don}\n  - A tries: {activate: Don#2}")
    assert verdicts(near) == ["legal", "2.13.4.1"]


EACH = """
  Faro: {type: spell, icon: continuous, effects: [{would: {event: destroy, of: {controller: you, type: monster}}, stops: yes, once per turn: for each}]}
  Rayo: {type: spell, effects: [{targets: [{choose: {type: monster}, as: caído}], resolve: [{destroy: caído}]}]}
  Mago: {level: 4, atk: 100, def: 100}
  Bruja: {level: 4, atk: 100, def: 100}
"""


@pytest.mark.parametrize(
    ("struck", "left"),
    [(("Mago", "Bruja"), ["Bruja", "Mago"]), (("Mago", "Mago"), ["Bruja"]), (("Mago", "Bruja", "Mago"), ["Bruja"])],
)
def test_5_1_7_1_each_of_them_is_saved_the_first_time_in_a_turn(
    tmp_path: Path, struck: tuple[str, ...], left: list[str]
) -> None:
    rays = ", ".join(f"{{card: Rayo, as: Rayo {number}}}" for number in range(len(struck)))
    given = f"A: {{hand: [{rays}], deck: 9 cards}}, B: {{monsters: [Mago, Bruja], spells: [{{card: Faro, played: 1}}], deck: 9 cards}}"
    script = "\n".join(f"  - A: {{activate: Rayo {number}, caído: {name}}}" for number, name in enumerate(struck))
    table = written(tmp_path, EACH, given, script)
    assert sorted(one.label for one in table.zone("B", "monsters")) == left


@pytest.mark.parametrize(
    ("limit", "uses", "last"),
    [
        ("twice", ("Mago", "Mago"), USED_UP),
        ("twice", ("Mago",), "legal"),
        ("twice", ("Mago#2", "Mago"), "legal"),
        ("three times", ("Mago", "Mago"), "legal"),
        ("three times", ("Mago", "Mago", "Mago"), USED_UP),
        ("twice by name", ("Mago#2", "Mago"), USED_UP),
        ("three times by name", ("Mago#2", "Mago"), "legal"),
        ("three times by name", ("Mago#2", "Mago", "Mago#2"), USED_UP),
    ],
)
def test_2_2_7_1_as_often_in_a_turn_as_it_says(tmp_path: Path, limit: str, uses: tuple[str, ...], last: str) -> None:
    given = "A: {monsters: [Mago, Mago], deck: 9 cards}, B: {deck: 9 cards}"
    script = "".join(f"  - A: {{activate: {one}}}\n" for one in uses) + "  - A tries: {activate: Mago}"
    assert verdicts(written(tmp_path, QUICK.format(limit), given, script)) == [last]

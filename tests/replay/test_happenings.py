"""What happens inside something that runs by itself, who may act, what waits: all of it can be claimed."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from tests.replay.test_moments import failures, judged

CARDS = (
    "{I: {cost: 1, colors: [rojo], power: 40, support: 20, range: '1'}, "
    "O: {cost: 3, colors: [azul], power: 50, support: 10, range: '1'}}"
)
GIVEN = (
    "{turn number: 3, A: {vanguard: [{card: I, main: yes}], deck: [{card: I, as: AA}, 3 cards], hand: 2 cards}, "
    "B: {vanguard: [{card: O, as: M, main: yes}, O], deck: [{card: O, as: AO}, 3 cards]}}"
)
BATTLE = "[A: {attack: I, target: O}]"


@pytest.mark.parametrize(
    "happened",
    [
        "{event: attack, card: I}",
        "[{event: attack, card: I}, {event: turn over, card: AA}, {event: turn over, card: AO}]",
        "[{event: support value, card: I, amount: 20}, {event: attacker wins, power: 60, defence: 50}]",
        "[{event: asked, player: B, choice: evade, taken: no}, {event: destroy, card: O, cause: battle}]",
    ],
)
def test_facts_inside_a_battle(tmp_path: Path, happened: str) -> None:
    cards = CARDS[:-1] + ", J: {cost: 1, colors: [rojo], power: 40, support: 20, range: '1'}}"
    given = GIVEN.replace("{card: I, as: AA}", "{card: J, as: AA}").replace(
        "3 cards]}}", "3 cards], hand: {card: O, as: E}}}"
    )
    expect = f"{{happened: {happened}}}"
    assert failures(tmp_path, "cipher", cards=cards, given=given, script=BATTLE, expect=expect) == []


def test_a_fact_that_did_not_happen_or_came_in_another_order_is_told(tmp_path: Path) -> None:
    parts = {"cards": CARDS, "given": GIVEN, "script": BATTLE}
    wrong = "[{event: turn over, card: AO}, {event: attack, card: I}]"
    found = failures(tmp_path, "cipher", **parts, expect=f"{{happened: {wrong}}}")
    assert len(found) == 1
    assert "no ocurre en ese orden" in found[0]
    (never,) = failures(tmp_path, "cipher", **parts, expect="{happened: {event: march}}")
    assert "ni nada de esa clase" in never


def test_what_nothing_can_be_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="¿quisiste decir «attack»"):
        judged(tmp_path, "cipher", cards=CARDS, given=GIVEN, script=BATTLE, expect="{happened: {event: atack}}")


FFTCG = (
    "{R: {type: summon, elements: [fire], cost: 1, effects: [{resolve: [{draw: 1}]}]}, "
    "P: {type: backup, elements: [fire], cost: 2}}"
)
FFTABLE = "{A: {hand: [R], field: [P], deck: 5 cards}, B: {deck: 5 cards}}"


def test_who_has_priority_and_what_is_on_the_stack(tmp_path: Path) -> None:
    """fftcg 11.1.1: who casts keeps priority."""
    parts = {"cards": FFTCG, "given": FFTABLE, "script": "[A: {cast: R, dull: [P]}, stop]"}
    assert judged(tmp_path, "fftcg", **parts, expect="{priority: A, stack: [R/1], A: {deck: 5 cards}}").passed
    assert len(failures(tmp_path, "fftcg", **parts, expect="{priority: B, stack: []}")) == 2


def test_what_steps_in_is_in_the_order_where_it_is_asked_for(tmp_path: Path) -> None:
    cards = (
        "{V: {cost: 1, willpower: 2, effects: [{would: banish, do: [{draw: 1}], stops: yes}]}, "
        "M: {type: action, cost: 0, effects: [{resolve: [{choose: {type: character}, as: b}, {banish: b}]}]}}"
    )
    parts = {
        "cards": cards,
        "given": "{turn number: 3, A: {hand: [M], play: [V], deck: 2 cards}}",
        "script": "[A: {play: M}]",
    }
    expect = "{order: [M/1], order with would: [M/1, V/1], happened: {event: steps in, ability: V/1}}"
    assert failures(tmp_path, "lorcana", **parts, expect=expect) == []


def test_what_waits_can_be_claimed_while_it_waits(tmp_path: Path) -> None:
    cards = "{V: {cost: 1, willpower: 2, lore: 1, effects: [{when: quest, may: yes, do: [{draw: 1}]}, {when: quest, may: yes, do: [{draw: 1}]}]}}"
    script = "[A: {quest: V}, A: {order: V/2}, check: {pending: [V/1]}, A: {V/2: no}, A: {V/1: no}]"
    given = "{turn number: 3, A: {play: [V], deck: 3 cards}}"
    assert failures(tmp_path, "lorcana", cards=cards, given=given, script=script, expect="{pending: []}") == []

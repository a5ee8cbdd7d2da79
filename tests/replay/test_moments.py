"""A script may look at the table between two of its lines, and end where it likes."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.replay import Verdict, judge, replay
from judgekit.story import difference
from tests.scenario.frame import read


def judged(folder: Path, game: str, **parts: str) -> Verdict:
    """The verdict of a scenario in a few words."""
    scenario = read(folder, game, **parts)
    return judge(scenario.claims, replay(scenario.situation).game)


def failures(folder: Path, game: str, **parts: str) -> list[str]:
    """What is told of the claims that fail."""
    return [difference(one, messages(game)) for one in judged(folder, game, **parts).findings if not one.passed]


LORE = "{Vigía: {cost: 1, strength: 1, willpower: 2, lore: 2}}"
TWO = "{turn number: 3, A: {play: [Vigía, {card: Vigía, as: Otra}]}}"
QUESTS = "[A: {{quest: Vigía}}, check: {{{claim}}}, A: {{quest: Otra}}]"


def test_a_check_is_judged_when_the_line_before_it_is_over_and_the_next_one_has_not_begun(tmp_path: Path) -> None:
    parts = {"cards": LORE, "given": TWO, "expect": "{A: {lore: 4}}"}
    now = "A: {lore: 2}, cards: {Vigía: {exerted: yes}, Otra: {exerted: no}}"
    assert judged(tmp_path, "lorcana", **parts, script=QUESTS.format(claim=now)).passed


def test_a_check_that_fails_is_told_with_its_line(tmp_path: Path) -> None:
    told = failures(
        tmp_path,
        "lorcana",
        cards=LORE,
        given=TWO,
        script=QUESTS.format(claim="A: {lore: 4}"),
        expect="{A: {lore: 4}}",
    )
    assert told == ["En el «check» de la línea 8: A, lore: se esperaba 4 y sale 2."]


def test_what_is_looked_at_does_not_change_afterwards(tmp_path: Path) -> None:
    scenario = read(tmp_path, "lorcana", LORE, TWO, QUESTS.format(claim="A: {lore: 2}, tries: legal"))
    game = replay(scenario.situation).game
    assert (game.seen_at[1].state.value("A", "lore"), game.state.value("A", "lore")) == (2, 4)
    assert len(game.seen_at[1].trace.steps) < len(game.trace.steps)


ATTACK = "{X: {level: 5, dp: 7000, cost: 1}, S: {level: 3, dp: 1000, cost: 1}}"
TABLE = "{turn number: 3, A: {battle: [X]}, B: {security: [S, {card: S, as: T}]}}"


def test_stop_ends_the_replay_before_what_goes_on_by_itself(tmp_path: Path) -> None:
    script = "[A: {attack: X, on: B}, stop]"
    still = "{B: {security: [S, T]}, cards: {X: {suspended: yes, attacking: yes}}}"
    assert judged(tmp_path, "digimon", cards=ATTACK, given=TABLE, script=script, expect=still).passed
    after = judged(tmp_path, "digimon", cards=ATTACK, given=TABLE, script=script[:-7] + "]", expect=still)
    assert not after.passed


def test_a_check_before_a_response_is_judged_in_the_window(tmp_path: Path) -> None:
    cards = ATTACK[:-1] + ", Y: {level: 5, dp: 9000, cost: 1, keywords: [Blocker]}}"
    given = "{turn number: 3, A: {battle: [X]}, B: {battle: [Y], security: [S]}}"
    script = "[A: {attack: X, on: B}, check: {cards: {Y: {suspended: no}}}, B responds: {block: Y}]"
    assert judged(tmp_path, "digimon", cards=cards, given=given, script=script, expect="{B: {security: [S]}}").passed


def refused(folder: Path, script: str) -> str:
    with pytest.raises(UserError) as error:
        replay(read(folder, "lorcana", LORE, TWO, script).situation)
    return str(error.value)


def test_a_stop_before_other_lines_and_words_that_mean_nothing(tmp_path: Path) -> None:
    assert "detrás de «stop» no se juega nada" in refused(tmp_path, "[stop, A: {quest: Vigía}]")
    assert "no es" in refused(tmp_path, "[stpo]")
    assert "no hay carta «Vigia»" in refused(tmp_path, "[check: {cards: {Vigia: {exerted: yes}}}]")
    assert "no se dice nada en «expect»" in refused(tmp_path, "[check: {}]")


def test_a_stop_before_an_answer_that_is_needed_says_so_at_the_stop(tmp_path: Path) -> None:
    cards = "{M: {type: action, cost: 0, effects: [{resolve: [{choose: {type: character}, as: b}, {banish: b}]}]}, V: {cost: 1, willpower: 2}}"
    given = "{turn number: 3, A: {hand: [M], play: [V, {card: V, as: W}]}}"
    with pytest.raises(UserError, match=r"línea 8, columna \d+: antes de este «stop» falta que A decida «b»"):
        replay(read(tmp_path, "lorcana", cards, given, "[A: {play: M}, stop]").situation)

"""Everything can be tried: what cannot be done is illegal by a clause, and only words that mean nothing are a mistake."""

from pathlib import Path

import pytest
import yaml

from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.scenario import load
from tests.scenario.frame import read


def attempts(folder: Path, game: str, cards: str, given: str, script: str) -> list[tuple[str, ...]]:
    """By which clauses each attempt is illegal, () where it is legal."""
    return replay(read(folder, game, cards, given, script).situation).game.attempts


SPELL = "{type: summon, elements: [fire], cost: 1, effects: [{targets: [{choose: {type: forward}, as: b}], resolve: [{break: b}]}]}"
FFTCG = f"{{R: {SPELL}, P: {{type: backup, elements: [fire], cost: 2}}, F: {{type: forward, elements: [fire], cost: 2, power: 1}}}}"
FFTABLE = "{A: {hand: [R], field: [P]}, B: {field: [F, {card: P, as: Q}]}}"


def test_an_illegal_target_makes_the_whole_attempt_illegal_and_undone(tmp_path: Path) -> None:
    """fftcg 11.8.9: what is chosen must be a legal target."""
    done = replay(read(tmp_path, "fftcg", FFTCG, FFTABLE, "[A tries: {cast: R, dull: [P], b: Q}]").situation).game
    assert len(done.attempts) == 1
    assert done.attempts[0]
    assert done.card("R").zone.name == "hand"


OBLIGED = "{D: {level: 3, dp: 1000, cost: 1, effects: [{when: play, do: [{gain: 1, of: memory}]}]}}"
PLAYED = "{turn number: 3, A: {hand: [D], memory: 5}}"


def test_declining_what_is_obligatory_is_illegal_by_its_clause(tmp_path: Path) -> None:
    """digimon 8.1: an effect without may, can or by has to be activated."""
    for script in ("[A: {play: D}, A tries: {D/1: no}]", "[A: {play: D, D/1: [try no]}]"):
        assert attempts(tmp_path, "digimon", OBLIGED, PLAYED, script) == [("digimon:8.1",)]


def test_saying_yes_to_what_is_obligatory_is_no_mistake(tmp_path: Path) -> None:
    assert attempts(tmp_path, "digimon", OBLIGED, PLAYED, "[A: {play: D, D/1: sí}]") == []
    with pytest.raises(UserError, match=r"«no» no responde a «D/1»"):
        attempts(tmp_path, "digimon", OBLIGED, PLAYED, "[A: {play: D, D/1: no}]")


@pytest.mark.parametrize(
    ("game", "cards", "given", "script"),
    [
        ("digimon", OBLIGED, PLAYED, "[A: pass, B tries to respond: {block: D}]"),
        ("yugioh", "{T: {type: trap, effects: [{resolve: [{draw: 1}]}]}, X: {level: 2}}",
         "{turn number: 4, A: {hand: [X]}, B: {spells: [{card: T, facedown: yes}]}}",
         "[A: {summon: X}, B tries to respond: {activate: T}, B tries to respond: {activate: T}]"),
        ("lorcana", "{V: {cost: 1, willpower: 2, lore: 1}}", "{turn number: 3, A: {play: [V]}, B: {play: [{card: V, as: W}]}}",
         "[A: {quest: V}, B tries to respond: {quest: W}]"),
        ("cipher", "{M: {cost: 1, colors: [rojo], power: 10, range: '1'}}",
         "{turn number: 3, A: {vanguard: [{card: M, main: yes}]}, B: {vanguard: [{card: M, as: N, main: yes}]}}",
         "[A: {move: M}, B tries to respond: {move: N}]"),
        ("fftcg", FFTCG, "{A: {hand: [R], field: [P]}, B: {field: [F]}}",
         "[A: pass, A tries to respond: {cast: R, dull: [P], b: F}]"),
    ],
)  # fmt: skip
def test_a_response_where_no_window_opens_is_illegal(
    tmp_path: Path, game: str, cards: str, given: str, script: str
) -> None:
    found = attempts(tmp_path, game, cards, given, script)
    assert found
    assert all(clauses and clauses[0].startswith(f"{game}:") for clauses in found[-1:])


def test_an_answer_that_nobody_asks_for_is_illegal_when_it_is_tried(tmp_path: Path) -> None:
    vigil = "{V: {cost: 1, willpower: 2, lore: 1, effects: [{when: quest, may: yes, do: [{draw: 1}]}]}}"
    given = "{turn number: 3, A: {play: [V, {card: V, as: W}]}}"
    found = attempts(tmp_path, "lorcana", vigil, given, "[A: {quest: V, V/1: no}, A tries: {V/1: sí}]")
    assert len(found) == 1
    assert found[0]


def test_a_second_mulligan_is_illegal_by_the_clause_of_the_first(tmp_path: Path) -> None:
    cards = ", ".join(f"M{n}: {{cost: 1, colors: [rojo], power: 10, range: '1'}}" for n in range(5))
    deck = "deck: [{}]".format(", ".join(f"{{{{card: M{n % 5}, as: {{0}}{n}}}}}" for n in range(20)))
    given = f"{{phase: setup, A: {{{deck.format('a')}}}, B: {{{deck.format('b')}}}}}"
    script = "[A: {set aside: a0, to: vanguard}, B: {set aside: b0, to: vanguard}, A: {start: A, mulligan: sí}, B: {mulligan: no}, A tries: {mulligan: sí}]"
    assert attempts(tmp_path, "cipher", f"{{{cards}}}", given, script)[-1]


def test_words_that_mean_nothing_are_a_mistake_still(tmp_path: Path) -> None:
    for script in ("[A tries: {blanca: D}]", "[A tries: {play: Dd}]", "[A: {play: D}, B tries to respond: {blok: D}]"):
        with pytest.raises(UserError):
            attempts(tmp_path, "digimon", OBLIGED, PLAYED, script)


TARGETS = (
    "{M: {type: action, cost: 0, effects: [{resolve: [{choose: {type: character}, as: b}, {banish: b}]}]}, "
    "V: {cost: 1, willpower: 2}, L: {type: location, cost: 1, willpower: 2}}"
)


@pytest.mark.parametrize(
    ("answer", "banished", "tries"), [("try V, W", "V", [()]), ("try L, W", "W", [("lorcana:1.7.3",)])]
)
def test_what_is_tried_is_taken_where_it_is_an_option(
    tmp_path: Path, answer: str, banished: str, tries: list[tuple[str, ...]]
) -> None:
    given = "{turn number: 3, A: {hand: [M], play: [V, {card: V, as: W}, L]}}"
    game = replay(read(tmp_path, "lorcana", TARGETS, given, f"[A: {{play: M, b: [{answer}]}}]").situation).game
    assert (game.card(banished).zone.name, game.attempts) == ("discard", tries)


def test_a_window_stays_open_however_many_responses_are_illegal(tmp_path: Path) -> None:
    """digimon 14.4.1: the defender blocks after nine attempts with a Digimon that cannot."""
    cards = "{D: {level: 3, dp: 1000}, W: {level: 3, dp: 5000, keywords: [Blocker]}}"
    given = "{turn number: 3, A: {battle: [D], memory: 3}, B: {battle: [W, {card: W, as: V, suspended: yes}]}}"
    tries = ", ".join(["B tries to respond: {block: V}"] * 9)
    script = f"[A: {{attack: D, on: B}}, {tries}, B responds: {{block: W}}]"
    found = attempts(tmp_path, "digimon", cards, given, script)
    assert len(found) == 9
    assert all(found)


def test_what_ends_with_the_turn_is_told_there(tmp_path: Path) -> None:
    """digimon 14.6.1: the turn is over, and what lasted until then."""
    cards = "{D: {level: 3, dp: 1000, effects: [{activate: main, do: [{modify: dp, by: 1000, on: self, until: end of turn}]}]}}"
    given = "{turn number: 3, A: {battle: [D], memory: 3, deck: [D]}, B: {deck: [D, D]}}"
    game = replay(read(tmp_path, "digimon", cards, given, "[A: {activate: D}, A: pass]").situation).game
    (over,) = [step for step in game.trace.steps if step.key == "turn over"]
    assert [change["on"] for change in over.changes if "ended" in change] == [["D"]]


def test_what_is_tried_once_the_game_is_over_is_illegal_too(tmp_path: Path) -> None:
    vigil = "{V: {cost: 1, willpower: 2, lore: 1, effects: [{when: quest, may: yes, do: [{draw: 1}]}]}}"
    given = "{turn number: 3, A: {play: [V], lore: 19}}"
    script = "[A: {quest: V}, A tries: {V/1: sí}, B tries to respond: {quest: V}]"
    found = attempts(tmp_path, "lorcana", vigil, given, script)
    assert len(found) == 2
    assert all(found)


def test_an_ability_that_was_given_cannot_be_declined_either(tmp_path: Path) -> None:
    given = "{turn number: 3, lasting: {A: {grant: {when: play, do: [{gain: 1, of: memory}]}, on: X, until: game}}, A: {hand: [D], battle: [{card: D, as: X}], memory: 5}}"
    cards = "{D: {level: 3, dp: 1000, cost: 1}}"
    given = given.replace("when: play", "when: {event: play, of: {controller: you}}")
    found = attempts(tmp_path, "digimon", cards, given, "[A: {play: D}, A tries: {X/antes: no}]")
    assert found == [("digimon:8.1",)]


TRIED = yaml.safe_load((Path(__file__).parent / "attempts.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("table", "lines", "ruled"), [(one["table"], *tried) for one in TRIED for tried in one["tries"]]
)
def test_an_attempt_is_refused_by_a_clause_and_never_as_a_mistake(
    tmp_path: Path, table: str, lines: list[str], ruled: list[str]
) -> None:
    path = tmp_path / "prueba.yaml"
    path.write_text(table + "script:\n" + "".join(f"  - {one}\n" for one in lines), encoding="utf-8")
    found = replay(load(path).situation).game.attempts
    assert ["illegal" if by else "legal" for by in found] == ruled


def test_a_word_too_many_of_an_attempt_is_not_dropped_in_silence(tmp_path: Path) -> None:
    """cipher: one bond is asked for, and one can be turned; the second that is named is an answer to nothing."""
    cards = (
        "{I: {cost: 1, colors: [rojo], power: 40, range: '1', effects: [{activate: act, cost: [{flip: 1}], do: []}]}}"
    )
    given = (
        "{turn number: 3, A: {vanguard: [{card: I, main: yes}], bond: [{card: I, as: x}, {card: I, as: y, down: yes}]}}"
    )
    found = attempts(tmp_path, "cipher", cards, given, "[A tries: {use: I, flip: [x, y]}]")
    assert (found[0], bool(found[1])) == ((), True)
    with pytest.raises(UserError, match="nada pide aquí «flip»"):
        attempts(tmp_path, "cipher", cards, given, "[A: {use: I, flip: [x, y]}]")


def test_what_cannot_be_chosen_at_all_can_be_tried(tmp_path: Path) -> None:
    cards = "{E: {lore: 1, willpower: 1, effects: [{when: quest, do: [{choose: {type: item}, as: x}, {banish: x}]}]}}"
    given = "{turn number: 3, A: {play: [E]}}"
    quest, answer = attempts(tmp_path, "lorcana", cards, given, "[A tries: {quest: E, x: E}]")
    assert (quest, bool(answer)) == ((), True)
    with pytest.raises(UserError, match="«E» no responde a «x»: no hay nada que elegir"):
        attempts(tmp_path, "lorcana", cards, given, "[A: {quest: E, x: E}]")


def test_whoever_is_not_asked_may_try_to_answer_before_who_is(tmp_path: Path) -> None:
    """fftcg: the discard is the opponent's to choose."""
    discard = "{choose: {zone: hand, controller: opponent}, by: opponent, as: x}, {discard: x}"
    cards = FFTCG[:-1] + f", D: {{type: summon, elements: [fire], cost: 1, effects: [{{resolve: [{discard}]}}]}}}}"
    given = "{A: {hand: [D], field: [P]}, B: {hand: [F, R]}}"
    found = attempts(tmp_path, "fftcg", cards, given, "[A: {cast: D, dull: P}, A tries: {x: F}, B: {x: F}]")
    assert len(found) == 1
    assert found[0]

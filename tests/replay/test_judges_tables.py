"""Tables as a judge writes them: what a text waits for, what was answered, what is expected of a card."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.story.findings import difference
from tests.scenario.frame import read


def failures(folder: Path, game: str, **parts: str) -> list[str]:
    """What is told of the claims that fail."""
    scenario = read(folder, game, **parts)
    verdict = judge(scenario.claims, replay(scenario.situation).game)
    return [difference(one, messages(game)) for one in verdict.findings if not one.passed]


DECKS = "A: {{{a}, deck: [X, X, X]}}, B: {{{b}, deck: [X, X, X]}}"


def table(a: str, b: str = "hand: []", more: str = "") -> str:
    return "{" + more + DECKS.format(a=a, b=b) + "}"


LATER = [
    (
        "yugioh",
        "{R: {type: spell, effects: [{resolve: [{later: {event: phase, to: end}, do: [{draw: 1}]}]}]}, X: {level: 2}}",
        table("hand: [R]", more="turn number: 4, "),
        "[A: {activate: R}, A: {go: end}]",
        "{order: [R/1, R/1 (después)], A: {hand: [X]}}",
    ),
    (
        "yugioh",
        "{R: {level: 4, atk: 1, effects: [{when: normal summon, do: [{later: {event: phase, to: end}, do: [{draw: 1}]}, "
        "{destroy: self}]}]}, X: {level: 2}}",
        table("hand: [R]", more="turn number: 4, "),
        "[A: {summon: R}, A: {go: end}]",
        "{order: [R/1, R/1 (después)], A: {hand: [X], monsters: []}}",
    ),
    (
        "lorcana",
        "{R: {type: action, cost: 0, effects: [{resolve: [{later: {event: turn end}, do: [{gain: 2, of: lore}]}]}]}, "
        "X: {strength: 1, willpower: 1}}",
        table("hand: [R]", more="turn number: 3, "),
        "[A: {play: R}, A: end turn]",
        "{order: [R/1, R/1 (después)], A: {lore: 2}}",
    ),
    (
        "fftcg",
        "{R: {type: summon, elements: [wind], cost: 1, effects: [{resolve: [{later: {event: end phase}, "
        "do: [{draw: 1}]}]}]}, F: {type: backup, elements: [wind], cost: 2}, X: {type: backup, elements: [wind]}}",
        table("hand: [R], field: [F]"),
        "[A: {cast: R, dull: [F]}, A: pass, A: pass, A: pass]",
        "{order: [R/1, R/1 (después)]}",
    ),
    (
        "cipher",
        "{R: {cost: 1, colors: [rojo], power: 30, range: '1', effects: [{activate: act, cost: [{tap: self}], "
        "do: [{later: {event: turn end}, do: [{draw: 1}]}]}]}, X: {cost: 1, colors: [rojo], power: 10, support: 10}}",
        table("vanguard: [{card: R, main: yes}]", "vanguard: [{card: X, as: M, main: yes}]", "turn number: 3, "),
        "[A: {use: R}, A: {go to: end}]",
        "{order: [R/1, R/1 (después)]}",
    ),
    (
        "digimon",
        "{R: {level: 3, dp: 2000, cost: 3, colors: [red], effects: [{when: play, "
        "do: [{later: {event: turn end}, do: [{gain: 1, of: memory}]}, {delete: self}]}]}, X: {level: 3, dp: 1000}}",
        table("hand: [R], memory: 3"),
        "[A: {play: R}, A: pass]",
        "{order: [R/1, R/1 (después)], A: {battle: [], trash: [R]}}",
    ),
]


@pytest.mark.parametrize(("game", "cards", "given", "script", "expect"), LATER)
def test_what_is_left_for_later_happens_though_its_card_is_elsewhere(
    tmp_path: Path, game: str, cards: str, given: str, script: str, expect: str
) -> None:
    assert failures(tmp_path, game, cards=cards, given=given, script=script, expect=expect) == []


BOUNCE = [
    (
        "lorcana",
        "play",
        "{E: {strength: 1, willpower: 2, effects: [{when: {event: move, of: {controller: you}, WHERE}, "
        "do: [{gain: 1, of: lore}]}]}, P: {strength: 1, willpower: 2}, S: {type: action, cost: 0, effects: "
        "[{resolve: [{choose: {name: P}, as: h}, {move: h, to: hand}]}]}}",
        "{A: {play: [E, P], hand: [S]}}",
        "[A: {play: S}]",
    ),
    (
        "fftcg",
        "field",
        "{E: {elements: [wind], power: 5000, effects: [{when: {event: move, of: {controller: you}, WHERE}, "
        "do: [{draw: 1}]}]}, P: {elements: [wind], power: 5000}, F: {type: backup, elements: [wind]}, "
        "S: {type: summon, elements: [wind], cost: 1, effects: "
        "[{targets: [{choose: {name: P}, as: h}], resolve: [{move: h, to: hand}]}]}}",
        "{A: {field: [E, P, F], hand: [S], deck: [{card: F, as: D}, {card: F, as: D2}]}}",
        "[A: {cast: S, dull: [F]}]",
    ),
    (
        "digimon",
        "battle",
        "{E: {level: 4, dp: 4000, colors: [red], effects: [{when: {event: move, of: {controller: you}, WHERE}, "
        "do: [{gain: 1, of: memory}]}]}, P: {level: 4, dp: 4000, colors: [red]}, S: {type: option, cost: 1, "
        "colors: [red], effects: [{resolve: [{choose: {type: digimon, name: P}, as: h}, {move: h, to: hand}]}]}}",
        "{A: {battle: [E, P], hand: [S], memory: 3}}",
        "[A: {use: S}]",
    ),
    (
        "yugioh",
        "monsters",
        "{E: {level: 3, atk: 1, kinds: [effect], effects: [{when: {event: move, of: {controller: you, name: P}, WHERE}, "
        "do: [{gain: 1, of: lp}]}]}, P: {level: 3, atk: 1}, S: {type: spell, effects: [{targets: "
        "[{choose: {name: P}, as: h}], resolve: [{move: h, to: hand}]}]}}",
        "{turn number: 4, A: {monsters: [E, P], hand: [S]}}",
        "[A: {activate: S}]",
    ),
    (
        "cipher",
        "rearguard",
        "{E: {power: 30, range: '1', effects: [{when: {event: move, of: {controller: you}, WHERE}, do: [{flip: 0}]}]}, "
        "P: {power: 30}, S: {power: 30, effects: [{activate: act, do: [{move: {name: P}, to: hand}]}]}}",
        "{turn number: 3, A: {vanguard: [{card: E, main: yes}, S], rearguard: [P]}, "
        "B: {vanguard: [{card: S, as: M, main: yes}]}}",
        "[A: {use: S}]",
    ),
]


@pytest.mark.parametrize(("game", "zone", "cards", "given", "script"), BOUNCE)
def test_a_move_is_known_by_the_zone_that_it_left(
    tmp_path: Path, game: str, zone: str, cards: str, given: str, script: str
) -> None:
    for where, order in ((f"from: {zone}, to: hand", "[S/1, E/1]"), ("from: deck", "[S/1]"), ("to: deck", "[S/1]")):
        found = failures(
            tmp_path,
            game,
            cards=cards.replace("WHERE", where),
            given=given,
            script=script,
            expect=f"{{order: {order}}}",
        )
        assert found == [], where


ECHO = (
    "{E: {level: 3, atk: 1, kinds: [effect], effects: [{when: {event: send, of: {controller: you}}, "
    "do: [{if: {object: event, matches: {zone: graveyard}}, then: [{draw: 1}]}]}]}, "
    "T: {type: spell, effects: [{resolve: [{choose: {zone: hand, controller: you}, as: t}, {discard: t}]}]}, X: {level: 2}}"
)


@pytest.mark.parametrize("answer", ["E/1", "E/1#2"])
def test_two_equal_options_have_a_word_each(tmp_path: Path, answer: str) -> None:
    parts = {
        "cards": ECHO,
        "given": "{turn number: 4, A: {monsters: [E], hand: [T, {card: X, as: P}], deck: [X, X, X]}, B: {deck: [X]}}",
        "script": f"[A: {{activate: T, order: {answer}}}]",
        "expect": "{offered: {order: [E/1, E/1#2]}, order: [T/1, E/1, E/1]}",
    }
    assert failures(tmp_path, "yugioh", **parts) == []


QUEST = (
    "{{X: {{strength: 2, willpower: 3, lore: 1, inks: [Ruby, Steel], classifications: [Hero], move cost: 2, "
    "effects: [{{when: quest, do: [{}]}}]}}, Y: {{strength: 1, willpower: 1, lore: 1}}}}"
)


def quest(folder: Path, do: str, script: str, expect: str, b: str = "play: [Y]") -> list[str]:
    given = f"{{A: {{play: [X]}}, B: {{{b}}}}}"
    return failures(folder, "lorcana", cards=QUEST.format(do), given=given, script=script, expect=expect)


@pytest.mark.parametrize("word", ["sí", "si", "yes", "Sí"])
def test_yes_is_said_in_several_ways(tmp_path: Path, word: str) -> None:
    do = "{may: [{gain: 1, of: lore}], as: ganar}"
    assert quest(tmp_path, do, f"[A: {{quest: X, ganar: {word}}}]", "{A: {lore: 2}}") == []
    assert quest(tmp_path, do, "[A: {quest: X, ganar: false}]", "{A: {lore: 1}}") == []


def test_what_was_paid_by_can_be_asked_for(tmp_path: Path) -> None:
    do = "{by: [{exert: {name: Y}}], do: [{draw: 1}], as: pagar}, {if: {did: pagar}, then: [{gain: 1, of: lore}]}"
    assert quest(tmp_path, do, "[A: {quest: X, pagar: sí}]", "{A: {lore: 2}}") == []
    assert quest(tmp_path, do, "[A: {quest: X, pagar: no}]", "{A: {lore: 1}}") == []


def test_lists_of_a_card_compare_in_any_order(tmp_path: Path) -> None:
    one = "{cards: {X: {inks: [Steel, Ruby], classifications: Hero, move cost: 2, names: []}}}"
    assert quest(tmp_path, "{gain: 1, of: lore}", "[A: {quest: X}]", one) == []
    (told,) = quest(tmp_path, "{gain: 1, of: lore}", "[A: {quest: X}]", "{cards: {X: {inks: [Ruby]}}}")
    assert "sobra Steel (sale Ruby y Steel)" in told


def test_a_characteristic_goes_by_the_words_of_its_field(tmp_path: Path) -> None:
    do = "{modify: move cost, by: 3}, {gain: {value: move cost}, of: lore}"
    expect = "{A: {lore: 6}, cards: {X: {move cost: 5}}}"
    assert quest(tmp_path, do, "[A: {quest: X}]", expect) == []
    with pytest.raises(UserError, match=r"¿quisiste decir «move cost»\?"):
        quest(tmp_path, do, "[A: {quest: X}]", "{cards: {X: {move_cost: 5}}}")


def test_a_filter_may_say_not_self(tmp_path: Path) -> None:
    do = "{choose: {is: not self}, as: blanco}, {exert: blanco}"
    assert quest(tmp_path, do, "[A: {quest: X}]", "{offered: {blanco: [Y]}, cards: {Y: {exerted: yes}}}") == []


def test_a_choice_with_one_option_left_was_offered(tmp_path: Path) -> None:
    do = "{choose: {controller: opponent}, as: blanco}, {exert: blanco}"
    assert quest(tmp_path, do, "[A: {quest: X}]", "{offered: {blanco: [Y]}}") == []
    (told,) = quest(tmp_path, do, "[A: {quest: X}]", "{offered: {blanco: [Y]}}", b="hand: [Y]")
    assert told == "Opciones de «blanco»: esa elección no llegó a plantearse."


def test_an_illegal_attempt_takes_its_answers_with_it(tmp_path: Path) -> None:
    do = "{may: [{gain: 1, of: lore}], as: ganar}"
    script = "[A: {quest: X, ganar: no}, A tries: {quest: X, ganar: sí}, B tries: {quest: Y, otra: sí}]"
    assert quest(tmp_path, do, script, "{A: {lore: 1}, tries: [illegal, illegal]}") == []
    with pytest.raises(UserError, match="nada pide aquí «otra»"):
        quest(tmp_path, do, "[A tries: {quest: X, ganar: no, otra: sí}]", "{A: {lore: 1}}")


def test_a_difference_shows_the_word_that_the_file_writes(tmp_path: Path) -> None:
    script = "[A: {quest: X}]"
    (told,) = quest(tmp_path, "{draw: 1}", script, "{B: {play: []}}")
    assert told == "B, zona de juego: se esperaba nada y sale Y."
    (told,) = failures(
        tmp_path, "yugioh", cards="{X: {level: 2}}", given=table("hand: []"), script="[]", expect="{phase: end}"
    )
    assert told == "Fase: se esperaba End Phase («end») y sale Main Phase 1 («main 1»)."


def test_a_state_trigger_that_may_is_asked(tmp_path: Path) -> None:
    cards = (
        "{X: {level: 3, dp: 2000, effects: [{whenever: {exists: {suspended: yes}}, may: yes, "
        "do: [{unsuspend: {suspended: yes}}, {gain: 1, of: memory}]}]}}"
    )
    given = "{A: {battle: [{card: X, suspended: yes}], memory: 1, deck: [X]}, B: {deck: [X]}}"
    parts = {"cards": cards, "given": given, "script": "[A: {X/1: sí}]", "expect": "{A: {memory: 2}}"}
    assert failures(tmp_path, "digimon", **parts) == []

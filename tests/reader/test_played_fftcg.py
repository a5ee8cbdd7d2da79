"""What Final Fantasy texts are read as is what happens at the table, and what is like it does not happen."""

import pytest

from judgekit.errors import UserError
from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.replay import Replay, replay
from judgekit.scenario import loads

HEAD = """
game: fftcg
cards:
{cards}
  Guardia: {{type: forward, elements: [earth], cost: 3, power: 7000, multi: yes}}
  Pozo: {{type: backup, elements: [ice], cost: 2, multi: yes}}
  Llama: {{type: backup, elements: [fire], cost: 2, multi: yes}}
  Piedra: {{type: backup, elements: [earth], cost: 2, multi: yes}}
given:
  turn: A
  phase: main 1
  turn number: 3
  A: {{{a}, deck: [5 cards]}}
  B: {{{b}, deck: [5 cards]}}
script:
{script}
"""


def played(cards: dict[str, str], a: str, b: str, *script: str) -> Replay:
    said = "\n".join(f"  {name}: {{{fields}}}" for name, fields in cards.items())
    lines = "\n".join(f"  - {one}" for one in script)
    return replay(loads(HEAD.format(cards=said, a=a, b=b, script=lines)).situation)


def labels(found: Replay, player: str, zone: str) -> set[str]:
    return {one.label for one in found.game.zone(player, zone)}


HELADOR = 'type: forward, elements: [ice], cost: 3, power: 5000, text: "《氷》《氷》: Choose 1 Forward. Dull it."'


@pytest.mark.parametrize(("backups", "paid"), [("Pozo, Otro Pozo", True), ("Pozo, Llama", False)])
def test_an_element_that_is_named_twice_is_paid_twice(backups: str, paid: bool) -> None:
    found = played(
        {"Helador": HELADOR},
        "field: [Helador, Pozo, {card: Pozo, as: Otro Pozo}, Llama]",
        "field: [Guardia]",
        f"A tries: {{use: Helador, dull: [{backups}], objetivo: Guardia}}",
    )
    assert bool(found.game.card("Guardia").mark("dull")) is paid


@pytest.mark.parametrize(("many", "price"), [("1", "[Pozo]"), ("9", "[Pozo, Llama]")])
def test_its_own_cost_is_reduced_in_the_hand(many: str, price: str) -> None:
    text = f"If you control {many} or more Backups, the cost required to cast Barato is reduced by 1."
    found = played(
        {"Barato": f'type: forward, elements: [ice], cost: 2, power: 5000, text: "{text}"'},
        "hand: [Barato], field: [Pozo, Llama]",
        "field: [Guardia]",
        f"A: {{play: Barato, dull: {price}}}",
    )
    assert "Barato" in labels(found, "A", "field")


CHEAPER = (
    'type: backup, elements: [fire], cost: 1, text: "When Taller enters the field, during this turn, the cost required '
    'to cast your next {what} is reduced by {much}{least}."'
)


@pytest.mark.parametrize(
    ("what", "much", "least", "price", "paid"),
    [
        ("Forward", 2, "", "[Piedra]", True),
        ("Monster", 2, "", "[Piedra]", False),
        ("Forward", 9, "", "[]", True),
        ("Forward", 9, " (it cannot become 0)", "[]", False),
        ("Forward", 9, " (it cannot become 0)", "[Piedra]", True),
    ],
)
def test_the_next_one_is_cheaper_and_what_it_costs_is_the_same(
    what: str, much: int, least: str, price: str, paid: bool
) -> None:
    found = played(
        {"Taller": CHEAPER.format(what=what, much=much, least=least)},
        "hand: [Taller, {card: Guardia, as: Primera}, {card: Guardia, as: Siguiente}], field: [Llama, Piedra]",
        "field: []",
        "A: {play: Taller, dull: [Llama]}",
        f"A tries: {{play: Primera, dull: {price}}}",
    )
    assert ("Primera" in labels(found, "A", "field")) is paid
    assert found.game.number(found.game.card("Primera"), "cost") == 3


MODAL = (
    'type: forward, elements: [ice], cost: 1, power: 5000, text: "When Doble enters the field, select 1 of the 2 '
    'following actions.\\n\\"Choose 1 Forward. Deal it 3000 damage.\\"\\n\\"Draw 1 card.\\""'
)


@pytest.mark.parametrize(("mode", "hand"), [("segunda", 1), ("primera, objetivo: Guardia", 0)])
def test_what_is_selected_is_done_and_nothing_else(mode: str, hand: int) -> None:
    found = played(
        {"Doble": MODAL},
        "hand: [Doble], field: [Pozo]",
        "field: [Guardia]",
        f"A: {{play: Doble, dull: [Pozo], modo: {mode}}}",
    )
    assert len(labels(found, "A", "hand")) == hand
    assert bool(found.game.card("Guardia").mark("damage")) is (hand == 0)


WHEN_DONE = (
    'type: forward, elements: [ice], cost: 1, power: 5000, text: "When Centinela enters the field, '
    'you may discard 2 cards. When you do so, choose 1 Forward opponent controls. Break it."'
)


@pytest.mark.parametrize("done", [True, False])
def test_when_it_is_done_another_ability_triggers_and_chooses_then(done: bool) -> None:
    answers = ["A: {hacerlo: sí, objetivo: Guardia}"] if done else ["A: {hacerlo: no}"]
    found = played(
        {"Centinela": WHEN_DONE},
        "hand: [Centinela, {card: Guardia, as: Tirada}, {card: Guardia, as: Otra tirada}], field: [Pozo]",
        "field: [Guardia, {card: Guardia, as: Otra}]",
        "A: {play: Centinela, dull: [Pozo]}",
        *answers,
    )
    assert ("Guardia" in labels(found, "B", "break")) is done
    assert any("al hacerlo" in repr(step) for step in found.game.trace.steps) is done


def effects(text: str, kind: str = "forward") -> object:
    return read("fftcg", Printing("Centinela", text, {"type": kind})).fields["effects"]


def test_what_is_chosen_is_a_target_and_what_is_selected_is_not() -> None:
    (chosen,) = effects("When Centinela attacks, choose 1 Forward. Break it.")  # type: ignore[misc]
    (selected,) = effects("When Centinela attacks, select 1 Forward. Break it.")  # type: ignore[misc]
    assert chosen["targets"] == [{"choose": {"type": "forward"}, "as": "objetivo"}]
    assert "targets" not in selected


def test_an_if_behind_what_is_chosen_is_no_condition_of_the_trigger() -> None:
    (before,) = effects("When Centinela attacks, if you control a Monster, choose 1 Forward. Break it.")  # type: ignore[misc]
    (behind,) = effects("When Centinela attacks, choose 1 Forward. If you control a Monster, break it.")  # type: ignore[misc]
    assert "if" in before
    assert "if" not in behind
    assert behind["do"] == [
        {"if": {"exists": {"type": "monster", "controller": "you"}}, "then": [{"break": "objetivo"}]}
    ]


@pytest.mark.parametrize(
    "text",
    [
        "When Gordon enters the field, draw 1 card.",
        "Choose 1 Summon. Break it.",
    ],
)
def test_what_it_cannot_say_is_not_understood(text: str) -> None:
    with pytest.raises((NotUnderstoodError, UserError)):
        effects(text)


PAIRS = [
    ("choose 1 Forward. Break it.", "choose 1 Forward opponent controls. Break it."),
    ("choose 1 Forward. Break it.", "choose up to 1 Forward. Break it."),
    ("choose 1 Forward of cost 3 or less. Break it.", "choose 1 Forward of cost 3 or more. Break it."),
    ("draw 1 card.", "you may draw 1 card."),
    ("your opponent discards 1 card from their hand.", "discard 1 card from your hand."),
    (
        "choose 1 Forward. It gains +1000 power until the end of the turn.",
        "choose 1 Forward. It loses 1000 power until the end of the turn.",
    ),
    ("draw 1 card. This effect will trigger only once per turn.", "draw 1 card."),
    ("if you control a Monster, draw 1 card.", "if your opponent controls a Monster, draw 1 card."),
    (
        "choose 1 Forward in your Break Zone. Add it to your hand.",
        "choose 1 Forward in your Break Zone. Play it onto the field.",
    ),
]


@pytest.mark.parametrize("head", ["When Centinela enters the field, ", "When Centinela attacks, "])
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_word_that_changes_the_text_changes_the_reading(head: str, one: str, other: str) -> None:
    assert effects(head + one) != effects(head + other)

"""What Final Fantasy texts say of paying, played: besides a cost or in place of it, with what, and with counters."""

import pytest

from tests.reader.test_fftcg_at_the_table import NOBODY, forward, summon
from tests.reader.test_played_fftcg import effects, labels, played


@pytest.mark.parametrize(("element", "damage"), [("Earth", 6000), ("Ice", 2000)])
def test_the_card_that_was_discarded_for_it_counts(element: str, damage: int) -> None:
    text = (
        (
            f"Discard 1 card: Choose 1 Monster. Deal it 1000 damage. If the discarded card is of {element} Element, "
            "deal it 3000 damage instead."
        )
        .replace("Monster", "Forward opponent controls")
        .replace("1000", "2000")
        .replace("3000", "6000")
    )
    found = played(
        {"Cañón": forward(text)},
        "hand: [{card: Guardia, as: Bala}], field: [Cañón]",
        "field: [Guardia]",
        "A: {use: Cañón, descarte: Bala, objetivo: Guardia}",
    )
    assert found.game.card("Guardia").number("damage") == damage


@pytest.mark.parametrize("pays", [True, False])
def test_the_opponent_may_pay_for_it_not_to_happen(pays: bool) -> None:
    text = "《Dull》: Choose 1 Forward. If your opponent doesn't pay 《1》, break it."
    answer = "pagado: sí, dull: [Pozo]" if pays else "pagado: no"
    found = played(
        {"Usurero": f'type: backup, elements: [fire], cost: 1, text: "{text}"'},
        "field: [Usurero, Llama]",
        "field: [Guardia, Pozo]",
        "A: {use: Usurero, objetivo: Guardia}",
        f"B: {{{answer}}}",
    )
    assert ("Guardia" in labels(found, "B", "field")) is pays
    assert bool(found.game.card("Pozo").mark("dull")) is pays
    assert not found.game.card("Llama").mark("dull")


def test_nobody_picks_what_is_discarded_at_random() -> None:
    chosen = effects("When Centinela attacks, your opponent discards 1 card.")
    at_random = effects("When Centinela attacks, your opponent randomly discards 1 card.")
    assert chosen != at_random
    text = "When Ladrón enters the field, your opponent randomly discards 1 card from their hand."
    found = played(
        {"Ladrón": forward(text)},
        "hand: [Ladrón], field: [Llama]",
        "hand: [Guardia, {card: Guardia, as: Otra}]",
        "A: {play: Ladrón, dull: [Llama]}",
    )
    assert len(labels(found, "B", "hand")) == 1


@pytest.mark.parametrize(("asked", "broken"), [(1, True), (2, False)])
def test_counters_of_a_name_let_it_be_used(asked: int, broken: bool) -> None:
    text = (
        "When a Backup enters your field, place 1 Chispa Counter on Mecha.\\n"
        "Put Mecha into the Break Zone: Choose 1 Forward. Break it. "
        f"You can only use this ability if {asked} or more Chispa Counters are placed on Mecha."
    )
    found = played(
        {"Mecha": f'type: monster, elements: [fire], cost: 1, text: "{text}"'},
        "hand: [Pozo], field: [Mecha, {card: Pozo, as: Otro}, {card: Pozo, as: Tercero}]",
        "field: [Guardia]",
        "A: {play: Pozo, dull: [Otro, Tercero]}",
        "A tries: {use: Mecha, objetivo: Guardia}",
    )
    assert ("Guardia" in labels(found, "B", "break")) is broken


def test_the_name_of_a_counter_is_told() -> None:
    one, other = (effects(f"When Centinela attacks, place 1 {name} Counter on it.") for name in ("Gema", "Perla"))
    assert one != other


PAID_WITH = "When Ahorro enters the field, if the cost to cast Ahorro was {how}, draw 1 card."


@pytest.mark.parametrize(
    ("how", "dull", "drawn"),
    [
        ("paid with CP of 2 or more different Elements", "Llama, Pozo", 1),
        ("paid with CP of 2 or more different Elements", "Llama, Otra", 0),
        ("only paid with Fire CP", "Llama, Otra", 1),
        ("only paid with Fire CP", "Llama, Pozo", 0),
    ],
)
def test_how_it_was_paid_is_remembered(how: str, dull: str, drawn: int) -> None:
    found = played(
        {"Ahorro": forward(PAID_WITH.format(how=how), 2)},
        "hand: [Ahorro], field: [Llama, Pozo, {card: Llama, as: Otra}]",
        NOBODY,
        f"A: {{play: Ahorro, dull: [{dull}]}}",
    )
    assert len(labels(found, "A", "hand")) == drawn


@pytest.mark.parametrize(("paid", "drawn"), [("dull: [Llama, Pozo]", 2), ("discard: [Brasa]", 1)])
def test_a_summon_knows_who_made_what_paid_for_it(paid: str, drawn: int) -> None:
    text = "Draw 1 card. If the CP paid to cast Ahorro was only produced by Backups, also draw 1 card."
    found = played(
        {
            "Ahorro": summon(text).replace("cost: 1", "cost: 2"),
            "Brasa": "type: forward, elements: [fire], cost: 1, power: 1000",
        },
        "hand: [Ahorro, Brasa], field: [Llama, Pozo]",
        NOBODY,
        f"A: {{cast: Ahorro, {paid}}}",
    )
    assert len(labels(found, "A", "hand") - {"Brasa"}) == drawn


ALTERNATIVE = "You can pay 《C》 (instead of paying the CP cost) to cast Noble."


@pytest.mark.parametrize(("crystals", "entered"), [(1, True), (0, False)])
def test_something_may_be_paid_in_place_of_its_cost(crystals: int, entered: bool) -> None:
    found = played(
        {"Noble": forward(ALTERNATIVE, 5)},
        f"hand: [Noble], crystals: {crystals}",
        NOBODY,
        "A tries: {play: Noble, coste alternativo: sí}",
    )
    assert ("Noble" in labels(found, "A", "field")) is entered
    assert found.game.state.value("A", "crystals") == 0


def test_who_does_not_pay_in_another_way_pays_its_cost() -> None:
    found = played(
        {"Noble": forward(ALTERNATIVE, 1)},
        "hand: [Noble], field: [Llama], crystals: 1",
        NOBODY,
        "A: {play: Noble, dull: [Llama], coste alternativo: no}",
    )
    assert "Noble" in labels(found, "A", "field")
    assert found.game.state.value("A", "crystals") == 1


@pytest.mark.parametrize(("discarded", "entered"), [("Guardia", True), ("Noble", False)])
def test_the_card_itself_does_not_pay_for_itself(discarded: str, entered: bool) -> None:
    text = "You can discard 1 card (instead of paying the CP cost) to play Noble from your hand onto the field."
    given = "hand: [Noble, Guardia]" if entered else "hand: [Noble]"
    found = played({"Noble": forward(text, 5)}, given, NOBODY, "A tries: {play: Noble, coste alternativo: sí}")
    assert ("Noble" in labels(found, "A", "field")) is entered
    assert (discarded in labels(found, "A", "break")) is entered


EXTRA = "If you cast Noble, you may pay an extra 《1》.\\nWhen Noble enters the field, if you paid the extra cost, draw 1 card."


@pytest.mark.parametrize(("answer", "dull", "drawn"), [("sí", "Llama, Pozo", 1), ("no", "Llama", 0)])
def test_what_was_paid_besides_is_known_when_it_enters(answer: str, dull: str, drawn: int) -> None:
    found = played(
        {"Noble": forward(EXTRA)},
        "hand: [Noble], field: [Llama, Pozo]",
        NOBODY,
        f"A: {{play: Noble, dull: [{dull}], coste adicional: {answer}}}",
    )
    assert len(labels(found, "A", "hand")) == drawn


def test_a_summon_that_was_paid_more_for_does_more() -> None:
    text = "If you cast Noble, you may pay an extra 《1》.\\nDraw 1 card. If you paid the extra cost, draw 1 card."
    found = played(
        {"Noble": summon(text)},
        "hand: [Noble], field: [Llama, Pozo]",
        NOBODY,
        "A: {cast: Noble, dull: [Llama, Pozo], coste adicional: sí}",
    )
    assert len(labels(found, "A", "hand")) == 2


@pytest.mark.parametrize(("hand", "drawn"), [("Guardia, {card: Guardia, as: Otra}", 1), ("Guardia", 0)])
def test_who_has_not_all_of_it_does_nothing_for_it(hand: str, drawn: int) -> None:
    text = "When Avaro attacks, you may discard 2 cards. If you do so, gain 《C》."
    answer = ", hacerlo: sí" if drawn else ""
    found = played(
        {"Avaro": forward(text)}, f"hand: [{hand}], field: [Avaro]", NOBODY, "A: pass", f"A: {{attack: Avaro{answer}}}"
    )
    assert found.game.state.value("A", "crystals") == drawn
    assert len(labels(found, "A", "break")) == 2 * drawn

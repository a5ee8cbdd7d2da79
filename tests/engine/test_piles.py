"""The ends of a deck: seen, chosen among, put back, moved unseen."""

import pytest

from tests.engine.toy import a, table

CARDS = "Pup: {power: 1}\nCub: {power: 2}\nElk: {power: 3}\nFox: {power: 4}\n"
DECK = ["Pup", "Cub", "Elk", "Fox"]


def _after(do: str, *, answers: dict[str, list[str]] | None = None) -> dict[str, list[str]]:
    text = f"{CARDS}Seer: {{power: 9, effects: [{{activate: main, do: {do}}}]}}"
    game = table(text, a("use", "Seer"), answers=answers, A_field=["Seer"], A_deck=DECK)
    game.play()
    return {zone: [one.label for one in game.zone("A", zone)] for zone in ("deck", "hand", "grave")}


def test_one_is_chosen_among_those_seen_and_the_rest_goes_to_the_bottom_in_the_order_that_the_player_says() -> None:
    do = "[{reveal: 3}, {choose: {power: '>= 2'}, among: seen, as: kept}, {move: kept, to: hand}, {put back: seen, on: bottom}]"
    found = _after(do, answers={"kept": ["Elk"], "order": ["Cub"]})
    assert found == {"deck": ["Fox", "Cub", "Pup"], "hand": ["Elk"], "grave": []}


def test_what_was_not_seen_is_not_offered() -> None:
    do = "[{reveal: 1}, {choose: {power: '>= 2'}, among: seen, as: kept}, {move: kept, to: hand}, {put back: seen}]"
    assert _after(do) == {"deck": DECK, "hand": [], "grave": []}


def test_the_rest_in_any_order_that_nobody_chooses() -> None:
    found = _after("[{reveal: 4}, {put back: seen, on: bottom, order: random}]", answers={})
    assert sorted(found["deck"]) == sorted(DECK)


def test_the_bottom_of_the_deck_is_seen_too() -> None:
    assert _after("[{reveal: 1, from: bottom}, {move: seen, to: hand}]")["hand"] == ["Fox"]


def test_the_top_cards_go_elsewhere_unseen() -> None:
    assert _after("[{move top: 2, to: grave}]") == {"deck": ["Elk", "Fox"], "hand": [], "grave": ["Cub", "Pup"]}
    assert _after("[{move top: 1, to: grave, from: bottom}]")["grave"] == ["Fox"]
    assert _after("[{move top: 9, to: grave}]")["deck"] == []


def test_a_cost_of_more_cards_than_there_are_is_not_paid() -> None:
    do = "[{by: [{move top: 5, to: grave}], do: [{gain: 1, of: score}]}]"
    assert _after(do, answers={"Seer_1": ["sí"]})["deck"] == DECK


def test_an_ability_works_in_each_of_the_zones_that_it_names() -> None:
    for zone, places, score in (
        ("[hand, grave]", ["A_hand", "A_grave"], 2),
        ("any", ["A_hand", "A_deck", "A_field"], 3),
        ("hand", ["A_field"], 0),
    ):
        text = f"Bell: {{power: 1, effects: [{{when: {{event: bell, player: any}}, zone: {zone}, do: [{{gain: 1, of: score}}]}}]}}"
        game = table(text, a("ring"), **{place: [f"Bell#{n}"] for n, place in enumerate(places, 2)})
        game.play()
        assert game.tally("A", "score") == score


@pytest.mark.parametrize("also", ["", ", also in: [hand]"])
def test_what_is_searched_for_may_lie_elsewhere_too(also: str) -> None:
    text = f"{CARDS}Seer: {{power: 9, effects: [{{activate: main, do: [{{search: {{power: '>= 3'}}, count: 2{also}, do: [{{move: found, to: grave}}]}}]}}]}}"
    game = table(
        text,
        a("use", "Seer"),
        answers={"found": ["Fox", "Elk"]},
        A_field=["Seer"],
        A_deck=["Pup", "Elk"],
        A_hand=["Fox"],
    )
    game.play()
    assert sorted(one.label for one in game.zone("A", "grave")) == (["Elk", "Fox"] if also else ["Elk"])


def test_nothing_is_shuffled_where_all_of_it_lay_elsewhere() -> None:
    text = f"{CARDS}Seer: {{power: 9, effects: [{{activate: main, do: [{{search: {{power: '>= 4'}}, also in: [hand], do: [{{move: found, to: grave}}]}}]}}]}}"
    game = table(text, a("use", "Seer"), answers={"found": ["Fox"]}, A_field=["Seer"], A_deck=DECK[:3], A_hand=["Fox"])
    game.play()
    assert [one.label for one in game.zone("A", "deck")] == DECK[:3]
    assert not any(step.key == "shuffle" for step in game.trace.steps)

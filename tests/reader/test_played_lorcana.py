"""What Lorcana texts are read as is what happens at the table, and what is like it does not happen."""

from typing import Any

import pytest

from judgekit.errors import UserError
from judgekit.replay import Replay, replay
from judgekit.scenario import Question, loads

CARD = "{cost: 2, strength: 2, willpower: 4, lore: 1"


def table(cards: dict[str, str], a: str, b: str, *script: str) -> Question:
    said = "\n".join(f'  {name}: {CARD}, text: "{text}"}}' for name, text in cards.items())
    lines = "\n".join(f"  - {one}" for one in script)
    return loads(
        f"game: lorcana\ncards:\n{said}\n  Chico: {{cost: 1, strength: 1, willpower: 3, lore: 1}}\n"
        f"given:\n  A: {{{a}, deck: [6 cards]}}\n  B: {{{b}, deck: [6 cards]}}\nscript:\n{lines}\n"
    )


def played(*given: Any) -> Replay:
    return replay(table(*given).situation)


def labels(found: Replay, player: str, zone: str) -> set[str]:
    return {one.label for one in found.game.zone(player, zone)}


def mark(found: Replay, label: str, name: str) -> object:
    return found.game.card(label).mark(name)


BANISH = "Whenever this character quests, banish chosen opposing character."


@pytest.mark.parametrize(("whose", "back"), [("your", True), ("opposing", False)])
def test_that_card_is_found_where_it_lies_by_then(whose: str, back: bool) -> None:
    watched = "one of your characters" if whose == "your" else "an opposing character"
    text = f"Whenever {watched} is banished, you may return that card to your hand."
    answer = ["B: {Vela/1: yes}"] if back else []
    found = played(
        {"Verdugo": BANISH, "Vela": text},
        "play: [Verdugo]",
        "play: [Chico, Vela]",
        "A: {quest: Verdugo, objetivo: Chico}",
        *answer,
    )
    assert ("Chico" in labels(found, "B", "hand")) is back


@pytest.mark.parametrize(("cost", "quests"), [("1 or less", False), ("2 or more", True)])
def test_what_is_forbidden_to_some_is_allowed_to_the_others(cost: str, quests: bool) -> None:
    found = played(
        {"Jefe": f"Characters with cost {cost} can't quest."},
        "play: [Chico]",
        "play: [Jefe]",
        "A tries: {quest: Chico}",
    )
    assert bool(mark(found, "Chico", "exerted")) is quests


@pytest.mark.parametrize(("text", "may"), [("Alert", True), ("Rush", False)])
def test_alert_challenges_as_if_it_had_evasive(text: str, may: bool) -> None:
    found = played(
        {"Alerta": text, "Volador": "Evasive"},
        "play: [Alerta]",
        "play: [{card: Volador, exerted: yes}]",
        "A tries: {challenge: Alerta, against: Volador}",
    )
    assert bool(mark(found, "Alerta", "exerted")) is may


@pytest.mark.parametrize(("text", "left"), [("up to 2 damage", 3), ("2 damage", 1)])
def test_up_to_leaves_the_number_to_who_moves(text: str, left: int) -> None:
    answer = ", moved: 0" if "up" in text else ""
    found = played(
        {"Sanador": f"Whenever this character quests, move {text} from chosen character to chosen opposing character."},
        "play: [Sanador, {card: Sanador, as: Herido, damage: 3}]",
        "play: [Chico]",
        f"A: {{quest: Sanador, objetivo: Herido{answer}}}",
    )
    assert mark(found, "Herido", "damage") == left


def test_boost_puts_the_top_card_under_and_no_one_sees_it() -> None:
    found = played(
        {"Faro": "Boost 1 {I}\\nWhile there's a card under this character, he gets +2 {L}."},
        "play: [Faro], inkwell: [1 cards]",
        "play: [Chico]",
        "A: {activate: Faro/1}",
        "A: {quest: Faro}",
    )
    assert found.game.state.value("A", "lore") == 3
    assert not any("look" in step.key or "reveal" in step.key for step in found.game.trace.steps)


@pytest.mark.parametrize(("how", "drawn"), [(", shifted onto: Bajo", 1), ("", 0)])
def test_used_shift_is_known_afterwards(how: str, drawn: int) -> None:
    found = played(
        {"Alto": "Shift 1\\nWhen you play this character, if you used Shift to play him, draw a card."},
        "hand: [Alto], inkwell: [3 cards], play: [{card: Alto, as: Bajo}]",
        "play: [Chico]",
        f"A: {{play: Alto{how}}}",
    )
    assert len(labels(found, "A", "hand")) == drawn


@pytest.mark.parametrize("given", ["hand: [Guardia], inkwell: [4 cards]", "discard: [Guardia]"])
def test_bodyguard_may_enter_exerted_from_wherever_it_is_played(given: str) -> None:
    found = played(
        {"Guardia": "Bodyguard", "Médium": "{E} — Play a character from your discard for free."},
        f"play: [Médium], {given}",
        "play: [Chico]",
        "A: {play: Guardia, Guardia/1: yes}"
        if "hand" in given
        else "A: {activate: Médium/1, jugada: Guardia, Guardia/1: yes}",
    )
    assert mark(found, "Guardia", "exerted")


@pytest.mark.parametrize(("own", "drawn"), [(False, 1), (True, 0)])
def test_challenged_and_banished_is_not_banished_in_its_own_challenge(own: bool, drawn: int) -> None:
    """lorcana:4.6.6."""
    text = "When this character is challenged and banished, draw a card."
    vela, bruto = "{card: Vela, damage: 3, exerted: %s}", "{card: Bruto, exerted: %s}"
    found = played(
        {"Vela": text, "Bruto": "Challenger +1"},
        f"play: [{vela % ('no' if own else 'yes')}]",
        f"play: [{bruto % ('yes' if own else 'no')}]",
        *(["A: {challenge: Vela, against: Bruto}"] if own else ["A: end turn", "B: {challenge: Bruto, against: Vela}"]),
    )
    assert "Vela" in labels(found, "A", "discard")
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("damage", "taken"), [(1, 0), (0, 2)])
def test_no_damage_from_the_challenge_of_whom_it_says(damage: int, taken: int) -> None:
    text = "Whenever this character challenges a character with damage, she takes no damage from the challenge."
    found = played(
        {"Vela": text, "Bruto": "Challenger +1"},
        "play: [Vela]",
        f"play: [{{card: Bruto, exerted: yes, damage: {damage}}}]",
        "A: {challenge: Vela, against: Bruto}",
    )
    assert mark(found, "Vela", "damage") == taken


@pytest.mark.parametrize(("whose", "hands"), [("player", (2, 2)), ("opponent", (0, 2))])
def test_each_player_is_both(whose: str, hands: tuple[int, int]) -> None:
    text = f"When you play this character, each {whose} draws 2 cards."
    found = played({"Vela": text}, "hand: [Vela], inkwell: [2 cards]", "play: [Chico]", "A: {play: Vela}")
    assert tuple(len(found.game.zone(player, "hand")) for player in "AB") == hands


@pytest.mark.parametrize(("what", "free"), [("Pirate", True), ("Villain", False)])
def test_only_those_of_whom_it_says_so_move_here_for_free(what: str, free: bool) -> None:
    found = replay(
        loads(
            "game: lorcana\ncards:\n"
            f'  Puerto: {{type: location, cost: 1, move cost: 2, willpower: 5, text: "Your {what} characters may move here for free."}}\n'
            "  Chico: {cost: 1, strength: 1, willpower: 3, lore: 1, classifications: [Pirate]}\n"
            "given:\n  A: {play: [Chico, Puerto]}\nscript:\n  - A tries: {move: Chico, to: Puerto}\n"
        ).situation
    )
    assert bool(mark(found, "Chico", "location")) is free


@pytest.mark.parametrize(("where", "drawn"), [("discard", 2), ("play", 1)])
def test_what_waits_in_the_discard_waits_nowhere_else(where: str, drawn: int) -> None:
    text = "At the start of your turn, if this card is in your discard, draw a card."
    found = played({"Vela": text}, f"{where}: [Vela]", "play: [Chico]", "A: end turn", "B: end turn")
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("second", "legal"), [("Chico", False), ("Vela", True)])
def test_another_of_an_action_is_another_than_the_chosen_one(second: str, legal: bool) -> None:
    text = "Deal 1 damage to chosen character. Then, deal 1 damage to another chosen character."
    question = (
        f'game: lorcana\ncards:\n  Flechas: {{type: action, cost: 1, text: "{text}"}}\n'
        "  Chico: {cost: 1, strength: 1, willpower: 3, lore: 1}\n  Vela: {cost: 1, strength: 1, willpower: 3, lore: 1}\n"
        "given:\n  A: {hand: [Flechas], inkwell: [1 card]}\n  B: {play: [Chico, Vela]}\n"
        f"script:\n  - A: {{play: Flechas, objetivo: Chico, objetivo 2: {second}}}\n"
    )
    if not legal:
        with pytest.raises(UserError):
            replay(loads(question).situation)
        return
    found = replay(loads(question).situation)
    assert (mark(found, "Chico", "damage"), mark(found, "Vela", "damage")) == (1, 1)

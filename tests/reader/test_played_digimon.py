"""What Digimon texts are read as is what happens at the table, and what is like it does not happen."""

import pytest

from judgekit.replay import Replay, replay
from judgekit.scenario import loads

FILLER = "Relleno: {level: 3, dp: 1000, cost: 3}"


def played(cards: dict[str, tuple[str, str]], a: str, *script: str) -> Replay:
    said = "\n".join(f"  {name}: {{{fields}, text: '{text}'}}" for name, (fields, text) in cards.items())
    lines = "\n".join(f"  - {one}" for one in script)
    given = f"given:\n  turn: A\n  turn number: 3\n  A: {{memory: 3, {a}}}\n  B: {{security: 3 cards, deck: 5 cards}}"
    return replay(loads(f"game: digimon\ncards:\n{said}\n  {FILLER}\n{given}\nscript:\n{lines}\n").situation)


def labels(found: Replay, zone: str) -> set[str]:
    return {one.label for one in found.game.zone("A", zone)}


STANDS_UP = ("level: 4, dp: 5000, cost: 5", "[End of Attack] Unsuspend this Digimon.")
TWICE = "battle: [{card: Doble, under: [Fuente]}], hand: [{card: Relleno, as: R1}], deck: [{card: Relleno, as: R2}]"


@pytest.mark.parametrize("price", ["By trashing 1 card in your hand, gain 1 memory.", "You may trash 1 card in your hand to gain 1 memory."])  # fmt: skip
def test_who_does_not_pay_may_pay_the_next_time(price: str) -> None:
    """digimon:11.3: what nobody tried to pay was not activated."""
    text = f"[Inherited] [When Attacking] [Once Per Turn] {price}"
    cards = {"Doble": STANDS_UP, "Fuente": ("level: 3, dp: 2000, cost: 3", text)}
    attacks = ("A: {attack: Doble, on: B, Fuente/1: no}", "A: {attack: Doble, on: B, Fuente/1: yes, carta: R1}")
    assert "R1" in labels(played(cards, TWICE, attacks[0]), "hand")
    assert "R1" in labels(played(cards, TWICE, *attacks), "trash")


def test_a_use_whose_if_was_false_is_not_spent() -> None:
    """digimon:8.2: with its condition false it was not activated, and the next time it may hold."""
    text = "[Inherited] [When Attacking] [Once Per Turn] If you have 0 or fewer cards in your hand, ＜Draw 1＞."
    stands = "[End of Attack] Unsuspend this Digimon. Then, trash 1 card in your hand."
    cards = {"Doble": (STANDS_UP[0], stands), "Fuente": ("level: 3, dp: 2000, cost: 3", text)}
    first = "A: {attack: Doble, on: B, carta: R1}"
    assert "R2" in labels(played(cards, TWICE, first), "deck")
    assert "R2" in labels(played(cards, TWICE, first, "A: {attack: Doble, on: B}"), "trash")


REVEALS = "[On Play] Reveal the top 6 cards of your deck. Add 1 card with the [Aqua] trait {} among them to the hand. Trash the rest."


def test_a_card_with_both_traits_is_one_of_two() -> None:
    both = REVEALS.format("and 1 card with the [Sea] trait")
    cards = {
        "Vigía": ("level: 3, dp: 1000, cost: 3", both),
        "Dual": ("level: 3, dp: 1000, cost: 3, traits: [Aqua, Sea]", "＜Rush＞"),
        "Mar": ("level: 3, dp: 1000, cost: 3, traits: [Sea]", "＜Rush＞"),
    }
    found = played(cards, "hand: [Vigía], deck: [Dual, Mar, Relleno]", "A: {play: Vigía, una: Dual, otra: Mar}")
    assert labels(found, "hand") == {"Dual", "Mar"}
    assert labels(found, "trash") == {"Relleno"}


PLAIN = "level: 3, dp: 1000, cost: 3"
SILENT = "[All Turns] This Digimon can't attack."


def quoted(cards: dict[str, tuple[str, str]]) -> dict[str, tuple[str, str]]:
    return {name: (fields, text.replace("'", "’")) for name, (fields, text) in cards.items()}


def test_a_card_face_down_under_a_digimon_is_counted_and_gives_nothing() -> None:
    cards = quoted(
        {
            "Fuente": (
                PLAIN,
                "[On Play] By placing 1 level 3 card in your hand face down as this Digimon's bottom digivolution card, this"
                " Digimon gets +1000 DP for the turn for each of this Digimon's face-down digivolution cards.",
            ),
            "Don": (PLAIN, "[Inherited] [All Turns] This Digimon gets +5000 DP."),
        }
    )
    game = played(cards, "hand: [Fuente, Don], deck: [Relleno]", "A: {play: Fuente, Fuente/1: sí, carta: Don}").game
    assert game.value(game.card("Fuente"), "dp") == 2000
    assert (game.card("Don").zone.name, game.names(game.card("Don"))) == ("under", frozenset())


def test_face_up_in_the_security_stack_it_says_what_it_says_there() -> None:
    area = "[Security] [All Turns] All of your Digimon get +1000 DP. [Main] Add your bottom security card to the hand."
    end = " Then, place this card {}as the bottom security card."
    table = "hand: [Área], battle: [Quieto], security: [{card: Relleno, as: S}], deck: [Relleno]"
    for how, dp in (("face up ", 5000), ("", 4000)):
        cards = {
            "Área": ("type: option, cost: 0", area + end.format(how)),
            "Quieto": ("level: 4, dp: 4000, cost: 3", SILENT),
        }
        game = played(quoted(cards), table, "A: {use: Área}").game
        assert game.value(game.card("Quieto"), "dp") == dp


def test_what_cannot_be_activated_has_triggered_and_does_nothing() -> None:
    cards = quoted(
        {
            "Evo": ("level: 4, dp: 4000, cost: 3, evolve cost: 0", "[When Digivolving] ＜Draw 1＞."),
            "Base": (PLAIN, SILENT),
            "Muda": (PLAIN, "[On Play] 1 of your Digimon can't activate [When Digivolving] effects for the turn."),
        }
    )
    table = "hand: [Evo, Muda], battle: [Base], deck: [{card: Relleno, as: R}]"
    evolves = "A: {digivolve: Base, into: Evo}"
    assert "R" in labels(played(cards, table, evolves), "hand")
    assert "R" not in labels(played(cards, table, "A: {play: Muda, objetivo: Base}", evolves), "hand")
    assert "R" in labels(played(cards, table, "A: {play: Muda, objetivo: Muda}", evolves), "hand")


def test_a_linked_card_gives_what_it_says_linked() -> None:
    cards = {"Enlace": (PLAIN, "[Link] [When Attacking] ＜Draw 1＞."), "Ataca": (PLAIN, "[On Play] ＜Draw 1＞.")}
    table = "battle: [{{card: Ataca, under: [{{card: Enlace, linked: {}}}]}}], deck: [{{card: Relleno, as: R}}]"
    for linked in (True, False):
        found = played(cards, table.format("yes" if linked else "no"), "A: {attack: Ataca, on: B}")
        assert ("R" in labels(found, "hand")) is linked


def test_what_is_played_until_the_end_of_the_turn_is_deleted_then() -> None:
    text = "[On Play] You may play 1 [Breve] from your hand without paying its cost. At turn end, delete the Digimon this effect played."
    cards = quoted({"Largo": ("level: 3, dp: 1000, cost: 0", text), "Breve": (PLAIN, SILENT)})
    plays = "A: {play: Largo, Largo/1: sí, carta: Breve}"
    table = "hand: [Largo, Breve], deck: [Relleno]"
    assert "Breve" in labels(played(cards, table, plays), "battle")
    assert "Breve" in labels(played(cards, table, plays, "A: pass"), "trash")


def test_an_attack_on_a_player_is_not_one_on_a_digimon() -> None:
    cards = quoted(
        {"Ataca": ("level: 4, dp: 4000, cost: 3", "[Your Turn] When this Digimon attacks a player, ＜Draw 1＞.")}
    )
    table = "battle: [Ataca], deck: [{card: Relleno, as: R}]"
    assert "R" in labels(played(cards, table, "A: {attack: Ataca, on: B}"), "hand")


def test_a_name_in_the_text_is_not_one_that_it_lacks() -> None:
    cards = {
        "Busca": (PLAIN, "[On Play] Return 1 card with [Zeta] in its text from your trash to the hand."),
        "Uno": (PLAIN, "[On Play] You may play 1 [Zeta] from your hand without paying the cost."),
        "Dos": (PLAIN, "[On Play] ＜Draw 1＞."),
    }
    found = played(cards, "hand: [Busca], trash: [Dos, Uno], deck: [Relleno]", "A: {play: Busca}")
    assert labels(found, "hand") == {"Uno"}


def test_a_linked_card_waits_for_itself_to_be_linked() -> None:
    cards = quoted(
        {
            "Uno": (PLAIN, "[Link] [When Linking] ＜Draw 1＞."),
            "Dos": (PLAIN, "[Link] [When Attacking] Gain 1 memory."),
            "Base": (PLAIN, "[Main] You may link 1 card from your hand to this Digimon without paying the cost."),
        }
    )
    table = "hand: [Uno, Dos], battle: [Base], deck: [{card: Relleno, as: R}, {card: Relleno, as: R2}]"
    links = "A: {{activate: Base, carta: {}, Base/1: sí}}"
    assert labels(played(cards, table, links.format("Uno")), "hand") == {"Dos", "R"}
    assert labels(played(cards, table, links.format("Dos")), "hand") == {"Uno"}
    assert labels(played(cards, table, links.format("Uno"), links.format("Dos")), "hand") == {"R"}


def test_colours_are_counted_of_what_a_digimon_has_digivolved_into() -> None:
    text = "[Your Turn] When one of your Digimon digivolves into any Digimon with 2 or more colors, ＜Draw 1＞."
    table = "hand: [Evo], {}, deck: [{{card: Relleno, as: R}}]"
    for colors, area, draws in (
        ("red, blue", "battle", True),
        ("red", "battle", False),
        ("red, blue", "breeding", False),
    ):
        cards = quoted(
            {
                "Guía": ("type: tamer, cost: 2", text),
                "Evo": (f"level: 4, dp: 4000, cost: 3, evolve cost: 0, colors: [{colors}]", SILENT),
                "Base": (PLAIN, SILENT),
            }
        )
        where = "battle: [Guía, Base]" if area == "battle" else "battle: [Guía], breeding: [Base]"
        found = played(cards, table.format(where), "A: {digivolve: Base, into: Evo}")
        assert ("R" in labels(found, "hand")) is draws


def test_a_part_of_a_name_is_found_whatever_its_capitals() -> None:
    text = "[On Play] Return 1 card with [Dramon] in its name from your trash to the hand."
    table = "hand: [Busca], trash: [{}], deck: [Relleno]"
    for name, comes in (("Seadramon", True), ("DramonX", True), ("Dracomon", False)):
        cards = {"Busca": (PLAIN, text), name: (PLAIN, SILENT.replace("can't", "can’t"))}
        assert (name in labels(played(cards, table.format(name), "A: {play: Busca}"), "hand")) is comes


@pytest.mark.parametrize(("kind", "linked"), [("digivolution", False), ("link", True)])
def test_a_linked_card_is_no_digivolution_card(kind: str, *, linked: bool) -> None:
    """digimon:18.6: it lies under the Digimon and is none of its sources."""
    for lies, paid in ((linked, True), (not linked, False)):
        cards = quoted(
            {
                "Base": (PLAIN, f"[When Attacking] Return 1 [Pieza] from this Digimon's {kind} cards to the hand."),
                "Pieza": (PLAIN, SILENT),
            }
        )
        table = (
            f"battle: [{{card: Base, under: [{{card: Pieza, linked: {'yes' if lies else 'no'}}}]}}], deck: [Relleno]"
        )
        assert ("Pieza" in labels(played(cards, table, "A: {attack: Base, on: B}"), "hand")) is paid


def test_the_highest_with_a_part_of_a_trait_is_the_highest_of_those() -> None:
    """Another that is higher and has no such trait is none of them; and of two, the other one is not."""
    effect = "effects: [{static: [{modify: dp, by: 1, on: {trait contains: dragon, highest: dp}}]}]"
    cards = f"  Guía: {{type: tamer, {effect}}}\n  {FILLER}\n"
    for name, dp, traits in (("Bajo", 1000, "Sky Dragon"), ("Alto", 2000, "Dragonkin"), ("Otro", 9000, "Beast")):
        cards += f"  {name}: {{level: 3, dp: {dp}, cost: 3, traits: [{traits}]}}\n"
    given = "given: {A: {battle: [Guía, Bajo, Alto, Otro], deck: [Relleno]}, B: {deck: [Relleno]}}"
    game = replay(loads(f"game: digimon\ncards:\n{cards}{given}\nscript: []\n").situation).game
    assert {game.value(one, "dp") for one in game.zone("A", "battle")} >= {1000, 2001, 9000}


@pytest.mark.parametrize("kind", ["digivolution", "link"])
def test_what_waits_to_be_trashed_from_digivolution_cards_does_not_wait_linked(kind: str) -> None:
    """digimon:18.6: a linked card is none of them when it is trashed either."""
    cards = quoted(
        {
            "Base": (PLAIN, f"[When Attacking] Trash 1 of this Digimon's {kind} cards."),
            "Pieza": (PLAIN, "When an effect trashes this card from a Digimon's digivolution cards, ＜Draw 1＞."),
        }
    )
    lies = "yes" if kind == "link" else "no"
    table = f"battle: [{{card: Base, under: [{{card: Pieza, linked: {lies}}}]}}], deck: [{{card: Relleno, as: R}}]"
    found = played(cards, table, "A: {attack: Base, on: B}")
    assert labels(found, "trash") == {"Pieza"}
    assert ("R" in labels(found, "hand")) is (kind == "digivolution")

"""What Digimon's texts say of causes, blocks, trashed cards and what has been done so far, at the table."""

from tests.reader.test_played_digimon import labels, played

BODY = "level: 4, dp: 5000, cost: 5"
ATTACKS = "A: {attack: Actor, on: B}"


def test_a_card_trashed_from_the_security_stack_is_not_one_that_goes_to_the_hand() -> None:
    guard = ("type: tamer", "[All Turns] When a card is trashed from your security stack, ＜Draw 1＞.")
    for top, drawn in (("Trash your top security card.", True), ("Add your top security card to the hand.", False)):
        cards = {"Guardia": guard, "Golpe": ("type: option, cost: 0", f"[Main] {top}")}
        table = "battle: [Guardia], hand: [Golpe], security: [Relleno], deck: [{card: Relleno, as: Robada}]"
        assert ("Robada" in labels(played(cards, table, "A: {use: Golpe}"), "hand")) == drawn


def test_what_costs_less_for_a_while_costs_as_much_afterwards() -> None:
    """digimon:20.3: the next time it is used up."""
    for said, left in (("The next time one of your Digimon would digivolve this turn", -1), ("For the turn, when one of your Digimon would digivolve", 1)):  # fmt: skip
        cards = {
            "Actor": ("level: 3, dp: 5000, cost: 5", f"[When Attacking] {said}, reduce the digivolution cost by 2."),
            "Alto": (f"{BODY}, evolve cost: 3", "＜Rush＞"),
            "Cima": ("level: 5, dp: 5000, cost: 5, evolve cost: 3", "＜Rush＞"),
        }
        evolves = ("A: {digivolve: Actor, into: Alto}", "A: {digivolve: Alto, into: Cima}")
        found = played(cards, "battle: [Actor], hand: [Alto, Cima], deck: 3 cards", ATTACKS, *evolves)
        assert found.game.tally("A", "memory") == left


def test_for_each_card_trashed_counts_those_that_were() -> None:
    text = "[When Attacking] You may trash up to 2 cards in your hand. For each card trashed by this effect, gain 1 memory."
    table = "battle: [Actor], hand: [{card: Relleno, as: R1}, {card: Relleno, as: R2}]"
    for chosen, memory in (("R1", 4), ("[R1, R2]", 5)):
        script = f"A: {{attack: Actor, on: B, Actor/1: sí, carta: {chosen}}}"
        assert played({"Actor": (BODY, text)}, table, script).game.tally("A", "memory") == memory

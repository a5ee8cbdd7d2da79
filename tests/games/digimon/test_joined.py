"""What a digivolution by an effect leaves behind: the Digimon that it made has its name, and does not leave for another.

digimon:20.2, 17.2, and 15.11, where the DNA digivolution interrupts the deletion and the Digimon that it made goes on.
"""

import pytest

from judgekit.replay import Replay, replay
from judgekit.scenario import loads

CARDS = """
game: digimon
cards:
  Rojo: {level: 6, dp: 11000, cost: 12, colors: [red]}
  Azul: {level: 6, dp: 11000, cost: 12, colors: [blue]}
  Unión: {level: 7, dp: 15000, cost: 15, effects: [{zone: any, static: [{dna from: {name: Rojo}, with: {name: Azul}}]}]}
  Cima: {level: 7, dp: 13000, cost: 15, evolve cost: 3, evolves from: [6]}
"""
DNA = "{dna digivolve: PAIR, into: carta}"
CARD = "{choose: {name: NAME, zone: hand, controller: you}, as: carta}"
GROWS = "{modify: dp, by: 1000, on: carta, until: end of turn}"


def on_attack(digivolution: str, name: str) -> Replay:
    card = CARD.replace("NAME", name)
    actor = f"{{when: attack, do: [{card}, {digivolution}, {GROWS}]}}"
    return replay(
        loads(f"""{CARDS.replace("colors: [red]}", f"colors: [red], effects: [{actor}]}}")}
given:
  turn: A
  turn number: 3
  A: {{memory: 3, battle: [Rojo, Azul], hand: [Unión, Cima], security: 1 cards, deck: 5 cards}}
  B: {{security: 2 cards, deck: 5 cards}}
script:
  - A: {{attack: Rojo, on: B, Rojo/1: sí}}
""").situation
    )


@pytest.mark.parametrize(
    ("digivolution", "name", "dp"),
    [
        ("{dna digivolve: self, with: {name: Azul}, into: carta}", "Unión", 16000),
        ("{digivolve: self, into: carta, ignoring requirements: yes}", "Cima", 14000),
        ("{digivolve: self, into: {name: Unión, zone: hand, controller: you}}", "Cima", 15000),
    ],
)
def test_20_2_what_was_digivolved_into_keeps_the_name_that_it_had_in_the_hand(
    digivolution: str, name: str, dp: int
) -> None:
    found = on_attack(digivolution, name).game
    digimon = [one for one in found.zone("A", "battle") if one.label != "Azul"]
    assert [found.value(one, "dp") for one in digimon] == [dp]


def removed(does: str, removal: str, answer: str) -> Replay:
    reserve = f"  Reserva: {{type: tamer, effects: [{{would: {{event: leave, of: {{level: 6, controller: you}}}}, do: {does}}}]}}"
    blow = f"  Golpe: {{type: option, cost: 2, colors: [white], effects: [{{resolve: [{removal}]}}]}}"
    return replay(
        loads(
            f"""{CARDS}{reserve}
{blow}
given:
  turn: B
  turn number: 3
  A: {{memory: -3, battle: [Rojo, Azul, Reserva], hand: [Unión, Cima], security: 1 cards, deck: 5 cards}}
  B: {{memory: 3, battle: [Blanco], hand: [Golpe], security: 2 cards, deck: 5 cards}}
script:
  - B: {{use: Golpe}}
{answer}
""".replace("  Cima:", "  Blanco: {level: 3, dp: 1000, cost: 3, colors: [white]}\n  Cima:")
        ).situation
    )


def there(found: Replay) -> set[str]:
    return {one.label for one in found.game.zone("A", "battle")} - {"Reserva"}


JOINS = "[{may: [{dna digivolve: {name: Rojo}, with: {name: Azul}, into: {name: Unión, zone: hand, controller: you}}]}]"
DELETE = "{delete: {name: NAME}}"
BOTH = "{delete: {level: 6}}"


@pytest.mark.parametrize("removal", [DELETE.replace("NAME", "Rojo"), DELETE.replace("NAME", "Azul"), BOTH, "{move: {name: Rojo}, to: hand}"])  # fmt: skip
def test_17_2_what_becomes_another_digimon_by_dna_does_not_leave(removal: str) -> None:
    assert there(removed(JOINS, removal, "  - A: {Reserva/1: sí}")) == {"Unión"}


def test_17_2_who_does_not_digivolve_leaves() -> None:
    assert there(removed(JOINS, DELETE.replace("NAME", "Rojo"), "  - A: {Reserva/1: no}")) == {"Azul"}


def test_17_2_a_digimon_that_digivolves_alone_is_the_same_and_leaves() -> None:
    alone = "[{digivolve: {name: Rojo}, into: {name: Cima, zone: hand, controller: you}, ignoring requirements: yes}]"
    assert there(removed(alone, DELETE.replace("NAME", "Rojo"), "")) == {"Azul"}


def test_17_2_what_two_others_become_does_not_save_who_leaves() -> None:
    three = "{delete: {name: Blanco}}"
    assert there(removed(JOINS, three, "")) == {"Rojo", "Azul"}

"""Chapters 4.4 to 4.7: who may answer what, in what order links resolve, and what waits."""

from pathlib import Path

import pytest

from judgekit.engine.abilities import Resolves
from judgekit.engine.model import Card
from judgekit.games.yugioh.verbs import Negate
from tests.games.yugioh.table import SET, Board, clauses, order, played, verdicts, zone
from tests.games.yugioh.written import written

ECHO = Card("Eco", {"name": "Eco", "type": "trap", "icon": "normal"}, (Resolves(()),))
HUSH = Card("Silencio", {"name": "Silencio", "type": "trap", "icon": "counter"}, (Resolves((Negate("activation"),)),))


def activate(player: str, name: str, *, responds: bool = False):
    return (player, ">activate" if responds else "activate", {"activate": name})


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        ("Bola de Fuego", "4.5.3.2 4.5.1 4.5.6.1"),
        ("Cilindro Perdido", "legal"),
        ("Siete Herramientas del Bandido", "2.13.4.1"),
    ],
)
def test_4_5_an_answer_to_a_spell_needs_speed_2_and_its_own_condition(answer: str, verdict: str) -> None:
    board = {"A hand": ["Olla de la Codicia"], "A deck": ["Kuriboh", "Kuriboh"], "B spells": [(answer, SET)]}
    table = played(board, activate("A", "Olla de la Codicia"), activate("B", answer, responds=True))
    assert verdicts(table) == ["legal", verdict]


def test_4_5_2_1_only_speed_3_answers_a_counter_trap() -> None:
    board: Board = {
        "A hand": ["Bola de Fuego"],
        "A spells": [("Siete Herramientas del Bandido", SET)],
        "B spells": [("Cilindro Perdido", SET), ("Rugido Amenazante", SET)],
    }
    table = played(
        board,
        activate("A", "Bola de Fuego"),
        activate("B", "Cilindro Perdido", responds=True),
        activate("A", "Siete Herramientas del Bandido", responds=True),
        activate("B", "Rugido Amenazante", responds=True),
    )
    assert "4.5.2.1 4.5.5.1.1" in verdicts(table)
    assert order(table) == ["Siete Herramientas del Bandido/1", "Bola de Fuego/1"]


@pytest.mark.parametrize("links", [1, 2, 5, 20])
def test_4_5_6_2_a_chain_resolves_from_the_last_link_down(links: int) -> None:
    names = ["Eco", *(f"Eco#{number}" for number in range(2, 2 * links + 1))]
    alternate = [name for pair in zip(names[:links], names[links:], strict=True) for name in pair]
    moves = [activate("AB"[place % 2], name, responds=place > 0) for place, name in enumerate(alternate)]
    table = played({"A spells": [(ECHO, SET)] * links, "B spells": [(ECHO, SET)] * links}, *moves)
    assert order(table) == [f"{name}/1" for name in reversed(alternate)]
    assert zone(table, "A", "spells") == zone(table, "B", "spells") == []


def test_4_4_2_a_player_may_answer_themselves_where_the_other_passes() -> None:
    board = {"A hand": ["Bola de Fuego"], "A spells": [("Cilindro Perdido", SET)]}
    table = played(board, activate("A", "Bola de Fuego"), activate("A", "Cilindro Perdido", responds=True))
    assert order(table) == ["Cilindro Perdido/1", "Bola de Fuego/1"]


def test_5_1_9_1_no_action_that_is_no_activation_can_be_answered() -> None:
    board = {
        "A hand": ["Guerrero Celta", "Cráneo Invocado", "Agujero Oculto"],
        "A monsters": [("Elfa Mística", SET | {"defense": True}), ("Kuriboh", {"played": 1})],
        "B spells": [("Cilindro Perdido", SET)],
    }
    actions = [
        ("A", "summon", {"summon": "Guerrero Celta"}),
        ("A", "flip summon", {"flip summon": "Elfa Mística"}),
        ("A", "change position", {"change position": "Kuriboh"}),
        ("A", "set", {"set": "Agujero Oculto"}),
    ]
    for one in actions:
        assert verdicts(played(board, one, activate("B", "Cilindro Perdido"))) == ["legal", "5.1.9.1"]


def test_4_7_1_while_nothing_happens_the_priority_is_the_turn_players() -> None:
    board = {"B spells": [("Cilindro Perdido", SET)], "A spells": [("Rugido Amenazante", SET)]}
    assert verdicts(played(board, activate("B", "Cilindro Perdido"))) == ["4.7.1"]
    assert verdicts(played(board, activate("A", "Rugido Amenazante"))) == ["legal"]


def test_5_2_22_a_cost_that_cannot_be_paid_leaves_no_mark() -> None:
    table = played({"A hand": ["Vórtice de Relámpago"]}, activate("A", "Vórtice de Relámpago"))
    assert verdicts(table) == ["5.2.22"]
    assert zone(table, "A", "hand") == ["Vórtice de Relámpago"]
    assert not clauses(table, "face up")


@pytest.mark.parametrize(("reading", "stays"), [("activación", False), ("efecto", True)])
def test_4_6_a_continuous_trap_stays_only_if_its_effect_alone_was_negated(reading: str, stays: bool) -> None:
    table = played(
        {"A spells": [(HUSH, SET)], "B spells": [("Barrera Continua", SET)]},
        ("A", "go", {"go": "battle"}),
        activate("B", "Barrera Continua", responds=True),
        activate("A", "Silencio", responds=True),
        readings={"qué se niega": reading},
    )
    assert order(table) == ["Silencio/1"]
    assert (zone(table, "B", "spells") == ["Barrera Continua"]) is stays
    assert ("4.6.2" in clauses(table, "negate")) is stays


@pytest.mark.parametrize(
    "ability",
    ["{when: send, do: [draw]}", "{activate: ignition, cost: [{move: self, to: graveyard}], do: [draw]}"],
)
def test_2_14_4_1_what_a_continuous_spell_does_from_elsewhere_needs_no_card_on_the_field(
    tmp_path: Path, ability: str
) -> None:
    cards = (
        f"  Fuente: {{type: spell, icon: continuous, effects: [{ability}]}}\n"
        "  Rayo: {type: spell, effects: [{resolve: [{move: {name: Fuente}, to: graveyard}]}]}\n"
    )
    play = "activate: Fuente" if "ignition" in ability else "activate: Rayo"
    given = "A: {spells: [Fuente], hand: [Rayo], deck: 3 cards}"
    table = written(tmp_path, cards, given, f"  - A: {{{play}}}")
    assert any(one.card.name not in {"Rayo", "Fuente"} for one in table.zone("A", "hand"))


def test_5_1_7_1_what_is_done_later_is_of_an_effect_that_has_resolved(tmp_path: Path) -> None:
    later = "{later: {event: phase, to: end}, do: [{destroy: {name: Peón}}]}"
    card = (
        f"  Bruja: {{level: 4, atk: 1300, def: 0, kinds: [effect], effects: [{{activate: ignition, do: [{later}]}}]}}\n"
    )
    given = "A: {monsters: [Bruja, Peón], deck: 3 cards}"
    table = written(tmp_path, card, given, "  - A: {activate: Bruja}\n  - A: {go: end}")
    assert [one.label for one in table.zone("A", "graveyard")] == ["Peón"]

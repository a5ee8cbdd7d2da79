"""A duel between two players who try whatever their cards suggest: what the rulebook promises holds at every turn."""

from random import Random

import pytest

from judgekit.engine.choice import Choice, Move
from judgekit.engine.model import Card
from judgekit.fuzz import check_zones, watched
from judgekit.games.yugioh.game import Yugioh
from judgekit.games.yugioh.turn import NEXT
from tests.campaign import seeds
from tests.games.yugioh.table import CARDS, SET, lay

MONSTERS = [one for one in CARDS.values() if one.printed["type"] == "monster"]
EXTRA = [one for one in MONSTERS if {"xyz", "synchro"} & set(one.printed.get("kinds") or ())]  # type: ignore[arg-type]
MAIN = [one for one in CARDS.values() if one not in EXTRA]
SPELLS = [one for one in MAIN if one.printed["type"] != "monster" and one.printed["icon"] != "field"]
PENDULUM = [one for one in MAIN if one.printed.get("scale")]


class Duelist:
    """Tries the actions that the cards on the table suggest, and answers at random."""

    def __init__(self, seed: int, most: int) -> None:
        self.random, self.left = Random(seed), most
        self.table: Yugioh

    def choose(self, choice: Choice) -> tuple[int, ...]:
        return tuple(self.random.sample(range(len(choice.options)), self.random.randint(choice.least, choice.most)))

    def forced(self, choice: Choice) -> None:
        """Nothing to decide."""

    def respond(self, player: str, *, later: str = "") -> Move | None:
        return self.made(player, "activate", self.labels(player, "spells")) if self.random.random() < 0.5 else None

    def move(self) -> Move | None:
        self.left -= 1
        return self.attempt(self.table.turn_player) if self.left > 0 else None

    def attempt(self, player: str) -> Move:
        hand, mine = self.labels(player, "hand"), self.labels(player, "monsters")
        verb = self.random.choice(
            ["activate", "attack", "attack", "summon", "set", "flip summon", "xyz summon", "pendulum summon", "go"]
        )
        match verb:
            case "attack":
                foes = self.labels(self.table.opponent(player), "monsters")
                return self.made(player, verb, mine, **({"target": self.random.choice(foes)} if foes else {}))
            case "summon" | "set":
                return self.made(player, verb, hand, tribute=self.some(mine, self.random.choice((0, 0, 1, 2))))
            case "flip summon":
                return self.made(player, verb, mine)
            case "xyz summon":
                return self.made(player, verb, self.labels(player, "extra"), **{"with": self.some(mine, 2)})
            case "pendulum summon":
                return Move(player, verb, {verb: self.some(hand, 2)}, tries=True)
            case "activate":
                return self.made(player, verb, [*hand, *self.labels(player, "spells")])
        if self.table.phase == "end":
            return Move(player, "end turn", {}, tries=True)
        return Move(player, "go", {"go": self.random.choice(NEXT[self.table.phase])}, tries=True)

    def made(self, player: str, verb: str, among: list[str], **words: object) -> Move:
        return Move(
            player, verb, {verb: self.random.choice(among or list(self.table.state.current)), **words}, tries=True
        )

    def some(self, labels: list[str], count: int) -> tuple[str, ...]:
        return tuple(self.random.sample(labels, min(count, len(labels))))

    def labels(self, player: str, zone: str) -> list[str]:
        return [one.label for one in self.table.zone(player, zone)]


def duel(seed: int) -> Yugioh:
    random, chooser = Random(seed), Duelist(seed, 250)
    table = watched(Yugioh)(chooser, seed)
    assert isinstance(table, Yugioh)
    chooser.table = table
    for name, value in {"turn": "A", "turn number": 1, "phase": "main 1"}.items():
        table.state.set(value, name)
    for player in table.players:
        deal(table, random, player)
    table.play()
    return table


def deal(table: Yugioh, random: Random, player: str) -> None:
    def some(cards: list[Card], count: int) -> list[Card]:
        return [random.choice(cards) for _ in range(count)]

    for zone, cards in {"deck": some(MAIN, 20), "hand": some(MAIN, 5), "extra": some(EXTRA, 4)}.items():
        for one in cards:
            lay(table, f"{player} {zone}", one)
    for one in some([one for one in MONSTERS if one not in EXTRA], 3):
        lay(table, f"{player} monsters", (one, {"played": 0}))
    for one in some(SPELLS, 3):
        lay(table, f"{player} spells", (one, SET | {"played": 0}))
    for one in some(PENDULUM, 2):
        lay(table, f"{player} pendulum", one)


@pytest.mark.parametrize("seed", seeds(8))
def test_a_random_duel_keeps_every_promise(seed: int) -> None:
    table = duel(seed)
    check_zones(table)
    for player in table.players:
        assert len(table.monsters(player)) <= 5
        assert len(table.zone(player, "spells")) <= 5
        assert len(table.zone(player, "field spell")) <= 1
        assert table.life(player) >= 0
    assert table.over or not (table.state.stack or table.state.waiting or table.asked)
    check_one_normal_summon_per_turn(table)
    check_chains_resolve_backwards(table)


def check_one_normal_summon_per_turn(table: Yugioh) -> None:
    """3.3.4.3.1, counted in the record."""
    turn = 0
    for step in table.trace.steps:
        if step.key == "turn ends":
            turn = 0
        monster = step.key == "set" and table.is_monster(table.card(str(step.args["subject"])))
        turn += step.key == "normal summon" or monster
        assert turn <= 1


def check_chains_resolve_backwards(table: Yugioh) -> None:
    """4.5.6.2, read in the record: links go up from 1, then what resolves comes down."""
    links: list[str] = []
    for step in table.trace.steps:
        if step.key == "link":
            links.append(str(step.args["ability"]))
            assert step.args["number"] == len(links)
        if step.key in {"resolve", "negated link"}:
            assert links.pop() == step.args["ability"]
    assert not links or table.over

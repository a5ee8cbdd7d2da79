"""Random play: a chooser that tries anything, and the table's invariants watched after every move."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from judgekit.engine.actions import ActionForm
from judgekit.engine.choice import Choice, Move
from judgekit.engine.game import Game
from judgekit.engine.legal_moves import Legal
from judgekit.replay.run import lay
from judgekit.scenario.model import Situation


@dataclass
class Said:
    """Everything that a chooser was asked and answered, in order."""

    moves: list[Move | None] = field(default_factory=list)
    responses: list[Move | None] = field(default_factory=list)
    taken: list[tuple[int, ...]] = field(default_factory=list)


class RandomPlayer:
    """Tries random words with every verb, answers at random, and remembers it all."""

    def __init__(self, seed: int, most: int) -> None:
        self.random, self.left, self.said = Random(seed), most, Said()
        self.game: Game | None = None

    def move(self) -> Move | None:
        self.left -= 1
        made = self._attempt(self.random.choice(self._table.players), responds=False) if self.left > 0 else None
        self.said.moves.append(made)
        return made

    def respond(self, player: str, *, later: str = "") -> Move | None:
        made = self._attempt(player, responds=True) if self.random.random() < 0.3 else None
        self.said.responses.append(made)
        return made

    def choose(self, choice: Choice) -> tuple[int, ...]:
        count = self.random.randint(choice.least, max(choice.least, choice.most))
        taken = tuple(self.random.sample(range(len(choice.options)), count))
        self.said.taken.append(taken)
        return taken

    def forced(self, choice: Choice) -> None:
        pass

    @property
    def _table(self) -> Game:
        assert self.game is not None
        return self.game

    def _attempt(self, player: str, *, responds: bool) -> Move:
        form = self.random.choice(list(self._table.forms().values()))
        if self.random.random() < 0.3 and (legal := self._legal(player, form.verb)):
            return replace(self.random.choice(legal), tries=True, responds=responds)
        words = {word.name: self._word(word.takes, player) for word in form.words if self._says(form, word)}
        return Move(player, form.verb, words, tries=True, responds=responds)

    def _legal(self, player: str, verb: str) -> list[Move]:
        """Some play is good play: what nobody would hit upon by chance is made too."""
        found = self._table.moves_tried(player, verb, most=60)
        return [one.move for one in found if isinstance(one, Legal)]

    def _says(self, form: ActionForm, word: Any) -> bool:
        return word.needed or word is form.words[0] or self.random.random() < 0.5

    def _word(self, takes: str, player: str) -> Any:
        labels = [one.label for one in self._table.state.objects.values() if self._near(one, player)]
        labels = labels or list(self._table.state.current) or ["nadie"]
        match takes:
            case "labels":
                return tuple(self.random.sample(labels, self.random.randint(0, min(3, len(labels)))))
            case "number":
                return str(self.random.choice((0, 1, 2, 3, 1000)))
            case "flag":
                return self.random.choice(("yes", "no"))
            case "player or label" if self.random.random() < 0.4:
                return self.random.choice(self._table.players)
            case "text":
                return self.random.choice((*self._table.phases, *self._table.kinds(), "nada"))
            case _:
                return self.random.choice(labels)

    def _near(self, obj: Any, player: str) -> bool:
        """Mostly one's own hand and both fields, as a person would; sometimes anything."""
        own = obj.owner == player and obj.zone.name == "hand"
        return own or self._table.is_field(obj) or self.random.random() < 0.1


class Repeater:
    """Gives the same answers again, and fails where it is asked something else."""

    def __init__(self, said: Said) -> None:
        self.moves, self.responses, self.taken = iter(said.moves), iter(said.responses), iter(said.taken)

    def move(self) -> Move | None:
        return next(self.moves)

    def respond(self, player: str, *, later: str = "") -> Move | None:
        return next(self.responses)

    def choose(self, choice: Choice) -> tuple[int, ...]:
        return next(self.taken)

    def forced(self, choice: Choice) -> None:
        pass


class Watched:
    """A game whose table is looked at after every move."""

    def perform(self, move: Move) -> bool:
        game: Any = self
        before = exact(game)
        done: bool = super().perform(move)  # type: ignore[misc]
        if not done:
            assert exact(game) == before, f"an illegal {move.verb} left a mark"
        check_zones(game)
        return done


def watched(game: type[Game], how: type[Watched] = Watched) -> type[Game]:
    """The game with its table looked at after every move."""
    return type(game.__name__, (how, game), {})


def exact(game: Game) -> str:
    """The whole state, to the letter, but for the two numbers that only say whether caches are stale."""
    return repr({name: value for name, value in vars(game.state).items() if name not in {"version", "layout"}})


def check_zones(game: Game) -> None:
    """Every card is in exactly one zone, and every zone holds only what is on the table."""
    lying = [one for ids in game.state.zones.values() for one in ids]
    assert sorted(lying) == sorted(game.state.objects)
    assert sorted(game.state.current) == sorted(one.label for one in game.state.objects.values())
    for zone, ids in game.state.zones.items():
        assert all(game.state.objects[one].zone == zone for one in ids)


def play_randomly(situation: Situation, seed: int, most: int = 30, how: type[Watched] = Watched) -> tuple[Game, Said]:
    """Play from a scenario's board without its script."""
    player = RandomPlayer(seed, most)
    table = watched(situation.game, how)(player, seed)
    player.game = table
    lay(table, situation)
    table.play()
    return table, player.said


def repeat(situation: Situation, seed: int, said: Said) -> Game:
    """Play the same moves and answers again."""
    table = situation.game(Repeater(said), seed)
    lay(table, situation)
    table.play()
    return table

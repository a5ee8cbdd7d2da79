"""Somebody who plays at random: mostly tries anything, some of the time makes a legal move, and remembers it all."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from judgekit.engine.actions import ActionForm, Word
from judgekit.engine.choice import Choice, Move
from judgekit.engine.game import Game
from judgekit.engine.legal_moves import Legal
from judgekit.engine.model import Obj

RESPONDS, LEGAL, SAYS_MORE, FAR, AT_PLAYER = 0.3, 0.3, 0.5, 0.1, 0.4
TRIALS = 60
NUMBERS = (0, 1, 2, 3, 1000)


@dataclass
class Said:
    """Everything that was asked and answered, in order; `lines` is all of it as a script has it."""

    moves: list[Move | None] = field(default_factory=list)
    responses: list[Move | None] = field(default_factory=list)
    taken: list[tuple[int, ...]] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)


class RandomPlayer:
    """Tries random words with every verb and answers at random, at most so many moves."""

    def __init__(self, seed: int, most: int) -> None:
        self.random, self.left, self.said = Random(seed), most, Said()
        self._game: Game | None = None

    def seated(self, table: Game) -> None:
        """This is the table to play at."""
        self._game = table

    def move(self) -> Move | None:
        """The next move."""
        self.left -= 1
        made = self._attempt(self.random.choice(self._table.players), responds=False) if self.left > 0 else None
        self.said.moves.append(made)
        return self._written(made, "tries")

    def respond(self, player: str, *, later: str = "") -> Move | None:  # noqa: ARG002 - anything is tried
        """A response, some of the time."""
        made = self._attempt(player, responds=True) if self.random.random() < RESPONDS else None
        self.said.responses.append(made)
        return self._written(made, "tries to respond")

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """As many options as are allowed, any of them."""
        count = self.random.randint(choice.least, max(choice.least, choice.most))
        taken = tuple(self.random.sample(range(len(choice.options)), count))
        self.said.taken.append(taken)
        if not (choice.skips and taken == (len(choice.options) - 1,)):
            keys = [choice.options[one].key for one in taken]
            self.said.lines.append({choice.player: {choice.name: keys[0] if len(keys) == 1 else keys or "none"}})
        return taken

    def forced(self, choice: Choice) -> None:
        """Nothing to decide."""

    @property
    def _table(self) -> Game:
        assert self._game is not None
        return self._game

    def _written(self, made: Move | None, manner: str) -> Move | None:
        if made is not None:
            words = {name: list(value) if isinstance(value, tuple) else value for name, value in made.words.items()}
            self.said.lines.append({f"{made.player} {manner}": words})
        return made

    def _attempt(self, player: str, *, responds: bool) -> Move:
        form = self.random.choice(list(self._table.forms().values()))
        if self.random.random() < LEGAL and (legal := self._legal(player, form.verb)):
            return replace(self.random.choice(legal), tries=True, responds=responds)
        words = {word.name: self._word(word.takes, player) for word in form.words if self._says(form, word)}
        return Move(player, form.verb, words or {form.verb: "yes"}, tries=True, responds=responds)

    def _legal(self, player: str, verb: str) -> list[Move]:
        """Some play is good play: what nobody would hit upon by chance is made too."""
        found = self._table.moves_tried(player, verb, most=TRIALS)
        return [one.move for one in found if isinstance(one, Legal)]

    def _says(self, form: ActionForm, word: Word) -> bool:
        return word.needed or word is form.words[0] or self.random.random() < SAYS_MORE

    def _word(self, takes: str, player: str) -> Any:
        labels = [one.label for one in self._table.state.objects.values() if self._near(one, player)]
        labels = labels or list(self._table.state.current) or ["nadie"]
        match takes:
            case "labels":
                return tuple(self.random.sample(labels, self.random.randint(0, min(3, len(labels)))))
            case "number":
                return str(self.random.choice(NUMBERS))
            case "flag":
                return self.random.choice(("yes", "no"))
            case "player or label" if self.random.random() < AT_PLAYER:
                return self.random.choice(self._table.players)
            case "text":
                return self.random.choice((*self._table.phases, *self._table.kinds(), "nada"))
            case _:
                return self.random.choice(labels)

    def _near(self, obj: Obj, player: str) -> bool:
        """Mostly one's own hand and both fields, as a person would; sometimes anything."""
        own = obj.owner == player and obj.zone.name == "hand"
        return own or self._table.is_field(obj) or self.random.random() < FAR


class Repeater:
    """Gives the same answers again, and fails where it is asked something else."""

    def __init__(self, said: Said) -> None:
        self._moves, self._responses, self._taken = iter(said.moves), iter(said.responses), iter(said.taken)

    def move(self) -> Move | None:
        """The move that was made."""
        return next(self._moves)

    def respond(self, player: str, *, later: str = "") -> Move | None:  # noqa: ARG002
        """What was answered."""
        return next(self._responses)

    def choose(self, choice: Choice) -> tuple[int, ...]:  # noqa: ARG002
        """What was taken."""
        return next(self._taken)

    def forced(self, choice: Choice) -> None:
        """Nothing to decide."""

"""What every layer of the kernel stands on: state, trace, players, clauses and decisions."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar, Self

from judgekit.engine.choice import Attempt, Choice, Chooser, Decision, Excluded, Option
from judgekit.engine.dice import Dice
from judgekit.engine.kept import kept
from judgekit.engine.model import Obj, ZoneKind
from judgekit.engine.rule import Illegal, rules_of
from judgekit.engine.state import State
from judgekit.engine.trace import MOST_STEPS, Endless, Step, Trace
from judgekit.engine.worked_out import WorkedOut


class Core:
    """State, trace, players and decisions; games set the class variables."""

    game: ClassVar[str]
    zone_kinds: ClassVar[tuple[ZoneKind, ...]] = ()
    players: tuple[str, ...] = ("A", "B")

    def __init__(self, chooser: Chooser, seed: int = 0) -> None:
        self.state = State()
        self.trace = Trace()
        self.chooser = chooser
        self.random = Dice(seed)
        self.attempts: list[tuple[str, ...]] = []
        self.seen_at: dict[int, Self] = {}
        self._may_be_illegal = False
        self._roles, self._kinds = self.roles(), self.kinds()

    @classmethod
    @kept
    def roles(cls) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The rule methods by role and by the event they look at, in the order of the chapters."""
        found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        for name, rule in rules_of(cls).items():
            found[rule.role][rule.about].append(name)
        return {role: dict(about) for role, about in found.items()}

    @classmethod
    def cited(cls, numbers: tuple[str, ...]) -> tuple[str, ...]:
        """Clause ids of the game's document."""
        return _ids(cls.game, numbers)

    @classmethod
    @kept
    def kinds(cls) -> Mapping[str, ZoneKind]:
        """The game's zones by name."""
        return {kind.name: kind for kind in cls.zone_kinds}

    def rule_methods(self, role: str, about: str) -> Sequence[str]:
        """The names of the rule methods with this role for this event."""
        by_event = self._roles.get(role)
        return by_event.get(about, ()) if by_event else ()

    @property
    def winner(self) -> str:
        """Who has won, «draw» where nobody did, "" while the game goes on."""
        return str(self.state.value("winner") or "")

    @property
    def over(self) -> bool:
        """Has somebody won, or is it a draw?"""
        return bool(self.winner)

    @property
    def turn_player(self) -> str:
        """Whose turn it is."""
        return str(self.state.value("turn") or self.players[0])

    @property
    def who_may_act(self) -> str:
        """Who may do something now; a discipline with windows knows better."""
        return self.turn_player

    def opponent(self, player: str) -> str:
        """The next player in turn order."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def in_turn_order(self) -> tuple[str, ...]:
        """The players, from the turn player on."""
        start = self.players.index(self.turn_player)
        return self.players[start:] + self.players[:start]

    def say(self, key: str, /, *, actor: str | None = None, because: tuple[int, ...] = (), **args: Any) -> Step:
        """Record a step by the rule that is running; objects among the arguments go by their labels."""
        return self.trace.say(key, {name: _plain(value) for name, value in args.items()}, actor=actor, because=because)

    def spares(self, key: str, /, **args: Any) -> None:
        """The rule that is running lets this pass: what is said of it, if it leaves no step."""
        self.trace.spares(key, {name: _plain(value) for name, value in args.items()})

    def cite(self) -> None:
        """The rule that is running shaped the open step."""
        self.trace.cite()

    def choose(
        self,
        player: str,
        kind: str,
        name: str,
        options: Iterable[Option],
        *,
        least: int = 1,
        most: int = 1,
        skips: bool = False,
        excluded: Excluded = (),
    ) -> tuple[Option, ...]:
        """Ask the player; no question where every option must be taken."""
        excluded = (*excluded, *self.out_of_question(name))
        offered = _told_apart(tuple(options))
        most = min(most, len(offered))
        choice = Choice(player, kind, name, offered, self.trace.clauses, min(least, most), most, skips, excluded)
        if most <= 0:
            self._tell(choice)
            return ()
        self.trace.offered.append(choice)
        if least >= len(offered):
            self._tell(choice)
            return offered
        taken = self._ask(choice)
        self.trace.decisions.append(Decision(choice, taken, len(self.trace.steps)))
        return tuple(offered[index] for index in taken)

    def out_of_question(self, name: str) -> Excluded:  # noqa: ARG002 - the next layer says what must not be asked
        """What looks like an option of this choice and is none, whatever is asked at this moment."""
        return ()

    def tell_of(self, player: str, kind: str, name: str, options: Iterable[Option]) -> tuple[int, ...] | None:
        """Tell whoever answers of a choice that makes no difference; what is said of it, if anything is."""
        choice = Choice(player, kind, name, _told_apart(tuple(options)), self.trace.clauses)
        self.trace.offered.append(choice)
        return self._tell(choice)

    def _ask(self, choice: Choice) -> tuple[int, ...]:
        while True:
            try:
                return choice.checked(self.chooser.choose(choice))
            except Attempt as attempt:
                if attempt.whole and self._may_be_illegal:
                    raise _no_option(choice, attempt.word) from None
                self._say_attempt(choice, attempt.word)
                if choice.takes_alone(attempt.word):
                    return (next(at for at, one in enumerate(choice.options) if one.key == attempt.word),)

    def _tell(self, choice: Choice) -> tuple[int, ...] | None:
        while True:
            try:
                return self.chooser.forced(choice)
            except Attempt as attempt:
                if attempt.whole and self._may_be_illegal:
                    raise _no_option(choice, attempt.word) from None
                self._say_attempt(choice, attempt.word)

    def _say_attempt(self, choice: Choice, word: str) -> None:
        why = _excluded_by(choice, word)
        legal = any(one.key == word for one in choice.options)
        self.attempts.append(() if legal else why)
        if len(self.attempts) > MOST_STEPS:
            raise Endless
        if not legal:
            self.illegal_choice(choice, word, why)

    def illegal_choice(self, choice: Choice, word: str, why: tuple[str, ...]) -> None:
        """Something that is no option was chosen; a game adds what its rules do about it."""
        words = {"player": choice.player, "choice": choice.name, "word": word}
        self.trace.stopped("illegal choice", words, why)

    def decides(self, player: str, name: str, kind: str = "optional", *, skips: bool = False) -> bool:
        """Ask the player yes or no."""
        (answer,) = self.choose(player, kind, name, (Option("sí", True), Option("no", False)), skips=skips)
        return bool(answer.value)

    def obliged(self, player: str, name: str, refuse: Callable[[], None]) -> None:
        """Tell whoever answers that this must be done; that it is declined breaks the clause by which `refuse` raises.

        `refuse` is only asked where somebody tries to decline.
        """
        choice = Choice(player, "optional", name, (Option("sí", True),), self.trace.clauses)
        while True:
            try:
                self.chooser.forced(choice)
            except Attempt as attempt:
                excluded = ((attempt.word, refused_by(refuse) or choice.clauses),)
                self._say_attempt(replace(choice, excluded=excluded), attempt.word)
            else:
                return

    def as_it_is(self) -> Self:
        """The game at this moment, for whoever looks at it later; nothing that happens from now on changes it."""
        seen = copy(self)
        for name, one in vars(self).items():
            if isinstance(one, dict | list | set | WorkedOut):
                setattr(seen, name, copy(one))
        seen.state, seen.trace = self.state.as_it_is(), self.trace.as_it_is()
        seen.seen_at = {}
        return seen

    def twin(self, chooser: Chooser) -> Self:
        """The same game, to be played on by another chooser where nothing is running."""
        twin = copy(self)
        for name, one in vars(self).items():
            if isinstance(one, dict | list | set | WorkedOut):
                setattr(twin, name, copy(one))
        twin.state, twin.trace, twin.random = self.state.twin(), self.trace.twin(), self.random.twin()
        twin.chooser = chooser
        return twin

    def checkpoint(self) -> tuple[Any, ...]:
        """Everything needed to come back to this moment."""
        return self.state.checkpoint(), self.trace.checkpoint(), self.random.getstate()

    def rewind(self, checkpoint: tuple[Any, ...]) -> None:
        """Come back to a checkpoint: nothing done since has left a mark."""
        state, trace, random = checkpoint
        self.state.rewind(state)
        self.trace.rewind(trace)
        self.random.setstate(random)


def refused_by(refuse: Callable[[], None]) -> tuple[str, ...]:
    """The clauses of the rule that refuses something; () where none does."""
    try:
        refuse()
    except Illegal as illegal:
        return illegal.clauses
    return ()


def _no_option(choice: Choice, word: str) -> Illegal:
    illegal = Illegal("no option", player=choice.player, choice=choice.name, option=word)
    illegal.clauses = _excluded_by(choice, word)
    return illegal


def _excluded_by(choice: Choice, word: str) -> tuple[str, ...]:
    return dict(choice.excluded).get(word, choice.clauses)


def _told_apart(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Options with the same word get others: the second «Eco/1» is «Eco/1#2»."""
    if len({one.key for one in options}) == len(options):
        return options
    seen: Counter[str] = Counter()
    found = []
    for one in options:
        seen[one.key] += 1
        found.append(one if seen[one.key] == 1 else Option(f"{one.key}#{seen[one.key]}", one.value))
    return tuple(found)


_SEVERAL = (list, tuple)


def _plain(value: Any) -> Any:
    if isinstance(value, Obj):
        return value.label
    if isinstance(value, _SEVERAL):
        return [_plain(one) for one in value]
    return value


@cache
def _ids(game: str, numbers: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{game}:{number}" for number in numbers)

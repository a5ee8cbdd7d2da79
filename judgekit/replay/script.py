"""The script as a chooser: makes the moves in order, answers what is asked, passes when it says nothing."""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from judgekit.engine.choice import Attempt, Choice, Move
from judgekit.engine.origin import Origin
from judgekit.scenario import NO, YES, Answer, Entry

TRY = "try "
NONE = frozenset({"none", "ninguno", "ninguna"})


class Unanswered(Exception):  # noqa: N818 - the script's mistake
    """A choice with several options that the script does not answer; `after` is the last line it played."""

    def __init__(self, choice: Choice, after: Origin | None) -> None:
        super().__init__(choice.name)
        self.choice, self.after = choice, after


class NoOption(Exception):  # noqa: N818 - the script's mistake
    """An answer that is none of the options."""

    def __init__(self, choice: Choice, word: str, place: Origin) -> None:
        super().__init__(word)
        self.choice, self.word, self.place = choice, word, place


class Unused(Exception):  # noqa: N818 - the script's mistake
    """A line or an answer that nothing asked for."""

    def __init__(self, what: str, place: Origin) -> None:
        super().__init__(what)
        self.what, self.place = what, place


@dataclass(slots=True)
class _Held:
    """An answer that waits to be asked for; `words` are what is left of it."""

    player: str
    answer: Answer
    words: deque[str]
    line: Origin


class Script:
    """Plays the entries of a script."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = deque(entries)
        self._held: list[_Held] = []
        self._last: Origin | None = None

    @property
    def last(self) -> Origin | None:
        """The last line that was played."""
        return self._last

    def move(self) -> Move | None:
        """The next move of the script; raises Unused where an earlier answer was never asked for."""
        self._check_all_used()
        if not self._entries:
            return None
        entry = self._entries.popleft()
        if entry.move is None:
            raise Unused(entry.answers[0].name, entry.place)
        if entry.move.responds:
            raise Unused(entry.move.verb, entry.place)
        self._begin(entry)
        return entry.move

    def respond(self, player: str, *, later: str = "") -> Move | None:
        """The next entry, if it is a response of this player and is made in this window."""
        if not self._entries:
            return None
        entry = self._entries[0]
        if entry.move is None or not entry.move.responds or entry.player != player:
            return None
        if entry.move.verb == later:
            return None
        self._entries.popleft()
        self._begin(entry)
        return entry.move

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """The answer that is held for this choice, or that comes next; a pass where the choice has one."""
        held = self._find(choice) or self._next_answers(choice)
        if held is None:
            if choice.skips:
                return (len(choice.options) - 1,)
            raise Unanswered(choice, self._last)
        return self._taken(choice, held)

    def forced(self, choice: Choice) -> None:
        """A script may say what had to be taken anyway; raises NoOption where it says something else."""
        held = self._find(choice) or self._next_answers(choice)
        if held is not None:
            self._taken(choice, held)

    def undone(self, move: Move) -> None:
        """An illegal attempt takes with it the answers of its line that nobody asked for."""
        self._held = [one for one in self._held if one.line != move.place]

    def check_over(self) -> None:
        """Raise Unused where something of the script was never asked for."""
        self._check_all_used()
        if self._entries:
            entry = self._entries[0]
            raise Unused(entry.move.verb if entry.move else entry.answers[0].name, entry.place)

    def _taken(self, choice: Choice, held: _Held) -> tuple[int, ...]:
        many = choice.most > 1 or choice.least == 0
        words = list(held.words) if many and held.answer.is_list else [held.words[0]]
        if words[0].startswith(TRY):
            words = words[:1]
        for _ in words:
            held.words.popleft()
        if not held.words:
            self._held.remove(held)
        if words[0].startswith(TRY):
            raise Attempt(words[0].removeprefix(TRY))
        taken = _indexes(choice, words, held.answer.place)
        if not choice.least <= len(taken) <= choice.most:
            raise NoOption(choice, ", ".join(words), held.answer.place)
        return taken

    def _begin(self, entry: Entry) -> None:
        self._last = entry.place
        self._held.extend(_Held(entry.player, answer, deque(answer.words), entry.place) for answer in entry.answers)

    def _find(self, choice: Choice) -> _Held | None:
        if not self._held:
            return None
        return next((one for one in self._held if (one.player, one.answer.name) == (choice.player, choice.name)), None)

    def _next_answers(self, choice: Choice) -> _Held | None:
        if not self._entries or self._entries[0].move is not None or self._entries[0].player != choice.player:
            return None
        if choice.name not in {answer.name for answer in self._entries[0].answers}:
            return None
        self._begin(self._entries.popleft())
        return self._find(choice)

    def _check_all_used(self) -> None:
        if self._held:
            raise Unused(self._held[0].answer.name, self._held[0].answer.place)


class AsFarAsItGoes(Script):
    """The same script where the rules are others: what nobody asks is forgotten, what nobody answers is passed.

    A response to which no window opens is not made; where passing is no option, the first ones are taken.
    """

    def move(self) -> Move | None:
        """The next move that is no response."""
        self._held.clear()
        while self._entries and (self._entries[0].move is None or self._entries[0].move.responds):
            self._entries.popleft()
        return super().move()

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """The answer of the script, if it has one."""
        try:
            return super().choose(choice)
        except (Unanswered, NoOption):
            return _passed(choice)

    def forced(self, choice: Choice) -> None:
        """What had to be taken may be another thing than the script says."""
        with suppress(NoOption):
            super().forced(choice)


def _passed(choice: Choice) -> tuple[int, ...]:
    if choice.skips or choice.kind == "optional":
        return (len(choice.options) - 1,)
    return tuple(range(choice.least))


def _indexes(choice: Choice, words: Sequence[str], place: Origin) -> tuple[int, ...]:
    if len(words) == 1 and words[0] in NONE and words[0] not in {one.key for one in choice.options}:
        return ()
    taken: list[int] = []
    for word in words:
        key = _yes_or_no(choice, word)
        found = [at for at, one in enumerate(choice.options) if one.key == key and at not in taken]
        if not found:
            raise NoOption(choice, word, place)
        taken.append(found[0])
    return tuple(taken)


def _yes_or_no(choice: Choice, word: str) -> str:
    """Yes and no are said as everywhere else in the file."""
    if {one.key for one in choice.options} != {"sí", "no"}:
        return word
    said = word.casefold()
    return "sí" if said in YES else "no" if said in NO else word

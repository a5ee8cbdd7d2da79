"""The script as a chooser: makes the moves in order, answers what is asked, passes when it says nothing."""

from collections import deque
from collections.abc import Hashable, Sequence
from contextlib import suppress
from copy import copy
from typing import Self

from judgekit.engine.choice import Choice, Halt, Move
from judgekit.engine.game import Game
from judgekit.engine.origin import Origin
from judgekit.engine.trace import Step
from judgekit.replay.given_answers import TRY, GivenAnswers, Held, NoOption, Unused, is_question
from judgekit.scenario import Check, Entry, Stop


class Unanswered(Exception):  # noqa: N818 - the script's mistake
    """A choice with several options that the script does not answer; `after` is the last line it played.

    `stop` is the line at which the script ends before it is answered.
    """

    def __init__(self, choice: Choice, after: Origin | None, stop: Origin | None = None) -> None:
        super().__init__(choice.name)
        self.choice, self.after, self.stop = choice, after, stop


class Script:
    """Plays the entries of a script.

    A line at which the table is looked at is met just before the next line is played, and a stop as soon as anybody
    could do something or the game would go on by itself.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = deque(entries)
        self._answers = GivenAnswers()
        self._last: Origin | None = None
        self._table: Game | None = None

    @property
    def last(self) -> Origin | None:
        """The last line that was played."""
        return self._last

    def twin(self) -> Self:
        """The same script with as much left of it, for another table."""
        twin = copy(self)
        twin._entries, twin._answers = deque(self._entries), self._answers.twin()
        return twin

    @property
    def left(self) -> Hashable:
        """How much of it is left, and which answers wait to be asked for."""
        return len(self._entries), self._answers.left

    def seated(self, table: Game) -> None:
        """This is the table at which the script is played."""
        self._table = table

    def move(self) -> Move | None:
        """The next move, or a response for which no window opened; raises Unused where an answer was never asked for.

        What is only tried is given to the table, which says by what it is illegal.
        """
        self._check_all_used()
        while (entry := self._next_line()) is not None and not isinstance(entry, Stop):
            self._check_playable(entry)
            self._look()
            self._entries.popleft()
            if entry.move is not None:
                self._begin(entry)
                return entry.move
            self._nobody_asks(entry)
        self.rests()
        self._look()
        return None

    def respond(self, player: str, *, later: str = "") -> Move | None:
        """The next entry, if it is a response of this player and is made in this window."""
        self.rests()
        entry = self._next_line()
        if entry is None or entry.move is None or not entry.move.responds or entry.player != player:
            return None
        if entry.move.verb == later:
            return None
        self._look()
        self._entries.popleft()
        self._begin(entry)
        return entry.move

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """The answer that is held for this choice, or that comes next; a pass where the choice has one."""
        held = self._answers.to(choice) or self._next_answers(choice)
        if held is not None:
            return self._answers.taken(choice, held)
        if choice.skips:
            self.rests()
            return (len(choice.options) - 1,)
        entry = self._next_line()
        if entry is not None and _answers_in_vain(entry):
            self._let_try()
            return self.choose(choice)
        raise Unanswered(choice, self._last, entry.place if isinstance(entry, Stop) else None)

    def forced(self, choice: Choice) -> tuple[int, ...] | None:
        """A script may say what had to be taken anyway, or try something else; it may be for a later choice."""
        held = self._answers.to(choice) or self._next_answers(choice)
        return None if held is None else self._answers.noted(choice, held)

    def rests(self) -> None:
        """Nothing goes on by itself any more where the script stops; raises Halt."""
        if isinstance(self._next_line(), Stop):
            self._check_all_used()
            self._look()
            self._entries.clear()
            raise Halt

    def undone(self, move: Move) -> None:
        """An illegal attempt takes with it the answers of its line that nobody asked for."""
        self._answers.forget(move.place)

    def check_over(self) -> None:
        """Raise Unused where something of the script was never asked for; a moment that never came is the last one.

        What is only tried once the game is over is illegal as what nobody waits for.
        """
        self._check_all_used()
        while (entry := self._next_line()) is not None and not isinstance(entry, Stop):
            if not entry.tries or self._table is None:
                raise Unused(entry.move.verb if entry.move else entry.answers[0].name, entry.place)
            self._look()
            self._entries.popleft()
            self._table.perform_unasked(entry.move) if entry.move else self._nobody_asks(entry)
        self._look()

    def _next_line(self) -> Entry | None:
        """The next line at which something is done."""
        return next((one for one in self._entries if not isinstance(one, Check)), None)

    def _check_playable(self, entry: Entry) -> None:
        """Raise Unused at what nobody waits for now, unless it is only tried."""
        if entry.tries or (entry.move is not None and not entry.move.responds):
            return
        raise Unused(entry.move.verb if entry.move else entry.answers[0].name, entry.place)

    def _look(self) -> None:
        """The table is looked at before the next line is played."""
        while self._entries and isinstance(entry := self._entries[0], Check):
            self._entries.popleft()
            if self._table is not None:
                self._table.seen_at[entry.number] = self._table.as_it_is()

    def _begin(self, entry: Entry) -> None:
        self._last = entry.place
        self._answers.add(entry)

    def _next_answers(self, choice: Choice) -> Held | None:
        lines = [one for one in self._entries if not isinstance(one, Check)]
        before = next((at for at, one in enumerate(lines) if _answers(one, choice) or not _answers_in_vain(one)), None)
        if before is None or not _answers(lines[before], choice):
            return None
        for _ in range(before):
            self._let_try()
        entry = lines[before]
        self._look()
        self._entries.popleft()
        self._begin(entry)
        return self._answers.to(choice)

    def _let_try(self) -> None:
        """The next line only tries to answer what nobody asks now."""
        entry = self._next_line()
        assert entry is not None
        self._look()
        self._entries.popleft()
        self._nobody_asks(entry)

    def _nobody_asks(self, entry: Entry) -> None:
        """Answers that are only tried and that nothing asks for; raises Unused for a name that no question has."""
        for answer in entry.answers:
            if self._table is None or not is_question(answer.name, self._table):
                raise Unused(answer.name, answer.place)
            self._table.nobody_asks(entry.player, answer.name, ", ".join(answer.words).removeprefix(TRY))

    def _check_all_used(self) -> None:
        self._try_what_is_left()
        for held in self._answers.unused():
            if held.mismatched is not None:
                raise NoOption(held.mismatched, held.words[0], held.answer.place)
            raise Unused(held.answer.name, held.answer.place, self._last_said(held.answer.name))
        self._answers.clear()

    def _last_said(self, ability: str) -> Step | None:
        steps = self._table.trace.steps if self._table is not None else ()
        return next((one for one in reversed(steps) if one.args.get("ability") == ability), None)

    def _try_what_is_left(self) -> None:
        """Answers that are only tried and that nothing asked for are answers to nothing."""
        for held in self._answers.unused():
            tried = held.tries and held.mismatched is None
            if tried and self._table is not None and is_question(held.answer.name, self._table):
                self._answers.drop(held)
                self._table.nobody_asks(held.player, held.answer.name, ", ".join(held.words))


def _answers(entry: Entry, choice: Choice) -> bool:
    """Is it a line of answers, one of them to this choice?"""
    said = entry.move is None and entry.player == choice.player
    return said and choice.name in {answer.name for answer in entry.answers}


def _answers_in_vain(entry: Entry) -> bool:
    """Does it only try to answer, so that nobody has to ask?"""
    return entry.tries and entry.move is None and not isinstance(entry, Stop)


class AsFarAsItGoes(Script):
    """The same script where the rules are others: what nobody asks is forgotten, what nobody answers is passed.

    A response to which no window opens is not made; where passing is no option, the first ones are taken.
    """

    def move(self) -> Move | None:
        """The next move that is no response; an answer that is only tried is tried here too, though nobody asks."""
        self._try_what_is_left()
        self._answers.clear()
        while (
            (entry := self._next_line()) and not isinstance(entry, Stop) and (entry.move is None or entry.move.responds)
        ):
            self._look()
            self._entries.popleft()
            if _answers_in_vain(entry):
                self._nobody_asks(entry)
        return super().move()

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """The answer of the script, if it has one."""
        try:
            return super().choose(choice)
        except (Unanswered, NoOption):
            return _passed(choice)

    def forced(self, choice: Choice) -> tuple[int, ...] | None:
        """What had to be taken may be another thing than the script says."""
        with suppress(NoOption):
            return super().forced(choice)
        return None


def _passed(choice: Choice) -> tuple[int, ...]:
    if choice.skips or choice.kind == "optional":
        return (len(choice.options) - 1,)
    return tuple(range(choice.least))

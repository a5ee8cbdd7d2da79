"""The answers that a script has given and that wait to be asked for."""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace

from judgekit.engine.choice import Attempt, Choice
from judgekit.engine.game import Game
from judgekit.engine.origin import Origin
from judgekit.engine.trace import Step
from judgekit.games.messages import messages
from judgekit.scenario import NO, YES, Answer, Entry

TRY = "try "
NONE = frozenset({"none", "ninguno", "ninguna"})
LATER = " (después)"


class NoOption(Exception):  # noqa: N818 - the script's mistake
    """An answer that is none of the options."""

    def __init__(self, choice: Choice, word: str, place: Origin) -> None:
        super().__init__(word)
        self.choice, self.word, self.place = choice, word, place


class Unused(Exception):  # noqa: N818 - the script's mistake
    """A line or an answer that nothing asked for; `said` is the last that the record has of the ability so called."""

    def __init__(self, what: str, place: Origin, said: Step | None = None) -> None:
        super().__init__(what)
        self.what, self.place, self.said = what, place, said


@dataclass(slots=True)
class Held:
    """An answer that waits to be asked for; `words` are what is left of it.

    `tries` where it is only tried, `told` where something asked that had no other option, `mismatched` the question
    whose one option it was not.
    """

    player: str
    answer: Answer
    words: deque[str]
    line: Origin
    tries: bool = False
    told: bool = False
    mismatched: Choice | None = None


@dataclass(slots=True)
class GivenAnswers:
    """What was answered in advance, in the order of the lines."""

    _held: list[Held] = field(default_factory=list)

    def twin(self) -> "GivenAnswers":
        """The same answers, for another table to ask for."""
        return GivenAnswers([replace(one, words=deque(one.words)) for one in self._held])

    @property
    def left(self) -> Hashable:
        """Which ones wait, and what has become of them so far."""
        return tuple(
            (one.player, one.line, one.answer.name, tuple(one.words), one.tries, one.told, one.mismatched is None)
            for one in self._held
        )

    def add(self, entry: Entry) -> None:
        """The answers of a line are given."""
        self._held.extend(
            Held(entry.player, answer, deque(answer.words), entry.place, entry.tries) for answer in entry.answers
        )

    def to(self, choice: Choice) -> Held | None:
        """The first answer to this choice; one that a choice without options was told comes last."""
        found = [one for one in self._held if (one.player, one.answer.name) == (choice.player, choice.name)]
        told = (one for one in reversed(found) if one.told and _fits(choice, one))
        return next((one for one in found if not one.told), next(told, None))

    def unused(self) -> tuple[Held, ...]:
        """The answers that nothing has asked for."""
        return tuple(one for one in self._held if not one.told)

    def forget(self, line: Origin) -> None:
        """The answers of this line are no longer given."""
        self._held = [one for one in self._held if one.line != line]

    def drop(self, held: Held) -> None:
        """This answer is no longer given."""
        self._held = [one for one in self._held if one is not held]

    def clear(self) -> None:
        """Nothing is answered in advance."""
        self._held.clear()

    def noted(self, choice: Choice, held: Held) -> tuple[int, ...] | None:
        """Something asks that leaves nothing to decide: the answer stays for a question that does.

        Only what is tried, or said before another answer of the same name, is gone. Raises Attempt for what is tried.
        """
        words = self._asked(choice, held)
        try:
            taken = _tried_or_taken(choice, words, held)
        except Attempt:
            self._use(held, words)
            raise
        except NoOption:
            held.mismatched = held.mismatched or choice
            return None
        held.told = len(taken) >= choice.least
        if held.told and len(held.words) > len(words):
            held.told = False
            self._use(held, words)
        return taken

    def taken(self, choice: Choice, held: Held) -> tuple[int, ...]:
        """What an answer takes of the options; raises Attempt for what is tried and is none, else NoOption."""
        words = self._asked(choice, held)
        try:
            return _tried_or_taken(choice, words, held)
        except Attempt as attempt:
            if choice.takes_alone(attempt.word):
                words = _with_its_alternatives(held)
            raise
        finally:
            self._use(held, words)

    def _asked(self, choice: Choice, held: Held) -> list[str]:
        """The words of an answer that a choice takes."""
        many = choice.most > 1 or choice.least == 0
        words = list(held.words) if many and held.answer.is_list else [held.words[0]]
        return words[:1] if words[0].startswith(TRY) else words

    def _use(self, held: Held, words: Sequence[str]) -> None:
        for _ in words:
            held.words.popleft()
        if not held.words:
            self.drop(held)


def _with_its_alternatives(held: Held) -> list[str]:
    """The attempts at the head of an answer and what would be taken in their place."""
    words = list(held.words)
    tries = next((at for at, word in enumerate(words) if not word.startswith(TRY)), len(words))
    return words[: tries + 1]


def _fits(choice: Choice, held: Held) -> bool:
    try:
        return bool(indexes(choice, list(held.words)[:1], held.answer.place)) or choice.least == 0
    except NoOption:
        return False


def _tried_or_taken(choice: Choice, words: Sequence[str], held: Held) -> tuple[int, ...]:
    if words[0].startswith(TRY):
        raise Attempt(words[0].removeprefix(TRY))
    try:
        taken = indexes(choice, words, held.answer.place)
    except NoOption as none:
        if held.tries:
            raise Attempt(none.word, whole=True) from None
        raise
    if choice.least <= len(taken) <= choice.most:
        return taken
    if held.tries:
        raise Attempt(", ".join(words), whole=True)
    raise NoOption(choice, ", ".join(words), held.answer.place)


def indexes(choice: Choice, words: Sequence[str], place: Origin) -> tuple[int, ...]:
    """Which options some words are; raises NoOption at the first that is none."""
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
    if not {one.key for one in choice.options} <= {"sí", "no"}:
        return word
    said = word.casefold()
    return "sí" if said in YES else "no" if said in NO else word


def is_question(name: str, table: Game) -> bool:
    """May anything ask by this name: a rule of the game, an ability on the table or an instruction of one?"""
    asked = any(one.name == name for one in table.trace.offered)
    used = any(one.args.get("ability") == name for one in table.trace.steps)
    return asked or used or messages(table.game).knows("choices", name) or _is_of_a_card(name, table)


def _is_of_a_card(name: str, table: Game) -> bool:
    label, _, place = name.removesuffix(LATER).rpartition("/")
    if label in table.state.current:
        own = map(str, range(1, len(table.card(label).card.abilities) + 1))
        return place in own or place in (*table.keywords(), *table.ability_keywords)
    cards = {id(one.card): one.card for one in table.state.objects.values()}
    return any(name in _names(one.abilities) for one in cards.values())


def _names(part: object) -> Iterator[str]:
    """The names that the instructions of a text give."""
    if isinstance(part, tuple):
        for one in part:
            yield from _names(one)
    elif isinstance(part, dict):
        for one in part.values():
            yield from _names(one)
    elif is_dataclass(part):
        if isinstance(name := getattr(part, "as_", None), str):
            yield name
        for one in fields(part):
            yield from _names(getattr(part, one.name))

"""Which moves are legal now: each is tried on a copy of the table, its words filled in as the rules look at them.

A move begins with no word said. Where the rules refuse it before they look at a word, it is refused whatever the word
says, and nothing that begins so is tried; where they look, the trial stops and begins again with each thing that the
word may say. So every move is either tried or refused for a reason that it shares with those that were.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count, product
from typing import Any

from judgekit.engine.actions import ActionForm, Actions, BadMove, Word
from judgekit.engine.choice import Choice, Halt, Move
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal
from judgekit.engine.trace import Endless

MOST_TRIALS = 1_000
MOST_ANSWERS = 40
MOST_TOGETHER = 6
CARDS = ("label", "player or label")
Said = Mapping[str, Any]
Taken = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Legal:
    """A move that may be made, and answers to what it asks with which it was made when it was tried.

    `unheard` are words that it might have and that the rules would not look at: with them it is the same move.
    """

    move: Move
    answers: tuple[Taken, ...] = ()
    unheard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """What may not be done: a verb with the words that matter, said as a script says them, and what forbids it.

    Whatever other words it had, it would be refused for the same.
    """

    player: str
    verb: str
    words: Mapping[str, Any]
    illegal: Illegal


@dataclass(frozen=True, slots=True)
class Untried:
    """A verb with words that were left: beginning so there is more than was tried."""

    player: str
    verb: str
    words: Mapping[str, Any]


Found = Legal | Refused | Untried


class Enumerating(Actions):
    """A game that knows which moves it allows."""

    def legal_moves(self, player: str) -> Iterator[Move]:
        """Every move that the player may make now, each once: several cards in a word stand in the table's order.

        What has too many ways to be said is cut, cards that are fewest first: `moves_tried` says where.
        """
        return (one.move for one in self.moves_tried(player) if isinstance(one, Legal))

    def refusals(self, player: str) -> Iterator[Refused]:
        """What the player may not do now, with the words that matter and the clauses that forbid it."""
        return (one for one in self.moves_tried(player) if isinstance(one, Refused))

    def moves_tried(self, player: str, verb: str | None = None, *, most: int = MOST_TRIALS) -> Iterator[Found]:
        """Everything that was found out of this verb, or of all; at most so many trials of each.

        The table is left alone, and what is done to it meanwhile is not seen.
        """
        table = self.as_it_is()
        table.random = self.random.twin()
        for form in self.forms().values():
            if not self.over and verb in {None, form.verb}:
                yield from _Search(table, player, form, most).found()

    def words_to_say(self) -> Iterator[str]:
        """What a word of a move may say that is neither a card nor a player: phases, zones, abilities."""
        yield from self.kinds()
        yield from getattr(self, "phases", ())
        for one in self.state.objects.values():
            yield from (label for label, _ in self.abilities(one))


class Looked(Exception):  # noqa: N818 - nothing is wrong
    """A word was looked at that has not been said."""

    def __init__(self, word: "Unsaid") -> None:
        super().__init__()
        self.word = word


def _looked(self: "Unsaid", *_: object) -> Any:
    raise Looked(self)


class Unsaid:
    """A word of a move, or one of several cards in it, that has not been said: to look at it stops the trial.

    To ask what class it is of is a look too.
    """

    __slots__ = ("at", "parameter")

    def __init__(self, parameter: str, at: int | None = None) -> None:
        object.__setattr__(self, "parameter", parameter)
        object.__setattr__(self, "at", at)

    __getattribute__ = __eq__ = __ne__ = __hash__ = __bool__ = __len__ = __iter__ = __contains__ = _looked
    __getitem__ = __lt__ = __le__ = __gt__ = __ge__ = __add__ = __radd__ = __sub__ = __rsub__ = __index__ = _looked
    __int__ = __str__ = __repr__ = __format__ = _looked


def _is_something(_self: "Unsaid", *_: object) -> Any:
    return True


class UnsaidCard(Unsaid):
    """A card or player that has not been said: whichever it is, it is not nothing."""

    __slots__ = ()
    __bool__ = _is_something


def _place(word: Unsaid) -> tuple[str, int | None]:
    get = object.__getattribute__
    return get(word, "parameter"), get(word, "at")


class _Answers:
    """Answers a trial's questions, the first way first; then another way, until all have been walked."""

    def __init__(self) -> None:
        self._ways: list[Iterator[Taken]] = []
        self.taken: list[Taken] = []
        self._asked = 0

    def begin(self) -> None:
        """The trial starts again: what is asked first is answered first."""
        self._asked = 0

    def another(self) -> bool:
        """Take the next way; False where none is left."""
        while self._ways:
            following = next(self._ways[-1], None)
            if following is not None:
                self.taken[-1] = following
                return True
            self._ways.pop()
            self.taken.pop()
        return False

    def choose(self, choice: Choice) -> Taken:
        """The answer on this way."""
        if self._asked == len(self._ways):
            ways = choice.answers()
            self.taken.append(next(ways))
            self._ways.append(ways)
        self._asked += 1
        return self.taken[self._asked - 1]

    def forced(self, choice: Choice) -> None:
        """Nothing to decide."""

    def respond(self, player: str, *, later: str = "") -> Move | None:  # noqa: ARG002
        """Nobody answers the move that is tried."""
        return None

    def move(self) -> Move | None:
        """One move is tried."""
        return None


class _Search:
    """The moves of one verb, those with fewest cards in a word first."""

    def __init__(self, table: Enumerating, player: str, form: ActionForm, most: int) -> None:
        self._table, self._player, self._form, self._left = table, player, form, most
        self._order = count()
        self._begun: list[tuple[int, int, Said]] = []
        self._seen: set[tuple[str, str]] = set()

    def found(self) -> Iterator[Found]:
        """Every move that was tried, and what was left when the trials were used up."""
        for said in self._unsaid():
            self._begin(said)
        while self._begun and self._left > 0:
            yield from self._try(heappop(self._begun)[2])
        left: dict[str, Untried] = {}
        for _, _, said in self._begun:
            words = self._words(said)
            left.setdefault(repr(words), Untried(self._player, self._form.verb, words))
        yield from left.values()

    def _unsaid(self) -> Iterator[Said]:
        """No word said; a card that may be left out is, or is not yet said: a rule can ask so much without a look."""
        ways = (self._without_a_look(one) for one in self._form.words)
        for said in product(*ways):
            yield {one.parameter: value for one, value in zip(self._form.words, said, strict=True) if value is not None}

    def _without_a_look(self, word: Word) -> tuple[Unsaid | None, ...]:
        if word.takes not in CARDS:
            return (Unsaid(word.parameter),)
        unsaid = UnsaidCard(word.parameter)
        return (unsaid,) if word.needed else (unsaid, None)

    def _begin(self, said: Said) -> None:
        together = sum(map(_said_in, said.values()))
        heappush(self._begun, (together, next(self._order), said))

    def _try(self, said: Said) -> Iterator[Found]:
        try:
            answers = self._first_legal(said)
        except Looked as looked:
            self._fill(said, looked.word)
        except BadMove:
            return
        except Endless:
            yield Untried(self._player, self._form.verb, self._words(said))
        except Illegal as illegal:
            args = illegal.args_.values()
            if (unsaid := next((one for one in args if isinstance(one, Unsaid)), None)) is not None:
                self._fill(said, unsaid)
            else:
                yield from self._once(Refused(self._player, self._form.verb, self._words(said), illegal), illegal.key)
        else:
            yield from self._made(said, answers)

    def _made(self, said: Said, answers: tuple[Taken, ...]) -> Iterator[Found]:
        unsaid = [_place(one) for one in _unsaid(said)]
        unheard = {name for name, at in unsaid if at is None}
        if needed := [one for one in self._form.words if one.needed and one.parameter in unheard]:
            self._fill(said, said[needed[0].parameter])
        elif alone := [(name, at) for name, at in unsaid if at is not None]:
            name, at = alone[0]
            self._fill(said, said[name][at])
        else:
            words = self._words(said) or {self._form.verb: "yes"}
            names = tuple(one.name for one in self._form.words if one.parameter in unheard)
            yield from self._once(Legal(Move(self._player, self._form.verb, words), answers, names), "")

    def _once(self, found: Legal | Refused, why: str) -> Iterator[Found]:
        """What comes out the same with a word left out and with a word that nobody looked at is one thing."""
        face = repr(found.move.words if isinstance(found, Legal) else found.words), why
        if face not in self._seen:
            self._seen.add(face)
            yield found

    def _first_legal(self, said: Said) -> tuple[Taken, ...]:
        """The answers with which it is legal; raises Illegal, for the first answers, where it is with none."""
        answers, first = _Answers(), Illegal("")
        for trial in range(MOST_ANSWERS):
            self._left -= 1
            try:
                self._act(said, answers)
                return tuple(answers.taken)
            except Illegal as illegal:
                first = first if trial else illegal
            if not answers.another():
                raise first
        raise Endless

    def _act(self, said: Said, answers: _Answers) -> None:
        answers.begin()
        self._table.chooser = answers
        before, attempts = self._table.checkpoint(), len(self._table.attempts)
        try:
            getattr(self._table, self._form.method)(self._player, **said)
        except Halt:
            pass
        finally:
            self._table.rewind(before)
            del self._table.attempts[attempts:]

    def _fill(self, said: Said, unsaid: Unsaid) -> None:
        parameter, at = _place(unsaid)
        word = next(one for one in self._form.words if one.parameter == parameter)
        ways = self._whole(word, said) if at is None else self._one_of_several(said, word, at)
        for one in ways:
            self._begin(one)

    def _whole(self, word: Word, said: Said) -> Iterator[Said]:
        """A word that is not said yet, said in every way."""
        if not word.needed and word.takes not in CARDS:
            yield {name: value for name, value in said.items() if name != word.parameter}
        for value in self._values(word):
            if word.needed or value != word.default:
                yield {**said, word.parameter: value}

    def _values(self, word: Word) -> Iterator[Any]:
        table = self._table
        match word.takes:
            case "labels":
                fewest, most = 0, min(MOST_TOGETHER, len(table.state.objects))
                for size in range(fewest, most + 1):
                    yield tuple(UnsaidCard(word.parameter, at) for at in range(size))
            case "number":
                yield from range(max(len(table.abilities(one)) for one in table.state.objects.values()) + 1)
            case "flag":
                yield True
            case "text":
                yield from dict.fromkeys((*table.players, *table.words_to_say()))
            case takes:
                yield from table.players if takes == "player or label" else ()
                yield from table.state.objects.values()

    def _one_of_several(self, said: Said, word: Word, at: int) -> Iterator[Said]:
        """One of the cards of a word: they stand in the table's order, so that no set of them is tried twice."""
        cards = said[word.parameter]
        everything = tuple(self._table.state.objects.values())
        first = max((everything.index(one) for one in cards[:at] if type(one) is Obj), default=-1)
        last = min((everything.index(one) for one in cards[at + 1 :] if type(one) is Obj), default=len(everything))
        for one in everything[first + 1 : last]:
            yield {**said, word.parameter: (*cards[:at], one, *cards[at + 1 :])}

    def _words(self, said: Said) -> dict[str, Any]:
        """The words that have been said, as a script says them."""
        names = {one.parameter: one.name for one in self._form.words}
        return {names[name]: text for name, value in said.items() if (text := _as_written(value)) is not None}


def _said_in(value: Any) -> int:
    """How much a word says: each of its cards counts, and what has not been said does not."""
    return len(value) if type(value) is tuple else int(not isinstance(value, Unsaid))


def _unsaid(said: Said) -> list[Unsaid]:
    each = (one for value in said.values() for one in (value if type(value) is tuple else (value,)))
    return [one for one in each if isinstance(one, Unsaid)]


def _as_written(value: Any) -> Any:
    """A word as a script says it, None where it has not been said."""
    match value:
        case Unsaid():
            return None
        case tuple():
            return tuple(one.label for one in value if type(one) is Obj)
        case Obj():
            return value.label
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)

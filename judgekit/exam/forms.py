"""The forms of a paper: the same questions in another order with their options in another order, and their key."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from judgekit.exam.question import LETTERS, Option, Question

KEY = "judgekit exam key"


@dataclass(frozen=True, slots=True)
class Placed:
    """A question in a form: its number, and its options in the order in which they have letters."""

    number: int
    question: Question
    options: tuple[Option, ...]

    @property
    def letter(self) -> str:
        """The letter of the right option."""
        return LETTERS[self.options.index(self.question.options[0])]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of a paper."""

    name: str
    placed: tuple[Placed, ...]


def forms(questions: Sequence[Question], names: Sequence[str], seed: int) -> tuple[Form, ...]:
    """The forms of these names; a seed and a name give the same form every time."""
    return tuple(Form(name, tuple(_placed(questions, random.Random(f"{seed}/{name}")))) for name in names)


def _placed(questions: Sequence[Question], chance: random.Random) -> Iterator[Placed]:
    for number, one in enumerate(chance.sample(questions, len(questions)), 1):
        yield Placed(number, one, tuple(chance.sample(one.options, len(one.options))))


@dataclass(frozen=True, slots=True)
class KeyAnswer:
    """What marking needs to know of a question in a form: what is right, and what each letter betrays.

    `beliefs` are the sentences of each letter that is wrong.
    """

    number: int
    card: str
    chapter: str
    difficulty: float
    right: str
    beliefs: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class KeyForm:
    """The key of one form."""

    name: str
    answers: tuple[KeyAnswer, ...]


@dataclass(frozen=True, slots=True)
class Key:
    """The key of a paper as a file holds it: how it was drawn, what passes, and each form."""

    kind: str
    seed: int
    pass_mark: int
    minutes: int | None
    forms: tuple[KeyForm, ...]


def key(made: Sequence[Form], seed: int, pass_mark: int, minutes: int | None) -> Key:
    """The key of these forms."""
    return Key(KEY, seed, pass_mark, minutes, tuple(KeyForm(one.name, tuple(map(_answer, one.placed))) for one in made))


def _answer(placed: Placed) -> KeyAnswer:
    question = placed.question
    lettered = dict(zip(LETTERS, placed.options, strict=False))
    beliefs = {
        letter: tuple(one.says for one in option.beliefs) for letter, option in lettered.items() if option.beliefs
    }
    chapter = f"{question.game} {question.chapter}"
    return KeyAnswer(placed.number, question.card, chapter, question.difficulty, placed.letter, beliefs)

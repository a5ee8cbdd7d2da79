"""A player who never looks at the table: knows stems and options, and what is usual among the questions asked."""

import hashlib
import math
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

ROUNDS, RATE, RIDGE = 120, 1.0, 0.02
_WORD = re.compile(r"\w+", re.UNICODE)
_OPENS = ("no", "sí", "nadie", "todas", "ninguna", "gana", "el", "al", "se")


class Asked(NamedTuple):
    """What the player sees of a question; option 0 is the right one, `shown` the order in which they are shown."""

    game: str
    scenario: str
    kind: str
    stem: str
    options: tuple[str, ...]
    shown: tuple[int, ...]


def seen(question: Mapping[str, Any]) -> Asked:
    """A question of a pool as the player sees it, its options in an order that depends on nothing but its name."""
    options = tuple(one["text"] for one in question["options"])
    card = f"{question['scenario']}#{question['kind']}"
    shown = tuple(random.Random(card).sample(range(len(options)), len(options)))
    stem = question.get("stem") or question["asks"]
    return Asked(question["game"], question["scenario"], question["kind"], stem, options, shown)


def blind_score(asked: Sequence[Asked], salt: str = "") -> tuple[float, float]:
    """The share that a player gets right who learnt on the other half; and chance. Each `salt` halves otherwise."""
    halves: tuple[list[Asked], list[Asked]] = ([], [])
    for one in asked:
        halves[_half(one, salt)].append(one)
    won = 0.0
    for learnt, played in (halves, halves[::-1]):
        player = Player(learnt)
        won += sum(map(player.plays, played))
    return won / len(asked), sum(1 / len(one.options) for one in asked) / len(asked)


def how_sure(asked: Sequence[Asked], salt: str = "") -> list[float]:
    """How sure of the right option of each question a player is who learnt on the other half."""
    halves = [_half(one, salt) for one in asked]
    players = [Player([one for one, half in zip(asked, halves, strict=True) if half != mine]) for mine in (0, 1)]
    return [players[half].is_sure(one) for one, half in zip(asked, halves, strict=True)]


def _half(one: Asked, salt: str) -> int:
    return hashlib.sha256(f"{salt}{one.scenario}".encode()).digest()[0] % 2


class Player:
    """Someone who has seen questions with their answers, and never a table."""

    def __init__(self, learnt: Sequence[Asked]) -> None:
        self._offered: Counter[tuple[str, str]] = Counter()
        self._right: Counter[tuple[str, str]] = Counter()
        for one in learnt:
            self._offered.update((one.kind, _face(text)) for text in one.options)
            self._right[one.kind, _face(one.options[0])] += 1
        self._weights: dict[str, float] = defaultdict(float)
        self._learn(learnt)

    def plays(self, asked: Asked) -> float:
        """1 where the option taken is the right one; a share of it where several look as good."""
        scores = [self._score(one) for one in self._features(asked, known=False)]
        best = [place for place, score in enumerate(scores) if score > max(scores) - 1e-9]
        return (0 in best) / len(best)

    def is_sure(self, asked: Asked) -> float:
        """How likely the player takes the right option to be."""
        return _softmax([self._score(one) for one in self._features(asked, known=False)])[0]

    def _score(self, features: Mapping[str, float]) -> float:
        return sum(self._weights[name] * value for name, value in features.items())

    def _learn(self, learnt: Sequence[Asked]) -> None:
        """The likeliest weights of a choice among options, by plain ascent."""
        every = [self._features(one, known=True) for one in learnt]
        for _ in range(ROUNDS if every else 0):
            step: dict[str, float] = defaultdict(float)
            for options in every:
                shares = _softmax([self._score(one) for one in options])
                for place, features in enumerate(options):
                    for name, value in features.items():
                        step[name] += ((place == 0) - shares[place]) * value
            for name, value in step.items():
                self._weights[name] += RATE * (value / len(every) - RIDGE * self._weights[name])

    def _features(self, asked: Asked, *, known: bool) -> list[dict[str, float]]:
        words = [set(_WORD.findall(one.lower())) for one in asked.options]
        lengths, alike = [float(len(one)) for one in asked.options], _alikeness(words)
        stem = set(_WORD.findall(asked.stem.lower()))
        told = [len(one & stem) / (len(one) or 1) for one in words]
        numbers = [_number(one) for one in asked.options]
        found = []
        for place, text in enumerate(asked.options):
            own = dict(self._usual(asked.kind, text, known=known, right=place == 0))
            own |= {f"position {asked.shown.index(place)}": 1.0}
            for name, values in (("long", lengths), ("alike", alike), ("told", told), ("number", numbers)):
                own |= dict(_ranked(name, values, place))
            own |= {f"opens {one}": 1.0 for one in _OPENS if text.lower().startswith((f"{one} ", f"{one}:", f"{one},"))}
            found.append(own | {f"{asked.kind}: {name}": value for name, value in own.items()})
        return found

    def _usual(self, kind: str, text: str, *, known: bool, right: bool) -> Iterator[tuple[str, float]]:
        """How usual an option is, and how often it is right; what is learnt from is not counted for itself."""
        face = kind, _face(text)
        offered, times = self._offered[face] - known, self._right[face] - (known and right)
        yield "offered", math.log1p(offered)
        yield "right", math.log((times + 0.25) / (offered + 1))


def _face(text: str) -> str:
    """The clause of an option that begins with one; its beginning else."""
    clause = re.search(r"[a-z]+:\d+(\.\d+)*", text)
    return clause[0] if clause else text[:40].lower()


def _alikeness(words: Sequence[set[str]]) -> list[float]:
    """How much of each option the others share."""

    def share(one: set[str], other: set[str]) -> float:
        return len(one & other) / (len(one | other) or 1)

    return [sum(share(one, other) for other in words if other is not one) for one in words]


def _ranked(name: str, values: Sequence[float], place: int) -> Iterator[tuple[str, float]]:
    value, low, high = values[place], min(values), max(values)
    if low == high:
        return
    yield f"most {name}", float(value == high)
    yield f"least {name}", float(value == low)
    yield name, (value - low) / (high - low)


def _number(text: str) -> float:
    found = re.search(r"-?\d+(?![.\d:])", text)
    return float(found[0]) if found else 0.0


def _softmax(scores: Sequence[float]) -> list[float]:
    top = max(scores)
    powers = [math.exp(one - top) for one in scores]
    return [one / sum(powers) for one in powers]

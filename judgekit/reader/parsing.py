"""Every way of reading a list of tokens as a category; what means the same is one."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from judgekit.reader.grammar import Grammar, Phrase
from judgekit.reader.model import NotUnderstoodError, Token, Value
from judgekit.reader.phrases import Part, Words
from judgekit.reader.sheet import QUOTED
from judgekit.reader.templates import ClashError, Where

MOST_STEPS = 150_000
Found = list[tuple[int, Value]]


@dataclass
class Chart:
    """What has been read of one list of tokens: each category from each token is read once."""

    grammar: Grammar
    tokens: Sequence[Token]
    quoted: Callable[[str, str], Sequence[Value]] = lambda *_: ()
    furthest: int = 0
    expected: set[str] = field(default_factory=set)
    _read: dict[tuple[str, int], Found] = field(default_factory=dict)
    _steps: int = 0

    def whole(self, category: str) -> list[Value]:
        """Every meaning of all the tokens; [] where there is none; NotUnderstoodError where they are too many."""
        try:
            return [value for end, value in self.read(category, 0) if end == len(self.tokens)]
        except RecursionError:
            raise NotUnderstoodError("tiene una frase más larga que ninguna carta", cause="too long") from None

    def read(self, category: str, at: int) -> Found:
        """Every meaning from a token on, each with where it ends."""
        if at >= len(self.tokens) or not self._may_begin(category, self.tokens[at]):
            self._fails(at, category)
            return []
        if (category, at) not in self._read:
            self._read[category, at] = []  # a phrase that begins with its own category reads nothing: it is refused
            self._read[category, at] = list(self._unlike(category, at))
        return self._read[category, at]

    def _unlike(self, category: str, at: int) -> Iterator[tuple[int, Value]]:
        seen: set[tuple[int, str]] = set()
        for end, value in self._all(category, at):
            if (key := (end, repr(value))) not in seen:
                seen.add(key)
                yield end, value

    def _may_begin(self, category: str, token: Token) -> bool:
        return self.grammar.may_begin(category, token.word, token.kind)

    def _all(self, category: str, at: int) -> Iterator[tuple[int, Value]]:
        token = self.tokens[at]
        if token.kind == category:
            yield at + 1, token.word
        if category.startswith(QUOTED) and token.kind == "quoted":
            inner = self.quoted(token.word, category.removeprefix(QUOTED))
            yield from ((at + 1, value) for value in inner)
        for phrase in self.grammar.starting(category, token.word, token.kind):
            yield from self._phrase(phrase, at)

    def _phrase(self, phrase: Phrase, at: int) -> Iterator[tuple[int, Value]]:
        for end, bound in self._elements(phrase, 0, at, {}):
            try:
                yield end, phrase.fill(bound, Where(phrase.number, at, end, at in self._plurals))
            except ClashError:
                continue

    def _elements(
        self, phrase: Phrase, index: int, at: int, bound: Mapping[str, Value]
    ) -> Iterator[tuple[int, Mapping[str, Value]]]:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise NotUnderstoodError("tiene demasiadas lecturas posibles", cause="too long")
        if index == len(phrase.elements):
            yield at, bound
            return
        element = phrase.elements[index]
        if isinstance(element, Words):
            if element.optional:
                yield from self._elements(phrase, index + 1, at, bound)
            if at < len(self.tokens) and self.tokens[at].word in element.words:
                yield from self._elements(phrase, index + 1, at + 1, bound)
            else:
                self._fails(at, *element.words)
            return
        yield from self._part(element, phrase, index, at, bound)

    def _part(
        self, part: Part, phrase: Phrase, index: int, at: int, bound: Mapping[str, Value]
    ) -> Iterator[tuple[int, Mapping[str, Value]]]:
        for end, value in self.read(part.category, at):
            yield from self._elements(phrase, index + 1, end, {**bound, part.name: value})

    @cached_property
    def _plurals(self) -> frozenset[int]:
        """At which tokens several are spoken of: a plural, as the wording tells it, or the «no» before one."""
        rule = self.grammar.wording.get("several")
        if not rule:
            return frozenset()
        form = re.compile(rule["written"])
        found = {at for at, one in enumerate(self.tokens) if _is_plural(one, form, rule["words"])}
        return frozenset(found | {at - 1 for at in found if at and self.tokens[at - 1].word in rule["behind"]})

    def _fails(self, at: int, *expected: str) -> None:
        if at > self.furthest:
            self.furthest, self.expected = at, set()
        if at == self.furthest:
            self.expected.update(expected)


def _is_plural(token: Token, form: re.Pattern[str], words: Sequence[str]) -> bool:
    written = token.written.lower()
    return token.word in words or (token.word != written and bool(form.search(written)))

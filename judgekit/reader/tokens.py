"""A line of a card's text as tokens: numbers, icons, closed words such as traits, quoted names, words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from judgekit.reader.model import Token

_STRAIGHT = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "-", "\u00a0": " ", "，": ","})
_NUMBER = r"[+-]?\d+(?![\w])"
_WORD = r"[^\W\d_][\w'-]*"
_CAPITALISED = r"(?:(?:Dr|Mr|Mrs|Ms|St|Jr)\.|[A-ZÀ-Þ0-9][\w'!.-]*[\w'!]|[A-ZÀ-Þ0-9])"
_BETWEEN = r"(?:of|the|de|and|von|van|del|in|to|&|'n')"
_NAME = rf"{_CAPITALISED}(?:(?:, Jr\.)| (?:{_BETWEEN} )*{_CAPITALISED})*"
_NAMED = re.compile(rf"{_NAME}(?: \([^()]+\))?")


def one_form(wording: Mapping[str, Any]) -> dict[str, str]:
    """The word of each of its forms, as `forms` lists them: {destruir: destruye destruyó}; two of a contraction."""
    forms = {form: word for word, forms in wording.get("forms", {}).items() for form in str(forms).split()}
    return {**forms, **wording.get("contracted", {})}


def straight(text: str) -> str:
    """The text with one kind of quotes, dashes and blanks."""
    return text.translate(_STRAIGHT)


class Tokens:
    """Cuts lines as one game's wording says.

    `icons` are symbols by the word that phrases call them; `closed` lists of words of a kind (traits, types), told
    by their capitals; `named after` the words behind which a name stands.
    """

    def __init__(self, wording: Mapping[str, Any]) -> None:
        self._icons: Mapping[str, str] = wording.get("icons", {})
        self._closed: Mapping[str, Sequence[str]] = wording.get("closed", {})
        self._named_after: frozenset[str] = frozenset(wording.get("named after", ()))
        self._name_stops = re.compile(rf" (?:{'|'.join(wording.get('name stops', ())) or '(?!)'})\b.*", re.DOTALL)
        self._forms = one_form(wording)
        self._quotes: Sequence[Sequence[str]] = wording.get("quotes", [['"', '"', "quoted"]])

    def of(self, line: str, own: Mapping[str, Sequence[str]] | None = None) -> tuple[Token, ...]:
        """The tokens of a line; `own` are closed words of this card alone.

        A quotation that ends the line with a full stop ends its sentence too.
        """
        found = tuple(self._cut(straight(line), self._own(own or {})))
        if found and found[-1].kind == "quoted" and found[-1].word.endswith("."):
            return (*found, Token(".", "mark", len(line), "."))
        return found

    def _own(self, own: Mapping[str, Sequence[str]]) -> re.Pattern[str] | None:
        return _any({word: kind for kind, words in own.items() for word in words})[0]

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        icons = "|".join(re.escape(one) for one in sorted(self._icons, key=len, reverse=True)) or r"(?!)"
        quotes = "|".join(
            rf"{re.escape(opening)}(?P<q{at}>[^{re.escape(closing)}]*){re.escape(closing)}"
            for at, (opening, closing, _) in enumerate(self._quotes)
        )
        return re.compile(
            rf"(?P<icon>{icons})|(?P<quotes>{quotes})|(?P<number>{_NUMBER})|(?P<word>{_WORD})|(?P<mark>\S)"
        )

    @cached_property
    def _kinds(self) -> Mapping[str, str]:
        return {word: kind for kind, words in self._closed.items() for word in words}

    @cached_property
    def _closed_words(self) -> re.Pattern[str] | None:
        return _any(self._kinds)[0]

    def _cut(self, line: str, own: re.Pattern[str] | None) -> Iterator[Token]:
        at, after_name_word = 0, False
        while at < len(line):
            if line[at].isspace():
                at += 1
                continue
            token, at = self._next(line, at, named=after_name_word, own=own)
            yield from _parted(token)
            if token.kind == "quoted" and token.word.endswith(".") and line[at:].lstrip()[:1].isupper():
                yield Token(".", "mark", at, ".")
            after_name_word = token.word in self._named_after or (
                token.word in {"or", "and"} and after_name_word is None
            )

    def _next(self, line: str, at: int, *, named: bool, own: re.Pattern[str] | None) -> tuple[Token, int]:
        if named and (match := _NAMED.match(line, at)):
            name = self._name_stops.sub("", match[0])
            return Token(name, "name", at, name), at + len(name)
        if own and (match := own.match(line, at)):
            return Token("<this>", "own", at, match[0]), match.end()
        if self._closed_words and (match := self._closed_words.match(line, at)):
            return Token(match[0], self._kinds[match[0]], at, match[0]), match.end()
        found = self._pattern.match(line, at)
        assert found
        return self._token(found, at), found.end()

    def _token(self, found: re.Match[str], at: int) -> Token:
        written = found[0]
        if found["icon"]:
            return Token(f"<{self._icons[written]}>", "icon", at, written)
        if found["quotes"]:
            number, inner = next((n, found[f"q{n}"]) for n in range(len(self._quotes)) if found[f"q{n}"] is not None)
            return Token(inner.strip(), self._quotes[number][2], at, written)
        if found["number"]:
            kind = "signed" if written[0] in "+-" else "number"
            return Token(written.removeprefix("+"), kind, at, written)
        word = written.lower()
        return Token(self._forms.get(word, word), "word" if found["word"] else "mark", at, written)


def _parted(token: Token) -> Iterator[Token]:
    """A contraction is the words that it is made of."""
    if token.kind == "word" and " " in token.word:
        return (Token(word, "word", token.at, token.written) for word in token.word.split())
    return iter((token,))


def _any(kinds: Mapping[str, str]) -> tuple[re.Pattern[str] | None]:
    if not kinds:
        return (None,)
    words = "|".join(re.escape(one) for one in sorted(kinds, key=len, reverse=True))
    return (re.compile(rf"(?:{words})(?![\w])"),)

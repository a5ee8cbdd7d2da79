"""With which words and kinds of token each category may begin: what cannot begin is not tried."""

from collections.abc import Iterator

from judgekit.reader.sheet import ANY, QUOTED, Sheet

_KIND = "\0"
"""Before the name of a kind of token, which no word begins with."""


class Firsts:
    """Each word and each kind of token is a bit; a category is worked out when it is first asked for."""

    def __init__(self, said: Sheet) -> None:
        self._said = said
        self._bits: dict[str, int] = {}
        self._of: dict[str, int] = {}

    def may_begin(self, category: str, word: str, kind: str) -> bool:
        """May a token of this word and this kind begin the category, or a part that begins it?"""
        begins = self._begins(category)
        return bool(begins & (self._bits.get(word, 0) | self._bits.get(_KIND + kind, 0)))

    def words(self, category: str) -> Iterator[str]:
        """The words that may begin it, as far as they are written out."""
        begins = self._begins(category)
        return (word for word, bit in self._bits.items() if bit & begins and not word.startswith(_KIND))

    def _begins(self, category: str) -> int:
        if category not in self._of:
            begins = self._bit(_KIND + ("quoted" if category.startswith(QUOTED) else category))
            for word in self._said.starts.get(category, {}):
                begins |= self._bit(word) if word != ANY else 0
            for lead in self._said.leads.get(category, ()):
                begins |= self._begins(lead)
            self._of[category] = begins
        return self._of[category]

    def _bit(self, word: str) -> int:
        return self._bits.setdefault(word, 1 << len(self._bits))

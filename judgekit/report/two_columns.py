"""Clauses in two columns of like length, a few at a time, so that they stay in order where a page ends."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judgekit.report.model import Quote

LETTERS = 1_600
MOST_WHOLE = 5_000
MOST_IN_ROWS = 9_000
HEAD = 90


class Row(NamedTuple):
    """Clauses side by side; `whole` where a page should not break them, `over` where they run over pages anyway."""

    left: tuple[Quote, ...]
    right: tuple[Quote, ...]
    whole: bool = True
    over: bool = False


def rows(quotes: Sequence[Quote]) -> list[Row]:
    """The clauses in rows; one row of one column to be flowed where they fill more than a page."""
    if sum(map(_size, quotes)) > MOST_IN_ROWS:
        return [Row(tuple(quotes), (), whole=False, over=True)]
    return [_row(chunk) for chunk in _chunks(quotes)]


def _chunks(quotes: Sequence[Quote]) -> Iterator[list[Quote]]:
    chunk: list[Quote] = []
    for quote in quotes:
        chunk.append(quote)
        if sum(map(_size, chunk)) >= LETTERS:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def _row(chunk: Sequence[Quote]) -> Row:
    sizes = [_size(quote) for quote in chunk]
    tallest = [max(sum(sizes[:at]), sum(sizes[at:])) for at in range(1, len(sizes))]
    middle = tallest.index(min(tallest)) + 1 if tallest else 1
    return Row(tuple(chunk[:middle]), tuple(chunk[middle:]), whole=sum(sizes) <= MOST_WHOLE)


def _size(quote: Quote) -> int:
    return HEAD + sum(map(len, quote.text))

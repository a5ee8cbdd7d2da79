"""The piece of a clause that shows why it was found, with the matching words marked."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from judgekit.search.analysis import WORD, fold, stem

WIDTH = 220


@dataclass(frozen=True, slots=True)
class Snippet:
    """A piece of text and the (start, end) of its matching words."""

    text: str
    marks: tuple[tuple[int, int], ...]

    def marked(self, before: str, after: str) -> str:
        """The text with each mark between two strings."""
        parts, end = [], 0
        for start, stop in self.marks:
            parts += [self.text[end:start], before, self.text[start:stop], after]
            end = stop
        return "".join([*parts, self.text[end:]])


def cut(text: str, terms: Collection[str], width: int = WIDTH) -> Snippet:
    """The window of about `width` characters that holds the most matching words."""
    flat = " ".join(text.split())
    hits = [match.span() for match in WORD.finditer(flat) if stem(fold(match.group())) in terms]
    start = _best_start(flat, hits, width)
    end = _word_end(flat, min(len(flat), start + width))
    head, tail = "…" if start else "", "…" if end < len(flat) else ""
    shift = len(head) - start
    marks = tuple((a + shift, b + shift) for a, b in hits if start <= a and b <= end)
    return Snippet(head + flat[start:end] + tail, marks)


def _best_start(flat: str, hits: Sequence[tuple[int, int]], width: int) -> int:
    if len(flat) <= width or not hits:
        return 0
    first = max(hits, key=lambda hit: (sum(hit[0] <= a < hit[0] + width for a, _ in hits), -hit[0]))[0]
    return _word_start(flat, max(0, min(first - 30, len(flat) - width)))


def _word_start(flat: str, at: int) -> int:
    return at if at == 0 else flat.find(" ", at) + 1


def _word_end(flat: str, at: int) -> int:
    if at >= len(flat):
        return len(flat)
    space = flat.rfind(" ", 0, at)
    return space if space > 0 else at

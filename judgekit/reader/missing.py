"""Why a line is not understood: how far it was, which word stands there, what would fit."""

from judgekit.reader.model import NotUnderstoodError
from judgekit.reader.parsing import Chart
from judgekit.shapes.refusal import near as nearest

MOST = 6


def not_understood(chart: Chart, line: str) -> NotUnderstoodError:
    """The error at the furthest token that was reached."""
    words = sorted(_fitting(chart))
    if chart.furthest >= len(chart.tokens):
        near = tuple(words[:MOST])
        problem = f"«{_short(line)}» acaba a medias{_fits(near)}"
        return NotUnderstoodError(problem, len(line), "", near, "(end)")
    token = chart.tokens[chart.furthest]
    meant = nearest(token.word, words)
    near = (meant,) if meant else tuple(words[:MOST])
    problem = f"no entiendo «{token.written}» en «{_around(line, token.at)}»{_fits(tuple(words[:MOST]))}"
    problem += f"; ¿quieres decir «{meant}»?" if meant else ""
    return NotUnderstoodError(problem, token.at, token.written, near, token.word)


def _fitting(chart: Chart) -> set[str]:
    """The words that could stand where it stops."""
    found: set[str] = set()
    for one in chart.expected:
        firsts = list(chart.grammar.first_words(one)) if one in chart.grammar.categories else [one]
        found.update(word for word in firsts if word.isalpha())
    return found


def _fits(words: tuple[str, ...]) -> str:
    return f"; aquí cabe {', '.join(words)}" if words else ""


def _short(line: str) -> str:
    return line if len(line) < 60 else f"…{line[-58:]}"


def _around(line: str, at: int) -> str:
    start, end = max(0, at - 30), at + 30
    return f"{'…' if start else ''}{line[start:end].strip()}{'…' if end < len(line) else ''}"

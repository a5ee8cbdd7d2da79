"""How many clauses are quoted in full: those that decide, then as many as fill the sheets that are printed anyway.

The same clauses for every format: heights are reckoned for the PDF on A4, in millimetres, and need not be exact.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from judgekit.report.clauses import said_once
from judgekit.report.model import A4, LETTER, Pinned, Quote, Slip
from judgekit.report.pictures import board, pile
from judgekit.report.pictures.svg import WIDTH
from judgekit.story import Pile

SHEET = 318.0
"""What goes on a sheet where the type is made a little smaller to spare another."""
FULL_SIZE = 276.0
"""What goes on each of several, where it is not."""
SLACK = 0.06
"""By how much of a sheet the reckoning may be too high: rather few clauses on one sheet than many on two."""
PAGES = {A4: 274.0, LETTER: 256.4}
"""What a page really holds, by paper."""
RECKONED = 1.02, 1.34
"""A slip is reckoned between so much and so much of a page where its type may be made smaller to spare another."""
UNIT = 90.5 / WIDTH
HEADING, LINE, SMALL_LINE = 5.5, 4.0, 3.1
FRAME = 48.0
"""Head, title, blanks and signature."""
WIDE, STEP, COLUMN, RULED = 118, 88, 66, 86


def quoted(slip: Slip, *, full: bool = False) -> Slip:
    """The slip with the clauses that there is room for in full, the rest by their ids."""
    if full:
        return slip
    room = _room(slip)
    kept: set[str] = set()
    for one in _by_weight(slip):
        room -= _tall(one) / 2
        if room >= 0 or one.id in slip.ruling.clauses:
            kept.add(one.id)
    rest = tuple(Pinned(one.id, one.pin) for one in slip.quotes if one.id not in kept)
    return replace(slip, quotes=said_once(one for one in slip.quotes if one.id in kept), also_cited=rest)


def may_be_smaller(slip: Slip, paper: str) -> bool:
    """May smaller type spare a page? Not where the slip surely fits as it is, nor where it never will."""
    least, most = RECKONED
    reckoned = _fixed(slip) + sum(map(_tall, slip.quotes)) / 2
    return least <= reckoned / PAGES[paper] <= most


def _by_weight(slip: Slip) -> list[Quote]:
    """The clauses that decide, then the short ones, which leave room for more."""
    deciding = {clause: place for place, clause in enumerate(slip.ruling.clauses)}
    return sorted(slip.quotes, key=lambda one: (deciding.get(one.id, len(deciding)), _tall(one)))


def _room(slip: Slip) -> float:
    """What is left for clauses of the sheets that the rest of the slip needs."""
    rest = _fixed(slip)
    if rest <= SHEET * (1 + SLACK):
        return SHEET - rest
    return math.ceil(rest / FULL_SIZE) * FULL_SIZE - rest


def _fixed(slip: Slip) -> float:
    """How tall everything is but the clauses."""
    boards = max(board.height(slip.before), board.height(slip.after)) * UNIT + HEADING
    asked = HEADING + _lines([slip.ask], RULED) * 5 + _lines(["; ".join(slip.moves)], WIDE) * LINE
    ruled = 12 + _lines([slip.ruling.sentence], RULED) * 5 + _lines(slip.ruling.why, WIDE) * LINE
    steps = HEADING + sum(_step(one.text, one.details, one.stopped_by, one.clauses) for one in slip.lines)
    return FRAME + boards + asked + ruled + steps + _pile(slip.pile) + _readings(slip) + _after(slip)


def _step(text: str, details: Sequence[str], stopped: Sequence[str], clauses: Sequence[str]) -> float:
    said = len(text) + len("; ".join(details)) * 0.88 + 26 * len(stopped)
    margin = sum(8 for _ in clauses) + 6
    return max(math.ceil(said / STEP), math.ceil(margin / 32)) * 3.2 + 1.0


def _pile(shown: Pile | None) -> float:
    return 0 if shown is None else HEADING + pile.height(shown) * UNIT + 2


def _readings(slip: Slip) -> float:
    texts = [text for one in slip.readings for text in (one.about, one.says + one.why)]
    texts += [other.says + other.ruling for one in slip.readings for other in one.others]
    return _lines(texts, WIDE) * LINE + (HEADING if texts else 0)


def _after(slip: Slip) -> float:
    """What stands below the clauses."""
    looked = sum(len(one.text) + 16 * len(one.clauses) + 4 for one in slip.looked)
    ids = 14 * len(slip.also_looked) + 26 * len(slip.quotes) * 0.6
    names = sum(math.ceil(len(whole) / WIDE) * SMALL_LINE + LINE for _, whole in slip.names)
    return HEADING * 2 + math.ceil((looked + ids) / 138) * SMALL_LINE + names


def _tall(quote: Quote) -> float:
    """How tall a clause is in its column."""
    head = 1 + bool(quote.path)
    return (head + _lines(quote.text, COLUMN)) * SMALL_LINE + 2.5


def _lines(texts: Iterable[str], letters: int) -> int:
    return sum(math.ceil(len(one) / letters) for one in texts)

"""The pile of effects in columns, one a moment, what goes first above; and the life of each effect on a time line."""

from collections.abc import Iterator

from judgekit.report.labels import say
from judgekit.report.pictures.svg import WIDTH, Drawing, cut, wrap
from judgekit.story import Moment, Pile, Waiting

CELL, BETWEEN = 18.0, 8.0
SIZE = 10.5
COLUMNS = int((WIDTH + BETWEEN) // (CELL + BETWEEN))
MOST_HIGH = 12
LABELS = 150.0
ROW = 18.0


def growth(pile: Pile, identifier: str) -> str:
    """The pile at each moment."""
    return _growth(pile, identifier).svg()


def time_line(pile: Pile, identifier: str) -> str:
    """From when to when each effect waited."""
    return _time_line(pile, identifier).svg()


def height(pile: Pile) -> float:
    """How tall the taller of both pictures is."""
    return max(_growth(pile, "").height, _time_line(pile, "").height)


def _growth(pile: Pile, identifier: str) -> Drawing:
    drawing = Drawing(say("pictures.growth", pile=pile.name), (f"{one.told}." for one in pile.moments), identifier)
    drawing.text(0, 11, pile.name, size=12, bold=True)
    y = 18.0
    for start in range(0, len(pile.moments), COLUMNS):
        row = pile.moments[start : start + COLUMNS]
        y = _row(drawing, row, y)
    crossed = f" {say('pictures.crossed')}" if any(one.leaving for one in pile.moments) else ""
    for text in wrap(say("pictures.legend") + crossed, WIDTH, 9.5, 2):
        drawing.text(0, y + 9, text, size=9.5, italic=True)
        y += 11
    return drawing


def _row(drawing: Drawing, row: tuple[Moment, ...], y: float) -> float:
    high = min(max(len(one.waiting) for one in row), MOST_HIGH)
    floor = y + CELL + BETWEEN / 2 + high * CELL + 1
    for place, moment in enumerate(row):
        x = place * (CELL + BETWEEN) + 1
        if moment.resolving is not None:
            _cell(drawing, x, y, str(moment.resolving), black=True)
        elif moment.leaving is not None:
            _cell(drawing, x, y, str(moment.leaving))
            drawing.line(x, y + CELL, x + CELL, y, thick=1.5)
        shown = moment.waiting if len(moment.waiting) <= MOST_HIGH else moment.waiting[: MOST_HIGH - 1]
        top = floor - CELL * (len(shown) + (len(shown) < len(moment.waiting)))
        for level, number in enumerate(shown):
            _cell(drawing, x, top + level * CELL, str(number))
        if len(shown) < len(moment.waiting):
            _cell(drawing, x, floor - CELL, f"+{len(moment.waiting) - len(shown)}")
        drawing.line(x - 2, floor, x + CELL + 2, floor, thick=1.5)
        drawing.text(x + CELL / 2, floor + 10, str(moment.step), size=9.5, middle=True)
    drawing.text(0, floor + 21, "paso", size=9.5, italic=True)
    return floor + 26


def _cell(drawing: Drawing, x: float, y: float, text: str, *, black: bool = False) -> None:
    drawing.box(x, y, CELL, CELL, fill="#000" if black else "#fff")
    color = "#fff" if black else "#000"
    drawing.text(x + CELL / 2, y + CELL - 5, text, size=SIZE, bold=True, middle=True, fill=color)


def _time_line(pile: Pile, identifier: str) -> Drawing:
    drawing = Drawing(say("pictures.time_line"), (f"{one.number}, {one.told}." for one in pile.effects), identifier)
    drawing.text(0, 11, say("labels.time_line"), size=12, bold=True)
    places = {step: LABELS + 8 + at for step, at in _spread(pile)}
    floor = 20 + ROW * len(pile.effects)
    for x in places.values():
        drawing.line(x, 18, x, floor, thick=0.4, dashed=True)
    for row, effect in enumerate(pile.effects):
        _bar(drawing, effect, 20 + row * ROW, places)
    drawing.line(LABELS, floor, WIDTH, floor, thick=1.2)
    for step, x in _apart(places):
        drawing.text(x, floor + 10, str(step), size=9.5, middle=True)
    drawing.text(LABELS - 4, floor + 10, "paso", size=9.5, italic=True, end=True)
    return drawing


def _bar(drawing: Drawing, effect: Waiting, y: float, places: dict[int, float]) -> None:
    _cell(drawing, 1, y, str(effect.number))
    drawing.text(CELL + 6, y + 12.5, cut(effect.name, LABELS - CELL - 12, SIZE), size=SIZE)
    start = places[effect.born]
    end = WIDTH - 2 if effect.ended is None else places[effect.ended]
    drawing.box(start, y + 5, max(end - start, 1), 8, dashed=effect.ended is None)
    drawing.box(start - 2, y + 3, 4, 12, fill="#fff")
    if effect.ended is not None:
        drawing.box(end - 5, y + 4, 10, 10, fill="#000" if effect.resolves else "#fff")
        if not effect.resolves:
            drawing.line(end - 5, y + 14, end + 5, y + 4, thick=1.5)


def _spread(pile: Pile) -> Iterator[tuple[int, float]]:
    """Each step at which something is born or resolves, at even distances."""
    steps = sorted({one.born for one in pile.effects} | {one.ended for one in pile.effects if one.ended})
    room = WIDTH - LABELS - 16
    for place, step in enumerate(steps):
        yield step, room * place / max(len(steps) - 1, 1)


def _apart(places: dict[int, float]) -> Iterator[tuple[int, float]]:
    """The steps whose numbers do not run into the one before."""
    last = -CELL
    for step, x in places.items():
        if x - last >= CELL - 2:
            yield step, x
            last = x

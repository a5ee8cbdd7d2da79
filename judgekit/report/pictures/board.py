"""The board by zones: the opponent above, the first player below, what changed with a thick border."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from judgekit.report.labels import say
from judgekit.report.pictures.svg import WIDTH, Drawing, wrap
from judgekit.story import Area, Board, Face, Side, upper

GAP, PAD = 4.0, 4.0
CAPTION, NAME, SMALL = 12.0, 11.0, 9.5
SHADE = "#ececec"
MOST_LINES = 3
# more than any table needs that a person reads: what is left out of a picture, whoever has nothing else cannot know
MOST_OF_A_CAPTION, MOST_OF_A_MARK, MOST_DETAILS, MOST_OF_A_PILE = 6, 6, 60, 120


def picture(board: Board, identifier: str) -> str:
    """The board as SVG."""
    return _drawn(board, identifier).svg()


def height(board: Board) -> float:
    """How tall the board is when it is drawn."""
    return _drawn(board, "").height


def _drawn(board: Board, identifier: str) -> Drawing:
    drawing = Drawing(board.told, told(board), identifier)
    caption = wrap(board.told, WIDTH, CAPTION, MOST_OF_A_CAPTION, bold=True)
    y = drawing.paragraph(0, CAPTION, caption, size=CAPTION, bold=True) - CAPTION + 4
    for place, side in enumerate(board.sides):
        if place:
            drawing.line(0, y + 2, WIDTH, y + 2, thick=2)
            y += 6
        y = _side(drawing, side, y, last=place + 1 == len(board.sides) and place > 0)
    return drawing


def told(board: Board) -> Iterator[str]:
    """The board in words."""
    for side in board.sides:
        areas = [f"{area.told}." for area in side.areas] or [f"{upper(say('pictures.no cards'))}."]
        yield f"{side.told}. {' '.join(areas)}"


def _side(drawing: Drawing, side: Side, y: float, *, last: bool) -> float:
    """A side from `y` down; the player's name stands on the outer edge."""
    if not last:
        y = _name(drawing, side, y)
    for on_field, areas in groupby(side.areas, lambda area: area.field):
        if on_field:
            for area in areas:
                y = _field(drawing, area, y)
        else:
            y = _piles(drawing, tuple(areas), y)
    if not side.areas:
        drawing.text(PAD, y + SMALL + 1, say("pictures.no cards"), size=SMALL, italic=True)
        y += SMALL + 6
    return _name(drawing, side, y) if last else y


def _name(drawing: Drawing, side: Side, y: float) -> float:
    lines = wrap(side.told, WIDTH, NAME, 2, bold=True)
    return drawing.paragraph(0, y + NAME, lines, size=NAME, bold=True) - NAME + 5


def _piles(drawing: Drawing, areas: Sequence[Area], y: float) -> float:
    """The zones off the field: their cards in words."""
    lines = [line for area in areas for line in wrap(area.told, WIDTH - 2 * PAD, SMALL, MOST_OF_A_PILE)]
    high = len(lines) * SMALL * 1.2 + PAD + 1
    drawing.box(0.5, y, WIDTH - 1, high, fill=SHADE, line=0.5)
    drawing.paragraph(PAD, y + SMALL + 1, lines, size=SMALL)
    return y + high + GAP


def _field(drawing: Drawing, area: Area, y: float) -> float:
    """A zone of the field: its cards as boxes, in rows."""
    top = y + SMALL + PAD
    rows = [
        _Row(area.faces[start : start + columns], columns)
        for columns in [_columns(area)]
        for start in range(0, len(area.faces), columns)
    ]
    high = SMALL + PAD + (sum(row.high + GAP for row in rows) or SMALL + GAP)
    drawing.box(0.5, y, WIDTH - 1, high + 1, line=0.8, dashed=not area.faces)
    drawing.text(PAD, y + SMALL, area.name if area.faces else area.told, size=SMALL, italic=True)
    for row in rows:
        row.draw(drawing, top)
        top += row.high + GAP
    return y + high + 1 + GAP


def _columns(area: Area) -> int:
    return min(max(len(area.faces), 2), 3)


class _Row:
    """Cards side by side, all as tall as the tallest."""

    def __init__(self, faces: tuple[Face, ...], columns: int) -> None:
        self._wide = (WIDTH - 2 * PAD - GAP * (columns - 1)) / columns
        self._cards = [(face, *self._lines(face)) for face in faces]
        self.high = max(self._tall(*lines) for _, *lines in self._cards)

    def draw(self, drawing: Drawing, y: float) -> None:
        """Draw the row with its top at `y`."""
        for place, (face, name, marks, small) in enumerate(self._cards):
            x = PAD + place * (self._wide + GAP)
            drawing.box(x, y, self._wide, self.high, line=2.2 if face.changed else 0.8)
            at = drawing.paragraph(x + PAD, y + NAME + 1, name, size=NAME, bold=True)
            for mark in marks:
                drawing.box(x + 2, at - SMALL, self._wide - 4, SMALL * 1.25, fill="#000", line=0)
                drawing.text(x + PAD, at - 0.5, mark, size=SMALL, bold=True, fill="#fff")
                at += SMALL * 1.3
            drawing.paragraph(x + PAD, at, small, size=SMALL)

    def _lines(self, face: Face) -> tuple[list[str], list[str], list[str]]:
        room = self._wide - 2 * PAD
        name = wrap(face.name, room, NAME, MOST_LINES, bold=True)
        marks = [line for mark in face.marks for line in wrap(mark, room, SMALL, MOST_OF_A_MARK, bold=True)]
        small = wrap(" · ".join(face.details), room, SMALL, MOST_DETAILS) if face.details else []
        if face.beneath:
            small += wrap(f"debajo: {', '.join(face.beneath)}", room, SMALL, MOST_DETAILS)
        return name, marks, small

    def _tall(self, name: list[str], marks: list[str], small: list[str]) -> float:
        return len(name) * NAME * 1.2 + len(marks) * SMALL * 1.3 + len(small) * SMALL * 1.2 + PAD

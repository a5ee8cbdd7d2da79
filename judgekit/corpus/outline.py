"""Numbers for texts that print none: a clause's number is its place in the outline."""


class Outline:
    """A tree of levels; `open(level)` gives the next number on that level under what is open above it.

    >>> outline = Outline("4")
    >>> outline.open(1), outline.open(2), outline.open(2), outline.open(1)
    ('4.1', '4.1.1', '4.1.2', '4.2')
    """

    def __init__(self, root: str) -> None:
        self.root = root
        self._open: list[tuple[int, str]] = []
        self._children: dict[str, int] = {}

    def open(self, level: int) -> str:
        """Close what is open on `level` or deeper and open the next number there."""
        while self._open and self._open[-1][0] >= level:
            self._open.pop()
        parent = self._open[-1][1] if self._open else self.root
        self._children[parent] = self._children.get(parent, 0) + 1
        number = f"{parent}.{self._children[parent]}"
        self._open.append((level, number))
        return number

    @property
    def current(self) -> str:
        """The number opened last, the root where none is."""
        return self._open[-1][1] if self._open else self.root

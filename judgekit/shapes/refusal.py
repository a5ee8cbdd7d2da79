"""How a node that cannot be read is told: the place, what is wrong, the nearest word, how to mend it."""

from collections import abc
from collections.abc import Collection, Iterable
from typing import NoReturn, Protocol

from judgekit.errors import Place, UserError
from judgekit.shapes.nodes import Mapping, Node, Scalar

LONGEST_QUOTE = 60
MOST_LISTED = 12
LIKE_ENOUGH = 60.0


class Spot(Protocol):
    """Whatever knows its line and column."""

    @property
    def line(self) -> int:
        """Counted from 1."""

    @property
    def column(self) -> int:
        """Counted from 1."""


class Hint(str):
    """A hint in Spanish that knows the word that it offers."""

    near: tuple[str, ...]


def refuse(file: str, node: Spot, problem: str, meant: Hint | None = None) -> NoReturn:
    """Raise the UserError of a place; `problem` is a Spanish clause that says what is wrong and how to mend it.

    Where a word is unknown, the sentence ends with what was perhaps meant.
    """
    code, near = ("bad-file", ()) if meant is None else ("unknown-word", meant.near)
    place = Place(file, node.line, node.column)
    raise UserError(code, f"{problem}{meant or ''}.", place=place, near=near)


def hint(written: Iterable[str], valid: Collection[str]) -> Hint:
    """In brackets, the valid word nearest to those that were written, and all of them where they are few."""
    near = _nearest(written, valid)
    parts = [f"¿quisiste decir «{near}»?"] if near else []
    if valid and len(valid) <= MOST_LISTED:
        parts.append(f"puede ser {', '.join(valid)}")
    said = Hint(f" ({'; '.join(parts)})" if parts else "")
    said.near = (near,) if near else ()
    return said


def written_now(words: Iterable[str], old: abc.Mapping[str, str]) -> Hint | None:
    """What is written in the place of the first of these words that is no longer read, if any is."""
    found = next((old[word] for word in words if word in old), None)
    if found is None:
        return None
    said = Hint(f"; ahora se escribe «{found}»")
    said.near = (found,)
    return said


def listed(words: Iterable[str]) -> str:
    """Words between quotation marks, joined as Spanish does, the first dozen of them."""
    *most, last = [f"«{quote(word)}»" for word in words][:MOST_LISTED]
    return f"{', '.join(most)} y {last}" if most else last


def quote(text: str) -> str:
    """A text on one line and of bearable length."""
    line = " ".join(text[: LONGEST_QUOTE + 1].split())
    return f"{line[:LONGEST_QUOTE]}…" if len(text) > LONGEST_QUOTE else line


def kind(node: Node) -> str:
    """What a node is, in Spanish."""
    if isinstance(node, Scalar):
        return f"«{quote(node.text)}»"
    return "un «clave: valor»" if isinstance(node, Mapping) else "una lista"


def near(written: str, valid: Collection[str]) -> str | None:
    """The valid word nearest to one that was written, where any is near enough."""
    return _nearest([written], valid)


def _nearest(written: Iterable[str], valid: Collection[str]) -> str | None:
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - 20 ms that only a mistake is worth

    found = [
        process.extractOne(
            word[:LONGEST_QUOTE], list(valid), scorer=fuzz.ratio, processor=str.casefold, score_cutoff=LIKE_ENOUGH
        )
        for word in list(written)[:MOST_LISTED]
    ]
    best = max((one for one in found if one), key=lambda one: one[1], default=None)
    return best[0] if best else None

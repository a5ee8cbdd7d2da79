"""What the simple forms and their lists and mappings are read with; every reader says where it failed."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from judgekit.engine.origin import Origin
from judgekit.shapes.annotations import Keyed, Patterned, Raw, Said, Text, Whole, Words, YesNo
from judgekit.shapes.nodes import Mapping, Node, Scalar, Sequence
from judgekit.shapes.refusal import Hint, hint, kind, listed, quote, refuse

NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
YES = ("yes", "true", "sí", "si")
NO = ("no", "false")

Fit = tuple[int, int, int]
_ScalarReader = Callable[[Scalar, str], Any]
_ListReader = Callable[[Sequence, str], Any]


@dataclass(frozen=True, slots=True)
class Reader:
    """What a form is read with, by the node's kind.

    A scalar's readers raise ValueError with a Spanish clause and, where a word is unknown, a Hint; the other readers
    raise UserError. `item` reads the one item that stands in the place of a list; `noted`, the value keeps its place.
    """

    expected: str
    scalars: tuple[_ScalarReader, ...] = ()
    mappings: tuple["MappingReader", ...] = ()
    lists: tuple[tuple["Reader | None", _ListReader], ...] = ()
    item: "Reader | None" = None
    noted: bool = False

    def takes(self, node: Node) -> bool:
        """Can it read a node of this kind?"""
        if isinstance(node, Scalar):
            return bool(self.scalars)
        return bool(self.mappings if isinstance(node, Mapping) else self.lists)

    def __call__(self, node: Node, file: str) -> Any:
        """The value of a node."""
        made = self._made(node, file)
        return Said(made, Origin(file, node.line, node.column)) if self.noted else made

    def _made(self, node: Node, file: str) -> Any:
        if not self.takes(node):
            return self._as_list_of_one(node, file)
        if isinstance(node, Scalar):
            return self._scalar(node, file)
        if isinstance(node, Mapping):
            return self._mapping(node).read(node, file)
        return self._list(node)(node, file)

    def _as_list_of_one(self, node: Node, file: str) -> Any:
        if self.item is None or isinstance(node, Sequence):
            refuse(file, node, f"hay {kind(node)} y se esperaba {self.expected}; cámbialo")
        return (self.item(node, file),)

    def _scalar(self, node: Scalar, file: str) -> Any:
        if not node.text.strip():
            refuse(file, node, f"el valor está vacío y se esperaba {self.expected}; escríbelo o quita la clave")
        whys: dict[str, Hint | None] = {}
        for read in self.scalars:
            try:
                return read(node, file)
            except ValueError as why:
                problem, *meant = why.args
                whys.setdefault(problem, next(iter(meant), None))
        offered = next((one for one in whys.values() if one), None)
        mend = "" if offered else "; corrígelo"
        return refuse(file, node, f"«{quote(node.text)}» no vale aquí: {'; '.join(whys)}{mend}", offered)

    # The choice among mappings or lists looks at one level only: trying each in turn would take
    # a time exponential in the depth of a file with a mistake at its bottom.
    def _mapping(self, node: Mapping) -> "MappingReader":
        if len(self.mappings) == 1:
            return self.mappings[0]
        keys = [key.text for key, _ in node.entries]
        return max(self.mappings, key=lambda reader: reader.fit(keys))

    def _list(self, node: Sequence) -> _ListReader:
        first = node.items[0] if node.items else node
        fitting = (read for item, read in self.lists if item is None or item.takes(first))
        return next(fitting, self.lists[0][1])


class MappingReader:
    """Reads a mapping whose keys are free, or that is not read at all."""

    def __init__(self, read: Callable[[Mapping, str], Any]) -> None:
        self.read = read

    def fit(self, keys: Collection[str]) -> Fit:  # noqa: ARG002 - any key will do
        """How well it suits these keys: a class that knows one of them goes before, one that knows none after."""
        return 0, 1, 0


def either(readers: list[Reader]) -> Reader:
    """The reader of whatever one of several reads."""
    return Reader(
        " o ".join(dict.fromkeys(reader.expected for reader in readers)),
        tuple(read for reader in readers for read in reader.scalars),
        tuple(read for reader in readers for read in reader.mappings),
        tuple(read for reader in readers for read in reader.lists),
        next((reader.item for reader in readers if reader.item), None),
    )


def list_of(item: Reader, least: int) -> Reader:
    """The reader of a list of at least so many items, or of one item in its place."""

    def read(node: Sequence, file: str) -> Any:
        _check_some(node.items, least, node, file)
        return tuple([item(one, file) for one in node.items])

    return Reader(f"una lista de «- {item.expected}»", lists=((item, read),), item=item)


def keyed(form: Keyed, item: Reader) -> Reader:
    """The reader of a mapping with free keys."""

    def read(node: Mapping, file: str) -> Any:
        _check_some(node.entries, form.least, node, file)
        if form.placed:
            return {
                Said(key.text, Origin(file, key.line, key.column)): item(value, file) for key, value in node.entries
            }
        return {key.text: item(value, file) for key, value in node.entries}

    return Reader("un «clave: valor»", mappings=(MappingReader(read),))


def closed(what: str, items: dict[str, Reader]) -> Reader:
    """The reader of a mapping that may hold these keys."""

    def read(node: Mapping, file: str) -> Any:
        for key, _ in node.entries:
            if key.text not in items:
                refuse(file, key, f"{what} {listed([key.text])} no existe", hint([key.text], items))
        return {key.text: items[key.text](value, file) for key, value in node.entries}

    return Reader("un «clave: valor»", mappings=(MappingReader(read),))


def _check_some(found: Collection[Any], least: int, node: Node, file: str) -> None:
    if len(found) < least:
        refuse(file, node, "aquí no hay nada; pon una cosa al menos o quita la clave")


def _patterned(form: Patterned) -> Reader:
    whole = re.compile(form.pattern)

    def read(node: Scalar, _: str) -> str:
        if not whole.fullmatch(node.text):
            raise ValueError(form.problem)
        return node.text

    return Reader("un texto", scalars=(read,))


def _raw(form: Raw) -> Reader:
    def read(node: Node, _: str) -> Any:
        return node

    if form.cls is Scalar:
        return Reader("un texto", scalars=(read,))
    if form.cls is Mapping:
        return Reader("un «clave: valor»", mappings=(MappingReader(read),))
    return Reader("una lista", lists=((None, read),))


def _text(_: Any) -> Reader:
    return Reader("un texto", scalars=(lambda node, _: node.text,))


def _whole(form: Any) -> Reader:
    least = form.least

    def read(node: Scalar, _: str) -> int:
        if not NUMBER.fullmatch(node.text):
            raise ValueError("debe ser un número entero de hasta nueve cifras")
        if least is not None and int(node.text) < least:
            raise ValueError(f"debe ser {least} o más")
        return int(node.text)

    return Reader("un número entero", scalars=(read,))


def _yes_no(_: Any) -> Reader:
    def read(node: Scalar, _: str) -> bool:
        word = node.text.casefold()
        if word not in YES and word not in NO:
            raise ValueError("debe ser «sí» o «no»")
        return word in YES

    return Reader("«sí» o «no»", scalars=(read,))


def _words(form: Words) -> Reader:
    values = dict(form.words)

    def read(node: Scalar, _: str) -> str:
        if node.text not in values:
            raise ValueError(f"no es {form.what}", hint([node.text], values))
        return values[node.text]

    return Reader("una palabra", scalars=(read,))


SIMPLE: dict[type, Callable[[Any], Reader]] = {
    Text: _text,
    Whole: _whole,
    YesNo: _yes_no,
    Words: _words,
    Patterned: _patterned,
    Raw: _raw,
}

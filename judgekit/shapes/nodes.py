"""Scenario YAML as a tree of nodes that know their place; every scalar is text."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, cast

from judgekit.errors import Place, UserError, too_large, unreadable
from judgekit.shapes import yamlfile
from judgekit.shapes.textfile import decode

MOST_NODES = 200_000
LARGEST_FILE = 1024 * 1024
STDIN = Path("-")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text; line and column count from 1."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of nodes."""

    items: tuple["Node", ...]
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and their nodes in the order of the file; no key comes twice."""

    entries: tuple[tuple[Scalar, "Node"], ...]
    line: int
    column: int


Node: TypeAlias = Scalar | Sequence | Mapping


def parse(text: str, file: str) -> Node:
    """The tree of one YAML document; raises UserError with the file, line and column of a mistake."""
    node = yamlfile.read(text, file, _Nodes(), MOST_NODES)
    if node is None or (isinstance(node, Scalar) and not node.text):
        raise UserError("empty-file", "el archivo está vacío; escribe en él «clave: valor».", place=Place(file, 1, 1))
    return node


def read_file(path: Path) -> Node:
    """The tree of a file of at most 1 MB in UTF-8, `-` for standard input; raises UserError."""
    try:
        content = _content(path)
    except OSError as error:
        raise unreadable(path, error, "revisa la ruta y sus permisos") from None
    return read_content(content, path)


def read_content(content: bytes, path: Path) -> Node:
    """The tree of what a file holds, `path` being what it is called; raises UserError."""
    if len(content) > LARGEST_FILE:
        raise too_large(path, LARGEST_FILE // 1024 // 1024, "pártelo en varios")
    return parse(decode(content, path), str(path))


def _content(path: Path) -> bytes:
    if path == STDIN:
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)


_NOTHING = frozenset({"null", "Null", "NULL", "~"})  # as YAML writes that nothing stands there; in quotes it is a text


class _Nodes:
    """Makes nodes; besides aliases and tags it refuses anchors and characters that cannot be seen."""

    def scalar(self, event: Any) -> Node:
        _check(event)
        # an escape such as "\e" could bring in what the file itself may not hold
        if not event.value.isprintable() and yamlfile.UNREADABLE.search(event.value):
            raise yamlfile.mistake("el texto tiene caracteres de control", event)
        nothing = not event.style and event.value in _NOTHING
        return Scalar("" if nothing else event.value, *_place(event))

    def sequence(self, start: Any, items: list[Node]) -> Node:
        _check(start)
        return Sequence(tuple(items), *_place(start))

    def mapping(self, start: Any, keys: dict[str, Node], values: list[Node]) -> Node:
        _check(start)
        entries = cast("list[tuple[Scalar, Node]]", zip(keys.values(), values, strict=True))
        return Mapping(tuple(entries), *_place(start))


def _check(event: Any) -> None:
    if event.anchor:
        raise yamlfile.mistake("las anclas (&) no se admiten", event)
    if event.tag:
        raise yamlfile.mistake("las etiquetas (!) no se admiten", event)


def _place(event: Any) -> tuple[int, int]:
    mark = event.start_mark
    return mark.line + 1, mark.column + 1

"""Strict YAML: scalars stay text, a key may not come twice, no aliases, no tags; mistakes say line and column.

What is read is built from the parser's events, without recursion, so no file can be too deep for us.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import yaml
from yaml.reader import Reader

from judgekit.errors import Place, UserError

MOST_NODES = 400_000
DEEPEST = 60
UNREADABLE = Reader.NON_PRINTABLE
_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_Made = TypeVar("_Made")


class Maker(Protocol[_Made]):
    """What each piece of YAML becomes: plain data, or nodes that keep their place."""

    def scalar(self, event: Any) -> _Made:
        """What a text becomes."""

    def sequence(self, start: Any, items: list[_Made]) -> _Made:
        """What a list becomes, from its first event and its items."""

    def mapping(self, start: Any, keys: dict[str, _Made], values: list[_Made]) -> _Made:
        """What a mapping becomes, from its first event, its keys and as many values."""


def load(text: str, where: str) -> Any:
    """Parse YAML text; raises UserError with the file, line and column of the mistake."""
    return read(text, where, _Data())


def read(text: str, where: str, maker: Maker[_Made], most_nodes: int = MOST_NODES) -> _Made | None:
    """What a maker makes of YAML text, None where it is empty; raises UserError as `load` does."""
    try:
        return _build(yaml.parse(text, Loader=_PARSER), maker, most_nodes)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = Place(where, mark.line + 1, mark.column + 1) if mark else Place(where)
        problem = error.problem if isinstance(error, _Mistake) else "revisa sangría, comillas, corchetes y dos puntos"
        raise UserError("bad-yaml", f"el YAML no se entiende ({problem}); corrige esa línea.", place=place) from None
    except (yaml.YAMLError, ValueError):
        problem = "el YAML no se entiende (tiene caracteres que no admite); corrígelo."
        raise UserError("bad-yaml", problem, place=_first_unreadable(text, where)) from None


def mistake(problem: str, event: Any) -> yaml.MarkedYAMLError:
    """A mistake at an event, for a maker to raise; `problem` is a Spanish clause."""
    return _Mistake(problem=problem, problem_mark=event.start_mark)


class _Mistake(yaml.MarkedYAMLError):
    """A mistake that we found ourselves, told in Spanish."""


class _Data:
    """Makes text, lists and dictionaries."""

    def scalar(self, event: Any) -> Any:
        return event.value

    def sequence(self, start: Any, items: list[Any]) -> Any:  # noqa: ARG002 - plain data has no place
        return items

    def mapping(self, start: Any, keys: dict[str, Any], values: list[Any]) -> Any:  # noqa: ARG002
        return dict(zip(keys, values, strict=True))


@dataclass(slots=True)
class _Open(Generic[_Made]):
    """A list or a mapping that is being filled; a mapping with more keys than items waits for a value."""

    start: Any
    is_mapping: bool
    keys: dict[str, _Made] = field(default_factory=dict)
    items: list[_Made] = field(default_factory=list)

    def close(self, maker: Maker[_Made]) -> _Made:
        if self.is_mapping:
            return maker.mapping(self.start, self.keys, self.items)
        return maker.sequence(self.start, self.items)


def _build(events: Iterable[Any], maker: Maker[_Made], most_nodes: int) -> _Made | None:
    whole = _Open[_Made](None, is_mapping=False)
    stack, nodes = [whole], 0
    for event in events:
        match event:
            case yaml.ScalarEvent():
                nodes += 1
                _add(stack[-1], event, maker.scalar(event))
            case yaml.CollectionStartEvent():
                nodes += 1
                stack.append(_Open(event, isinstance(event, yaml.MappingStartEvent)))
            case yaml.CollectionEndEvent():
                closed = stack.pop()
                _add(stack[-1], closed.start, closed.close(maker))
            case yaml.AliasEvent():
                raise mistake("los alias (*) no se admiten", event)
            case yaml.DocumentStartEvent() if whole.items:
                raise mistake("un archivo lleva un solo documento: quita los «---» de en medio", event)
        if nodes > most_nodes or len(stack) > DEEPEST:
            raise mistake("es demasiado grande o demasiado anidado", event)
    return whole.items[0] if whole.items else None


def _add(parent: _Open[_Made], event: Any, made: _Made) -> None:
    if event.tag and event.tag != "!":
        raise mistake("las etiquetas (!) no se admiten", event)
    if not parent.is_mapping or len(parent.keys) > len(parent.items):
        parent.items.append(made)
    elif not isinstance(event, yaml.ScalarEvent):
        raise mistake("una clave debe ser texto", event)
    elif event.value in parent.keys:
        raise mistake(f"la clave «{event.value:.60}» está repetida", event)
    else:
        parent.keys[event.value] = made


def _first_unreadable(text: str, where: str) -> Place:
    found = UNREADABLE.search(text)
    if not found:
        return Place(where)
    before = text[: found.start()]
    return Place(where, before.count("\n") + 1, found.start() - before.rfind("\n"))

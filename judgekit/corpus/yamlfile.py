"""Strict YAML: scalars stay text, a key may not come twice, no aliases, no tags; mistakes say line and column.

The data is built from the parser's events, without recursion, so no file can be too deep for us.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import yaml

from judgekit.errors import UserError

MOST_NODES = 400_000
DEEPEST = 60
_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load(text: str, where: str) -> Any:
    """Parse YAML text; raises UserError with the file, line and column of the mistake."""
    try:
        return _build(yaml.parse(text, Loader=_PARSER))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f", línea {mark.line + 1}, columna {mark.column + 1}" if mark else ""
        problem = error.problem if isinstance(error, _Mistake) else "revisa sangría, comillas, corchetes y dos puntos"
        raise UserError(f"{where}{place}: el YAML no se entiende ({problem}); corrige esa línea.") from None
    except (yaml.YAMLError, ValueError):
        raise UserError(f"{where}: el YAML no se entiende (tiene caracteres que no admite); corrígelo.") from None


class _Mistake(yaml.MarkedYAMLError):
    """A mistake that this module found, told in Spanish."""


@dataclass(slots=True)
class _Open:
    """A list or a mapping that is being filled; `key` is the mapping's next key."""

    value: Any
    key: str | None = None
    is_mapping: bool = field(init=False)

    def __post_init__(self) -> None:
        self.is_mapping = isinstance(self.value, dict)


def _build(events: Iterable[Any]) -> Any:
    whole: list[Any] = []
    stack = [_Open(whole)]
    for count, event in enumerate(events):
        if count > MOST_NODES or len(stack) > DEEPEST:
            raise _mistake("es demasiado grande o demasiado anidado", event)
        match event:
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                made: Any = {} if isinstance(event, yaml.MappingStartEvent) else []
                _add(stack[-1], made, event)
                stack.append(_Open(made))
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                stack.pop()
            case yaml.ScalarEvent():
                _add(stack[-1], event.value, event)
            case yaml.AliasEvent():
                raise _mistake("los alias (*) no se admiten", event)
    if len(whole) > 1:
        raise UserError("Un archivo YAML de judgekit lleva un solo documento; quita los «---» de en medio.")
    return whole[0] if whole else None


def _add(parent: _Open, value: Any, event: Any) -> None:
    if event.tag and event.tag != "!":
        raise _mistake("las etiquetas (!) no se admiten", event)
    if not parent.is_mapping:
        parent.value.append(value)
    elif parent.key is not None:
        parent.value[parent.key] = value
        parent.key = None
    elif not isinstance(value, str):
        raise _mistake("una clave debe ser texto", event)
    elif value in parent.value:
        raise _mistake(f"la clave «{value:.60}» está repetida", event)
    else:
        parent.key = value


def _mistake(problem: str, event: Any) -> _Mistake:
    return _Mistake(problem=problem, problem_mark=event.start_mark)

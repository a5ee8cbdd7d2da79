"""Strict YAML: scalars stay text, a key may not come twice, aliases may not blow up; mistakes say line and column."""

from typing import Any

import yaml

from judgekit.errors import UserError

MOST_NODES = 400_000
DEEPEST = 60


class _Mistake(yaml.MarkedYAMLError):
    """A mistake that this module found, told in Spanish."""


class _Loader(yaml.SafeLoader):
    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self.nodes = 0
        self.depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        self.nodes += 1
        self.depth += 1
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        mark: Any = event.start_mark
        if isinstance(event, yaml.AliasEvent):
            raise _Mistake(problem="los alias (*) no se admiten", problem_mark=mark)
        if self.nodes > MOST_NODES or self.depth > DEEPEST:
            raise _Mistake(problem="es demasiado grande o demasiado anidado", problem_mark=mark)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def _text(loader: _Loader, node: yaml.ScalarNode) -> str:
    return str(loader.construct_scalar(node))


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[object, object]:
    seen: dict[object, object] = {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, str) or key in seen:
            problem = f"la clave «{key}» está repetida" if isinstance(key, str) else "una clave debe ser texto"
            raise _Mistake(problem=problem, problem_mark=key_node.start_mark)
        seen[key] = loader.construct_object(value_node, deep=True)
    return seen


_Loader.yaml_implicit_resolvers = {}
_Loader.add_constructor("tag:yaml.org,2002:str", _text)
_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)


def load(text: str, where: str) -> Any:
    """Parse YAML text; raises UserError with the file, line and column of the mistake."""
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f", línea {mark.line + 1}, columna {mark.column + 1}" if mark else ""
        problem = error.problem if isinstance(error, _Mistake) else "revisa sangría, comillas, corchetes y dos puntos"
        raise UserError(f"{where}{place}: el YAML no se entiende ({problem}); corrige esa línea.") from None
    except (yaml.YAMLError, RecursionError, ValueError):
        raise UserError(f"{where}: el YAML no se entiende (tiene caracteres que no admite); corrígelo.") from None

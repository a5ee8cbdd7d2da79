"""What an editor makes of a YAML text before it holds it against the schema: YAML 1.2's core types, keys as text."""

import re
from typing import Any

import yaml


class Core(yaml.CSafeLoader):
    """Reads YAML 1.2: only true and false are booleans, dates and 1:30 are texts."""


Core.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", "true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", "~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("int", "[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
):
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_pattern})$"), list(_first))


def parsed(text: str) -> Any:
    """The data of a text."""
    return _with_texts_as_keys(yaml.load(text, Loader=Core))


def _with_texts_as_keys(data: Any) -> Any:
    if isinstance(data, dict):
        return {key if isinstance(key, str) else str(key): _with_texts_as_keys(one) for key, one in data.items()}
    return [_with_texts_as_keys(one) for one in data] if isinstance(data, list) else data

"""The part of JSON Schema that ours uses, so that tests need no validator."""

import re
from typing import Any

import yaml

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "number": int | float, "boolean": bool}


class Yaml12(yaml.SafeLoader):
    """Reads YAML as editors do: `on` and `yes` are words, only true and false are not."""


Yaml12.yaml_implicit_resolvers = {
    first: [(tag, test) for tag, test in pairs if tag != "tag:yaml.org,2002:bool"]
    for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Yaml12.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


def as_editors_do(text: str) -> Any:
    """What an editor validates of a YAML text."""
    return yaml.load(text, Loader=Yaml12)


def problems(data: Any, schema: dict[str, Any], root: dict[str, Any], at: str = "$") -> list[str]:  # noqa: C901
    """What is wrong with some data under a schema."""
    if "$ref" in schema:
        target = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        found = problems(data, target, root, at)
        return found + problems(data, {k: v for k, v in schema.items() if k != "$ref"}, root, at)
    found = []
    if "type" in schema:
        types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        if not any(isinstance(data, TYPES[one]) and (one == "boolean" or not isinstance(data, bool)) for one in types):
            return [f"{at} is not {types}"]
    if "const" in schema and data != schema["const"]:
        found.append(f"{at} is not {schema['const']}")
    if "enum" in schema and not any(data == one and type(data) is type(one) for one in schema["enum"]):
        found.append(f"{at} is none of {schema['enum']}")
    if "anyOf" in schema and all(problems(data, one, root, at) for one in schema["anyOf"]):
        found.append(f"{at} matches nothing: {data!r:.80}")
    for one in schema.get("allOf", ()):
        found += problems(data, one, root, at)
    if "if" in schema and not problems(data, schema["if"], root, at):
        found += problems(data, schema.get("then", {}), root, at)
    if isinstance(data, dict):
        found += _of_object(data, schema, root, at)
    if isinstance(data, list) and "items" in schema:
        found += [one for i, item in enumerate(data) for one in problems(item, schema["items"], root, f"{at}[{i}]")]
    if isinstance(data, str) and not _fits(data, schema):
        found.append(f"{at} is no such text")
    return found


def _of_object(data: dict[Any, Any], schema: dict[str, Any], root: dict[str, Any], at: str) -> list[str]:
    properties = schema.get("properties", {})
    found = [f"{at} lacks {key}" for key in schema.get("required", ()) if key not in data]
    if not schema.get("minProperties", 0) <= len(data) <= schema.get("maxProperties", 10_000):
        found.append(f"{at} has {len(data)} keys")
    for key, value in data.items():
        inner = properties.get(str(key), schema.get("additionalProperties", True))
        if inner is False:
            found.append(f"{at} may not have {key}")
        elif inner is not True:
            found += problems(value, inner, root, f"{at}.{key}")
    return found


def _fits(text: str, schema: dict[str, Any]) -> bool:
    return len(text) >= schema.get("minLength", 0) and re.search(schema.get("pattern", ""), text) is not None

"""What an editor sees of a YAML file: the numbers and booleans of YAML 1.2."""

import re
from typing import Any

import yaml


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

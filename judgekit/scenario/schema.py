"""JSON Schema of whole scenario files, as each game has them."""

import json
from collections.abc import Mapping, Sequence

from judgekit import games
from judgekit.contract.definitions import DIALECT, Schema
from judgekit.engine.abilities import Printed
from judgekit.scenario.description import File
from judgekit.scenario.lexicon import lexicon
from judgekit.shapes.json_schema import json_schema


def scenario_schema(names: Sequence[str]) -> Schema:
    """The schema of a scenario of any of these games."""
    if len(names) == 1:
        return _of_game(names[0])
    within = {name: _moved(_of_game(name), f"#/$defs/{name}/$defs/") for name in names}
    cases = [
        {"if": {"properties": {"game": {"const": name}}, "required": ["game"]}, "then": {"$ref": f"#/$defs/{name}"}}
        for name in names
    ]
    return {
        "$schema": DIALECT,
        "title": "Escenario de judgekit",
        "type": "object",
        "properties": {"game": {"enum": list(names)}},
        "required": ["game"],
        "allOf": cases,
        "$defs": within,
    }


def cards_schema(name: str) -> Schema:
    """The schema of the cards that a folder of scenarios of a game shares."""
    return json_schema(Mapping[str, Printed], lexicon(games.game(name)), f"Cartas de {name}")


def _of_game(name: str) -> Schema:
    whole = json_schema(File, lexicon(games.game(name)), f"Escenario de {name}")
    root = whole["$defs"].pop(whole.pop("$ref").rpartition("/")[2])
    return {**whole, **root}


def _moved(schema: Schema, where: str) -> Schema:
    """The schema inside another one: its references lead to where its definitions are now."""
    within = {key: value for key, value in schema.items() if key != "$schema"}
    moved: Schema = json.loads(json.dumps(within).replace('"$ref": "#/$defs/', f'"$ref": "{where}'))
    return moved

"""JSON Schema of whole scenario files: heading, cards, board, script and expectations, as each game has them."""

import json
from collections.abc import Iterable, Sequence

from judgekit import games
from judgekit.contract.definitions import DIALECT, Schema
from judgekit.engine.actions import ActionForm
from judgekit.engine.game import Game
from judgekit.engine.vocabulary import vocabulary
from judgekit.scenario.claims import CLAUSES, NOBODY
from judgekit.scenario.loading import Heading
from judgekit.scenario.moves import MANNERS
from judgekit.scenario.shape_schema import json_schema

REQUIRED = ("id", "game", "title", "source", "ask", "given", "script", "expect")
_TEXT: Schema = {"type": ["string", "number", "boolean"]}
_TEXTS: Schema = {"anyOf": [{"type": "array", "items": _TEXT}, _TEXT]}
_WHOLE: Schema = {"type": ["integer", "string"]}


def scenario_schema(names: Sequence[str]) -> Schema:
    """The schema of a scenario of any of these games."""
    if len(names) == 1:
        return {"$schema": DIALECT, "title": f"Escenario de {names[0]}", **_of_game(games.game(names[0]))}
    within = {name: _moved(_of_game(games.game(name)), f"#/$defs/{name}/$defs/") for name in names}
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


def _of_game(game: type[Game]) -> Schema:
    variants = vocabulary(game)
    heading, card = json_schema(Heading, variants, ""), json_schema(game.printed_card, variants, "")
    definitions = {**heading["$defs"], **card["$defs"]}
    said = definitions.pop("Heading")
    body = {
        "game": {"const": game.game},
        "reading": _readings(game),
        "cards": {"type": "object", "additionalProperties": {"$ref": card["$ref"]}},
        "given": _given(game),
        "script": {"type": "array", "items": {"anyOf": [_line(player) for player in game.players]}},
        "expect": _expect(game),
    }
    return {
        "type": "object",
        "properties": {**said["properties"], **body},
        "required": list(REQUIRED),
        "additionalProperties": False,
        "$defs": {**definitions, "placed": _placed(game), "move": _move(game)},
    }


def _moved(schema: Schema, where: str) -> Schema:
    """The schema inside another one: its references lead to where its definitions are now."""
    moved: Schema = json.loads(json.dumps(schema).replace('"$ref": "#/$defs/', f'"$ref": "{where}'))
    return moved


def _readings(game: type[Game]) -> Schema:
    known = {one.name: {"enum": [meaning.name for meaning in one.meanings]} for one in games.readings(game.game)}
    return _closed(known)


def _given(game: type[Game]) -> Schema:
    zones = {name: _list_of({"$ref": "#/$defs/placed"}) for name in game.kinds()}
    board = _closed({**zones, **dict.fromkeys(game.counts, _WHOLE)})
    facts: Schema = dict.fromkeys(game.facts, _TEXT)
    turn = {"turn": _enum(game.players), "turn number": _WHOLE, "phase": _enum(game.phases)}
    return _closed({**dict.fromkeys(game.players, board), **facts, **turn})


def _placed(game: type[Game]) -> Schema:
    fields = {"card": _TEXT, "as": _TEXT, "owner": _enum(game.players), "under": _list_of({"$ref": "#/$defs/placed"})}
    return {"anyOf": [_TEXT, {**_closed({**fields, **dict.fromkeys(game.marks, _TEXT)}), "required": ["card"]}]}


def _line(player: str) -> Schema:
    answers = {"type": "object", "minProperties": 1, "additionalProperties": _TEXTS}
    move = {"$ref": "#/$defs/move"}
    manners = {f"{player}{manner}": move if manner else {"anyOf": [move, answers]} for manner in MANNERS}
    return {**_closed(manners), "minProperties": 1, "maxProperties": 1}


def _move(game: type[Game]) -> Schema:
    """A verb alone, or a verb with its words; any other key is the answer to a choice."""
    forms = game.forms().values()
    bare = [form.verb for form in forms if not any(word.needed and word.name != form.verb for word in form.words)]
    return {"anyOf": [*(_verb(form) for form in forms), *([{"enum": bare}] if bare else [])]}


def _verb(form: ActionForm) -> Schema:
    words = {word.name: _TEXTS for word in form.words} | {form.verb: _TEXTS}
    needed = {form.verb, *(word.name for word in form.words if word.needed)}
    return {"type": "object", "properties": words, "required": sorted(needed), "additionalProperties": _TEXTS}


def _expect(game: type[Game]) -> Schema:
    board = _closed({**dict.fromkeys(game.kinds(), _TEXTS), **dict.fromkeys(game.counts, _WHOLE)})
    of_card = (*game.marks, *game.written(), "zone", "controller")
    several = [written for written, name in game.written().items() if name in game.lists()]
    card = _closed({**dict.fromkeys(of_card, _TEXT), "under": _TEXTS, **dict.fromkeys(several, _TEXTS)})
    words: Schema = {
        "winner": _enum((*game.players, "draw", NOBODY)),
        "phase": _enum(game.phases),
        "turn": _enum(game.players),
    }
    lists: Schema = dict.fromkeys(("order", "tries", *CLAUSES), _TEXTS)
    free = {"offered": _keyed(_TEXTS), "cards": _keyed(card)}
    return {**_closed({**words, **lists, **free, **dict.fromkeys(game.players, board)}), "minProperties": 1}


def _closed(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _keyed(item: Schema) -> Schema:
    return {"type": "object", "additionalProperties": item}


def _list_of(item: Schema) -> Schema:
    return {"anyOf": [{"type": "array", "items": item}, item]}


def _enum(words: Iterable[str]) -> Schema:
    found = list(words)
    return {"enum": found} if found else dict(_TEXT)

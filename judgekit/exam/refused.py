"""By which clauses the bank's attempts at each kind of move are refused: what somebody may think forbids one."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("refused.json")


def refusing(game: str, verb: str) -> Mapping[str, int]:
    """The clauses that refuse a move by this verb somewhere in the bank, and how often; `building.pool` counts them."""
    return _counted().get(game, {}).get(verb, {})


def refusing_anything(game: str) -> tuple[str, ...]:
    """The clauses that refuse a move of any kind somewhere in the bank, in order."""
    return tuple(sorted({clause for verbs in _counted().get(game, {}).values() for clause in verbs}))


@cache
def _counted() -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    found: Mapping[str, Mapping[str, Mapping[str, int]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found

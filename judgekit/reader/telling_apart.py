"""Whose something is and where it lies, as far as a text says so: two things of one ability are told apart by it."""

from collections.abc import Mapping
from typing import Any

from judgekit.reader.model import NotUnderstoodError, Spoken, Value

ATTACKING = "@attacking"
MEANT = {
    "mine": "@you",
    "theirs": "@opponent",
    "lying field": "@field",
    "lying graveyard": "@graveyard",
    "attacker": ATTACKING,
}
"""What a pronoun asks for that means one thing by its side or its place."""
FIGHT = "fight"
"""A key of what is told of an event that has two sides, either of which can be meant."""
_PLACES = frozenset({"@hand", "@deck", "@graveyard", "@banished", "@extra", "@field"})
_SIDES = frozenset({"@you", "@opponent"})


def told_of(wanted: Mapping[str, Any]) -> list[str]:
    """Of what is chosen so."""
    zone, controller = wanted.get("zone", "field"), wanted.get("controller")
    told = [f"@{controller}"] if f"@{controller}" in _SIDES else []
    return [*told, f"@{zone}"] if isinstance(zone, str) and f"@{zone}" in _PLACES else told


def unlike(wanted: str) -> frozenset[str]:
    """What is never said of the same thing: another side, or another place."""
    return next((family for family in (_SIDES, _PLACES) if wanted in family), frozenset()) - {wanted}


def told_of_event(ability: Value) -> dict[str, frozenset[str]]:
    """Whose the two cards of that are for which an ability waits, where all of it says the same; and that it fights."""
    patterns = patterns_of(ability)
    told = {kind: _sides(patterns, key) | _attacks(patterns, kind) for kind, key in (("event", "of"), ("cause", "by"))}
    known = {kind: sides for kind, sides in told.items() if sides}
    fights = bool(patterns) and all(one.get("event") == "fight" for one in patterns)
    return {**known, FIGHT: frozenset()} if fights else known


def _sides(patterns: list[dict[str, Any]], key: str) -> frozenset[str]:
    said = [one[key].get("controller") if isinstance(one.get(key), dict) else None for one in patterns]
    return frozenset({f"@{said[0]}"}) & _SIDES if said and len(set(map(str, said))) == 1 else frozenset()


_ATTACKS = {"event": "attack", "cause": "attacked"}


def _attacks(patterns: list[dict[str, Any]], kind: str) -> frozenset[str]:
    """Whoever attacks is the card to which an attack happens, or the cause of it for the one that is attacked."""
    attacks = bool(patterns) and all(one.get("event") == _ATTACKS[kind] for one in patterns)
    return frozenset({ATTACKING}) if attacks else frozenset()


def patterns_of(ability: Value) -> list[dict[str, Any]]:
    """The events for which an ability waits, as far as they say more than their word."""
    when = ability.get("when") if isinstance(ability, dict) else None
    inner = when.value if isinstance(when, Spoken) else when
    several = inner if isinstance(inner, list) else [inner]
    return [one for one in several if isinstance(one, dict)]


def both_that_fight(*, fights: bool) -> Value:
    """The two of the fight that an ability waits for; raises NotUnderstoodError where it waits for none."""
    if not fights:
        raise NotUnderstoodError("no sé de cuáles dos habla", cause="antecedent")
    return {"is": ["event", "cause"], "zone": "any"}


def who_attacks(attacker: frozenset[str]) -> str:
    """Which card of its event attacks; raises NotUnderstoodError where an ability waits for no attack."""
    if not attacker:
        raise NotUnderstoodError("no espera a ningún ataque", cause="antecedent")
    return next(iter(attacker))

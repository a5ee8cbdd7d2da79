"""Who overrides a rule method decorates the override: else its clauses are lost, and no trace says so."""

from collections.abc import Iterator

import pytest

from judgekit import games

WRITTEN = [(game, "as written", games.game(game)) for game in games.names()]
READ = [
    (game, f"{reading.name}: {meaning.name}", games.game_as_read(game, frozenset({(reading.name, meaning.name)})))
    for game in games.names()
    for reading in games.readings(game)
    for meaning in reading.meanings
    if meaning.mixin
]
MISTAKEN = [
    (game, malrule.name, games.game_with(malrule)) for game in games.names() for malrule in games.malrules(game)
]
ALL = [*WRITTEN, *READ, *MISTAKEN]


def losses(cls: type) -> Iterator[str]:
    """The methods without clauses that stand before a rule method of the same name."""
    for place, base in enumerate(cls.__mro__):
        for name, member in vars(base).items():
            hidden = (vars(later).get(name) for later in cls.__mro__[place + 1 :])
            if callable(member) and not hasattr(member, "rule") and any(hasattr(one, "rule") for one in hidden):
                yield f"{base.__name__}.{name}"


@pytest.mark.parametrize("cls", [cls for _, _, cls in ALL], ids=[f"{game}-{how}" for game, how, _ in ALL])
def test_no_override_of_a_rule_loses_its_clauses(cls: type) -> None:
    assert list(losses(cls)) == []


def test_a_lost_clause_is_found() -> None:
    cls = games.game("digimon")
    assert list(losses(type("Lost", (cls,), {"newer_first": lambda _self: None}))) == ["Lost.newer_first"]
    assert list(losses(type("Kept", (cls,), {"newer_first": cls.newer_first}))) == []

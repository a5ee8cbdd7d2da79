"""Which clause became which, over editions made by known edits; and what is said of the change."""

from dataclasses import replace
from random import Random

import pytest

from judgekit import games, shipped
from judgekit.editions import Match, Wording, difference, edition, matched
from judgekit.editions.reading import Edition
from judgekit.editions.wording import wording
from tests.editions.edits import EDITS, Edited, Pairs, edited, move, renumber

RULES = shipped.folder("rules_text")


def found(old: Edition, made: Edited) -> Pairs:
    matches = matched(old.clauses, made.clauses)
    _each_once(old, made, matches)
    return frozenset((before.id, after.id) for one in matches for before in one.old for after in one.new)


def _each_once(old: Edition, made: Edited, matches: tuple[Match, ...]) -> None:
    assert sorted(c.id for one in matches for c in one.new) == sorted(c.id for c in made.clauses)
    assert {c.id for one in matches for c in one.old} == {c.id for c in old.clauses}


@pytest.mark.parametrize("game", games.names())
def test_an_edition_is_itself(game: str) -> None:
    old = edition(RULES, game)
    assert found(old, Edited.of(old.clauses)) == {(one.id, one.id) for one in old.clauses}
    assert difference(old, old).changes == ()


@pytest.mark.parametrize("game", games.names())
def test_nearly_every_clause_is_found_after_two_dozen_edits(game: str) -> None:
    old = edition(RULES, game)
    right = missed = wrong = 0
    for seed in range(3):
        made = edited(old.clauses, seed)
        pairs = found(old, made)
        right += len(pairs & made.pairs)
        missed += len(made.pairs - pairs)
        wrong += len(pairs - made.pairs)
    assert right / (right + missed) >= 0.98
    assert right / (right + wrong) >= 0.98


@pytest.mark.parametrize("edit", EDITS, ids=lambda one: one.__name__)
def test_each_edit_alone_is_understood(edit: object) -> None:
    old = edition(RULES, "digimon")
    for seed in range(4):
        made = Edited.of(old.clauses)
        edit(made, Random(seed))  # type: ignore[operator]
        pairs = found(old, made)
        assert len(pairs ^ made.pairs) <= 2


def test_what_is_only_typography_or_another_number_is_no_rewording() -> None:
    assert wording("«Uno» se gira.", "“Uno”  se gira") is Wording.TYPOGRAPHY
    assert wording("como dice 11.8.7", "como dice 12.8.7") is Wording.REFERENCES
    assert wording("roba 2 cartas", "roba 3 cartas") is Wording.REWORDED
    assert wording("igual", "igual") is Wording.SAME


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("recibe 5.000 puntos de daño", "recibe 8.000 puntos de daño"),
        ("recibe 5.000 puntos", "recibe 5000 puntos"),
        ("tiene -1 de fuerza", "tiene 1 de fuerza"),
        ("una carta de 6.3 cm", "una carta de 6.4 cm"),
    ],
)
def test_a_quantity_that_changes_is_another_rule_and_no_reference(before: str, after: str) -> None:
    assert wording(before, after) is Wording.REWORDED


def _kinds(*edits: object) -> dict[str, str]:
    old = edition(RULES, "cipher")
    made = Edited.of(old.clauses)
    for edit in edits:
        edit(made, Random(3))  # type: ignore[operator]
    return {one.old[0]: one.kind for one in difference(old, replace(old, clauses=tuple(made.clauses))).changes}


def test_what_goes_to_another_home_has_moved_and_what_goes_with_its_chapter_has_another_number() -> None:
    assert set(_kinds(renumber).values()) == {"renumbered"}
    assert set(_kinds(move).values()) == {"moved"}

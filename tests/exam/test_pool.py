"""The questions that are listed: of every kind, none of them too many, there when they are asked, in Spanish."""

from collections import Counter
from typing import Any

import pytest

from judgekit import games
from judgekit.bank import by_id, shipped_bank
from judgekit.contract.plain import to_json
from judgekit.exam.deck import Deck
from judgekit.exam.pool import cards_of
from judgekit.exam.question import Kind
from tests.exam.raw_words import broken, raw_words

EVERY = 12
"""Of so many scenarios the questions of one are made."""
STALE = 0.15
"""As rules and readings change, some questions fall away until `python -m building.pool` lists them again."""


@pytest.mark.parametrize("game", games.names())
def test_no_kind_is_more_than_a_quarter(game: str) -> None:
    kinds = Counter(one.kind for one in cards_of(by_id(shipped_bank())) if one.game == game)
    assert len(kinds) >= 5
    assert max(kinds.values()) <= 0.25 * kinds.total()
    assert kinds[Kind.CLAUSE] <= 0.12 * kinds.total()


def test_what_is_listed_is_there_has_four_options_and_speaks_spanish(
    edition: Any, request: pytest.FixtureRequest
) -> None:
    """With `--whole-bank` every question that is listed."""
    deck = Deck(games.names(), edition.ask)
    every = 1 if request.config.getoption("--whole-bank") else EVERY
    some = {*list(dict.fromkeys(one.scenario for one in deck.cards))[7 % every :: every]}
    cards = [one.card for one in deck.cards if one.scenario in some]
    found = [one for one in map(deck.get, cards) if one is not None]
    assert deck.problems == []
    assert len(found) >= (1 - STALE) * len(cards)
    assert sum(len(one.options) == 4 for one in found) >= 0.8 * len(found)
    assert {one.card: raw for one in found if (raw := raw_words(to_json(one)))} == {}
    assert {one.card: said for one in found if (said := broken(to_json(one)))} == {}

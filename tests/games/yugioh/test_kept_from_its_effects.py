"""Who may not activate the effects of a card may not either where it pays with itself (5.2.22)."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import verdicts
from tests.games.yugioh.written import written

CARDS = """
  Rastro: {type: spell, effects: [{resolve: [{search: {name: Grulla}, as: hallada}, {BAN}]}]}
  Grulla: {level: 4, atk: 1000, def: 1000, kinds: [effect], effects: [{zone: hand, activate: ignition, cost: [PAID], do: [{draw: 1}]}]}
"""


BANS = (
    "forbid: {event: activate, to: effect}, on: hallada",
    "forbid: {event: activate, of: {is: hallada}, player: you}",
    "forbid: {event: activate, of: {same card as: hallada}, player: you}",
)


@pytest.mark.parametrize("ban", BANS)
@pytest.mark.parametrize("paid", ["{discard: self}", "{pay: 100}"])
@pytest.mark.parametrize(("searched", "said"), [(True, "5.1.7.1"), (False, "legal")])
def test_what_it_pays_with_is_the_card_that_was_told(
    tmp_path: Path, ban: str, paid: str, searched: bool, said: str
) -> None:
    hand = "Rastro" if searched else "Grulla"
    script = "  - A: {activate: Rastro}\n" * searched + "  - A tries: {activate: Grulla}"
    given = f"A: {{hand: [{hand}], deck: [Grulla, 5 cards]}}, B: {{deck: 5 cards}}".replace(
        "[Grulla, 5", "[Grulla, 5" if searched else "[5"
    )
    assert verdicts(written(tmp_path, CARDS.replace("PAID", paid).replace("BAN", ban), given, script))[-1:] == [said]


CALLED = """
  Rastro: {type: spell, effects: [{resolve: [{forbid: {event: activate, of: {name: Grulla}, player: you}}]}]}
  Grulla: {level: 4, atk: 1000, def: 1000, kinds: [effect], effects: [{when: normal summon, may: yes, do: [{gain: 500, of: lp}]}]}
"""


def test_nobody_is_asked_about_what_is_forbidden(tmp_path: Path) -> None:
    given = "A: {hand: [Rastro, Grulla], deck: 5 cards}, B: {deck: 5 cards}"
    found = written(tmp_path, CALLED, given, "  - A: {activate: Rastro}\n  - A: {summon: Grulla}")
    assert found.tally("A", "lp") == 8000

"""No word of the simulator is told where a card or a table is: whatever the bank writes on one has its Spanish."""

import pytest

from judgekit import games
from judgekit.bank import scenarios
from judgekit.games.messages import Messages, messages
from judgekit.replay import Script, seat
from judgekit.story import CardText, Teller, table_of

NAMES = frozenset({"values", "keywords"})
"""Sections whose words are often names: of a character, a trait, a keyword as its game prints it."""
ELSEWHERE = ("values", "marks", "zones", "types", "elements", "keywords", "moments", "positions", "characteristics")


@pytest.mark.parametrize("game", games.names())
def test_every_word_of_every_card_and_table_has_its_spanish(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missed: dict[tuple[str, str], str] = {}
    spoken, labels = Messages.word, set[str]()

    def word(self: Messages, section: str, english: str) -> str:
        known = any(self.knows(one, english) for one in (section, *ELSEWHERE))
        if not known and section not in NAMES and english not in labels and english.replace(" ", "_") == english:
            missed.setdefault((section, english), current)
        return spoken(self, section, english)

    monkeypatch.setattr(Messages, "word", word)
    text = CardText(messages(game))
    for scenario in scenarios(game=game):
        current = scenario.id
        table = seat(scenario.situation, Script(()))
        table.complete()
        labels |= {*table.state.current}
        for card in {one.card.name: one.card for one in table.state.objects.values()}.values():
            text.told(card)
        table_of(table, table, Teller.of(table))
    assert missed == {}

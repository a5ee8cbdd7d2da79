"""All that a reader is told of a scenario: the page with all its options, the tables, the slip; without what it brings.

What the scenario brings are its own words: the names of its cards and abilities, and of what its texts choose.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from judgekit.cli.page import Page
from judgekit.cli.replay_page import TablePage
from judgekit.cli.whatif import exploration_page, readings_page
from judgekit.games.messages import messages
from judgekit.replay import outcome, played
from judgekit.report.lines import lines as printed
from judgekit.scenario import Question
from judgekit.story import Labels, Teller, Telling, deciding, lines, story, tell
from tests.report.reading import texts

_CITED = re.compile(r"\[[^\]]*\d[^\]]*\]|\b[a-z]+:\d[\w./-]*")


class Sheet(Page):
    """A page that keeps what is written on it, each text whole."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []

    def line(self, text: str = "", style: str | None = None) -> None:
        """Keep a line."""
        del style
        self.written.append(text)

    def paragraph(self, text: str, style: str | None = None, indent: int = 0, hanging: int = 0) -> None:
        """Keep a paragraph."""
        del style, indent, hanging
        self.written.append(text)


def all_told(question: Question) -> list[str]:
    """Every message of a scenario: `replay --why --explore --readings`, and its slip."""
    one = played(question, exploring=lambda _: None, comparing=True)
    telling = Telling.of(question, one.replay, Labels())
    slip = tell(replace(telling, teller=Teller.of(one.replay.game)))
    page = TablePage(sheet := Sheet(), messages(question.game))
    page.ruling(tell(telling).ruling.sentence, deciding(telling.reasons, one.replay, telling.teller), 0)
    for line in story([*lines(one.replay.game.trace.steps, telling.teller, considered=True)]):
        page.line(line)
    for table in (telling.before, one.replay.game):
        page.board("Mesa", outcome(table))
    assert one.exploration
    exploration_page(page, one.exploration, one.replay.game)
    readings_page(page, one.compared)
    return [*sheet.written, *texts((slip.ruling, slip.moves, printed(slip.lines), slip.pile, slip.before)),
            *texts((slip.after, slip.differences, slip.looked))]  # fmt: skip


def without_what_it_brings(told: list[str], question: Question) -> list[str]:
    """The messages without clauses and without the scenario's own words."""
    names = sorted({*_brought(question)}, key=len, reverse=True)
    own = re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in names)) if names else None
    cited = (_CITED.sub("", text) for text in told)
    return [own.sub("", text) if own else text for text in cited]


def _brought(question: Question) -> Iterator[str]:
    """The names of cards and of their copies, what is printed on them, and what their texts call what they choose."""
    said = messages(question.game)
    for board in question.situation.boards.values():
        left = [one for zone in board.zones.values() for one in zone]
        while left:
            one = left.pop()
            left.extend(one.under)
            yield from (one.label, one.label.partition("#")[0], *_parts(one.card.name))
            yield from (name for name in _printed(one.card.printed) if said.value(name) == name)
    chosen = (answer.name for entry in question.situation.script for answer in entry.answers)
    yield from (name for name in chosen if not said.knows("choices", name))


def _parts(name: str) -> list[str]:
    return [name, *name.split(" – ")]


def _printed(values: Mapping[str, Any]) -> Iterator[str]:
    for value in values.values():
        words = value if isinstance(value, list | tuple | set | frozenset) else (value,)
        yield from (one for one in words if isinstance(one, str))

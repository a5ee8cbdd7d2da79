"""A board, a story, a verdict on a page."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, ID, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.engine.choice import Decision
from judgekit.errors import Place
from judgekit.games.messages import Messages, joined
from judgekit.replay import SHARED, Deciding, State, Verdict
from judgekit.scenario import BLANK, Question
from judgekit.story import Changed, Folded, Labels, Line, Teller, bare, difference, told_at, upper, won

LONGEST_ZONE = 12
_MARGIN = 2


class TablePage:
    """Prints the parts of a replay in Spanish."""

    def __init__(self, page: Page, messages: Messages) -> None:
        self.page, self.messages = page, messages
        self.teller = Teller(messages, Labels())

    def heading(self, scenario: Question, reading: Mapping[str, str]) -> None:
        """What the scenario is and what it asks."""
        self.page.line(one_line(scenario.name), ID)
        if scenario.title is not None:
            self.page.paragraph(one_line(scenario.title), TITLE)
        if scenario.ask is not None:
            self.page.paragraph(one_line(scenario.ask))
        if scenario.source is not None:
            self.page.paragraph(say("heading.source", source=one_line(scenario.source)), FAINT)
        if reading:
            read = "; ".join(f"{name}, {meaning}" for name, meaning in reading.items())
            self.page.paragraph(one_line(say("heading.readings", read=read)), FAINT)

    def ruling(self, sentence: str, deciding: Sequence[Deciding], untold: int) -> None:
        """What comes of it, and why: the reasons, and how many more there are."""
        self.page.line()
        self.page.line(say("heading.ruling"), TITLE)
        self.page.paragraph(one_line(sentence), indent=_MARGIN)
        self.page.line()
        self.page.line(say("heading.deciding" if deciding else "heading.no reason"), TITLE)
        for one in deciding:
            self.page.paragraph(f"- {one_line(one.says)}", indent=_MARGIN, hanging=2)
        if untold:
            self.page.paragraph(say("heading.more reasons", count=untold), FAINT, indent=_MARGIN)

    def board(self, title: str, state: State) -> None:
        """A table: who has what where."""
        self.page.line()
        facts = [self._fact(name, value) for name, value in state.facts.items() if self._is_told(name)]
        known = f" ({', '.join(facts)})" if facts else ""
        self.page.paragraph(one_line(f"{title}{known}"), TITLE)
        for player, zones in state.zones.items():
            lines = [
                f"{bare(self.messages.word('zones', name))}: {self._cards(zones[name], state)}"
                for name in zones
                if zones[name]
            ]
            counts = state.counts.get(player, {})
            lines += [f"{self.messages.word('counts', name)}: {value}" for name, value in counts.items() if value]
            if player == SHARED and not lines:
                continue
            self.page.line(f"  {say('board.shared') if player == SHARED else player}")
            for line in lines or [say("board.nothing")]:
                self.page.paragraph(one_line(line), indent=4)
        if state.winner:
            self.page.line(f"  {one_line(upper(won(state.winner)))}", TITLE)

    def line(self, line: Line | Changed | Folded) -> None:
        """One step with its clauses, or one change, or how many steps nobody would say aloud."""
        indent = _MARGIN * (line.depth + 1)
        if isinstance(line, Folded):
            self.page.paragraph(say("step.folded", count=line.count), FAINT, indent=indent)
            return
        if isinstance(line, Changed):
            self.page.paragraph(f"- {one_line(line.sentence)}", FAINT, indent=indent)
            return
        causes = say("step.causes", steps=joined([str(one) for one in line.causes])) if line.causes else ""
        style = {"considered": FAINT, "overridden": WARNING}.get(line.step.status)
        told = f"{line.step.id}. {one_line(line.sentence)}{causes} [{self._clauses(line)}]"
        self.page.paragraph(told, style, indent=indent, hanging=len(f"{line.step.id}. "))

    def decision(self, decision: Decision) -> None:
        """What is asked, of whom, by which clauses, and among what."""
        choice = decision.choice
        question = self.messages.question(choice)
        asked = say("decision.asked", player=choice.player, name=choice.name, question=question)
        self.page.paragraph(f"? {one_line(asked)} [{', '.join(choice.clauses)}]", ID, indent=_MARGIN)
        for option in choice.options:
            self.page.paragraph(f"- {one_line(option.key)}", indent=2 * _MARGIN)
        for word, clauses in choice.excluded:
            excluded = say("decision.excluded", word=one_line(word), clauses=", ".join(clauses))
            self.page.paragraph(f"- {excluded}", FAINT, indent=2 * _MARGIN)

    def taken(self, decision: Decision) -> None:
        """What was taken."""
        self.page.paragraph(f"= {one_line(_answer(decision))}", ID, indent=_MARGIN)

    def verdict(self, verdict: Verdict) -> None:
        """Whether all came out as expected, and what did not."""
        failed = [one for one in verdict.findings if not one.passed]
        total = len(verdict.findings)
        self.page.line()
        if not failed:
            self.page.paragraph(say("verdict.passed", total=total), TITLE)
            return
        self.page.paragraph(say("verdict.failed", count=len(failed), total=total), WARNING)
        for finding in failed:
            where = str(Place.of(finding.claim.place))
            self.page.paragraph(f"- {one_line(difference(finding, self.messages))}", WARNING, indent=_MARGIN)
            self.page.paragraph(one_line(where), FAINT, indent=2 * _MARGIN)

    def _clauses(self, line: Line) -> str:
        stopped = line.step.overridden_by
        by = [say("step.stopped", clauses=", ".join(stopped))] if stopped else []
        return "; ".join(filter(None, (", ".join(line.clauses), *by)))

    def _cards(self, labels: Sequence[str], state: State) -> str:
        shown = list(self._each(labels, state))
        more = [say("board.more", count=len(shown) - LONGEST_ZONE)] if len(shown) > LONGEST_ZONE else []
        return ", ".join([*shown[:LONGEST_ZONE], *more])

    def _each(self, labels: Sequence[str], state: State) -> Iterator[str]:
        """Each card with what is to be said of it; blank ones of which the same is said go by their number."""
        known = ((("" if _is_blank(label) else label), self._notes(label, state)) for label in labels)
        for (name, notes), alike in groupby(known):
            said = name or say("board.blank", count=len(list(alike)))
            yield f"{said} ({notes})" if notes else said

    def _notes(self, label: str, state: State) -> str:
        notes = [
            self._mark(name, value)
            for name, value in state.marks.get(label, {}).items()
            if self.messages.knows("marks", name)
        ]
        under = state.under.get(label)
        return "; ".join([*notes, *([say("board.beneath", cards=", ".join(under))] if under else [])])

    def _mark(self, name: str, value: object) -> str:
        mark = self.messages.word("marks", name)
        return mark if value is True else f"{mark} {value}"

    def _is_told(self, fact: str) -> bool:
        """What the rules keep for themselves has no name in Spanish, and no place on the page."""
        return self.messages.knows("facts", fact)

    def _fact(self, name: str, value: object) -> str:
        return f"{self.messages.word('facts', name)}: {told_at(('facts', name), value, self.messages)}"


def _is_blank(label: str) -> bool:
    """Is it one of the cards that a table has by their number?"""
    name, _, number = label.partition("#")
    return name == BLANK and (not number or number.isdigit())


def _answer(decision: Decision) -> str:
    """What was taken, as a scenario writes it."""
    return joined([decision.choice.options[one].key for one in decision.taken])

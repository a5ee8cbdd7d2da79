"""A scenario ready to be asked about: played by the rules and by every belief that may change it, and its words."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from judgekit import games
from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.exam.beliefs import Played, believed, forgotten
from judgekit.exam.question import Parting
from judgekit.games.messages import Messages, messages
from judgekit.replay import TRY, Script, applied, is_at_stake, replay, seat
from judgekit.report.model import Ruling
from judgekit.report.names import Names, line
from judgekit.report.ruling import Told, ruling
from judgekit.scenario import Scenario

NOTHING_MORE = "No pasa nada más."


class Case:
    """One scenario: `right` is the replay by the rules; raises UserError where it cannot be replayed."""

    def __init__(self, scenario: Scenario) -> None:
        played = replay(scenario.situation)
        self.scenario = scenario
        self.right = Played(played.game)
        self.otherwise: tuple[Played, ...] | None = None
        self.before: Game = seat(scenario.situation, Script(()))
        self.words: Messages = messages(scenario.game)
        self.names = Names.of(self.before)
        told = Told(played, self.before, self.words, self.names, scenario.ask, scenario.source)
        self.ruling: Ruling = ruling(told)

    @property
    def steps(self) -> list[Step]:
        """The steps of the replay by the rules."""
        return self.right.game.trace.steps

    @cached_property
    def applied(self) -> frozenset[str]:
        """The clauses that made something happen or stopped it."""
        return applied(self.steps)

    @cached_property
    def clause(self) -> str:
        """The clause that it is about: the one that it comes from where that is a clause, else the ruling's."""
        source = self.scenario.source.partition("/")[0]
        if source.startswith(f"{self.scenario.game}:"):
            return source
        return next(iter(self.ruling.clauses), f"{self.scenario.game}:1")

    @cached_property
    def decided_by(self) -> tuple[str, ...]:
        """The clauses that decide: the one that it is about, where it does something, then those of the ruling."""
        about = [self.clause] if self.clause in self.applied else []
        return tuple(dict.fromkeys((*about, *self.ruling.clauses)))

    @cached_property
    def mistaken(self) -> tuple[Played, ...]:
        """The tables of those who believe a malrule; one that breaks what the scenario is about comes first."""
        rules, evaluated = type(self.right.game), self.right.game.trace.evaluated
        malrules = (one for one in games.malrules(self.scenario.game) if is_at_stake(one, rules, evaluated))
        found = [played for one in malrules if (played := believed(self.scenario, one))]
        return tuple(sorted(found, key=lambda one: -self.kinship(one)))

    @cached_property
    def forgetful(self) -> tuple[Played, ...]:
        """The tables of those who forget a clause that decides."""
        deciding = dict.fromkeys((*self.decided_by[:2], self.clause))
        return tuple(one for clause in deciding if clause in self.applied for one in forgotten(self.scenario, clause))

    def said(self, step: Step) -> str:
        """What a step says, with its cards as print calls them."""
        return line(self.words.sentence(self.names.step(step)))

    def attempt(self, place: int) -> Step | None:
        """The step of an illegal attempt; None where it was legal or cannot be told which it is."""
        attempts = self.right.game.attempts
        refused = [step for step in self.steps if step.key in {"illegal", "illegal choice"}]
        if not attempts[place] or len(refused) != sum(map(bool, attempts)):
            return None
        return refused[sum(map(bool, attempts[:place]))]

    def deciding(self) -> Step | None:
        """The step where it is decided: the first that the first clause that decides stopped, or made."""
        wanted = set(self.decided_by[:1])
        stopped = (one for one in self.steps if wanted & set(one.overridden_by))
        made = (one for one in self.steps if one.status == "applied" and wanted & set(one.clauses))
        return next(stopped, None) or next(made, None)

    def parting(self, other: Played, ending: str = "") -> Parting | None:
        """The first step where another trace parts from the one by the rules; None where it does not.

        Where both say the same, it is the first step that does something else: `ending` tells what comes of it.
        """
        mine, theirs = _told(self.right.game), _told(other.game)
        at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if _face(a) != _face(b)), None)
        at = min(len(mine), len(theirs)) if at is None else at
        if at == len(mine) == len(theirs) and not other.refused:
            return self._quiet_parting(mine, theirs, ending)
        right = mine[at] if at < len(mine) else None
        clauses = (*right.clauses, *right.overridden_by) if right else ()
        wrong = self._refused(other) if other.refused and at == len(theirs) else None
        wrong = wrong or (self.said(theirs[at]) if at < len(theirs) else NOTHING_MORE)
        return Parting(self.said(right) if right else NOTHING_MORE, clauses, wrong)

    def _quiet_parting(self, mine: list[Step], theirs: list[Step], ending: str) -> Parting | None:
        """Where two traces of the same words part."""
        apart = (a for a, b in zip(mine, theirs, strict=True) if _done(a) != _done(b))
        step = next(apart, None)
        if step is None or not ending:
            return None
        clauses = (*step.clauses, *step.overridden_by)
        return Parting(self.said(step), clauses, f"en ese mismo paso pasa otra cosa, y al final: {ending}")

    def readings(self) -> Iterator[str]:
        """How the document is read here, where that is not its usual reading."""
        chosen = self.scenario.situation.readings
        for one in games.readings(self.scenario.game):
            if one.name in chosen:
                yield line(f"Se juega con esta lectura: {one.about} {one.meaning(chosen[one.name]).says}")

    def script(self, *, answers: bool) -> Iterator[str]:
        """What the players do and, if wanted, what they answer, as the scenario tells it."""
        for entry in self.scenario.situation.script:
            if entry.move:
                yield line(self._move(entry.player, entry.move))
            for answer in entry.answers if answers else ():
                for tries, words in _tried_or_taken(answer.words):
                    said = " y ".join(self.names.name(one) for one in words)
                    yield line(
                        f"{entry.player}{' intenta elegir' if tries else ''}: {self.decision(answer.name)} {said}"
                    )

    def decision(self, name: str) -> str:
        """A choice as the question that it asks."""
        if "/" in name:
            return f"¿{self.names.name(name)}?"
        asked = self.words.word("choices", name)
        return asked if asked.startswith("¿") and "{" not in asked else f"¿{name[:1].upper()}{name[1:]}?"

    def refusal(self, other: Played) -> str:
        """The move that a wrong rule refuses."""
        move = other.refused.move if other.refused else None
        return (
            f"no llega a ocurrir: es ilegal {self.words.move(move.verb, self.names.said(move.words))}" if move else ""
        )

    def _refused(self, other: Played) -> str:
        text = self.refusal(other)
        return f"{text[:1].upper()}{text[1:]}."

    def _move(self, player: str, move: Move) -> str:
        how = f"{' responde' if move.responds else ''}{' intenta' if move.tries else ''}"
        return f"{player}{how}: {self.words.move(move.verb, self.names.said(move.words))}"

    def kinship(self, other: Played) -> int:
        """How near what somebody believes is to what the scenario is about."""
        clause = other.beliefs[0].clause
        if clause == self.clause:
            return 3
        return 2 if clause in self.decided_by else int(clause in self.applied)


def _told(game: Game) -> list[Step]:
    return [one for one in game.trace.steps if one.status != "considered"]


def _face(step: Step) -> tuple[object, ...]:
    return step.key, repr(step.args), step.status, step.actor


def _done(step: Step) -> list[str]:
    """What a step changes, whatever the order."""
    return sorted(repr({name: value for name, value in one.items() if name != "at"}) for one in step.changes)


def _tried_or_taken(words: Sequence[str]) -> Iterator[tuple[bool, tuple[str, ...]]]:
    """The words of an answer: those that are only tried, one by one, and those that are taken."""
    yield from ((True, (one.removeprefix(TRY),)) for one in words if one.startswith(TRY))
    if taken := tuple(one for one in words if not one.startswith(TRY)):
        yield False, taken

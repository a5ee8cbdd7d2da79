"""What speaks for each rule: every play that a change to it makes different, gathered."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from judgekit.engine.trace import Step
from judgekit.reasons.changes import Variation
from judgekit.reasons.differences import Difference
from judgekit.reasons.model import How
from judgekit.reasons.playing_otherwise import Otherwise


@dataclass(frozen=True, slots=True)
class Trial:
    """A change, how the game went with it, and what it made different."""

    variation: Variation
    otherwise: Otherwise
    difference: Difference


@dataclass(slots=True)
class Case:
    """A rule method, or a clause that only a belief, a meaning or a text speaks for, with the trials that do.

    `nearly` are those in which a little change on the table makes it apply. `considered` is the step at which the rule
    was looked at and did not apply.
    """

    name: str
    clauses: tuple[str, ...]
    trials: dict[How, list[Trial]] = field(default_factory=dict)
    nearly: list[Trial] = field(default_factory=list)
    considered: Step | None = None

    def has(self, how: How, *, deciding: bool = True) -> bool:
        """Does a trial of this kind decide; with `deciding` off, did it make any difference?"""
        return any(one.difference.decides or not deciding for one in self.trials.get(how, ()))

    @property
    def best(self) -> Trial | None:
        """The trial that tells it best: one that decides, in the order of the kinds; None if only looked at."""
        every: list[Trial] = [*(one for how in How for one in self.trials.get(how, ())), *self.nearly]
        return next((one for one in every if one.difference.decides), every[0] if every else None)


def cases(
    trials: Sequence[Trial],
    rules: Mapping[str, Sequence[str]],
    considered: Mapping[str, Step],
) -> list[Case]:
    """The trials that made a difference, by the rule that they speak for, and the rules that say why they do not apply.

    `rules` are the clauses of each rule method; `considered` the step at which a rule was looked at and did not apply.
    """
    found: dict[str, Case] = {}
    reaching = [one for one in _those(trials, How.PERMISSION) if one.difference.decides]
    for one in (*_those(trials, How.WITHOUT), *reaching):
        case = found.setdefault(one.variation.name, Case(one.variation.name, one.variation.clauses))
        case.trials.setdefault(one.variation.how, []).append(one)
    of_rules = tuple(found.values())
    for one in _those(trials, How.BELIEVED, How.READ_OTHERWISE, How.TEXT):
        if one.difference.decides:
            for case in _spoken_for(one.variation, of_rules) or (_own(one.variation, found),):
                case.trials.setdefault(one.variation.how, []).append(one)
    for name, one in _nearly(trials, rules):
        found.setdefault(name, Case(name, tuple(rules[name]))).nearly.append(one)
    for name, step in considered.items():
        if name in rules:
            found.setdefault(name, Case(name, tuple(rules[name]))).considered = step
    return [*found.values()]


def _nearly(trials: Sequence[Trial], rules: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, Trial]]:
    """The rules that did nothing, each with the little changes on the table by which they do something."""
    for one in trials:
        if not one.difference.decides:
            continue
        if (nudge := one.variation.nudge) and any(fact.path != nudge.path for fact in one.difference.facts):
            yield from ((name, one) for name in one.difference.at_work if name in rules)


def _those(trials: Iterable[Trial], *hows: How) -> list[Trial]:
    return [
        one for one in trials if one.variation.how in hows and one.difference.another_way and not one.variation.nudge
    ]


def _spoken_for(variation: Variation, of_rules: Sequence[Case]) -> list[Case]:
    """A belief speaks for the rule that it gets wrong, a meaning for the rules of the clauses that clash."""
    if variation.how is How.TEXT:
        return []
    if variation.how is How.READ_OTHERWISE:
        return [one for one in of_rules if set(one.clauses) & set(variation.clauses)]
    refuted = [one for one in of_rules if variation.clauses[0] in one.clauses]
    return [one for one in refuted if one.name in variation.touches] or refuted


def _own(variation: Variation, found: dict[str, Case]) -> Case:
    clauses = variation.clauses[:1] if variation.how is How.BELIEVED else variation.clauses
    name = ", ".join(clauses) if variation.how is How.BELIEVED else variation.name
    return found.setdefault(f"{variation.how}: {name}", Case(variation.name, clauses))

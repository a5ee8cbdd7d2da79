"""What a verdict found, in Spanish: what was looked at, what was expected, what came out."""

from collections.abc import Mapping, Sequence

from judgekit.games.messages import Messages, joined
from judgekit.replay import Finding
from judgekit.scenario import IN_ANY_ORDER, claimed, parted
from judgekit.story.paths import listed, looked_at, told, told_at
from judgekit.story.phrases import say
from judgekit.story.teller import upper

MOST_EVENTS = 8
_TOLD_TWICE = {"subject"}


def difference(finding: Finding, messages: Messages) -> str:
    """One sentence about a claim that failed."""
    moment, path = parted(finding.claim.path)
    sentence = _difference(finding, path, messages)
    return sentence if moment is None else say("findings.at a moment", line=finding.claim.place.line, said=sentence)


def _difference(finding: Finding, path: Sequence[str], messages: Messages) -> str:
    where = upper(looked_at(path, messages))
    expected, found = finding.claim.expected, finding.found
    match tuple(path):
        case ("applied" | "not applied" | "considered" as name, clause):
            return say(f"findings.{name}", clause=clause)
        case ("tries", _):
            return say("findings.tries", where=where, found=_attempt(found), expected=_attempt_expected(expected))
        case ("offered", _) if found is None:
            return say("findings.offered", where=where)
        case ("happened", *_):
            return _happened(where, expected, found)
    if isinstance(found, tuple) and isinstance(expected, tuple):
        return _of_lists(where, expected, found)
    expected, found = (_written(path, one, messages) for one in (expected, found))
    return say("findings.value", where=where, expected=expected, found=found)


def _of_lists(where: str, expected: Sequence[object], found: Sequence[object]) -> str:
    if _by_number(expected, found):
        return say("findings.crowd", where=where, expected=listed(expected), count=len(found), found=listed(found))
    return say("findings.list", where=where, lists=_lists(expected, found))


def _by_number(expected: Sequence[object], found: Sequence[object]) -> bool:
    """Does a claim count cards, or say that their order is all the same?"""
    return any(claimed(str(one), list(map(str, found))) or one == IN_ANY_ORDER for one in expected)


def _happened(where: str, expected: object, found: object) -> str:
    wanted = "; ".join(map(_event, expected if isinstance(expected, tuple) else ()))
    if not isinstance(found, tuple) or not found:
        return say("findings.never happened", where=where, wanted=wanted)
    return say("findings.happened", where=where, wanted=wanted, found="; ".join(map(_event, found[:MOST_EVENTS])))


def _event(happening: Mapping[str, object]) -> str:
    """An event with its words, as a file writes it."""
    words = (f"{word}: {_plain(value)}" for word, value in happening.items() if word not in _TOLD_TWICE)
    return f"{{{', '.join(words)}}}"


def _plain(value: object) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list | tuple) else str(value)


def _written(path: Sequence[str], value: object, messages: Messages) -> str:
    """A value as a judge says it, with the word that the file writes where that is another."""
    said = told_at(tuple(path), value, messages)
    said = told(value, messages) if said == value else said
    return f"{said} («{value}»)" if isinstance(value, str) and value and said != value else said


def _lists(expected: Sequence[object], found: Sequence[object]) -> str:
    if not expected:
        return say("findings.none expected", found=listed(found))
    missing, extra = _without(expected, found), _without(found, expected)
    parts = [say("findings.missing", cards=joined(missing))] if missing else []
    parts += [say("findings.extra", cards=joined(extra))] if extra else []
    return say("findings.came", parts="; ".join(parts) or say("findings.another order"), found=listed(found))


def _without(some: Sequence[object], others: Sequence[object]) -> list[str]:
    left = [str(one) for one in others]
    kept = []
    for one in map(str, some):
        if one in left:
            left.remove(one)
        else:
            kept.append(one)
    return kept


def _attempt(found: object) -> str:
    if found is None or found == "legal":
        return say("attempt.is legal" if found else "attempt.none")
    return say("attempt.is illegal", clauses=listed(found if isinstance(found, tuple | list) else (found,)))


def _attempt_expected(expected: object) -> str:
    return say(f"attempt.{expected}") if expected in {"legal", "illegal"} else say("attempt.by", clause=expected)

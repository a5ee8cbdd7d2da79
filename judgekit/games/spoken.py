"""Malrules and readings as YAML tells them: the Spanish there, beside the clauses, and the class that plays so here."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from judgekit.engine.malrule import Malrule
from judgekit.engine.reading import Meaning, Reading
from judgekit.shapes import yamlfile

Classes = Mapping[str, Any]


def malrules(path: Path, classes: Classes) -> tuple[Malrule, ...]:
    """The malrules of a file, each played by one of these classes; raises KeyError where a word or a class is missing.

    Each is {name, class, breaks: [clause ids, the one that refutes it first], belief: «Crees que….»}.
    """
    return tuple(
        Malrule(one["name"], tuple(one["breaks"]), one["belief"], classes[one["class"]]) for one in _rows(path)
    )


def readings(path: Path, classes: Classes) -> tuple[Reading, ...]:
    """The readings of a file; raises KeyError as `malrules` does.

    Each is {name, about, clauses, meanings: [{name, says, class}], why}; without a class the rules are as written.
    """
    return tuple(
        Reading(one["name"], one["about"], tuple(one["clauses"]), _meanings(one["meanings"], classes), one["why"])
        for one in _rows(path)
    )


def _meanings(rows: Sequence[Mapping[str, str]], classes: Classes) -> tuple[Meaning, ...]:
    return tuple(Meaning(one["name"], one["says"], classes[one["class"]] if "class" in one else None) for one in rows)


def _rows(path: Path) -> Sequence[Mapping[str, Any]]:
    rows: Sequence[Mapping[str, Any]] = yamlfile.load(path.read_text(encoding="utf-8"), str(path))
    return rows

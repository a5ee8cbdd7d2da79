"""The layouts of rule texts, one module each; a manifest names the one that reads its text."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import BLANK, Drop, Mark
from judgekit.corpus.sequence import Oddity


@dataclass(frozen=True, slots=True)
class Reading:
    """What a layout found: a mark for every line, oddities by line, misprints, and where the printed pages begin."""

    marks: tuple[Mark, ...]
    oddities: tuple[tuple[int, Oddity], ...] = ()
    misprints: Mapping[str, str] = field(default_factory=dict)
    pages: Mapping[int, str] = field(default_factory=dict)


Layout = Callable[[Sequence[str], Manifest], Reading]


def names() -> list[str]:
    """The layouts that a manifest may name."""
    return sorted(module.name for module in iter_modules(__path__))


def find(name: str) -> Layout:
    """The `read` function of a layout's module."""
    return cast(Layout, import_module(f"{__name__}.{name}").read)


def furniture(lines: Sequence[str], manifest: Manifest) -> list[Drop | None]:
    """The drop mark of every line that is blank or that the manifest calls furniture, None for the others."""
    drops: list[Drop | None] = [None if line.strip() else Drop(BLANK) for line in lines]
    for rule in manifest.drop:
        for index in _matching(lines, rule.line, rule.first, rule.last):
            drops[index] = drops[index] or Drop(rule.rule)
    return drops


def _matching(lines: Sequence[str], line: str | None, first: str | None, last: str | None) -> list[int]:
    if line is not None:
        return [i for i, text in enumerate(lines) if re.search(line, text)]
    start = 0 if first is None else _index(lines, first, 0)
    if start is None:
        return []
    end = len(lines) - 1 if last is None else _index(lines, last, start)
    return list(range(start, (start if end is None else end) + 1))


def _index(lines: Sequence[str], pattern: str, start: int) -> int | None:
    return next((i for i in range(start, len(lines)) if re.search(pattern, lines[i])), None)

"""Manifests: what a document is, who stands behind it, and what its layout does not tell by itself."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, ClassVar

from judgekit.contract.definitions import Schema
from judgekit.corpus.authority import Authority
from judgekit.shapes.annotations import Form, Lexicon, Patterned, Words
from judgekit.shapes.json_schema import json_schema
from judgekit.shapes.nodes import parse
from judgekit.shapes.reader import Shapes


@dataclass(frozen=True, slots=True)
class DropRule:
    """Lines that are furniture: each `line` that matches, or all from `first` to `last` (regular expressions)."""

    written: ClassVar[str] = "una regla de «drop»"
    rule: str
    line: str | None = None
    first: str | None = field(default=None, metadata={"key": "from"})
    last: str | None = field(default=None, metadata={"key": "to"})

    def __post_init__(self) -> None:
        """Raises ValueError where it drops nothing, or by what is no regular expression."""
        patterns = [one for one in (self.line, self.first, self.last) if one is not None]
        if not patterns:
            raise ValueError(f"la regla «{self.rule:.60}» necesita «line», «from» o «to»")
        for one in patterns:
            _check_pattern(one)


def _check_pattern(pattern: str) -> None:
    try:
        re.compile(pattern)
    except re.error as error:
        raise ValueError(f"«{pattern:.60}» no es una expresión regular válida ({error})") from None


@dataclass(frozen=True, slots=True)
class ImpliedReference:
    """A reference made without a number ("el punto anterior"), read by hand; with no `to` its target is absent."""

    written: ClassVar[str] = "una referencia de «references»"
    source: str = field(metadata={"key": "from"})
    to: tuple[str, ...]
    says: str
    kind: str = "implicit"


@dataclass(frozen=True, slots=True)
class Manifest:
    """The card of one document; numbers in it are clause numbers without the game.

    It rules from `valid_from` until `valid_until`, both days included; `format_date` is when the game's present format
    began, whatever document there is of it. Days are written 2024-03-12.
    """

    written: ClassVar[str] = "un manifiesto"
    game: Annotated[str, "game"]
    title: str
    version: str
    date: str
    language: str
    source: str
    authority: Authority
    layout: Annotated[str, "layout"]
    valid_from: Annotated[str | None, "day"] = field(default=None, metadata={"key": "valid_from"})
    valid_until: Annotated[str | None, "day"] = field(default=None, metadata={"key": "valid_until"})
    format_date: Annotated[str | None, "day"] = field(default=None, metadata={"key": "format_date"})
    drop: tuple[DropRule, ...] = ()
    examples: tuple[str, ...] = ()
    references: tuple[ImpliedReference, ...] = ()
    index_only: Mapping[str, str] = field(default_factory=dict, metadata={"key": "index_only"})
    headings: tuple[str, ...] = ()
    glossary: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()


TEXTS = ("game", "title", "version", "date", "language", "source", "authority", "layout")
DAYS = ("valid_from", "valid_until", "format_date")
DAY = Patterned(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", "debe ser un día como 2024-03-12")
GAME = Patterned("[a-z][a-z0-9-]{0,30}", "debe ser una palabra en minúsculas como fftcg")


def date_of(written: str | None) -> date | None:
    """The day that a manifest writes; None where it says none."""
    try:
        return date.fromisoformat(written or "")
    except ValueError:
        return None


def schema(layouts: Iterable[str]) -> Schema:
    """The JSON Schema of a manifest, for editors."""
    return json_schema(Manifest, _lexicon(layouts), "Manifiesto de un reglamento")


def _lexicon(layouts: Iterable[str]) -> Lexicon:
    terms: dict[str, Form] = {
        "game": GAME,
        "day": DAY,
        "layout": Words(tuple((name, name) for name in layouts), "un formato de texto"),
    }
    return Lexicon({}, terms)


def read(text: str, where: str, layouts: Iterable[str]) -> Manifest:
    """A manifest from YAML text; raises UserError with the line and column of what is wrong."""
    made: Manifest = Shapes(_lexicon(layouts), where).read(parse(text, where), Manifest)
    return made

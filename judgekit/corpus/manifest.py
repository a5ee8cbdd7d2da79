"""Manifests: what a document is, who stands behind it, and what its layout does not tell by itself."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from judgekit.corpus.authority import Authority
from judgekit.errors import Place, UserError


@dataclass(frozen=True, slots=True)
class DropRule:
    """Lines that are furniture: each `line` that matches, or all from `first` to `last` (regular expressions)."""

    rule: str
    line: str | None = None
    first: str | None = None
    last: str | None = None


@dataclass(frozen=True, slots=True)
class ImpliedReference:
    """A reference made without a number ("el punto anterior"), read by hand; with no `to` its target is absent."""

    source: str
    to: tuple[str, ...]
    says: str
    kind: str = "implicit"


@dataclass(frozen=True, slots=True)
class Manifest:
    """The card of one document; numbers in it are clause numbers without the game."""

    game: str
    title: str
    version: str
    date: str
    language: str
    source: str
    authority: Authority
    layout: str
    drop: tuple[DropRule, ...] = ()
    examples: tuple[str, ...] = ()
    references: tuple[ImpliedReference, ...] = ()
    index_only: Mapping[str, str] = field(default_factory=dict)
    headings: tuple[str, ...] = ()
    glossary: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()


TEXTS = ("game", "title", "version", "date", "language", "source", "authority", "layout")
OPTIONAL = ("drop", "examples", "references", "index_only", "headings", "glossary", "names")
GAME = re.compile(r"^[a-z][a-z0-9-]{0,30}$")


def build(data: object, where: str, layouts: list[str]) -> Manifest:
    """A manifest from parsed YAML; raises UserError naming the field that is wrong."""
    fields = _mapping(data, where, "el manifiesto")
    _known(fields, (*TEXTS, *OPTIONAL), where)
    texts = {name: _text(fields, name, where) for name in TEXTS}
    if not GAME.match(texts["game"]):
        raise UserError(
            "bad-manifest",
            f"el campo «game» debe ser una palabra en minúsculas como fftcg, no «{texts['game']}».",
            place=Place(where),
        )
    if texts["layout"] not in layouts:
        raise UserError(
            "bad-manifest",
            f"el campo «layout» dice «{texts['layout']}»; puede ser {', '.join(layouts)}.",
            place=Place(where),
        )
    return Manifest(
        **{**texts, "authority": _authority(texts["authority"], where)},  # type: ignore[arg-type]
        drop=tuple(_drop_rule(item, where) for item in _list(fields, "drop", where)),
        examples=tuple(str(item) for item in _list(fields, "examples", where)),
        references=tuple(_implied(item, where) for item in _list(fields, "references", where)),
        index_only=_texts(fields, "index_only", where),
        headings=tuple(str(item) for item in _list(fields, "headings", where)),
        glossary=_texts(fields, "glossary", where),
        names=tuple(str(item) for item in _list(fields, "names", where)),
    )


def _authority(text: str, where: str) -> Authority:
    try:
        return Authority(text)
    except ValueError:
        allowed = ", ".join(authority.value for authority in Authority)
        raise UserError(
            "bad-manifest", f"el campo «authority» dice «{text}»; puede ser {allowed}.", place=Place(where)
        ) from None


def _mapping(data: object, where: str, what: str) -> Mapping[str, Any]:
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise UserError(
            "bad-manifest", f"{what} debe ser una lista de «campo: valor»; revisa su YAML.", place=Place(where)
        )
    return data


def _known(fields: Mapping[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in fields:
        if name not in names:
            raise UserError(
                "bad-manifest", f"el campo «{name}» no existe; los campos son {', '.join(names)}.", place=Place(where)
            )


def _text(fields: Mapping[str, Any], name: str, where: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or not value.strip():
        raise UserError(
            "bad-manifest", f"falta el campo «{name}» o está vacío; escribe «{name}: …».", place=Place(where)
        )
    return value.strip()


def _list(fields: Mapping[str, Any], name: str, where: str) -> list[object]:
    value = fields.get(name, [])
    if not isinstance(value, list):
        raise UserError("bad-manifest", f"el campo «{name}» debe ser una lista.", place=Place(where))
    return value


def _texts(fields: Mapping[str, Any], name: str, where: str) -> dict[str, str]:
    value = fields.get(name, {})
    if not isinstance(value, dict) or not all(isinstance(v, str) for pair in value.items() for v in pair):
        raise UserError("bad-manifest", f"el campo «{name}» debe ser una lista de «texto: texto».", place=Place(where))
    return value


def _drop_rule(item: object, where: str) -> DropRule:
    fields = _mapping(item, where, "cada regla de «drop»")
    _known(fields, ("rule", "line", "from", "to"), where)
    for name in ("line", "from", "to"):
        _pattern(fields.get(name), where)
    if not {"line", "from", "to"} & set(fields):
        raise UserError(
            "bad-manifest",
            f"la regla de «drop» «{fields.get('rule')}» necesita «line», «from» o «to».",
            place=Place(where),
        )
    return DropRule(_text(fields, "rule", where), fields.get("line"), fields.get("from"), fields.get("to"))


def _pattern(pattern: object, where: str) -> None:
    try:
        re.compile(str(pattern))
    except re.error as error:
        raise UserError(
            "bad-manifest", f"«{pattern}» no es una expresión regular válida en «drop» ({error}).", place=Place(where)
        ) from None


def _implied(item: object, where: str) -> ImpliedReference:
    fields = _mapping(item, where, "cada referencia de «references»")
    _known(fields, ("from", "to", "says", "kind"), where)
    targets = tuple(str(target) for target in _list(fields, "to", where))
    return ImpliedReference(
        _text(fields, "from", where), targets, _text(fields, "says", where), fields.get("kind", "implicit")
    )

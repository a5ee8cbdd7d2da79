"""Annotations taken apart once, for the reader of shapes and for their JSON Schema."""

import sys
from collections import abc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import StrEnum
from types import UnionType
from typing import Annotated, Any, Literal, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from judgekit.engine.origin import Origin
from judgekit.scenario import nodes

Variants = Mapping[type, tuple[type, ...]]


@dataclass(frozen=True, slots=True)
class Text:
    """Any text that is not empty."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""


@dataclass(frozen=True, slots=True)
class YesNo:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class Words:
    """One of some words, each with the value that it stands for."""

    words: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """A class that reads itself from a text (`from_text`)."""

    cls: type


@dataclass(frozen=True, slots=True)
class Record:
    """A dataclass, written as a mapping."""

    cls: type


@dataclass(frozen=True, slots=True)
class Verbs:
    """A base of which the first field of each variant is the verb that picks it."""

    base: type


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list, or one item in its place."""

    item: "Form"


@dataclass(frozen=True, slots=True)
class Keyed:
    """A mapping with free keys."""

    item: "Form"


@dataclass(frozen=True, slots=True)
class Raw:
    """A node that somebody else will read."""

    cls: type


@dataclass(frozen=True, slots=True)
class OneOf:
    """Several forms, the most exacting first."""

    forms: tuple["Form", ...]


Form: TypeAlias = Text | Whole | YesNo | Words | Spoken | Record | Verbs | ListOf | Keyed | Raw | OneOf

_PLAIN: Mapping[Any, Form] = {
    str: Text(),
    int: Whole(),
    bool: YesNo(),
    nodes.Scalar: Raw(nodes.Scalar),
    nodes.Sequence: Raw(nodes.Sequence),
    nodes.Mapping: Raw(nodes.Mapping),
}
# a text takes anything and so comes last, whatever the order in which the annotation was written
_ORDER: tuple[type, ...] = (Whole, YesNo, Words, Verbs, Spoken, Record, ListOf, Keyed, Raw, Text)


@dataclass(frozen=True, slots=True)
class Entry:
    """A field of a dataclass as YAML writes it."""

    name: str
    key: str
    form: Form
    required: bool


@dataclass(frozen=True, slots=True)
class Entries:
    """What a mapping may hold to be read as a dataclass; `origin` is the field that keeps its place."""

    listed: tuple[Entry, ...]
    origin: str | None

    @property
    def verb(self) -> Entry | None:
        """The entry that picks this class among the variants of its base."""
        return self.listed[0] if self.listed else None

    @property
    def bare(self) -> bool:
        """May the verb stand alone, as `- shuffle`?"""
        first, *others = self.listed
        return (first.form == YesNo() or not first.required) and not any(entry.required for entry in others)


def form_of(annotation: Any, variants: Variants) -> Form:
    """The form of an annotation; raises TypeError for one that no YAML can be read as."""
    if make := _GENERIC.get(get_origin(annotation)):
        return make(get_args(annotation), variants)
    if annotation in _PLAIN:
        return _PLAIN[annotation]
    if isinstance(annotation, NewType):
        return form_of(annotation.__supertype__, variants)
    if isinstance(annotation, type):
        return _of_class(annotation, variants)
    raise TypeError(f"no shape for {annotation!r}")


def entries(cls: type, variants: Variants) -> Entries:
    """The entries of a dataclass, without what is private, not initialised, or the place itself."""
    listed = (_entry(field, hint, variants) for field, hint in _fields(cls, variants) if hint not in _ORIGINS)
    return Entries(tuple(listed), place_of(cls, variants))


def place_of(cls: type, variants: Variants) -> str | None:
    """The field of a dataclass that keeps where it was written, if it has one."""
    return next((field.name for field, hint in _fields(cls, variants) if hint in _ORIGINS), None)


def leaves(base: type, variants: Variants) -> Iterator[type]:
    """The variants of a base in order, those of the bases among them included."""
    for variant in variants[base]:
        if variant in variants and variant is not base:
            yield from leaves(variant, variants)
        else:
            yield variant


def verbs(base: type, variants: Variants) -> dict[str, type]:
    """The variants of a base by verb; raises TypeError where two share one."""
    found: dict[str, type] = {}
    for leaf in leaves(base, variants):
        verb = entries(leaf, variants).verb
        if verb is None or found.setdefault(verb.key, leaf) is not leaf:
            raise TypeError(f"{leaf.__qualname__} has no verb of its own among the variants of {base.__qualname__}")
    return found


_ORIGINS: tuple[Any, ...] = (Origin, Origin | None)


def _fields(cls: type, variants: Variants) -> tuple[tuple[Field[Any], Any], ...]:
    """The fields that YAML or the place fills, with their annotations; none where it is no dataclass."""
    if not is_dataclass(cls):
        return ()
    if cls not in _HINTS:
        _HINTS[cls] = _hints(cls, variants)
    read = (field for field in fields(cls) if field.init and not field.name.startswith("_"))
    return tuple((field, _HINTS[cls][field.name]) for field in read)


_HINTS: dict[type, dict[str, Any]] = {}


def _hints(cls: type, variants: Variants) -> dict[str, Any]:
    names: dict[str, Any] = {}
    while True:
        try:
            return get_type_hints(cls, localns=names or None)
        except NameError as error:
            # a name that the module imports for the type checker alone, as modules that hold one another must
            name = error.name or ""
            if name in names or not (homes := _homes(name, variants)):
                raise
            names[name] = homes[0][name]


def _homes(name: str, variants: Variants) -> list[dict[str, Any]]:
    """The modules that hold a name, among those of the classes that we know."""
    known = (one for base, listed in variants.items() for one in (base, *listed))
    modules = [vars(sys.modules[module]) for module in dict.fromkeys(one.__module__ for one in known)]
    return [module for module in modules if name in module]


def _entry(field: Field[Any], hint: Any, variants: Variants) -> Entry:
    key = field.metadata.get("key") or field.name.removesuffix("_").replace("_", " ")
    required = field.default is MISSING and field.default_factory is MISSING
    return Entry(field.name, key, form_of(hint, variants), required)


def _of_class(cls: type, variants: Variants) -> Form:
    if _is_stand_in(cls, variants):
        return form_of(variants[cls][0], variants)
    found: list[Form] = []
    if cls in variants:
        found = [Verbs(cls), *(Spoken(leaf) for leaf in leaves(cls, variants) if "from_text" in vars(leaf))]
    elif is_dataclass(cls):
        found = [Record(cls)]
    if hasattr(cls, "from_text"):
        found.append(Spoken(cls))
    elif issubclass(cls, StrEnum):
        found.append(Words(tuple((member.value, member) for member in cls)))
    return _one_of(found, cls)


def _is_stand_in(cls: type, variants: Variants) -> bool:
    """Is the one variant what a game puts in the place of a class that has fields already?"""
    listed = variants.get(cls, ())
    if len(listed) != 1 or listed[0] is cls:
        return False
    return any(hint not in _ORIGINS for _, hint in _fields(cls, variants))


def _one_of(found: list[Form], annotation: Any) -> Form:
    flat = [one for form in found for one in (form.forms if isinstance(form, OneOf) else (form,))]
    forms = sorted(dict.fromkeys(flat), key=lambda form: _ORDER.index(type(form)))
    if not forms:
        raise TypeError(f"no shape for {annotation!r}")
    return forms[0] if len(forms) == 1 else OneOf(tuple(forms))


def _union(args: tuple[Any, ...], variants: Variants) -> Form:
    return _one_of([form_of(arg, variants) for arg in args if arg is not type(None)], args)


def _words(args: tuple[Any, ...], _: Variants) -> Form:
    if not all(isinstance(word, str) for word in args):
        raise TypeError(f"the words of Literal{list(args)} must be text")
    return Words(tuple((word, word) for word in args))


def _list_of(args: tuple[Any, ...], variants: Variants) -> Form:
    if len(args) != 2 or args[1] is not Ellipsis:
        raise TypeError(f"a list is tuple[T, ...], not tuple{list(args)}")
    return ListOf(form_of(args[0], variants))


def _keyed(args: tuple[Any, ...], variants: Variants) -> Form:
    if not isinstance(form_of(args[0], variants), Text):
        raise TypeError(f"the keys of Mapping{list(args)} must be text")
    return Keyed(form_of(args[1], variants))


_GENERIC: Mapping[Any, Callable[[tuple[Any, ...], Variants], Form]] = {
    Annotated: lambda args, variants: form_of(args[0], variants),
    Union: _union,
    UnionType: _union,
    Literal: _words,
    tuple: _list_of,
    abc.Mapping: _keyed,
}

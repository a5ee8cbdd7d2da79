"""Annotations taken apart once, for the reader of shapes and for their JSON Schema."""

import sys
from collections import abc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from types import UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NewType,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from weakref import WeakKeyDictionary

from judgekit.engine.origin import Origin
from judgekit.shapes import nodes

Variants = Mapping[type, tuple[type, ...]]
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Said(Generic[_Value]):
    """A value and where it was written, for what is checked or told later."""

    value: _Value
    place: Origin


@dataclass(frozen=True, slots=True)
class Each:
    """Mark of a mapping that is a field: each word of this term is a key beside those of the other fields."""

    term: str


REST = object()  # mark of a mapping that is a field: it takes every key that no other field knows
SOME = object()  # mark of a list or mapping that may not be empty


@dataclass(frozen=True, slots=True)
class Text:
    """Any text that is not empty."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number, of `least` or more."""

    least: int | None = None


@dataclass(frozen=True, slots=True)
class YesNo:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class Words:
    """One of some words, each with the value that it stands for; `what` they are, in Spanish."""

    words: tuple[tuple[str, str], ...]
    what: str = "una de las palabras que caben"


@dataclass(frozen=True, slots=True)
class Patterned:
    """A text that a regular expression (one that JSON Schema reads alike) matches whole, and what any other is not."""

    pattern: str
    problem: str


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
    """A list of at least so many items, or one item in its place."""

    item: "Form"
    least: int = 0


@dataclass(frozen=True, slots=True)
class Keyed:
    """A mapping with at least so many free keys; `placed` keys know where they were written."""

    item: "Form"
    least: int = 0
    placed: bool = False


@dataclass(frozen=True, slots=True)
class Closed:
    """A mapping that may hold these keys, each with its own form; `what` a key is, in Spanish."""

    items: tuple[tuple[str, "Form"], ...]
    what: str = "la clave"


@dataclass(frozen=True, slots=True)
class Noted:
    """A form whose value keeps its place (`Said`)."""

    item: "Form"


@dataclass(frozen=True, slots=True)
class Raw:
    """A node that somebody else will read."""

    cls: type


@dataclass(frozen=True, slots=True)
class OneOf:
    """Several forms, the most exacting first."""

    forms: tuple["Form", ...]


Form: TypeAlias = (
    Text | Whole | YesNo | Words | Patterned | Spoken | Record | Verbs | ListOf | Keyed | Closed | Noted | Raw | OneOf
)


@dataclass(frozen=True, eq=False)
class Lexicon:
    """What annotations may be read as: the variants of each base, and the form of each term (`Annotated[str, "zone"]`).

    A term that is not there says nothing more than its annotation does. `old_words` are verbs (or a verb and one of its
    keys) that are no longer read, each with what is written now. `kept` is what its readers work out once.
    """

    variants: Variants
    terms: Mapping[str, Form] = field(default_factory=dict)
    old_words: Mapping[str, str] = field(default_factory=dict)
    kept: dict[str, Any] = field(default_factory=dict, init=False, repr=False)


_PLAIN: Mapping[Any, Form] = {
    str: Text(),
    int: Whole(),
    bool: YesNo(),
    nodes.Scalar: Raw(nodes.Scalar),
    nodes.Sequence: Raw(nodes.Sequence),
    nodes.Mapping: Raw(nodes.Mapping),
}
# a text takes anything and so comes last, whatever the order in which the annotation was written
_ORDER: tuple[type, ...] = (Whole, YesNo, Words, Patterned, Verbs, Spoken, Record, ListOf, Keyed, Closed, Raw, Text)


@dataclass(frozen=True, slots=True)
class Entry:
    """A field of a dataclass as YAML writes it; `within` it is one key of a field that holds several."""

    name: str
    key: str
    form: Form
    required: bool = False
    within: bool = False


@dataclass(frozen=True, slots=True)
class Entries:
    """What a mapping may hold to be read as a dataclass.

    `origin` is the field that keeps its place, `rest` the one that takes every other key; `least` and `most` say how
    many keys there are, by the class's `key_count`.
    """

    listed: tuple[Entry, ...]
    origin: str | None
    rest: Entry | None = None
    least: int = 0
    most: int | None = None

    @property
    def verb(self) -> Entry | None:
        """The entry that picks this class among the variants of its base."""
        return self.listed[0] if self.listed else None

    @property
    def bare(self) -> bool:
        """May the verb stand alone, as `- shuffle`?"""
        first, *others = self.listed
        return (first.form == YesNo() or not first.required) and not any(entry.required for entry in others)


def form_of(annotation: Any, lexicon: Lexicon) -> Form:
    """The form of an annotation; raises TypeError for one that no YAML can be read as."""
    if make := _GENERIC.get(get_origin(annotation)):
        return make(get_args(annotation), lexicon)
    if annotation in _PLAIN:
        return _PLAIN[annotation]
    if isinstance(annotation, NewType):
        return form_of(annotation.__supertype__, lexicon)
    if isinstance(annotation, type):
        return _of_class(annotation, lexicon)
    raise TypeError(f"no shape for {annotation!r}")


def entries(cls: type, lexicon: Lexicon) -> Entries:
    """The entries of a dataclass, without what is private, not initialised, or the place itself."""
    found = [one for field, hint in _fields(cls, lexicon) for one in _of_field(field, hint, lexicon)]
    listed = {one.key: one for one in reversed(found) if one.key}
    rest = next((one for one in found if not one.key), None)
    in_order = tuple(dict.fromkeys(listed[one.key] for one in found if one.key))
    return Entries(in_order, place_of(cls, lexicon), rest, *getattr(cls, "key_count", ()))


def place_of(cls: type, lexicon: Lexicon) -> str | None:
    """The field of a dataclass that keeps where it was written, if it has one."""
    return next((field.name for field, hint in _fields(cls, lexicon) if hint in _ORIGINS), None)


def leaves(base: type, lexicon: Lexicon) -> Iterator[type]:
    """The variants of a base in order, those of the bases among them included."""
    for variant in lexicon.variants[base]:
        if variant in lexicon.variants and variant is not base:
            yield from leaves(variant, lexicon)
        else:
            yield variant


def verbs(base: type, lexicon: Lexicon) -> dict[str, type]:
    """The variants of a base by verb; raises TypeError where two share one."""
    found: dict[str, type] = {}
    for leaf in leaves(base, lexicon):
        verb = entries(leaf, lexicon).verb
        if verb is None or found.setdefault(verb.key, leaf) is not leaf:
            raise TypeError(f"{leaf.__qualname__} has no verb of its own among the variants of {base.__qualname__}")
    return found


_ORIGINS: tuple[Any, ...] = (Origin, Origin | None)


def _fields(cls: type, lexicon: Lexicon) -> tuple[tuple[Field[Any], Any], ...]:
    """The fields that YAML or the place fills, with their annotations; none where it is no dataclass."""
    if not is_dataclass(cls):
        return ()
    if cls not in _HINTS:
        _HINTS[cls] = _hints(cls, lexicon)
    # what every variant may add stands in the base and so comes first, but the verb of each is its own
    ordered = sorted(fields(cls), key=lambda field: field.kw_only is True)
    read = (field for field in ordered if field.init and not field.name.startswith("_"))
    return tuple((field, _HINTS[cls][field.name]) for field in read)


_HINTS: WeakKeyDictionary[type, dict[str, Any]] = WeakKeyDictionary()


def _hints(cls: type, lexicon: Lexicon) -> dict[str, Any]:
    names: dict[str, Any] = {}
    while True:
        try:
            return get_type_hints(cls, localns=names or None, include_extras=True)
        except NameError as error:
            # a name that the module imports for the type checker alone, as modules that hold one another must
            name = error.name or ""
            if name in names or not (homes := _homes(name, lexicon)):
                raise
            names[name] = homes[0][name]


def _homes(name: str, lexicon: Lexicon) -> list[dict[str, Any]]:
    """The modules that hold a name, among those of the classes that we know."""
    known = (one for base, listed in lexicon.variants.items() for one in (base, *listed))
    modules = [vars(sys.modules[module]) for module in dict.fromkeys(one.__module__ for one in known)]
    return [module for module in modules if name in module]


def _of_field(field: Field[Any], hint: Any, lexicon: Lexicon) -> Iterator[Entry]:
    """The entry of a field; one for each word where a field holds a term's words, one without key for the rest."""
    if hint in _ORIGINS:
        return
    marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
    each = next((one for one in marks if isinstance(one, Each)), None)
    if each is None and REST not in marks:
        yield _entry(field, hint, lexicon)
        return
    item = form_of(get_args(hint.__origin__)[1], lexicon)
    for key in _keys(lexicon.terms[each.term]) if each else ("",):
        yield Entry(field.name, key, item, within=True)


def _keys(term: Form) -> tuple[str, ...]:
    if not isinstance(term, Words):
        raise TypeError(f"{term!r} has no words to be keys")
    return tuple(word for word, _ in term.words)


def _entry(field: Field[Any], hint: Any, lexicon: Lexicon) -> Entry:
    key = field.metadata.get("key") or field.name.removesuffix("_").replace("_", " ")
    required = field.default is MISSING and field.default_factory is MISSING
    return Entry(field.name, key, form_of(hint, lexicon), required)


def _of_class(cls: type, lexicon: Lexicon) -> Form:
    if _is_stand_in(cls, lexicon):
        return form_of(lexicon.variants[cls][0], lexicon)
    found: list[Form] = []
    if cls in lexicon.variants:
        found = [Verbs(cls), *(Spoken(leaf) for leaf in leaves(cls, lexicon) if "from_text" in vars(leaf))]
    elif is_dataclass(cls):
        found = [Record(cls)]
    if hasattr(cls, "from_text"):
        found.append(Spoken(cls))
    elif issubclass(cls, StrEnum):
        found.append(Words(tuple((member.value, member) for member in cls)))
    return _one_of(found, cls)


def _is_stand_in(cls: type, lexicon: Lexicon) -> bool:
    """Is the one variant what a game puts in the place of a class that has fields already?"""
    listed = lexicon.variants.get(cls, ())
    if len(listed) != 1 or listed[0] is cls:
        return False
    return any(hint not in _ORIGINS for _, hint in _fields(cls, lexicon))


def _one_of(found: list[Form], annotation: Any) -> Form:
    flat = [one for form in found for one in (form.forms if isinstance(form, OneOf) else (form,))]
    forms = tuple(dict.fromkeys(flat))
    if not forms or (len(forms) > 1 and any(isinstance(form, Noted) for form in forms)):
        raise TypeError(f"no shape for {annotation!r}")
    return forms[0] if len(forms) == 1 else OneOf(tuple(sorted(forms, key=lambda form: _ORDER.index(type(form)))))


def _union(args: tuple[Any, ...], lexicon: Lexicon) -> Form:
    return _one_of([form_of(arg, lexicon) for arg in args if arg is not type(None)], args)


def _words(args: tuple[Any, ...], _: Lexicon) -> Form:
    if not all(isinstance(word, str) for word in args):
        raise TypeError(f"the words of Literal{list(args)} must be text")
    return Words(tuple((word, word) for word in args))


def _list_of(args: tuple[Any, ...], lexicon: Lexicon) -> Form:
    if len(args) != 2 or args[1] is not Ellipsis:
        raise TypeError(f"a list is tuple[T, ...], not tuple{list(args)}")
    return ListOf(form_of(args[0], lexicon))


def _keyed(args: tuple[Any, ...], lexicon: Lexicon) -> Form:
    key = form_of(args[0], lexicon)
    if key not in (Text(), Noted(Text())):
        raise TypeError(f"the keys of Mapping{list(args)} must be text")
    return Keyed(form_of(args[1], lexicon), placed=key != Text())


def _annotated(args: tuple[Any, ...], lexicon: Lexicon) -> Form:
    annotation, *marks = args
    term = next((lexicon.terms[mark] for mark in marks if isinstance(mark, str) and mark in lexicon.terms), None)
    form = term or form_of(annotation, lexicon)
    return replace(form, least=1) if SOME in marks and isinstance(form, ListOf | Keyed) else form


_GENERIC: Mapping[Any, Callable[[tuple[Any, ...], Lexicon], Form]] = {
    Annotated: _annotated,
    Said: lambda args, lexicon: Noted(form_of(args[0], lexicon)),
    Union: _union,
    UnionType: _union,
    Literal: _words,
    tuple: _list_of,
    abc.Mapping: _keyed,
}

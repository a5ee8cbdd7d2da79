"""From nodes to typed values: each annotation is compiled once into a reader, and every reader says where it failed."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from judgekit.engine.origin import Origin
from judgekit.scenario.annotations import (
    Entries,
    Entry,
    Form,
    Keyed,
    ListOf,
    OneOf,
    Raw,
    Record,
    Spoken,
    Text,
    Variants,
    Verbs,
    Whole,
    Words,
    YesNo,
    entries,
    form_of,
    place_of,
    verbs,
)
from judgekit.scenario.nodes import Mapping, Node, Scalar, Sequence
from judgekit.scenario.refusal import hint, kind, listed, quote, refuse

NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
YES = ("yes", "true", "sí", "si")
NO = ("no", "false")

_Fit = tuple[int, int, int]
_ScalarReader = Callable[[Scalar, str], Any]
_ListReader = Callable[[Sequence, str], Any]


class Shapes:
    """Reads the nodes of one file as annotations say; `variants` are the classes that stand behind each base."""

    def __init__(self, variants: Variants, file: str) -> None:
        self._compiler = _compiler(tuple(variants.items()))
        self._file = file

    def read(self, node: Node, annotation: Any) -> Any:
        """The value of a node; raises UserError with the file, line and column where it has another shape."""
        return self._compiler.reader(form_of(annotation, self._compiler.variants))(node, self._file)


@dataclass(frozen=True, slots=True)
class _Reader:
    """What a form is read with, by the node's kind.

    A scalar's readers raise ValueError with a Spanish clause; the other readers raise UserError. `item` reads the one
    item that is written in the place of a list.
    """

    expected: str
    scalars: tuple[_ScalarReader, ...] = ()
    mappings: tuple["_MappingReader", ...] = ()
    lists: tuple[tuple["_Reader | None", _ListReader], ...] = ()
    item: "_Reader | None" = None

    def takes(self, node: Node) -> bool:
        """Can it read a node of this kind?"""
        if isinstance(node, Scalar):
            return bool(self.scalars)
        return bool(self.mappings if isinstance(node, Mapping) else self.lists)

    def __call__(self, node: Node, file: str) -> Any:
        """The value of a node."""
        if not self.takes(node):
            return self._as_list_of_one(node, file)
        if isinstance(node, Scalar):
            return self._scalar(node, file)
        if isinstance(node, Mapping):
            return self._mapping(node).read(node, file)
        return self._list(node)(node, file)

    def _as_list_of_one(self, node: Node, file: str) -> Any:
        if self.item is None or isinstance(node, Sequence):
            refuse(file, node, f"hay {kind(node)} y se esperaba {self.expected}; cámbialo")
        return (self.item(node, file),)

    def _scalar(self, node: Scalar, file: str) -> Any:
        if not node.text.strip():
            refuse(file, node, f"el valor está vacío y se esperaba {self.expected}; escríbelo o quita la clave")
        whys = []
        for read in self.scalars:
            try:
                return read(node, file)
            except ValueError as why:
                whys.append(str(why))
        return refuse(file, node, f"«{quote(node.text)}» no vale aquí: {'; '.join(dict.fromkeys(whys))}; corrígelo")

    # The choice among mappings or lists looks at one level only: trying each in turn would take
    # a time exponential in the depth of a file with a mistake at its bottom.
    def _mapping(self, node: Mapping) -> "_MappingReader":
        if len(self.mappings) == 1:
            return self.mappings[0]
        keys = [key.text for key, _ in node.entries]
        return max(self.mappings, key=lambda reader: reader.fit(keys))

    def _list(self, node: Sequence) -> _ListReader:
        first = node.items[0] if node.items else node
        fitting = (read for item, read in self.lists if item is None or item.takes(first))
        return next(fitting, self.lists[0][1])


class _MappingReader:
    """Reads a mapping whose keys are free, or that is not read at all."""

    def __init__(self, read: Callable[[Mapping, str], Any]) -> None:
        self.read = read

    def fit(self, keys: Collection[str]) -> _Fit:  # noqa: ARG002 - any key will do
        """How well it suits these keys: a class that knows one of them goes before, one that knows none after."""
        return 0, 1, 0


class _RecordReader(_MappingReader):
    """Reads a mapping as a dataclass."""

    def __init__(self, cls: type, compiler: "_Compiler") -> None:
        super().__init__(self._read)
        self._cls = cls
        self._compiler = compiler

    @cached_property
    def entries(self) -> Entries:
        """What the mapping may hold; worked out late, as classes may hold one another."""
        return entries(self._cls, self._compiler.variants)

    @cached_property
    def _by_key(self) -> dict[str, tuple[str, _Reader]]:
        return {entry.key: (entry.name, self._compiler.reader(entry.form)) for entry in self.entries.listed}

    @cached_property
    def _required(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries.listed if entry.required)

    def fit(self, keys: Collection[str]) -> _Fit:
        """The more keys known and the fewer missing, the better."""
        return len(self._by_key.keys() & keys), 0, -sum(entry.key not in keys for entry in self._required)

    def bare(self, node: Scalar, file: str) -> Any:
        """The class from its verb alone; raises ValueError where the verb needs more."""
        if not self.entries.bare:
            raise ValueError(f"«{node.text}» necesita datos, escribe «{{{node.text}: …}}»")
        verb = self.entries.listed[0]
        return self._made({verb.name: True} if verb.form == YesNo() else {}, node, file)

    def _read(self, node: Mapping, file: str) -> Any:
        values = {}
        for key, value in node.entries:
            known = self._by_key.get(key.text)
            if known is None:
                refuse(file, key, f"la clave {listed([key.text])} no existe{hint([key.text], self._by_key)}; corrígela")
            values[known[0]] = known[1](value, file)
        missing = [entry.key for entry in self._required if entry.name not in values]
        if missing:
            refuse(file, node, f"aquí hace falta decir también {listed(missing)}; añádelo")
        return self._made(values, node, file)

    def _made(self, values: dict[str, Any], node: Node, file: str) -> Any:
        if self.entries.origin:
            values[self.entries.origin] = Origin(file, node.line, node.column)
        try:
            return self._cls(**values)
        except ValueError as why:
            return refuse(file, node, f"{why}; corrígelo")


class _VerbReader(_MappingReader):
    """Reads a mapping as the variant whose verb it holds, and a bare verb as the variant's defaults."""

    def __init__(self, base: type, compiler: "_Compiler") -> None:
        super().__init__(self._read)
        self._base = base
        self._compiler = compiler

    @cached_property
    def _verbs(self) -> dict[str, _RecordReader]:
        return {verb: self._compiler.record(leaf) for verb, leaf in verbs(self._base, self._compiler.variants).items()}

    def fit(self, keys: Collection[str]) -> _Fit:
        """As well as the variant that its verb picks."""
        verb = next((key for key in keys if key in self._verbs), None)
        return self._verbs[verb].fit(keys) if verb is not None else (0, 0, -1)

    def scalar(self, node: Scalar, file: str) -> Any:
        """The variant of a bare verb; raises ValueError where there is none."""
        if node.text not in self._verbs:
            raise ValueError(f"no es un verbo conocido{hint([node.text], self._verbs)}")
        return self._verbs[node.text].bare(node, file)

    def _read(self, node: Mapping, file: str) -> Any:
        for key, _ in node.entries:
            if key.text in self._verbs:
                return self._verbs[key.text].read(node, file)
        keys = [key.text for key, _ in node.entries]
        held = f"en {listed(keys)} " if keys else ""
        return refuse(file, node, f"{held}no hay ningún verbo conocido{hint(keys, self._verbs)}; corrígelo")


class _SpokenReader:
    """Reads a text by its class's `from_text`, and gives what it makes its place."""

    def __init__(self, cls: type, variants: Variants) -> None:
        self._from_text: Callable[[str], Any] = cls.from_text  # type: ignore[attr-defined]
        self._variants = variants
        self._places: dict[type, str | None] = {}

    def __call__(self, node: Scalar, file: str) -> Any:
        made = self._from_text(node.text)
        cls: type = type(made)
        if cls not in self._places:
            self._places[cls] = place_of(cls, self._variants)
        place = self._places[cls]
        return replace(made, **{place: Origin(file, node.line, node.column)}) if place else made


class _Compiler:
    """Makes the reader of each form once."""

    def __init__(self, variants: Variants) -> None:
        self.variants = variants
        self._readers: dict[Form, _Reader] = {}
        self._records: dict[type, _RecordReader] = {}

    def reader(self, form: Form) -> _Reader:
        """The reader of a form."""
        if form not in self._readers:
            self._readers[form] = self._compile(form)
        return self._readers[form]

    def record(self, cls: type) -> _RecordReader:
        """The reader of a dataclass's mappings."""
        return self._records.setdefault(cls, _RecordReader(cls, self))

    def _compile(self, form: Form) -> _Reader:
        match form:
            case OneOf(forms):
                return _either([self.reader(one) for one in forms])
            case ListOf(item):
                return _list_of(self.reader(item))
            case Keyed(item):
                return _keyed(self.reader(item))
            case Record(cls):
                return _Reader("un «clave: valor»", mappings=(self.record(cls),))
            case Verbs() | Spoken():
                return self._of_class(form)
            case _:
                return _SIMPLE[type(form)](form)

    def _of_class(self, form: Verbs | Spoken) -> _Reader:
        if isinstance(form, Spoken):
            return _Reader("un texto", scalars=(_SpokenReader(form.cls, self.variants),))
        reader = _VerbReader(form.base, self)
        return _Reader("un verbo", scalars=(reader.scalar,), mappings=(reader,))


@lru_cache(maxsize=32)
def _compiler(variants: tuple[tuple[type, tuple[type, ...]], ...]) -> _Compiler:
    """One compiler for all files that are read with the same variants."""
    return _Compiler(dict(variants))


def _either(readers: list[_Reader]) -> _Reader:
    return _Reader(
        " o ".join(dict.fromkeys(reader.expected for reader in readers)),
        tuple(read for reader in readers for read in reader.scalars),
        tuple(read for reader in readers for read in reader.mappings),
        tuple(read for reader in readers for read in reader.lists),
        next((reader.item for reader in readers if reader.item), None),
    )


def _list_of(item: _Reader) -> _Reader:
    def read(node: Sequence, file: str) -> Any:
        return tuple([item(one, file) for one in node.items])

    return _Reader(f"una lista de «- {item.expected}»", lists=((item, read),), item=item)


def _keyed(item: _Reader) -> _Reader:
    def read(node: Mapping, file: str) -> Any:
        return {key.text: item(value, file) for key, value in node.entries}

    return _Reader("un «clave: valor»", mappings=(_MappingReader(read),))


def _raw(form: Raw) -> _Reader:
    def read(node: Node, _: str) -> Any:
        return node

    if form.cls is Scalar:
        return _Reader("un texto", scalars=(read,))
    if form.cls is Mapping:
        return _Reader("un «clave: valor»", mappings=(_MappingReader(read),))
    return _Reader("una lista", lists=((None, read),))


def _text(_: Any) -> _Reader:
    return _Reader("un texto", scalars=(lambda node, _: node.text,))


def _whole(_: Any) -> _Reader:
    def read(node: Scalar, _: str) -> int:
        if not NUMBER.fullmatch(node.text):
            raise ValueError("debe ser un número entero de hasta nueve cifras")
        return int(node.text)

    return _Reader("un número entero", scalars=(read,))


def _yes_no(_: Any) -> _Reader:
    def read(node: Scalar, _: str) -> bool:
        word = node.text.casefold()
        if word not in YES and word not in NO:
            raise ValueError("debe ser «sí» o «no»")
        return word in YES

    return _Reader("«sí» o «no»", scalars=(read,))


def _words(form: Words) -> _Reader:
    values = dict(form.words)

    def read(node: Scalar, _: str) -> str:
        if node.text not in values:
            raise ValueError(f"no es una de las palabras que caben{hint([node.text], values)}")
        return values[node.text]

    return _Reader("una palabra", scalars=(read,))


_SIMPLE: dict[type, Callable[[Any], _Reader]] = {
    Text: _text,
    Whole: _whole,
    YesNo: _yes_no,
    Words: _words,
    Raw: _raw,
}

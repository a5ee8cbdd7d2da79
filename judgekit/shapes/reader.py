"""From nodes to typed values: each annotation is compiled once into a reader, and every reader says where it failed."""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import cached_property
from typing import Any, NoReturn

from judgekit.engine.origin import Origin
from judgekit.shapes.annotations import (
    Closed,
    Entries,
    Entry,
    Form,
    Keyed,
    Lexicon,
    ListOf,
    Noted,
    OneOf,
    Record,
    Spoken,
    Verbs,
    YesNo,
    entries,
    form_of,
    place_of,
    verbs,
)
from judgekit.shapes.form_readers import SIMPLE, Fit, MappingReader, Reader, closed, either, keyed, list_of
from judgekit.shapes.nodes import Mapping, Node, Scalar
from judgekit.shapes.refusal import hint, listed, refuse, written_now


class Shapes:
    """Reads the nodes of one file as annotations say, in the words of a lexicon."""

    def __init__(self, lexicon: Lexicon, file: str) -> None:
        self._compiler = _compiler(lexicon)
        self._file = file

    def read(self, node: Node, annotation: Any) -> Any:
        """The value of a node; raises UserError with the file, line and column where it has another shape."""
        return self._compiler.reader(form_of(annotation, self._compiler.lexicon))(node, self._file)


class _RecordReader(MappingReader):
    """Reads a mapping as a dataclass."""

    def __init__(self, cls: type, compiler: "_Compiler") -> None:
        super().__init__(self._read)
        self._cls = cls
        self._compiler = compiler

    @cached_property
    def entries(self) -> Entries:
        """What the mapping may hold; worked out late, as classes may hold one another."""
        return entries(self._cls, self._compiler.lexicon)

    @cached_property
    def _by_key(self) -> dict[str, tuple[Entry, Reader]]:
        return {entry.key: (entry, self._compiler.reader(entry.form)) for entry in self.entries.listed}

    @cached_property
    def _rest(self) -> tuple[Entry, Reader] | None:
        rest = self.entries.rest
        return (rest, self._compiler.reader(rest.form)) if rest else None

    @cached_property
    def _required(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries.listed if entry.required)

    def fit(self, keys: Collection[str]) -> Fit:
        """The more keys known and the fewer missing, the better."""
        return len(self._by_key.keys() & keys), 0, -sum(entry.key not in keys for entry in self._required)

    def bare(self, node: Scalar, file: str) -> Any:
        """The class from its verb alone; raises ValueError where the verb needs more."""
        if not self.entries.bare:
            needed = ", ".join(f"{key}: …" for key in dict.fromkeys((node.text, *(one.key for one in self._required))))
            raise ValueError(f"«{node.text}» necesita datos, escribe «{{{needed}}}»")
        verb = self.entries.listed[0]
        return self._made({verb.name: True} if verb.form == YesNo() else {}, node, file)

    def _read(self, node: Mapping, file: str) -> Any:
        values: dict[str, Any] = {}
        known = [self._by_key.get(key.text) or self._rest or self._unknown(key, file) for key, _ in node.entries]
        for (key, value), (entry, read) in zip(node.entries, known, strict=True):
            if entry.within:
                values.setdefault(entry.name, {})[key.text] = read(value, file)
            else:
                values[entry.name] = read(value, file)
        missing = [entry.key for entry in self._required if entry.name not in values]
        if missing:
            refuse(file, node, f"{self._here.strip() or 'aquí'} hace falta decir también {listed(missing)}; añádelo")
        self._check_count(node, file)
        return self._made(values, node, file)

    def _unknown(self, key: Scalar, file: str) -> NoReturn:
        verb = self.entries.verb
        now = written_now([f"{verb.key} {key.text}"], self._compiler.lexicon.old_words) if verb else None
        meant = now or hint([key.text], self._by_key)
        refuse(file, key, f"la clave {listed([key.text])} no existe{self._here}", meant)

    def _check_count(self, node: Mapping, file: str) -> None:
        least, most = self.entries.least, self.entries.most
        if len(node.entries) < least:
            refuse(file, node, f"no se dice nada{self._here}; di una cosa al menos o quita la clave")
        if most is not None and len(node.entries) > most:
            refuse(file, node, f"hay {len(node.entries)} claves{self._here} y cabe {most}; pártelo")

    @cached_property
    def _here(self) -> str:
        """Where in the file a class is written, where it says so itself."""
        place = getattr(self._cls, "written", "")
        return f" en {place}" if place else ""

    def _made(self, values: dict[str, Any], node: Node, file: str) -> Any:
        if self.entries.origin:
            values[self.entries.origin] = Origin(file, node.line, node.column)
        try:
            return self._cls(**values)
        except ValueError as why:
            return refuse(file, node, f"{why}; corrígelo")


class _VerbReader(MappingReader):
    """Reads a mapping as the variant whose verb it holds, and a bare verb as the variant's defaults."""

    def __init__(self, base: type, compiler: "_Compiler") -> None:
        super().__init__(self._read)
        self._base = base
        self._compiler = compiler

    @cached_property
    def _verbs(self) -> dict[str, _RecordReader]:
        return {verb: self._compiler.record(leaf) for verb, leaf in verbs(self._base, self._compiler.lexicon).items()}

    def fit(self, keys: Collection[str]) -> Fit:
        """As well as the variant that its verb picks."""
        verb = next((key for key in keys if key in self._verbs), None)
        return self._verbs[verb].fit(keys) if verb is not None else (0, 0, -1)

    def scalar(self, node: Scalar, file: str) -> Any:
        """The variant of a bare verb; raises ValueError where there is none."""
        if node.text not in self._verbs:
            raise ValueError("no es un verbo conocido", hint([node.text], self._verbs))
        return self._verbs[node.text].bare(node, file)

    def _read(self, node: Mapping, file: str) -> Any:
        for key, _ in node.entries:
            if key.text in self._verbs:
                return self._verbs[key.text].read(node, file)
        keys = [key.text for key, _ in node.entries]
        held = f"en {listed(keys)} " if keys else ""
        meant = written_now(keys, self._compiler.lexicon.old_words) or hint(keys, self._verbs)
        return refuse(file, node, f"{held}no hay ningún verbo conocido", meant)


class _SpokenReader:
    """Reads a text by its class's `from_text`, and gives what it makes its place."""

    def __init__(self, cls: type, lexicon: Lexicon) -> None:
        self._from_text: Callable[[str], Any] = cls.from_text  # type: ignore[attr-defined]
        self._lexicon = lexicon
        self._places: dict[type, str | None] = {}

    def __call__(self, node: Scalar, file: str) -> Any:
        made = self._from_text(node.text)
        cls: type = type(made)
        if cls not in self._places:
            self._places[cls] = place_of(cls, self._lexicon)
        place = self._places[cls]
        return replace(made, **{place: Origin(file, node.line, node.column)}) if place else made


class _Compiler:
    """Makes the reader of each form once."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._readers: dict[Form, Reader] = {}
        self._records: dict[type, _RecordReader] = {}

    def reader(self, form: Form) -> Reader:
        """The reader of a form."""
        if form not in self._readers:
            self._readers[form] = self._compile(form)
        return self._readers[form]

    def record(self, cls: type) -> _RecordReader:
        """The reader of a dataclass's mappings."""
        return self._records.setdefault(cls, _RecordReader(cls, self))

    def _compile(self, form: Form) -> Reader:
        match form:
            case OneOf() | Noted() | ListOf() | Keyed() | Closed():
                return self._of_forms(form)
            case Record(cls):
                return Reader("un «clave: valor»", mappings=(self.record(cls),))
            case Verbs() | Spoken():
                return self._of_class(form)
            case _:
                return SIMPLE[type(form)](form)

    def _of_forms(self, form: OneOf | Noted | ListOf | Keyed | Closed) -> Reader:
        match form:
            case OneOf(forms):
                return either([self.reader(one) for one in forms])
            case Noted(item):
                return replace(self.reader(item), noted=True)
            case ListOf(item, least):
                return list_of(self.reader(item), least)
            case Keyed(item):
                return keyed(form, self.reader(item))
            case Closed(items, what):
                return closed(what, {key: self.reader(item) for key, item in items})

    def _of_class(self, form: Verbs | Spoken) -> Reader:
        if isinstance(form, Spoken):
            return Reader("un texto", scalars=(_SpokenReader(form.cls, self.lexicon),))
        reader = _VerbReader(form.base, self)
        return Reader("un verbo", scalars=(reader.scalar,), mappings=(reader,))


def _compiler(lexicon: Lexicon) -> _Compiler:
    """One compiler for all files that are read with the same lexicon; it goes when the lexicon does."""
    if "compiler" not in lexicon.kept:
        lexicon.kept["compiler"] = _Compiler(lexicon)
    made: _Compiler = lexicon.kept["compiler"]
    return made

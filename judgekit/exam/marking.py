"""Answers read from a table and marked against the key: each candidate's result, and the group's."""

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.contract.plain import from_json
from judgekit.errors import UserError, unreadable
from judgekit.exam.forms import KEY, Form, Key, KeyAnswer, KeyForm
from judgekit.exam.imports import exported
from judgekit.exam.question import LETTERS

CANDIDATE, NAME, FORM = "candidato", "nombre", "modelo"
MOST_BELIEFS = 5
_BLANK = {"", "-", "_"}


@dataclass(frozen=True, slots=True)
class Share:
    """How many of so many were right, of something."""

    what: str
    right: int
    answers: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A belief by its sentence, and how many answers showed it."""

    belief: str
    answers: int


@dataclass(frozen=True, slots=True)
class Result:
    """What a candidate, or the whole group, came to; blanks count as wrong."""

    candidate: str
    name: str
    form: str
    right: int
    blank: int
    questions: int
    passed: bool | None
    chapters: tuple[Share, ...]
    difficulty: tuple[Share, ...]
    beliefs: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Marked:
    """All results: of each candidate in the order of the table, of the group, and how hard each question turned out."""

    pass_mark: int
    candidates: tuple[Result, ...]
    group: Result
    questions: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class _Row:
    candidate: str
    name: str
    form: str
    letters: tuple[str, ...]


def table(made: Sequence[Form], candidates: int) -> bytes:
    """A table to fill in: a row for each candidate, the forms in turn, a column for each question."""
    numbers = [str(one.number) for one in made[0].placed]
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=";", lineterminator="\n")
    writer.writerow([CANDIDATE, NAME, FORM, *numbers])
    for number in range(1, candidates + 1):
        writer.writerow([str(number), "", made[(number - 1) % len(made)].name, *("" for _ in numbers)])
    return b"\xef\xbb\xbf" + text.getvalue().encode()


def read_key(path: Path) -> Key:
    """The key of a file; raises UserError where it is none."""
    data = exported(path)
    if not isinstance(data, dict) or data.get("kind") != KEY:
        raise UserError("bad-key", f"«{path}» no es la clave de un examen; di con --key la que escribió «exam paper».")
    try:
        found: Key = from_json(Key, data)
    except (KeyError, TypeError, ValueError):
        raise UserError("bad-key", f"La clave «{path}» está dañada; escribe otra vez el examen.") from None
    return found


def marked(path: Path, key: Key) -> Marked:
    """The answers of a table, marked; raises UserError where a row cannot be read."""
    by_name = {one.name.upper(): one for one in key.forms}
    rows = [row for row in _rows(path, by_name) if any(row.letters)]
    if not rows:
        raise UserError("no-answers", f"«{path}» no tiene respuestas; escribe una letra en cada pregunta contestada.")
    results = tuple(_result(row.candidate, row.name, row.form, _marks(row, by_name), key.pass_mark) for row in rows)
    every = [mark for row in rows for mark in _marks(row, by_name)]
    group = _result("", "", "", every, None)
    return Marked(key.pass_mark, results, group, tuple(_shares((one.card, right) for one, _, right in every)))


_Mark = tuple[KeyAnswer, str, bool]


def _marks(row: _Row, forms: Mapping[str, KeyForm]) -> list[_Mark]:
    answers = forms[row.form].answers
    return [(one, letter, letter == one.right) for one, letter in zip(answers, row.letters, strict=True)]


def _result(candidate: str, name: str, form: str, marks: Sequence[_Mark], pass_mark: int | None) -> Result:
    right = sum(is_right for *_, is_right in marks)
    believed = Counter(
        says for one, letter, is_right in marks if not is_right for says in one.beliefs.get(letter, ())[:1]
    )
    return Result(
        candidate,
        name,
        form,
        right,
        sum(not letter for _, letter, _ in marks),
        len(marks),
        None if pass_mark is None else 100 * right >= pass_mark * len(marks),
        tuple(_shares((one.chapter, is_right) for one, _, is_right in marks)),
        tuple(_shares((_third(one.difficulty), is_right) for one, _, is_right in marks)),
        tuple(Shown(says, times) for says, times in believed.most_common(MOST_BELIEFS)),
    )


def _third(difficulty: float) -> str:
    thirds = ("easy", "middling", "hard")
    return thirds[min(int(difficulty * len(thirds)), len(thirds) - 1)]


def _shares(marks: Iterator[tuple[str, bool]]) -> Iterator[Share]:
    answers: dict[str, list[bool]] = defaultdict(list)
    for what, is_right in marks:
        answers[what].append(is_right)
    yield from (Share(what, sum(some), len(some)) for what, some in sorted(answers.items()))


def _rows(path: Path, forms: Mapping[str, KeyForm]) -> Iterator[_Row]:
    for line, row in enumerate(_read(path), 2):
        given = {(name or "").strip().lower(): str(value or "").strip() for name, value in row.items()}
        form = given.get(FORM, "").upper() or (next(iter(forms)) if len(forms) == 1 else "")
        if form not in forms:
            known = ", ".join(forms)
            raise _mistake(path, line, f"el modelo «{form:.20}» no es de este examen ({known}); corrígelo")
        answers = forms[form].answers
        letters = tuple(_letter(given.get(str(one.number), ""), path, line, one.number) for one in answers)
        yield _Row(given.get(CANDIDATE, ""), given.get(NAME, ""), form, letters)


def _letter(given: str, path: Path, line: int, number: int) -> str:
    letter = given.lower()
    if letter in _BLANK:
        return ""
    if letter not in LETTERS or len(letter) != 1:
        problem = f"en la pregunta {number}, «{given:.20}» no es ninguna letra; escribe {', '.join(LETTERS)} o nada"
        raise _mistake(path, line, problem)
    return letter


def _mistake(path: Path, line: int, problem: str) -> UserError:
    return UserError("bad-answers", f"«{path}», fila {line}: {problem}.")


def _read(path: Path) -> list[dict[Any, Any]]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError):
            raise unreadable(path, error, "revisa la ruta") from None
        raise UserError("bad-answers", f"«{path}» no está en UTF-8; guárdalo como CSV UTF-8.") from None
    first = text.partition("\n")[0]
    delimiter = max(";,\t", key=first.count)
    return list(csv.DictReader(io.StringIO(text), delimiter=delimiter))

"""Every question of the bank, each scenario's kept in the user's cache by the hash of all that it comes from."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import judgekit
from judgekit import bank, shipped
from judgekit.corpus.library import cache_root, install
from judgekit.corpus.model import Kind as ClauseKind
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.exam.question import Question, as_data, from_data

SCHEMA = 1
FOLDER = "exam"
_CODE = ("engine", "replay", "exam", "report", "errors.py")
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Deck:
    """The questions in the order of the bank, and a sentence for each scenario that gives none."""

    questions: tuple[Question, ...]
    problems: tuple[str, ...] = ()

    def by_card(self) -> Mapping[str, Question]:
        """The questions by what the study keeps them under."""
        return {one.card: one for one in self.questions}


def deck(
    games: Sequence[str],
    store: Store,
    *,
    folder: Path | None = None,
    progress: Progress = lambda _game, _done, _total: None,
) -> Deck:
    """The questions of these games; built where the cache has none that is right."""
    builders = [_Builder(game, store, folder or bank.shipped_bank(), progress) for game in games]
    built = [builder.questions() for builder in builders]
    problems = tuple(problem for builder in builders for problem in builder.problems)
    return Deck(tuple(one for of_game in built for one in of_game), problems)


class _Builder:
    """Builds the questions of one game."""

    def __init__(self, game: str, store: Store, folder: Path, progress: Progress) -> None:
        self.problems: list[str] = []
        self._game, self._store, self._progress = game, store, progress
        self._paths = list(bank.paths(folder, game))
        self._made_by = _hash(_code(game), store.report(game).get("sha256", ""), _read(folder / game / shipped.CARDS))
        self._texts: Mapping[str, str] | None = None

    def questions(self) -> list[Question]:
        """Those of every scenario, from the cache where they are there."""
        kept = _kept(self._game)
        keys = {path: _hash(self._made_by, path.name, _read(path)) for path in self._paths}
        missing = [path for path, key in keys.items() if key not in kept]
        made: dict[str, Any] = {}
        for done, path in enumerate(missing):
            self._progress(self._game, done, len(missing))
            if (of_scenario := self._of(path)) is not None:
                made[keys[path]] = [as_data(one) for one in of_scenario]
        found = {key: made.get(key, kept.get(key)) for key in keys.values()}
        if made or len(found) < len(kept):
            _keep(self._game, {key: value for key, value in found.items() if value is not None})
        return [from_data(one) for of_scenario in found.values() for one in of_scenario or ()]

    def _of(self, path: Path) -> list[Question] | None:
        """The questions of a scenario; None, with a sentence, where it gives none: it is tried again next time."""
        from judgekit.exam.case import Case  # noqa: PLC0415 - a warm cache plays nothing
        from judgekit.exam.kinds import questions  # noqa: PLC0415
        from judgekit.scenario import load  # noqa: PLC0415

        try:
            return list(questions(Case(load(path)), self._clauses()))
        except UserError as problem:
            self.problems.append(str(problem))
        except Exception as fault:  # one scenario that our own rules cannot play must not cost the whole exam
            self.problems.append(f"{path}: el simulador falla ({type(fault).__name__}: {fault!s:.80})")
        return None

    def _clauses(self) -> Mapping[str, str]:
        if self._texts is None:
            decisive = (ClauseKind.RULE, ClauseKind.NOTE)
            self._texts = {one.id: one.text for one in self._store.clauses(self._game) if one.kind in decisive}
        return self._texts


def _kept(game: str) -> dict[str, Any]:
    """What the cache holds; nothing where it is missing, foreign or damaged."""
    try:
        seal, _, body = _file(game).read_bytes().partition(b"\n")
        return dict(json.loads(body)) if seal == _hash(str(SCHEMA), body).encode() else {}
    except (OSError, ValueError, TypeError):
        return {}


def _keep(game: str, questions: Mapping[str, Any]) -> None:
    """Write the cache whole; a cache that cannot be written costs time and nothing else."""
    body = json.dumps(questions).encode()
    content = _hash(str(SCHEMA), body).encode() + b"\n" + body
    install(_file(game).parent, lambda work: _write(work / _file(game).name, content))


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def _file(game: str) -> Path:
    return cache_root() / FOLDER / f"{game}.json"


def _code(game: str) -> str:
    """A hash of the code and the words that questions of this game are made by."""
    package = Path(judgekit.__file__).parent
    roots = [package / one for one in _CODE] + [package / "games" / game, package / "games" / "__init__.py"]
    files = sorted(path for root in roots for path in ([root] if root.is_file() else root.rglob("*")))
    return _hash(judgekit.__version__, *(_read(path) for path in files if path.suffix in {".py", ".yaml"}))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _hash(*parts: str | bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        whole.update(str(len(content)).encode() + b":" + content)
    return whole.hexdigest()

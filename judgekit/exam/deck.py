"""Every question of the bank, each scenario's kept in the user's cache by the hash of all that it comes from."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from judgekit import bank, cache, shipped
from judgekit.contract.plain import from_json, to_json
from judgekit.corpus.model import Kind as ClauseKind
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.exam.question import Question

SHELF = cache.Shelf("questions", kept=40)  # one a game
_CODE = (
    "engine",
    "games/__init__.py",
    "games/messages.py",
    "games/messages.yaml",
    "games/spoken.py",
    "one_line.py",
    "shapes",
    "scenario",
    "replay",
    "reasons",
    "story",
    "table",
    "exam",
    "contract",
)
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
        self._game, self._store, self._folder, self._progress = game, store, folder, progress

    def questions(self) -> list[Question]:
        """Those of every scenario, from the cache where they are there."""
        wanted = {bank.key(path): path for path in bank.paths(self._folder, self._game)}
        found = cache.pieces(SHELF, self._made_from(), wanted, self._of, partial(self._progress, self._game))
        return [from_json(Question, one) for of_scenario in found for one in of_scenario]

    def _made_from(self) -> str:
        """The key of what all questions of the game come from besides their scenarios."""
        cards = self._folder / self._game / shipped.CARDS
        return cache.key(
            cache.code(*_CODE, f"games/{self._game}"),
            cache.library("PyYAML"),
            self._game,
            self._store.made_from(self._game),
            cards.read_bytes() if cards.is_file() else b"",
        )

    def _of(self, path: Path) -> list[dict[str, Any]] | None:
        """The questions of a scenario; None, with a sentence, where it gives none: it is tried again next time."""
        from judgekit.exam.case import Case  # noqa: PLC0415 - a warm cache plays nothing
        from judgekit.exam.kinds import questions  # noqa: PLC0415

        try:
            return [to_json(one) for one in questions(Case(bank.in_its_place(path)), self._clauses)]
        except UserError as problem:
            self.problems.append(str(problem))
        except Exception as fault:  # one scenario that our own rules cannot play must not cost the whole exam
            self.problems.append(f"{path}: el simulador falla ({type(fault).__name__}: {fault!s:.80})")
        return None

    @cached_property
    def _clauses(self) -> Mapping[str, str]:
        decisive = (ClauseKind.RULE, ClauseKind.NOTE)
        return {one.id: one.text for one in self._store.clauses(self._game) if one.kind in decisive}

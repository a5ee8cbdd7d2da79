"""The questions of the bank: all by name, each made when it is asked and kept by all that it comes from."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from judgekit import bank, cache, shipped
from judgekit.contract.plain import from_json, to_json
from judgekit.corpus.model import Kind as ClauseKind
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.exam.pool import Card, cards_of
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
    "reader",
    "replay",
    "reasons",
    "story",
    "table",
    "exam",
    "contract",
    "bank/decided.json",
)
Progress = Callable[[int, int], None]
Ask = Callable[[Callable[[Store], Any]], Any]


class Deck:
    """The questions of some games: `cards` names them all; to get one makes it.

    `problems` holds a sentence for each scenario that could not be made into questions so far.
    """

    def __init__(self, games: Sequence[str], ask: Ask, folder: Path | None = None) -> None:
        self.problems: list[str] = []
        self._folder = folder or bank.shipped_bank()
        self._of_game = {game: _OfGame(game, ask, self._folder, self.problems) for game in games}
        ids = [f"{game}/{path.stem}" for game in games for path in bank.paths(self._folder, game)]
        self.cards = tuple(cards_of(ids))
        self._known = {one.card for one in self.cards}

    def __contains__(self, card: object) -> bool:
        """Is there such a question, as far as one can tell without making it?"""
        return card in self._known

    def get(self, card: str) -> Question | None:
        """The question of this name; None where there is none any more, and then it is not among them."""
        if card not in self._known:
            return None
        found = self._of_game[card.partition("/")[0]].questions(card.partition("#")[0]).get(card)
        if found is None:
            self._known.discard(card)
        return found

    def made(
        self, cards: Sequence[Card], count: int, progress: Progress = lambda _done, _total: None
    ) -> list[Question]:
        """The first so many questions of these that can be made."""
        found: list[Question] = []
        for one in cards:
            if len(found) < count and (question := self.get(one.card)):
                found.append(question)
                progress(len(found), count)
        return found


class _OfGame:
    """The questions of one game, a scenario at a time."""

    def __init__(self, game: str, ask: Ask, folder: Path, problems: list[str]) -> None:
        self._game, self._ask, self._folder, self._problems = game, ask, folder, problems
        self._made: dict[str, dict[str, Question]] = {}

    def questions(self, scenario: str) -> Mapping[str, Question]:
        """Every question of a scenario by its name, from the cache where it is there."""
        if scenario not in self._made:
            path = self._folder / f"{scenario}.yaml"
            pieces = self._kept.get(bank.key(path))
            found = [from_json(Question, one) for one in pieces] if pieces is not None else self._new(path)
            self._made[scenario] = {one.card: one for one in found}
        return self._made[scenario]

    def _new(self, path: Path) -> list[Question]:
        """The questions of a scenario; none, with a sentence, where it gives none: it is tried again next time."""
        from judgekit.exam.case import Case  # noqa: PLC0415 - a warm cache plays nothing
        from judgekit.exam.kinds import questions  # noqa: PLC0415

        try:
            found = list(questions(Case(bank.in_its_place(path)), self._clauses))
        except UserError as problem:
            self._problems.append(str(problem))
            return []
        except Exception as fault:  # one scenario that our own rules cannot play must not cost the whole exam
            self._problems.append(f"{path}: el simulador falla ({type(fault).__name__}: {fault!s:.80})")
            return []
        self._kept.keep(bank.key(path), [to_json(one) for one in found])
        return found

    @cached_property
    def _kept(self) -> cache.Kept:
        keys = {bank.key(path) for path in bank.paths(self._folder, self._game)}
        return cache.Kept(SHELF, self._made_from, keys)

    @cached_property
    def _made_from(self) -> str:
        """The key of what all questions of the game come from besides their scenarios."""
        return cache.key(
            cache.code(*_CODE, f"games/{self._game}"),
            cache.library("PyYAML"),
            self._game,
            self._ask(lambda store: store.made_from(self._game)),
            shipped.cards(self._folder / self._game),
        )

    @cached_property
    def _clauses(self) -> Mapping[str, str]:
        decisive = (ClauseKind.RULE, ClauseKind.NOTE)
        found = self._ask(lambda store: store.clauses(self._game))
        return {one.id: one.text for one in found if one.kind in decisive}

"""What every exam command needs: the study, the questions, the clauses; and the filters that they share."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.choosing import tell
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Session
from judgekit.corpus.model import Clause
from judgekit.errors import UserError
from judgekit.exam import clock
from judgekit.exam.deck import Deck, deck
from judgekit.exam.question import Question
from judgekit.exam.storage import study_file
from judgekit.exam.study import Study

Count = Annotated[int | None, typer.Option("-n", metavar="N", help="Cuántas preguntas.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="Semilla del sorteo, para repetirlo.")]


class Desk:
    """The study and the questions of a session, each read when it is first needed."""

    def __init__(self, session: Session, wanted: bank.Filters | None = None) -> None:
        self.session = session
        self.filters = wanted or bank.Filters(session.game)
        if self.filters.game:
            bank.check_game(self.filters.game)
        self.library = session.library()

    @cached_property
    def study(self) -> Study:
        """The user's study; what was found wrong with its file is said at once."""
        opened = Study(study_file(), clock.now)
        for warning in opened.warnings:
            typer.echo(warning, err=True)
        if opened.set_back:
            typer.echo(
                "Aviso: el reloj va por detrás de lo ya estudiado; se cuenta desde la última respuesta.", err=True
            )
        return opened

    @cached_property
    def deck(self) -> Deck:
        """Every question of the game, or of all games."""
        progress = BuildProgress()
        wanted = list(dict.fromkeys(one.game for one in self._scenarios)) if self._is_narrow else self._games
        try:
            built = self.library.ask(lambda store: deck(wanted, store, progress=progress.questions))
        finally:
            progress.close()
        if built.problems:
            many = len(built.problems)
            what = "un escenario no da preguntas" if many == 1 else f"{many} escenarios no dan preguntas; el primero"
            typer.echo(f"Aviso: {what}: {built.problems[0]}", err=True)
        return built

    @cached_property
    def questions(self) -> Mapping[str, Question]:
        """Every question by its card."""
        return self.deck.by_card()

    @cached_property
    def chosen(self) -> Sequence[Question]:
        """The questions that pass the filters; raises UserError where none does."""
        ids = {one.id for one in self._scenarios} if self._is_narrow else None
        found = [one for one in self.deck.questions if ids is None or one.scenario in ids]
        if not found:
            raise UserError(
                "nothing-chosen",
                "Ninguna pregunta cumple lo que pides; quita algún filtro o mira «judgekit exam list».",
            )
        return found

    @cached_property
    def _scenarios(self) -> Sequence[bank.Entry]:
        """The scenarios that pass the filters; how these were read is said at once."""
        chosen = bank.select(self.filters, lambda: self.library)
        tell(chosen.notes)
        return chosen.entries

    @property
    def _is_narrow(self) -> bool:
        """Is there a filter besides the game?"""
        return replace(self.filters, game=None).given

    @property
    def _games(self) -> Sequence[str]:
        return [self.filters.game] if self.filters.game else bank.game_names(bank.shipped_bank())

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """The clauses that the questions are about or are decided by, and those that beliefs break."""
        wanted = {clause for one in self.deck.questions for clause in (one.clause, *one.decided_by)}
        options = (option for one in self.deck.questions for option in one.options)
        wanted |= {belief.clause for option in options for belief in option.beliefs if belief.clause}
        return self.library.ask(lambda store: store.by_ids(sorted(wanted)))

    @cached_property
    def hashes(self) -> Mapping[str, str]:
        """The hash of each clause's text as it is installed."""
        return {one.id: one.sha256 for one in self.clauses.values()}

    @cached_property
    def titles(self) -> Mapping[tuple[str, str], str]:
        """The title of each chapter."""
        listed = self.library.ask(lambda store: store.clauses(self.filters.game))
        return {(one.game, one.number): one.title for one in listed if one.title and "." not in one.number}

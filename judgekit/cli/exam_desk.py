"""What every exam command needs: the study, the questions, the clauses; and the filters that they share."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Annotated

import typer

from judgekit import games
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Session
from judgekit.corpus import lookup
from judgekit.corpus.model import Clause
from judgekit.errors import UserError
from judgekit.exam import clock
from judgekit.exam.deck import Deck, deck
from judgekit.exam.folder import study_file
from judgekit.exam.plan import Filters
from judgekit.exam.question import Question
from judgekit.exam.study import Study
from judgekit.scenario import hint

ClauseFilter = Annotated[
    str | None, typer.Option("--clause", metavar="ID", help="Solo lo que trata o decide esta cláusula.")
]
ChapterFilter = Annotated[str | None, typer.Option("--chapter", metavar="N", help="Solo este capítulo (con --game).")]
Count = Annotated[int | None, typer.Option("-n", metavar="N", help="Cuántas preguntas.")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="Semilla del sorteo, para repetirlo.")]


class Desk:
    """The study and the questions of a session, each read when it is first needed."""

    def __init__(self, session: Session, clause: str | None = None, chapter: str | None = None) -> None:
        if session.game is not None and session.game not in games.names():
            raise UserError(
                f"No hay ningún juego «{session.game:.40}» que preguntar{hint([session.game], games.names())}."
            )
        if chapter and not session.game:
            raise UserError("Para preguntar un capítulo di también el juego: --chapter 11 --game fftcg.")
        self.session = session
        self.library = session.library()
        self.filters = Filters(session.game, self._clause(clause), chapter.strip() if chapter else None)

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
        named = self.filters.game or (self.filters.clause or "").rpartition(":")[0]
        wanted = [named] if named else games.names()
        try:
            built = self.session.ask(self.library, lambda store: deck(wanted, store, progress=progress.questions))
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
        found = [one for one in self.deck.questions if self.filters.accept(one)]
        if not found:
            raise UserError("Ninguna pregunta cumple lo que pides; quita algún filtro o mira «judgekit exam list».")
        return found

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """The clauses that the questions are about or are decided by, and those that beliefs break."""
        wanted = {clause for one in self.deck.questions for clause in (one.clause, *one.decided_by)}
        options = (option for one in self.deck.questions for option in one.options)
        wanted |= {belief.clause for option in options for belief in option.beliefs if belief.clause}
        return self.session.ask(self.library, lambda store: store.by_ids(sorted(wanted)))

    @cached_property
    def hashes(self) -> Mapping[str, str]:
        """The hash of each clause's text as it is installed."""
        return {one.id: one.sha256 for one in self.clauses.values()}

    @cached_property
    def titles(self) -> Mapping[tuple[str, str], str]:
        """The title of each chapter."""
        listed = self.session.ask(self.library, lambda store: store.clauses(self.filters.game))
        return {(one.game, one.number): one.title for one in listed if one.title and "." not in one.number}

    def _clause(self, wanted: str | None) -> str | None:
        """The filter as an id, or as a number of any game; raises UserError where there is no such clause."""
        if wanted is None:
            return None
        text = wanted.strip().lower().rstrip(".")
        self.session.ask(self.library, lambda store: lookup.find(text, store, self.session.game))
        return text

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
from judgekit.exam.deck import Deck
from judgekit.exam.pool import Card, Level, of_level
from judgekit.exam.question import Question
from judgekit.exam.schedule import Remembered
from judgekit.exam.sitting import Hashed
from judgekit.exam.storage import study_file
from judgekit.exam.study import Study

MOST_QUESTIONS, MOST_MINUTES = 500, 24 * 60
Count = Annotated[int | None, typer.Option("-n", metavar="N", help="Cuántas preguntas.")]
LevelOption = Annotated[
    Level | None,
    typer.Option("--level", metavar="N", help="Según para quién: judge-1, judge-2 o judge-3.", case_sensitive=False),
]
PassMark = Annotated[
    int | None, typer.Option("--pass", metavar="PORCENTAJE", help="Qué parte hay que acertar para aprobar.")
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="Semilla del sorteo, para repetirlo.")]


class Desk:
    """The study and the questions of a session, each read when it is first needed."""

    def __init__(self, session: Session, wanted: bank.Filters | None = None, level: Level | None = None) -> None:
        self.session, self.level = session, level
        self._clauses: dict[str, Clause | None] = {}
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
        """The questions of the game, or of all games, each made when it is asked."""
        wanted = list(dict.fromkeys(one.game for one in self._scenarios)) if self._is_narrow else self._games
        return Deck(wanted, self.library.ask)

    @cached_property
    def chosen(self) -> Sequence[Card]:
        """The questions that pass the filters and are of the level, as hard as the study has shown them to be.

        Raises UserError where there is none.
        """
        ids = {one.id for one in self._scenarios} if self._is_narrow else None
        found = [self._learnt(one) for one in self.deck.cards if ids is None or one.scenario in ids]
        found = found if self.level is None else of_level(found, self.level)
        if not found:
            raise UserError(
                "nothing-chosen",
                "Ninguna pregunta cumple lo que pides; quita algún filtro o mira «judgekit exam list».",
            )
        return found

    def made(self, cards: Sequence[Card], count: int) -> list[Question]:
        """The first so many questions of these; how far it is is shown, and what could not be made is said."""
        progress = BuildProgress()
        try:
            found = self.deck.made(cards, count, progress=progress.questions)
        finally:
            progress.close()
        self.tell_problems()
        return found

    def tell_problems(self) -> None:
        """Say which scenarios could not be made into questions."""
        if many := len(self.deck.problems):
            what = "un escenario no da preguntas" if many == 1 else f"{many} escenarios no dan preguntas; el primero"
            typer.echo(f"Aviso: {what}: {self.deck.problems[0]}", err=True)

    def _learnt(self, card: Card) -> Card:
        known = self._answered.get(card.card)
        return card.learnt(known.answers, known.misses) if known else card

    @cached_property
    def _answered(self) -> Mapping[str, Remembered]:
        """What the study knows of each card, without making a study where there is none."""
        return self.study.cards() if study_file().exists() else {}

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

    def clause(self, identifier: str) -> Clause | None:
        """The clause of an id; None where the installed edition has none."""
        if identifier not in self._clauses:
            found = self.library.ask(lambda store: store.by_ids([identifier]))
            self._clauses[identifier] = found.get(identifier)
        return self._clauses[identifier]

    def hashed(self, question: Question) -> Hashed:
        """The clause that a question is listed under, with the hash of its text as it is installed."""
        card = self.cards[question.card].clause if question.card in self.cards else question.clause
        return Hashed(card, self.hashes.get(card, ""))

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every question by name."""
        return {one.card: one for one in self.deck.cards}

    @cached_property
    def hashes(self) -> Mapping[str, str]:
        """The hash of each clause that a question is about, as it is installed."""
        wanted = sorted({one.clause for one in self.deck.cards})
        return {one.id: one.sha256 for one in self.library.ask(lambda store: store.by_ids(wanted)).values()}

    @cached_property
    def titles(self) -> Mapping[tuple[str, str], str]:
        """The title of each chapter."""
        listed = self.library.ask(lambda store: store.clauses(self.filters.game))
        return {(one.game, one.number): one.title for one in listed if one.title and "." not in one.number}


def checked(count: int | None, minutes: int | None, pass_mark: int | None) -> None:
    """Raise UserError where a number that was asked for cannot be."""
    if count is not None and not 1 <= count <= MOST_QUESTIONS:
        raise UserError("out-of-range", f"-n es el número de preguntas, de 1 a {MOST_QUESTIONS}, no {count}.")
    if minutes is not None and not 1 <= minutes <= MOST_MINUTES:
        raise UserError("out-of-range", f"El tiempo son minutos, de 1 a {MOST_MINUTES}, no {minutes}.")
    if pass_mark is not None and not 1 <= pass_mark <= 100:
        raise UserError("out-of-range", f"--pass es el tanto por ciento que aprueba, de 1 a 100, no {pass_mark}.")

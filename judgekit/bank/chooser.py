"""Which scenarios: the same filters with the same meaning for every command, over the index.

A scenario is *of* a clause where it is decided by it, comes from it or makes a claim of it (applied, not applied,
considered, forbidding what is tried), or of one that hangs on it or lies below it. What a replay merely passes through
does not count.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from judgekit.bank.files import find, game_names, shipped_bank
from judgekit.bank.index import Entry, entries, entry
from judgekit.bank.mechanics import mechanic_names, words_of
from judgekit.errors import UserError

if TYPE_CHECKING:
    from judgekit.corpus.library import Library
    from judgekit.corpus.lookup import Found
    from judgekit.scenario import Hint, Question

MOST_SAID = 5


@dataclass(frozen=True, slots=True)
class Filters:
    """A game; clauses as they are typed (id, number, range, misprint); a chapter of the game; mechanics; words.

    Of several clauses or mechanics one is enough; of the words all are needed.
    """

    game: str | None = None
    clauses: tuple[str, ...] = ()
    chapter: str | None = None
    mechanics: tuple[str, ...] = ()
    text: str = ""

    @property
    def given(self) -> bool:
        """Is there anything to choose by?"""
        return bool(self.game or self.clauses or self.chapter or self.mechanics or self.text.strip())


class Chosen(NamedTuple):
    """The scenarios that pass every filter, and what is to be said of how the filters were read."""

    entries: tuple[Entry, ...]
    notes: tuple[str, ...] = ()


class _Sieve(NamedTuple):
    """One filter: its option, who passes, and the sentence where nobody does."""

    option: str
    passes: Callable[[Entry], bool]
    refusal: Callable[[Sequence[Entry]], str]


def select(
    filters: Filters, library: Callable[[], "Library"], names: Sequence[str] = (), folder: Path | None = None
) -> Chosen:
    """The scenarios of these names, or of the whole bank, that pass; the library is asked where clauses are named.

    Raises UserError where none does, saying what would.
    """
    bank = folder or shipped_bank()
    if filters.game and not names:
        check_game(filters.game, bank)
    if filters.chapter and not filters.game and not names:
        raise UserError("game-needed", "Para elegir un capítulo di también el juego: --chapter 11 --game fftcg.")
    candidates = [entry(one) for one in find(names, bank)] if names else entries(bank, filters.game)
    of_game = [one for one in candidates if filters.game in (None, one.game)]
    if not of_game and names:
        raise UserError(
            "scenario-of-another-game",
            f"«{names[0]:.80}» no es un escenario de {filters.game}; quita --game o cambia el escenario.",
        )
    filters = replace(filters, mechanics=tuple(_mechanics(filters.mechanics, of_game)))
    found = _found(filters, library) if filters.clauses else []
    sieves = list(_sieves(filters, found))
    passing = tuple(one for one in of_game if all(sieve.passes(one) for sieve in sieves))
    if not passing:
        raise UserError("nothing-chosen", _nobody(sieves, of_game))
    return Chosen(passing, tuple(one.note for one in found if one.note))


def scenarios_of(
    names: Sequence[str], filters: Filters, library: Callable[[], "Library"]
) -> tuple[tuple["Question", ...], tuple[str, ...]]:
    """The scenarios of these names, or of the whole bank, that pass, read; and what is to be said of the filters."""
    if names and not filters.given:
        return find(names), ()
    chosen = select(filters, library, names)
    return find([str(one.path) for one in chosen.entries]), chosen.notes


def check_game(game: str, folder: Path | None = None) -> None:
    """Raise UserError where a bank has no scenarios of a game."""
    known = game_names(folder or shipped_bank())
    if game not in known:
        meant = _hint([game], known)
        problem = f"No hay ningún juego «{game:.40}» que se pueda simular{meant}."
        raise UserError("unknown-game", problem, near=meant.near)


def _found(filters: Filters, library: Callable[[], "Library"]) -> list["Found"]:
    from judgekit.corpus import lookup  # noqa: PLC0415 - only a clause needs the texts

    opened = library()
    return [
        one
        for request in filters.clauses
        for one in opened.ask(lambda store, request=request: lookup.find(request, store, filters.game))  # type: ignore[misc]
    ]


def _sieves(filters: Filters, found: Sequence["Found"]) -> Iterator[_Sieve]:
    if filters.chapter:
        yield _of_chapter(filters.chapter)
    if found:
        yield _of_clauses(found)
    if filters.mechanics:
        mechanics = set(filters.mechanics)
        yield _Sieve("--mechanic", lambda one: not mechanics.isdisjoint(one.mechanics), _nothing_together)
    if filters.text.strip():
        yield _of_text(filters.text)


def _of_chapter(typed: str) -> _Sieve:
    number = typed.strip().rstrip(".")
    chapter = str(int(number)) if number.isdecimal() else number

    def refusal(candidates: Sequence[Entry]) -> str:
        known = {one.chapter for one in candidates}
        near = sorted(known, key=lambda one: (_gap(one, chapter), int(one)))[:MOST_SAID]
        return f"Ningún escenario es del capítulo «{typed:.20}»{_nearest(near, 'los')}."

    return _Sieve("--chapter", lambda one: one.chapter == chapter, refusal)


def _gap(chapter: str, wanted: str) -> int:
    return abs(int(chapter) - int(wanted)) if wanted.isdecimal() else 0


def _of_clauses(found: Sequence["Found"]) -> _Sieve:
    named = [clause for one in found for clause in one.clauses]
    wanted = {clause.id for clause in named}

    def passes(one: Entry) -> bool:
        return any(not wanted.isdisjoint(_lineage(clause)) for clause in one.clauses)

    def refusal(candidates: Sequence[Entry]) -> str:
        from judgekit.corpus.lookup import closest  # noqa: PLC0415

        games = {clause.game for clause in named}
        known = {clause.partition("/")[0] for one in candidates if one.game in games for clause in one.clauses}
        near = list(closest(named[0].number.partition("/")[0], sorted(known)))
        first = dict.fromkeys(one.clauses[0].id for one in found)
        return f"Ningún escenario trata de {', '.join(first)}{_nearest(near)}."

    return _Sieve("--clause", passes, refusal)


def _lineage(clause: str) -> Iterator[str]:
    """A clause and all that it hangs on or lies below: `a:4.3/nota-1`, `a:4.3`, `a:4`."""
    yield clause
    stem = clause.partition("/")[0]
    while stem:
        yield stem
        stem = stem.rpartition(".")[0]


def _mechanics(typed: Sequence[str], candidates: Sequence[Entry]) -> Iterator[str]:
    """The words of the mechanics that were typed; raises UserError where nobody has one: it would go unseen."""
    known = sorted({name for one in candidates for name in one.mechanics})
    for wanted in typed:
        meant = words_of(wanted, known)
        if not meant:
            hint = _hint([wanted], [*known, *(mechanic_names()[one] for one in known if one in mechanic_names())])
            problem = f"Ningún escenario trata la mecánica «{wanted:.60}»{hint}."
            raise UserError("unknown-mechanic", problem, near=hint.near)
        yield from meant


def _of_text(text: str) -> _Sieve:
    from judgekit.search.analysis import stem, terms, words  # noqa: PLC0415 - only a text is stemmed

    wanted = set(terms(text))

    def refusal(candidates: Sequence[Entry]) -> str:
        known = {word for one in candidates for word in one.words}
        stems = {stem(word) for word in known}
        unknown = [word for word in words(text) if stem(word) in wanted - stems]
        if not unknown:
            return _nothing_together(candidates)
        return f"Ningún escenario habla de «{unknown[0]:.60}»{_hint(unknown[:1], sorted(known))}."

    return _Sieve("el texto", lambda one: wanted <= {stem(word) for word in one.words}, refusal)


def _nobody(sieves: Sequence[_Sieve], candidates: Sequence[Entry]) -> str:
    """Why nobody passes: the first filter that leaves none by itself, or all of them together."""
    left = {sieve: sum(map(sieve.passes, candidates)) for sieve in sieves}
    for sieve, count in left.items():
        if not count:
            return sieve.refusal(candidates)
    alone = ", ".join(f"{sieve.option} ({count})" for sieve, count in left.items())
    return f"Ningún escenario cumple a la vez {alone}; quita alguno de los filtros."


def _nothing_together(_candidates: Sequence[Entry]) -> str:
    return "Ningún escenario tiene a la vez todo lo que pides; quita algo."


def _nearest(near: Sequence[str], article: str = "las") -> str:
    return f"; {article} más cercan{article[1]}s con alguno: {', '.join(near)}" if near else ""


def _hint(written: Iterable[str], known: Sequence[str]) -> "Hint":
    from judgekit.scenario import hint  # noqa: PLC0415 - only a mistake is worth it

    return hint(written, known)

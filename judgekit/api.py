"""What a program asks judgekit, in a dozen names; each answer is a record that a command prints with `--json`.

>>> import judgekit
>>> question = judgekit.load("lorcana/cantar-una-cancion")
>>> judgekit.replay(question).clauses[0].game
'lorcana'
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from judgekit import bank, scenario
from judgekit.corpus import answers
from judgekit.corpus.library import Library
from judgekit.corpus.lookup import requests
from judgekit.corpus.quoted import Quoted
from judgekit.errors import UserError
from judgekit.replay import Deciding, Tree, document, played
from judgekit.report import documents
from judgekit.report.place import format_of
from judgekit.report.rendering import Renderer
from judgekit.scenario import Question
from judgekit.search import answer
from judgekit.search.answer import Match
from judgekit.search.engine import Filters
from judgekit.story import Labels, Telling, deciding, decisive, ruling_sentence
from judgekit.table import ToldMove, at_the_end, told_moves

__all__ = [
    "Answer",
    "Library",
    "Question",
    "UserError",
    "explore",
    "legal_moves",
    "load",
    "loads",
    "reasons",
    "replay",
    "report",
    "rule",
    "search",
]


@dataclass(frozen=True, slots=True)
class Answer:
    """A ruling: its sentence, the clauses that decide it, quoted with their hashes, and the trace it comes from."""

    says: str
    clauses: tuple[Quoted, ...]
    trace: Tree


def search(
    words: str, *, game: str | None = None, limit: int = 10, library: Library | None = None
) -> tuple[Match, ...]:
    """The clauses that answer a question in a judge's words, best first; raises UserError where it asks for nothing.

    >>> search("dos efectos a la vez", game="digimon", limit=1)[0].game
    'digimon'
    """
    found = answer.search(library or Library(), words, Filters(game), limit)
    return tuple(answer.matches(found))


def rule(*wanted: str, game: str | None = None, library: Library | None = None) -> tuple[Quoted, ...]:
    """Clauses by number, as they are typed; raises UserError where one names none.

    What is cited by a hash (`fftcg:11.8.7@88a6`) comes with what became of that citation, `pinned`.

    >>> rule("fftcg:11.8.7")[0].number
    '11.8.7'
    """
    opened = library or Library()
    if any("@" in one for one in wanted):
        from judgekit.editions import cited  # noqa: PLC0415 - only who cites by a hash pays for past editions

        pinned = opened.ask(lambda store: cited(wanted, store, game))
        return tuple(clause for one in pinned for clause in one.quoted())
    found = opened.ask(lambda store: answers.answers(requests(list(wanted), store), store, game))
    return tuple(clause for one in found for clause in one.quoted(questions=False))


def load(path: str | Path) -> Question:
    """The question of a scenario file, or of a scenario of the bank by its id; raises UserError with its place.

    >>> load("lorcana/cantar-una-cancion").game
    'lorcana'
    """
    return bank.find([str(path)])[0]


def loads(text: str) -> Question:
    """The question of a text in the language of scenarios; raises UserError with its place.

    >>> loads("game: cipher\\ngiven: {turn: A}").game
    'cipher'
    """
    return scenario.loads(text)


def replay(question: Question, *, readings: Mapping[str, str] | None = None, library: Library | None = None) -> Answer:
    """The ruling on a question, computed; raises UserError for a script that cannot be played.

    >>> replay(loads("game: cipher\\ngiven: {turn: A}")).trace.verdict is None
    True
    """
    opened, one = library or Library(), played(question, readings)
    telling = Telling.of(question, one.replay, Labels())
    tree = one.tree(opened.ask(lambda store: document(question.game, store)))
    told = deciding(telling.reasons, one.replay, telling.teller)
    cited = dict.fromkeys(clause for reason in decisive(telling) for clause in reason.clauses)
    quoted = opened.ask(lambda store: store.by_ids(list(cited)))
    clauses = rule(*(one for one in cited if one in quoted), library=opened) if quoted else ()
    return Answer(ruling_sentence(telling), clauses, replace(tree, deciding=told))


def reasons(question: Question, *, readings: Mapping[str, str] | None = None) -> tuple[Deciding, ...]:
    """Why a ruling is what it is, best first: each rule without which, or otherwise believed, it would be another.

    >>> reasons(load("lorcana/cantar-una-cancion"))[0].how
    'without'
    """
    one = played(question, readings)
    telling = Telling.of(question, one.replay, Labels())
    return deciding(telling.reasons, one.replay, telling.teller)


def explore(question: Question, *, readings: Mapping[str, str] | None = None, library: Library | None = None) -> Tree:
    """Every order and choice of a question: `outcomes` of the trace; raises UserError where there are too many.

    >>> len(explore(load("digimon/disparo-nuevo-primero")).outcomes)
    2
    """
    one = played(question, readings, exploring=lambda _: None)
    return one.tree((library or Library()).ask(lambda store: document(question.game, store)))


def legal_moves(question: Question, *, readings: Mapping[str, str] | None = None) -> tuple[ToldMove, ...]:
    """What each player may do after the script of a question, and what they may not and by which clause.

    >>> any(move.legal for move in legal_moves(load("lorcana/cantar-una-cancion")))
    True
    """
    return told_moves(at_the_end(question, readings))


def report(question: Question, *, format: str = "html", library: Library | None = None) -> bytes:  # noqa: A002
    """The slip of a ruling in html, pdf (the extra), markdown or text; raises UserError for another format.

    >>> b"<svg" in report(load("lorcana/cantar-una-cancion"))
    True
    """
    renderer = Renderer(format_of(format, None))
    made = (library or Library()).ask(lambda store: documents.slips([question], store, documents.Wanted()))
    return renderer.render(made)[0]

"""One ruling slip from a scenario: replayed, told, quoted."""

from judgekit.corpus.store import Store
from judgekit.one_line import line
from judgekit.replay import judge, replay
from judgekit.report import clauses, readings
from judgekit.report.labels import say
from judgekit.report.lines import lines
from judgekit.report.model import Slip
from judgekit.report.quoted import quoted
from judgekit.scenario import Question
from judgekit.story import Telling, tell


def slip(scenario: Question, store: Store, number: int = 1, *, full: bool = False) -> Slip:
    """The slip of a scenario; raises UserError where it cannot be replayed."""
    return quoted(whole(scenario, store, number), full=full)


def whole(scenario: Question, store: Store, number: int = 1) -> Slip:
    """The slip with every clause that it cites, before it is decided how many are quoted."""
    return _whole(Telling.of(scenario, replay(scenario.situation)), scenario, store, number)


def _whole(telling: Telling, scenario: Question, store: Store, number: int) -> Slip:
    told = tell(telling)
    edition = clauses.edition(scenario.game, store)
    verified = judge(scenario.claims, telling.played.game).passed
    return Slip(
        number=number,
        id=line(scenario.name),
        game=scenario.game,
        edition=edition,
        title=line(scenario.title or scenario.name),
        ask=line(scenario.ask or say("open.ask")),
        source=line(scenario.source or say("open.source")),
        moves=told.moves,
        before=told.before,
        after=told.after,
        ruling=told.ruling,
        lines=lines(told.lines),
        pile=told.pile,
        looked=told.looked,
        also_looked=told.also_looked,
        quotes=clauses.quotes((*told.cited, *told.ruling.clauses), store),
        also_cited=(),
        readings=readings.notes(telling, told),
        warnings=tuple(_warnings(scenario, edition.version, verified=verified)),
        verified=verified,
        names=tuple(telling.teller.names.cut.items()),
    )


def _warnings(scenario: Question, version: str, *, verified: bool) -> list[str]:
    found = [] if verified else [say("warnings.unverified")]
    wanted = scenario.document_version
    if wanted and wanted != version:
        found.append(line(say("warnings.version", wanted=wanted, found=version)))
    return found

"""One ruling slip from a scenario: replayed, told, quoted."""

from judgekit.corpus.store import Store
from judgekit.engine.trace import Step
from judgekit.games.messages import messages
from judgekit.replay import Script, judge, replay, seat
from judgekit.report import board, clauses, lines, readings, ruling, waiting
from judgekit.report.model import Slip
from judgekit.report.names import Names, line
from judgekit.report.quoted import quoted
from judgekit.scenario import Scenario

UNVERIFIED = (
    "Sin verificar: lo que calcula el simulador no coincide con lo que el escenario espera. "
    "Revísalo antes de entregar esta hoja."
)
OTHER_VERSION = "El escenario se escribió para la versión {wanted} del documento y la instalada es {found}."


def slip(scenario: Scenario, store: Store, number: int = 1, *, full: bool = False) -> Slip:
    """The slip of a scenario; raises UserError where it cannot be replayed."""
    return quoted(_whole(_told(scenario), scenario, store, number), full=full)


def _told(scenario: Scenario) -> ruling.Told:
    """The replay with what is needed to tell it."""
    before = seat(scenario.situation, Script(()))
    return ruling.Told(
        replay(scenario.situation), before, messages(scenario.game), Names.of(before), scenario.ask, scenario.source
    )


def _whole(told: ruling.Told, scenario: Scenario, store: Store, number: int) -> Slip:
    """The slip with every clause that it cites."""
    game, words, names = told.played.game, told.words, told.names
    steps = game.trace.steps
    cited = cited_clauses(steps)
    edition = clauses.edition(scenario.game, store)
    first, last = board.boards(told.before, game, words, names)
    looked, also_looked = lines.looked(steps, game.trace.decisions, words, names, frozenset(cited))
    verified = judge(scenario.claims, game).passed
    return Slip(
        number=number,
        id=line(scenario.id),
        game=scenario.game,
        edition=edition,
        title=line(scenario.title),
        ask=line(scenario.ask),
        source=line(scenario.source),
        moves=lines.moves(scenario.situation, words, names),
        before=first,
        after=last,
        ruling=ruling.ruling(told),
        lines=lines.lines(steps, words, names),
        pile=waiting.waited(game, words, names),
        looked=looked,
        also_looked=also_looked,
        quotes=clauses.quotes(cited, store),
        also_cited=(),
        readings=readings.notes(told),
        warnings=tuple(_warnings(scenario, edition.version, verified=verified)),
        verified=verified,
        names=tuple(names.cut.items()),
    )


def cited_clauses(steps: list[Step]) -> tuple[str, ...]:
    """The clauses that made something happen or stopped it."""
    made = (step for step in steps if step.status in {"applied", "overridden"})
    return tuple(dict.fromkeys(clause for step in made for clause in (*step.clauses, *step.overridden_by)))


def _warnings(scenario: Scenario, version: str, *, verified: bool) -> list[str]:
    found = [] if verified else [UNVERIFIED]
    wanted = scenario.document_version
    if wanted and wanted != version:
        found.append(line(OTHER_VERSION.format(wanted=wanted, found=version)))
    return found

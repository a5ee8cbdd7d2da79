"""What the rules themselves said that answers the question: by the scenario's clause, or about the card asked for."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.story import asked
from judgekit.story.phrases import say
from judgekit.story.teller import Teller

MOST_SAID = 2
MOST_CLAUSES = 4
LONGEST_SAID = 200
# steps that the kernel writes of what any game does
_KERNEL = {"triggers", "resolve", "chosen", "condition", "steps in", "reveals", "looks", "names"}


def deciding_sentences(game: Game, teller: Teller, ask: str, source: str) -> list[str]:
    """One or two sentences of the trace, without their full stops."""
    ranked: defaultdict[int, dict[str, str]] = defaultdict(dict)
    last = ""
    for step in game.trace.steps:
        if step.status != "applied" or step.key in _KERNEL:
            continue
        rank = _rank(step, game, source)
        said = _said(step, teller) if rank or _is_family(step, source) else ""
        if said and rank:
            ranked[rank].setdefault(step.key, said)
        if said and step.key not in game.events() and _is_about(step.args, asked.question(ask), game):
            last = said
    nearest = list(ranked[max(ranked, default=0)].values())[:MOST_SAID]
    return [*nearest[:1], last] if last and last not in nearest else nearest


def deciding_clauses(steps: Sequence[Step], source: str) -> tuple[str, ...]:
    """The clauses that stopped something; else, of those applied, the scenario's own and its neighbours."""
    stopped = [clause for step in steps for clause in step.overridden_by]
    done = [clause for step in steps if step.status == "applied" for clause in step.clauses]
    about = sorted((one for one in done if kinship(one, source)), key=lambda one: -kinship(one, source))
    return tuple(dict.fromkeys(stopped or about))[:MOST_CLAUSES]


def kinship(clause: str, source: str) -> int:
    """2 for the clause itself or what hangs on it, 1 for its neighbours and what lies below it, else 0."""
    stem, about = clause.partition("/")[0], source.partition("/")[0]
    if stem == about:
        return 2
    parent = about.rpartition(".")[0]
    return int(stem.startswith(f"{about}.") or (bool(parent) and stem.rpartition(".")[0] == parent))


def _rank(step: Step, game: Game, source: str) -> int:
    """The clause itself may make things happen; its neighbours are only heard when they speak."""
    rank = max((kinship(clause, source) for clause in step.clauses), default=0)
    return 0 if rank == 1 and step.key in game.events() else rank


def _is_family(step: Step, source: str) -> bool:
    """Is it by a clause of the section that the scenario's clause belongs to?"""
    parts = source.partition("/")[0].split(".")
    section = ".".join(parts[: max(min(len(parts) - 1, 2), len(parts) - 2)])
    return any(clause.partition("/")[0].startswith(f"{section}.") for clause in step.clauses)


def _is_about(args: Mapping[str, object], question: str, game: Game) -> bool:
    """Does it speak of a card that the question names?"""
    texts: Sequence[object] = [
        one for value in args.values() for one in (value if isinstance(value, list) else [value])
    ]
    cards = (str(one).rpartition("/")[0] or str(one) for one in texts)
    return any(card in game.state.current and asked.is_named(card, question) for card in cards)


def _said(step: Step, teller: Teller) -> str:
    """The sentence; "" where nobody has written one or it is too long to be quoted."""
    text = teller.clause(step)
    return "" if len(text) > LONGEST_SAID or text.startswith(say("ruling.unsaid")) else text

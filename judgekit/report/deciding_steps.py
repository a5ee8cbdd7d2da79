"""What the rules themselves said that answers the question: by the scenario's clause, or about the card asked for."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.games.messages import Messages
from judgekit.report.ending import is_named
from judgekit.report.names import Names, line

MOST_SAID = 2
LONGEST_SAID = 200
_UNSAID = "Ocurre «"
# steps that the kernel writes of what any game does
_KERNEL = {"triggers", "resolve", "chosen", "condition", "steps in", "reveals", "looks", "names"}


def heart(game: Game, words: Messages, names: Names, ask: str, source: str) -> list[str]:
    """One or two sentences of the trace, without their full stops."""
    ranked: defaultdict[int, dict[str, str]] = defaultdict(dict)
    last = ""
    for step in game.trace.steps:
        if step.status != "applied" or step.key in _KERNEL:
            continue
        rank = _rank(step, game, source)
        said = _said(step, words, names) if rank or _is_family(step, source) else ""
        if said and rank:
            ranked[rank].setdefault(step.key, said)
        if said and step.key not in game.events() and _is_about(step.args, ask.rpartition("¿")[2], game):
            last = said
    nearest = list(ranked[max(ranked, default=0)].values())[:MOST_SAID]
    return [*nearest[:1], last] if last and last not in nearest else nearest


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


def _is_about(args: Mapping[str, object], asked: str, game: Game) -> bool:
    """Does it speak of a card that the question names?"""
    texts: Sequence[object] = [
        one for value in args.values() for one in (value if isinstance(value, list) else [value])
    ]
    cards = (str(one).rpartition("/")[0] or str(one) for one in texts)
    return any(card in game.state.current and is_named(card, asked) for card in cards)


def _said(step: Step, words: Messages, names: Names) -> str:
    """The sentence; "" where nobody has written one or it is too long to be quoted."""
    text = line(words.sentence(names.step(step))).rstrip(".")
    return "" if len(text) > LONGEST_SAID or text.startswith(_UNSAID) else text

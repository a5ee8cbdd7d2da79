"""What `judgekit replay` answers: scenarios that were played, judged, explored and read otherwise."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from judgekit import games
from judgekit.errors import UserError
from judgekit.replay.cited_document import Document
from judgekit.replay.explorer import Exploration, explore
from judgekit.replay.readings import Compared, compare
from judgekit.replay.run import Replay, replay
from judgekit.replay.trace_tree import Tree, tree, with_exploration, with_readings
from judgekit.replay.verdict import Verdict, judge
from judgekit.scenario import Question, hint


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario that was played: `chosen` are the readings besides its own, `exploration` and `compared` if asked."""

    scenario: Question
    chosen: Mapping[str, str]
    replay: Replay
    verdict: Verdict
    exploration: Exploration | None = None
    compared: tuple[Compared, ...] = ()

    def tree(self, document: Document) -> Tree:
        """The trace that cites this document, with what was explored and compared."""
        made = tree(self.scenario, self.replay, self.verdict, document, self.chosen)
        made = with_exploration(made, self.exploration) if self.exploration else made
        return with_readings(made, self.compared) if self.compared else made


def played(
    scenario: Question,
    chosen: Mapping[str, str] | None = None,
    *,
    exploring: Callable[[int], None] | None = None,
    comparing: bool = False,
) -> Played:
    """Play a scenario by those of the readings that its game knows; `exploring` is told how many paths are walked.

    Raises UserError for a bad script, and where there are too many paths.
    """
    own = {one.name for one in games.readings(scenario.game)}
    mine = {name: meaning for name, meaning in (chosen or {}).items() if name in own}
    done = replay(scenario.situation, readings=mine)
    verdict = judge(scenario.claims, done.game)
    explored = explore(scenario.situation, readings=mine, progress=exploring) if exploring else None
    return Played(scenario, mine, done, verdict, explored, compare(scenario, mine) if comparing else ())


def named_readings(written: Sequence[str], of: Collection[str]) -> dict[str, str]:
    """Readings written «reading=meaning», each known to one of these games at least; raises UserError."""
    known = {one.name: one for game in sorted(of) for one in games.readings(game)}
    chosen: dict[str, str] = {}
    for text in written:
        name, _, meaning = text.partition("=")
        if name not in known:
            meant = hint([name], list(known))
            has = meant if known else " (su juego no tiene ninguna)"
            problem = f"La lectura «{name:.60}» no existe{has}; escribe --reading LECTURA=SENTIDO."
            raise UserError("unknown-reading", problem, near=meant.near)
        valid = [one.name for one in known[name].meanings]
        if meaning not in valid:
            meant = hint([meaning], valid)
            problem = f"La lectura «{name}» no tiene «{meaning:.60}»{meant}."
            raise UserError("unknown-meaning", problem, near=meant.near)
        chosen[name] = meaning
    return chosen

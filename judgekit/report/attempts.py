"""What the players try that may be illegal, in clauses of a sentence."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.games.messages import Messages
from judgekit.report.names import Names, line
from judgekit.scenario import Situation

KEYS = frozenset({"illegal", "illegal choice"})
MOST_WITH_REASON = 2
MOST_NAMED = 4
NOTHING = "dejar de elegir"


class _Move(NamedTuple):
    """Who does what; the payment and the like are left out where two attempts do not differ by them alone."""

    player: str
    whole: str
    short: str


class _Refused(NamedTuple):
    """Who could not do what, and the reason after a colon."""

    player: str
    act: str
    why: str


class Attempts:
    """The attempts of one replay."""

    def __init__(self, game: Game, situation: Situation, words: Messages, names: Names) -> None:
        self._words, self._names = words, names
        self._illegal = [step for step in game.trace.steps if step.status == "overridden" and step.key in KEYS]
        self._legal = list(self._of_script(game, situation))
        self._any_legal = any(attempt == () for attempt in game.attempts)
        moves = [self._tried(step) for step in self._illegal if step.key == "illegal"]
        short = Counter(one.short for one in dict.fromkeys([*self._legal, *moves]))
        self._ambiguous = {text for text, times in short.items() if times > 1}

    def said(self) -> Iterator[str]:
        """What cannot be done and why, then what can."""
        refused = list(dict.fromkeys(map(self._refused, self._illegal)))
        if len(refused) <= MOST_WITH_REASON:
            yield from (f"{one.player} no puede {one.act}{one.why}" for one in refused)
        else:
            yield from _without_reasons(refused)
        yield from self._allowed({(one.player, one.act) for one in refused})

    def _allowed(self, refused: Collection[tuple[str, str]]) -> Iterator[str]:
        legal = list(dict.fromkeys(self._legal))
        if legal and len(legal) <= MOST_WITH_REASON:
            for one in legal:
                act = self._shown(one)
                again = (one.player, act) in refused
                yield f"{'en otro momento, ' if again else ''}{one.player} {'sí ' if again else ''}puede {act}"
        elif self._any_legal:
            yield "lo demás que se intenta es legal" if self._illegal else "lo que se intenta es legal"

    def _refused(self, step: Step) -> _Refused:
        args = self._names.step(step).args
        player = str(args.get("player"))
        if step.key == "illegal choice":
            chosen = str(args.get("word"))
            return _Refused(player, NOTHING if chosen == "none" else f"elegir {self._names.name(chosen)}", "")
        said = line(self._words.why(str(args.get("why", "")), args)).rstrip(".")
        return _Refused(player, self._shown(self._tried(step)), f": {_inside(said, args)}" if said else "")

    def _shown(self, move: _Move) -> str:
        return move.whole if move.short in self._ambiguous else move.short

    def _tried(self, step: Step) -> _Move:
        words = step.args.get("words")
        return self._move(str(step.args.get("player")), str(step.args.get("verb")), words or {})

    def _move(self, player: str, verb: str, words: Mapping[str, Any]) -> _Move:
        said = self._names.said(words)
        first = dict(list(said.items())[:1])
        return _Move(player, line(self._words.move(verb, said)), line(self._words.move(verb, first)))

    def _of_script(self, game: Game, situation: Situation) -> Iterator[_Move]:
        """The attempts of the script that were legal; none where some were choices, which have no move."""
        tried = [entry.move for entry in situation.script if entry.move is not None and entry.move.tries]
        if len(tried) != len(game.attempts):
            return
        for move, stopped in zip(tried, game.attempts, strict=True):
            if stopped == ():
                yield self._move(move.player, move.verb, move.words)


def _without_reasons(refused: Sequence[_Refused]) -> Iterator[str]:
    """What each player cannot do."""
    for player in dict.fromkeys(one.player for one in refused):
        acts = list(dict.fromkeys(one.act for one in refused if one.player == player))
        more = [f"{len(acts) - MOST_NAMED + 1} cosas más"] if len(acts) > MOST_NAMED else []
        *most, last = [*acts[: MOST_NAMED - len(more)], *more]
        yield f"{player} no puede {', '.join(most)}{' ni ' if most else ''}{last}"


def _inside(sentence: str, args: Mapping[str, Any]) -> str:
    """The reason after a colon; a name that it begins with keeps its capital."""
    named = any(isinstance(one, str) and one and f"{sentence} ".startswith(f"{one} ") for one in args.values())
    return sentence if named else sentence[:1].lower() + sentence[1:]

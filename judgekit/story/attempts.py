"""What the players try that may be illegal, in clauses of a sentence."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.games.messages import inside
from judgekit.one_line import line
from judgekit.replay import TRY
from judgekit.scenario import Entry
from judgekit.story.phrases import say
from judgekit.story.teller import Teller

KEYS = frozenset({"illegal", "illegal choice"})
MOST_WITH_REASON = 2
MOST_NAMED = 4


class Attempt(NamedTuple):
    """Who tries what: a move by its verb and words, or, where the verb is "", to choose an option."""

    player: str
    verb: str
    words: Mapping[str, Any]
    option: str = ""

    def act(self, teller: Teller) -> str:
        """What is tried, in words."""
        return teller.act(self.verb, self.words) if self.verb else choosing(self.option, teller)


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


def attempts_of(script: Sequence[Entry], game: Game) -> tuple[Attempt, ...]:
    """Every attempt of a script in order; none where moves and choices are tried, which come in no order of theirs."""
    moves = [Attempt(one.player, one.move.verb, one.move.words) for one in script if one.move and one.move.tries]
    words = ((one.player, word) for one in script for answer in one.answers for word in answer.words)
    options = [Attempt(who, "", {}, word.removeprefix(TRY)) for who, word in words if word.startswith(TRY)]
    found = moves or options
    return tuple(found) if not (moves and options) and len(found) == len(game.attempts) else ()


def refusals(steps: Sequence[Step]) -> list[Step]:
    """The steps of illegal attempts."""
    return [step for step in steps if step.status == "overridden" and step.key in KEYS]


def choosing(option: str, teller: Teller) -> str:
    """The choice of an option, in words."""
    return say("attempts.stop" if option == "none" else "attempts.choose", option=teller.names.name(option))


def tried(script: Sequence[Entry], game: Game, teller: Teller) -> list[str]:
    """What cannot be done and why, then what can."""
    return list(_Tried(script, game, teller).said())


class _Tried:
    """The attempts of one replay."""

    def __init__(self, script: Sequence[Entry], game: Game, teller: Teller) -> None:
        self._teller = teller
        self._illegal = refusals(game.trace.steps)
        both = zip(attempts_of(script, game), game.attempts, strict=False)
        self._legal = [self._move(*one[:3]) for one, stopped in both if one.verb and stopped == ()]
        self._any_legal = any(attempt == () for attempt in game.attempts)
        moves = [self._tried(step) for step in self._illegal if step.key == "illegal"]
        short = Counter(one.short for one in dict.fromkeys([*self._legal, *moves]))
        self._ambiguous = {text for text, times in short.items() if times > 1}

    def said(self) -> Iterator[str]:
        """What cannot be done and why, then what can."""
        refused = list(dict.fromkeys(map(self._refused, self._illegal)))
        if len(refused) <= MOST_WITH_REASON:
            yield from (f"{say('attempts.cannot', player=one.player, act=one.act)}{one.why}" for one in refused)
        else:
            yield from _without_reasons(refused)
        yield from self._allowed({(one.player, one.act) for one in refused})

    def _allowed(self, refused: Collection[tuple[str, str]]) -> Iterator[str]:
        legal = list(dict.fromkeys(self._legal))
        if legal and len(legal) <= MOST_WITH_REASON:
            for one in legal:
                act = self._shown(one)
                again = (one.player, act) in refused
                yield say("attempts.can after all" if again else "attempts.can", player=one.player, act=act)
        elif self._any_legal:
            yield say("attempts.others legal" if self._illegal else "attempts.all legal")

    def _refused(self, step: Step) -> _Refused:
        args = self._teller.names.step(step).args
        player = str(args.get("player"))
        if step.key == "illegal choice":
            return _Refused(player, choosing(str(step.args.get("word")), self._teller), "")
        said = line(self._teller.words.why(str(args.get("why", "")), args)).rstrip(".")
        return _Refused(player, self._shown(self._tried(step)), f": {inside(said, args)}" if said else "")

    def _shown(self, move: _Move) -> str:
        return move.whole if move.short in self._ambiguous else move.short

    def _tried(self, step: Step) -> _Move:
        return self._move(str(step.args.get("player")), str(step.args.get("verb")), step.args.get("words") or {})

    def _move(self, player: str, verb: str, words: Mapping[str, Any]) -> _Move:
        first = dict(list(words.items())[:1])
        return _Move(player, self._teller.act(verb, words), self._teller.act(verb, first))


def _without_reasons(refused: Sequence[_Refused]) -> Iterator[str]:
    """What each player cannot do."""
    for player in dict.fromkeys(one.player for one in refused):
        acts = list(dict.fromkeys(one.act for one in refused if one.player == player))
        more = [say("attempts.more", count=len(acts) - MOST_NAMED + 1)] if len(acts) > MOST_NAMED else []
        *most, last = [*acts[: MOST_NAMED - len(more)], *more]
        both = say("attempts.nor", acts=", ".join(most), last=last) if most else last
        yield say("attempts.cannot", player=player, act=both)

"""Which of these moves are legal now: the table of a scenario before anybody plays, as each mistake sees it."""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import chain, zip_longest
from typing import Any, NamedTuple

from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.legal_moves import Found, Legal, Refused, Untried
from judgekit.engine.rule import rules_of
from judgekit.exam.asked import Asked, Verdict
from judgekit.exam.case import Case
from judgekit.exam.options import Candidate, choose, wrong
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind, Option, Parting
from judgekit.exam.worlds import Far, World
from judgekit.reasons import clauses_of_rules
from judgekit.replay import Script, seat, without
from judgekit.story import sentence
from judgekit.table import why_not

FEWEST_MOVES, MOST_MOVES = 2, 4
MOST_TRIALS = 80
MOST_TABLES = 14
OF_A_TEXT = frozenset({"activate", "use"})
"""What is used or activated is what a card says: nobody tries it with one that says nothing."""
Face = tuple[str, str]
_Look = tuple[object, object]


class _Now(NamedTuple):
    """A table as it lies, what the player whose turn it is may do of what is asked about, and all that was tried."""

    game: Game
    legal: dict[Face, Move]
    tried: Sequence[Found]


def legal_now(case: Case) -> Asked | None:
    """Which moves are legal, among those that the rules and some mistake disagree about and some that they do not."""
    verbs = tuple(dict.fromkeys(one.move.verb for one in case.scenario.situation.script if one.move))
    tables = _Tables(case, verbs)
    worlds = [one for one in case.worlds if one.far < Far.BOTH_WRONG]
    likely = [*(one for one in worlds if one.far <= Far.BOTH_BELIEVED), *_forgetful(case), *worlds]
    if (right := tables.of(case.right)) is None:
        return None
    others = [
        (one, now) for one in wrong(case, tables.answer, likely[:MOST_TABLES]) if (now := tables.of(one)) is not None
    ]
    asked = dict(_asked(right, [*(_worth_asking(right, one, now) for one, now in others), _tempting(right)]))
    if len(asked) < FEWEST_MOVES or asked.keys() <= right.legal.keys():
        return None
    said = _told(right, asked, case)
    wrongly = [Candidate(_told(now, asked, case), one, one.beliefs, one.far) for one, now in others]
    tabled = {id(one): now for one, now in others}
    chosen = choose(f"{case.scenario.id}#{Kind.MOVES}", said, [*wrongly, *_flipped(case, right, asked)])
    made = [Option(said), *(_option(case, right, tabled, one, asked) for one in chosen)]
    moves = "; ".join(case.teller.act(one.verb, one.words) for one in asked.values())
    asks = say("asks.moves", player=right.game.who_may_act, moves=moves)
    return Asked(
        asks,
        tuple(made),
        _verdict(case, right, asked, made),
        until=0,
        moment=tuple(case.moment_at(right.game)),
        readings=case.read_otherwise(lambda world: (tables.answer(world) or frozenset()) & asked.keys()),
    )


def _option(case: Case, right: _Now, tabled: dict[int, _Now], one: Candidate, asked: dict[Face, Move]) -> Option:
    parting = _parting(case, right, tabled[id(one.world)], asked) if one.world else None
    return Option(one.text, one.beliefs, parting)


def _flipped(case: Case, right: _Now, asked: dict[Face, Move]) -> Iterator[Candidate]:
    """What is said by whoever is wrong about one of the moves alone."""
    for face, move in asked.items():
        act = case.teller.act(move.verb, move.words)
        if face in right.legal:
            told = {one: other for one, other in right.legal.items() if one != face}
            belief = Belief(say("beliefs.is legal", act=act))
        else:
            told = {**right.legal, face: move}
            why, clauses = _said(case, right, face, move)
            reason = why.partition(": ")[2].rstrip(".")
            if not reason:
                continue
            belief = Belief(say("beliefs.is illegal", act=act, why=reason), clause=next(iter(clauses), ""))
        yield Candidate(_told(right._replace(legal=told), asked, case), None, (belief,), Far.UNREAD)


def _forgetful(case: Case) -> Iterator[World]:
    """Those who forget one of the rules that may refuse something, be it nothing that is done here."""
    cls: Any = type(case.right.game)
    rules, situation = rules_of(cls), case.scenario.situation
    for name, clauses in clauses_of_rules(cls).items():
        if rules[name].role == "guard" and name in case.right.game.trace.answers:
            belief = Belief(say("beliefs.forgotten", clause=clauses[0]), clause=clauses[0])
            yield World(seat(situation, Script(()), game=without(cls, name)), (belief,), far=Far.FORGOTTEN)


class _Tables:
    """The tables as they lie, each laid once."""

    def __init__(self, case: Case, verbs: Sequence[str]) -> None:
        self._case, self._verbs = case, verbs
        self.of = cache(self._of)

    def answer(self, played: World) -> frozenset[Face] | None:
        """Which moves are legal there; None at a table that cannot be told of."""
        now = self.of(played)
        return frozenset(now.legal) if now else None

    def _of(self, played: World) -> _Now | None:
        try:
            return self._laid(played)
        except Exception:  # without one of its rules a game may not know what to do with a move
            return None

    def _laid(self, played: World) -> _Now | None:
        game = seat(self._case.scenario.situation, Script(()), game=type(played.game))
        game.play()
        found = [one for verb in self._verbs for one in game.moves_tried(game.who_may_act, verb, most=MOST_TRIALS)]
        if any(isinstance(one, Untried) for one in found):
            return None
        moves = (_unpaid(one.move) for one in found if isinstance(one, Legal) and self._is_sensible(one.move, game))
        return _Now(game, {_face(one): one for one in moves}, found)

    def _is_sensible(self, move: Move, game: Game) -> bool:
        """Would anybody try it: is it of a card, a player or a phase, and of a phase where it goes to one?"""
        given = [one for one in move.words.values() if isinstance(one, str)]
        if move.verb in self._to_phases:
            return all(self._is_phase(one) for one in given)
        return all(one in game.state.current or one in game.players or self._is_phase(one) for one in given)

    @cached_property
    def _to_phases(self) -> frozenset[str]:
        """The verbs by which the players go to a phase."""
        moves = [one.move for one in self._case.scenario.situation.script if one.move]
        return frozenset(one.verb for one in moves if self._is_phase(str(one.words.get(one.verb))))

    def _is_phase(self, word: str) -> bool:
        return self._case.teller.words.knows("phases", word)


def _unpaid(move: Move) -> Move:
    """A move without what is paid with: it is legal or not whatever that is."""
    words = {name: value for name, value in move.words.items() if name == move.verb or not isinstance(value, tuple)}
    return Move(move.player, move.verb, words)


def _face(move: Move) -> Face:
    return move.verb, repr(sorted(move.words.items()))


def _apart(right: _Now, other: _Now) -> dict[Face, Move]:
    """The moves that one of two tables allows."""
    both = {**right.legal, **other.legal}
    return {face: move for face, move in both.items() if (face in right.legal) != (face in other.legal)}


def _worth_asking(right: _Now, world: World, now: _Now) -> dict[Face, Move]:
    """The moves that a mistake allows and the rules do not, or the other way round, that somebody would try.

    What a belief that is written down allows somebody tries; of what else is illegal only what looks like a legal move.
    """
    apart = _apart(right, now)
    if world.far <= Far.BOTH_BELIEVED:
        return apart
    like = _Looks.of(right)
    return {face: move for face, move in apart.items() if face in right.legal or like.has(move)}


def _tempting(right: _Now) -> dict[Face, Move]:
    """The moves that are illegal and look like legal ones: of another card of the same kind, at another like the first.

    What was refused for some of its words has the others of a legal move: it would be refused for the same.
    """
    like, found = _Looks.of(right), dict[Face, Move]()
    for refused in (one for one in right.tried if isinstance(one, Refused)):
        legal = next((one for one in right.legal.values() if one.verb == refused.verb), None)
        if legal is None or not refused.words.keys() <= legal.words.keys():
            continue
        move = Move(refused.player, refused.verb, {**legal.words, **refused.words})
        if _face(move) not in right.legal and like.has_its_like(move):
            found[_face(move)] = move
    return found


class _Looks:
    """How the moves look that are legal: by which verb, with cards of which kind, lying where, and whose."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: set[tuple[str, str, _Look]] = set()

    @classmethod
    def of(cls, now: _Now) -> "_Looks":
        """The looks of what is legal on a table."""
        looks = cls(now.game)
        for move in now.legal.values():
            looks._seen |= looks._of(move)
        return looks

    def has(self, move: Move) -> bool:
        """Does a move look like one that is legal, be it with cards of another kind?"""
        seen = {(*where, look) for *where, (look, _) in self._seen}
        lying = {(*where, look) for *where, (look, _) in self._of(move)}
        return lying <= seen and (self._has_a_text(move) or move.verb not in OF_A_TEXT)

    def has_its_like(self, move: Move) -> bool:
        """Does it look like one that is legal with cards of the same kind, and is it of no phase?"""
        on_table = {*self._game.state.current, *self._game.players}
        is_on_table = all(one in on_table for one in move.words.values() if isinstance(one, str))
        return is_on_table and self._of(move) <= self._seen and self.has(move)

    def _of(self, move: Move) -> set[tuple[str, str, _Look]]:
        words = move.words.items()
        return {(move.verb, name, self._look(one, move.player)) for name, one in words if isinstance(one, str)}

    def _look(self, word: str, player: str) -> _Look:
        """Where it lies and whose it is, and of what kind."""
        if word not in self._game.state.current:
            return (word == player if word in self._game.players else "phase"), None
        card = self._game.card(word)
        return (card.zone.name, card.controller == player), card.card.printed.get("type")

    def _has_a_text(self, move: Move) -> bool:
        """Does the card that a move is of do anything?"""
        subject = move.words.get(move.verb)
        return subject not in self._game.state.current or bool(self._game.card(str(subject)).card.abilities)


def _asked(right: _Now, apart: Sequence[dict[Face, Move]]) -> Iterator[tuple[Face, Move]]:
    """Of each belief the first move that it is wrong about, then others, in an order that tells nothing."""
    turns = chain.from_iterable(zip_longest(*(one.items() for one in apart)))
    disputed = dict(one for one in turns if one is not None)
    settled = [(face, one) for face, one in right.legal.items() if face not in disputed]
    room = MOST_MOVES - bool(settled)
    chosen = dict([*[*disputed.items()][:room], *settled][:MOST_MOVES])
    yield from sorted(chosen.items())


def _told(now: _Now, asked: dict[Face, Move], case: Case) -> str:
    legal = [case.teller.act(one.verb, one.words) for face, one in asked.items() if face in now.legal]
    return sentence(say("moves.all") if len(legal) == len(asked) > 1 else "; ".join(legal) or say("moves.none"))


def _parting(case: Case, right: _Now, other: _Now, asked: dict[Face, Move]) -> Parting | None:
    """The first move of those asked about on which the two disagree."""
    apart = _apart(right, other)
    face = next((face for face in asked if face in apart), None)
    if face is None:
        return None
    mine, clauses = _said(case, right, face, apart[face])
    return Parting(mine, clauses, _said(case, other, face, apart[face])[0])


def _said(case: Case, now: _Now, face: Face, move: Move) -> tuple[str, tuple[str, ...]]:
    act = case.teller.act(move.verb, move.words)
    if face in now.legal:
        return say("moves.legal", player=move.player, act=act), ()
    refused = why_not(now.game, move, now.tried)
    return sentence(refused.says if refused else act), refused.clauses if refused else ()


def _verdict(case: Case, right: _Now, asked: dict[Face, Move], made: Sequence[Option]) -> Verdict:
    """What is legal, and why the first that is not is not; where all are, the clauses that the beliefs break."""
    refused = [_said(case, right, face, one) for face, one in asked.items() if face not in right.legal]
    believed = tuple(belief.clause for one in made for belief in one.beliefs if belief.clause)
    said, clauses = refused[0] if refused else ("", believed[:1])
    return Verdict(say("moves.ruling", moves=made[0].text), tuple(clauses) or believed[:1], said, tuple(clauses))

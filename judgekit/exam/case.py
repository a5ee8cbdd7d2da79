"""A scenario ready to be asked about: played by the rules and by every mistake that may change it, and its words."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from judgekit import games
from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.exam.phrases import say
from judgekit.exam.question import Option, Parting
from judgekit.exam.worlds import Far, World, pairs, worlds
from judgekit.games.messages import joined
from judgekit.one_line import line
from judgekit.reasons import How, Variation, foremost, play_otherwise, tried
from judgekit.replay import TRIES, TRY, Script, applied, play, replay, seat
from judgekit.scenario import Check, Entry, Scenario
from judgekit.story import CardText, Teller, Telling, refusals, ruling_of, sentence

MOST_PAIRED = 6
SETUP = "setup"
LOOK = -1
"""The number of the look that the exam takes at a table; those of a scenario are counted from 1."""
LOTS = 3
TURN_NUMBER, LATER = "turn number", 5
SURE = 1.0
"""By how much the best reason must outweigh the next for a candidate to be asked which it is."""


class Case:
    """One scenario: `right` is the replay by the rules; raises UserError where it cannot be replayed."""

    def __init__(self, scenario: Scenario) -> None:
        self.played = replay(scenario.situation)
        self.scenario = scenario
        self.right = World(self.played.game)
        self._tried = tried(self.played, scenario.claims, scenario.about)
        telling = Telling.of(scenario, self.played, tries=self._tried)
        self.before: Game = telling.before
        self.teller: Teller = telling.teller
        self.about, self.reasons = telling.about, telling.reasons
        self.ruling = ruling_of(telling)

    @cached_property
    def idle_facts(self) -> tuple[str, ...]:
        """The number of the turn, where the scenario does not say it and in a later one all would go the same."""
        situation = self.played.situation
        if TURN_NUMBER in situation.facts:
            return ()
        later = replace(situation, facts={**situation.facts, TURN_NUMBER: LATER})
        other = play_otherwise(Variation(How.WITHOUT, "", (), type(self.before), later, frozenset()), len(self.steps))
        same = [_face(one) for one in _told(other.game)] == [_face(one) for one in _told(self.right.game)]
        return (TURN_NUMBER,) if same and other.refused is None else ()

    @property
    def steps(self) -> list[Step]:
        """The steps of the replay by the rules."""
        return self.right.game.trace.steps

    @cached_property
    def other_lots(self) -> tuple[Game, ...]:
        """The game as it would have ended with other shuffles; none where nothing was left to chance."""
        fresh = seat(self.played.situation, Script(()))
        if fresh.random.getstate() == self.right.game.random.getstate():
            return ()
        seed, most = self.played.situation.seed, len(self.steps)
        situations = (replace(self.played.situation, seed=seed + more) for more in range(1, LOTS + 1))
        again = (Variation(How.WITHOUT, "", (), type(fresh), one, frozenset()) for one in situations)
        return tuple(play_otherwise(one, most).game for one in again)

    @cached_property
    def is_left_to_chance(self) -> bool:
        """Would something else have happened had the cards been shuffled otherwise?"""
        return any(list(map(_face, _told(one))) != list(map(_face, _told(self.right.game))) for one in self.other_lots)

    @property
    def may_end(self) -> bool:
        """Does anybody win, by the rules or for somebody who is wrong?"""
        return any(one.game.over for one in (self.right, *self.worlds))

    @cached_property
    def after_the_end(self) -> frozenset[str]:
        """The cards to which something happens once the game is over: no document says that it still does."""
        won = [at for at, one in enumerate(self.steps) if any(each.get("fact") == "winner" for each in one.changes)]
        late = [one for at, one in enumerate(self.steps) if won and at > won[0] and one.status == "applied"]
        args = {value for one in late for value in one.args.values() if isinstance(value, str)}
        changed = {str(each["object"]) for one in late for each in one.changes if "object" in each}
        return frozenset(args | changed)

    @cached_property
    def applied(self) -> frozenset[str]:
        """The clauses that made something happen or stopped it."""
        return applied(self.steps)

    @cached_property
    def clause(self) -> str:
        """The clause that it is about: the first of the best reason that has any."""
        return next((clause for one in foremost(self.reasons) for clause in one.clauses), f"{self.scenario.game}:1")

    @property
    def decided_by(self) -> tuple[str, ...]:
        """The clauses that decide, those of the best reason first."""
        return self.ruling.clauses

    @cached_property
    def surest_clause(self) -> str:
        """The clause of the best reason where it is the best by far; "" where another may be as good."""
        first = foremost(self.reasons)[0]
        others = (one for one in self.reasons if one is not first)
        sure = first.clauses and first.facts and all(first.weight - one.weight >= SURE for one in others)
        says_one_thing = all(are_kin(one, first.clauses[0]) for one in first.clauses)
        return first.clauses[0] if sure and says_one_thing else ""

    @cached_property
    def golden_rule(self) -> frozenset[str]:
        """The clauses by which a card beats the rules: whoever names one is never quite wrong."""
        golden = getattr(type(self.right.game), "golden_rule", ())
        return frozenset(self.before.cited((golden,) if isinstance(golden, str) else tuple(golden)))

    @cached_property
    def words(self) -> tuple[str, ...]:
        """All that is printed on the cards and done with them: what a question of this scenario may speak of."""
        text = CardText(self.teller.words)
        cards = {one.card.name: one.card for one in self.before.state.objects.values()}
        return (*cards, *map(text.told, cards.values()), *self.script(answers=True))

    def decides_too(self, clause: str) -> bool:
        """Is a clause, what it hangs from or what hangs on it, one of a reason?"""
        deciding = (one for one in self.reasons if not one.is_only_looked_at)
        return any(are_kin(clause, other) for one in deciding for other in one.clauses)

    def decided_attempt(self, place: int) -> tuple[str, ...]:
        """The clauses of the best reason by which an attempt, counted from 0, is what it is."""
        path = (TRIES, str(place + 1))
        deciding = (one for one in self.reasons if any(fact.path == path for fact in one.facts))
        return next((one.clauses for one in deciding if one.clauses), ())

    @cached_property
    def worlds(self) -> tuple[World, ...]:
        """The tables of all who get something wrong, the likeliest mistakes first.

        A belief that breaks what the scenario is about comes first, and so does a rule that decides.
        """
        found = list(worlds(self.played, self._tried, self.teller))
        found.sort(key=lambda one: (one.far, -self.kinship(one)))
        likely = [
            one for one in found if one.far <= Far.OVERDONE and one.far is not Far.READ_OTHERWISE and not one.refused
        ]
        return tuple(sorted((*found, *pairs(self.played, likely[:MOST_PAIRED])), key=lambda one: one.far))

    def attempt(self, place: int) -> Step | None:
        """The step of an illegal attempt; None where it was legal or cannot be told which it is."""
        attempts = self.right.game.attempts
        refused = refusals(self.steps)
        if not attempts[place] or len(refused) != sum(map(bool, attempts)):
            return None
        return refused[sum(map(bool, attempts[:place]))]

    def deciding(self) -> Step | None:
        """The step where it is decided: the first that the first clause that decides stopped, or made."""
        wanted = set(self.decided_by[:1])
        stopped = (one for one in self.steps if wanted & set(one.overridden_by))
        made = (one for one in self.steps if one.status == "applied" and wanted & set(one.clauses))
        return next(stopped, None) or next(made, None)

    def parting(self, other: World, ending: str = "") -> Parting | None:
        """The first step where another trace parts from the one by the rules; None where it does not.

        Where both say the same, it is the first step that does something else: `ending` tells what comes of it.
        """
        mine, theirs = _told(self.right.game), _told(other.game)
        at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if _face(a) != _face(b)), None)
        at = min(len(mine), len(theirs)) if at is None else at
        if at == len(mine) == len(theirs) and not other.refused:
            return self._quiet_parting(mine, theirs, ending)
        right = mine[at] if at < len(mine) else None
        clauses = (*right.clauses, *right.overridden_by) if right else ()
        wrong = sentence(self.refusal(other)) if other.refused and at == len(theirs) else None
        said, nothing = self.teller.sentence, say("parting.nothing")
        wrong = wrong or (said(theirs[at]) if at < len(theirs) else nothing)
        return Parting(said(right) if right else nothing, clauses, wrong)

    def _quiet_parting(self, mine: list[Step], theirs: list[Step], ending: str) -> Parting | None:
        """Where two traces of the same words part."""
        apart = (a for a, b in zip(mine, theirs, strict=True) if _done(a) != _done(b))
        step = next(apart, None)
        if step is None or not ending:
            return None
        clauses = (*step.clauses, *step.overridden_by)
        return Parting(self.teller.sentence(step), clauses, say("parting.quiet", ending=ending))

    def read_otherwise(self, answer: Callable[[World], object]) -> frozenset[str]:
        """The readings on which an answer hangs: whoever reads the document otherwise gives another, or cannot play."""
        right = answer(self.right)
        others = (one for one in self.worlds if one.far is Far.READ_OTHERWISE)
        return frozenset(one.beliefs[0].reading for one in others if one.refused or answer(one) != right)

    def readings(self, made: Sequence[Option], hangs_on: Collection[str] = ()) -> Iterator[str]:
        """How the document is read here, where the answer hangs on it, an option reads otherwise, or it is unusual."""
        chosen = self.scenario.situation.readings
        at_stake = {*hangs_on, *(belief.reading for one in made for belief in one.beliefs)}
        for one in games.readings(self.scenario.game):
            if one.name in chosen or one.name in at_stake:
                about = one.about if one.about.endswith("?") else f"{one.about}:"
                yield line(say("case.reading", about=about, says=one.meaning(chosen.get(one.name)).says))

    def small_decks(self) -> Iterator[str]:
        """Of a game that is only being set up: that its decks are shorter than they may be."""
        if self.before.phase == SETUP:
            yield say("case.small decks")

    def script(self, *, answers: bool, until: int | None = None) -> Iterator[str]:
        """What the players do and, if wanted, what they answer, as the scenario tells it.

        Of a script that is told only `until` an entry, what was tried before and refused is left out: it may be tried
        again; what was tried and stood is told as done.
        """
        for entry in self.scenario.situation.script if until is None else self._done_before(until):
            only_tried = entry.move is not None and entry.move.tries
            if entry.move:
                yield self._told_move(entry.move)
            for answer in entry.answers if answers else ():
                for tries, words in _tried_or_taken(answer.words):
                    how = "case.tried answer" if tries or only_tried else "case.answer"
                    asked, said = self.teller.question(answer.name), self._said(words)
                    yield line(say(how, player=entry.player, asked=asked, said=said))

    def _done_before(self, until: int) -> Iterator[Entry]:
        script = self.scenario.situation.script
        moves = sum(1 for one in script if one.move and one.move.tries)
        refused = self.right.game.attempts if moves == len(self.right.game.attempts) else [("",)] * moves
        attempts = iter(refused)
        for entry in script[:until]:
            if entry.move and entry.move.tries:
                if not next(attempts):
                    yield replace(entry, move=replace(entry.move, tries=False))
            elif not entry.tries:
                yield entry

    def answered(self, entry: Entry) -> tuple[str, ...]:
        """What is answered to what a move asks, in one clause after another."""
        every = ((one.name, words) for one in entry.answers for _, words in _tried_or_taken(one.words))
        return tuple(line(f"{self.teller.question(name)} {self._said(words)}") for name, words in every)

    def _said(self, words: Sequence[str]) -> str:
        """What is answered; effects are put in an order."""
        said = [self.teller.option(one) for one in words]
        return say("case.in turn").join(said) if all("/" in one for one in words) else joined(said)

    def _told_move(self, move: Move) -> str:
        """A move as the question tells it; of what is only tried it does not say that it fails."""
        if not move.tries:
            return self.teller.move(move)
        key = "case.wants to respond" if move.responds else "case.wants"
        return line(say(key, player=move.player, act=self.teller.act(move.verb, move.words)))

    def passes(self) -> Iterator[str]:
        """That nobody does what is not told, where somebody could have."""
        if any(one.is_passed for one in self.right.game.trace.decisions):
            yield say("case.passes")

    def moment(self) -> Iterator[str]:
        """Until when it is played, where that is another turn or phase than it began in."""
        was, now = (_moment(game) for game in (self.before, self.right.game))
        turn, phase = now
        if now != was and (was[1] or turn != was[0]) and not self.right.game.over:
            words = {"turn": turn, "phase": self.teller.words.word("phases", phase)}
            yield line(say("case.until" if phase else "case.until turn", **words))

    def at(self, entry: int) -> Game:
        """The table as it is just before an entry of the script is played."""
        situation = self.played.situation
        script = situation.script
        look = Check(script[entry].player, None, (), script[entry].place, number=LOOK)
        played = play(replace(situation, script=()), Script((*script[:entry], look, *script[entry:])))
        return played.game.seen_at[LOOK]

    def moment_at(self, game: Game) -> Iterator[str]:
        """When something is tried: the turn, the phase and the step where it began in another, and what is waiting."""
        now, began = self._when(game), self._when(self.before)
        if now != began:
            yield line(say("case.by then", moment=", ".join(now)))
        name, waiting = self.teller.names.name, [one for each in game.state.waiting.values() for one in each.values()]
        if stack := [name(one.label) for one in reversed(game.state.stack)]:
            yield line(say("case.stack", pile=self.teller.words.word("pile", "name"), names=joined(stack)))
        if waiting:
            yield line(say("case.waiting", names=joined([name(one.label) for one in waiting])))

    def _when(self, game: Game) -> tuple[str, ...]:
        words, step = self.teller.words, game.state.values.get(("step",))
        turn = say("case.turn", turn=game.turn_player)
        phase = words.word("phases", game.phase) if game.phase else ""
        known = isinstance(step, str) and words.knows("steps", step)
        return tuple(one for one in (turn, phase, words.word("steps", str(step)) if known else "") if one)

    def refusal(self, other: World) -> str:
        """The move that a wrong rule refuses."""
        move = other.refused.move if other.refused else None
        return say("case.refused", act=self.teller.act(move.verb, move.words)) if move else ""

    def kinship(self, other: World) -> int:
        """How near what somebody gets wrong is to what the scenario is about."""
        clause = other.beliefs[0].clause
        if clause == self.clause:
            return 3
        return 2 if clause in self.decided_by else int(clause in self.applied)


def _moment(game: Game) -> tuple[str, str]:
    return game.turn_player, game.phase


def are_kin(one: str, other: str) -> bool:
    """Are two clauses the same, or does one hang from the other?"""
    return one == other or one.startswith((f"{other}.", f"{other}/")) or other.startswith((f"{one}.", f"{one}/"))


def _told(game: Game) -> list[Step]:
    return [one for one in game.trace.steps if one.status != "considered"]


def _face(step: Step) -> tuple[object, ...]:
    return step.key, repr(step.args), step.status, step.actor


def _done(step: Step) -> list[str]:
    """What a step changes, whatever the order."""
    return sorted(repr({name: value for name, value in one.items() if name != "at"}) for one in step.changes)


def _tried_or_taken(words: Sequence[str]) -> Iterator[tuple[bool, tuple[str, ...]]]:
    """The words of an answer: those that are only tried, one by one, and those that are taken."""
    yield from ((True, (one.removeprefix(TRY),)) for one in words if one.startswith(TRY))
    if taken := tuple(one for one in words if not one.startswith(TRY)):
        yield False, taken

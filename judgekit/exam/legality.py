"""Whether something that a player does or tries is legal and, where it is not, by which clause."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from judgekit.bank import decides_with
from judgekit.engine.choice import Move
from judgekit.engine.rule import rules_of
from judgekit.exam.asked import Asked, Verdict
from judgekit.exam.case import Case, are_kin
from judgekit.exam.drawing import weighed
from judgekit.exam.options import Candidate, options
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.quoting import Texts, is_quotable, quoted
from judgekit.exam.refused import refusing, refusing_anything
from judgekit.exam.topics import Topics, could_forbid, strange_keywords
from judgekit.exam.worlds import Far, World
from judgekit.reasons import How, clauses_of_rules
from judgekit.scenario import Entry
from judgekit.story import attempts_of

FEWEST = 3
ENOUGH = 3
NEAR, NOT_FAR, MOST_NEAR = 0.15, 0.05, 1.0
"""From how near to what forbids something, or to what is done, a clause is one that somebody may think of."""
OF_OTHER_MOVES = 0.25
ASKED_HERE = 0.5
"""What a rule that was asked here and lets it pass counts as beside one refusal elsewhere."""
Forbidding = tuple[str, ...]
"""The clauses by which something is illegal; () where it is legal."""


class _Subject(NamedTuple):
    """What is done or tried: who, in words; the entry of the script, and which attempt it is, None for a move."""

    player: str
    act: str
    verb: str
    entry: int
    attempt: int | None = None

    def legality(self, world: World, script: Sequence[Entry]) -> Forbidding | None:
        """By what it is illegal for somebody; None where it never comes to it."""
        if self.attempt is not None:
            attempts = world.game.attempts
            return tuple(attempts[self.attempt]) if self.attempt < len(attempts) else None
        if world.refused is None:
            return ()
        place = script[self.entry].place
        return tuple(world.refused.illegal.clauses) or None if world.refused.move.place == place else None


def legality(case: Case, texts: Texts) -> Asked | None:
    """The first thing tried, or else done, of which there are enough reasons that somebody might give."""
    for subjects in (_tried(case), _done(case)):
        found = [asked for one in subjects if (asked := _asked(case, one, texts)) is not None]
        if found:
            return max(found, key=lambda one: (len(one.options), one.options[0].text != say("legal.yes")))
    return None


def _tried(case: Case) -> Iterator[_Subject]:
    """What is tried, without what is tried twice in the same words."""
    script = case.scenario.situation.script
    tries = [at for at, one in enumerate(script) if one.move and one.move.tries]
    attempts = attempts_of(script, case.right.game)
    told = [(one.player, one.act(case.teller), one.verb) for one in attempts]
    if len(tries) == len(told) and all(one.verb for one in attempts):
        for place, (at, said) in enumerate(zip(tries, told, strict=True)):
            if told.count(said) == 1:
                yield _Subject(*said, at, place)


def _done(case: Case) -> Iterator[_Subject]:
    """The moves that somebody's rules refuse."""
    refused = {one.refused.move.place for one in case.worlds if one.refused}
    for at, entry in enumerate(case.scenario.situation.script):
        if entry.move and not entry.move.tries and entry.move.place in refused:
            yield _Subject(entry.player, _act(case, entry.move), entry.move.verb, at)


def _act(case: Case, move: Move) -> str:
    return case.teller.act(move.verb, move.words)


def _asked(case: Case, subject: _Subject, texts: Texts) -> Asked | None:
    right = subject.legality(case.right, case.scenario.situation.script)
    if right is None or not all(is_quotable(one, texts) for one in right[:1]) or _is_done_otherwise(case, subject):
        return None
    told = _told(_first(right), texts)
    others = tuple(_reasons(case, subject, right, texts))
    if not right and not any(_looks_so(one, case, subject, texts) for one in others):
        return None
    made = options(case, Kind.LEGAL, (), lambda _: told, *others)
    if len(made) < FEWEST:
        return None
    made = tuple(replace(one, parting=None) for one in made)  # the ruling says it: the two may part at another attempt
    return Asked(
        _stem(case, subject),
        made,
        _verdict(case, subject, right),
        until=subject.entry,
        moment=tuple(case.moment_at(case.at(subject.entry))),
        readings=case.read_otherwise(lambda world: subject.legality(world, case.scenario.situation.script)),
    )


def _stem(case: Case, subject: _Subject) -> str:
    """What is asked: with what is answered to what the move itself asks, and that it is a response where it is one."""
    entry = case.scenario.situation.script[subject.entry]
    answered = case.answered(entry)
    act = say("asks.act with answers", act=subject.act, answers="; ".join(answered)) if answered else subject.act
    responds = entry.move is not None and entry.move.responds
    return say("asks.legal in response" if responds else "asks.legal", player=subject.player, act=act)


def _looks_so(one: Candidate, case: Case, subject: _Subject, texts: Texts) -> bool:
    """Does it look as though this clause forbade it: by a belief that is written down, or as it does elsewhere?"""
    if one.world is None or one.world.far <= Far.BOTH_BELIEVED:
        return one.world is not None
    clause = one.beliefs[0].clause
    speaks_of_it = Topics.of(texts).alike(texts.get(clause, ""), subject.act) >= NEAR
    return speaks_of_it and clause in refusing(case.scenario.game, subject.verb)


def _first(right: Forbidding) -> str:
    """The clause of the rule that forbids it, before those that it goes with; "" where it is legal."""
    return next(iter(right), "")


def _is_done_otherwise(case: Case, subject: _Subject) -> bool:
    """Is the same done elsewhere in other words? Then what is not said here may be what counts."""
    script = case.scenario.situation.script
    asked = script[subject.entry].move
    others = (one.move for at, one in enumerate(script) if at != subject.entry and one.move)
    return asked is not None and any(
        one.player == asked.player and one.verb == asked.verb and one.words.get(one.verb) == asked.words.get(asked.verb)
        for one in others
    )


def _reasons(case: Case, subject: _Subject, right: Forbidding, texts: Texts) -> Iterator[Candidate]:
    """What others say of it: «sí» by the likeliest mistake, and clauses that do not forbid it, each once.

    A rule that refuses as soon as another does not is no wrong reason, nor is what hangs together with a right one.
    """
    script = case.scenario.situation.script
    found = [(one, subject.legality(one, script)) for one in case.worlds if one.far is not Far.MISSEEN]
    if right and (legal := next((world for world, clauses in found if clauses == ()), None)):
        yield Candidate(_told("", texts), legal, legal.beliefs, -1)
    true = _true(case, right, found)
    thought = ((one, clauses) for one, clauses in reversed(found) if clauses and _is_thought(clauses[0], one, texts))
    said = {clauses[0]: world for world, clauses in thought if clauses}
    weights = _weights(case, subject, right, texts) if not right or _is_only_reason(found) else {}
    weights |= {one: max(1.0, weights.get(one, 0)) for one in said}
    wrong = [one for one in weights if is_quotable(one, texts) and not any(are_kin(one, other) for other in true)]
    name = f"{case.scenario.id}#legal"
    for place, clause in enumerate(sorted(wrong, key=lambda one: -weighed(f"{name}/{one}", weights[one]))):
        world = said.get(clause)
        beliefs = world.beliefs if world else (_mistaken(case, clause, right),)
        yield Candidate(_told(clause, texts), world, beliefs, place / 2 + (weights[clause] == OF_OTHER_MOVES))


def _is_thought(clause: str, world: World, texts: Texts) -> bool:
    """Could somebody think that it forbids anything: a clause that only allows nobody does, unless it is known."""
    return world.far <= Far.BOTH_BELIEVED or could_forbid(texts.get(clause, ""))


def _true(case: Case, right: Forbidding, found: Sequence[tuple[World, Forbidding | None]]) -> set[str]:
    """What is not quite wrong to name: the clauses that forbid it, those behind them, what decides beside them."""
    true = {*right, *case.golden_rule}
    if right:
        lifted = [clauses or () for world, clauses in found if world.how in {How.WITHOUT, How.BELIEVED}]
        true |= {clause for clauses in lifted for clause in clauses}
    return true | {other for clause in right for other in decides_with(clause)}


def _weights(case: Case, subject: _Subject, right: Forbidding, texts: Texts) -> dict[str, float]:
    """The clauses that refuse such a move elsewhere, by how often, those that were asked here and let it pass.

    Beside them those that refuse other moves; of all but the first only those that speak of the same things, where
    there are enough of them.
    """
    of_verb = refusing(case.scenario.game, subject.verb)
    others = dict.fromkeys(refusing_anything(case.scenario.game), OF_OTHER_MOVES)
    found = {**others, **dict.fromkeys(_asked_here(case), ASKED_HERE), **of_verb}
    here = " ".join((texts.get(_first(right), ""), *case.words))
    fitting = {one: weight for one, weight in found.items() if _could_be(one, here, case, texts)}
    nearness = {one: MOST_NEAR if one in of_verb else _nearness(one, right, subject, texts) for one in fitting}
    near = [one for one in fitting if nearness[one] >= NEAR]
    if right and len(near) <= ENOUGH:  # the key is one of them
        near = [one for one in fitting if nearness[one] >= NOT_FAR]
    return {one: fitting[one] for one in near}


def _could_be(clause: str, here: str, case: Case, texts: Texts) -> bool:
    """Could somebody think that a clause forbids something here?"""
    text = texts.get(clause, "")
    return is_quotable(clause, texts) and could_forbid(text) and not strange_keywords(text, here, case.teller.words)


def _nearness(clause: str, right: Forbidding, subject: _Subject, texts: Texts) -> float:
    """How much a clause speaks of what forbids this, or of what is done."""
    topics, key = Topics.of(texts), _first(right)
    return topics.near(clause, key, subject.act) if key in texts else topics.alike(texts[clause], subject.act)


def _mistaken(case: Case, clause: str, right: Forbidding) -> Belief:
    """What is wrong with naming a clause that does not forbid it."""
    if right:
        return Belief(say("beliefs.not the reason", clause=clause, right=right[0]), clause=right[0])
    key = "beliefs.lets pass" if clause in {*_asked_here(case)} else "beliefs.forbids others"
    return Belief(say(key, clause=clause), clause=clause)


def _is_only_reason(found: Sequence[tuple[World, Forbidding | None]]) -> bool:
    """Is it legal as soon as one rule is gone: does no other forbid it?"""
    return any(world.how is How.WITHOUT and clauses == () for world, clauses in found)


def _asked_here(case: Case) -> Iterator[str]:
    """The clauses of the rules that may refuse something and were asked."""
    cls: Any = type(case.right.game)
    roles = rules_of(cls)
    for name, clauses in clauses_of_rules(cls).items():
        if roles[name].role == "guard" and name in case.right.game.trace.answers:
            yield from clauses[:1]


def _told(clause: str, texts: Texts) -> str:
    return say("legal.no", clause=quoted(clause, texts)) if clause else say("legal.yes")


def _verdict(case: Case, subject: _Subject, right: Forbidding) -> Verdict:
    """The ruling of one thing; what is legal is decided by the best reason for it, or by the rule that grants it."""
    attempt = subject.attempt
    deciding = case.decided_attempt(attempt) if attempt is not None else ()
    if attempt is not None and right and (refused := case.attempt(attempt)):
        said = case.teller.sentence(refused)
        clauses = tuple(dict.fromkeys((*refused.overridden_by, *refused.clauses)))
        return Verdict(say("legal.refused", said=said), right, said, clauses)
    if right:
        return Verdict(say("legal.forbidden", player=subject.player, act=subject.act, clause=right[0]), right, "", ())
    accepted = say("legal.accepted", player=subject.player, act=subject.act)
    return Verdict(accepted, deciding or _granting(case, subject.verb), "", ())


def _granting(case: Case, verb: str) -> tuple[str, ...]:
    """The clauses of the rule by which a move like this one is made."""
    cls: Any = type(case.right.game)
    clauses = clauses_of_rules(cls)
    named = (name for name, rule in rules_of(cls).items() if rule.role == "action" and rule.about == verb)
    return next((clauses[name] for name in named if name in clauses), ())

"""The kinds of question, each asked of one scenario; None where no rule, right or wrong, gives another answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.engine.choice import Choice
from judgekit.engine.rule import rules_of
from judgekit.exam.asked import Asked, Verdict
from judgekit.exam.beliefs import Played
from judgekit.exam.case import Case
from judgekit.exam.legal_now import legal_now
from judgekit.exam.options import MOST_OPTIONS, Answer, options, wrong
from judgekit.exam.phrases import say
from judgekit.exam.question import Kind, Option, Question, chapter
from judgekit.games.messages import joined
from judgekit.one_line import line
from judgekit.replay import applied, outcome
from judgekit.story import CardText, Tables, attempts_of, order, sentence

LONGEST_OPTION = 260
LONGEST_CLAUSE = 110
Texts = Mapping[str, str]


def questions(case: Case, texts: Texts) -> Iterator[Question]:
    """Every question of a scenario; `texts` are the clauses of its game by id."""
    for kind, asked in _ASKED.items():
        found = asked(case, texts)
        if found and found.options and all(len(one.text) <= LONGEST_OPTION for one in found.options):
            yield _question(case, kind, found)


def _question(case: Case, kind: Kind, asked: Asked) -> Question:
    verdict = asked.verdict or _verdict(case, asked.options)
    return Question(
        scenario=case.scenario.id,
        game=case.scenario.game,
        kind=kind,
        clause=case.clause,
        ask=say("asks.now") if asked.now else line(case.scenario.ask),
        asks=asked.asks,
        board=outcome(case.before),
        cards=(*case.readings(), *CardText(case.teller.words).texts(case.before, _at_work(case))),
        script=() if asked.now else tuple(case.script(answers=kind is not Kind.WHO)),
        options=asked.options,
        ruling=verdict.ruling,
        decided_by=verdict.decided_by,
        step=verdict.step,
        step_clauses=verdict.step_clauses,
    )


def _verdict(case: Case, made: Sequence[Option]) -> Verdict:
    """The ruling of the whole scenario; where no clause of it has a step, it is decided where a belief parts."""
    if step := case.deciding():
        said, clauses = case.teller.sentence(step), (*step.clauses, *step.overridden_by)
    else:
        parting = next((one.parting for one in made if one.parting and one.parting.clauses), None)
        said, clauses = (parting.right, parting.clauses) if parting else ("", ())
    return Verdict(case.ruling.sentence, case.decided_by, said, tuple(dict.fromkeys(clauses)))


def _happens(case: Case, _: Texts) -> Asked | None:
    """What is different on the final tables."""
    tables = Tables(case.before, case.teller, case.about)

    def answer(played: Played) -> Answer:
        return case.refusal(played) or frozenset(tables.faces(played.game).items())

    others = wrong(case, answer, choices=True)
    whole = [tables.faces(one.game) for one in (case.right, *others) if not one.refused]
    telling = tables.telling(whole) if len(whole) > 1 else tables.asked(whole[0])
    if case.right.game.attempts and not any(map(tables.is_asked, telling)):
        return None  # the question is what is legal; what else differs on the table is not what it is about
    made = options(
        case, others, lambda one: sentence(case.refusal(one) or tables.told(tables.faces(one.game), telling))
    )
    return Asked(say("asks.happens"), made)


def _order(case: Case, _: Texts) -> Asked | None:
    """In what order effects resolve, where there are two at least."""

    def answer(played: Played) -> Answer | None:
        return None if played.refused else tuple(order(played.game.trace.steps))

    def text(played: Played) -> str:
        found = [case.teller.names.name(one) for one in order(played.game.trace.steps)]
        return sentence(" → ".join(found) if found else say("order.none"))

    if len(order(case.steps)) < 2:
        return None
    return Asked(say("asks.order"), options(case, wrong(case, answer, choices=True), text))


def _legal(case: Case, texts: Texts) -> Asked | None:
    """Whether one attempt is legal, and which clause says so: the first of which some belief says otherwise."""
    for place, asked in enumerate(_attempts(case)):
        answer = _attempt_at(place)
        if others := wrong(case, answer):
            made = options(case, others, lambda one: _legality(answer(one), texts))  # noqa: B023 - used at once
            verdict = _attempted(case, place, asked, made)
            return Asked(say("asks.legal", attempt=asked), made, verdict)
    return None


def _attempted(case: Case, place: int, asked: str, made: Sequence[Option]) -> Verdict | None:
    """The ruling of one attempt; a legal one is decided where the first wrong belief parts from the rules."""
    deciding = case.decided_attempt(place)
    if refused := case.attempt(place):
        said = case.teller.sentence(refused)
        clauses = tuple(dict.fromkeys((*refused.clauses, *refused.overridden_by)))
        return Verdict(say("legal.refused", said=said), deciding or refused.overridden_by, said, clauses)
    parting = made[1].parting if len(made) > 1 else None
    if parting is None or not parting.clauses:
        return None
    return Verdict(
        say("legal.accepted", attempt=asked), deciding or parting.clauses[:1], parting.right, parting.clauses
    )


def _attempts(case: Case) -> list[str]:
    """Every attempt in words, in order."""
    found = attempts_of(case.scenario.situation.script, case.right.game)
    return [line(say("case.attempt", player=one.player, act=one.act(case.teller))) for one in found]


def _attempt_at(place: int) -> Callable[[Played], tuple[str, ...] | None]:
    def answer(played: Played) -> tuple[str, ...] | None:
        attempts = played.game.attempts
        return tuple(attempts[place][:1]) if place < len(attempts) else None

    return answer


def _legality(clauses: tuple[str, ...] | None, texts: Texts) -> str:
    if not clauses:
        return say("legal.yes")
    return say("legal.no", clause=_clause(clauses[0], texts))


def _clauses(case: Case, texts: Texts) -> Asked | None:
    """Which clause decides: the best reason's, among those that a wrong rule applies or that did nothing.

    Not asked where another reason is as good.
    """
    right = case.surest_clause
    if right not in texts:
        return None
    found = {_clause(right, texts): Option(_clause(right, texts))}
    for clause, played in _undecisive(case).items():
        text = _clause(clause, texts)
        if clause in texts and text not in found and len(found) < MOST_OPTIONS and not case.decides_too(clause):
            found[text] = Option(text, played.beliefs, case.parting(played)) if played else Option(text)
    return Asked(say("asks.clause"), tuple(found.values()) if len(found) > 1 else ())


def _undecisive(case: Case) -> dict[str, Played | None]:
    """Clauses that did nothing here: first those that act on the table of somebody who believes something wrong."""
    acting: dict[str, Played | None] = {}
    for one in (*case.mistaken, *case.forgetful):
        for clause in sorted(applied(one.game.trace.steps) - case.applied):
            acting.setdefault(clause, one)
    rules = rules_of(type(case.right.game))
    looked = [step for step in case.steps if step.status == "considered" and step.rule in rules]
    looked.sort(key=lambda step: rules[step.rule].role == "check")
    idle = dict.fromkeys(clause for step in looked for clause in step.clauses if clause not in case.applied)
    near = sorted(idle, key=lambda clause: chapter(clause) != chapter(case.clause))
    return {**acting, **{clause: None for clause in near if clause not in acting}}


def _clause(clause: str, texts: Texts) -> str:
    text = line(texts.get(clause, ""))
    text = text if len(text) <= LONGEST_CLAUSE else f"{text[: LONGEST_CLAUSE - 1].rsplit(' ', 1)[0]}…"
    return f"{clause} — {text}" if text else clause


def _who(case: Case, _: Texts) -> Asked | None:
    """Who takes the first decision that some belief gives to somebody else.

    To nobody, only where the belief breaks a clause that gives the decision: elsewhere the game just went otherwise.
    """
    for choice in {one.choice.name: one.choice for one in reversed(case.right.game.trace.decisions)}.values():
        answer = _decider_of(choice.name)
        others = [one for one in wrong(case, answer) if answer(one) or _is_given_by(choice, one)]
        if others:
            among = joined([case.teller.names.name(one.key) for one in choice.options[:6]])
            asked = case.teller.question(choice.name) + ("" if choice.kind == "optional" else f" ({among})")
            made = options(case, others, lambda one: _decider(answer(one)))  # noqa: B023 - used at once
            return Asked(say("asks.who", choice=asked), made)
    return None


def _is_given_by(choice: Choice, other: Played) -> bool:
    return any(one.clause in choice.clauses for one in other.beliefs)


def _decider_of(name: str) -> Callable[[Played], str | None]:
    def answer(played: Played) -> str | None:
        if played.refused:
            return None
        return next((one.choice.player for one in played.game.trace.decisions if one.choice.name == name), "")

    return answer


def _decider(player: str | None) -> str:
    return say("who.player", player=player) if player else say("who.nobody")


def _at_work(case: Case) -> frozenset[str]:
    """The cards that the question is about: those on the field, those that the script names, those whose text acts."""
    script = " ".join(case.script(answers=True))
    acting = {str(step.args["ability"]).rpartition("/")[0] for step in case.steps if "ability" in step.args}
    objects = case.before.state.objects.values()
    return frozenset(
        one.card.name
        for one in objects
        if case.before.is_field(one) or one.label in acting or case.teller.names.name(one.label) in script
    )


_ASKED: Mapping[Kind, Callable[[Case, Texts], Asked | None]] = {
    Kind.HAPPENS: _happens,
    Kind.ORDER: _order,
    Kind.LEGAL: _legal,
    Kind.CLAUSE: _clauses,
    Kind.WHO: _who,
    Kind.MOVES: lambda case, _: legal_now(case),
}

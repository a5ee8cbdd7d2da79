"""The kinds of question, each asked of one scenario; None where nobody, right or wrong, gives another answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.exam.accounts import account
from judgekit.exam.asked import Asked, Verdict
from judgekit.exam.case import Case
from judgekit.exam.deciders import decider
from judgekit.exam.difficulty import difficulty
from judgekit.exam.ending import ending, value
from judgekit.exam.legal_now import legal_now
from judgekit.exam.legality import legality
from judgekit.exam.ordering import ordering
from judgekit.exam.phrases import say
from judgekit.exam.question import Kind, Option, Question
from judgekit.exam.which_clause import which_clause
from judgekit.story import CardText, table_of

_OF_THE_WAY = frozenset({Kind.ORDER, Kind.LEGAL, Kind.WHO, Kind.ACCOUNT})
"""What is asked of how a game goes on: nobody can know that where cards are shuffled on the way."""
LONGEST_OPTION = 450
FEWEST_OPTIONS = 3
Texts = Mapping[str, str]


def questions(case: Case, texts: Texts) -> Iterator[Question]:
    """Every question of a scenario; `texts` are the clauses of its game by id."""
    for kind in Kind:
        if (found := question(case, kind, texts)) is not None:
            yield found


def question(case: Case, kind: Kind, texts: Texts) -> Question | None:
    """The question of this kind; None where the scenario gives none that is worth asking."""
    if kind in _OF_THE_WAY and case.is_left_to_chance:
        return None
    asked = _ASKED[kind](case, texts)
    if asked is None or len(asked.options) < FEWEST_OPTIONS:
        return None
    if any(len(one.text) > LONGEST_OPTION for one in asked.options):
        return None
    return _question(case, kind, asked)


def _question(case: Case, kind: Kind, asked: Asked) -> Question:
    verdict = asked.verdict or _verdict(case, kind, asked.options)
    answers = kind is not Kind.WHO
    return Question(
        scenario=case.scenario.id,
        game=case.scenario.game,
        kind=kind,
        clause=case.clause,
        asks=asked.asks,
        board=table_of(case.before, case.right.game, case.teller, empty_piles=case.may_end, without=case.idle_facts),
        cards=(
            *case.readings(asked.options, asked.readings),
            *case.small_decks(),
            *CardText(case.teller.words).texts(case.before, _in_sight(case)),
        ),
        script=tuple(_script(case, asked, answers=answers)),
        account=asked.account,
        options=asked.options,
        parts=asked.parts,
        ruling=verdict.ruling,
        decided_by=verdict.decided_by,
        step=verdict.step,
        step_clauses=verdict.step_clauses,
        difficulty=difficulty(case, kind, asked.options),
    )


def _script(case: Case, asked: Asked, *, answers: bool) -> Iterator[str]:
    """What is done until it is asked; of a whole game also that nobody does more, and until when it goes on."""
    yield from case.script(answers=answers, until=asked.until)
    yield from asked.moment
    if asked.until is None:
        yield from case.passes() if answers else ()
        yield from case.moment()


def _verdict(case: Case, kind: Kind, made: Sequence[Option]) -> Verdict:
    """The answer with the ruling of it all; where no clause of it has a step, it is decided where a belief parts."""
    if step := case.deciding():
        said, clauses = case.teller.sentence(step), (*step.clauses, *step.overridden_by)
    else:
        parting = next((one.parting for one in made if one.parting and one.parting.clauses), None)
        said, clauses = (parting.right, parting.clauses) if parting else ("", ())
    answered = say(f"answered.{kind.value}", answer=made[0].text, said=case.ruling.sentence)
    return Verdict(answered, case.decided_by, said, tuple(dict.fromkeys(clauses)))


def _in_sight(case: Case) -> frozenset[str]:
    """The cards that are told on the table, and those that the script names or whose text acts."""
    script = " ".join(case.script(answers=True))
    acting = {str(step.args["ability"]).rpartition("/")[0] for step in case.steps if "ability" in step.args}
    hidden = {kind.name for kind in case.before.zone_kinds if kind.ordered and not kind.field}
    return frozenset(
        one.card.name
        for one in case.before.state.objects.values()
        if one.zone.name not in hidden or one.label in acting or case.teller.names.name(one.label) in script
    )


_ASKED: Mapping[Kind, Callable[[Case, Texts], Asked | None]] = {
    Kind.HAPPENS: lambda case, _: ending(case),
    Kind.VALUE: lambda case, _: value(case),
    Kind.ORDER: lambda case, _: ordering(case),
    Kind.LEGAL: legality,
    Kind.MOVES: lambda case, _: legal_now(case),
    Kind.WHO: lambda case, _: decider(case),
    Kind.ACCOUNT: lambda case, _: account(case),
    Kind.CLAUSE: which_clause,
}

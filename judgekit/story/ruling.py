"""A replay told whole: the ruling in one sentence, its steps, its tables; cli, report and exam format it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.games.messages import joined, messages
from judgekit.reasons import HEARS, TEXT, Reason, Trial, foremost, reasons
from judgekit.replay import Deciding, Replay, Script, seat
from judgekit.scenario import Question
from judgekit.story.about import About, about
from judgekit.story.attempts import KEYS as ATTEMPTS
from judgekit.story.attempts import tried
from judgekit.story.board import Board
from judgekit.story.boards import boards_of
from judgekit.story.ending import ending
from judgekit.story.explaining import MOST_SAID, MOST_TOLD, deciding, deciding_sentences, says_nothing
from judgekit.story.looked import Looked, looked
from judgekit.story.names import Names
from judgekit.story.paths import won
from judgekit.story.phrases import say
from judgekit.story.pile import Pile
from judgekit.story.teller import Teller, upper
from judgekit.story.telling import Line, lines
from judgekit.story.waiting import order, waited

LONGEST = 230
"""What is read in one breath; the first thing said may be longer."""
MOST_NAMED = 6
MOST_CHANGES = 4


@dataclass(frozen=True, slots=True)
class Ruling:
    """The ruling in one sentence, as the simulator computed it, and the clauses that decide it.

    `why` is a sentence for each of them that changes something else than a better one.
    """

    sentence: str
    clauses: tuple[str, ...]
    why: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """A replay as it is told: first the ruling, then the moves, the steps, the tables and in what they differ.

    `cited` are the clauses that made something happen or stopped it; `also_looked` those that nobody says anything of.
    """

    ruling: Ruling
    moves: tuple[str, ...]
    lines: tuple[Line, ...]
    pile: Pile | None
    before: Board
    after: Board
    differences: tuple[str, ...]
    cited: tuple[str, ...]
    looked: tuple[Looked, ...]
    also_looked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Telling:
    """A replay with all that is needed to tell it: the table before, what the question is about, and what decides."""

    played: Replay
    before: Game
    teller: Teller
    about: About
    reasons: tuple[Reason, ...]

    @classmethod
    def of(
        cls, question: Question, played: Replay, names: Names | None = None, tries: Sequence[Trial] | None = None
    ) -> "Telling":
        """The telling of a replay, played again for its reasons unless these were tried; cards go by `names`."""
        before = seat(played.situation, Script(()))
        before.complete()
        teller = Teller(messages(question.game), names) if names else Teller.of(before)
        found = reasons(played, question.claims, question.about, tries)
        return cls(played, before, teller, about(question, before, played.game), found)


def tell(telling: Telling) -> Told:
    """Everything that a reader is told of a replay."""
    game, teller = telling.played.game, telling.teller
    steps = game.trace.steps
    cited = cited_clauses(steps)
    script = telling.played.situation.script
    return Told(
        ruling_of(telling),
        tuple(teller.move(entry.move) for entry in script if entry.move is not None),
        tuple(lines(steps, teller)),
        waited(game, teller),
        *boards_of(telling.before, game, teller),
        ending(telling.before, game, teller, telling.about),
        cited,
        *looked(game.trace, teller, cited),
    )


def ruling_of(telling: Telling) -> Ruling:
    """The sentence, and the clauses that decide it with what hangs on them."""
    told = decisive(telling)
    clauses = dict.fromkeys(clause for one in told for clause in one.clauses)
    by_facts = {repr(one.facts): one.says for one in reversed(told)}
    why = tuple(one.says for one in told if one.says in by_facts.values())
    return Ruling(ruling_sentence(telling), tuple(clauses), why)


def decisive(telling: Telling, most: int = MOST_TOLD) -> tuple[Deciding, ...]:
    """The reasons that are told, so many at most: those that change what was asked, if their sentence says how."""
    told = deciding(foremost(telling.reasons), telling.played, telling.teller)
    return tuple([one for one in told if not says_nothing(one)][:most] or told[:most])


def ruling_sentence(telling: Telling) -> str:
    """What comes of what was asked."""
    parts = _in_one_breath(_parts(telling), ending(telling.before, telling.played.game, telling.teller, telling.about))
    return f"{upper('; '.join(parts) or say('ruling.nothing'))}."


def cited_clauses(steps: Sequence[Step]) -> tuple[str, ...]:
    """The clauses that made something happen or stopped it."""
    made = (step for step in steps if step.status != "considered")
    return tuple(dict.fromkeys(clause for step in made for clause in (*step.clauses, *step.overridden_by)))


def _parts(telling: Telling) -> list[str]:
    """What there is to say, what answers the question first."""
    game, teller, about = telling.played.game, telling.teller, telling.about
    attempts = tried(telling.played.situation.script, game, teller)
    answered = about.legality or about.order
    said = deciding_sentences(game, teller, telling.reasons)[: 1 if answered else MOST_SAID]
    resolved = list(_order(telling))
    first, rest = (attempts, []) if about.legality else ([], attempts)
    told = dict(reversed([*((text, step) for step, text in said), *_stopped(telling)]))
    rules = [_lower(text) for text, _ in sorted(told.items(), key=lambda one: one[1])]
    unheard = _unheard(telling) if about.is_open else []
    parts = [*first, *(resolved if about.order else ()), *_winner(telling, list(told)), *unheard, *rules, *rest]
    return parts if about.order or parts else resolved


def _in_one_breath(parts: Sequence[str], differences: Sequence[str]) -> Iterator[str]:
    """As many parts as are read in one breath, and how the table ends."""
    room = LONGEST
    for place, part in enumerate(parts):
        room -= len(part) + 2
        if place and room < 0:
            break
        yield part
    shown = list(_fitting(differences, room))
    if shown or not parts:
        yield say("ruling.ending", how=_listed(shown) or say("ruling.same table"))


def _listed(changes: Sequence[str]) -> str:
    """Changes one after another; where some have commas of their own, semicolons part them."""
    if len(changes) > 1 and any(", " in one for one in changes):
        return "; ".join(changes)
    return joined(changes) if changes else ""


def _fitting(changes: Sequence[str], room: int) -> Iterator[str]:
    for one in changes[:MOST_CHANGES]:
        room -= len(one) + 2
        if room < 0:
            break
        yield one


def _stopped(telling: Telling) -> list[tuple[str, int]]:
    """What was stopped, in clauses, each with its first step."""
    steps = telling.played.game.trace.steps
    stopped = [step for step in steps if step.status == "overridden" and step.key not in ATTEMPTS]
    return [*{telling.teller.clause(step): step.id for step in reversed(stopped)}.items()][::-1][:MOST_CHANGES]


def _unheard(telling: Telling) -> list[str]:
    """The texts of the cards that the moves name which what happened to them does not wake, though it would matter."""
    nearly = (one.nearly.path for one in telling.reasons if one.nearly and one.nearly.path[0] == TEXT)
    heard = (path for path in nearly if path[-2] == HEARS and path[1].rpartition("/")[0] in telling.about.acting)
    names, words = telling.teller.names, telling.teller.words
    said = (say("ruling.unheard", ability=names.name(p[1]), event=words.word("events", p[-1])) for p in heard)
    return list(dict.fromkeys(said))[:1]


def _order(telling: Telling) -> Iterator[str]:
    resolved = [telling.teller.names.name(one) for one in order(telling.played.game.trace.steps)]
    if len(resolved) > MOST_NAMED:
        yield say("resolved.many", count=len(resolved), first=joined(resolved[:MOST_NAMED]))
    elif len(resolved) > 1 and len({*resolved}) == 1:
        yield say("resolved.again", ability=resolved[0], count=len(resolved))
    elif len(resolved) > 1:
        first, *middle, last = resolved
        yield say("resolved.three" if middle else "resolved.two", first=first, middle=", ".join(middle), last=last)
    elif resolved:
        yield say("resolved.yes", ability=resolved[0])


def _winner(telling: Telling, said: Sequence[str]) -> Iterator[str]:
    """Who has won, unless the rules have just said so."""
    game = telling.played.game
    winner = game.winner
    if game.over and not any(say("winner.drawn") in one or say("winner.said", winner=winner) in one for one in said):
        yield won(winner) if winner in game.players else say("winner.ends drawn")
    elif not game.over and telling.about.winning:
        yield say("winner.goes on")


def _lower(text: str) -> str:
    """The sentence inside another one; a name or an abbreviation keeps its capital."""
    first, _, rest = text.partition(" ")
    return f"{first.lower()} {rest}" if first.lower().rstrip(":,") in _openers() else text


def _openers() -> frozenset[str]:
    return frozenset(say.section("ruling")["openers"])

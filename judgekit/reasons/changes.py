"""What is changed before playing again: one rule, one belief, one meaning or one text at a time."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, get_type_hints

from judgekit import games
from judgekit.engine.abilities import Static
from judgekit.engine.effects.continuous import Allow, Forbid
from judgekit.engine.game import Game
from judgekit.engine.model import Ability
from judgekit.engine.rule import Illegal, Rule, rules_of
from judgekit.engine.said import parts
from judgekit.engine.trace import Answer
from judgekit.reasons.loosening import loosened
from judgekit.reasons.model import How
from judgekit.reasons.nudges import Nudge, nudges, placed, with_card
from judgekit.replay import Replay, is_idle, rule_methods, without
from judgekit.scenario import Placed, Situation


@dataclass(frozen=True, slots=True)
class Variation:
    """One change: what it is called, the clauses that it touches, the rules and the table to play with.

    `touches` are the rule methods that it replaces; `nudge` is what is different on the table, where that is all.
    """

    how: How
    name: str
    clauses: tuple[str, ...]
    game: type[Game]
    situation: Situation
    touches: frozenset[str] = frozenset()
    nudge: Nudge | None = None


def variations(replay: Replay, hows: Collection[How] = tuple(How)) -> Iterator[Variation]:
    """Every change of these kinds that can make a difference to a replay: only what it looked at is at stake."""
    return (one for kind, made in _KINDS.items() if kind & {*hows} for one in made(replay) if one.how in hows)


def _of_rules(replay: Replay) -> Iterator[Variation]:
    cls: Any = type(replay.game)
    answers = replay.game.trace.answers
    for name, clauses in clauses_of_rules(cls).items():
        if not (came_to := answers.get(name)):
            continue
        if not is_idle(cls, name, came_to):
            yield Variation(How.WITHOUT, name, clauses, _without(cls, name), replay.situation, frozenset({name}))
        if (reaching := _reaching(cls, name, came_to)) is not None:
            yield Variation(How.PERMISSION, name, clauses, reaching, replay.situation, frozenset({name}))


def _of_beliefs(replay: Replay) -> Iterator[Variation]:
    readings = frozenset(replay.situation.readings.items())
    for malrule in games.malrules(replay.game.game):
        if _is_asked(replay, malrule.mixin):
            cls = games.game_with(malrule, readings)
            touches = frozenset(name for name in vars(malrule.mixin) if not name.startswith("__"))
            yield Variation(How.BELIEVED, malrule.name, malrule.breaks, cls, replay.situation, touches)


def _of_readings(replay: Replay) -> Iterator[Variation]:
    situation, game = replay.situation, replay.game.game
    for reading in games.readings(game):
        now = reading.meaning(situation.readings.get(reading.name))
        clauses = tuple(one if ":" in one else f"{game}:{one}" for one in reading.clauses)
        for other in reading.meanings:
            if other is not now and _is_asked(replay, *filter(None, (now.mixin, other.mixin))):
                chosen = frozenset({**situation.readings, reading.name: other.name}.items())
                name = f"{reading.name}/{other.name}"
                yield Variation(How.READ_OTHERWISE, name, clauses, games.game_as_read(game, chosen), situation)


def _is_asked(replay: Replay, *mixins: type) -> bool:
    """Did the replay ask anything that these have another way with? Of what is no rule nobody knows: it may have."""
    cls: Any = type(replay.game)
    own = {base for mixin in mixins for base in mixin.__mro__} - {*games.game(replay.game.game).__mro__}
    names = {name for base in own for name in vars(base)}
    asked = replay.game.trace.answers
    return any(name in asked or not hasattr(getattr(cls, name, None), "rule") for name in names if name[:2] != "__")


def _of_texts(replay: Replay) -> Iterator[Variation]:
    """Each ability of each card, with the clauses by which it works."""
    cls, stopping = type(replay.game), {one.by_text: one.overridden_by for one in replay.game.trace.steps}
    for player, board in replay.situation.boards.items():
        for one in placed(board):
            for place, ability in enumerate(one.card.abilities):
                name = f"{one.label}/{place + 1}"
                clauses = dict.fromkeys((*_of_text(cls, ability), *stopping.get(name, ())))
                silenced = _silenced(replay.situation, player, one.label, place)
                yield Variation(How.TEXT, name, tuple(clauses), cls, silenced)


def _of_tables(replay: Replay) -> Iterator[Variation]:
    """The same rules with one thing on the table a little different."""
    for one in (*nudges(replay.situation), *loosened(replay)):
        name = " ".join((*one.path, str(one.instead))).strip()
        yield Variation(How.PERMISSION, name, (), type(replay.game), one.situation, nudge=one)


_KINDS: Mapping[frozenset[How], Callable[[Replay], Iterator[Variation]]] = {
    frozenset({How.WITHOUT, How.PERMISSION}): _of_rules,
    frozenset({How.BELIEVED}): _of_beliefs,
    frozenset({How.READ_OTHERWISE}): _of_readings,
    frozenset({How.TEXT}): _of_texts,
    frozenset({How.PERMISSION}): _of_tables,
}


def _of_text(cls: type[Game], ability: Ability) -> tuple[str, ...]:
    """The clauses by which a text works, and «the card beats the rules» where it does; () where no clause says so."""
    return cls.cited((*cls.clauses_of(ability), *(cls.golden_rule if beats_a_rule(ability) else ())))


def beats_a_rule(part: object) -> bool:
    """Does a text forbid or permit what the rules say otherwise, in any of its parts?"""
    return any(isinstance(one, Forbid | Allow) for one in parts(part))


@cache
def clauses_of_rules(cls: type[Game]) -> Mapping[str, tuple[str, ...]]:
    """The clauses that each rule method declares, in all the chapters that write it."""
    found: dict[str, dict[str, None]] = {}
    for name, rule in rule_methods(cls):
        found.setdefault(name, {}).update(dict.fromkeys(cls.cited(rule.numbers)))
    return {name: tuple(clauses) for name, clauses in found.items() if clauses}


@cache
def _without(cls: type[Game], name: str) -> type[Game]:
    return without(cls, name)


def _reaching(cls: Any, name: str, answers: Collection[Answer]) -> type[Game] | None:
    """The game in which a rule that said no says yes, or one that may refuse refuses; None for any other."""
    if _is_yes_or_no(cls, name):
        return _saying_yes(cls, name) if Answer.NOTHING in answers else None
    return _refusing(cls, name) if _rules(cls)[name].role == "guard" else None


@cache
def _rules(cls: type[Game]) -> Mapping[str, Rule]:
    return rules_of(cls)


@cache
def _is_yes_or_no(cls: type[Game], name: str) -> bool:
    return get_type_hints(getattr(cls, name)).get("return") is bool


@cache
def _saying_yes(cls: type[Game], name: str) -> type[Game]:
    return _with(cls, name, rules_of(cls)[name], _says_yes)


@cache
def _refusing(cls: type[Game], name: str) -> type[Game]:
    rule = rules_of(cls)[name]
    return _with(cls, name, rule, _refusal(rule))


def _with(cls: type[Game], name: str, rule: Rule, method: Any) -> type[Game]:
    def run(self: Game, *args: Any, **words: Any) -> Any:
        return method(self, *args, **words)

    run.rule = rule  # type: ignore[attr-defined]
    return type(cls.__name__, (cls,), {name: run})


def _says_yes(_game: Game, *_args: Any, **_words: Any) -> bool:
    return True


def _refusal(rule: Rule) -> Any:
    def refuse(game: Game, *_args: Any, **_words: Any) -> None:
        illegal = Illegal("otherwise")
        illegal.clauses = game.cited(rule.numbers)
        raise illegal

    return refuse


def _silenced(situation: Situation, player: str, label: str, place: int) -> Situation:
    """The same table, where this ability of this card says nothing; the others keep their numbers."""

    def silence(one: Placed) -> Placed:
        abilities = [*one.card.abilities]
        abilities[place] = Static(static=())
        return replace(one, card=replace(one.card, abilities=tuple(abilities)))

    board = with_card(situation.boards[player], label, silence)
    return replace(situation, boards={**situation.boards, player: board})

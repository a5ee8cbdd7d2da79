"""Words of a card that could never matter, each with what to write: a prohibition of what is only told, a lost test."""

from collections.abc import Collection, Iterator

from judgekit.engine import happenings
from judgekit.engine.abilities import Pattern, Triggered, Would
from judgekit.engine.effects.continuous import Allow, Forbid, Later, StepIn
from judgekit.engine.effects.objects import Move
from judgekit.engine.event import Event
from judgekit.engine.filters import plain
from judgekit.engine.game import Game
from judgekit.engine.kept import kept
from judgekit.engine.terms import EventAmount

Word = tuple[str, str, tuple[str, ...]]  # what is wrong with a word, the word, those that would do


def in_vain(part: object, game: type[Game]) -> Iterator[Word]:
    """What one part of a card says to no purpose; of an event that the game does not know nothing is said."""
    for pattern in _prevented(part):
        event = _declared(game).get(pattern.event)
        if event and not (event.foreseen and isinstance(part, Forbid)):
            yield from _never_prevented(pattern, event, game)
    if isinstance(part, Pattern) and (event := _declared(game).get(part.event)):
        yield from _never_fits(part, event, game)
    if isinstance(part, Forbid | StepIn | Later) and part.on is not None:
        yield from _of_no_card(_pattern(part), "on", game)
    if isinstance(part, Allow) and part.against is not None and part.allow not in game.permissions_against:
        yield f"con «{part.allow}», «against» no hace nada en este juego: quítalo", "against", ()
    if isinstance(part, Move) and part.to in game.entering:
        yield f"con «move» no se entra ahí: escribe «{game.entering[part.to][0]}»", part.to, ()


def unsaid_amounts(parts: Collection[object], game: type[Game]) -> Iterator[Word]:
    """Numbers of the event that none of the events says for which an ability waits; nothing where it waits for none."""
    awaited = [one for part in parts for one in _awaited(part)]
    valid = tuple(dict.fromkeys(word for one in awaited for word in game.words_of_event(one.event)))
    known = game.words_of_events()
    for part in parts if awaited else ():
        if isinstance(part, EventAmount) and part.event in known and part.event not in valid:
            kinds = "», «".join(dict.fromkeys(one.event for one in awaited))
            yield f"«{part.event:.60}» no lo dice «{kinds}», que es lo que se espera", part.event, valid


def _awaited(part: object) -> tuple[Pattern, ...]:
    if isinstance(part, Triggered):
        return part.when
    return (part.later,) if isinstance(part, Later) else _prevented(part)


def _pattern(part: Forbid | StepIn | Later) -> Pattern:
    return part.forbid if isinstance(part, Forbid) else part.step_in if isinstance(part, StepIn) else part.later


def _prevented(part: object) -> tuple[Pattern, ...]:
    """The patterns of what a text forbids or steps in on."""
    if isinstance(part, Would):
        return part.would
    return (_pattern(part),) if isinstance(part, Forbid | StepIn) else ()


def _never_prevented(pattern: Pattern, event: type[Event], game: type[Game]) -> Iterator[Word]:
    if event.announces is not None:
        meant = f"escribe «{event.announces}»" if event.announces else f"escribe «when: {event.kind}»"
        yield f"«{event.kind}» cuenta lo que ya ha ocurrido y nada lo impide ni lo cambia: {meant}", event.kind, ()
    elif pattern.to and "to" not in event.words() and event.kind not in game.goals:
        yield f"antes de que ocurra «{event.kind}» no se sabe adónde va: quita «to»", "to", ()


def _never_fits(pattern: Pattern, event: type[Event], game: type[Game]) -> Iterator[Word]:
    if pattern.amount and "amount" not in event.words():
        yield f"el suceso «{event.kind}» no dice ninguna cantidad: quita «amount»", "amount", ()
    if pattern.of is not None:
        yield from _of_no_card(pattern, "of", game)
    if pattern.from_ and "from" not in event.words():
        yield from _of_no_card(pattern, "from", game)
    for test in plain(pattern.to) if event is happenings.Move else ():
        if test.word in game.entering and not test.negated:
            called = ", ".join(f"«{one}»" for one in game.entering[test.word])
            yield f"entrar ahí no se llama «move» en este juego: escribe {called}", test.word, ()


def _of_no_card(pattern: Pattern, word: str, game: type[Game]) -> Iterator[Word]:
    if pattern.event in game.events_of_no_card():
        yield f"el suceso «{pattern.event}» no le ocurre a ninguna carta: quita «{word}»", word, ()


@kept
def _declared(game: type[Game]) -> dict[str, type[Event]]:
    return {one.kind: one for one in (*happenings.SHARED, *game.known_events)}

"""What is installed, held against what a tournament fixed."""

from collections.abc import Iterator

from judgekit import __version__, games
from judgekit.corpus.store import Store
from judgekit.tournament.phrases import say
from judgekit.tournament.pin import EventPin, code

SHOWN = 12


def differing(pin: EventPin, store: Store) -> tuple[str, ...]:
    """In what the installed texts, judgekit and its readings are not those of the tournament, in words."""
    return (*_editions(pin, store), *_judgekit(pin), *_readings(pin))


def _editions(pin: EventPin, store: Store) -> Iterator[str]:
    found = {one.game: store.report(one.game).sha256 for one in store.documents() if one.installed}
    for game, wanted in pin.editions.items():
        if game not in found:
            yield say("differing.missing", game=game)
        elif found[game] != wanted:
            yield say("differing.edition", game=game, found=found[game][:SHOWN], wanted=wanted[:SHOWN])


def _judgekit(pin: EventPin) -> Iterator[str]:
    if pin.judgekit != __version__:
        yield say("differing.version", found=__version__, wanted=pin.judgekit)
    elif pin.code != (found := code()):
        yield say("differing.code", found=found, wanted=pin.code)


def _readings(pin: EventPin) -> Iterator[str]:
    of_games = (game for game in pin.editions if game in games.names())
    known = {(one.name, meaning.name) for game in of_games for one in games.readings(game) for meaning in one.meanings}
    for reading, meaning in pin.readings.items():
        if (reading, meaning) not in known:
            yield say("differing.reading", reading=reading, meaning=meaning)

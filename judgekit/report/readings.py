"""The readings that bear on a ruling: how the document was read, why, and what the other meanings would rule."""

from collections.abc import Iterator
from dataclasses import replace

from judgekit import games
from judgekit.engine.game import Game
from judgekit.engine.reading import Meaning, Reading
from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.report.labels import say
from judgekit.report.model import Other, ReadingNote
from judgekit.story import Telling, Told, boards_of, ruling_sentence, sentence


def notes(telling: Telling, told: Told) -> tuple[ReadingNote, ...]:
    """The readings that the scenario names, and those of which another meaning would change the ruling."""
    return tuple(_notes(telling, told))


def _notes(telling: Telling, told: Told) -> Iterator[ReadingNote]:
    situation = telling.played.situation
    for reading in games.readings(situation.game.game):
        if not _evaluated(reading, telling.played.game):
            continue
        chosen = reading.meaning(situation.readings.get(reading.name))
        under = {one: _under(one, reading, telling, told) for one in reading.meanings if one is not chosen}
        others = tuple(Other(sentence(one.says), said) for one, said in under.items() if said)
        if others or reading.name in situation.readings:
            why = sentence(reading.why) if chosen is reading.meanings[0] else ""
            yield ReadingNote(
                sentence(reading.about), _ids(reading, situation.game.game), sentence(chosen.says), why, others
            )


def _evaluated(reading: Reading, game: Game) -> bool:
    """Did the replay come by any of the clauses that the reading is about?"""
    looked_at = game.trace.evaluated | {clause for step in game.trace.steps for clause in step.clauses}
    return not looked_at.isdisjoint(_ids(reading, game.game))


def _ids(reading: Reading, game: str) -> tuple[str, ...]:
    return tuple(one if ":" in one else f"{game}:{one}" for one in reading.clauses)


def _under(meaning: Meaning, reading: Reading, telling: Telling, told: Told) -> str:
    """What is ruled under another meaning; "" where it is the same ruling and a table that looks the same."""
    try:
        other = replay(telling.played.situation, readings={reading.name: meaning.name})
    except UserError:
        return say("readings.unplayable")
    found = ruling_sentence(replace(telling, played=other))
    if found != told.ruling.sentence:
        return found
    _, after = boards_of(telling.before, other.game, telling.teller)
    return "" if after == told.after else say("readings.same ruling")

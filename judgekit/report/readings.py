"""The readings that bear on a ruling: how the document was read, why, and what the other meanings would rule."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from judgekit import games
from judgekit.engine.game import Game
from judgekit.engine.reading import Meaning, Reading
from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.report.board import boards
from judgekit.report.model import Board, Other, ReadingNote
from judgekit.report.names import line
from judgekit.report.ruling import Told, ruling

SAME_RULING = "el fallo es el mismo, aunque la mesa no acaba igual."
UNPLAYABLE = "la partida no puede seguir el mismo guion, porque cambia lo que se puede hacer."


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a reader sees of a replay: the ruling and the table at the end."""

    ruling: str
    board: Board

    @classmethod
    def of(cls, told: Told) -> "_Seen":
        """What is seen of this replay."""
        game = told.played.game
        return cls(ruling(told).sentence, boards(told.before, game, told.words, told.names)[1])


def notes(told: Told) -> tuple[ReadingNote, ...]:
    """The readings that the scenario names, and those of which another meaning would change the ruling."""
    return tuple(_notes(told))


def _notes(told: Told) -> Iterator[ReadingNote]:
    own: _Seen | None = None
    situation = told.played.situation
    for reading in games.readings(situation.game.game):
        if not _evaluated(reading, told.played.game):
            continue
        chosen = reading.meaning(situation.readings.get(reading.name))
        own = own or _Seen.of(told)
        under = {one: _under(one, reading, told, own) for one in reading.meanings if one is not chosen}
        others = tuple(Other(_sentence(one.says), said) for one, said in under.items() if said)
        if others or reading.name in situation.readings:
            why = _sentence(reading.why) if chosen is reading.meanings[0] else ""
            yield ReadingNote(
                _sentence(reading.about), _ids(reading, situation.game.game), _sentence(chosen.says), why, others
            )


def _evaluated(reading: Reading, game: Game) -> bool:
    """Did the replay come by any of the clauses that the reading is about?"""
    looked_at = game.trace.evaluated | {clause for step in game.trace.steps for clause in step.clauses}
    return not looked_at.isdisjoint(_ids(reading, game.game))


def _ids(reading: Reading, game: str) -> tuple[str, ...]:
    return tuple(one if ":" in one else f"{game}:{one}" for one in reading.clauses)


def _under(meaning: Meaning, reading: Reading, told: Told, own: _Seen) -> str:
    """What is ruled under another meaning; "" where it is the same ruling and a table that looks the same."""
    try:
        other = replay(told.played.situation, readings={reading.name: meaning.name})
    except UserError:
        return UNPLAYABLE
    seen = _Seen.of(replace(told, played=other))
    if seen.ruling != own.ruling:
        return seen.ruling
    return "" if seen.board == own.board else SAME_RULING


def _sentence(text: str) -> str:
    whole = line(text)
    return whole if whole.endswith((".", "?", "!", "…")) else f"{whole}."

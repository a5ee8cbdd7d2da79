"""The event file: a name, the editions by their hashes, judgekit's version, how each open question is read; sealed."""

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, ClassVar

from judgekit import __version__, cache, games
from judgekit.contract.definitions import Schema
from judgekit.corpus.store import Store
from judgekit.errors import UserError, reason, too_large
from judgekit.one_line import line
from judgekit.shapes.annotations import Form, Lexicon, Patterned, Words
from judgekit.shapes.json_schema import json_schema
from judgekit.shapes.nodes import parse
from judgekit.shapes.reader import Shapes
from judgekit.shapes.textfile import decode
from judgekit.tournament.phrases import say

LARGEST = 1024 * 1024
CODE = 16
_SEAL = "seal: "
_TERMS: Mapping[str, Form] = {
    "moment": Patterned(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}", "debe ser un momento como 2026-11-23T10:00:00"),
    "hash": Patterned("[0-9a-f]{16,64}", "debe ser un hash de entre 16 y 64 cifras"),
    "mode": Words((("refuse", "refuse"), ("warn", "warn")), "lo que se hace si algo difiere"),
}


@dataclass(frozen=True, slots=True)
class EventPin:
    """What holds at a tournament: each game's text by its hash, judgekit by its version and the code that decides.

    `readings` is the meaning of each reading of those games, `differing` what happens where something is another:
    `refuse` or `warn`.
    """

    written: ClassVar[str] = "un archivo de torneo"
    event: str
    started: Annotated[str, "moment"]
    judgekit: str
    code: Annotated[str, "hash"]
    differing: Annotated[str, "mode"]
    editions: Mapping[str, Annotated[str, "hash"]]
    readings: Mapping[str, str]
    seal: Annotated[str, "hash"] = ""

    @property
    def told(self) -> str:
        """What a slip prints of it."""
        return f"{self.event} · {self.started.replace('T', ' ')} · {self.seal[:12]}"


def installed(
    name: str, store: Store, readings: Mapping[str, str], *, of: Collection[str], warns: bool, at: datetime
) -> EventPin:
    """What is installed now, as a tournament fixes it; of the games `of`, or of all. Raises UserError."""
    title = line(name)
    if not any(letter.isalnum() for letter in title):
        raise UserError("event-name", say("mistake.name"))
    editions = {one.game: store.report(one.game).sha256 for one in store.documents() if one.installed}
    chosen = {game: sha256 for game, sha256 in editions.items() if game in of or not of}
    known = [one for game in chosen if game in games.names() for one in games.readings(game)]
    return EventPin(
        event=title,
        started=at.replace(tzinfo=None).isoformat(timespec="seconds"),
        judgekit=__version__,
        code=code(),
        differing="warn" if warns else "refuse",
        editions=chosen,
        readings={one.name: one.meaning(readings.get(one.name)).name for one in known},
    )


def code() -> str:
    """The hash of the code that decides what happens."""
    return cache.key(cache.code("engine", "games", "reader", "scenario", "replay"))[:CODE]


def written(pin: EventPin) -> str:
    """The event file: YAML whose last line seals the others."""
    body = "\n".join((say("file.heading"), *_lines(pin), ""))
    return f"{body}{_SEAL}{_sealed(body)}\n"


def _lines(pin: EventPin) -> list[str]:
    said = [f"event: {_quoted(pin.event)}", f"started: {pin.started}"]
    program = [f"judgekit: {pin.judgekit}", f"code: {pin.code}", f"differing: {pin.differing}"]
    editions = [f"  {game}: {sha256}" for game, sha256 in sorted(pin.editions.items())]
    readings = [f"  {_quoted(name)}: {_quoted(meaning)}" for name, meaning in sorted(pin.readings.items())]
    return [*said, *program, "editions:", *editions, *(["readings:", *readings] if readings else ["readings: {}"])]


def _quoted(text: str) -> str:
    """A text in which YAML sees nothing but text."""
    return "'" + text.replace("'", "''") + "'"


def schema() -> Schema:
    """The JSON Schema of an event file, for whoever reads one."""
    return json_schema(EventPin, Lexicon({}, _TERMS), "Archivo de torneo")


def read(path: Path) -> EventPin:
    """The pin of an event file; raises UserError for one that is cut off, changed or none."""
    text = _text(path)
    body, seal, given = text.rpartition(_SEAL)
    made: Any = Shapes(Lexicon({}, _TERMS), str(path)).read(parse(text, str(path)), EventPin) if seal else None
    if made is None or given.strip() != _sealed(body):
        raise UserError("bad-event-file", say("mistake.truncated", path=path))
    pin: EventPin = made
    return pin


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise too_large(path, LARGEST // 1024 // 1024, "no es un archivo de torneo")
        return decode(path.read_bytes(), path).replace("\r\n", "\n")
    except OSError as error:
        raise UserError("unreadable-file", say("mistake.unreadable", path=path, why=reason(error))) from None


def _sealed(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8")).hexdigest()

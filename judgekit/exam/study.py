"""The study: a log that is only ever added to, and each card's state, which the log gives again at any time."""

import json
import sqlite3
import uuid
import weakref
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from fsrs import Card

from judgekit.errors import UserError
from judgekit.exam import schedule
from judgekit.exam.clock import Clock, in_utc, now
from judgekit.exam.event import ANSWERS, Event, Happened, answers, counting, is_sound
from judgekit.exam.schedule import Remembered, after, remembered
from judgekit.exam.storage import VERSION, opened, unusable

_LOG = "select uid, at, sitting, happened, card, data from log"
FUTURE = timedelta(days=366)  # more than any clock is wrong by; later dates would overflow the scheduler
EXPORTED = "judgekit exam"
_TEXTS = ("uid", "at", "sitting", "happened", "card")


class Elsewhere(Exception):  # noqa: N818 - somebody was quicker
    """The sitting has gone on in another terminal."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A study as its file holds it."""

    schema: int
    kind: str
    log: tuple[Event, ...]


class Study:
    """Opens the file, creating, migrating or putting it aside as it must be; `warnings` say what was found."""

    def __init__(self, path: Path, clock: Clock = now) -> None:
        self.path, self._clock = path, clock
        self._connection, migrated, warning = opened(path, clock())
        self._closing = weakref.finalize(self, self._connection.close)
        self.warnings = [warning] if warning else []
        if unread := self._rows("select count(*) from log")[0][0] - len(self.log()):
            what = "1 anotación no se entiende" if unread == 1 else f"{unread} anotaciones no se entienden"
            self.warnings.append(f"Aviso: en el estudio «{path}», {what}; se conserva todo, pero no cuenta.")
        ahead = self._ahead()
        if ahead:
            what = "1 anotación es" if ahead == 1 else f"{ahead} anotaciones son"
            self.warnings.append(
                f"Aviso: {what} de una fecha lejana en el futuro; cuentan como hechas tras la anterior."
            )
        if migrated or ahead or not self._is_sound() or self._scheduler() != schedule.version():
            self.rebuild()

    def close(self) -> None:
        """Let the file go; that happens by itself where nobody has the study any more."""
        self._closing()

    def now(self) -> datetime:
        """The time, never before what the log has seen."""
        last = self._last()
        return max(self._clock(), last) if last else self._clock()

    @property
    def set_back(self) -> timedelta:
        """How far the clock lies behind the log."""
        last = self._last()
        return max(last - self._clock(), timedelta()) if last else timedelta()

    def log(self) -> list[Event]:
        """Everything that was ever noted, in the order in which it was."""
        return self._events(f"{_LOG} order by id")

    def cards(self) -> dict[str, Remembered]:
        """Every card that was ever answered, as it is now."""
        rows = self._rows("select card, fsrs, answers, misses, sha256 from card")
        return {card: Remembered(Card.from_json(state), *more) for card, state, *more in rows}

    def note(self, happened: Happened, sitting: str, card: str = "", **data: Any) -> Event:
        """Add an event and what follows from it, both or neither.

        An answer says its `place`: raises Elsewhere where the sitting has already gone past it.
        """
        with self._writing():
            if happened in ANSWERS and len(self._of_sitting(sitting)) != data["place"]:
                raise Elsewhere
            event = self._add(Event(uuid.uuid4().hex, self._next_time(), sitting, happened, card, data))
            match happened:
                case Happened.ANSWERED:
                    self._set(card, after(self._card(card), event))
                case Happened.UNDONE:
                    self._again(card)
                case Happened.RESET:
                    self._connection.execute("delete from card")
        return event

    def undo(self, sitting: str) -> Event | None:
        """Take back the last answer of a sitting; None where it has none."""
        given = self._of_sitting(sitting)
        if not given:
            return None
        self.note(Happened.UNDONE, sitting, given[-1].card, of=given[-1].uid)
        return given[-1]

    def rebuild(self) -> None:
        """Every card again from the log."""
        with self._writing():
            self._recount()

    def exported(self) -> Exported:
        """The whole log, to be joined to another study."""
        return Exported(VERSION, EXPORTED, tuple(self.log()))

    def join(self, data: Any) -> int:
        """Add the events of an export, as JSON has it; how many were not here. Raises UserError where it is none."""
        events = _imported_log(data, self.now() + FUTURE)
        with self._writing():
            known = {uid for (uid,) in self._rows("select uid from log")}
            new = {one.uid: one for one in events if one.uid not in known}
            for one in new.values():
                self._add(one)
            self._recount()
        return len(new)

    def _recount(self) -> None:
        self._connection.execute("delete from card")
        self._connection.execute("delete from made_by")
        self._connection.execute("insert into made_by values (?)", (schedule.version(),))
        by_card: dict[str, list[Event]] = {}
        for event in counting(self.log()):
            if event.happened is Happened.ANSWERED:
                by_card.setdefault(event.card, []).append(event)
        for card, given in by_card.items():
            self._set(card, remembered(given))

    def _events(self, query: str, values: Sequence[object] = ()) -> list[Event]:
        """The events of a query, without those that say nothing that can be counted.

        What was noted under a clock that was far ahead happened just after what was noted before it.
        """
        found = (event for row in self._rows(query, values) if (event := _event(row)))
        return list(_of_our_time(found, self._clock(), self._latest))

    @property
    def _latest(self) -> datetime:
        """After this nothing can have been noted yet."""
        return self._clock() + FUTURE

    def _ahead(self) -> int:
        """How many events were noted under a clock that was far ahead."""
        return int(self._rows("select count(*) from log where at > ?", (self._latest.isoformat(),))[0][0])

    def _scheduler(self) -> str | None:
        """The version of the scheduler that counted the cards; None where there are none."""
        return next((version for (version,) in self._rows("select scheduler from made_by")), None)

    def _is_sound(self) -> bool:
        """Can every card be read?"""
        try:
            self.cards()
        except (ValueError, KeyError, TypeError):
            return False
        return True

    def _of_sitting(self, sitting: str) -> list[Event]:
        resets = self._rows("select max(id) from log where happened = 'reset'")[0][0] or 0
        query = f"{_LOG} where sitting = ? and id > ? order by id"
        return answers(counting(self._events(query, (sitting, resets))), sitting)

    def _again(self, card: str) -> None:
        """One card again from the log."""
        query = f"{_LOG} where card in (?, '') order by id"
        log = counting(self._events(query, (card,)))
        self._set(card, remembered(one for one in log if one.card == card and one.happened is Happened.ANSWERED))

    def _set(self, card: str, state: Remembered | None) -> None:
        self._connection.execute("delete from card where card = ?", (card,))
        if state:
            row = (card, state.fsrs.to_json(), state.answers, state.misses, state.sha256)
            self._connection.execute("insert into card values (?, ?, ?, ?, ?)", row)

    def _card(self, card: str) -> Remembered | None:
        rows = self._rows("select fsrs, answers, misses, sha256 from card where card = ?", (card,))
        return Remembered(Card.from_json(rows[0][0]), *rows[0][1:]) if rows else None

    def _add(self, event: Event) -> Event:
        row = (event.uid, event.at.isoformat(), event.sitting, event.happened.value, event.card, json.dumps(event.data))
        self._connection.execute(
            "insert into log (uid, at, sitting, happened, card, data) values (?, ?, ?, ?, ?, ?)", row
        )
        return event

    def _last(self) -> datetime | None:
        query = "select at from log where at <= ? order by at desc limit 100"
        for (at,) in self._rows(query, (self._latest.isoformat(),)):
            with suppress(ValueError, TypeError):
                return in_utc(at)
        return None

    def _next_time(self) -> datetime:
        """Now; where the clock was set back, just after the last event, so that order stays order."""
        last = self._last()
        time = self._clock().astimezone(UTC)
        time = time.replace(microsecond=time.microsecond or 1)  # always written with the same digits, so text sorts
        return max(time, _after(last)) if last else time

    def _rows(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        try:
            return self._connection.execute(query, tuple(values)).fetchall()
        except sqlite3.Error as error:
            raise unusable(self.path, str(error)) from None

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction that no other terminal comes into."""
        try:
            self._connection.execute("begin immediate")
            try:
                yield
            except BaseException:
                self._connection.execute("rollback")
                raise
            self._connection.execute("commit")
        except sqlite3.Error as error:
            raise unusable(self.path, str(error)) from None


def _event(row: Sequence[str]) -> Event | None:
    """A row of the log; None where somebody else has written what we cannot read."""
    uid, at, sitting, happened, card, data = row
    try:
        event = Event(uid, in_utc(at), sitting, Happened(happened), card, json.loads(data))
    except (ValueError, TypeError):
        return None
    return event if is_sound(event.happened, event.data) else None


def _of_our_time(events: Iterable[Event], now: datetime, latest: datetime) -> Iterator[Event]:
    """The events, those of after `latest` dated just after the one before them."""
    before = min(now, latest) - FUTURE
    for one in events:
        found = one if one.at <= latest else replace(one, at=_after(before))
        before = found.at
        yield found


def _imported_log(data: Any, latest: datetime) -> list[Event]:
    """The events of an export; raises UserError at the first that is none or is of after `latest`."""
    if not isinstance(data, dict) or data.get("kind") != EXPORTED or not isinstance(data.get("log"), list):
        raise UserError(
            "bad-study", "El archivo no es un estudio exportado con «judgekit exam export --json»; elige otro."
        )
    if type(data.get("schema")) is int and data["schema"] > VERSION:
        raise UserError(
            "newer-study", "El estudio exportado es de un judgekit más nuevo; actualiza este y vuelve a importarlo."
        )
    found = []
    for place, one in enumerate(data["log"], 1):
        try:
            found.append(_imported(one))
        except (KeyError, TypeError, ValueError, AttributeError):
            raise UserError(
                "bad-study", f"El estudio exportado tiene mal la anotación {place}; no se importa nada."
            ) from None
        if found[-1].at > latest:
            future = f"{found[-1].at:%d/%m/%Y}, en el futuro"
            problem = f"La anotación {place} es del {future}; no se importa nada: mira el reloj."
            raise UserError("bad-study", problem)
    return found


def _imported(one: Any) -> Event:
    """An event of an export; raises where it is none."""
    uid, at, sitting, happened, card = (one[name].strip() for name in _TEXTS)
    time = in_utc(at)
    event = Event(uid, time.replace(microsecond=time.microsecond or 1), sitting, Happened(happened), card, one["data"])
    if not is_sound(event.happened, event.data):
        raise ValueError(uid)
    return event


def _after(time: datetime) -> datetime:
    later = time + timedelta(microseconds=1)
    return later.replace(microsecond=later.microsecond or 1)

"""What a tournament fixed, held against what is installed, before a command quotes or computes anything."""

import os
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperOption

from judgekit.cli.session import Session
from judgekit.errors import UserError

if TYPE_CHECKING:
    from judgekit.scenario import Question
    from judgekit.tournament import EventPin

VARIABLE = "JUDGEKIT_EVENT"
HELD = frozenset({"search", "rule", "toc", "clauses", "replay", "moves", "table", "report", "mcp"})
"""The commands that quote or compute: under a tournament they do so by its texts or not at all."""
_OPTION, _HELP = "event_file", "El torneo que rige (o la variable JUDGEKIT_EVENT)."


def held(command: Any) -> Any:
    """The command with its option, looking at the tournament before it runs."""
    runs = command.invoke

    def invoke(context: Any) -> Any:
        named = context.params.pop(_OPTION, None)
        if path := event_file(context, named):
            hold(path, context)
        return runs(context)

    command.params.append(TyperOption(param_decls=["--event-file"], metavar="ARCHIVO", help=_HELP))
    command.invoke = invoke
    return command


def event_file(context: Any, named: str | None) -> Path | None:
    """The event file that was named after the command, before it, or by `JUDGEKIT_EVENT`."""
    before = context.obj.event if isinstance(context.obj, Session) else None
    usual = os.environ.get(VARIABLE)
    return Path(named) if named else before or (Path(usual) if usual else None)


def hold(path: Path, context: Any) -> None:
    """Let a command run under a tournament; raises UserError where that refuses what is installed."""
    session = context.obj if isinstance(context.obj, Session) else Session()
    rules = context.params.get("rules_dir")
    asked = replace(session, rules_dir=Path(rules) if rules else session.rules_dir)
    context.obj = replace(session, event=held_session(path, asked).event)


def held_session(path: Path, session: Session) -> Session:
    """The session under a tournament.

    Raises UserError where it refuses what is installed; where it only warns, that is said.
    """
    from judgekit.cli.phrases import say  # noqa: PLC0415 - only a tournament pays for it
    from judgekit.tournament import differing  # noqa: PLC0415

    pin = pin_of(path)
    found = replace(session, game=None).library().ask(lambda store: differing(pin, store))
    if found and pin.differing == "refuse":
        raise UserError("event-differs", say("event.refused", event=pin.event, differing="; ".join(found), path=path))
    if found:
        typer.echo(say("event.warned", event=pin.event, differing="; ".join(found)), err=True)
    return replace(session, event=path)


@cache
def pin_of(path: Path) -> "EventPin":
    """The pin of an event file, read once; raises UserError."""
    from judgekit.tournament import read  # noqa: PLC0415

    return read(path)


def pin(session: Session) -> "EventPin | None":
    """The tournament's, where there is one."""
    return pin_of(session.event) if session.event else None


def otherwise_read(session: Session) -> Mapping[str, str]:
    """What the tournament reads otherwise than usual of what the documents leave open; nothing where there is none."""
    found = pin(session)
    if found is None:
        return {}
    from judgekit import games  # noqa: PLC0415

    usual = {one.name: one.meaning(None).name for game in games.names() for one in games.readings(game)}
    return {name: meaning for name, meaning in found.readings.items() if usual.get(name) != meaning}


def as_read(question: "Question", session: Session) -> "Question":
    """The question as the tournament reads its game's document."""
    chosen = otherwise_read(session)
    if not chosen:
        return question
    from judgekit.tournament import under  # noqa: PLC0415

    return under(question, chosen)

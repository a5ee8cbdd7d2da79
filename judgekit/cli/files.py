"""The files that people write for judgekit: the JSON Schema of each, as editors use it."""

from collections.abc import Callable, Mapping, Sequence

from judgekit import games
from judgekit.contract.definitions import Schema, identified
from judgekit.corpus import layouts, manifest, questions
from judgekit.coverage import classes_schema
from judgekit.errors import UserError
from judgekit.scenario import cards_schema, hint, scenario_schema
from judgekit.tournament import pin


def _cards(names: Sequence[str]) -> Schema:
    if len(names) != 1:
        raise UserError("game-needed", "Las cartas son de un juego; di cuál con --game.")
    return cards_schema(names[0])


FILES: Mapping[str, Callable[[Sequence[str]], Schema]] = {
    "scenario": scenario_schema,
    "cards": _cards,
    "manifest": lambda _: manifest.schema(layouts.names()),
    "questions": lambda _: questions.schema(),
    "coverage": lambda _: classes_schema(),
    "event": lambda _: pin.schema(),
}
"""By what each is called, its schema for some games: `<game>/<name>.yaml` and its `cards.yaml`, and of a rules folder
`<game>.yaml`, `<game>.questions.yaml`, `<game>.coverage.yaml`; last, what `judgekit event start` writes."""


def schema_of_file(kind: str, game: str | None = None) -> Schema:
    """The JSON Schema of a kind of file; raises UserError where there is none."""
    if kind.lower() not in FILES:
        meant = hint([kind.lower()], tuple(FILES))
        problem = f"No hay archivos «{kind:.40}»{meant}."
        raise UserError("unknown-file", problem, near=meant.near)
    name = f"file:{kind.lower()}{f':{game}' if game else ''}"
    return identified(FILES[kind.lower()]((game,) if game else games.names()), name)

"""The files of a bank: `<game>/<name>.yaml` is the scenario `<game>/<name>`; its game's shared cards lie beside it."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit import cache, shipped
from judgekit.errors import Place, UserError

if TYPE_CHECKING:
    from judgekit.scenario import Question, Scenario

_PART = re.compile(r"[\w-]+")


def shipped_bank() -> Path:
    """The folder of the bank that judgekit brings."""
    return shipped.folder("scenarios")


def game_names(folder: Path) -> tuple[str, ...]:
    """The games that a bank has a folder for, in alphabetical order."""
    return tuple(sorted(one.name for one in folder.iterdir() if one.is_dir())) if folder.is_dir() else ()


def paths(folder: Path, game: str | None = None) -> Iterator[Path]:
    """The scenario files of a bank, in order of game and name."""
    for name in (game,) if game else game_names(folder):
        yield from (folder / name / one for one in names(folder / name))


def names(folder: Path) -> list[str]:
    """The names of the scenario files of one game, in order."""
    try:
        found = os.listdir(folder)  # noqa: PTH208 - a path for each costs more than all the rest
    except OSError:
        return []
    return sorted(one for one in found if one.endswith(".yaml") and one != shipped.CARDS)


def key(path: Path) -> str:
    """The key of a scenario file: its name and what it holds; of one that cannot be read, reading it says why."""
    return key_of(str(path.parent), path.name)


def key_of(folder: str, name: str) -> str:
    """The same of the file of this name."""
    try:
        return cache.key(name, cache.content(f"{folder}/{name}"))
    except OSError:
        return cache.key(name)


def by_id(folder: Path) -> Mapping[str, Path]:
    """The scenario files of a bank by the id that their place gives them."""
    return {id_of(path): path for path in paths(folder)}


def scenarios(folder: Path | None = None, game: str | None = None) -> tuple["Scenario", ...]:
    """Every scenario of a bank; raises UserError where one cannot be read or its id is not its place."""
    return tuple(in_its_place(path) for path in paths(folder or shipped_bank(), game))


def find(wanted: Sequence[str], folder: Path | None = None) -> tuple["Question", ...]:
    """Scenarios by id (`game/name`, or the name alone), questions by file (`-`: standard input); raises UserError."""
    return tuple(one for name in wanted for one in _found(name, folder or shipped_bank()))


def in_its_place(path: Path) -> "Scenario":
    """The scenario of a file of a bank; raises UserError also where its id is not its place."""
    from judgekit.scenario import DEMANDED, Scenario, listed, load  # noqa: PLC0415 - listing a bank reads no scenario

    scenario = load(path)
    if not isinstance(scenario, Scenario):
        missing = listed(part for part in DEMANDED if part not in scenario.places)
        problem = f"en el banco hace falta decir también {missing}; añádelo."
        raise UserError("bad-file", problem, place=Place(str(path), 1, 1))
    if scenario.id != id_of(path):
        raise UserError(
            "id-out-of-place",
            f"el id es «{scenario.id:.80}» y por su sitio debe ser «{id_of(path)}»; cámbialo.",
            place=Place.of(scenario.places["id"]),
            near=(id_of(path),),
        )
    return scenario


def id_of(path: Path) -> str:
    """The id that a scenario's place in its bank gives it."""
    return f"{path.parent.name}/{path.stem}"


def _found(name: str, folder: Path) -> Iterator["Question"]:
    from judgekit.scenario import load  # noqa: PLC0415

    if is_file(name):
        yield load(Path(name))
        return
    for path in places(name, folder):
        yield in_its_place(path)


def is_file(name: str) -> bool:
    """Is a file named, or standard input, and no scenario of a bank?"""
    return name == "-" or name.endswith((".yaml", ".yml"))


def places(name: str, folder: Path | None = None) -> tuple[Path, ...]:
    """The files of the scenarios of a bank with this id, `game/name` or the name alone; raises UserError."""
    folder = folder or shipped_bank()
    if (whole := file_of(name, folder)) is not None:
        return (whole,)
    known = by_id(folder)
    matching = tuple(path for id_, path in known.items() if name in {id_, path.stem})
    if not matching:
        from judgekit.scenario import hint  # noqa: PLC0415

        meant = hint([name], tuple(known))
        problem = f"No hay ningún escenario «{name:.80}»{meant}; míralos con «judgekit scenarios»."
        raise UserError("unknown-scenario", problem, near=meant.near)
    return matching


def file_of(name: str, folder: Path) -> Path | None:
    """The file of `game/name` where it is there: no folder need be listed for it."""
    game, _, stem = name.partition("/")
    if not _PART.fullmatch(game) or not _PART.fullmatch(stem) or stem == Path(shipped.CARDS).stem:
        return None
    path = folder / game / f"{stem}.yaml"
    return path if path.is_file() else None

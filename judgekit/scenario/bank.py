"""The bank: every scenario file of a folder, by id."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from judgekit import games, shipped
from judgekit.errors import UserError
from judgekit.scenario.loading import CARDS, load
from judgekit.scenario.model import Scenario
from judgekit.scenario.refusal import hint


def shipped_bank() -> Path:
    """The folder of the bank that judgekit brings."""
    return shipped.folder("scenarios")


def paths(folder: Path, game: str | None = None) -> Iterator[Path]:
    """The scenario files of a bank: `<game>/*.yaml`, but not the shared cards."""
    for name in (game,) if game else games.names():
        yield from sorted(path for path in (folder / name).glob("*.yaml") if path.name != CARDS)


def scenarios(folder: Path | None = None, game: str | None = None) -> tuple[Scenario, ...]:
    """Every scenario of a bank; raises UserError where one cannot be read or its id is not its place."""
    return tuple(_in_its_place(load(path)) for path in paths(folder or shipped_bank(), game))


def find(wanted: Sequence[str], folder: Path | None = None) -> tuple[Scenario, ...]:
    """Scenarios by id (`game/name`, or the name alone) or by file; raises UserError where one is not there."""
    return tuple(one for name in wanted for one in _found(name, folder or shipped_bank()))


def _found(name: str, folder: Path) -> Iterator[Scenario]:
    if name.endswith((".yaml", ".yml")):
        yield load(Path(name))
        return
    known = {f"{path.parent.name}/{path.stem}": path for path in paths(folder)}
    matching = [path for id_, path in known.items() if name in {id_, path.stem}]
    if not matching:
        raise UserError(
            f"No hay ningún escenario «{name:.80}»{hint([name], tuple(known))}; míralos con «judgekit scenarios»."
        )
    for path in matching:
        yield _in_its_place(load(path))


def _in_its_place(scenario: Scenario) -> Scenario:
    place = f"{scenario.path.parent.name}/{scenario.path.stem}"
    if scenario.id != place:
        at = scenario.places["id"]
        raise UserError(
            f"{at.file}, línea {at.line}, columna {at.column}: el id es «{scenario.id:.80}» y por su sitio debe ser "
            f"«{place}»; cámbialo."
        )
    return scenario

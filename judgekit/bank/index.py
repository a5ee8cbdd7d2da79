"""The index of a bank: what each scenario says of itself, so that choosing among them reads none."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from judgekit import cache, shipped
from judgekit.bank.decided import decided
from judgekit.bank.files import game_names, in_its_place, key_of, names, shipped_bank
from judgekit.contract.plain import from_json, to_json

if TYPE_CHECKING:
    from judgekit.scenario import Question

SHELF = cache.Shelf("bank", kept=40)  # one a game
_CODE = (
    "engine",
    "contract",
    "games/__init__.py",
    "games/spoken.py",
    "shapes",
    "scenario",
    "reader",
    "search/analysis.py",
    "bank",
)


@dataclass(frozen=True, slots=True)
class Summary:
    """A scenario of the bank: its source is a clause, `examples` what it replays of the inventory of its document."""

    id: str
    game: str
    title: str
    source: str
    path: Path
    mechanics: tuple[str, ...]
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry(Summary):
    """A scenario as the index knows it.

    `clauses` are the one that it comes from, those that it makes claims of and those that decide it; `words` are the
    folded ones of its id, title, question, mechanics and cards.
    """

    clauses: tuple[str, ...]
    words: tuple[str, ...]

    @property
    def summary(self) -> Summary:
        """What a list says of it."""
        return Summary(*(getattr(self, one.name) for one in fields(Summary)))

    @property
    def chapter(self) -> str:
        """The chapter that it is of: `11` where it comes from `fftcg:11.8.7`."""
        return self.source.partition(":")[2].partition("/")[0].partition(".")[0]


class AtWork(NamedTuple):
    """What an entry says of clauses: the first is the one that its scenario comes from, where it says so."""

    id: str
    source: str
    clauses: Sequence[str]


def at_work(folder: Path, game: str) -> Iterator[AtWork]:
    """What the entries of a game of a bank say of clauses: read in a third of the time."""
    return (AtWork(one["id"], one["source"], one["clauses"]) for one in _said(folder / game).values())


def entries(folder: Path | None = None, game: str | None = None) -> tuple[Entry, ...]:
    """Every scenario of a bank; raises UserError where one that is not in the cache cannot be read."""
    bank = folder or shipped_bank()
    return tuple(one for name in ((game,) if game else game_names(bank)) for one in _of_game(bank, name))


def entry(scenario: "Question") -> Entry:
    """What the index keeps of a scenario."""
    from judgekit.scenario import asserted  # noqa: PLC0415 - a warm index reads no scenario

    source = (scenario.source,) if scenario.source else ()
    return Entry(
        id=scenario.name,
        game=scenario.game,
        title=scenario.title or "",
        source=scenario.source or "",
        path=scenario.path,
        mechanics=tuple(scenario.mechanics),
        examples=tuple(scenario.examples),
        clauses=tuple(dict.fromkeys((*source, *asserted(scenario), *decided(scenario.name)))),
        words=tuple(dict.fromkeys(_words(scenario))),
    )


def _of_game(folder: Path, game: str) -> Iterator[Entry]:
    of_game = folder / game
    return (from_json(Entry, {**one, "path": of_game / name}) for name, one in _said(of_game).items())


def _said(folder: Path) -> Mapping[str, dict[str, Any]]:
    """What each file of a game says, by its name."""
    place = str(folder)
    wanted = {key_of(place, name): name for name in names(folder)}
    said = cache.pieces(SHELF, _made_from(folder), wanted, lambda name: _read(folder / name))
    return dict(zip(wanted.values(), said, strict=True))


def _made_from(folder: Path) -> str:
    """The key of what all entries of a game come from besides their files."""
    code = cache.code(*_CODE, f"games/{folder.name}")
    return cache.key(code, cache.library("PyYAML"), folder.name, shipped.cards(folder))


def _read(path: Path) -> dict[str, Any]:
    kept: dict[str, Any] = to_json(entry(in_its_place(path)))
    del kept["path"]  # where the bank lies is no part of what its scenarios say
    return kept


def _words(scenario: "Question") -> Sequence[str]:
    from judgekit.search.analysis import words  # noqa: PLC0415

    zones = (zone for board in scenario.situation.boards.values() for zone in board.zones.values())
    cards = dict.fromkeys(placed.card.name for zone in zones for placed in zone)
    return words(" ".join((scenario.name, scenario.title or "", scenario.ask or "", *scenario.mechanics, *cards)))

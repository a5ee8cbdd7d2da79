"""The slips of the bank's rulings, each made once: a ruling is played a hundred times for its reasons."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from judgekit import bank, shipped
from judgekit import cache as kept
from judgekit.contract.plain import from_json, to_json
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.report import Edition, Slip, ruling_slip
from judgekit.site.model import Link, RulingsPage
from judgekit.workers import Lost, Workers

SHELF = kept.Shelf("site", kept=20)
_CODE = ("engine", "games", "reader", "reasons", "replay", "report", "scenario", "shapes", "story")
Progress = Callable[[int, int], None]


class _Wanted(NamedTuple):
    scenario: Path
    rules: Path


def slips(game: str, library: Library, workers: Workers, progress: Progress) -> tuple[Slip, ...]:
    """The slip of each ruling of a game, in the order of the bank; raises UserError where one cannot be played."""
    folder = bank.shipped_bank()
    wanted = {bank.key(path): path for path in bank.paths(folder, game)}
    shared = _made_from(folder / game, library)
    before = kept.Kept(SHELF, shared, wanted)
    missing = {key: path for key, path in wanted.items() if before.get(key) is None}
    made = dict(zip(missing, _made([*missing.values()], library, workers, progress), strict=True))
    found = kept.pieces(SHELF, shared, {key: key for key in wanted}, made.__getitem__)
    return tuple(from_json(Slip, one) for one in found)


def by_chapter(game: str, edition: Edition, titles: Mapping[str, str]) -> RulingsPage:
    """The rulings of a game by the chapter that each comes from; `titles` are those of the clauses by id."""
    chapters: dict[str, list[Link]] = {}
    for one in bank.entries(None, game):
        chapters.setdefault(one.chapter, []).append(Link(one.id, one.title))
    ordered = sorted(chapters, key=lambda one: (not one.isdecimal(), int(one) if one.isdecimal() else 0))
    listed = ((Link(one, titles.get(f"{game}:{one}", "")), tuple(chapters[one])) for one in ordered)
    return RulingsPage(edition, tuple(listed), tuple(bank.all_names(bank.entries(None, game))))


def _made(paths: Sequence[Path], library: Library, workers: Workers, progress: Progress) -> Iterator[Any]:
    done = workers.each(_slip, [_Wanted(path, library.folder) for path in paths], worth=8)
    for place, one in enumerate(done, 1):
        if isinstance(one, Lost):
            raise UserError("lost-worker", f"Un proceso murió con «{one.item.scenario}»; prueba con --jobs 1.")
        progress(place, len(paths))
        yield one


def _slip(wanted: _Wanted) -> Any:
    """The slip of a scenario, as JSON has it."""
    scenario = bank.in_its_place(wanted.scenario)
    return to_json(_library(wanted.rules).ask(lambda store: ruling_slip(scenario, store, full=True)))


@cache
def _library(rules: Path) -> Library:
    return Library(rules)


def _made_from(folder: Path, library: Library) -> str:
    cards = folder / shipped.CARDS
    shared = cards.read_bytes() if cards.is_file() else b""
    return kept.key(kept.code(*_CODE), library.fingerprint, folder.name, shared)

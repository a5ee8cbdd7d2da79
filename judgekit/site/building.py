"""The folder of the site: everything is written beside it, then put in its place whole."""

import json
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from judgekit.corpus.library import Library
from judgekit.errors import UserError, reason
from judgekit.report import Progress
from judgekit.site import first_index, offline
from judgekit.site.all_pages import Contents
from judgekit.site.application import application, licences
from judgekit.site.model import Page, Texts
from judgekit.site.phrases import say
from judgekit.site.rendering import whole as rendered
from judgekit.site.runtime import Runtime
from judgekit.workers import Workers

PAGES = Path(__file__).parent / "pages"
INSIDE = "_"
MARK = "judgekit-site.json"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be built: where, of which games (all that are installed where none is named), with which runtime."""

    folder: Path
    games: tuple[str, ...] = ()
    runtime: Path | None = None
    workers: Workers = field(default_factory=Workers)


@dataclass(frozen=True, slots=True)
class Built:
    """What was built: `download` is what a phone loads for all of it to work offline, in bytes."""

    folder: Path
    version: str
    games: tuple[str, ...]
    pages: int
    files: int
    download: int
    computes: bool


def build(wanted: Wanted, library: Library, progress: Progress = lambda _done, _all: None) -> Built:
    """Build the site; raises UserError where its folder is somebody else's, or something that it needs is missing."""
    _check_free(wanted.folder)
    runtime = Runtime.of(wanted.runtime) if wanted.runtime else None
    games = _games(wanted, library)
    with _beside(wanted.folder) as work:
        pages = tuple(Contents(library, games, runtime is not None, wanted.workers, progress).pages())
        kept = offline.files(pages, _files(library, games, runtime), computes=runtime is not None)
        whole = {**kept.files, **_documents(pages, computes=runtime is not None), MARK: _mark(kept.version)}
        _put(whole, work, wanted.folder)
    return Built(wanted.folder, kept.version, games, len(pages), len(whole) - 1, kept.download, runtime is not None)


def _documents(pages: Sequence[Page], *, computes: bool) -> Texts:
    return {_file(one): rendered(one, computes=computes).encode() for one in pages}


def _mark(version: str) -> bytes:
    return json.dumps({"judgekit": "site", "version": version}).encode()


def _files(library: Library, games: tuple[str, ...], runtime: Runtime | None) -> Texts:
    return {**_inside(library, games, runtime), **first_index.files(library, games)}


def _games(wanted: Wanted, library: Library) -> tuple[str, ...]:
    installed = [one.game for one in library.ask(lambda store: store.documents()) if one.installed]
    games = tuple(one for one in installed if not wanted.games or one in wanted.games)
    if not games:
        raise UserError("not-installed", say("building.no games", folder=library.folder))
    return games


def _inside(library: Library, games: tuple[str, ...], runtime: Runtime | None) -> Texts:
    """What lies in the folder of the site's own things."""
    shipped = {f"{INSIDE}/{path.name}": path.read_bytes() for path in sorted(PAGES.iterdir()) if path.is_file()}
    if runtime is None:
        return shipped
    shipped[f"{INSIDE}/licencias.txt"] = licences()
    return {**shipped, **runtime.files(f"{INSIDE}/python"), **application(library, games, f"{INSIDE}/python")}


def _file(page: Page) -> str:
    return f"{page.path}/index.html" if page.path else "index.html"


def _check_free(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise UserError("unwritable-file", say("building.bad folder", folder=folder))
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise UserError("unwritable-file", say("building.not ours", folder=folder))


@contextmanager
def _beside(folder: Path) -> Iterator[Path]:
    """A new folder beside it, gone afterwards; raises UserError, at once where none can be made."""
    with _writing(folder):
        folder.parent.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _put(files: Mapping[str, bytes], work: Path, folder: Path) -> None:
    """Write them all, then take the place of the folder that was there; raises UserError."""
    with _writing(folder):
        for name, content in files.items():
            path = work / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        work.chmod(0o755)
        if folder.exists():
            shutil.rmtree(folder)
        work.rename(folder)


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UserError("unwritable-file", say("building.unwritable", folder=folder, why=reason(error))) from None

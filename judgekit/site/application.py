"""judgekit as a browser runs it: its packages, the libraries that they need, texts, bank and indexes, in one file."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import judgekit
from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.site.leaner import lean
from judgekit.site.model import Texts
from judgekit.site.parcels import joined
from judgekit.site.phrases import say

LIBRARIES = ("whoosh3", "snowballstemmer", "rapidfuzz", "PyYAML", "Jinja2", "MarkupSafe", "fsrs", "typing_extensions")
FILE = "application.bin"
_PACKAGE = Path(judgekit.__file__).parent
_SHIPPED = "judgekit/_shipped"
_KINDS = (".py", ".yaml", ".json", ".html", ".css", ".txt")
_NOT_ASKED_THERE = ("_shipped", "assistant", "cli", "coverage", "editions", "fuzz", "site/pages", "__pycache__")
_NOT_PRINTED_THERE = ("typst", "markdown", "text")
_NEVER_IMPORTED = ("whoosh/cli", "whoosh/lang/snowball/", "whoosh/lang/wordnet", "whoosh/support/bench")
_STEMMERS = ("among.py", "basestemmer.py", "spanish_stemmer.py")
_PREPARE = "import sys; sys.path.insert(0, sys.argv[1]); from judgekit.site.preparing import prepare; prepare()"


def application(library: Library, games: tuple[str, ...], inside: str) -> Texts:
    """The one file: a line of JSON, `[[path, bytes], …]`, then what these paths hold one after another."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "app"
        for path, content in _tree(library, games):
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            (tree / path).write_bytes(content)
        _prepare(tree)
        return {f"{inside}/{FILE}": _packed(tree)}


def _tree(library: Library, games: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    yield from _own()
    for source in library.sources:
        if source.game in games:
            yield from _texts(library.folder, source.game)
    for game in games:
        for path in sorted((bank.shipped_bank() / game).glob("*.yaml")):
            yield f"{_SHIPPED}/scenarios/{game}/{path.name}", path.read_bytes()
    for name in LIBRARIES:
        yield from _library(name)


def _own() -> Iterator[tuple[str, bytes]]:
    for path in sorted(_PACKAGE.rglob("*")):
        place = path.relative_to(_PACKAGE).as_posix()
        if path.is_file() and path.suffix in _KINDS and not _is_left_out(place):
            yield f"judgekit/{place}", _leaner(path)


def _is_left_out(place: str) -> bool:
    printed = place.partition("report/templates/")[2]
    below = any(place.startswith(f"{one}/") for one in _NOT_ASKED_THERE)
    return below or "__pycache__" in place or printed.startswith(_NOT_PRINTED_THERE)


def _texts(folder: Path, game: str) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.glob(f"{game}.*")):
        yield f"{_SHIPPED}/rules_text/{path.name}", path.read_bytes()


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    """The Python files of an installed library, and the folder by which its version is known."""
    found = _installed(name)
    for one in found.files or ():
        path = str(one)
        wanted = path.endswith(".py") and not path.startswith((".", "/"))
        if (
            wanted
            and not path.startswith(_NEVER_IMPORTED)
            and ("snowballstemmer/" not in path or one.name in _STEMMERS)
        ):
            yield path, _leaner(Path(str(one.locate())))
    if name == "snowballstemmer":
        yield "snowballstemmer/__init__.py", b""
    yield f"{found.metadata['Name']}-{found.version}.dist-info/METADATA", b""


def _leaner(path: Path) -> bytes:
    return lean(path.read_bytes()) if path.suffix == ".py" else path.read_bytes()


def licences() -> bytes:
    """The licences of the libraries that come along."""
    told = []
    for name in LIBRARIES:
        found = _installed(name)
        texts = [one for one in found.files or () if "licen" in one.name.lower() or one.name == "COPYING"]
        told.append(f"{found.metadata['Name']} {found.version}\n")
        told += [Path(str(one.locate())).read_text("utf-8", "replace") for one in texts]
    return "\n\n".join(told).encode()


def _installed(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError:
        raise UserError("no-library", say("building.no library", name=name)) from None


def _prepare(tree: Path) -> None:
    """Build clauses and indexes by the very code and libraries that the browser has, so that their keys are its own."""
    where = {"JUDGEKIT_CACHE": str(tree / _SHIPPED / "cache"), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    environment = {**os.environ, **where}
    subprocess.run([sys.executable, "-S", "-c", _PREPARE, str(tree)], env=environment, cwd=tree, check=True)


def _packed(tree: Path) -> bytes:
    paths = sorted(path for path in tree.rglob("*") if path.is_file())
    return joined({path.relative_to(tree).as_posix(): path.read_bytes() for path in paths})

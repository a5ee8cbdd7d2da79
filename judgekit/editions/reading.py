"""An edition as it lies somewhere: a rules folder, or one text with its manifest beside it or judgekit's own."""

from dataclasses import dataclass
from pathlib import Path

from judgekit import shipped
from judgekit.corpus.layouts import names as layouts
from judgekit.corpus.manifest import Manifest, read
from judgekit.corpus.model import Clause
from judgekit.corpus.parse import parse
from judgekit.corpus.source import read_folder
from judgekit.editions.phrases import say
from judgekit.errors import UserError, reason
from judgekit.shapes.textfile import decode


@dataclass(frozen=True, slots=True)
class Edition:
    """A document as it was issued: its clauses in order, and the hash of its text."""

    game: str
    title: str
    version: str
    date: str
    sha256: str
    clauses: tuple[Clause, ...]


def edition(path: Path, game: str | None = None) -> Edition:
    """The edition of a folder, of its one game or of that which is named, or of a text; raises UserError."""
    return _of_folder(path, game) if path.is_dir() else _of_text(path, game)


def _of_folder(folder: Path, game: str | None) -> Edition:
    found = [one for one in read_folder(folder) if one.text is not None and game in (None, one.game)]
    if not found:
        raise UserError("not-installed", say("mistake.no text", folder=folder, game=game or ""))
    if len(found) > 1:
        raise UserError("game-needed", say("mistake.which game", folder=folder, games=", ".join(o.game for o in found)))
    one = found[0]
    return _parsed(one.text or b"", one.manifest, one.manifest_path.with_suffix(".txt"), one.manifest_path)


def _of_text(path: Path, game: str | None) -> Edition:
    beside = path.with_suffix(".yaml")
    manifest = beside if beside.is_file() else shipped.folder("rules_text") / f"{game or path.stem}.yaml"
    if not manifest.is_file():
        raise UserError("no-manifest", say("mistake.no manifest", path=path, stem=path.stem))
    try:
        return _parsed(path.read_bytes(), manifest.read_bytes(), path, manifest)
    except OSError as error:
        raise UserError("unreadable-file", say("mistake.unreadable", path=path, why=reason(error))) from None


def _parsed(text: bytes, manifest: bytes, path: Path, manifest_path: Path) -> Edition:
    card: Manifest = read(decode(manifest, manifest_path), str(manifest_path), layouts())
    document = parse(decode(text, path), card)
    if not document.clauses:
        raise UserError("no-clauses", say("mistake.no clauses", path=path, layout=card.layout))
    return Edition(card.game, card.title, card.version, card.date, document.sha256, document.clauses)

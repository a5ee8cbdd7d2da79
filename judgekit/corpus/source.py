"""Rule folders: `<game>.yaml` manifests, each beside its `<game>.txt`; reads and checks the files, parses nothing."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from judgekit import cache, shipped
from judgekit.errors import UserError, reason, too_large, unreadable

LARGEST_TEXT = 40 * 1024 * 1024
QUESTIONS = ".questions.yaml"
COVERAGE = ".coverage.yaml"


class Source(NamedTuple):
    """One manifest and what lies beside it; `text` is None where the game is not installed.

    `questions` are those of the folder; where it has none, the shipped ones: the ids hold in every edition.
    """

    game: str
    manifest_path: Path
    manifest: bytes
    text: bytes | None
    questions: bytes | None
    questions_path: Path

    @property
    def has_own_questions(self) -> bool:
        """Do the questions lie beside the manifest?"""
        return self.questions_path.parent == self.manifest_path.parent

    def document_key(self, parser: str) -> str:
        """The key of all that its clauses come from: manifest, text and parser."""
        return cache.key(parser, os.fsencode(self.game), self.manifest, str(self.text is None), self.text or b"")

    def key(self, parser: str) -> str:
        """The key of everything in the files."""
        questions = str(self.has_own_questions), str(self.questions is None), self.questions or b""
        return cache.key(self.document_key(parser), *questions)


def read_folder(folder: Path) -> tuple[Source, ...]:
    """The sources of a rules folder in order of game; raises UserError where it cannot be read."""
    manifests = [path for path in _listed(folder) if _is_manifest(path)]
    if not manifests:
        raise UserError(
            "no-manifest",
            f"La carpeta de reglas «{folder}» no tiene ningún manifiesto; pon «<juego>.yaml» junto a «<juego>.txt».",
        )
    return tuple(_source(path) for path in manifests)


def _is_manifest(path: Path) -> bool:
    return path.suffix == ".yaml" and not path.name.endswith((QUESTIONS, COVERAGE))


def fingerprint(sources: Sequence[Source], parser: str) -> str:
    """One name for the content of these sources under this parser."""
    return cache.key(*(source.key(parser) for source in sources))


def _listed(folder: Path) -> list[Path]:
    try:
        if not folder.exists():
            raise UserError(
                "no-folder", f"La carpeta de reglas «{folder}» no existe; revisa --rules-dir o JUDGEKIT_RULES."
            )
        if not folder.is_dir():
            raise UserError(
                "no-folder", f"«{folder}» no es una carpeta; --rules-dir pide la carpeta que guarda los reglamentos."
            )
        return sorted(path for path in folder.iterdir() if path.is_file())
    except OSError as error:
        raise UserError(
            "unreadable-file",
            f"No se puede leer la carpeta de reglas «{folder}» ({reason(error)}); revisa sus permisos.",
        ) from None


def _source(path: Path) -> Source:
    game = path.name.removesuffix(".yaml")
    own = path.with_name(game + QUESTIONS)
    questions = own if own.is_file() else shipped.folder("rules_text") / own.name
    return Source(game, path, _bytes(path), _optional(path.with_suffix(".txt")), _optional(questions), questions)


def _optional(path: Path) -> bytes | None:
    return _bytes(path) if path.is_file() else None


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST_TEXT:
            limit = LARGEST_TEXT // 1024 // 1024
            raise too_large(path, limit, "parte el texto o deja solo el reglamento")
        return path.read_bytes()
    except OSError as error:
        raise unreadable(path, error, "revisa sus permisos") from None

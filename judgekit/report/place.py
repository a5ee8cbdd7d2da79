"""Where documents go, in which format, on which paper."""

import sys
from collections.abc import Sequence
from pathlib import Path

from judgekit.errors import UserError
from judgekit.report import output
from judgekit.report.model import A4, LETTER
from judgekit.report.rendering import FORMATS, Format

STDOUT = "-"
_PAPERS = {"a4": A4, "carta": LETTER, "letter": LETTER}
_SUFFIXES = {one.suffix: one for one in FORMATS.values()} | {".htm": FORMATS["html"], ".markdown": FORMATS["markdown"]}


class Place:
    """Standard output, a file, or a folder with one document for each scenario."""

    def __init__(self, target: str | None, format_: Format, *, force: bool) -> None:
        self.format, self.force = format_, force
        prints = target is None and format_.name in {"markdown", "text"}
        self.is_stdout = target == STDOUT or prints
        self.folder: Path | None = None
        self.file: Path | None = None
        if self.is_stdout:
            if format_.name == "pdf" and sys.stdout.isatty():
                raise UserError("target-needed", "Un PDF no se ve en la consola; mándalo a un archivo con -o.")
        elif target is not None and (target.endswith(("/", "\\")) or Path(target).is_dir()):
            self.folder = Path(target)
            output.make_folder(self.folder)
        elif target is not None:
            self.file = Path(target)

    def path(self, name: str) -> Path | None:
        """Where a document of this name goes, None on standard output; raises UserError where it cannot."""
        if self.is_stdout:
            return None
        path = self.file or output.inside(self.folder or Path(), f"{output.slug(name)}{self.format.suffix}")
        output.check_free(path, force=self.force)
        return path

    def paths(self, names: Sequence[str]) -> list[Path | None]:
        """Where documents of these names go; raises UserError where two would be one file."""
        found = [self.path(one) for one in names]
        twice = next((path for at, path in enumerate(found) if path in found[:at]), None)
        if twice:
            raise UserError("same-file", f"Dos escenarios darían el mismo archivo, «{twice}»; pídelos por separado.")
        return found


def paper(name: str) -> str:
    """The paper of this name; raises UserError where there is none."""
    if name.lower() not in _PAPERS:
        raise UserError("unknown-paper", f"El papel «{name:.40}» no existe en --paper; puede ser a4 o carta.")
    return _PAPERS[name.lower()]


def format_of(name: str | None, target: str | None) -> Format:
    """The format of this name, else the one that the target's name ends in, else HTML; raises UserError."""
    suffix = Path(target).suffix.lower() if target and target != STDOUT else ""
    if name is None:
        if suffix and suffix not in _SUFFIXES and not Path(str(target)).is_dir():
            raise UserError(
                "unknown-format", f"No sé qué formato es «{suffix:.20}»; di --format ({', '.join(FORMATS)})."
            )
        return _SUFFIXES.get(suffix, FORMATS["html"])
    if name.lower() not in FORMATS:
        raise UserError(
            "unknown-format", f"El formato «{name:.40}» no existe en --format; puede ser {', '.join(FORMATS)}."
        )
    return FORMATS[name.lower()]

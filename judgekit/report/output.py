"""Files written whole or not at all, inside the folder that was asked for, and never over another one unasked."""

import os
import re
import tempfile
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judgekit.errors import UserError, reason

LONGEST_NAME = 100
_WINDOWS = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)")


def slug(text: str) -> str:
    """A file's name from any text: small letters, digits and hyphens, so that it can lead nowhere else."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_NAME].strip("-")
    return f"{name or 'informe'}-1" if not name or _WINDOWS.fullmatch(name) else name


def inside(folder: Path, name: str) -> Path:
    """A file of a folder; raises UserError where the name leads out of it."""
    path = folder / name
    if path.resolve().parent != folder.resolve():
        raise UserError("outside-folder", f"«{name:.80}» queda fuera de la carpeta «{folder}»; ahí no se escribe.")
    return path


def check_free(path: Path, *, force: bool) -> None:
    """Raise UserError where a file cannot be written, before any work is done."""
    with _told(path):
        if path.is_dir():
            raise UserError(
                "unwritable-file", f"«{path}» es una carpeta; pon al final una barra o el nombre de un archivo."
            )
        if path.exists() and not path.is_file():
            raise UserError("unwritable-file", f"«{path}» no es un archivo corriente; elige otro nombre.")
        if not path.parent.is_dir():
            raise UserError("no-folder", f"La carpeta «{path.parent}» no existe; créala o elige otra.")
        if (path.exists() or path.is_symlink()) and not force:
            raise UserError("file-exists", f"«{path}» ya existe; elige otro nombre o escribe --force para sustituirlo.")


def make_folder(folder: Path) -> None:
    """Create a folder that is not there yet; raises UserError where that cannot be."""
    with _told(folder):
        folder.mkdir(parents=True, exist_ok=True)


def write(path: Path, content: bytes, *, force: bool) -> None:
    """Write a file in one step; raises UserError where there is one already, unless forced."""
    check_free(path, force=force)
    with _told(path):
        handle, name = tempfile.mkstemp(prefix=".judgekit-", suffix=path.suffix, dir=path.parent)
        made = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            made.chmod(0o666 & ~_umask())
            _move(made, path, force=force)
        finally:
            made.unlink(missing_ok=True)


def _move(made: Path, path: Path, *, force: bool) -> None:
    """Into its place; a link fails where somebody has just written there, a replacement would not."""
    if force:
        made.replace(path)
        return
    try:
        path.hardlink_to(made)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        check_free(path, force=False)
        made.replace(path)


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise UserError(
            "file-exists", f"«{path}» ya existe; elige otro nombre o escribe --force para sustituirlo."
        ) from None
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else "la ruta no vale"
        raise UserError("unwritable-file", f"No se puede escribir «{path}» ({why}); elige otro sitio.") from None

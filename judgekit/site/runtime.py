"""Python for a browser: Pyodide's own files; its standard library without what is not used here."""

import io
import json
import zipfile
from dataclasses import dataclass
from pathlib import Path

from judgekit.errors import UserError
from judgekit.site.leaner import lean
from judgekit.site.model import Texts
from judgekit.site.phrases import say

AS_THEY_ARE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
PACKAGE = "package"
"""The folder in which npm packs."""
_LEFT_OUT = frozenset(
    {
        "_pyrepl", "cProfile.py", "cmd.py", "curses", "dbm", "doctest.py", "ensurepip", "ftplib.py", "idlelib",
        "imaplib.py", "lib2to3", "mailbox.py", "pdb.py", "poplib.py", "profile.py", "pstats.py", "pydoc.py",
        "pydoc_data", "smtplib.py", "telnetlib.py", "timeit.py", "tkinter", "trace.py", "turtle.py", "turtledemo",
        "unittest", "venv", "wsgiref", "xmlrpc",
    }
)  # fmt: skip
_EPOCH = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Runtime:
    """An unpacked `npm pack pyodide`."""

    folder: Path

    @classmethod
    def of(cls, folder: Path) -> "Runtime":
        """The runtime in a folder, or in the one that npm packed; raises UserError where a file is missing."""
        there = folder / PACKAGE if (folder / PACKAGE).is_dir() else folder
        missing = [name for name in (*AS_THEY_ARE, LIBRARY, LOCK) if not (there / name).is_file()]
        if missing:
            raise UserError("no-runtime", say("building.no runtime", folder=folder, missing=", ".join(missing)))
        return cls(there)

    def files(self, inside: str) -> Texts:
        """Its files as the site has them."""
        own = {f"{inside}/{name}": (self.folder / name).read_bytes() for name in AS_THEY_ARE}
        library, lock = ((self.folder / name).read_bytes() for name in (LIBRARY, LOCK))
        return {**own, f"{inside}/{LIBRARY}": _library(library), f"{inside}/{LOCK}": _without_packages(lock)}


def _without_packages(lock: bytes) -> bytes:
    """The runtime's own list of packages to be loaded from elsewhere, with none on it."""
    return json.dumps({**json.loads(lock), "packages": {}}).encode()


def _library(whole: bytes) -> bytes:
    """The standard library, not compressed: the site compresses all its files once, and import need not open them."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as read, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as written:
        for name in sorted(read.namelist()):
            if name.partition("/")[0] not in _LEFT_OUT and not name.endswith("/"):
                content = read.read(name)
                written.writestr(zipfile.ZipInfo(name, _EPOCH), lean(content) if name.endswith(".py") else content)
    return made.getvalue()

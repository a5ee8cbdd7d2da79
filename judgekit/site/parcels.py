"""What a phone loads: the files of a version in a few parcels, alike ones together, much smaller than each alone.

A parcel is a line of JSON, `[[path, bytes], …]`, then what these paths hold one after another, all of it as XZ.
"""

import hashlib
import json
import lzma
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath

from judgekit.site.model import Texts

WINDOW = 1 << 24
"""How far back a repetition is found, in bytes; as much memory is taken where it is opened."""
PLAIN = "site"


@dataclass(frozen=True, slots=True)
class Parcel:
    """Some files of a version: their paths, and the parcel with its address."""

    address: str
    files: Sequence[str]
    content: bytes

    @property
    def listed(self) -> dict[str, object]:
        """What the service worker has to know before it loads it."""
        return {"hash": hashlib.sha256(self.content).hexdigest(), "bytes": len(self.content), "files": self.files}


def parcels(files: Texts, inside: str) -> Sequence[Parcel]:
    """All files in parcels, the address of each in a folder."""
    sorted_: dict[str, dict[str, bytes]] = defaultdict(dict)
    for path, content in sorted(files.items()):
        sorted_[parcel_of(path)][path] = content
    return [Parcel(f"{inside}/{name}.xz", tuple(held), _pressed(held)) for name, held in sorted_.items()]


def parcel_of(path: str) -> str:
    """The parcel that a file comes in: an update loads only those in which something changed.

    >>> parcel_of("_/pages/fftcg-11.json"), parcel_of("_/pages/fallos-fftcg-e.json"), parcel_of("_/style.css")
    ('pages-fftcg', 'pages-fallos-fftcg', 'site')
    >>> parcel_of("_/python/pyodide.asm.wasm"), parcel_of("_/python/application.bin")
    ('python-pyodide', 'python-application')
    """
    place = PurePosixPath(path)
    if place.parent.name == "pages":
        return f"pages-{place.stem.rpartition('-')[0] or place.stem}"
    return f"python-{place.name.partition('.')[0]}" if place.parent.name == "python" else PLAIN


def joined(files: Texts) -> bytes:
    """Files as one: a line that names them with their sizes, then their contents."""
    head = json.dumps([[name, len(content)] for name, content in files.items()], ensure_ascii=False)
    return b"\n".join((head.encode(), b"".join(files.values())))


def _pressed(files: Texts) -> bytes:
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": WINDOW}]
    return lzma.compress(joined(files), check=lzma.CHECK_CRC32, filters=filters)

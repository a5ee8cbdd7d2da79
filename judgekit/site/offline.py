"""What the service worker keeps: every file of one version by its hash, and all pages in a few packs."""

import gzip
import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.site.model import Page, Texts

PACKS = 64
WORKER = Path(__file__).parent / "pages" / "service-worker.js"
_MANIFEST = "/* manifest */ null"
LENGTH = 16


@dataclass(frozen=True, slots=True)
class Offline:
    """The files that make a site work offline; `download` is what a phone loads for that, in bytes."""

    version: str
    files: Texts
    download: int


def files(pages: Sequence[Page], others: Texts) -> Offline:
    """The packs of the pages, the service worker with the list of all that it keeps, and the web app's manifest."""
    kept = {**others, **_packs(pages), "manifest.webmanifest": _web_manifest()}
    kept.pop("_/service-worker.js", None)
    hashes = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(kept.items())}
    template = WORKER.read_text(encoding="utf-8")
    version = hashlib.sha256(f"{json.dumps(hashes)}{template}".encode()).hexdigest()[:LENGTH]
    small = {f"{name}.gz": gzip.compress(content, 9, mtime=0) for name, content in kept.items()}
    manifest = {"version": version, "packs": PACKS, "files": hashes}
    worker = template.replace(_MANIFEST, json.dumps(manifest)).encode()
    return Offline(version, {**kept, **small, "service-worker.js": worker}, sum(map(len, small.values())))


def as_json(data: object) -> bytes:
    """Data as JSON for the pages."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def pack_of(path: str) -> int:
    """The pack that holds a page: the service worker reckons the same.

    >>> pack_of(""), pack_of("a")
    (0, 33)
    """
    return sum(path.encode()) % PACKS


def _packs(pages: Sequence[Page]) -> Mapping[str, bytes]:
    sorted_: dict[int, dict[str, str]] = defaultdict(dict)
    for one in pages:
        sorted_[pack_of(one.path)][one.path] = one.html
    return {f"_/pages/{number}.json": as_json(held) for number, held in sorted(sorted_.items())}


def _web_manifest() -> bytes:
    said = {
        "name": "judgekit",
        "short_name": "judgekit",
        "lang": "es",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#0f1720",
        "theme_color": "#0f1720",
        "icons": [{"src": "_/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    return json.dumps(said, ensure_ascii=False, indent=1).encode()

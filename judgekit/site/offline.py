"""What the service worker keeps: every file of one version by its hash, all pages in packs, in parcels."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.site.addresses import RULINGS
from judgekit.site.model import Page, Texts
from judgekit.site.parcels import parcels
from judgekit.site.rendering import shell

WORKER = Path(__file__).parent / "pages" / "service-worker.js"
_MANIFEST = "/* manifest */ null"
LENGTH = 16
PARCELS = "_/parcels"


@dataclass(frozen=True, slots=True)
class Offline:
    """The files that make a site work offline; `download` is what a phone loads for that, in bytes."""

    version: str
    files: Texts
    download: int


def files(pages: Sequence[Page], others: Texts, *, computes: bool) -> Offline:
    """The packs of the pages, the service worker with the list of all that it keeps, and the web app's manifest."""
    kept = {**others, **_packs(pages, computes), "manifest.webmanifest": _web_manifest()}
    kept.pop("_/service-worker.js", None)
    hashes = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(kept.items())}
    template = WORKER.read_text(encoding="utf-8")
    version = hashlib.sha256(f"{json.dumps(hashes)}{template}".encode()).hexdigest()[:LENGTH]
    packed = parcels(kept, PARCELS)
    listed = {one.address: one.listed for one in packed}
    worker = template.replace(_MANIFEST, json.dumps({"version": version, "files": hashes, "parcels": listed})).encode()
    small = {one.address: one.content for one in packed}
    download = sum(map(len, (*small.values(), worker)))
    return Offline(version, {**kept, **small, "service-worker.js": worker}, download)


def as_json(data: object) -> bytes:
    """Data as JSON for the pages."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def pack_of(path: str) -> str:
    """The pack that holds a page, with those that are like it: the service worker reckons the same.

    >>> pack_of(""), pack_of("fftcg/11.8.7"), pack_of("fallos/fftcg/nombre"), pack_of("mesa")
    ('pages', 'fftcg-11', 'fallos-fftcg-n', 'pages')
    """
    first, *others = path.split("/")
    if not others:
        return "pages"
    if first == RULINGS:
        return "-".join((first, others[0], others[1][:1] if len(others) > 1 else ""))
    return f"{first}-{others[0].partition('.')[0]}"


def _packs(pages: Sequence[Page], computes: bool) -> Mapping[str, bytes]:
    """The pages without what all of them share, and that by itself."""
    sorted_: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for one in pages:
        sorted_[pack_of(one.path)][one.path] = [one.title, one.here, one.main]
    packs = {f"_/pages/{name}.json": as_json(held) for name, held in sorted(sorted_.items())}
    shells = {here: shell(here, computes=computes) for here in sorted({one.here for one in pages})}
    return {**packs, "_/shells.json": as_json(shells)}


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

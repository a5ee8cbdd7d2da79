"""CPU seconds to parse and index, and to search, for the shipped edition and for 100,000 clauses.

python tests/benchmarks/corpus.py [--large] [RULES_DIR]
"""

import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from judgekit import shipped
from judgekit.corpus.library import Library
from judgekit.search.engine import Filters, SearchEngine

QUERIES = (
    "efecto de reemplazo", "quién decide el orden", "me quedo sin mazo", "daño", "carta", "prioridad del jugador activo",
    "fase de ataque bloquear", "ebasion", "mulligan", "summoning sickness", "cuántas copias puedo llevar", "romper cartas",
    "puedo responder a la invocación", "rule check", "descartar una carta de la mano para pagar el coste", "robar",
)  # fmt: skip
LARGE = 100_000


def main() -> None:
    """Print times and memory."""
    large = "--large" in sys.argv
    folders = [Path(argument) for argument in sys.argv[1:] if not argument.startswith("--")]
    folder = folders[0] if folders else shipped.folder("rules_text")
    with tempfile.TemporaryDirectory() as work:
        os.environ["JUDGEKIT_CACHE"] = f"{work}/cache"
        measure("the five documents", folder)
        if large:
            measure(f"{LARGE} clauses", repeated(folder, Path(work) / "large"))


def measure(name: str, folder: Path) -> None:
    """Build from nothing, then search warm."""
    start = time.process_time()
    library = Library(folder)
    count = library.ask(lambda store: len(store.numbers()))
    parsed = time.process_time()
    engine = SearchEngine(library, lambda done, total: print(f"\r{done}/{total}", end="", file=sys.stderr))
    engine.search(QUERIES[0])
    built = time.process_time()
    times = sorted(seconds(engine, query) for _ in range(3) for query in QUERIES)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{name}: {count} clauses, parse {parsed - start:.2f} s, index {built - parsed:.2f} s, memory {megabytes:.0f} MB"
    )
    print(f"  query p50 {quantile(times, 0.5):.1f} ms, p95 {quantile(times, 0.95):.1f} ms")


def seconds(engine: SearchEngine, query: str) -> float:
    """How long one query takes."""
    start = time.process_time()
    engine.search(query, Filters())
    return time.process_time() - start


def quantile(times: Sequence[float], part: float) -> float:
    """A quantile in milliseconds."""
    return statistics.quantiles(times, n=100)[round(part * 100) - 1] * 1000


def repeated(folder: Path, target: Path) -> Path:
    """The documents over and over under other game names, each copy with words of its own."""
    target.mkdir()
    library = Library(folder)
    each = library.ask(lambda store: len(store.numbers()))
    for copy in range(LARGE // each + 1):
        for source in library.sources:
            name = f"{source.game}{copy}"
            manifest = source.manifest.decode().replace(f"game: {source.game}", f"game: {name}", 1)
            (target / f"{name}.yaml").write_text(manifest, encoding="utf-8")
            text = (source.text or b"").decode().replace("carta", f"carta copia{copy}")
            (target / f"{name}.txt").write_text(text, encoding="utf-8")
    return target


if __name__ == "__main__":
    main()

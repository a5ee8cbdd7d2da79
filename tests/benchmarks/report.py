"""Seconds, sizes and pages of ruling slips in each format: python tests/benchmarks/report.py [GAME]."""

import re
import sys
import time
import zlib

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.report import documents
from judgekit.report.rendering import FORMATS, Renderer

_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)


def pages(pdf: bytes) -> int:
    """How many pages a PDF has, by the greatest count in its page trees."""
    parts = [pdf]
    for found in _STREAM.finditer(pdf):
        try:
            parts.append(zlib.decompress(found[1]))
        except zlib.error:
            continue
    return max(
        (int(n) for part in parts for n in re.findall(rb"/Type\s*/Pages.{0,80}?/Count\s+(\d+)", part, re.S)), default=0
    )


def main() -> None:
    """Print a line a format."""
    game = sys.argv[1] if len(sys.argv) > 1 else None
    store = Library().store()
    start = time.perf_counter()
    scenarios = bank.scenarios(game=game)
    loaded = time.perf_counter() - start
    start = time.perf_counter()
    whole = documents.slips(scenarios, store, documents.Wanted())
    replayed = time.perf_counter() - start
    print(f"{len(scenarios)} scenarios: {loaded:.2f} s to read, {replayed:.2f} s to replay and tell")
    singles = [documents.slips([one], store, documents.Wanted()) for one in scenarios]
    for name, format_ in FORMATS.items():
        renderer = Renderer(format_)
        renderer.render(singles[0])
        start = time.perf_counter()
        content, warnings = renderer.render(whole)
        bank_seconds = time.perf_counter() - start
        took, sizes, lengths = [], [], []
        for one in singles:
            start = time.perf_counter()
            slip, more = renderer.render(one)
            took.append(time.perf_counter() - start)
            sizes.append(len(slip))
            warnings += more
            if name == "pdf":
                lengths.append(pages(slip))
        took.sort(), sizes.sort(), lengths.sort()
        middle = len(took) // 2
        line = (
            f"{name:9} slip {took[middle] * 1000:6.1f} ms (worst {took[-1] * 1000:.0f}), {sizes[middle] / 1024:.0f} KB"
        )
        line += f" (largest {sizes[-1] / 1024:.0f}); bank {bank_seconds:.2f} s, {len(content) / 1024 / 1024:.2f} MB"
        if lengths:
            spread = {n: lengths.count(n) for n in sorted(set(lengths))}
            line += f"; pages a slip: median {lengths[middle]}, {spread}"
        print(line, f"{len(warnings)} warnings" if warnings else "")


if __name__ == "__main__":
    main()

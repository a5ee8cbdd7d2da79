"""A run of the benchmarks as it is kept: each figure as a ratio to its baseline, with the machine and the commit."""

import json
import os
import platform
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

SLOWER = 1.15
"""How many times what it was a figure must be to have got slower: less is noise."""


@dataclass(frozen=True, slots=True)
class Run:
    """What was measured: ratios by name, CPU seconds by name, those of the baselines."""

    commit: str
    machine: Mapping[str, str]
    baselines: Mapping[str, float]
    seconds: Mapping[str, float]
    ratios: Mapping[str, float]

    def write(self, path: Path) -> None:
        """Keep it as JSON."""
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> Run:
    """A run that was kept."""
    return Run(**json.loads(path.read_text(encoding="utf-8")))


def machine() -> dict[str, str]:
    """Where it was measured."""
    return {
        "system": platform.platform(),
        "processor": platform.processor() or platform.machine(),
        "cores": str(os.cpu_count()),
        "python": platform.python_version(),
    }


def commit() -> str:
    """What was measured: the commit, with a plus where files were changed since; «unknown» outside of git."""
    try:
        name, changed = (_git(*words) for words in (["rev-parse", "HEAD"], ["status", "--porcelain"]))
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return name + ("+" if changed else "")


def compared(old: Run, new: Run, only: Sequence[str] = ()) -> Sequence[str]:
    """A line for each figure that got slower, and for each that is gone, unless `only` some were asked for."""
    lines = [f"{name}: not measured any more" for name in old.ratios if name not in new.ratios and not only]
    for name, ratio in new.ratios.items():
        if name in old.ratios and ratio > SLOWER * old.ratios[name]:
            lines.append(
                f"{name}: {ratio / old.ratios[name]:.2f} times what it was ({old.ratios[name]:.3g} -> {ratio:.3g})"
            )
    return lines


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=True, cwd=Path(__file__).parent)
    return done.stdout.strip()

"""Whole-process times, as ratios to `python -c pass` in the same run: python tests/benchmarks/startup.py [RUNS]."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

COMMANDS = {
    "--help": (["--help"], 10),
    "rule fftcg:11.8.7": (["rule", "fftcg:11.8.7"], 6),
    "search efecto de reemplazo": (["search", "efecto de reemplazo"], 10),
    "replay of one, told before": (["replay", "digimon/disparo-nuevo-primero"], 14),
    "--json search (typo)": (["--json", "search", "ebasion"], 15),
    "scenarios": (["scenarios"], 15),
    "scenarios --clause fftcg:11.8": (["scenarios", "--clause", "fftcg:11.8"], 15),
}


def medians(commands: list[list[str]], runs: int) -> list[float]:
    """The median wall time of each command in milliseconds, all run in turns so that a slow moment hits them alike."""
    times: list[list[float]] = [[] for _ in commands]
    for _ in range(runs):
        for command, taken in zip(commands, times, strict=True):
            start = time.perf_counter()
            subprocess.run(command, capture_output=True, check=True)
            taken.append((time.perf_counter() - start) * 1000)
    return [statistics.median(taken) for taken in times]


def main() -> None:
    """Print a line a command: milliseconds, ratio, the ratio to keep under."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    with tempfile.TemporaryDirectory() as cache:
        os.environ["JUDGEKIT_CACHE"] = cache
        judgekit = str(Path(sys.executable).with_name("judgekit"))
        commands = [[judgekit, *arguments] for arguments, _ in COMMANDS.values()]
        for command in commands:
            subprocess.run(command, capture_output=True, check=True)
        references = [[sys.executable, "-c", "pass"], [sys.executable, "-c", "import typer"]]
        baseline, typer, *taken = medians([*references, *commands], runs)
        print(f"{'python -c pass':28} {baseline:7.1f} ms")
        print(f"{'python -c import typer':28} {typer:7.1f} ms  {typer / baseline:5.1f} times")
        for (name, (_, limit)), took in zip(COMMANDS.items(), taken, strict=True):
            print(f"{name:28} {took:7.1f} ms  {took / baseline:5.1f} times (at most {limit})")


if __name__ == "__main__":
    main()

"""Measures the figures and keeps or compares them: python -m tests.benchmarks [--json FILE] [--compare OLD.json] [NAME...].

Each figure is CPU seconds, printed as a ratio to a baseline of the same run: a fixed piece of Python work, or for whole
processes `python -c pass`. So a slower machine says the same, and a busy one nearly.
"""

import argparse
from pathlib import Path

from tests.benchmarks import baseline
from tests.benchmarks.figures import FIGURES
from tests.benchmarks.measured import Run, commit, compared, machine, read


def main() -> None:
    """Print a line a figure; exit 1 where one got slower."""
    arguments = _arguments()
    run = measured(arguments.names or list(FIGURES))
    if arguments.json:
        run.write(arguments.json)
    slower = compared(read(arguments.compare), run, arguments.names) if arguments.compare else []
    print(*slower, sep="\n", end="\n" if slower else "")
    if arguments.compare and not slower:
        print("nothing got slower")
    raise SystemExit(1 if slower else 0)


def measured(names: list[str]) -> Run:
    """These figures, each printed as soon as it is there."""
    baselines = {"work": baseline.seconds(baseline.work, 20), "process": baseline.python()}
    print(*(f"baseline {name}: {taken * 1000:.2f} ms" for name, taken in baselines.items()), sep="\n")
    seconds, ratios = {}, {}
    for name in names:
        figure = FIGURES[name]
        seconds[name] = figure.measure()
        ratios[name] = seconds[name] / baselines["process" if figure.of_process else "work"]
        print(f"{name:24} {ratios[name]:8.3f}   ({seconds[name] * 1000:.2f} ms)", flush=True)
    return Run(commit(), machine(), baselines, seconds, ratios)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *FIGURES], metavar="NAME")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--compare", type=Path, metavar="OLD.json")
    return parser.parse_args()


if __name__ == "__main__":
    main()

"""Every order of 4 to 10 simultaneous triggers of one player: python tests/benchmarks/explore.py [MOST]."""

import sys
import tempfile
import time
from math import factorial
from pathlib import Path

from judgekit.replay.explorer import explore
from judgekit.scenario.loading import load
from judgekit.scenario.model import Scenario

LIMITS = {7: 0.25, 10: 2.5, 12: 15.0}
TRIGGER = """      - when: digivolve
        do:
          - {{modify: dp, by: -{amount}, on: {{name: Vegiemon}}, until: end of turn}}
"""
SCENARIO = """id: digimon/muchos-disparos
game: digimon
title: Muchos disparos a la vez
source: digimon:2.2
cards:
  Palmon: {{level: 3, dp: 2000}}
  Vegiemon: {{level: 4, dp: 12000}}
  Lilymon:
    level: 4
    dp: 7000
    effects:
{triggers}given:
  turn: A
  A: {{battle: [Palmon], hand: [Lilymon], deck: [Palmon, Palmon]}}
  B: {{battle: [Vegiemon]}}
script:
  - A: {{digivolve: Palmon, into: Lilymon}}
ask: ¿Importa el orden?
expect:
  turn: A
"""


def scenario(triggers: int, folder: Path) -> Scenario:
    """One player's effects, all triggered by the same event."""
    path = folder / "muchos-disparos.yaml"
    effects = "".join(TRIGGER.format(amount=1000 * (place + 1)) for place in range(triggers))
    path.write_text(SCENARIO.format(triggers=effects), encoding="utf-8")
    return load(path)


def main() -> None:
    """Print a line for each number of triggers: orders, outcomes, seconds of one core, the seconds to keep under."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        for triggers in range(4, most + 1):
            situation = scenario(triggers, Path(folder)).situation
            start = time.process_time()
            found = explore(situation)
            took = time.process_time() - start
            assert found.paths == factorial(triggers), found.paths
            limit = f" (at most {LIMITS[triggers]:g} s)" if triggers in LIMITS else ""
            came = f"{found.paths:9} orders {found.positions:5} positions {len(found.outcomes):4} outcomes"
            print(f"{triggers} triggers {came} {took:7.2f} s{limit}")


if __name__ == "__main__":
    main()

"""By which clauses the bank's attempts are refused, by game and by verb: judgekit/exam/refused.json."""

import json
from collections import Counter, defaultdict
from pathlib import Path

from judgekit.bank import scenarios
from judgekit.replay import replay
from judgekit.story import attempts_of

FILE = Path(__file__).parents[1] / "judgekit" / "exam" / "refused.json"


def write() -> None:
    """Play every script once and count."""
    found: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    for scenario in scenarios():
        game = replay(scenario.situation).game
        for tried, clauses in zip(attempts_of(scenario.situation.script, game), game.attempts, strict=False):
            if tried.verb and clauses:
                found[scenario.game][tried.verb][clauses[0]] += 1
    lines = (f"{json.dumps(game)}: {_verbs(verbs)}" for game, verbs in sorted(found.items()))
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _verbs(verbs: dict[str, Counter[str]]) -> str:
    lines = (f"  {json.dumps(verb)}: {json.dumps(dict(sorted(verbs[verb].items())))}" for verb in sorted(verbs))
    return "{\n" + ",\n".join(lines) + "\n}"

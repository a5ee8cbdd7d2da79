"""How well somebody does at the exam who never looks at the table: python tests/benchmarks/exam_blind.py [GAME...].

The player knows the stems, the options and what is usual in the pool: how often an option is offered and how often it is
right, how long it is, how like the others, which number, which position; and learns from one half of the scenarios how
much each of these says, to be asked the other half. Of `--pool FILE`, all questions as building/pool.py keeps them, those are
asked that it chooses; without it those of `--sample N`, every Nth scenario, that judgekit/exam/pool.json names. Chance is
one in so many options.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from building.blind import Asked, blind_score, seen
from building.pool import chosen
from judgekit import games
from judgekit.contract.plain import to_json
from judgekit.corpus.library import Library
from judgekit.exam.deck import Deck

MOST_ABOVE_CHANCE = 0.08
SALTS = ("a", "b", "c", "d")
"""One halving of 150 questions is off by three points as often as not."""


def main() -> None:
    """Print the score of each game beside chance."""
    arguments = _arguments()
    pool = of_file(Path(arguments.pool)) if arguments.pool else made(arguments)
    asked = [one for one in map(seen, pool) if not arguments.games or one.game in arguments.games]
    for game in dict.fromkeys(one.game for one in asked):
        of_game = [one for one in asked if one.game == game]
        score, chance = averaged(of_game)
        print(
            f"{game}: {len(of_game)} questions, blind {score:.1%}, chance {chance:.1%}, +{100 * (score - chance):.1f}"
        )
        print(
            f"  options: {dict(sorted(Counter(len(one.options) for one in of_game).items()))}, kinds: {_shares(of_game)}"
        )
        for kind in sorted({one.kind for one in of_game}):
            some = [one for one in of_game if one.kind == kind]
            score, chance = averaged(some)
            print(f"    {kind}: {len(some)}, blind {score:.1%}, chance {chance:.1%}")


def averaged(asked: Sequence[Asked]) -> tuple[float, float]:
    """The score over several ways to halve the questions, none of which the pool was chosen by; and chance."""
    scores = [blind_score(asked, salt) for salt in SALTS]
    return sum(score for score, _ in scores) / len(scores), scores[0][1]


def _shares(asked: Sequence[Asked]) -> str:
    kinds = Counter(one.kind for one in asked)
    return ", ".join(f"{kind} {count / len(asked):.0%}" for kind, count in kinds.most_common())


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--pool")
    return parser.parse_args()


def of_file(path: Path) -> list[Any]:
    """The questions that are chosen of all those that a file holds."""
    every = json.loads(path.read_text("utf-8"))
    return [one for game in games.names() for one in chosen([each for each in every if each["game"] == game])]


def made(arguments: argparse.Namespace) -> list[Any]:
    """The questions of each Nth scenario, as JSON."""
    deck = Deck(arguments.games or games.names(), Library().ask)
    wanted = {one.scenario: None for one in deck.cards}
    some = {*list(wanted)[:: arguments.sample]}
    found = (deck.get(one.card) for one in deck.cards if one.scenario in some)
    return [to_json(one) for one in found if one is not None]


if __name__ == "__main__":
    main()

"""How many printed cards are understood: `python -m building.reading -g lorcana`, with `--misses`, `--held-out`.

The cards lie beside the checkout (`../shared/cards`) and are nobody's to commit. Every third card is held out, of
Yu-Gi-Oh! every sixth (half of its third was read at the end): of those only figures are printed, never a text.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from judgekit import games
from judgekit.errors import UserError
from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.scenario import card as written

CARDS = Path(__file__).parents[2] / "shared" / "cards"
HELD_OUT = {"yugioh": 6}
"""Of how many cards one is held out, where it is not every third."""


def cards(game: str, *, held_out: bool) -> Iterator[Mapping[str, Any]]:
    """The cards of a game, those that are kept for measuring or the others."""
    every = HELD_OUT.get(game, 3)
    with (CARDS / f"{game}.jsonl").open(encoding="utf-8") as file:
        for number, line in enumerate(file):
            if (number % every == 0) is held_out:
                yield json.loads(line)


def main() -> None:
    """Read all of them and say how many, how fast, and why not the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-g", "--game", choices=games.names(), required=True)
    parser.add_argument("--held-out", action="store_true", help="those that nobody has read")
    parser.add_argument("--misses", type=int, default=0, help="so many causes of misses")
    parser.add_argument("--word", help="the cards that stop at this word")
    parser.add_argument("--understood", action="store_true", help="print the cards that are understood")
    asked = parser.parse_args()
    told = Counter[str]()
    known = total = 0
    slowest = 0.0
    began = time.perf_counter()
    for card in cards(asked.game, held_out=asked.held_out):
        total += 1
        start = time.perf_counter()
        try:
            said = read(asked.game, Printing(card["name"], card["text"], card)).fields
            written(card["name"], said, games.game(asked.game))
            known += 1
            if asked.understood and not asked.held_out:
                _print(f"{card['name']} | {card['text']!r}\n    {json.dumps(said, ensure_ascii=False)}")
        except (NotUnderstoodError, UserError) as error:
            cause = error.cause if isinstance(error, NotUnderstoodError) else f"(carta) {error.problem[:60]}"
            told[cause] += 1
            if asked.word == cause and not asked.held_out:
                _print(f"{card['name']} | {card['text']!r}\n    {error.problem}")
        slowest = max(slowest, time.perf_counter() - start)
    spent = time.perf_counter() - began
    _print(
        f"{asked.game}: {known} de {total} ({known / total:.1%}), {spent:.1f} s, la más lenta {slowest * 1000:.0f} ms"
    )
    for cause, many in told.most_common(asked.misses):
        _print(f"  {many:4} {cause}")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()

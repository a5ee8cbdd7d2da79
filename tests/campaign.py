"""Which seeds random play is played with: always the same, unless a campaign asks for others.

`RANDOM_PLAY=new` draws them, and a number (the one in the name of the test that failed) plays from there on again.
"""

import os
from random import SystemRandom

CAMPAIGN = "RANDOM_PLAY"
DRAWN = 1_000_000_000


def draw() -> None:
    """Turn `new` into a number, before the processes begin that share the tests: they must agree."""
    if os.environ.get(CAMPAIGN) == "new":
        os.environ[CAMPAIGN] = str(SystemRandom().randrange(DRAWN))


def is_campaign() -> bool:
    return bool(os.environ.get(CAMPAIGN))


def first_seed() -> int:
    """Where the seeds begin."""
    return int(os.environ.get(CAMPAIGN) or 0)


def seeds(count: int) -> range:
    """So many seeds: from 0 on, or from where the campaign says."""
    return range(first_seed(), first_seed() + count)

"""What is asked of a replay besides its story."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Asked:
    """What to show besides the story, and by which readings to play; `trees` where it is written as JSON."""

    why: bool = False
    step: bool = False
    explore: bool = False
    readings: bool = False
    reasons: bool = False
    trees: bool = False
    chosen: tuple[tuple[str, str], ...] = ()

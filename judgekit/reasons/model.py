"""What a reason is: which clauses decide, how that was seen, and what would come out otherwise."""

from dataclasses import dataclass
from enum import StrEnum

from judgekit.engine.trace import Step

Path = tuple[str, ...]
MOVE = "move"
END = "end"


class How(StrEnum):
    """What was changed before playing again.

    `without` the rule is gone; `believed` it is as people get it wrong; `read otherwise` another meaning of a reading
    runs; `text` a card's text is taken away; `permission` a rule that was looked at and does not reach reaches.
    """

    WITHOUT = "without"
    BELIEVED = "believed"
    READ_OTHERWISE = "read otherwise"
    TEXT = "text"
    PERMISSION = "permission"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that was asked: where to look, what comes out, what would come out otherwise.

    `path` is the path of a claim, `("move", <line of the file>)` for a move that is refused, or `("end",)` for a game
    that never ends ("endless") or that cannot be played at all without the rule ("unplayable").
    """

    path: Path
    found: object
    otherwise: object


@dataclass(frozen=True, slots=True)
class Reason:
    """What decides: its clauses, the facts that hang on it, and the step at which the two plays part.

    `name` is the rule method, malrule, meaning or ability that was changed. `believed` are the malrules that stand
    against it, `read_otherwise` the other meanings (`reading/meaning`) under which it comes out otherwise; `nearly` is
    what would have to lie on the table for a rule that was looked at to apply. Without facts only the way is another:
    what was asked comes out the same. `weight` is how good it is beside the others. `parts_at` is None where the other
    play goes on after the last step of this one. `considered` is the step at which the rule was looked at and did not
    apply; where that is all, nothing was changed and there are no facts.
    """

    clauses: tuple[str, ...]
    how: How
    name: str
    facts: tuple[Fact, ...]
    parts_at: int | None
    weight: float
    believed: tuple[str, ...] = ()
    read_otherwise: tuple[str, ...] = ()
    nearly: Fact | None = None
    considered: Step | None = None

    @property
    def is_only_looked_at(self) -> bool:
        """Was the rule looked at and did not apply, and changes nothing if it is gone or reaches?"""
        return self.considered is not None and not self.facts and self.parts_at is None

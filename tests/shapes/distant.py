"""The part of the vocabulary that the rest imports for the type checker only, and how the whole is read."""

from dataclasses import dataclass
from typing import Any

from judgekit.shapes.annotations import Lexicon
from judgekit.shapes.nodes import parse
from judgekit.shapes.reader import Shapes
from tests.shapes.vocabulary import Choose, Draw, Effect, Filter, GameFilter, May, Shuffle, Step


class Amount:
    """A number that is worked out."""


@dataclass(frozen=True)
class Count(Amount):
    """How many."""

    count: Filter


VARIANTS: dict[type, tuple[type, ...]] = {
    Effect: (Step, Choose, May),
    Step: (Draw, Shuffle),
    Amount: (Count,),
    Filter: (GameFilter,),
}


def read(text: str, annotation: Any) -> Any:
    """A text as an annotation of this vocabulary."""
    return Shapes(Lexicon(VARIANTS), "f.yaml").read(parse(text, "f.yaml"), annotation)

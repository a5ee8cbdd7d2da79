"""The verbs of Digimon's texts."""

from dataclasses import dataclass
from typing import ClassVar

from judgekit.engine.effects.objects import ToObjects
from judgekit.engine.filters import Target


@dataclass(frozen=True)
class Delete(ToObjects):
    """Delete Digimon: {delete: target}."""

    delete: Target
    kind: ClassVar[str] = "delete"


VERBS = (Delete,)

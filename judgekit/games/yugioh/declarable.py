"""What a player may declare: the Attributes, the Types of monsters and the Levels that there are."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

FILE = Path(__file__).with_suffix(".yaml")


@cache
def declarable() -> Mapping[str, Sequence[str]]:
    """By characteristic."""
    from judgekit.shapes import yamlfile  # noqa: PLC0415 - who declares nothing loads no YAML

    return cast(Mapping[str, Sequence[str]], yamlfile.load(FILE.read_text(encoding="utf-8"), str(FILE)))

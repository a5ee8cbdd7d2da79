"""The fixed words of print, the same in every format; templates take the labels as `t`."""

from pathlib import Path
from types import SimpleNamespace

from judgekit.shapes.phrases import Phrases

say = Phrases(Path(__file__).with_suffix(".yaml"))


def labels() -> SimpleNamespace:
    """The labels by their names."""
    return SimpleNamespace(**say.section("labels"))

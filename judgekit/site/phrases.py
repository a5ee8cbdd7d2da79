"""What the pages say in Spanish, from the YAML file beside this one; templates take the labels as `t`."""

from pathlib import Path
from types import SimpleNamespace

from judgekit.shapes.phrases import Phrases

say = Phrases(Path(__file__).with_suffix(".yaml"))


def labels() -> SimpleNamespace:
    """The fixed words of the pages by their names."""
    return SimpleNamespace(**say.section("labels"))

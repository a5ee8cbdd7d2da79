"""What is said of random play, by key."""

from pathlib import Path

from judgekit.shapes.phrases import Phrases

say = Phrases(Path(__file__).with_suffix(".yaml"))

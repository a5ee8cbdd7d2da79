"""What the pages of a replay and of the exam say, by key."""

from pathlib import Path

from judgekit.shapes.phrases import Phrases

say = Phrases(Path(__file__).with_suffix(".yaml"))

"""What the guide leaves open."""

from judgekit.engine.reading import Reading

READINGS: tuple[Reading, ...] = ()

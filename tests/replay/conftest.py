"""The toy game as a fixture."""

from tests.replay.toy import toy

__all__ = ["toy"]

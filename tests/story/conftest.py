"""The toy game as a fixture."""

from tests.scenario.toy import toy

__all__ = ["toy"]

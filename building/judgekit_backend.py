"""hatchling, asked for judgekit's own dependencies where it builds a wheel: what the wheel ships is built by judgekit.

An editable install ships nothing, so it waits for nothing more.
"""

import tomllib
from pathlib import Path
from typing import Any

from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403 - a build backend is its names

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What must be installed before a wheel is built."""
    dependencies = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    return [*hatchling.get_requires_for_build_wheel(config_settings), *dependencies]

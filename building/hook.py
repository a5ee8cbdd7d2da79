"""Puts what is slow to build (clauses, search index, bank index, phrases) into the wheel, as a cache for reading.

It is made by the sources that the wheel holds, under the keys that these give: where an installed judgekit finds other
keys (a library of another version), it builds its own.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = "judgekit/_shipped/cache"
SCRIPT = Path(__file__).with_name("caches.py")


class Caches(BuildHookInterface[Any]):
    """Runs `caches.py` on the sources of a wheel; an editable install builds what it needs when it needs it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the caches and add them to the wheel's files; a wheel without them is slower, and said to be."""
        if version == "editable":
            return
        self._work = tempfile.TemporaryDirectory()
        work = Path(self._work.name)
        # One seed for hashes: the same sources give the same bytes.
        told = {"PYTHONPATH": self.root, "PYTHONHASHSEED": "0", "JUDGEKIT_CACHE": str(work / "cache")}
        done = subprocess.run([sys.executable, str(SCRIPT)], env={**os.environ, **told}, cwd=work, check=False)
        if done.returncode:
            self.app.display_warning("judgekit's caches could not be built: this wheel ships none")
            return
        build_data["force_include"][str(work / "cache")] = INSIDE

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Throw away what was built."""
        if version != "editable":
            self._work.cleanup()

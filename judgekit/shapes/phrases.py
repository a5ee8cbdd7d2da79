"""Spanish phrases by key, as a YAML file holds them: fragments with slots, filled with values as they are."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from judgekit.shapes import yamlfile
from judgekit.shapes.together import run_together


class Phrases:
    """The phrases of one file, in sections: `section.key` names one; read when the first is said."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self, key: str, /, **words: Any) -> str:
        """The phrase; of two forms, `one` where `count` is 1 and else `many`. Raises KeyError where there is none."""
        section, _, name = key.partition(".")
        form = self.section(section)[name]
        template = form if isinstance(form, str) else form["one" if words["count"] == 1 else "many"]
        return run_together(template.format(**words))

    def section(self, name: str) -> Mapping[str, Any]:
        """All phrases of a section, by their names."""
        found: Mapping[str, Any] = self.sections[name]
        return found

    @cached_property
    def sections(self) -> Mapping[str, Mapping[str, Any]]:
        """Everything that the file says."""
        read: Mapping[str, Mapping[str, Any]] = yamlfile.load(self._path.read_text(encoding="utf-8"), str(self._path))
        return read

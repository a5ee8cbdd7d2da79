"""README: its commands are complete, its Python runs."""

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_set_up_has_exactly_two_shell_blocks() -> None:
    section = README.read_text(encoding="utf-8").split("## Set up")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", section, flags=re.DOTALL)
    assert len(blocks) == 2
    assert section.count("```") == 4
    assert all(block.startswith("python3 -m venv") for block in blocks)


def test_the_python_of_readme_runs() -> None:
    assert doctest.testfile(str(README), module_relative=False).failed == 0

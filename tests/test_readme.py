"""README: its commands are complete, its Python runs."""

import doctest
import re
from pathlib import Path

import pytest

from tests.pictures import PICTURES, Picture, texts

README = Path(__file__).parents[1] / "README.md"


def test_it_opens_with_two_commands_of_a_line_each_and_their_windows_forms() -> None:
    section = README.read_text(encoding="utf-8").split("## Dos órdenes para empezar")[1].split("\n## ")[0]
    lines = re.findall(r"```sh\n(.*)\n```", section)
    [windows] = re.findall(r"```powershell\n(.*)\n(.*)\n```", section)
    assert len(lines) == len(windows) == 2
    assert section.count("```") == 6
    for line, form in zip(lines, windows, strict=True):
        assert line.startswith("python3 -m venv .venv && ")
        assert form == line.replace("python3", "py").replace(" && ", "; ").replace(".venv/bin/", ".venv\\Scripts\\")


def test_the_python_of_readme_runs() -> None:
    assert doctest.testfile(str(README), module_relative=False).failed == 0


@pytest.mark.parametrize("picture", PICTURES, ids=lambda one: one.name)
def test_a_picture_shows_what_is_printed_now(picture: Picture) -> None:
    """`python -m tests.pictures` draws them anew."""
    kept, printed = picture.path.read_text(encoding="utf-8"), picture.printed()
    assert f"docs/pictures/{picture.path.name}" in README.read_text(encoding="utf-8")
    assert texts(kept) == texts(picture.drawn(printed))
    assert printed.splitlines()[-1].strip() in " ".join(texts(kept))
    assert "http://www.w3.org/2000/svg" in kept
    assert kept.count("http") == 1, "a picture fetches nothing"

"""CONTRIBUTING and the page of the house: their commands run, what they name is there."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md")
SLOW = ("-m venv", "pip install", "-m pytest", "--killed")


def lines(page: Path) -> list[str]:
    """The commands of a page's shell blocks; those that the rest of the run is made of are left to it."""
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    every = [line.strip() for block in blocks for line in block.splitlines() if line.strip()]
    return [line for line in every if not any(word in line for word in SLOW)]


@pytest.mark.parametrize("line", [line for page in PAGES for line in lines(page)])
def test_a_command_of_the_page_runs(line: str) -> None:
    command = shlex.split(line)
    if command[0] == ".venv/bin/judgekit":
        command = [sys.executable, "-m", "judgekit", *command[1:]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_from_clone_to_green_is_what_readme_says() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    first = re.search(r"```sh\n(.*?)```", PAGES[0].read_text(encoding="utf-8"), flags=re.DOTALL)
    assert first is not None
    assert first[1] in readme


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert links
    assert all((page.parent / link).exists() for link in links), links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_path_that_is_named_is_there(page: Path) -> None:
    named = re.findall(r"`((?:judgekit|tests|scenarios|docs)/[\w./<>-]*)`", page.read_text(encoding="utf-8"))
    there = [one.replace("<game>", "fftcg").replace("<name>.yaml", "") for one in named]
    assert named
    assert [one for one in there if not (ROOT / one).exists()] == []

"""Fixtures: the installed edition, a scenario, and the same with cards of any name."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from judgekit.corpus.library import Library
from judgekit.corpus.store import Store
from judgekit.scenario.loading import load
from judgekit.scenario.model import Scenario

SCENARIO = Path(__file__).with_name("disparo.yaml")
LONG = "Ñ" + "abcdefghij" * 1000
HOSTILE = (
    "<script>alert(1)</script>",
    "{{ 7 * 7 }}{% raw %}",
    '#show: it => panic("x")',
    "![x](http://example.org/y.png)",
    "</svg><img src=x onerror=alert(1)>",
    '"] #panic("x") [',
    "# 1. - > Título | celda",
    "a\\b \\u{41} `c` *d* _e_ ~f~ $g$ <h@example.org> www.example.org",
    "\u202eognirg\u202c &amp; &#60;",
    "マルス 炎の紋章",
)


def listed(folder: Path) -> list[str]:
    """The names in a folder."""
    return sorted(one.name for one in folder.iterdir())


def names_for(name: str) -> dict[str, str]:
    """The cards of the scenario under another name, all different."""
    return {"Pandamon": name, "Gazimon": f"{name} y otro", "Silphymon": f"Silphymon {name}"}


@pytest.fixture(scope="session")
def store(edition: Library) -> Store:
    return edition.store()


@pytest.fixture(scope="session")
def scenario() -> Scenario:
    return load(SCENARIO)


@pytest.fixture
def renamed(tmp_path: Path) -> Callable[[Mapping[str, str]], Scenario]:
    """The scenario with its cards renamed."""

    def make(names: Mapping[str, str], **changes: Any) -> Scenario:
        text = SCENARIO.read_text(encoding="utf-8")
        data = _renamed(yaml.load(text, Loader=yaml.BaseLoader), names) | changes
        path = tmp_path / SCENARIO.name
        path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
        return load(path)

    return make


def _renamed(data: Any, names: Mapping[str, str]) -> Any:
    if isinstance(data, dict):
        return {_renamed(key, names): _renamed(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(one, names) for one in data]
    card, slash, number = data.partition("/")
    if card in names and (not slash or number.isdigit()):
        return names[card] + slash + number
    if data.startswith("¿"):
        for old, new in names.items():
            data = data.replace(old, new)
    return data

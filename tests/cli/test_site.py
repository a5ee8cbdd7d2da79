"""`judgekit site`: which games are asked for."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from judgekit.cli import site as command
from judgekit.errors import UserError
from judgekit.site import Built, Wanted


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Wanted]:
    """What the builder is asked for, in place of building it."""
    found: list[Wanted] = []

    def build(wanted: Wanted, *_: Any) -> Built:
        found.append(wanted)
        return Built(wanted.folder, "", wanted.games, 0, 0, 0, computes=False)

    monkeypatch.setattr(command, "build", build)
    return found


def test_several_games_go_into_one_site_and_each_once(asked: list[Wanted]) -> None:
    command.site(SimpleNamespace(obj=None), Path("web"), games=["cipher", "Digimon", "cipher"])  # type: ignore[arg-type]
    assert asked[0].games == ("cipher", "digimon")


def test_no_game_means_all(asked: list[Wanted]) -> None:
    command.site(SimpleNamespace(obj=None), Path("web"))  # type: ignore[arg-type]
    assert asked[0].games == ()


def test_a_game_that_nobody_has_is_named_before_anything_is_built(asked: list[Wanted]) -> None:
    with pytest.raises(UserError, match="No hay ningún juego «ajedrez»"):
        command.site(SimpleNamespace(obj=None), Path("web"), games=["cipher", "ajedrez"])  # type: ignore[arg-type]
    assert asked == []

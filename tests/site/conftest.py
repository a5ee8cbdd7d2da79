"""A small site: one game, a few of its rulings, no runtime."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from judgekit import shipped
from judgekit.corpus.library import Library
from judgekit.site import Built, Wanted, build
from judgekit.workers import Workers

GAME = "cipher"
RULINGS = ("rango-dos", "rango-uno-dos", "auto-voluntaria")


@pytest.fixture(scope="session")
def few(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a few rulings of the bank."""
    whole, bank = shipped.folder("scenarios"), tmp_path_factory.mktemp("bank")
    (bank / GAME).mkdir()
    for name in (*(f"{one}.yaml" for one in RULINGS), shipped.CARDS):
        shutil.copy(whole / GAME / name, bank / GAME / name)
    return bank


@contextmanager
def in_the_place_of_the_bank(bank: Path) -> Iterator[None]:
    """The bank of the site is this one, as long as it is built."""
    real = shipped.folder
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipped, "folder", lambda name: bank if name == "scenarios" else real(name))
        yield


@pytest.fixture
def few_rulings(few: Path) -> Iterator[None]:
    """The bank has only a few rulings."""
    with in_the_place_of_the_bank(few):
        yield


@pytest.fixture(scope="session")
def built(few: Path, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The site of these."""
    with in_the_place_of_the_bank(few):
        return build(Wanted(tmp_path_factory.mktemp("site") / "web", (GAME,), workers=Workers(1)), Library())

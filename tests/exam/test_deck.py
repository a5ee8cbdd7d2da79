"""Questions are kept by the hash of what they come from; a cache that is not right is made again."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from judgekit.bank import shipped_bank
from judgekit.exam import deck as decks
from judgekit.exam.deck import deck

GAME = "cipher"
SOME = 6


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    """A few scenarios of the bank."""
    folder = tmp_path / "banco" / GAME
    folder.mkdir(parents=True)
    paths = sorted((shipped_bank() / GAME).glob("*.yaml"))
    for path in [*paths[:SOME], shipped_bank() / GAME / "cards.yaml"]:
        shutil.copyfile(path, folder / path.name)
    return folder.parent


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: Any) -> Path:
    edition.store()
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "exam" / f"{GAME}.json"


def made(bank: Path, edition: Any) -> tuple[Any, list[tuple[int, int]]]:
    """The deck, and what had to be built for it."""
    built: list[tuple[int, int]] = []
    found = deck([GAME], edition.store(), folder=bank, progress=lambda _game, done, total: built.append((done, total)))
    return found, built


def test_it_is_built_once(bank: Path, own_cache: Path, edition: Any) -> None:
    first, built = made(bank, edition)
    assert len(built) >= SOME - 1
    assert first.questions
    again, built = made(bank, edition)
    assert built == []
    assert again == first


def test_only_what_changed_is_built_again(bank: Path, own_cache: Path, edition: Any) -> None:
    before, _ = made(bank, edition)
    path = sorted(path for path in (bank / GAME).glob("*.yaml") if path.name != "cards.yaml")[0]
    path.write_text(path.read_text(encoding="utf-8").replace("\nask: ", "\nask: Ahora. "), encoding="utf-8")
    after, built = made(bank, edition)
    assert built == [(0, 1)]
    assert len(after.questions) == len(before.questions)
    path.unlink()
    fewer, built = made(bank, edition)
    assert built == []
    assert f"{GAME}/{path.stem}" not in {one.scenario for one in fewer.questions}


@pytest.mark.parametrize("damage", ["", "{", "[]", "sello\n{}", "x\n{"])
def test_a_broken_cache_is_made_again(bank: Path, own_cache: Path, edition: Any, damage: str) -> None:
    before, _ = made(bank, edition)
    own_cache.write_text(damage, encoding="utf-8")
    after, built = made(bank, edition)
    assert (after, bool(built)) == (before, True)


def test_a_cache_that_somebody_changed_is_not_believed(bank: Path, own_cache: Path, edition: Any) -> None:
    before, _ = made(bank, edition)
    text = own_cache.read_text(encoding="utf-8")
    seal, body = text.split("\n")
    data = json.loads(body)
    for of_scenario in data.values():
        for one in of_scenario:
            one["ruling"] = "Falso."
    own_cache.write_text(f"{seal}\n{json.dumps(data)}", encoding="utf-8")
    assert made(bank, edition)[0] == before


def test_a_scenario_that_cannot_be_read_costs_only_its_questions(bank: Path, own_cache: Path, edition: Any) -> None:
    before, _ = made(bank, edition)
    (bank / GAME / "rota.yaml").write_text("id: [", encoding="utf-8")
    after, _ = made(bank, edition)
    assert after.questions == before.questions
    assert "rota.yaml" in after.problems[0]


def test_code_that_changes_makes_it_again(
    bank: Path, own_cache: Path, edition: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(bank, edition)
    monkeypatch.setattr(decks, "_code", lambda _game: "other")
    assert made(bank, edition)[1]

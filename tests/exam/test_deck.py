"""Questions are kept by the hash of what they come from; a cache that is not right is made again."""

import shutil
from pathlib import Path
from typing import Any

import grimp
import pytest

from judgekit.bank import shipped_bank
from judgekit.corpus.library import Library
from judgekit.exam.deck import _CODE, deck

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
    return tmp_path / "cache" / "questions"


def made(bank: Path, edition: Any) -> tuple[Any, list[tuple[int, int]]]:
    """The deck, and what had to be built for it."""
    built: list[tuple[int, int]] = []
    found = deck([GAME], edition.store(), folder=bank, progress=lambda _game, done, total: built.append((done, total)))
    return found, built


def test_whatever_a_question_is_made_by_is_in_its_key() -> None:
    """But for what reads and keeps files: their content is in the key, or changes no question."""
    graph = grimp.build_graph("judgekit")
    makers = {
        one for name in ("case", "kinds", "question") for one in graph.find_upstream_modules(f"judgekit.exam.{name}")
    }
    rooms = {one.split(".")[1] for one in makers if "." in one}
    assert rooms - {one.removesuffix(".py").partition("/")[0] for one in _CODE} <= {
        "bank", "cache", "corpus", "errors", "folders", "search", "shipped",
    }  # fmt: skip


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


def test_a_cache_that_somebody_changed_is_not_believed(bank: Path, own_cache: Path, edition: Any) -> None:
    before, _ = made(bank, edition)
    (kept,) = own_cache.rglob("*.json")
    kept.write_bytes(kept.read_bytes().replace(b'"ruling": "', b'"ruling": "Falso. '))
    assert made(bank, edition)[0] == before


def test_a_scenario_that_cannot_be_read_costs_only_its_questions(bank: Path, own_cache: Path, edition: Any) -> None:
    before, _ = made(bank, edition)
    (bank / GAME / "rota.yaml").write_text("id: [", encoding="utf-8")
    after, _ = made(bank, edition)
    assert after.questions == before.questions
    assert "rota.yaml" in after.problems[0]


@pytest.mark.parametrize("part", ["code", "library"])
def test_other_code_or_another_yaml_makes_it_again(
    bank: Path, own_cache: Path, edition: Any, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    made(bank, edition)
    monkeypatch.setattr(f"judgekit.cache.{part}", lambda *_names: "otro")
    assert made(bank, edition)[1]


def test_an_edited_manifest_makes_it_again_and_both_editions_stay(
    bank: Path, own_cache: Path, edition: Any, tmp_path: Path
) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    for suffix in (".yaml", ".txt"):
        shutil.copyfile(edition.folder / f"{GAME}{suffix}", rules / f"{GAME}{suffix}")
    manifest = rules / f"{GAME}.yaml"
    manifest.write_text(f"{manifest.read_text(encoding='utf-8')}\n# editado\n", encoding="utf-8")
    assert [bool(made(bank, library)[1]) for library in (edition, Library(rules))] == [True, True]
    assert [bool(made(bank, library)[1]) for library in (edition, Library(rules))] == [False, False]

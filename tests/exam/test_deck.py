"""A question is made when it is asked, once; a cache that is not right is made again."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import grimp
import pytest

from judgekit.bank import shipped_bank
from judgekit.corpus.library import Library
from judgekit.exam import case
from judgekit.exam.deck import _CODE, Deck
from judgekit.exam.pool import Level, cards_of, of_level
from tests.exam.conftest import card

GAME = "cipher"
SOME = 3


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    """A few scenarios of the bank."""
    folder = tmp_path / "banco" / GAME
    folder.mkdir(parents=True)
    named = [path for path in sorted((shipped_bank() / GAME).glob("*.yaml")) if list(cards_of([f"{GAME}/{path.stem}"]))]
    for path in [*named[:SOME], shipped_bank() / GAME / "cards.yaml"]:
        shutil.copyfile(path, folder / path.name)
    return folder.parent


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: Any) -> Path:
    edition.store()
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "questions"


@pytest.fixture
def made(bank: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[Any, int]]:
    """Every question of a deck, and how many scenarios had to be played for them."""
    played: list[str] = []
    begin = case.Case.__init__

    def counted(self: Any, scenario: Any) -> None:
        played.append(scenario.id)
        begin(self, scenario)

    monkeypatch.setattr(case.Case, "__init__", counted)

    def make(edition: Any) -> tuple[Any, int]:
        played.clear()
        deck = Deck([GAME], edition.ask, bank)
        return [deck.get(one.card) for one in deck.cards], len(played)

    return make


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


def test_nothing_is_played_before_a_question_is_asked(bank: Path, made: Any, edition: Any) -> None:
    deck = Deck([GAME], edition.ask, bank)
    assert len({one.scenario for one in deck.cards}) == SOME
    assert made(edition)[1] == SOME


def test_it_is_made_once(made: Any, edition: Any) -> None:
    first, played = made(edition)
    assert (played, any(first)) == (SOME, True)
    assert made(edition) == (first, 0)


def test_only_what_changed_is_made_again(made: Any, bank: Path, edition: Any) -> None:
    made(edition)
    path = next(path for path in sorted((bank / GAME).glob("*.yaml")) if path.name != "cards.yaml")
    path.write_text(path.read_text(encoding="utf-8").replace("\nask: ", "\nask: Ahora. "), encoding="utf-8")
    assert made(edition)[1] == 1
    path.unlink()
    left, played = made(edition)
    assert played == 0
    assert f"{GAME}/{path.stem}" not in {one.scenario for one in left if one}


def test_a_cache_that_somebody_changed_is_not_believed(made: Any, own_cache: Path, edition: Any) -> None:
    before, _ = made(edition)
    (kept,) = own_cache.rglob("*.json")
    kept.write_bytes(kept.read_bytes().replace(b'"ruling": "', b'"ruling": "Falso. '))
    assert made(edition) == (before, SOME)


def test_a_scenario_that_cannot_be_read_costs_only_its_questions(bank: Path, own_cache: Path, edition: Any) -> None:
    path = next(path for path in sorted((bank / GAME).glob("*.yaml")) if path.name != "cards.yaml")
    path.write_text("id: [", encoding="utf-8")
    deck = Deck([GAME], edition.ask, bank)
    gone = next(one.card for one in deck.cards if one.scenario == f"{GAME}/{path.stem}")
    assert gone in deck
    assert deck.get(gone) is None
    assert gone not in deck
    assert path.name in deck.problems[0]
    assert any(deck.get(one.card) for one in deck.cards)


@pytest.mark.parametrize("part", ["code", "library"])
def test_other_code_or_another_yaml_makes_it_again(
    made: Any, edition: Any, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    made(edition)
    monkeypatch.setattr(f"judgekit.cache.{part}", lambda *_names: "otro")
    assert made(edition)[1] == SOME


def test_an_edited_manifest_makes_it_again_and_both_editions_stay(made: Any, edition: Any, tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    for suffix in (".yaml", ".txt"):
        shutil.copyfile(edition.folder / f"{GAME}{suffix}", rules / f"{GAME}{suffix}")
    manifest = rules / f"{GAME}.yaml"
    manifest.write_text(f"{manifest.read_text(encoding='utf-8')}\n# editado\n", encoding="utf-8")
    assert [made(library)[1] for library in (edition, Library(rules))] == [SOME, SOME]
    assert [made(library)[1] for library in (edition, Library(rules))] == [0, 0]


def test_a_level_takes_its_part_of_the_questions_by_how_hard_they_are() -> None:
    some = [card(f"digimon/n{n}", hard=n / 100) for n in range(100)]
    easy, middling, hard = (of_level(some, level) for level in Level)
    assert [one.difficulty for one in easy] == [n / 100 for n in range(50)]
    assert min(one.difficulty for one in middling) == 0.25
    assert min(one.difficulty for one in hard) == 0.5


def test_answers_show_how_hard_a_question_is() -> None:
    one = card(hard=0.5)
    assert one.learnt(6, 6).difficulty == 0.75
    assert one.learnt(6, 0).difficulty == 0.25
    assert one.learnt(0, 0) == one

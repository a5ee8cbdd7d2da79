"""The page computes what the command line computes: the same questions, here and in the Python of a browser."""

import json
import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from judgekit import bank, games
from judgekit.corpus.library import Library
from judgekit.shapes import yamlfile
from judgekit.site.application import FILE, application
from judgekit.site.desk import Desk
from judgekit.site.table_room import known_cards, vocabulary
from judgekit.table import Sheet

HERE, SEARCH = Path(__file__).parent, Path(__file__).parents[2] / "search"
SAMPLE, TABLES = 40, 500
Question = dict[str, Any]


@pytest.fixture(scope="module")
def questions(request: pytest.FixtureRequest) -> list[Question]:
    """Searches, clauses, replays and random tables: some of each, all of them with `--whole-bank`."""
    chance = random.Random(22)
    whole = bool(request.config.getoption("--whole-bank"))

    def some(all_: Sequence[Any], most: int = SAMPLE) -> Sequence[Any]:
        return all_ if whole else chance.sample(all_, min(most, len(all_)))

    found = [question("find.search", text=one) for one in some(searches())]
    found += [question("find.rule", wanted=[one]) for one in some(clauses())]
    found += [question("ruling.replay", id=one) for one in some(sorted(bank.by_id(bank.shipped_bank())))]
    return found + [question("table.open", text=table(chance)) for _ in range(TABLES if whole else SAMPLE)]


@pytest.fixture(scope="module")
def told(questions: list[Question], pyodide: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the browser's Python says of them."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    folder = tmp_path_factory.mktemp("node")
    [packed] = application(Library(), games.names(), "").values()
    (folder / FILE).write_bytes(packed)
    (folder / "asked.json").write_text(json.dumps(questions), "utf-8")
    runtime = pyodide / "package" if (pyodide / "package").is_dir() else pyodide
    files = [folder / FILE, folder / "asked.json", folder / "said.json"]
    subprocess.run([node, HERE / "in_node.mjs", runtime, *files], check=True)
    return json.loads((folder / "said.json").read_text("utf-8"))


def test_every_answer_is_the_same(questions: list[Question], told: Any) -> None:
    desk = Desk()
    differing = [
        one for one, said in zip(questions, told["said"], strict=True) if json.loads(desk.ask(json.dumps(one))) != said
    ]
    assert differing == []


def test_clauses_and_indexes_are_those_that_were_packed(told: Any) -> None:
    assert "clauses" not in told["built"] and "search" not in told["built"] and "bank" not in told["built"]


def question(name: str, **words: Any) -> Question:
    return {"name": name, "words": words}


def searches() -> list[str]:
    files = (SEARCH / "queries.json", SEARCH / "unseen_queries.json")
    return [one["query"] for path in files for one in json.loads(path.read_text("utf-8"))]


def clauses() -> list[str]:
    return Library().ask(lambda store: [one.id for one in store.clauses()])


def table(chance: random.Random) -> str:
    """A few cards of a game in zones of both players, some of them marked: such tables need not make sense."""
    game = chance.choice(games.names())
    words, cards = vocabulary(game), known_cards(game, "", "")
    sheet = Sheet.empty(game).with_cards_of({})
    for _ in range(chance.randint(1, 4)):
        card: Any = chance.choice(cards).name
        if chance.random() < 1 / 2:
            card = {"card": card, chance.choice(words.marks).name: "yes"}
        sheet = sheet.with_placed(chance.choice("AB"), chance.choice(words.zones).name, [card])
    assert isinstance(yamlfile.load(sheet.text(), "mesa"), dict)
    return sheet.text()

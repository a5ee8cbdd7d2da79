"""A user's mistake keeps its parts: code, place, what was perhaps meant, and the Spanish sentence of all of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import judgekit
from judgekit import bank
from judgekit.bank import Filters
from judgekit.corpus import lookup
from judgekit.corpus.library import Library
from judgekit.errors import Place, UserError
from judgekit.replay import named_readings, played
from judgekit.scenario import load, loads
from judgekit.shapes import yamlfile

CODE = re.compile(r"[a-z]+(-[a-z]+)*")
PACKAGE = Path(judgekit.__file__).parent


def refused(text: str, folder: Path) -> UserError:
    """The mistake of a scenario file."""
    path = folder / "mesa.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError) as found:
        played(load(path))
    return found.value


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (Place("a.yaml"), "a.yaml"),
        (Place("a.yaml", 3), "a.yaml, línea 3"),
        (Place("a.yaml", 3, 7), "a.yaml, línea 3, columna 7"),
    ],
)
def test_a_place_says_what_it_knows(place: Place, said: str) -> None:
    assert str(place) == said


def test_the_sentence_is_the_place_and_the_problem() -> None:
    mistake = UserError("bad-yaml", "no se entiende.", place=Place("a.yaml", 1, 2), near=["b"])
    assert str(mistake) == "a.yaml, línea 1, columna 2: no se entiende."
    assert (mistake.code, mistake.problem, mistake.near) == ("bad-yaml", "no se entiende.", ("b",))
    assert str(UserError("no-json", "Nada.")) == "Nada."


GOOD = "id: digimon/x\ngame: digimon\ntitle: x\nsource: digimon:3.2\nask: x\ngiven: {}\nscript: []\nexpect: {turn: A}\n"


@pytest.mark.parametrize(
    ("text", "code", "place", "near"),
    [
        ("", "empty-file", (1, 1), ()),
        ("a: [\n", "bad-yaml", (2, 1), ()),
        ("a\0", "not-text", (1, None), ()),
        (GOOD.replace("script:", "scrip:"), "unknown-word", (7, 1), ("script",)),
        (GOOD.replace("game: digimon", "game: digimo"), "unknown-word", (2, 7), ("digimon",)),
        (GOOD.replace("title: x", "title: [x, {y: z}]"), "bad-file", (3, 8), ()),
        (GOOD.replace("[]", "[{A: {activate: Gomamon/1}}]"), "bad-move", (7, 14), ()),
    ],
)
def test_a_scenario_file(
    tmp_path: Path, text: str, code: str, place: tuple[int, int | None], near: tuple[str, ...]
) -> None:
    mistake = refused(text, tmp_path)
    assert (mistake.code, mistake.near) == (code, near), mistake
    assert mistake.place == Place(str(tmp_path / "mesa.yaml"), *place)


def test_a_clause_that_is_not_there_has_the_nearest(edition: Library) -> None:
    with pytest.raises(UserError) as found:
        edition.ask(lambda store: lookup.find("fftcg:11.8.25", store))
    assert (found.value.code, found.value.place, found.value.near[0]) == ("unknown-clause", None, "fftcg:11.8.19")


def test_names_that_nobody_has() -> None:
    (one,) = bank.find(["lorcana/rendirse"])
    with pytest.raises(UserError) as scenario:
        bank.find(["lorcana/rendise"])
    with pytest.raises(UserError) as reading:
        named_readings(["bols=x"], {one.game})
    with pytest.raises(UserError) as mechanic:
        bank.select(Filters(game="lorcana", mechanics=("conced",)), Library)
    found = [(one.value.code, one.value.near) for one in (scenario, reading, mechanic)]
    assert found == [
        ("unknown-scenario", ("lorcana/rendirse",)), ("unknown-reading", ("bolsa",)), ("unknown-mechanic", ("concede",)),
    ]  # fmt: skip


def test_yaml_of_a_document_says_its_place() -> None:
    with pytest.raises(UserError) as found:
        yamlfile.load("a: 1\na: 2\n", "x.yaml")
    assert (found.value.code, found.value.place) == ("bad-yaml", Place("x.yaml", 2, 1))


def test_every_mistake_has_a_code_that_can_be_relied_on() -> None:
    calls = list(_calls())
    assert len(calls) > 60
    for path, call in calls:
        code = call.args[0]
        literal = isinstance(code, ast.Constant) and isinstance(code.value, str) and CODE.fullmatch(code.value)
        assert literal or isinstance(code, ast.Name), f"{path}:{call.lineno}"


def test_a_place_is_written_in_one_way() -> None:
    """Nobody puts «línea» and «columna» into a sentence by hand."""
    for path in PACKAGE.rglob("*.py"):
        if path.name != "errors.py":
            assert "columna {" not in path.read_text(encoding="utf-8"), path


def _calls() -> Iterator[tuple[Path, ast.Call]]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "UserError":
                yield path, node


def test_a_name_keeps_its_capital_inside_a_sentence() -> None:
    table = "game: cipher\ncards: {Marth: {power: 40}}\ngiven: {turn: A, turn number: 1, A: {vanguard: [Marth]}, B: {vanguard: [Marth]}}"
    with pytest.raises(UserError, match=r"A empezó la partida"):
        played(loads(f"{table}\nscript: [A: {{attack: Marth, target: Marth}}]"))

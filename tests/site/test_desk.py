"""What the page asks is answered as the command line's `--json` answers it."""

import json
from typing import Any

import pytest

from judgekit.site.desk import Desk
from tests.cli.test_cli import run


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk()


def asked(desk: Desk, name: str, **words: Any) -> Any:
    return json.loads(desk.ask(json.dumps({"name": name, "words": words})))


@pytest.mark.parametrize("text", ["efecto de reemplazo", "11.8.7", "me revientan el bicho", "first strike"])
def test_a_search_is_that_of_the_command_line(desk: Desk, text: str) -> None:
    answer = asked(desk, "find.search", text=text, limit=10)["answer"]
    assert answer["hits"] == json.loads(run("search", text, "--json").stdout)
    assert len(answer["marks"]) == len(answer["hits"])


def test_clauses_and_rulings_too(desk: Desk) -> None:
    assert asked(desk, "find.rule", wanted=["fftcg:11.8.7"])["answer"] == json.loads(
        run("--json", "rule", "fftcg:11.8.7").stdout
    )
    assert asked(desk, "find.rulings", text="orden disparos")["answer"] == json.loads(
        run("--json", "scenarios", "orden disparos").stdout
    )


def test_a_mistake_is_one_sentence_with_what_was_meant(desk: Desk) -> None:
    mistake = asked(desk, "find.rule", wanted=["fftcg:99.99"])["mistake"]
    assert mistake["says"].endswith(".")
    assert mistake["near"] is not None
    assert "Traceback" not in mistake["says"]

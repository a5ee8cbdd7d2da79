"""Every phrase that the code says is written, with the words that it is given; none is written in vain."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import judgekit
from judgekit.assistant.phrases import say as of_assistant
from judgekit.cli.phrases import say as of_cli
from judgekit.editions.phrases import say as of_editions
from judgekit.exam.phrases import say as of_exam
from judgekit.report.labels import say as of_report
from judgekit.shapes.phrases import Phrases
from judgekit.story.otherwise import say as of_otherwise
from judgekit.story.phrases import say as of_story

PACKAGE = Path(judgekit.__file__).parent
ROOMS = {
    "assistant": of_assistant,
    "cli": of_cli,
    "editions": of_editions,
    "exam": of_exam,
    "report": of_report,
    "story": of_story,
    "story/otherwise.py": of_otherwise,
}


def files(room: str) -> list[Path]:
    """The modules that say a room's phrases; one that has phrases of its own is a room by itself."""
    place = PACKAGE / room
    every = [place] if place.is_file() else [*place.rglob("*.py")]
    return [one for one in every if str(one.relative_to(PACKAGE)) not in ROOMS or one == place]


def constants(room: str) -> set[str]:
    """Every text of a room's code, f-strings up to their first slot."""
    found = set()
    for path in files(room):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def said(room: str) -> Iterator[tuple[str, set[str]]]:
    """The key of each phrase that is said by its whole name, with the words that it is given."""
    for path in files(room):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and all(word.arg for word in node.keywords):
                    yield str(first.value), {str(word.arg) for word in node.keywords}


def slots(template: str) -> set[str]:
    """The words that a phrase needs."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_said_is_written(room: str) -> None:
    for key, words in said(room):
        section, _, name = key.partition(".")
        form = ROOMS[room].section(section)[name]
        templates = [form] if isinstance(form, str) else [form["one"], form["many"]]
        for one in templates:
            assert slots(one) <= words, key
        assert isinstance(form, str) or "count" in words, key


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_written_is_said(room: str) -> None:
    known = constants(room)
    whole = {f"{section}.": names for section, names in ROOMS[room].sections.items() if section not in known}
    for start, names in whole.items():
        for name in names:
            by_parts = {start, name, f".{name}"} & known
            assert f"{start}{name}" in known or by_parts, f"{start}{name}"


def test_values_are_put_in_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "frases.yaml"
    file.write_text("a:\n  b: «{x}»\n  c: {one: una carta, many: '{count} cartas'}\n", encoding="utf-8")
    say = Phrases(file)
    assert say("a.b", x="{y} {0}") == "«{y} {0}»"
    assert [say("a.c", count=count) for count in (1, 2)] == ["una carta", "2 cartas"]
    with pytest.raises(KeyError):
        say("a.d")

"""Strict YAML: what it reads, and one Spanish sentence with line and column for what it refuses."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.errors import UserError
from judgekit.shapes import yamlfile


def test_scalars_stay_text() -> None:
    assert yamlfile.load("a: 4.10\nb: [no, 1, ~, 2024-01-01, '']\nc: {d: yes}\n", "f") == {
        "a": "4.10",
        "b": ["no", "1", "~", "2024-01-01", ""],
        "c": {"d": "yes"},
    }


@pytest.mark.parametrize("text", ["", "# nada\n", "---\n"])
def test_an_empty_file_is_nothing(text: str) -> None:
    assert yamlfile.load(text, "f") in (None, "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: 1\nb: 2\na: 3\n", "línea 3, columna 1: .*«a» está repetida"),
        ("a: &x [1]\nb: *x\n", "línea 2, columna 4: .*alias"),
        ("a: !!python/object:os.system x\n", "línea 1, columna 4: .*etiquetas"),
        ("? [a]\n: 1\n", "una clave debe ser texto"),
        ("a: [\n", "línea 2, columna 1"),
        ("a: 'b\n", "línea"),
        ("[" * 100_000, "demasiado anidado"),
        ("- " * 5_000 + "a", "demasiado anidado"),
        ("a: 1\n---\nb: 2\n", "un solo documento"),
        ("a: \x01", "no se entiende"),
    ],
)
def test_what_is_refused(text: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        yamlfile.load(text, "f")


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab:-[]{}\"'|>&*!#\n \t,?%@`\x00é", max_size=60))
def test_no_text_raises_anything_but_a_sentence(text: str) -> None:
    try:
        yamlfile.load(text, "f")
    except UserError as error:
        assert str(error)

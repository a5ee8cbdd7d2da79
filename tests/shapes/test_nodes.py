"""Scenario YAML: nodes know their place; what is refused is told with file, line and column."""

import errno
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.errors import UserError
from judgekit.shapes.nodes import MOST_NODES, Mapping, Node, Scalar, Sequence, parse, read_file


def test_nodes_keep_their_place() -> None:
    assert parse("a: 1\nb:\n  - c\n  - {d: é, e: f}\n", "f") == Mapping(
        (
            (Scalar("a", 1, 1), Scalar("1", 1, 4)),
            (
                Scalar("b", 2, 1),
                Sequence(
                    (
                        Scalar("c", 3, 5),
                        Mapping(
                            (
                                (Scalar("d", 4, 6), Scalar("é", 4, 9)),
                                (Scalar("e", 4, 12), Scalar("f", 4, 15)),
                            ),
                            4,
                            5,
                        ),
                    ),
                    3,
                    3,
                ),
            ),
        ),
        1,
        1,
    )


@pytest.mark.parametrize("text", ["4.10", "no", "1", "2024-01-01", "0x1F", "1e3", "nulo"])
def test_scalars_stay_text(text: str) -> None:
    assert parse(f"- {text}", "f") == Sequence((Scalar(text, 1, 3),), 1, 1)


@pytest.mark.parametrize(("text", "read"), [("null", ""), ("~", ""), ("'null'", "null"), ('"~"', "~")])
def test_what_yaml_calls_nothing_is_nothing_and_in_quotes_a_text(text: str, read: str) -> None:
    assert parse(f"- {text}", "f") == Sequence((Scalar(read, 1, 3),), 1, 1)


def test_lines_of_a_block_stay_together() -> None:
    assert parse("a: |\n  uno\n  dos\n", "f") == Mapping(((Scalar("a", 1, 1), Scalar("uno\ndos\n", 1, 4)),), 1, 1)


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("a: 1\nb: 2\na: 3\n", "línea 3, columna 1", "«a» está repetida"),
        ("x: {a: 1, a: 2}", "línea 1, columna 11", "«a» está repetida"),
        ("a: *x\n", "línea 1, columna 4", "alias"),
        ("a: 1\nb: &x c\n", "línea 2, columna 4", "anclas"),
        ("a: &x [1]\n", "línea 1, columna 4", "anclas"),
        ("a: &x {b: 1}\n", "línea 1, columna 4", "anclas"),
        ("&x a: 1\n", "línea 1, columna 1", "anclas"),
        ("a: !!int 3\n", "línea 1, columna 4", "etiquetas"),
        ("a: ! b\n", "línea 1, columna 4", "etiquetas"),
        ("a: !!python/object/apply:os.system [x]\n", "línea 1, columna 4", "etiquetas"),
        ("a: 1\n---\nb: 2\n", "línea 2, columna 1", "un solo documento"),
        ("? [a]\n: 1\n", "línea 1, columna 3", "una clave debe ser texto"),
        ("a: [\n", "línea 2, columna 1", "revisa sangría"),
        ("a: 'b\n", "línea 2, columna 1", "revisa sangría"),
        ("a: b: c\n", "línea 1, columna 5", "revisa sangría"),
        ("", "línea 1, columna 1", "vacío"),
        ("# nada\n", "línea 1, columna 1", "vacío"),
        ("---\n", "línea 1, columna 1", "vacío"),
        ("a: 1\nb: \x00", "línea 2, columna 4", "caracteres"),
        ("é: \x1b[31m", "línea 1, columna 4", "caracteres"),
        ("a: \ud800", "línea 1, columna 4", "caracteres"),
        ('a: "\\0"', "línea 1, columna 4", "caracteres de control"),
        ('a: "\\e[31m"', "línea 1, columna 4", "caracteres de control"),
        ("[" * 100_000, "línea 1, columna 60", "demasiado anidado"),
        ("- " * 5_000 + "a", "línea 1, columna 119", "demasiado anidado"),
        ("[" + "a," * MOST_NODES + "]", "línea 1, columna 400000", "demasiado grande"),
    ],
)
def test_what_is_refused(text: str, place: str, said: str) -> None:
    with pytest.raises(UserError) as refused:
        parse(text, "malo.yaml")
    assert f"malo.yaml, {place}: " in str(refused.value)
    assert said in str(refused.value)


def test_a_bomb_of_aliases_goes_off_at_its_first_anchor() -> None:
    bomb = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"{here}: &{here} [{','.join([f'*{before}'] * 9)}]\n"
        for before, here in zip("abcdefgh", "bcdefghi", strict=True)
    )
    with pytest.raises(UserError, match=r"línea 1, columna 4: .*anclas"):
        parse(bomb, "f")


def test_as_many_nodes_as_are_allowed() -> None:
    node = parse("[" + "a," * (MOST_NODES - 1) + "]", "f")
    assert isinstance(node, Sequence)
    assert len(node.items) == MOST_NODES - 1


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ab:-[]{}\"'|>&*!#\n \t,?%@`\\\x00\x1b\ud800é", max_size=60))
def test_no_text_raises_anything_but_a_sentence(text: str) -> None:
    try:
        node = parse(text, "f.yaml")
    except UserError as error:
        assert str(error).startswith("f.yaml, línea ")
    else:
        assert isinstance(node, Node)


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "bien.yaml"
    file.write_bytes("\ufeffaño: 1\r\n".encode())
    assert parse("año: 1", "f") == read_file(file)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("a: 1\nb: ñ\n".encode("latin-1"), "línea 2: el texto no está en UTF-8"),
        ("a: 1\n".encode("utf-16"), "línea 1: el texto no está en UTF-8"),
        (b"a: 1\nb: \0\n", "línea 2: hay un carácter nulo"),
        (b"a: 1\nb: \x1b\n", "línea 2, columna 4: "),
        (b"#" * 199_999 + b"\n" + b"# \n" * 400_000, "pasa de 1 MB"),
        (b"", "vacío"),
    ],
)
def test_what_is_refused_of_a_file(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "malo.yaml"
    file.write_bytes(content)
    with pytest.raises(UserError, match=r"malo\.yaml") as refused:
        read_file(file)
    assert said in str(refused.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"nada\.yaml» \(no existe\)"):
        read_file(tmp_path / "nada.yaml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="es una carpeta"):
        read_file(tmp_path)


def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    with (
        patch.object(Path, "open", side_effect=PermissionError(errno.EACCES, "no")),
        pytest.raises(UserError, match="no hay permiso"),
    ):
        read_file(tmp_path / "cerrado.yaml")

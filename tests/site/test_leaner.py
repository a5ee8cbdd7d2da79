"""Python that is loaded by a phone says nothing to people and does the same."""

import ast
from pathlib import Path

import pytest

import judgekit
from judgekit.site.leaner import lean

SOURCES = sorted(Path(judgekit.__file__).parent.rglob("*.py"))[::12]


@pytest.mark.parametrize("path", SOURCES, ids=lambda one: one.stem)
def test_a_leaner_file_is_the_same_program(path: Path) -> None:
    source = path.read_bytes()
    bare = lean(source)
    compile(bare, str(path), "exec")
    assert len(bare) < len(source)
    assert lean(bare) == bare
    names = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    kept = [node.name for node in ast.walk(ast.parse(bare)) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    assert kept == names


def test_what_only_documents_becomes_what_does_nothing() -> None:
    assert lean(b'"""M."""\nclass A(Exception):\n    """Only this."""\n') == b"class A(Exception):\n    pass"
    assert lean(b'def f():\n    """D."""\n    return "kept"  # gone\n') == b"def f():\n    return 'kept'"


def test_what_this_python_cannot_read_stays_as_it_is() -> None:
    assert lean(b"def f(:\n") == b"def f(:\n"

"""The house keeps its Spanish in YAML; only errors say theirs where they are found."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import judgekit

PACKAGE = Path(judgekit.__file__).parent
MOST = 274  # help of commands and options: 24 of them of `event`, 6 of `card`, `editions` and what `diff` and `impact` print
"""Spanish texts in Python: the help of commands, notices, patterns of questions."""
# what is written in accents, or has a word that no English has
_SPANISH = re.compile(
    r"(?i)[áéíóúñü¿¡]|\b(?:el|la|los|las|una|unos|unas|del|al|con|sin|por|para|que|se|es|su|sus|lo|le|ya|ni|si|"
    r"hay|nada|nadie|cada|cartas?|jueg[oa]s?|juez|mesa|fallos?|reglas?|solo|esta|este|esto|cuando|entre|gana|queda)\b"
)
_PHRASE = re.compile(r"[^\W\d_]{2,}.*\s.*[^\W\d_]|[áéíóúñü¿¡]", re.IGNORECASE | re.DOTALL)
# whoever is called so is told what is wrong
_REFUSING = {"UserError", "refuse", "mistake", "ValueError"}
# and these say nothing but what is wrong with a file, a script, a command or a disk
_OF_ERRORS = (
    "corpus",
    "reader",
    "scenario",
    "shapes",
    "errors.py",
    "cli/mistakes.py",
    "replay/mistakes.py",
    "coverage/clause_classes.py",
    "exam/marking.py",
    "exam/storage.py",
    "exam/study.py",
    # words that are held against what is typed, and told to nobody
    "search/analysis.py",
    "search/families.py",
)


def spanish(text: str) -> bool:
    """Is it Spanish that somebody reads?"""
    return bool(_SPANISH.search(text) and _PHRASE.search(text))


def texts(node: ast.AST) -> Iterator[str]:
    """The Spanish texts below a node that are no docstrings and no error's own; an f-string is one."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Raise() | ast.Expr(value=ast.Constant()):
                continue
            case ast.Call() if getattr(child.func, "id", getattr(child.func, "attr", "")) in _REFUSING:
                continue
            case ast.Constant(value=str(text)):
                found = text
            case ast.JoinedStr():
                found = "".join(str(one.value) for one in child.values if isinstance(one, ast.Constant))
            case _:
                found = ""
        if spanish(found):
            yield found
        if not isinstance(child, ast.JoinedStr):
            yield from texts(child)
        else:
            for one in child.values:
                yield from texts(one) if isinstance(one, ast.FormattedValue) else ()


def by_file(root: Path = PACKAGE) -> Counter[str]:
    """How many there are in each file, without those whose every text is an error's own."""
    found: Counter[str] = Counter()
    for path in sorted(root.rglob("*.py")):
        name = path.relative_to(root).as_posix()
        if not name.startswith(_OF_ERRORS):
            found[name] = sum(1 for _ in texts(ast.parse(path.read_text(encoding="utf-8"))))
    return found


def test_spanish_lives_in_yaml() -> None:
    found = by_file()
    assert found.total() < MOST, (found.total(), found.most_common(20))


@pytest.mark.parametrize("room", ["story", "report", "exam"])
def test_what_is_said_of_steps_cards_and_tables_is_in_yaml(room: str) -> None:
    """What is left is patterns, and notices of a file or a printer that fails."""
    counts = {name: count for name, count in by_file().items() if name.startswith(f"{room}/")}
    assert all(count <= 5 for count in counts.values()), counts


def test_a_text_is_counted_and_an_error_is_not() -> None:
    source = """
def f(n):
    \"\"\"La ayuda.\"\"\"
    if n:
        raise UserError(f"No hay {n} cartas en la mesa.")
    return f"Quedan {n} cartas en la mesa", "no such thing", "la mesa y {x}"
"""
    assert list(texts(ast.parse(source))) == ["Quedan  cartas en la mesa", "la mesa y {x}"]

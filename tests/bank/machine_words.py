"""The words in which judgekit's code speaks: what nobody may read in a text made of them, save those that are Spanish too."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from judgekit import games
from judgekit.games.messages import FILE

HERE = Path(__file__).parent
ROOMS = ("engine", "games")
_WORD = re.compile(r"[a-z]+")
_LITERAL = re.compile(r"[a-z][a-z_ -]*")
_READ = re.compile(r"(?<![\w.@/])[A-Za-z][A-Za-z_]*(?![\w@/])")


@cache
def machine_words() -> frozenset[str]:
    """Every word of the code's own: names of fields, parameters and methods, keys of messages, short literals."""
    folder = Path(games.__file__).parents[1]
    modules = (path for room in ROOMS for path in (folder / room).rglob("*.py"))
    said = (name for path in modules for name in _names(ast.parse(path.read_text(encoding="utf-8"))))
    keys = (key for path in (folder / "games").rglob(FILE) for key in _keys(path))
    return frozenset(word for name in (*said, *keys) for word in _WORD.findall(name.lower()) if len(word) > 1)


@cache
def accepted() -> dict[str, Any]:
    """What has been read and is Spanish, or is what judges of a game say."""
    read: dict[str, Any] = yaml.safe_load((HERE / "accepted_words.yaml").read_text(encoding="utf-8"))
    return read


def raw(text: str, game: str) -> set[str]:
    """The machine's words in a text, without the terms that judges of this game say."""
    plain = _terms(game).sub(" ", text)
    said = {one.lower() for one in _READ.findall(plain)}
    return {one for one in said if ("_" in one or one in machine_words()) and one not in _spanish()}


@cache
def _spanish() -> frozenset[str]:
    return frozenset(" ".join(accepted()["spanish"]).split())


@cache
def _terms(game: str) -> re.Pattern[str]:
    own = (term for line in accepted()["games"][game] for term in line)
    terms = sorted((*accepted()["all"], *own), key=len, reverse=True)
    return re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in terms))


def _keys(path: Path) -> Iterator[str]:
    for section in yaml.safe_load(path.read_text(encoding="utf-8")).values():
        yield from map(str, section)


def _names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if _LITERAL.fullmatch(text):
                yield text
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.arg(arg=name) | ast.FunctionDef(name=name):
                yield name.replace("_", " ")
            case ast.keyword(arg=str(name)):
                yield name.replace("_", " ")

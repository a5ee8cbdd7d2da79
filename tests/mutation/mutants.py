"""The rule methods of a game and their mutants: a mutant is a method whose code is put in the place of the real one."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from inspect import unwrap
from pathlib import Path
from types import CodeType, FunctionType

from judgekit import games
from tests.mutation.operators import Change, changes, first_line


@dataclass(frozen=True)
class Method:
    """A method of a game as its class holds it, with the clauses that it is."""

    game: str
    name: str
    clauses: tuple[str, ...]
    function: FunctionType

    @property
    def file(self) -> Path:
        return Path(self.function.__code__.co_filename)


@dataclass(frozen=True)
class Mutant:
    """A method misread in one place."""

    method: Method
    change: Change

    @cached_property
    def code(self) -> CodeType:
        return _code(self.method, self.change.tree)

    def __str__(self) -> str:
        method, change = self.method, self.change
        place = f"{method.file.parent.name}/{method.file.name}:{change.lines[0]}"
        return f"{place} {method.name} [{change.operator}] {change.old} → {change.new}"

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells it from others wherever it stands in its file."""
        return self.method.name, self.change.old, self.change.new

    @contextmanager
    def played(self) -> Iterator[None]:
        """The game is played by the mutant: every class that has the method, whatever is wrapped around it."""
        function = self.method.function
        real = function.__code__
        function.__code__ = self.code
        try:
            yield
        finally:
            function.__code__ = real


def methods(game: str) -> tuple[Method, ...]:
    """The rule methods that the chapters and the readings of a game write, also those that a later one extends."""
    cls = games.game(game)
    mixins = [meaning.mixin for one in games.readings(game) for meaning in one.meanings if meaning.mixin]
    bases = dict.fromkeys(base for one in (cls, *mixins) for base in one.__mro__)
    found = [_method(game, member) for base in bases for member in vars(base).values() if hasattr(member, "rule")]
    own = f"{games.__name__}.{game}."
    return tuple(dict.fromkeys(one for one in found if one.function.__module__.startswith(own)))


def _method(game: str, member: FunctionType) -> Method:
    function = unwrap(member)
    assert isinstance(function, FunctionType)
    clauses = games.game(game).cited(member.rule.numbers)  # type: ignore[attr-defined]
    return Method(game, function.__qualname__, clauses, function)


def mutants(game: str) -> Iterator[Mutant]:
    """Every mutant of every rule method of a game."""
    for method in methods(game):
        for change in changes(_tree(method)):
            yield Mutant(method, change)


def sample(found: list[Mutant], most: int | None, seed: int) -> list[Mutant]:
    """Some of the mutants; a seed keeps its choice of those that stay when the rest of the code changes."""
    drawn = sorted(found, key=lambda one: sha256(repr((seed, one.key)).encode()).digest())
    return drawn[:most]


def _tree(method: Method) -> ast.FunctionDef:
    code = method.function.__code__
    for node in ast.walk(_module(method.file)):
        if isinstance(node, ast.FunctionDef) and (node.name, first_line(node)) == (code.co_name, code.co_firstlineno):
            return node
    raise LookupError(f"{method.name} is not in {method.file}")


@cache
def _module(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _code(method: Method, tree: ast.FunctionDef) -> CodeType:
    """The code of a tree, with the free variables of the real method: `super()` and what was closed over still work."""
    real = method.function.__code__
    closed = [name for name in real.co_freevars if name != "__class__"]
    kept: list[ast.stmt] = [ast.Expr(ast.Name(name, ast.Load())) for name in real.co_freevars]
    function = ast.FunctionDef(
        tree.name, tree.args, [ast.If(ast.Constant(False), kept, []), *tree.body] if kept else tree.body, []
    )
    around = ast.ClassDef("Around", [], [], [function], [])
    arguments = ast.arguments([], [ast.arg(name) for name in closed], None, [], [], None, [])
    outer = ast.FunctionDef("outer", arguments, [around], [])
    module = ast.Module([outer], [])
    flags = real.co_flags & _FUTURE
    compiled = compile(ast.fix_missing_locations(module), str(method.file), "exec", flags=flags, dont_inherit=True)
    return _named(compiled, tree.name)


def _named(code: CodeType, name: str) -> CodeType:
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    found = next((one for one in inner if one.co_name == name), None)
    return found or _named(inner[0], name)


_FUTURE = 0x1000000  # annotations

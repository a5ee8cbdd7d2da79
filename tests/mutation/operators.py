"""The ways in which a rule method is misread: each turns a function's tree into others that differ in one place."""

import ast
from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import TypeVar

Function = ast.FunctionDef
T = TypeVar("T")


@dataclass(frozen=True)
class Change:
    """One place of a function, its lines in the file, as it is and as it is misread; `tree`: the function misread."""

    lines: range
    operator: str
    old: str
    new: str
    tree: Function


TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
NEUTRAL = {
    "None": ("",),
    "bool": ("True", "False"),
    "int": ("0",),
    "str": ("''",),
    "tuple": ("()",),
    "list": ("[]",),
    "Sequence": ("()",),
    "Iterable": ("()",),
    "Iterator": ("",),
    "frozenset": ("frozenset()",),
    "Mapping": ("{}",),
}


def changes(function: Function) -> Iterator[Change]:
    """Every misreading of a function, each once."""
    seen = {ast.dump(function)}
    for change in (*_early_returns(function), *_replacements(function)):
        dump = ast.dump(change.tree)
        if dump not in seen:
            seen.add(dump)
            yield change


def first_line(function: Function) -> int:
    """Where a function begins in its file, its decorators with it."""
    decorators = (one.lineno for one in function.decorator_list)
    return min((function.lineno, *decorators))


def _early_returns(function: Function) -> Iterator[Change]:
    """The method says nothing at all, or always the same."""
    for value in _neutral(function):
        tree = deepcopy(function)
        statement = ast.parse(f"def _():\n return {value}").body[0].body[0]  # type: ignore[attr-defined]
        if ast.dump(statement) == ast.dump(_first(function)):
            continue
        tree.body.insert(0, ast.copy_location(statement, function.body[0]))
        begins = first_line(function)
        yield Change(range(begins, begins + 1), "early return", f"def {function.name}", ast.unparse(statement), tree)


def _first(function: Function) -> ast.stmt:
    """The first statement after the docstring."""
    return function.body[1 if ast.get_docstring(function) and len(function.body) > 1 else 0]


def _neutral(function: Function) -> tuple[str, ...]:
    returns = ast.unparse(function.returns) if function.returns else "None"
    if returns.endswith("| None"):
        return ("None",)
    return NEUTRAL.get(returns.partition("[")[0], ())


def _replacements(function: Function) -> Iterator[Change]:
    for node, around in _inside(function):
        for operator, new in _misread(node):
            # Where a copy meets the node itself, it puts the other one in its place.
            swap = {id(node): ast.copy_location(copy(new), node)}
            tree = ast.fix_missing_locations(deepcopy(function, {**swap}))
            shown = around if isinstance(node, ast.Constant) else node
            yield Change(_lines(node), operator, _told(shown), _told(deepcopy(shown, {**swap})), tree)


def _inside(function: Function) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Every node of the body that runs, no annotation does, each with the node around it."""
    left: list[tuple[ast.AST, ast.AST]] = [(one, function) for one in reversed(function.body)]
    while left:
        node, around = left.pop()
        yield node, around
        idle = {id(getattr(node, "annotation", None)), id(getattr(node, "returns", None))}
        left.extend((one, node) for one in reversed([*ast.iter_child_nodes(node)]) if id(one) not in idle)


def _misread(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:  # noqa: C901 - one line for each kind of node
    match node:
        case ast.Compare():
            yield from _compared(node)
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "and/or", ast.BoolOp(other, values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not", operand
        case ast.Constant(value=int() as number) if not isinstance(number, bool):
            yield from (("off by one", ast.Constant(other)) for other in (number + 1, number - 1))
        case ast.MatchOr(patterns=patterns):
            yield from (("fewer", fewer[0] if len(fewer) == 1 else ast.MatchOr(fewer)) for fewer in _fewer(patterns))
        case ast.Expr(value=ast.Call()):
            yield "removed", ast.Pass()
        case ast.If(test=test, body=body, orelse=orelse):
            yield from ((name, ast.If(other, body, orelse)) for name, other in _tested(test))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield from ((name, ast.IfExp(other, body, orelse)) for name, other in _tested(test))
        case ast.While(test=test, body=body, orelse=orelse):
            yield "condition", ast.While(ast.Constant(False), body, orelse)
        case ast.comprehension(ifs=[_, *_]):
            yield from _filtered(node)
        case ast.match_case(pattern=pattern, guard=ast.expr(), body=body):
            yield from (("condition", ast.match_case(pattern, ast.Constant(value), body)) for value in (True, False))


def _compared(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    for place, op in enumerate(node.ops):
        for other in TURNED[type(op)]:
            ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield "comparison", ast.Compare(node.left, ops, node.comparators)
        among = node.comparators[place]
        if isinstance(op, ast.In | ast.NotIn) and isinstance(among, ast.Tuple | ast.Set | ast.List):
            for fewer in _fewer(among.elts):
                shorter = ast.Tuple(fewer, ast.Load())
                comparators = [*node.comparators[:place], shorter, *node.comparators[place + 1 :]]
                yield "fewer", ast.Compare(node.left, node.ops, comparators)


def _fewer(items: list[T]) -> Iterator[list[T]]:
    yield from ([*items[:place], *items[place + 1 :]] for place in range(len(items)))


def _tested(test: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """A condition that always or never holds; a bare one also turned."""
    yield from (("condition", ast.Constant(value)) for value in (True, False))
    if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
        yield "not", ast.UnaryOp(ast.Not(), test)


def _filtered(node: ast.comprehension) -> Iterator[tuple[str, ast.AST]]:
    for place in range(len(node.ifs)):
        for name, other in _tested(node.ifs[place]):
            ifs = [*node.ifs[:place], other, *node.ifs[place + 1 :]]
            yield name, ast.comprehension(node.target, node.iter, ifs, node.is_async)


def _lines(node: ast.AST) -> range:
    inside = [one for one in ast.walk(node) if isinstance(one, ast.expr | ast.stmt | ast.pattern)]
    return range(min(one.lineno for one in inside), max(one.end_lineno or one.lineno for one in inside) + 1)


def _told(node: ast.AST) -> str:
    """A node in one line: of a statement with a body, its head."""
    return ast.unparse(node).strip().splitlines()[0]

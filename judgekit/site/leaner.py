"""Python without what only people read (comments, docstrings): a third less to load, the same to run."""

import ast

_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def lean(source: bytes) -> bytes:
    """The same program; as it is where it is written for a Python that this one cannot read."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return source
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED):
            _undocument(node)
    return ast.unparse(tree).encode()


def _undocument(node: _DOCUMENTED) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.Pass()])

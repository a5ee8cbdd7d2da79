"""The layouts of rule texts, one module each; a manifest names the one that reads its text."""

from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from judgekit.corpus.line_reader import Reading
from judgekit.corpus.manifest import Manifest

Layout = Callable[[Sequence[str], Manifest], Reading]


def names() -> list[str]:
    """The layouts that a manifest may name."""
    return sorted(module.name for module in iter_modules(__path__))


def find(name: str) -> Layout:
    """The `read` function of a layout's module."""
    return cast(Layout, import_module(f"{__name__}.{name}").read)

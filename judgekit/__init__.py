"""judgekit: a rulings assistant for Spanish-speaking trading-card-game judges."""

import sys

__version__ = "0.1.0"
__all__ = [
    "Answer",
    "Library",
    "Question",
    "UserError",
    "explore",
    "legal_moves",
    "load",
    "loads",
    "reasons",
    "replay",
    "report",
    "rule",
    "search",
]
_ROOMS = ("reasons", "replay", "report", "search")
"""What is both a package of the house and something that one asks of it."""

_Module = type(sys)


class _Room(_Module):
    """A package that is called as well: `judgekit.replay(question)` beside `from judgekit.replay import judge`."""

    def __call__(self, *args, **words):
        return getattr(_import("judgekit.api"), self.__name__.rpartition(".")[2])(*args, **words)


class _House(_Module):
    """The package itself: what may be asked of it is imported when it is asked for first."""

    def __setattr__(self, name, value):
        if name in _ROOMS and isinstance(value, _Module):
            value.__class__ = _Room
        super().__setattr__(name, value)

    def __getattr__(self, name):
        if name in _ROOMS:
            return _import(f"judgekit.{name}")
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(_import("judgekit.api"), name)


def _import(name):
    from importlib import import_module  # noqa: PLC0415 - to import judgekit costs next to nothing

    return import_module(name)


sys.modules[__name__].__class__ = _House

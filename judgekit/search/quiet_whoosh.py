"""Whoosh 2.7.4 without its costs: judgekit imports Whoosh's modules from here and nowhere else.

`whoosh.compat` imports `urllib.request` for a name that nothing uses (20 ms of every search), and its sources warn on
Python 3.12 and later.
"""

import sys
import warnings
from types import ModuleType


def _import_compat() -> None:
    name = "urllib.request"
    stands_in = name not in sys.modules
    if stands_in:
        sys.modules[name] = ModuleType(name)
        sys.modules[name].urlretrieve = None  # type: ignore[attr-defined]
    try:
        import whoosh.compat  # noqa: F401, PLC0415
    finally:
        if stands_in:
            del sys.modules[name]


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    _import_compat()
    from whoosh import analysis, fields, query, scoring
    from whoosh.filedb import filestore

__all__ = ["analysis", "fields", "filestore", "query", "scoring"]

"""What was built once: kept under a key of all that it was made from, believed only whole, never needed.

A cache that is missing, damaged, half written or of another version is built again; one that cannot be written is done
without, which is said once. Installed wheels bring what was built from the shipped texts.
"""

from judgekit.cache.keys import code, content, key, library
from judgekit.cache.pieces import Kept, pieces
from judgekit.cache.shelf import Shelf, whole

__all__ = ["Kept", "Shelf", "code", "content", "key", "library", "pieces", "whole"]

"""The texts of printed cards, read as what a person would write under `effects`."""

from judgekit.reader.grammar import governs
from judgekit.reader.model import NotUnderstoodError, Printing, Reading
from judgekit.reader.reading import read

__all__ = ["NotUnderstoodError", "Printing", "Reading", "governs", "read"]

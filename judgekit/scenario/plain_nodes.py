"""Nodes of a file from plain data, and plain data from nodes."""

from typing import Any

from judgekit.shapes.nodes import Mapping, Node, Scalar, Sequence


def plain(value: Node) -> Any:
    """A node as plain data."""
    if isinstance(value, Scalar):
        return value.text
    if isinstance(value, Sequence):
        return [plain(one) for one in value.items]
    return {key.text: plain(one) for key, one in value.entries}


def node(value: Any, place: Node) -> Node:
    """Plain data as a node that stands where the text does."""
    if isinstance(value, dict):
        entries = tuple((Scalar(str(key), place.line, place.column), node(one, place)) for key, one in value.items())
        return Mapping(entries, place.line, place.column)
    if isinstance(value, list):
        return Sequence(tuple(node(one, place) for one in value), place.line, place.column)
    return Scalar(str(value), place.line, place.column)

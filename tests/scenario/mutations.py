"""Small mistakes in a scenario's text, one at a time: another scalar, another type, a key too many or too few."""

import random
from collections.abc import Iterator
from dataclasses import replace

from judgekit.shapes.nodes import Mapping, Node, Scalar, Sequence

WORDS = (
    "hola",
    "muchos",
    "4",
    "-1",
    "yes",
    "no",
    "",
    "1:2",
    "A",
    "B",
    "self",
    "end of turn",
    "lorcana:1.1",
    "9999999999",
)
KEYS = ("hola", "A", "do", "card", "lore", "applied", "A tries")
WRONG: tuple[Node, ...] = (
    Scalar("hola", 0, 0),
    Scalar("7", 0, 0),
    Sequence((), 0, 0),
    Sequence((Scalar("hola", 0, 0),), 0, 0),
    Mapping((), 0, 0),
    Mapping(((Scalar("hola", 0, 0), Scalar("hola", 0, 0)),), 0, 0),
)


def mutants(root: Node, how_many: int, seed: int) -> Iterator[tuple[str, Node]]:
    """Trees that differ from this one in a single place, and what was done there."""
    dice = random.Random(seed)
    for _ in range(how_many):
        places = list(_places(root))
        path = dice.choice(places)
        what, changed = _mutated(_at(root, path), dice)
        yield f"{what} en {path}", _put(root, path, changed)


def _places(node: Node, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    yield path
    for place, inner in enumerate(_inside(node)):
        yield from _places(inner, (*path, place))


def _inside(node: Node) -> tuple[Node, ...]:
    if isinstance(node, Mapping):
        return tuple(value for _, value in node.entries)
    return node.items if isinstance(node, Sequence) else ()


def _at(node: Node, path: tuple[int, ...]) -> Node:
    for place in path:
        node = _inside(node)[place]
    return node


def _put(node: Node, path: tuple[int, ...], changed: Node) -> Node:
    if not path:
        return changed
    place, *rest = path
    inside = [_put(one, tuple(rest), changed) if at == place else one for at, one in enumerate(_inside(node))]
    if isinstance(node, Sequence):
        return replace(node, items=tuple(inside))
    assert isinstance(node, Mapping)
    return replace(node, entries=tuple((key, one) for (key, _), one in zip(node.entries, inside, strict=True)))


def _mutated(node: Node, dice: random.Random) -> tuple[str, Node]:
    if isinstance(node, Mapping) and node.entries and dice.random() < 0.8:
        at = dice.randrange(len(node.entries))
        if dice.random() < 0.4:
            return f"sin «{node.entries[at][0].text}»", replace(
                node, entries=node.entries[:at] + node.entries[at + 1 :]
            )
        key = dice.choice([one for one in KEYS if one not in {key.text for key, _ in node.entries}])
        if dice.random() < 0.5:
            renamed = (Scalar(key, 0, 0), node.entries[at][1])
            return f"«{key}» por clave", replace(node, entries=(*node.entries[:at], renamed, *node.entries[at + 1 :]))
        return f"con «{key}»", replace(node, entries=(*node.entries, (Scalar(key, 0, 0), dice.choice(WRONG))))
    if isinstance(node, Scalar) and dice.random() < 0.7:
        word = dice.choice(WORDS)
        return f"«{word}»", Scalar(word, 0, 0)
    wrong = dice.choice(WRONG)
    return f"otro tipo {type(wrong).__name__}", wrong


def written(node: Node) -> str:
    """The tree as YAML in one line: every text between quotes but those that are numbers, yes or no for an editor."""
    if isinstance(node, Scalar):
        return node.text if node.text.lstrip("-").isdecimal() else _quoted(node.text)
    if isinstance(node, Sequence):
        return f"[{', '.join(map(written, node.items))}]"
    return f"{{{', '.join(f'{_quoted(key.text)}: {written(value)}' for key, value in node.entries)}}}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'

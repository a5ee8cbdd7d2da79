"""What a scenario expects, flattened into claims: each is one path into the outcome and what must be there."""

import re
from collections.abc import Collection, Iterator

from judgekit.engine.game import Game
from judgekit.engine.origin import Origin
from judgekit.scenario.model import Claim
from judgekit.scenario.nodes import Mapping, Node, Scalar, Sequence
from judgekit.scenario.refusal import hint, refuse
from judgekit.scenario.shapes import NO, NUMBER, YES

LISTS = ("order", "tries")
CLAUSES = ("applied", "not applied", "considered")
WORDS = ("winner", "phase", "turn")
ATTEMPTS = ("legal", "illegal")
NOBODY = "none"
_NUMBER = re.compile(r"\d{1,4}(\.\d{1,4})*(/[a-z0-9ñ-]+)*")


def is_clause(word: str, game: str) -> bool:
    """Does a word look like the id of a clause of this game?"""
    of, _, number = word.partition(":")
    return of == game and bool(_NUMBER.fullmatch(number))


def read(node: Node, game: type[Game], labels: Collection[str], file: str) -> tuple[Claim, ...]:
    """The claims; raises UserError where one cannot be read or there is none."""
    if not isinstance(node, Mapping):
        refuse(file, node, "«expect» es un «clave: valor» con lo que debe salir")
    reader = _ClaimReader(game, labels, file)
    claims = tuple(claim for key, value in node.entries for claim in reader.claims(key, value))
    if not claims:
        refuse(file, node, "«expect» no espera nada; escribe al menos una cosa que deba salir")
    return claims


class _ClaimReader:
    """Reads the expectations of one scenario."""

    def __init__(self, game: type[Game], labels: Collection[str], file: str) -> None:
        self._game, self._labels, self._file = game, labels, file

    def claims(self, key: Scalar, node: Node) -> Iterator[Claim]:  # noqa: C901 - one branch for each key
        """The claims under one key of `expect`."""
        name = key.text
        if name == "order":
            yield self._claim((name,), self._texts(node), node)
        elif name == "tries":
            for place, (word, at) in enumerate(self._items(node), start=1):
                yield self._claim((name, str(place)), word if word in ATTEMPTS else self._clause(word, at), at)
        elif name in CLAUSES:
            for word, at in self._items(node):
                yield self._claim((name, self._clause(word, at)), True, at)
        elif name in WORDS:
            yield self._claim((name,), self._known(name, node), node)
        elif name == "offered":
            for choice, value in self._mapping(node):
                yield self._claim((name, choice.text), self._texts(value), value)
        elif name == "cards":
            yield from self._cards(node)
        elif name in self._game.players:
            yield from self._player(name, node)
        else:
            valid = (*LISTS, *CLAUSES, *WORDS, "offered", "cards", *self._game.players)
            refuse(self._file, key, f"«{name:.60}» no se puede esperar", hint([name], valid))

    def _cards(self, node: Node) -> Iterator[Claim]:
        valid = ("zone", "controller", "under", *self._game.marks, *self._game.written())
        for label, facts in self._mapping(node):
            if label.text not in self._labels:
                refuse(self._file, label, f"no hay carta «{label.text:.60}»", hint([label.text], self._labels))
            for key, value in self._mapping(facts):
                if key.text not in valid:
                    refuse(self._file, key, f"«{key.text:.60}» no es nada de una carta", hint([key.text], valid))
                many = key.text == "under" or self._game.written().get(key.text) in self._game.lists()
                expected = self._texts(value) if many else self._value(value)
                yield self._claim(("cards", label.text, key.text), expected, value)

    def _player(self, player: str, node: Node) -> Iterator[Claim]:
        valid = (*self._game.kinds(), *self._game.counts)
        for key, value in self._mapping(node):
            if key.text in self._game.kinds():
                names = self._texts(value)
                for name in names:
                    if name not in self._labels:
                        refuse(self._file, value, f"no hay carta «{name:.60}»", hint([name], self._labels))
                yield self._claim((player, key.text), names, value)
            elif key.text in self._game.counts:
                yield self._claim((player, key.text), self._value(value), value)
            else:
                refuse(self._file, key, f"«{key.text:.60}» no es una zona ni una cuenta", hint([key.text], valid))

    def _clause(self, word: str, node: Node) -> str:
        if not is_clause(word, self._game.game):
            shape = f"«{self._game.game}:número», como {self._game.game}:1.2"
            refuse(self._file, node, f"«{word:.60}» no es una cláusula de este juego; escribe {shape}")
        return word

    def _known(self, name: str, node: Node) -> str:
        text = self._text(node)
        players = self._game.players
        valid = {"turn": players, "phase": self._game.phases, "winner": (*players, "draw", NOBODY)}[name]
        if valid and text not in valid:
            refuse(self._file, node, f"«{text:.60}» no vale para «{name}»", hint([text], valid))
        return text

    def _claim(self, path: tuple[str, ...], expected: object, node: Node) -> Claim:
        return Claim(path, expected, Origin(self._file, node.line, node.column))

    def _mapping(self, node: Node) -> tuple[tuple[Scalar, Node], ...]:
        if not isinstance(node, Mapping):
            refuse(self._file, node, "aquí va un «clave: valor»")
        return node.entries

    def _items(self, node: Node) -> Iterator[tuple[str, Node]]:
        for one in node.items if isinstance(node, Sequence) else (node,):
            yield self._text(one), one

    def _texts(self, node: Node) -> tuple[str, ...]:
        return tuple(text for text, _ in self._items(node))

    def _text(self, node: Node) -> str:
        if not isinstance(node, Scalar) or not node.text:
            refuse(self._file, node, "aquí va una sola palabra")
        return node.text

    def _value(self, node: Node) -> object:
        text = self._text(node)
        if NUMBER.fullmatch(text):
            return int(text)
        if text.lower() in YES:
            return True
        return False if text.lower() in NO else text

"""The script of a scenario: `- A: {attack: X}`, `- A tries: …`, `- B responds: …`, `- B: {target: Y}`."""

from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.origin import Origin
from judgekit.scenario.model import Answer, Entry
from judgekit.scenario.nodes import Mapping, Node, Scalar, Sequence
from judgekit.scenario.refusal import hint, refuse

MANNERS = {"": (False, False), " tries": (True, False), " responds": (False, True), " tries to respond": (True, True)}


def read(node: Node, game: type[Game], file: str) -> tuple[Entry, ...]:
    """The entries in order; raises UserError."""
    if not isinstance(node, Sequence):
        refuse(file, node, "«script» es una lista de jugadas, una por línea con «- A: {...}»")
    return tuple(_entry(one, game, file) for one in node.items)


def _entry(node: Node, game: type[Game], file: str) -> Entry:
    if not isinstance(node, Mapping) or len(node.entries) != 1:
        refuse(file, node, "cada línea de «script» lleva un solo jugador: «- A: {...}»")
    ((who, what),) = node.entries
    player, tries, responds = _player(who, game, file)
    parts = _parts(what, file)
    place = Origin(file, what.line, what.column)
    verb = next((key.text for key, _ in parts if key.text in game.forms()), None)
    if verb is None and (tries or responds or not parts):
        refuse(file, what, "falta la jugada", hint([key.text for key, _ in parts], tuple(game.forms())))
    if verb is None:
        _check_answers(parts, game, file)
        return Entry(player, None, tuple(_answer(key, value, file) for key, value in parts), place)
    form = game.forms()[verb]
    first = next(iter(form.words), None)
    if isinstance(what, Scalar) and first is not None and first.needed and first.takes != "flag":
        needed = [verb, *(word.name for word in form.words[1:] if word.needed)]
        shape = ", ".join(f"{name}: …" for name in needed)
        refuse(file, what, f"a «{verb}» le falta decir qué o quién; escribe «{{{shape}}}»")
    names = {word.name for word in form.words} | {verb}
    words = {key.text: _word(value, file) for key, value in parts if key.text in names}
    answers = tuple(_answer(key, value, file) for key, value in parts if key.text not in names)
    return Entry(player, Move(player, verb, words, tries, responds, place), answers, place)


def _player(who: Scalar, game: type[Game], file: str) -> tuple[str, bool, bool]:
    player, _, manner = who.text.partition(" ")
    manner = f" {manner}" if manner else ""
    if player not in game.players:
        refuse(file, who, f"el jugador «{player:.60}» no existe", hint([player], game.players))
    if manner not in MANNERS:
        valid = [f"{player}{one}" for one in MANNERS]
        refuse(file, who, f"«{who.text:.60}» no se entiende", hint([who.text], valid))
    return player, *MANNERS[manner]


def _parts(what: Node, file: str) -> tuple[tuple[Scalar, Node], ...]:
    if isinstance(what, Scalar):
        return ((what, Scalar("yes", what.line, what.column)),)
    if isinstance(what, Sequence):
        refuse(file, what, "una jugada es «{verbo: carta, …}», no una lista")
    return what.entries


def _check_answers(parts: tuple[tuple[Scalar, Node], ...], game: type[Game], file: str) -> None:
    """A bare word, or a lone word very near a verb, is more likely a misspelt verb than an answer."""
    (key, value), *_ = parts
    if (key.line, key.column) == (value.line, value.column):
        refuse(file, key, f"la jugada «{key.text:.60}» no existe", hint([key.text], tuple(game.forms())))


def _word(node: Node, file: str) -> str | tuple[str, ...]:
    if isinstance(node, Sequence):
        return tuple(_text(one, file) for one in node.items)
    return _text(node, file)


def _answer(key: Scalar, node: Node, file: str) -> Answer:
    place = Origin(file, node.line, node.column)
    if isinstance(node, Sequence):
        words = tuple(_text(one, file) for one in node.items) or ("none",)
        return Answer(key.text, words, True, place)
    return Answer(key.text, (_text(node, file),), False, place)


def _text(node: Node, file: str) -> str:
    if not isinstance(node, Scalar) or not node.text:
        refuse(file, node, "aquí va una palabra o una carta")
    return node.text

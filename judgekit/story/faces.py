"""What a judge can see of a table, facet by facet: where each card is, its marks and numbers, the counts, who won."""

from collections.abc import Hashable, Iterator, Mapping

from judgekit.engine.game import Game
from judgekit.games.messages import Messages

Facet = tuple[str, ...]
Faces = Mapping[Facet, Hashable]


def faces(game: Game, words: Messages, *, hidden: bool = False) -> Faces:
    """Everything that can be seen and has a word: ("place", card), ("mark", card, name), ("count", player, name)…

    With what is `hidden` too: the marks of cards that are not on the field, and whether a card has left and come back.
    """
    return dict(_faces(game, words, hidden))


def _faces(game: Game, words: Messages, hidden: bool) -> Iterator[tuple[Facet, Hashable]]:
    for label in game.state.current:
        yield from _of_card(game, label, words, hidden)
    for player in game.players:
        for name in game.counts:
            if words.knows("counts", name):
                yield ("count", player, name), game.state.value(player, name) or 0
    yield ("winner",), game.winner
    yield from ((("turn",), game.given("turn")), (("phase",), game.phase))
    for step in game.trace.steps:
        if step.key == "resolve":
            yield ("resolved", str(step.args["ability"])), True


def _of_card(game: Game, label: str, words: Messages, hidden: bool) -> Iterator[tuple[Facet, Hashable]]:
    obj = game.card(label)
    host = game.of_unit(obj.zone.host) if obj.zone.name == "under" else None
    yield ("place", label), ("under", host.label) if host else (obj.zone.name, obj.zone.player)
    if hidden:
        yield ("unit", label), obj.unit
    on_field = game.is_field(obj)
    for name in game.marks if on_field or hidden else ():
        marked = obj.mark(name)
        if marked and words.knows("marks", name):
            yield ("mark", label, name), marked
    for name in game.characteristics() if on_field else ():
        value = game.value(obj, name)
        if isinstance(value, int) and not isinstance(value, bool) and words.knows("characteristics", name):
            yield ("value", label, name), value

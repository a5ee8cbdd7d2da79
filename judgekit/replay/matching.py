"""Does what was found match what was claimed: cards by name or by the number, and what happened in order."""

from collections.abc import Mapping, Sequence

from judgekit.engine.game import Game
from judgekit.scenario import IN_ANY_ORDER, NO, YES, Crowd, claimed

Happening = Mapping[str, object]


def same_cards(words: Sequence[str], found: Sequence[str], game: Game, *, ordered: bool) -> bool:
    """Are these the cards of a zone? The order counts where the zone has one, unless the claim says otherwise."""
    if words and words[0] == IN_ANY_ORDER:
        return same_cards(words[1:], found, game, ordered=False)
    labels = tuple(game.state.current)
    wanted = [claimed(one, labels, game.marks) or one for one in words]
    return _in_order(wanted, found, game) if ordered else _all_found(wanted, found, game)


def _in_order(wanted: Sequence[Crowd | str], found: Sequence[str], game: Game) -> bool:
    each = [one for each in wanted for one in ([each] if isinstance(each, str) else [each] * each.many)]
    return len(each) == len(found) and all(map(lambda one, label: _is(one, label, game), each, found))


def _all_found(wanted: Sequence[Crowd | str], found: Sequence[str], game: Game) -> bool:
    """What is most exacting takes its cards first."""
    left = list(found)
    for one in sorted(wanted, key=_freedom):
        taken = [label for label in left if _is(one, label, game)][: one.many if isinstance(one, Crowd) else 1]
        if len(taken) < (one.many if isinstance(one, Crowd) else 1):
            return False
        left = [label for label in left if label not in taken]
    return not left


def _freedom(one: Crowd | str) -> int:
    if isinstance(one, str):
        return 0
    return 1 if one.name else 2 if one.mark else 3


def _is(one: Crowd | str, label: str, game: Game) -> bool:
    if isinstance(one, str):
        return one == label
    obj = game.card(label)
    if one.name and one.name != obj.card.name:
        return False
    return not one.mark or bool(obj.mark(one.mark)) == one.has_mark


def happened_in_order(wanted: Sequence[Happening], found: Sequence[Happening]) -> bool:
    """Did all that is wanted happen, in this order, whatever else happened between?"""
    left = iter(found)
    return all(any(_says(one, wants) for one in left) for wants in wanted)


def _says(happening: Happening, wanted: Happening) -> bool:
    return all(word in happening and _alike(happening[word], value) for word, value in wanted.items())


def _alike(found: object, wanted: object) -> bool:
    if isinstance(found, list | tuple):
        words = wanted if isinstance(wanted, tuple) else (wanted,)
        return sorted(map(str, found)) == sorted(map(str, words))
    if isinstance(found, bool):
        return str(wanted).casefold() in (YES if found else NO)
    return str(found) == str(wanted)

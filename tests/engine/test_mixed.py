"""A game as it is read pickles though no module knows its name."""

import pickle
from pickle import PicklingError

import pytest

from judgekit.engine.mixed import mixed
from judgekit.games import game_as_read, game_with, malrules, names, readings
from tests.engine.toy import Toy


class Louder:
    """Overrides nothing."""


def again(what: object) -> object:
    return pickle.loads(pickle.dumps(what))


def test_a_class_of_mixins_is_made_again_of_the_same() -> None:
    made = mixed((Louder,), Toy)
    assert again(made) is again(made)
    assert again(made).__mro__[1:] == made.__mro__[1:]  # type: ignore[attr-defined]


def test_what_is_made_of_such_a_class_by_hand_is_no_other_class_in_silence() -> None:
    with pytest.raises(PicklingError, match="of what"):
        pickle.dumps(type("Loudest", (mixed((Louder,), Toy),), {}))


@pytest.mark.parametrize("name", names())
def test_every_meaning_and_malrule_of_a_game_pickles(name: str) -> None:
    read = [game_as_read(name, frozenset({(one.name, m.name)})) for one in readings(name) for m in one.meanings]
    for made in (*read, *(game_with(one) for one in malrules(name))):
        assert again(made).__mro__[1:] == made.__mro__[1:]  # type: ignore[attr-defined]

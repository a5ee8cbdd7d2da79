"""Classes made on the fly, for a reading, a malrule or a rule removed, go when nobody holds them any more."""

import gc
import weakref
from collections.abc import Iterator

from judgekit import bank, games
from judgekit.coverage.killed import fails
from judgekit.engine.game import Game
from judgekit.engine.malrule import with_malrule
from judgekit.engine.reading import with_readings
from judgekit.engine.rule import rules_of
from judgekit.replay.variants import without
from judgekit.scenario import cards
from judgekit.scenario.lexicon import lexicon
from judgekit.shapes.nodes import parse
from judgekit.shapes.reader import Shapes

CLASSES = 1000
CARD = """
Rayo Menor:
  type: summon
  elements: [lightning]
  cost: 1
  effects:
    - targets: [{choose: {type: forward}, as: objetivo}]
      resolve: [{damage: 4000, to: objetivo}]
"""


def made_on_the_fly(game: type[Game]) -> Iterator[type[Game]]:
    """Classes without end, of the three kinds."""
    while True:
        for name in rules_of(game):
            yield without(game, name)
        for malrule in games.malrules(game.game):
            yield with_malrule(game, malrule)
        for reading in games.readings(game.game):
            for meaning in reading.meanings:
                if meaning.mixin:
                    yield with_readings(game, [reading], {reading.name: meaning.name})


def used(game: type[Game]) -> weakref.ref[type[Game]]:
    """Everything that is kept of a class is asked for: by a replay, by the reader of cards."""
    fails(SCENARIO, game)
    [*cards.read(parse(CARD, "cards.yaml"), Shapes(WORDS, "cards.yaml"), game, "cards.yaml")]
    game.forms(), game.keywords(), game.written()
    return weakref.ref(game)


WORDS = lexicon(games.game("fftcg"))
SCENARIO = bank.scenarios(game="fftcg")[0]


def test_a_thousand_classes_leave_memory_where_it_was() -> None:
    game = games.game("fftcg")
    classes = made_on_the_fly(game)
    each = (*rules_of(game), *games.malrules("fftcg"), *(one for it in games.readings("fftcg") for one in it.meanings))
    alive = [used(next(classes)) for _ in each]  # by now every one of them has been made once
    before = objects()
    alive += [used(next(classes)) for _ in range(CLASSES)]
    assert objects() - before <= CLASSES + 50  # the weak references themselves, and crumbs
    assert sum(one() is not None for one in alive) <= 1  # the one that the generator made last


def objects() -> int:
    gc.collect()
    return len(gc.get_objects())


def test_what_a_class_keeps_is_its_own_and_not_that_of_what_it_is_made_of() -> None:
    whole = games.game("fftcg")
    name = next(name for name, rule in rules_of(whole).items() if rule.role == "action")
    verb = rules_of(whole)[name].about
    assert verb in whole.forms()
    other = type("Other", (whole,), {"game": "other", "marks": ("x",)})
    assert other.forms() is not whole.forms()
    assert other.cited(("1.1",)) == ("other:1.1",)
    assert whole.cited(("1.1",)) == ("fftcg:1.1",)

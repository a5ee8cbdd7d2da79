"""What has happened before the table: used up, waiting, lasting; each names cards and abilities that lie there."""

from collections.abc import Collection, Iterator, Mapping

from judgekit.engine.effects.continuous import ContinuousEffect
from judgekit.engine.filters import Filter
from judgekit.engine.game import Game
from judgekit.scenario.board import placed
from judgekit.scenario.description import Given, Happening
from judgekit.scenario.happening import happening
from judgekit.scenario.model import Before, Board, Ongoing, Placed
from judgekit.scenario.words import words
from judgekit.shapes.annotations import Said
from judgekit.shapes.refusal import hint, refuse


def before(given: Given, boards: Mapping[str, Board], game: type[Game]) -> Before:
    """What has happened already; raises UserError for a card or an ability that is not there."""
    there = tuple(placed(boards))
    abilities = tuple(ability for one in there for ability in _abilities(one))
    used = tuple(_known(one, abilities) for one in given.used)
    pending = tuple(_known(one, abilities) for one in given.pending)
    labels = {one.label for one in there}
    happened = tuple(_happened(one, labels, game) for one in given.happened)
    return Before(used, pending, tuple(_lasting(given, labels, game)), happened)


def _happened(said: Said[Happening], labels: Collection[str], game: type[Game]) -> Mapping[str, object]:
    if said.value.event not in game.events():
        problem = f"el suceso «{said.value.event:.60}» no existe en este juego"
        refuse(said.place.file, said.place, problem, hint([said.value.event], game.events()))
    return happening(said, labels, game)


def _abilities(one: Placed) -> Iterator[str]:
    yield from (f"{one.label}/{at}" for at in range(1, len(one.card.abilities) + 1))


def _known(said: Said[str], abilities: Collection[str]) -> str:
    if said.value not in abilities:
        problem = f"en la mesa no hay ninguna habilidad «{said.value:.60}»"
        refuse(said.place.file, said.place, problem, hint([said.value], abilities))
    return said.value


def _lasting(given: Given, labels: Collection[str], game: type[Game]) -> Iterator[Ongoing]:
    for one in given.lasting:
        for player, said in one.by.items():
            effect, place = said.value, said.place
            if not isinstance(effect, ContinuousEffect):
                refuse(place.file, place, "esa instrucción no dura; aquí va una como «modify», «grant» o «forbid»")
            for problem, word, valid in words(effect, game):
                refuse(place.file, place, problem, hint([word], valid))
            on = getattr(effect, "on", getattr(effect, "take_control", None))
            if not isinstance(on, Filter | None) and on not in labels:
                refuse(place.file, place, f"no hay carta «{on:.60}» sobre la que dure", hint([on], labels))
            yield Ongoing(player, effect, place)

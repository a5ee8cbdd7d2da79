"""How the table ends: what there is to see of a few things at the end, and how much of one of them there is."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from judgekit.engine.game import Game
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case
from judgekit.exam.left_out import other_numbers, without_a_step
from judgekit.exam.options import Answering, options, wrong
from judgekit.exam.phrases import say
from judgekit.exam.possible import may_be, may_end_so
from judgekit.exam.question import Kind, Option
from judgekit.exam.worlds import Far, World
from judgekit.games.messages import joined
from judgekit.story import Faces, Facet, Tables, of_card, sentence

MOST_ASKED = 3
ENOUGH = 3
PLAIN = frozenset({"winner", "place", "mark", "value", "count"})
"""What can be asked for by itself."""
NEVER_ASKED = frozenset({"resolved", "turn", "phase"})
"""Whether an effect that does nothing has resolved is a matter of words; until when the game goes on is told."""
NUMBERS = ("count", "mark", "value", "size")
OF_A_CARD = frozenset({"place", "mark", "value"})


def ending(case: Case) -> Asked | None:
    """What has become of the fewest things by which enough tables differ; how much of one thing is asked elsewhere."""
    tables = Tables(case.before, case.teller, case.about)
    ended = _ended(case)
    faces = {id(one.game): tables.faces(one.game) for one in (case.right, *_played_on(case))}
    facets = _telling(case, ended, faces, tables, [tables.faces(one) for one in case.other_lots])
    while any(map(tables.is_asked, facets)) and not (len(facets) == 1 and facets[0][0] in NUMBERS):
        made = _ends(case, tables, faces, facets)
        idle = _idle(tables, faces[id(case.right.game)], facets, made)
        if not idle:
            subjects = list(dict.fromkeys(_subject(one, case) for one in facets))
            asks = say("asks.happens", subjects=joined(subjects), count=len(subjects))
            return Asked(asks, made, readings=case.read_otherwise(_answering(case, faces, facets)))
        facets = tuple(one for one in facets if one not in idle)
    return None


def _ends(case: Case, tables: Tables, faces: Mapping[int, Faces], facets: tuple[Facet, ...]) -> tuple[Option, ...]:
    """The end as far as these facets go, by the rules and as others have it."""

    def text(world: World) -> str:
        return sentence(tables.told(faces[id(world.game)], facets))

    answer = _answering(case, faces, facets)
    left_out = without_a_step(case, tables, faces[id(case.right.game)], facets)
    return options(case, Kind.HAPPENS, wrong(case, answer, _ended(case)), text, *left_out)


def _answering(case: Case, faces: Mapping[int, Faces], facets: Sequence[Facet]) -> Answering:
    """What somebody says of these facets; None where a card that is asked about is not there for them."""

    def answer(world: World) -> Hashable | None:
        return _seen(world, case.right, faces, facets) if _has_them(world, case.right, facets) else None

    return answer


def _idle(tables: Tables, right: Faces, facets: Sequence[Facet], made: Sequence[Option]) -> list[Facet]:
    """What is the same in all the options tells nobody anything."""
    said = {one: tables.told(right, [one]) for one in facets}
    texts = [option.text.lower() for option in made]
    return [one for one, words in said.items() if len(texts) > 1 and all(words.lower() in text for text in texts)]


class Difference(NamedTuple):
    """One thing that ends otherwise for somebody, in words: as it is, as they say; and whether it is so for another."""

    found: str
    other: str
    is_same: Callable[[World], bool]


def one_difference(case: Case, world: World) -> Difference | None:
    """One thing that the question asks about and that ends otherwise for somebody."""
    tables = Tables(case.before, case.teller, case.about)
    right, wrong = tables.faces(case.right.game), tables.faces(world.game)
    lots = [tables.faces(one) for one in case.other_lots]
    for facet in tables.differing([right, wrong]):
        if any(one.get(facet) != right.get(facet) for one in lots):
            continue
        if tables.is_asked(facet) and facet[0] in PLAIN and world.sees(facet):
            found, other = (tables.told(one, [facet]) for one in (right, wrong))
            if found and other and found != other:
                return Difference(found, other, partial(_is_same, tables, facet, right.get(facet)))
    return None


def _is_same(tables: Tables, facet: Facet, value: Hashable, world: World) -> bool:
    return tables.faces(world.game).get(facet) == value


def _ended(case: Case) -> list[World]:
    return [one for one in _played_on(case) if may_end_so(one, case.right.game)]


def _played_on(case: Case) -> list[World]:
    return [one for one in case.worlds if not one.refused]


def _telling(
    case: Case, ended: Sequence[World], faces: Mapping[int, Faces], tables: Tables, lots: Sequence[Faces]
) -> tuple[Facet, ...]:
    """The facets, one after another, that tell more wrong tables apart, until there are enough of them.

    Nothing that would be otherwise had the cards been shuffled otherwise, as in `lots`, nor of what is still done
    once somebody has won.

    What can be counted comes after all else; what only somebody tells apart who miscounts comes last.
    """
    right = case.right
    ranked = sorted(
        tables.differing([faces[id(one.game)] for one in (right, *ended)]), key=lambda one: one[0] in NUMBERS
    )
    ranked = [one for one in ranked if _is_there(one, right.game) and one[0] not in NEVER_ASKED]
    ranked = [one for one in ranked if one[0] not in OF_A_CARD or one[1] not in case.after_the_end]
    ranked = [one for one in ranked if all(lot.get(one) == faces[id(right.game)].get(one) for lot in lots)]
    ranked.sort(key=lambda one: not tables.is_asked(one))
    chosen: tuple[Facet, ...] = ()
    for some in ([one for one in ended if one.far < Far.UNREAD], ended):
        chosen = _told_apart(chosen, ranked, right, some, faces)
        if len(_apart(chosen, right, some, faces)) >= ENOUGH:
            break
    return chosen


def _is_there(facet: Facet, game: Game) -> bool:
    """Is it of a card that there is, not of one that somebody merely takes to be there?"""
    return facet[0] not in {"place", "mark", "value"} or facet[1] in game.state.current


def _has_them(world: World, right: World, facets: Sequence[Facet]) -> bool:
    """Are the cards there that are asked about? Whoever miscounts does not think one of them away."""
    labels = {one[1] for one in facets if one[0] in {"place", "mark", "value"}}
    gone = labels & {*right.game.state.current} - {*world.game.state.current}
    return not (world.misseen and gone)


def _told_apart(
    chosen: tuple[Facet, ...], ranked: Sequence[Facet], right: World, some: Sequence[World], faces: Mapping[int, Faces]
) -> tuple[Facet, ...]:
    kinds = len(_apart(chosen, right, some, faces))
    for facet in ranked:
        if kinds >= ENOUGH or len(chosen) >= MOST_ASKED:
            break
        more = len(_apart((*chosen, facet), right, some, faces))
        if more > kinds:
            chosen, kinds = (*chosen, facet), more
    return chosen


def _apart(
    facets: Sequence[Facet], right: World, some: Sequence[World], faces: Mapping[int, Faces]
) -> set[tuple[Hashable, ...]]:
    return {_seen(one, right, faces, facets) for one in some} - {_seen(right, right, faces, facets)}


def _seen(world: World, right: World, faces: Mapping[int, Faces], facets: Sequence[Facet]) -> tuple[Hashable, ...]:
    """What is seen of these facets; where somebody merely counted it wrong, it is as it should be."""
    return tuple(faces[id((world if world.sees(one) else right).game)].get(one) for one in facets)


def _subject(facet: Facet, case: Case) -> str:
    """What a question about a facet is about."""
    name = case.teller.names.name
    match facet:
        case ("place" | "mark" | "value", label, *_):
            return name(label)
        case ("count", player, count):
            return say("subjects.count", count=case.teller.words.word("counts", count), player=player)
        case ("resolved", ability):
            return name(ability)
        case _:
            return say(f"subjects.{facet[0]}")


def value(case: Case) -> Asked | None:
    """How much there is of one thing at the end."""
    tables = Tables(case.before, case.teller, case.about)
    ended = _ended(case)
    numbers = {id(one.game): _numbers(tables, one.game) for one in (case.right, *_played_on(case))}
    right, numbers_at_first = numbers[id(case.right.game)], _numbers(tables, case.before)
    ranked = [one for one in tables.differing([*numbers.values()]) if one[0] in NUMBERS]
    best: Asked | None = None
    lots = [_numbers(tables, one) for one in case.other_lots]
    for facet in ranked:
        if facet not in right or not (facet[0] == "size" or tables.is_asked(facet)):
            continue
        if any(one.get(facet) != right[facet] for one in lots):
            continue

        def answer(world: World, facet: Facet = facet) -> Hashable:
            number = numbers[id(world.game)].get(facet) if world.sees(facet) else None
            return number if number is not None and may_be(facet, number, right[facet], case.before) else None

        def text(world: World, facet: Facet = facet) -> str:
            return f"{numbers[id(world.game)].get(facet, '')}."

        others = wrong(case, answer, ended)
        made = options(case, Kind.VALUE, others, text, *other_numbers(case, numbers_at_first, facet, right[facet]))
        if best is None or len(made) > len(best.options):
            best = Asked(_amount(facet, case), made, readings=case.read_otherwise(answer))
        if len(best.options) > ENOUGH:
            break
    return best


def _how_much(count: str) -> str:
    """«Cuánto», «cuánta», «cuántos» or «cuántas», as the word asks for it."""
    first = count.split(maxsplit=1)[0]
    endings = say.section("how much")
    return str(next((said for end, said in endings.items() if first.endswith(end)), endings["others"]))


def _numbers(tables: Tables, game: Game) -> dict[Facet, Hashable]:
    """All that can be counted on a table; what a card on the field may have and has not is 0."""
    seen: dict[Facet, Hashable] = {
        facet: number
        for facet, number in tables.faces(game).items()
        if facet[0] in NUMBERS and isinstance(number, int) and not isinstance(number, bool)
    }
    for player in game.players:
        for kind in game.zone_kinds:
            seen["size", player, kind.name] = len(game.zone(player, kind.name))
    return seen


def _amount(facet: Facet, case: Case) -> str:
    kind, whose, name = facet
    words = case.teller.words
    match kind:
        case "count":
            count = words.word("counts", name)
            if words.knows("asked", name):
                return words.word("asked", name).format(player=whose)
            return say("asks.count", how_much=_how_much(count), count=count, player=whose)
        case "size":
            return say("asks.size", zone=words.word("zones", name), player=whose)
        case _:
            return say("asks.value", name=of_card(name, words), card=case.teller.names.name(whose))

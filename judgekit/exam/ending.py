"""How the table ends: what there is to see of a few things at the end, and how much of one of them there is."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from judgekit.engine.game import Game
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case
from judgekit.exam.options import Candidate, options, wrong
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.worlds import Far, World
from judgekit.games.messages import joined
from judgekit.story import Faces, Facet, Tables, of_card, sentence

MOST_ASKED = 3
ENOUGH = 3
NUMBERS = ("count", "mark", "value", "size")


def ending(case: Case) -> Asked | None:
    """What has become of the fewest things by which enough tables differ; how much of one thing is asked elsewhere."""
    tables = Tables(case.before, case.teller, case.about)
    ended = _ended(case)
    faces = {id(one.game): tables.faces(one.game) for one in (case.right, *ended)}
    facets = _telling(case.right, ended, faces, tables)
    if not any(map(tables.is_asked, facets)) or (len(facets) == 1 and facets[0][0] in NUMBERS):
        return None

    def answer(world: World) -> Hashable:
        return _seen(world, case.right, faces, facets)

    def text(world: World) -> str:
        return sentence(tables.told(faces[id(world.game)], facets))

    subjects = list(dict.fromkeys(_subject(one, case) for one in facets))
    made = options(case, Kind.HAPPENS, wrong(case, answer, ended), text)
    return Asked(say("asks.happens", subjects=joined(subjects), count=len(subjects)), made)


def told_ending(case: Case) -> str:
    """What there is to see at the end, of what tells the right table from the wrong ones."""
    tables = Tables(case.before, case.teller, case.about)
    ended = _ended(case)
    faces = {id(one.game): tables.faces(one.game) for one in (case.right, *ended)}
    facets = _telling(case.right, ended, faces, tables)
    return sentence(say("told.ending", how=tables.told(faces[id(case.right.game)], facets))) if facets else ""


def _ended(case: Case) -> list[World]:
    return [one for one in case.worlds if not one.refused]


def _telling(right: World, ended: Sequence[World], faces: Mapping[int, Faces], tables: Tables) -> tuple[Facet, ...]:
    """The facets, one after another, that tell more wrong tables apart, until there are enough of them.

    What can be counted comes after all else; what only somebody tells apart who miscounts comes last.
    """
    ranked = sorted(
        tables.differing([faces[id(one.game)] for one in (right, *ended)]), key=lambda one: one[0] in NUMBERS
    )
    ranked = [one for one in ranked if _is_there(one, right.game)]
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
    numbers = {id(one.game): _numbers(tables, one.game) for one in (case.right, *ended)}
    right = numbers[id(case.right.game)]
    ranked = [one for one in tables.differing([*numbers.values()]) if one[0] in NUMBERS]
    best: Asked | None = None
    for facet in ranked:
        if facet not in right or not (facet[0] == "size" or tables.is_asked(facet)):
            continue

        def answer(world: World, facet: Facet = facet) -> Hashable:
            return numbers[id(world.game)].get(facet) if world.sees(facet) else None

        def text(world: World, facet: Facet = facet) -> str:
            return f"{numbers[id(world.game)].get(facet, '')}."

        others = wrong(case, answer, ended)
        made = options(case, Kind.VALUE, others, text, *_meanwhile(case, facet, right[facet]))
        if best is None or len(made) > len(best.options):
            best = Asked(_amount(facet, case), made)
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


def _meanwhile(case: Case, facet: Facet, right: Hashable) -> Iterator[Candidate]:
    """What it was at first and before each step that changed it: what somebody says who leaves those steps out."""
    at_first = _numbers(Tables(case.before, case.teller, case.about), case.before).get(facet)
    if at_first is not None:
        yield Candidate(f"{at_first}.", None, (Belief(say("beliefs.at first")),), Far.FORGOTTEN)
    kind, whose, name = facet
    key = "player" if kind == "count" else "object"
    for step in case.steps if kind in {"count", "mark"} else ():
        for change in step.changes:
            before = change.get("before") or 0
            is_it = change.get(key) == whose and change.get(kind) == name
            if is_it and isinstance(before, int) and not isinstance(before, bool) and before != right:
                said = say("beliefs.left out", step=case.teller.clause(step))
                yield Candidate(f"{before}.", None, (Belief(said, clause=next(iter(step.clauses), "")),), Far.FORGOTTEN)


def _amount(facet: Facet, case: Case) -> str:
    kind, whose, name = facet
    words = case.teller.words
    match kind:
        case "count":
            count = words.word("counts", name)
            return say("asks.count", how_much=_how_much(count), count=count, player=whose)
        case "size":
            return say("asks.size", zone=words.word("zones", name), player=whose)
        case _:
            return say("asks.value", name=of_card(name, words), card=case.teller.names.name(whose))

"""The table before and after a replay as a picture tells it; what does not matter to the replay is only counted."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from itertools import groupby
from typing import Any

from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.trace import Step
from judgekit.engine.value import Value
from judgekit.games.messages import joined
from judgekit.story.board import Area, Board, Face, Side
from judgekit.story.names import is_blank
from judgekit.story.paths import bare, won
from judgekit.story.phrases import say
from judgekit.story.teller import Teller, upper

MOST_FACES = 8
MOST_BENEATH = 6
ENOUGH_ALIKE = 4
_NAMED_ELSEWHERE = frozenset({"keywords", "name"})
_FACTS_BY_THEMSELVES = frozenset({"turn", "phase", "winner"})
_TOLD_OF_ALL = frozenset({"type", "cost", "character"})
_REMEMBERED = "remembered"
_CAPTIONS = ("board.before", "board.after")


def table_of(
    before: Game, after: Game, teller: Teller, *, empty_piles: bool = False, without: Collection[str] = ()
) -> Board:
    """The table before a replay with all that a game plays by on each card, wherever it lies.

    Face-down piles, such as decks, are told as empty where `empty_piles` says that it counts; facts `without` are left
    out.
    """
    painter = _Painter(before, teller, _mentioned(after.trace.steps), whole=True, without=without)
    piles = painter.piles() if empty_piles else ()
    return painter.board({*painter.used(), *piles}, say("board.before"))


def boards_of(before: Game, after: Game, teller: Teller) -> tuple[Board, Board]:
    """The table before and after a replay, both with the zones that either uses."""
    mentioned = _mentioned(after.trace.steps)
    painters = [_Painter(game, teller, mentioned) for game in (before, after)]
    used = {place for one in painters for place in one.used()}
    first, last = (one.board(used, say(caption)) for one, caption in zip(painters, _CAPTIONS, strict=True))
    return first, _marked(last, painters[0].faces(), painters[1].faces())


def boards_along(tables: Sequence[Game], after: Game, teller: Teller) -> tuple[Board, ...]:
    """The tables of a replay one after another, all with the zones that any of them uses.

    On each is marked what changed since the one before.
    """
    mentioned = _mentioned(after.trace.steps)
    painters = [_Painter(one, teller, mentioned) for one in tables]
    used = {place for one in painters for place in one.used()}
    faces = [one.faces() for one in painters]
    first, *others = (one.board(used, say("board.after")) for one in painters)
    return (first, *(_marked(board, *faces[at : at + 2]) for at, board in enumerate(others)))


class _Painter:
    """Tells one table."""

    def __init__(
        self,
        game: Game,
        teller: Teller,
        mentioned: Collection[str],
        *,
        whole: bool = False,
        without: Collection[str] = (),
    ) -> None:
        self._game, self._words, self._names, self._mentioned = game, teller.words, teller.names, mentioned
        self._whole, self._without = whole, {*_FACTS_BY_THEMSELVES, *without}
        # what a characteristic is where a card does not say
        self._usual = {one.name.removesuffix("_"): one.default for one in fields(game.printed_card)}.items()

    def used(self) -> Iterator[tuple[str, str]]:
        """The zones that hold cards."""
        for zone, ids in self._game.state.zones.items():
            if ids and zone.name in self._game.kinds():
                yield zone.player, zone.name

    def piles(self) -> Iterator[tuple[str, str]]:
        """The face-down piles of each player, be there cards or not."""
        kinds = [one.name for one in self._game.zone_kinds if one.ordered and not (one.public or one.shared)]
        yield from ((player, name) for player in self._game.players for name in kinds)

    def board(self, used: Collection[tuple[str, str]], caption: str) -> Board:
        """The whole table, the first player's side below."""
        players = (*reversed(self._game.players[1:]), "", self._game.players[0])
        sides = (self._side(one, used, near_top=one != self._game.players[0]) for one in players)
        return Board(caption, self._facts(), tuple(one for one in sides if one.player or one.areas))

    def faces(self) -> Mapping[str, tuple[Any, ...]]:
        """Each card with where it lies and how it is, to tell what changed."""
        game = self._game
        return {
            self._names.name(one.label): (one.zone.player, one.zone.name, one.controller, self._face(one))
            for one in game.state.objects.values()
        }

    def _facts(self) -> tuple[str, ...]:
        phase, word = self._game.phase, self._words.word
        facts = [say("board.turn", player=self._game.turn_player)]
        facts += [say("board.phase", phase=word("phases", phase))] if phase else []
        facts += self._other_facts() if self._whole else []
        facts += [won(self._game.winner)] if self._game.over else []
        return tuple(facts)

    def _other_facts(self) -> list[str]:
        """All else that a table is given with and that has a name: the number of the turn, the format, the step."""
        values = {path[0]: value for path, value in self._game.state.values.items() if len(path) == 1 and value}
        known = [one for one in values if self._words.knows("facts", one) and one not in self._without]
        return [say("board.fact", name=self._words.word("facts", one), value=self._of(one, values)) for one in known]

    def _of(self, fact: str, values: Mapping[str, Value]) -> Value:
        value = values[fact]
        return self._words.word(f"{fact}s", value) if isinstance(value, str) else value

    def _side(self, player: str, used: Collection[tuple[str, str]], *, near_top: bool) -> Side:
        kinds = [kind for kind in self._game.zone_kinds if (player, kind.name) in used]
        inner = [kind for kind in kinds if kind.field]
        outer = [kind for kind in kinds if not kind.field]
        ordered = [*outer, *inner] if near_top else [*inner, *outer]
        areas = (self._area(player, kind.name, field=kind.field) for kind in ordered)
        return Side(player, self._counts(player) if player else (), tuple(areas))

    def _counts(self, player: str) -> tuple[str, ...]:
        """What the game lets a player count, 0 too: nothing on a table says what is not told."""
        game, word = self._game, self._words.word
        return tuple(f"{word('counts', name)} {game.tally(player, name)}" for name in game.counts)

    def _area(self, player: str, name: str, *, field: bool) -> Area:
        cards = self._game.zone(player, name)
        shown = cards if field or self._whole or len(cards) <= MOST_FACES else self._that_matter(cards)
        faces = [self._face(one, brief=not (field or self._whole)) for one in shown]
        grouped = tuple(_grouped(faces, [one.card.name for one in shown])) if self._whole else tuple(faces)
        return Area(upper(bare(self._words.word("zones", name))), grouped, len(cards) - len(shown), field)

    def _that_matter(self, cards: tuple[Obj, ...]) -> tuple[Obj, ...]:
        return tuple(one for one in cards if one.label in self._mentioned)[: MOST_FACES * 2]

    def _face(self, obj: Obj, *, brief: bool = False) -> Face:
        beneath = [self._beneath(one) for one in self._game.beneath(obj)]
        more = [say("list.more", count=len(beneath) - MOST_BENEATH)] if len(beneath) > MOST_BENEATH else []
        details = () if brief or is_blank(obj.card.name) else tuple(self._details(obj))
        if self._whole and obj.card.name != obj.label.partition("#")[0]:
            details = (obj.card.name, *details)
        return Face(self._names.name(obj.label), details, tuple(self._marks(obj)), (*beneath[:MOST_BENEATH], *more))

    def _beneath(self, obj: Obj) -> str:
        return self._face(obj).told if self._whole else self._names.name(obj.label)

    def _marks(self, obj: Obj) -> Iterator[str]:
        """What lies on a card; of a whole table also what players remember of it, such as when it came."""
        sections = ("marks", _REMEMBERED) if self._whole else ("marks",)
        for name, value in obj.marks.items():
            section = next((one for one in sections if self._words.knows(one, name)), "")
            if value and section:
                yield self._mark(section, name, value)

    def _details(self, obj: Obj) -> Iterator[str]:
        names = self._game.value(obj, "names") if self._whole else None
        if isinstance(names, frozenset) and names:
            yield say("board.names", names=joined(sorted(names)))
        for name, usual in self._usual:
            if name == "names" or not self._words.knows("characteristics", name):
                continue  # what only the simulator reckons with
            value = self._game.value(obj, name)
            if self._goes_without_saying(obj, name, value, usual):
                continue
            if isinstance(value, int) and not isinstance(value, bool):
                yield f"{self._words.word('characteristics', name)} {value}{self._printed(obj, name, value)}"
            elif self._whole and value and name not in _NAMED_ELSEWHERE:
                yield self._said(name, value)
            elif self._whole and usual is True:
                yield say("board.lacks", what=self._words.word("characteristics", name))
        keywords = self._game.value(obj, "keywords")
        if isinstance(keywords, frozenset):
            yield from (f"«{self._words.word('keywords', one)}»" for one in sorted(keywords))

    def _goes_without_saying(self, obj: Obj, name: str, value: Value | None, usual: object) -> bool:
        """Is it what a card is that says nothing? Of a whole table kind and cost are told all the same."""
        if self._whole and value is not None and obj.card.printed.get(name) is None and usual is None:
            return value == self._game.printed(obj, name) and name not in _TOLD_OF_ALL  # what it counts as by a rule
        return value == usual and not (self._whole and name in _TOLD_OF_ALL)

    def _printed(self, obj: Obj, name: str, value: int) -> str:
        """What is printed where that is another number."""
        printed = obj.card.printed.get(name)
        return say("board.printed", value=printed) if self._whole and printed not in {None, value} else ""

    def _said(self, name: str, value: Value | None) -> str:
        """A characteristic that is no number: a yes by its name, words one after another."""
        word = self._words.word("characteristics", name)
        values = sorted(value) if isinstance(value, frozenset) else [str(value)]
        return word if value is True else f"{word}: {joined([self._words.value(one) for one in values])}"

    def _mark(self, section: str, name: str, value: Value) -> str:
        word = self._words.word(section, name)
        said = value if isinstance(value, int) else self._words.word("marks", str(value))
        return word if value is True else f"{word} {said}"


def _grouped(faces: Sequence[Face], cards: Sequence[str]) -> Iterator[Face]:
    """The cards of a zone, of which many that are alike in a row are told together, the first by its name."""
    alike = groupby(zip(faces, cards, strict=True), lambda one: (one[1], one[0].details, one[0].marks, one[0].beneath))
    for (card, *_), some in alike:
        same = [face for face, _ in some]
        if len(same) < ENOUGH_ALIKE:
            yield from same
        else:
            told = say("board.copies", count=len(same), name=card, first=same[0].name, last=same[-1].name)
            yield replace(same[0], name=told)


def _mentioned(steps: list[Step]) -> frozenset[str]:
    """Every text among the arguments and changes of the steps, cards' labels among them."""
    found: set[str] = set()

    def gather(value: Any) -> None:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, Mapping):
            for one in value.values():
                gather(one)
        elif isinstance(value, list | tuple | set | frozenset):
            for one in value:
                gather(one)

    for step in steps:
        gather(step.args)
        gather(step.changes)
    return frozenset(found)


def _marked(board: Board, before: Mapping[str, Any], after: Mapping[str, Any]) -> Board:
    """The board with the cards marked that are not as they were."""
    changed = {name for name, face in after.items() if before.get(name) != face}
    sides = tuple(replace(side, areas=tuple(_area(area, changed) for area in side.areas)) for side in board.sides)
    return replace(board, sides=sides)


def _area(area: Area, changed: Collection[str]) -> Area:
    return replace(area, faces=tuple(replace(face, changed=face.name in changed) for face in area.faces))

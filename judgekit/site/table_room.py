"""The table of the page: each question brings the table as its file has it, and takes it along as it is then.

So nothing is lost with the worker, undoing is the page's own, and what is shared is a scenario like any other.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, get_args, get_type_hints

from judgekit.bank import shipped_bank
from judgekit.corpus.library import Library
from judgekit.engine.choice import Choice, Move
from judgekit.engine.game import Game
from judgekit.errors import UserError
from judgekit.games import game as game_of
from judgekit.games.messages import Messages, messages
from judgekit.replay import replay
from judgekit.scenario import loads
from judgekit.site.desk import Answers, Words
from judgekit.site.phrases import say
from judgekit.site.rendering import piece
from judgekit.story import Teller, Telling, boards_along, lines, ruling_of
from judgekit.table import Sheet, Standing, Table, ToldMove, cards_in, grouped, one_thing, refusals, told_moves

T = TypeVar("T")
MOST_CARDS, MOST_REFUSED = 40, 60
_OF_A_CARD = ("card", "as")
_IN_THE_END = ("keywords", "names")
"""Fields that few cards need, after those that a player reads first."""


@dataclass(frozen=True, slots=True)
class Named:
    """A word of a game and its Spanish."""

    name: str
    says: str


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a table of a game is laid with; `fields` are those that a card may have, `types` what it may be."""

    players: tuple[str, ...]
    zones: tuple[Named, ...]
    counts: tuple[Named, ...]
    marks: tuple[Named, ...]
    phases: tuple[Named, ...]
    fields: tuple[Named, ...]
    types: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """A card of the bank or of the table: its name and what it says, in short."""

    name: str
    says: str


@dataclass(frozen=True, slots=True)
class Way:
    """A move as the page sends it back."""

    says: str
    player: str
    verb: str
    words: Mapping[str, str | tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Offer:
    """What a player may do: one move, or several ways to do the same."""

    says: str
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice that waits for an answer."""

    question: str
    options: tuple[str, ...]
    least: int
    most: int
    skips: bool
    excluded: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as it stands: its file, what is laid, who decides what, what has happened, and the board as HTML."""

    text: str
    game: str
    given: Mapping[str, Any]
    played: int
    player: str
    says: str
    window: bool
    asked: Asked | None
    offers: tuple[Offer, ...]
    refused: tuple[str, ...]
    steps: tuple[str, ...]
    board: str


class TableRoom:
    """Lays, plays and rules."""

    def __init__(self, root: str, _library: Library) -> None:
        self._root = root

    @property
    def answers(self) -> Answers:
        """What is laid, then what is played, then the ruling."""
        return {
            "words": lambda words: vocabulary(words["game"]),
            "cards": lambda words: known_cards(words["game"], words.get("text", ""), words.get("word", "")),
            "new": lambda words: self._view(Sheet.empty(words["game"]).text(), lambda _: None),
            "open": lambda words: self._view(words["text"], lambda _: None),
            "lay": lambda words: self._view(words["text"], lambda table: _lay(table, words["typed"])),
            "card": lambda words: self._view(words["text"], lambda table: _card(table, words)),
            "place": lambda words: self._view(words["text"], lambda table: _place(table, words)),
            "mark": lambda words: self._view(words["text"], lambda table: _mark(table, words)),
            "make": lambda words: self._view(words["text"], lambda table: table.make(_move(words))),
            "take": lambda words: self._view(words["text"], lambda table: table.answer(tuple(words["taken"]))),
            "pass": lambda words: self._view(words["text"], lambda table: table.pass_()),
            "undo": lambda words: self._view(words["text"], lambda table: table.undo()),
            "ruling": self._ruling,
            "scenario": lambda words: _at(words["text"], lambda table: table.to_repeat().text()),
        }

    def _view(self, text: str, change: Callable[[Table], None]) -> View:
        def seen(table: Table) -> View:
            change(table)
            return view(table, self._root)

        return _at(text, seen)

    def _ruling(self, words: Words) -> str:
        """What is ruled so far with its reasons, as HTML."""
        text = _at(words["text"], lambda table: table.to_repeat().text())
        question = loads(text)
        ruling = ruling_of(Telling.of(question, replay(question.situation)))
        return piece("table_ruling.html", self._root, ruling=ruling)


def vocabulary(name: str) -> Vocabulary:
    """The words of a game that a table is laid with."""
    game, words = game_of(name), messages(name)
    written = sorted((one for one in game.written() if one != "name"), key=_IN_THE_END.__contains__)
    zones = sorted(game.kinds(), key=lambda one: (not game.kinds()[one].field, game.kinds()[one].ordered))
    return Vocabulary(
        tuple(game.players),
        _named(zones, "zones", words),
        _named(game.counts, "counts", words),
        _named((one for one in game.marks if words.knows("marks", one)), "marks", words),
        _named(game.phases, "phases", words),
        tuple(Named(one, _field(one, game.written()[one], words)) for one in written),
        _named(_types(game), "types", words),
    )


def _types(game: type[Game]) -> tuple[str, ...]:
    """What kinds of card there are, the usual one first; none where a game has but one."""
    kind = next((one for one in fields(game.printed_card) if one.name == "type"), None)
    every = get_args(get_type_hints(game.printed_card)["type"]) if kind else ()
    return tuple(sorted(every, key=lambda one: one != kind.default)) if kind else ()


def _field(written: str, name: str, words: Messages) -> str:
    """A field in Spanish; by its own word where the game has none for it."""
    return words.word("characteristics", name) if words.knows("characteristics", name) else written


def known_cards(game: str, text: str, word: str) -> tuple[Known, ...]:
    """The cards of the table, then those of the bank, whose name holds a word."""
    own = dict(Sheet.read(text, say("table.file")).cards) if text else {}
    every = {**own, **cards_in(shipped_bank() / game)}
    said = word.casefold().strip()
    found = [one for one in every if said in one.casefold()]
    return tuple(Known(one, _in_short(every[one])) for one in found[:MOST_CARDS])


def view(table: Table, root: str) -> View:
    """What the page shows of a table."""
    stands = table.stands
    game = stands.game
    told = tuple(told_moves(game, _players(stands))) if not game.over and stands.choice is None else ()
    return View(
        text=table.path.read_text(encoding="utf-8"),
        game=table.sheet.game,
        given=table.sheet.given,
        played=len(table.sheet.script),
        player=stands.player,
        says=_says(stands),
        window=stands.window,
        asked=_asked(stands.choice, table.sheet.game) if stands.choice else None,
        offers=tuple(_offers([one for one in told if one.legal and one.verb != stands.not_now])),
        refused=tuple(refusals([one for one in told if one.legal is False]))[:MOST_REFUSED],
        steps=tuple(_steps(stands)),
        board=_board(stands, root),
    )


def _at(text: str, work: Callable[[Table], T]) -> T:
    """What is done at the table of a text; its files are gone afterwards."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "mesa.yaml"
        path.write_text(text, encoding="utf-8")
        try:
            table, _ = Table.of_file(path, datetime.now(UTC))
        except UserError as mistake:
            raise mistake.in_file(say("table.file")) from None
        try:
            return work(table)
        finally:
            table.path.unlink(missing_ok=True)


def _lay(table: Table, typed: str) -> None:
    if not table.type(typed):
        raise UserError("nothing-laid", say("table.nothing laid", typed=typed[:80]))


def _card(table: Table, words: Words) -> None:
    """A card with a name, fields as they are typed, and perhaps its printed text."""
    name = str(words["name"]).strip()
    if not name:
        raise UserError("no-name", say("table.no name"))
    said = {key: value for key, value in words.get("fields", {}).items() if str(value).strip()}
    text = str(words.get("printed", "")).strip()
    table.lay(table.sheet.with_card(name, {**said, **({"text": text} if text else {})}))


def _place(table: Table, words: Words) -> None:
    """A card on a zone."""
    table.lay(table.sheet.with_placed(words["player"], words["zone"], [words["card"]]))


def _mark(table: Table, words: Words) -> None:
    """What one card of a zone is marked with; none at all where it is taken away."""
    player, zone, at = words["player"], words["zone"], int(words["at"])
    lying = table.sheet.lying(player, zone)
    if not 0 <= at < len(lying):
        raise UserError("no-such-card", say("table.gone"))
    marks = words["marks"]
    lying[at : at + 1] = [] if marks is None else [_marked(lying[at], marks)]
    table.lay(table.sheet.with_zone(player, zone, lying))


def _marked(card: Any, marks: Mapping[str, Any]) -> Any:
    """A card of a zone as a file has it, with these marks in the place of its own."""
    own = {name: value for name, value in card.items() if name in _OF_A_CARD} if isinstance(card, dict) else {}
    given = {name: value for name, value in marks.items() if value not in (False, "", None)}
    said = {"card": own.get("card", card), **{name: "yes" if value is True else value for name, value in given.items()}}
    said = {**own, **said}
    return said if len(said) > 1 else said["card"]


def _move(words: Words) -> Move:
    said = {name: tuple(one) if isinstance(one, list) else one for name, one in words["words"].items()}
    return Move(words["player"], words["verb"], said)


def _players(stands: Standing) -> Sequence[str]:
    """Who may do something: at a window whoever is asked, at rest everybody, whoever is first in front."""
    others = [one for one in stands.game.players if one != stands.player]
    return [stands.player] if stands.window else [stands.player, *others]


def _says(stands: Standing) -> str:
    if stands.game.over:
        return say("table.over")
    key = "table.asked" if stands.choice else "table.window" if stands.window else "table.turn"
    return say(key, player=stands.player)


def _asked(choice: Choice, game: str) -> Asked:
    options = [one.key for one in choice.options]
    excluded = tuple(say("table.excluded", word=word, clauses=", ".join(by)) for word, by in choice.excluded)
    question = messages(game).question(choice)
    return Asked(question, tuple(options), choice.least, choice.most, choice.skips, excluded)


def _offers(legal: Sequence[ToldMove]) -> Iterator[Offer]:
    for player in dict.fromkeys(one.player for one in legal):
        for _, ways in grouped([one for one in legal if one.player == player], one_thing):
            listed = tuple(Way(one.says, one.player, one.verb, one.words) for one in ways)
            yield Offer(say("table.offer", player=player, says=ways[0].says), listed)


def _steps(stands: Standing) -> Iterator[str]:
    yield from (one.sentence for one in lines(stands.game.trace.steps, Teller.of(stands.game)))


def _board(stands: Standing, root: str) -> str:
    [board] = boards_along([stands.game], stands.game, Teller.of(stands.game))
    return piece("table_board.html", root, board=board)


def _named(names: Any, section: str, words: Messages) -> tuple[Named, ...]:
    return tuple(Named(one, words.word(section, one)) for one in names)


def _in_short(card: Any) -> str:
    """The fields of a card that are one value, as they are written."""
    if not isinstance(card, Mapping):
        return ""
    plain = (f"{name} {value}" for name, value in card.items() if isinstance(value, str | int))
    return ", ".join(plain)

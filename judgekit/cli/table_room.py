"""One person at a table: shows it, reads a line, does it, until they leave."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.cli.keys import Keys
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, ID, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.replay_page import TablePage
from judgekit.engine.choice import Choice, Move
from judgekit.engine.game import Game
from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.replay import outcome, replay
from judgekit.story import Changed, Labels, Teller, Telling, decisive, lines, ruling_sentence, story
from judgekit.table import Table, ToldMove, grouped, one_thing, refusals, told_moves

MOST_LISTED = 40
PROMPT = "> "


@dataclass(frozen=True, slots=True)
class Offered:
    """One line of the list: what it says, and what happens where its number is typed."""

    says: str
    do: Callable[[], None]


class TableRoom:
    """Reads what is typed and does it; a mistake is one sentence and changes nothing."""

    def __init__(self, table: Table, page: Page) -> None:
        self._table, self._page = table, page
        self._board = TablePage(page, messages(table.sheet.game))
        self._offered: list[Offered] = []
        self._told = 0
        self._keys = Keys()
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._why,
            "h": lambda _: self._help(),
            "u": lambda _: self._undo(),
            "r": lambda _: self._reasons(),
            "m": lambda _: self._show(),
            "g": self._save,
        }

    def sit(self) -> None:
        """Until «q» or the end of the input; the table is kept all the while."""
        if not any(self._table.sheet.given.get(player) for player in self._table.stands.game.players):
            self._page.paragraph(say("table.empty", zone=_field(self._table.stands.game)))
        self._show()
        while True:
            self._page.prompt(PROMPT)
            typed = self._keys.line()
            if not self._keys.is_terminal:
                self._page.line(typed or "")
            if typed is None or typed in {"q", "Q"}:
                break
            try:
                self._do(typed)
            except UserError as mistake:
                self._page.paragraph(one_line(mistake.problem), WARNING)
        self._page.paragraph(say("table.ended", path=self._table.path), FAINT)

    def _do(self, typed: str) -> None:
        if not typed:
            self._pass()
        elif typed.replace(" ", "").isdigit():
            self._take([int(one) for one in typed.split()])
        elif typed.startswith("?"):
            self._why(typed[1:].strip())
        elif (command := typed.partition(" "))[0] in self._commands:
            self._commands[command[0]](command[2].strip())
        elif self._table.type(typed):
            self._show()
        else:
            raise UserError("what", say("table.what", typed=typed[:60]))

    def _pass(self) -> None:
        """Enter passes where there is something to pass; elsewhere it shows the table again."""
        stands = self._table.stands
        if stands.window or (stands.choice is not None and stands.choice.skips):
            self._table.pass_()
        elif stands.choice is not None:
            raise UserError("decide", say("table.decide", name=stands.choice.name))
        self._show()

    def _take(self, numbers: Sequence[int]) -> None:
        choice = self._table.stands.choice
        if choice is not None:
            self._table.answer(self._options(numbers, choice))
            self._show()
            return
        (number, *_) = numbers
        if not 1 <= number <= len(self._offered):
            raise UserError("no-number", say("table.no number", number=number))
        self._offered[number - 1].do()

    def _options(self, numbers: Sequence[int], choice: Choice) -> tuple[int, ...]:
        wrong = [one for one in numbers if one > len(choice.options) or (one == 0 and len(numbers) > 1)]
        if wrong:
            raise UserError("no-number", say("table.no number", number=wrong[0]))
        return tuple(one - 1 for one in numbers if one)

    def _undo(self) -> None:
        self._table.undo()
        self._told = len(self._table.stands.game.trace.steps)
        self._show()

    def _help(self) -> None:
        game = self._table.stands.game
        for line in say("table.help", zone=_field(game), mark=game.marks[0]).splitlines():
            self._page.paragraph(line)

    def _save(self, where: str) -> None:
        if not where:
            raise UserError("where", say("table.save where"))
        path = Path(where if where.endswith((".yaml", ".yml")) else f"{where}.yaml")
        self._page.paragraph(say(f"table.saved {self._table.save(path)}", path=path), TITLE)

    def _reasons(self) -> None:
        question = self._table.question()
        telling = Telling.of(question, replay(question.situation), Labels())
        told = decisive(telling)
        self._board.ruling(ruling_sentence(telling), told, len(telling.reasons) - len(told))

    def _why(self, about: str) -> None:
        """Why not: of all that whoever decides may not do, that which speaks of these words."""
        stands = self._table.stands
        if stands.choice is not None:
            lines = [say("table.excluded", word=word, clauses=", ".join(by)) for word, by in stands.choice.excluded]
        else:
            players = [stands.player] if not about else stands.game.players
            found = [one for one in told_moves(stands.game, players) if one.legal is False]
            lines = list(refusals([one for one in found if _speaks_of(one, about)]))
        for line in lines or [say("table.why nothing")]:
            self._page.paragraph(f"- {one_line(line)}", FAINT, indent=2)

    def _show(self) -> None:
        """What has happened, the table, whose decision it is, and what they may do."""
        stands = self._table.stands
        self._tell(stands.game)
        self._board.board(say("table.now"), outcome(stands.game))
        self._page.line()
        if stands.choice is not None:
            self._ask(stands.choice)
        elif stands.game.over:
            self._offered = []
            self._page.paragraph(say("table.over"), TITLE)
        else:
            self._offer()

    def _tell(self, game: Game) -> None:
        """The steps since the table was last shown."""
        told, self._told = self._told, len(game.trace.steps)
        for line in story(list(lines(game.trace.steps, Teller(self._board.messages, Labels())))):
            if (line.at if isinstance(line, Changed) else line.step.id) >= told:
                self._board.line(line)

    def _ask(self, choice: Choice) -> None:
        question = self._board.messages.question(choice)
        self._page.paragraph(say("table.asked", player=choice.player, name=choice.name, question=question), ID)
        for number, option in enumerate(choice.options, 1):
            self._page.paragraph(f"{number}. {one_line(option.key)}", indent=2, hanging=len(f"{number}. "))
        if (choice.least, choice.most) != (1, 1):
            self._page.paragraph(say("table.how many", least=choice.least, most=choice.most), FAINT)

    def _offer(self) -> None:
        """What whoever decides may do, then at rest what the others may."""
        stands, found = self._table.stands, []
        self._offered = []
        players = (stands.player,) if stands.window else (stands.player, *_others(stands.player, stands.game.players))
        for player in players:
            found = [one for one in told_moves(stands.game, [player]) if one.legal and one.verb != stands.not_now]
            head = "table.window" if stands.window else "table.turn" if player == stands.player else "table.other"
            if found or player == stands.player:
                self._page.paragraph(say(head if found else "table.nothing", player=player), TITLE)
            self._list([self._offer_of(ways) for _, ways in grouped(found, one_thing)], player)

    def _offer_of(self, ways: Sequence[ToldMove]) -> Offered:
        if len(ways) == 1:
            return Offered(ways[0].says, lambda: self._make(ways[0]))
        return Offered(f"{ways[0].says} (… {say('moves.more ways', count=len(ways) - 1)})", lambda: self._ways(ways))

    def _ways(self, ways: Sequence[ToldMove]) -> None:
        """Another list: the ways to pay for one thing."""
        self._page.paragraph(say("table.ways"), TITLE)
        self._offered = []
        self._list([Offered(one.says, lambda one=one: self._make(one)) for one in ways], ways[0].player)  # type: ignore[misc]

    def _list(self, offered: Sequence[Offered], player: str) -> None:
        for one in offered[:MOST_LISTED]:
            self._offered.append(one)
            number = f"{len(self._offered)}. "
            self._page.paragraph(f"{number}{one_line(one.says)}", indent=2, hanging=len(number))
        if len(offered) > MOST_LISTED:
            self._page.paragraph(say("table.more", count=len(offered) - MOST_LISTED, player=player), FAINT, indent=2)

    def _make(self, one: ToldMove) -> None:
        self._table.make(Move(one.player, one.verb, dict(one.words)))
        self._show()


def _field(game: Game) -> str:
    """The zone where cards are in play."""
    return next(name for name, kind in game.kinds().items() if kind.field)


def _others(player: str, players: Sequence[str]) -> tuple[str, ...]:
    return tuple(one for one in players if one != player)


def _speaks_of(one: ToldMove, about: str) -> bool:
    """Do these words stand in what is said of a move, or in the words of a script?"""
    said = f"{one.says} {one.verb} {' '.join(map(str, one.words.values()))}".casefold()
    return all(word in said for word in about.casefold().split())

"""A table while it is played at: every change is kept at once, and taken back as far as one likes."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from judgekit.bank import shipped_bank
from judgekit.engine.choice import Move
from judgekit.errors import UserError
from judgekit.games import game as game_of
from judgekit.replay import replay
from judgekit.scenario import Question, load
from judgekit.shapes import yamlfile
from judgekit.table import keeping
from judgekit.table.laying import laid
from judgekit.table.phrases import say
from judgekit.table.sheet import STOP, Line, Sheet, cards_in
from judgekit.table.standing import Standing, standing


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet and how often somebody has passed since its last line."""

    sheet: Sheet
    passes: int = 0


class Table:
    """A table: `stands` is where it stands, `path` the file in which it is kept."""

    def __init__(self, page: Page, bank: Mapping[str, Any], now: datetime) -> None:
        self._page, self._bank = page, bank
        self._past: list[Page] = []
        self.path = keeping.new_file(page.sheet.game, now)
        try:
            self.stands = self._play(page)
        except UserError:
            self.path.unlink(missing_ok=True)
            raise

    @classmethod
    def of_game(cls, game: str, now: datetime) -> "Table":
        """A table with nothing on it."""
        return cls(Page(Sheet.empty(game)), cards_in(shipped_bank() / game), now)

    @classmethod
    def of_file(cls, path: Path, now: datetime) -> "tuple[Table, bool]":
        """The table of a scenario or of one that was kept, and whether all of it was read; raises UserError."""
        game = load(path).game
        text = path.read_text(encoding="utf-8")
        passes, whole = keeping.passes_of(text)
        bank = {**cards_in(shipped_bank() / game), **cards_in(path.parent)}
        sheet = Sheet.read(text, str(path)).with_cards_of(bank)
        stopped = bool(sheet.script) and sheet.script[-1] == STOP
        return cls(Page(replace(sheet, script=sheet.script[:-1]) if stopped else sheet, passes), bank, now), whole

    @property
    def sheet(self) -> Sheet:
        """What is written of it."""
        return self._page.sheet

    def type(self, typed: str) -> bool:
        """Lay what was typed, or play it if it is a line of a script; False where it is neither. Raises UserError."""
        line = _line(typed, self.sheet)
        if line is not None:
            self._turn_to(Page(self.sheet.with_line(line)))
            return True
        made = laid(typed, self.sheet, self._bank)
        if made is None:
            return False
        self.lay(made)
        return True

    def lay(self, sheet: Sheet) -> None:
        """What lies on it is this; raises UserError once something was played."""
        if self.sheet.script:
            raise UserError("table-played", say("playing.played"))
        self._turn_to(Page(sheet.with_cards_of(self._bank)))

    def make(self, move: Move) -> None:
        """A player makes a move, in response where a window is open; raises UserError where it comes to nothing."""
        who = f"{move.player} responds" if self.stands.window else move.player
        self._turn_to(Page(self.sheet.with_line({who: _written(move)})))

    def answer(self, taken: tuple[int, ...]) -> None:
        """Whoever decides takes these options."""
        choice = self.stands.choice
        if choice is None:
            raise UserError("nothing-asked", say("playing.nothing asked"))
        if choice.skips and taken == (len(choice.options) - 1,):
            self.pass_()
            return
        if not choice.least <= len(set(taken)) <= choice.most:
            raise UserError("wrong-number", say("playing.how many", least=choice.least, most=choice.most))
        words = [choice.options[one].key for one in taken]
        said = words[0] if len(words) == 1 else words or "none"
        self._turn_to(Page(self.sheet.with_line({choice.player: {choice.name: said}})))

    def pass_(self) -> None:
        """Whoever may answer does not."""
        if not self.stands.window and not (self.stands.choice and self.stands.choice.skips):
            raise UserError("no-window", say("playing.no window"))
        self._turn_to(replace(self._page, passes=self._page.passes + 1))

    def undo(self) -> None:
        """As it was before; raises UserError at the beginning."""
        if self._past:
            self._stand(self._past.pop())
        elif self._page.passes:
            self._stand(replace(self._page, passes=self._page.passes - 1))
        elif self.sheet.script:
            self._stand(Page(replace(self.sheet, script=self.sheet.script[:-1])))
        else:
            raise UserError("nothing-to-undo", say("playing.beginning"))

    def save(self, path: Path) -> str:
        """Write it as a scenario in a new file; raises UserError. Says how that comes out when it is played again.

        «same»; or what is still to be decided here is passed («passed»), or asked for («asked»).
        """
        if path.exists():
            raise UserError("file-exists", say("playing.exists", path=path))
        keeping.write(self.to_repeat().text(), path)
        if self._repeats(path):
            return "same"
        keeping.write(self.sheet.text(), path)
        return "same" if self._repeats(path) else "asked" if self.stands.choice else "passed"

    def question(self) -> Question:
        """The table as a question that stops where it stands."""
        aside = self.path.with_name(f".{self.path.name}.pregunta")
        try:
            keeping.write(self.to_repeat().text(), aside)
            return load(aside)
        finally:
            aside.unlink(missing_ok=True)

    def to_repeat(self) -> Sheet:
        """What is written, stopped where somebody still has to decide."""
        open_ = self.stands.window or self.stands.choice is not None
        return self.sheet.with_line(STOP) if open_ and self.sheet.script else self.sheet

    def _repeats(self, path: Path) -> bool:
        with suppress(UserError):
            return replay(load(path).situation).game.trace.steps == self.stands.game.trace.steps
        return False

    def _turn_to(self, page: Page) -> None:
        """Another page: kept only if it can be played."""
        before = self._page
        self._stand(page)
        self._past.append(before)

    def _stand(self, page: Page) -> None:
        self.stands = self._play(page)
        self._page = page

    def _play(self, page: Page) -> Standing:
        aside = self.path.with_name(f".{self.path.name}.nueva")
        try:
            keeping.keep(page.sheet.text(), page.passes, aside)
            found = standing(aside, page.passes)
            aside.replace(self.path)
        except UserError as mistake:
            raise mistake.without_place() from None
        finally:
            aside.unlink(missing_ok=True)
        return found


def _written(move: Move) -> Mapping[str, Any]:
    """A move as a line of a script has it."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in move.words.items()}


def _line(typed: str, sheet: Sheet) -> Line | None:
    """What was typed, if it is a line of a script: «A: {quest: Ilda}», with its hyphen or without."""
    text = typed.removeprefix("-").strip()
    who, colon, rest = text.partition(":")
    if not colon or who.split(" ")[0] not in game_of(sheet.game).players or not rest.strip():
        return None
    manner = who.strip().partition(" ")[2]
    if manner not in ("", "tries", "responds", "tries to respond"):
        return None
    said = yamlfile.load(rest.strip(), say("laying.line"))
    return {who.strip(): said}

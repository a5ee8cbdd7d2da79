"""What players may do and may not, on a page: alike refusals together, ways to pay behind the first."""

from collections.abc import Iterator, Sequence

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.engine.game import Game
from judgekit.table import ToldMove, grouped, one_thing, refusals


class MovesPage:
    """Prints what was found out about moves."""

    def __init__(self, page: Page, *, every_way: bool = False) -> None:
        self._page, self._every_way = page, every_way

    def show(self, found: Sequence[ToldMove], game: Game) -> None:
        """Player by player, whoever may act first."""
        if game.over:
            self._page.line(say("moves.over"), TITLE)
        for player in game.in_turn_order():
            own = [one for one in found if one.player == player]
            if own:
                self._of(player, own, is_next=player == game.who_may_act)
        untried = [one for one in found if one.legal is None]
        if untried:
            self._page.line(say("moves.untried"), WARNING)
        for one in untried:
            self._page.paragraph(f"- {one.player}: {one_line(one.says)}", WARNING, indent=2)

    def _of(self, player: str, found: Sequence[ToldMove], *, is_next: bool) -> None:
        legal = [one for one in found if one.legal]
        key = "moves.nothing" if not legal else "moves.may now" if is_next else "moves.may"
        self._page.line(say(key, player=player), TITLE)
        for line in self._legal(legal):
            self._page.paragraph(f"- {one_line(line)}", indent=2)
        self.refused(player, [one for one in found if one.legal is False])

    def _legal(self, legal: Sequence[ToldMove]) -> Iterator[str]:
        for _, ways in grouped(legal, one_thing):
            if self._every_way or len(ways) == 1:
                yield from (one.says for one in ways)
            else:
                yield f"{ways[0].says} (… {say('moves.more ways', count=len(ways) - 1)})"

    def refused(self, player: str, found: Sequence[ToldMove]) -> None:
        """What a player may not do."""
        if found:
            self._page.line(say("moves.may not", player=player), FAINT)
        for line in refusals(found):
            self._page.paragraph(f"- {one_line(line)}", FAINT, indent=2)

"""1.7.3 and 1.7.7: whoever chooses does it as the effect resolves, and only what can be chosen."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from judgekit.engine.choice import Choice
from judgekit.engine.model import Obj, Resolution, Wanted
from judgekit.engine.rule import rule
from judgekit.games.lorcana.obligations import Obligations

Excluded = tuple[str, tuple[str, ...]]


class Choosing(Obligations):
    """What is chosen, what cannot be, and what becomes of an illegal choice."""

    @rule("1.7.3", considered="nothing is chosen")
    def ask_for(self, wanted: Wanted) -> tuple[Obj, ...]:
        """Whoever chooses does it when the effect resolves; of several that must be chosen, as many as are chosen."""
        player, name, least = wanted.player, wanted.name, wanted.least
        forced = self.demanded(player, wanted.objects, wanted.at) if wanted.at else ()
        if 0 < len(forced) < wanted.most:
            others, least = _others(wanted.objects, forced), max(0, least - len(forced))
            wanted = replace(wanted, objects=others, least=least, most=wanted.most - len(forced))
        else:
            forced = ()
        taken = (*forced, *super().ask_for(wanted))
        if taken:
            self.cite()
        elif least:
            self.no_legal_choice(player, name)
        else:
            self.spares("none may be chosen", player=player, choice=name)
        return taken

    def out_of_reach(self, player: str, wanted: Sequence[Obj], name: str, at: Resolution) -> Iterator[Excluded]:
        """What lies under another card cannot be chosen, nor anything beside what must be."""
        yield from super().out_of_reach(player, wanted, name, at)
        if beneath := [one.label for obj in self.field() for one in self.beneath(obj) if one not in wanted]:
            yield from self.beneath_is_not_chosen(beneath)
        demanded = self.demanded(player, wanted, at)
        if demanded and len(demanded) < len(wanted):
            yield from self.text_leaves_no_other([one for one in wanted if one not in demanded])

    @rule("5.1.1.5", "5.1.1.8")
    def beneath_is_not_chosen(self, beneath: Sequence[str]) -> Sequence[Excluded]:
        """A card with another one on it is not in play, and nobody chooses it."""
        return [(one, self.trace.clauses) for one in beneath]

    @rule("1.2.1", considered="others may be chosen")
    def text_leaves_no_other(self, others: Sequence[Obj]) -> Sequence[Excluded]:
        """What a text says must be chosen is chosen, although the effect leaves the choice free."""
        return [(one.label, self.trace.clauses) for one in others]

    @rule("1.7.7", considered="some choice is legal")
    def no_legal_choice(self, player: str, name: str) -> None:
        """Without a legal choice that part does nothing; the rest of the effect is carried out."""
        self.say("no legal choice", player=player, choice=name)

    @rule("1.7.7", "1.2.3")
    def leaves_out(self, ways: tuple[str, ...], at: Resolution) -> bool:
        """Of several ways, one that cannot be done is no legal choice while another one can."""
        self.say("no legal way", actor=at.controller, ways=list(ways), ability=at.instance.label)
        return True

    @rule("1.7.7")
    def illegal_choice(self, choice: Choice, word: str, why: tuple[str, ...]) -> None:
        """An illegal choice is undone, and nothing but the choice; the player chooses again."""
        super().illegal_choice(choice, word, why)
        self.say("chooses again", actor=choice.player, player=choice.player, word=word)


def _others(wanted: Sequence[Obj], forced: Sequence[Obj]) -> tuple[Obj, ...]:
    return tuple(one for one in wanted if one not in forced)

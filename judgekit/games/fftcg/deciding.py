"""11.3.4 and 11.3.6: what is decided as something is announced, besides its targets."""

from collections.abc import Sequence

from judgekit.engine.choice import Option
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.rows import ANY_OTHER, printed_for_each, row
from judgekit.engine.rule import Illegal
from judgekit.games.fftcg.announcing import Announcing, kind_of_use
from judgekit.games.fftcg.payment import ExtraCost, InPoints, Payment

LEAST = 1000
NO_MORE = "none"
Shares = tuple[tuple[int, int], ...]


class Deciding(Announcing):
    """Which of several effects, and how much for each target."""

    def parts_of_cost(self, at: Resolution) -> tuple[Effect, ...]:
        """All that a cost asks for, with those extra costs that its player takes on."""
        found: list[Effect] = []
        for part in at.ability.cost:
            found.extend(part.parts if self.takes_on(part, at) else ()) if isinstance(
                part, ExtraCost
            ) else found.append(part)
        return tuple(found)

    def pay_otherwise(self, payment: Payment, asked: Sequence[Effect], at: Resolution) -> bool:
        """Pay what is asked in place of the card's own cost, and nothing of that."""
        self.no_points_unasked(payment, asked)
        return self.pay(asked, at)

    def no_points_unasked(self, payment: Payment, asked: Sequence[Effect]) -> None:
        """What is offered for points must be asked for."""
        if (payment.discard or payment.dull) and not any(isinstance(part, InPoints) for part in asked):
            raise Illegal("too many points", made=1, cost=0)

    def takes_on(self, part: ExtraCost, at: Resolution) -> bool:
        """Does its player pay it? By the rule of its kind."""
        taken = at.bound[part.name] = part.is_open(self, at) and self.way_of_paying(at, part)
        return taken

    def is_paid_otherwise(self, at: Resolution) -> bool:
        """Has its player taken on something in place of the card's own cost?"""
        return any(isinstance(one, ExtraCost) and one.in_place and at.bound.get(one.name) for one in at.ability.cost)

    @printed_for_each(
        kind_of_use,
        row("summon", "way_of_paying_summon", "11.3.5", considered="way of paying a summon"),
        row("special", "way_of_paying_special", "11.7.7", considered="way of paying a special"),
        row("play", "way_of_paying_character", "11.4.4", considered="way of paying a character"),
        row(ANY_OTHER, "way_of_paying_action", "11.6.7", considered="way of paying an action"),
    )
    def way_of_paying(self, at: Resolution, part: ExtraCost) -> bool:
        """Who casts, uses or plays says in which of the ways that it leaves open they pay."""
        taken = self.decides(at.controller, part.name)
        told = ("pays in place", "pays as usual") if part.in_place else ("pays extra", "pays no extra")
        self.say(told[not taken], actor=at.controller, ability=at.instance.label)
        return taken

    def select_modes(
        self, at: Resolution, name: str, modes: tuple[str, ...], count: int, *, up_to: bool = False
    ) -> tuple[str, ...]:
        """As many different effects as the text says at this moment; with `up to`, until no more are wanted."""
        left, taken = list(modes), list[str]()
        if count != 1:
            self.number_of_modes(at, count)
        while left and len(taken) < count:
            nothing = (NO_MORE,) if up_to else ()
            mode = self.select_mode(at, name, (*left, *nothing))
            if mode == NO_MORE:
                break
            taken.append(mode)
            left.remove(mode)
        return tuple(taken)

    @printed_for_each(
        kind_of_use,
        row("summon", "number_of_modes_of_summon", "11.3.4.1", "11.3.4.1/nota-1"),
        row("action", "number_of_modes_of_action", "11.6.6.1"),
        row("special", "number_of_modes_of_special", "11.7.6.1"),
        row(ANY_OTHER, "number_of_modes_of_auto", "11.8.10.1"),
    )
    def number_of_modes(self, at: Resolution, count: int) -> None:
        """How many effects may be selected is worked out as it is announced, and does not change."""
        self.say("number of modes", ability=at.instance.label, count=count)

    def select_mode(self, at: Resolution, name: str, modes: tuple[str, ...]) -> str:
        """One of several effects, picked by the controller, who says so by the rule of its kind."""
        (taken,) = self.choose(at.controller, "mode", name, [Option(one) for one in modes])
        self.tell_mode(at, taken.key)
        return taken.key

    @printed_for_each(
        kind_of_use,
        row("summon", "mode_of_summon", "11.3.4"),
        row("action", "mode_of_action", "11.6.6"),
        row("special", "mode_of_special", "11.7.6"),
        row("play", "mode_of_character", "11.4.3"),
        row(ANY_OTHER, "mode_of_auto", "11.8.10"),
    )
    def tell_mode(self, at: Resolution, mode: str) -> None:
        """Whoever announces what has several effects says then which one."""
        self.say("mode", actor=at.controller, ability=at.instance.label, mode=mode)

    def share_out(self, at: Resolution, total: int, among: str) -> Shares:
        """How much of a value each target gets; the rule of its kind says so, or that there is too little."""
        ids = tuple(at.bound[among])
        shares = self.ask_shares(at, total, ids) if total >= LEAST * len(ids) else ()
        self.tell_shares(at, shares)
        return shares

    @printed_for_each(
        kind_of_use,
        row("summon", "shares_of_summon", "11.3.6"),
        row("action", "shares_of_action", "11.6.8"),
        row("special", "shares_of_special", "11.7.8"),
        row("play", "shares_of_character", "11.4.5"),
        row(ANY_OTHER, "shares_of_auto", "11.8.12"),
    )
    def tell_shares(self, at: Resolution, shares: Shares) -> None:
        """What spreads a value gives each target 1000 at least, in thousands; raises Illegal for too little."""
        if not shares:
            raise Illegal("too little to share", ability=at.instance.label)
        self.say("shares", actor=at.controller, shares=[f"{self.state.objects[n].label}: {part}" for n, part in shares])

    def ask_shares(self, at: Resolution, total: int, ids: tuple[int, ...]) -> Shares:
        """Ask for the part of each target in turn; what is left is for the last one."""
        shares, left = list[tuple[int, int]](), total
        for behind, one in zip(range(len(ids) - 1, -1, -1), ids, strict=True):
            most = left - LEAST * behind
            options = [Option(str(part), part) for part in range(LEAST if behind else most, most + 1, LEAST)]
            (taken,) = self.choose(at.controller, "share", "share", options)
            shares.append((one, taken.value))
            left -= taken.value
        return tuple(shares)

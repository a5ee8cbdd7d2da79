"""11.3.4 and 11.3.6: what is decided as something is announced, besides its targets."""

from judgekit.engine.choice import Option
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.rule import Illegal, rule
from judgekit.games.fftcg.announcing import Announcing, kind_of
from judgekit.games.fftcg.payment import ExtraCost

LEAST = 1000
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

    def takes_on(self, part: ExtraCost, at: Resolution) -> bool:
        """Does its player pay it as well? By the rule of its kind."""
        match kind_of(at.instance):
            case "summon":
                taken = self.way_of_paying_summon(part, at)
            case "special":
                taken = self.way_of_paying_special(part, at)
            case "play":
                taken = self.way_of_paying_character(part, at)
            case _:
                taken = self.way_of_paying_action(part, at)
        at.bound[part.name] = taken
        return taken

    @rule("11.3.5", considered="way of paying a summon")
    def way_of_paying_summon(self, part: ExtraCost, at: Resolution) -> bool:
        """Whoever casts a Summon says in which of the ways that it leaves open they pay."""
        return self.tell_extra(part, at)

    @rule("11.6.7", considered="way of paying an action")
    def way_of_paying_action(self, part: ExtraCost, at: Resolution) -> bool:
        """So does whoever uses an action ability."""
        return self.tell_extra(part, at)

    @rule("11.7.7", considered="way of paying a special")
    def way_of_paying_special(self, part: ExtraCost, at: Resolution) -> bool:
        """So does whoever uses a special ability."""
        return self.tell_extra(part, at)

    @rule("11.4.4", considered="way of paying a character")
    def way_of_paying_character(self, part: ExtraCost, at: Resolution) -> bool:
        """So does whoever plays a Character."""
        return self.tell_extra(part, at)

    def tell_extra(self, part: ExtraCost, at: Resolution) -> bool:
        """Ask, and say it."""
        taken = self.decides(at.controller, part.name)
        self.say("pays extra" if taken else "pays no extra", actor=at.controller, ability=at.instance.label)
        return taken

    def select_modes(self, at: Resolution, name: str, modes: tuple[str, ...], count: int) -> tuple[str, ...]:
        """As many different effects as the text says at this moment."""
        left, taken = list(modes), list[str]()
        if count != 1:
            self.number_of_modes(at, count)
        while left and len(taken) < count:
            taken.append(self.select_mode(at, name, tuple(left)))
            left.remove(taken[-1])
        return tuple(taken)

    def number_of_modes(self, at: Resolution, count: int) -> None:
        """It is fixed now, by the rule of its kind."""
        match kind_of(at.instance):
            case "summon":
                self.number_of_modes_of_summon(at, count)
            case "action":
                self.number_of_modes_of_action(at, count)
            case "special":
                self.number_of_modes_of_special(at, count)
            case _:
                self.number_of_modes_of_auto(at, count)

    @rule("11.3.4.1", "11.3.4.1/nota-1")
    def number_of_modes_of_summon(self, at: Resolution, count: int) -> None:
        """How many effects of a Summon may be selected is worked out as it is cast, and does not change."""
        self.say("number of modes", ability=at.instance.label, count=count)

    @rule("11.6.6.1")
    def number_of_modes_of_action(self, at: Resolution, count: int) -> None:
        """The same for an action ability."""
        self.say("number of modes", ability=at.instance.label, count=count)

    @rule("11.7.6.1")
    def number_of_modes_of_special(self, at: Resolution, count: int) -> None:
        """The same for a special ability."""
        self.say("number of modes", ability=at.instance.label, count=count)

    @rule("11.8.10.1")
    def number_of_modes_of_auto(self, at: Resolution, count: int) -> None:
        """The same for an auto-ability."""
        self.say("number of modes", ability=at.instance.label, count=count)

    def select_mode(self, at: Resolution, name: str, modes: tuple[str, ...]) -> str:
        """One of several effects, picked by the controller, who says so by the rule of its kind."""
        (taken,) = self.choose(at.controller, "mode", name, [Option(one) for one in modes])
        match kind_of(at.instance):
            case "summon":
                self.mode_of_summon(at, taken.key)
            case "action":
                self.mode_of_action(at, taken.key)
            case "special":
                self.mode_of_special(at, taken.key)
            case "play":
                self.mode_of_character(at, taken.key)
            case _:
                self.mode_of_auto(at, taken.key)
        return taken.key

    @rule("11.3.4")
    def mode_of_summon(self, at: Resolution, mode: str) -> None:
        """Whoever casts a Summon with several effects says then which one."""
        self.tell_mode(at, mode)

    @rule("11.6.6")
    def mode_of_action(self, at: Resolution, mode: str) -> None:
        """So does whoever uses an action ability."""
        self.tell_mode(at, mode)

    @rule("11.7.6")
    def mode_of_special(self, at: Resolution, mode: str) -> None:
        """So does whoever uses a special ability."""
        self.tell_mode(at, mode)

    @rule("11.4.3")
    def mode_of_character(self, at: Resolution, mode: str) -> None:
        """So does whoever plays a Character."""
        self.tell_mode(at, mode)

    @rule("11.8.10")
    def mode_of_auto(self, at: Resolution, mode: str) -> None:
        """The controller of an auto-ability says it as it goes on the Stack."""
        self.tell_mode(at, mode)

    def tell_mode(self, at: Resolution, mode: str) -> None:
        """Say it."""
        self.say("mode", actor=at.controller, ability=at.instance.label, mode=mode)

    def share_out(self, at: Resolution, total: int, among: str) -> Shares:
        """How much of a value each target gets; the rule of its kind says so, or that there is too little."""
        ids = tuple(at.bound[among])
        shares = self.ask_shares(at, total, ids) if total >= LEAST * len(ids) else ()
        match kind_of(at.instance):
            case "summon":
                self.shares_of_summon(at, shares)
            case "action":
                self.shares_of_action(at, shares)
            case "special":
                self.shares_of_special(at, shares)
            case "play":
                self.shares_of_character(at, shares)
            case _:
                self.shares_of_auto(at, shares)
        return shares

    @rule("11.3.6")
    def shares_of_summon(self, at: Resolution, shares: Shares) -> None:
        """A Summon that spreads a value gives each target 1000 at least, always in thousands."""
        self.tell_shares(at, shares)

    @rule("11.6.8")
    def shares_of_action(self, at: Resolution, shares: Shares) -> None:
        """An action ability spreads a value in the same way."""
        self.tell_shares(at, shares)

    @rule("11.7.8")
    def shares_of_special(self, at: Resolution, shares: Shares) -> None:
        """A special ability spreads a value in the same way."""
        self.tell_shares(at, shares)

    @rule("11.4.5")
    def shares_of_character(self, at: Resolution, shares: Shares) -> None:
        """Whoever plays a Character spreads a value in the same way."""
        self.tell_shares(at, shares)

    @rule("11.8.12")
    def shares_of_auto(self, at: Resolution, shares: Shares) -> None:
        """An auto-ability spreads a value in the same way."""
        self.tell_shares(at, shares)

    def tell_shares(self, at: Resolution, shares: Shares) -> None:
        """Say them; raises Illegal where there is not enough for all."""
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

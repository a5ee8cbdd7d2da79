"""11.3.4 and 11.3.6: what is decided as something is announced, besides its targets."""

from judgekit.engine.choice import Option
from judgekit.engine.model import Resolution
from judgekit.engine.rule import Illegal, rule
from judgekit.games.fftcg.announcing import Announcing, kind_of

LEAST = 1000
Shares = tuple[tuple[int, int], ...]


class Deciding(Announcing):
    """Which of several effects, and how much for each target."""

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
        """One of several effects, picked by the controller."""
        match kind_of(at.instance):
            case "summon":
                return self.mode_of_summon(at, name, modes)
            case "action":
                return self.mode_of_action(at, name, modes)
            case "special":
                return self.mode_of_special(at, name, modes)
            case _:
                return self.mode_of_auto(at, name, modes)

    @rule("11.3.4")
    def mode_of_summon(self, at: Resolution, name: str, modes: tuple[str, ...]) -> str:
        """Whoever casts a Summon with several effects says then which one."""
        return self.pick_mode(at, name, modes)

    @rule("11.6.6")
    def mode_of_action(self, at: Resolution, name: str, modes: tuple[str, ...]) -> str:
        """So does whoever uses an action ability."""
        return self.pick_mode(at, name, modes)

    @rule("11.7.6")
    def mode_of_special(self, at: Resolution, name: str, modes: tuple[str, ...]) -> str:
        """So does whoever uses a special ability."""
        return self.pick_mode(at, name, modes)

    @rule("11.8.10")
    def mode_of_auto(self, at: Resolution, name: str, modes: tuple[str, ...]) -> str:
        """The controller of an auto-ability says it as it goes on the Stack."""
        return self.pick_mode(at, name, modes)

    def pick_mode(self, at: Resolution, name: str, modes: tuple[str, ...]) -> str:
        """Ask for one and say it."""
        (taken,) = self.choose(at.controller, "mode", name, [Option(one) for one in modes])
        self.say("mode", actor=at.controller, ability=at.instance.label, mode=taken.key)
        return taken.key

    def share_out(self, at: Resolution, total: int, among: str) -> Shares:
        """How much of a value each target gets."""
        ids = tuple(at.bound[among])
        match kind_of(at.instance):
            case "summon":
                return self.shares_of_summon(at, total, ids)
            case "action":
                return self.shares_of_action(at, total, ids)
            case "special":
                return self.shares_of_special(at, total, ids)
            case _:
                return self.shares_of_auto(at, total, ids)

    @rule("11.3.6")
    def shares_of_summon(self, at: Resolution, total: int, ids: tuple[int, ...]) -> Shares:
        """A Summon that spreads a value gives each target 1000 at least, always in thousands."""
        return self.ask_shares(at, total, ids)

    @rule("11.6.8")
    def shares_of_action(self, at: Resolution, total: int, ids: tuple[int, ...]) -> Shares:
        """An action ability spreads a value in the same way."""
        return self.ask_shares(at, total, ids)

    @rule("11.7.8")
    def shares_of_special(self, at: Resolution, total: int, ids: tuple[int, ...]) -> Shares:
        """A special ability spreads a value in the same way."""
        return self.ask_shares(at, total, ids)

    @rule("11.8.12")
    def shares_of_auto(self, at: Resolution, total: int, ids: tuple[int, ...]) -> Shares:
        """An auto-ability spreads a value in the same way."""
        return self.ask_shares(at, total, ids)

    def ask_shares(self, at: Resolution, total: int, ids: tuple[int, ...]) -> Shares:
        """Ask for the part of each target in turn; what is left is for the last one."""
        if total < LEAST * len(ids):
            raise Illegal("too little to share", ability=at.instance.label)
        shares, left = list[tuple[int, int]](), total
        for behind, one in zip(range(len(ids) - 1, -1, -1), ids, strict=True):
            most = left - LEAST * behind
            options = [Option(str(part), part) for part in range(LEAST if behind else most, most + 1, LEAST)]
            (taken,) = self.choose(at.controller, "share", "share", options)
            shares.append((one, taken.value))
            left -= taken.value
        self.say("shares", actor=at.controller, shares=[f"{self.state.objects[n].label}: {part}" for n, part in shares])
        return tuple(shares)

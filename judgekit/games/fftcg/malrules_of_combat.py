"""Rules of attacks and blocks as people get them wrong: how they would play."""

from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import guard, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.attacking import Attacking
from judgekit.games.fftcg.blocking import Blocking
from judgekit.games.fftcg.combat import Combat


class EachMemberHurts(Combat):
    """An unblocked party deals one point for each of its members."""

    @rule("10.1.4.1", "10.1.4.1/nota-1")
    def unblocked(self, attacker: Obj) -> None:
        """As many points as attackers."""
        points = len(self.attackers())
        self.do(events.DamagePlayer(None, self.opponent(self.turn_player), attacker.id, "battle", amount=points))


class EveryMemberMustBeBlockable(Blocking):
    """Whoever blocks a party must be able to block all its members."""

    @rule("15.1.1.9.6", "10.1.3.1.2")
    def unblockable_by(self, blocker: Obj) -> tuple[str, ...]:
        """One that cannot be blocked would be enough."""
        free = all(self.can_be_blocked(one, blocker) for one in self.attackers())
        return () if free else self.trace.clauses


class OneFirstStrikeIsEnough(Combat):
    """A party has First Strike if one of its members does."""

    @rule("15.2.3.2", "15.2.3.4", "15.1.1.9.7")
    def strike_first(self, attackers: tuple[Obj, ...], blocker: Obj) -> tuple[Obj, ...]:
        """All of them would strike with it."""
        together = attackers if any(self.has(one, "First Strike") for one in attackers) else ()
        found = (*together, *((blocker,) if self.has(blocker, "First Strike") else ()))
        if found:
            self.say("strike first", cards=list(found))
        return found


class BraveAttacksAgain(Attacking):
    """A Forward with Brave attacks as often as its player likes."""

    @guard("15.2.1.2")
    def brave_attacks_once(self, attacker: Obj) -> None:
        """Only one that has no Brave would be spent."""


class DamageWeakens(Combat):
    """A Forward that has taken damage hits with the Power that it has left."""

    @rule("5.2.6.1/nota-2", considered="hits with all its power")
    def damage_leaves_power(self, forward: Obj) -> bool:  # noqa: ARG002
        """Damage would be taken off its Power."""
        return False


class WithoutBlockerItGoesThrough(Combat):
    """An attack whose blocker has left hurts the player."""

    @rule("10.1.3.2.1", "10.1.3.3")
    def out_of_combat(self) -> None:
        """As if nobody had blocked."""
        if self.attackers():
            self.unblocked(self.attackers()[0])


class NewcomersDoNotBlock(Blocking):
    """A Forward does not block in the turn in which it enters."""

    @rule("10.1.3.1.1")
    def too_dull(self, blocker: Obj) -> tuple[str, ...]:
        """As it does not attack."""
        return self.trace.clauses if blocker.mark("dull") or blocker.mark("new") else ()


class FirstStrikeTriggersBetween(Combat):
    """What First Strike has triggered resolves before the others deal their damage."""

    @rule("15.2.3.3")
    def no_answers_between(self) -> None:
        """On the Stack, and off it."""
        self.check_rules()
        while self.state.waiting:
            self.place()
        while self.state.stack:
            self.resolve_top(self.state.stack[-1])


class OnlyOneOfThemDidIt(Combat):
    """Of a party, only the one whose damage it was has hurt or broken anybody."""

    @rule("15.1.1.9.8", "15.1.1.9.1", considered="did it too")
    def did_it_too(self, event: Event, other: Obj) -> bool:  # noqa: ARG002
        """The others would have done nothing."""
        return False


class MustBeatsCannot(Attacking):
    """What must attack attacks, whatever forbids it."""

    @rule("2.2")
    def forbidden_wins(self, forward: Obj) -> bool:  # noqa: ARG002
        """The phase would not end before."""
        return False


class OneIsAParty(Attacking):
    """A Forward that attacks alone is a party of one."""

    @rule("15.1.1.9.4/nota-1", "15.1.1.9.1", considered="a single attacker")
    def forms_no_party(self, attacker: Obj) -> bool:  # noqa: ARG002
        """Whatever waits for a party would see it."""
        return False

"""1.7: nothing interrupts; what triggers waits in the bag; what is illegal is undone."""

from collections.abc import Sequence

from judgekit.engine.abilities import Activated
from judgekit.engine.choice import Move
from judgekit.engine.model import Instance, Resolution
from judgekit.engine.rule import rule
from judgekit.engine.using import Step as UseStep
from judgekit.games.lorcana.choosing import Choosing
from judgekit.games.lorcana.states import States
from judgekit.games.lorcana.waiting import Waiting


class Bag(States, Choosing, Waiting):
    """The bag: its own rules (7.7) are missing, so that the order between players is a reading."""

    @rule("1.7.4", "1.8.4", considered="nobody else in the bag")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """The active player resolves all of theirs, in the order they like, before any other player."""
        return super().pick(instances)

    def others_wait(self, instances: Sequence[Instance]) -> None:
        """Said where it makes a difference."""
        self.say("active player first", abilities=[one.label for one in instances])

    def resolve(self, instance: Instance) -> None:
        """What goes first of the bag."""
        self.resolve_whole(instance)

    @rule("1.7.2", machinery=True)
    def resolve_whole(self, instance: Instance) -> None:
        """An effect is resolved whole before the next one."""
        if used := self.goes_on(instance):
            self.carry_out(used)

    @rule("1.7.3", considered="nothing to decide before", machinery=True)
    def goes_on(self, instance: Instance) -> Instance | None:
        """What an ability leaves to its player is decided while it resolves."""
        return self.put_to_use(instance)

    def steps_of_use(self) -> tuple[UseStep, ...]:
        """What could not be paid has not been used."""
        before = (self.use_allowed, self.condition_met, self.is_wanted, self.targets_chosen)
        return (*before, self.cost_paid, self.use_counted)

    def condition_met(self, at: Resolution) -> bool:
        """Is its condition true, and its «if» true still? What is activated looks at it as it resolves (4.4.4)."""
        if isinstance(at.ability, Activated):
            return True
        holds = super().condition_met(at) and self.condition_still_holds(at.instance)
        if not holds:
            self.say("condition gone", ability=at.instance.label)
        return holds

    @rule("1.2.1", considered="use left")
    def has_use_left(self, at: Resolution) -> bool:
        """What a text allows once each turn is used once, although the rules set no limit."""
        left = super().has_use_left(at)
        if not left:
            at.forbidden_by = self.trace.clauses
            self.say("no use left", ability=at.instance.label)
        return left

    def wants(self, at: Resolution) -> bool:
        """Does its player use it? Said where not."""
        wanted = super().wants(at)
        if not wanted:
            self.say("declines", ability=at.instance.label, actor=at.controller)
        return wanted

    def perform(self, move: Move) -> bool:
        """Do what a player does; say that all of it was undone where it was illegal."""
        shuffled: list[str] = []
        self.shuffled = shuffled
        try:
            done = super().perform(move)
        finally:
            self.shuffled = None
        if not done:
            self.undone(move)
            for player in shuffled:
                self.stays_shuffled(player)
        return done

    @rule("1.7.6.2")
    def stays_shuffled(self, player: str) -> None:
        """What cannot be reverted is not: a deck that was shuffled is not put in order again."""
        with self.trace.under(self.say("stays shuffled", player=player)):
            self.shuffle(player, "deck")

    @rule("1.7.6", "1.7.6.1", "4.1.4")
    def undone(self, move: Move) -> None:
        """An illegal action is undone with all its payments and all that it caused; it may be tried again."""
        self.say("undone", actor=move.player, player=move.player)

"""What is used becomes a link; when all have passed, the whole chain resolves from its last link down."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from judgekit.engine.fact import Fact
from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.rule import hook
from judgekit.engine.state import Bucket


@dataclass(frozen=True, slots=True)
class Asked(Fact):
    """This player is given the chance to use something now."""

    player: str


class LinkByLink(Game):
    """What has triggered at one time makes a chain of its own; what a chain triggers waits until it is over.

    A document fills `is_held`, `answered`, `turn_player_first` and `link_up`, and decorates the rest with its clauses.
    """

    def bucket(self, instance: Instance) -> Bucket:
        """What is held back, then the turn player's, then the others'."""
        return (self.is_held(instance), instance.controller != self.turn_player)

    def is_held(self, instance: Instance) -> bool:  # noqa: ARG002 - documents look at it
        """May it not be linked yet? Then it waits for `release`."""
        return False

    def next_pending(self) -> bool:
        """The chain that is open, else what has triggered, else what goes on by itself."""
        if self.state.stack:
            if not self.chance_to_answer():
                self.resolve_chain()
            return True
        if self.ready():
            self.chain_of_triggers()
            return True
        return self.go_on()

    @hook(without=False)
    def chance_to_answer(self) -> bool:
        """Whoever did not make the last link may answer it, then whoever did."""
        last = self.state.stack[-1].controller
        return self.somebody_acts((self.opponent(last), last))

    def somebody_acts(self, players: Iterable[str]) -> bool:
        """Ask one player after another, until one adds a link."""
        for player in players:
            if self.offer(player):
                self.answered(player)
                return True
        return False

    def answered(self, player: str) -> None:
        """This player has added a link."""

    @property
    def asked(self) -> str:
        """The player who is given the chance to use something, "" where nobody is."""
        fact = self.state.fact(Asked)
        return fact.player if fact else ""

    @property
    def who_may_act(self) -> str:
        """Whoever is given the chance."""
        return self.asked or super().who_may_act

    def offer(self, player: str) -> bool:
        """Let a player use something now; True if a link was added."""
        links, before = len(self.state.stack), self.state.fact(Asked)
        self.record(Asked(player))
        try:
            while not self.over and (move := self.chooser.respond(player)):
                if self.perform(move):
                    return len(self.state.stack) > links
        finally:
            self.record(before) if before else self.erase(Asked)
        return False

    def resolve_chain(self) -> None:
        """From the last link down; nothing is added meanwhile."""
        while self.state.stack and not self.over:
            link = self.state.stack[-1]
            self.state.off_stack(link)
            self.resolve(link)
            self.check_rules()

    def ready(self) -> tuple[Bucket, ...]:
        """The buckets of what has triggered and is not held."""
        return tuple(sorted(one for one in self.state.waiting if not one[0]))

    def chain_of_triggers(self) -> None:
        """What has triggered is linked, each player ordering their own."""
        for bucket in self.turn_player_first(self.ready()):
            while waiting := tuple(self.state.waiting.get(bucket, {}).values()):
                taken = self.pick(waiting)
                self.state.take(bucket, taken)
                self.link_up(taken)

    def turn_player_first(self, buckets: Sequence[Bucket]) -> Sequence[Bucket]:
        """Whose go into the chain first."""
        return buckets

    def link_up(self, instance: Instance) -> None:
        """What has triggered is used, and is a link."""
        if used := self.put_to_use(instance):
            self.state.put_on_stack(used)

    def release(self) -> tuple[Instance, ...]:
        """What was held may be linked from now on."""
        held = [(bucket, one) for bucket in tuple(self.ready_later()) for one in self.state.waiting[bucket].values()]
        for bucket, instance in held:
            self.state.take(bucket, instance)
            self.state.wait((False, *bucket[1:]), instance)
        return tuple(one for _, one in held)

    def ready_later(self) -> Iterable[Bucket]:
        """The buckets of what is held."""
        return (one for one in self.state.waiting if one[0])

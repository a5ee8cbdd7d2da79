"""10.1.3: one Forward of the attacked player may block."""

from judgekit.engine.choice import Excluded, Option
from judgekit.engine.model import Obj
from judgekit.engine.rule import rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.attacking import Attacking

NO_BLOCK = Option("none", 0)


class Blocking(Attacking):
    """Who may block, who must, and what a block does to a party."""

    def attackers(self) -> tuple[Obj, ...]:
        """The Forwards that are attacking, in the order in which they lie."""
        return tuple(one for one in self.field(self.turn_player) if one.mark("attacking"))

    def blocker(self) -> Obj | None:
        """The Forward that is blocking."""
        return next((one for one in self.field(self.opponent(self.turn_player)) if one.mark("blocking")), None)

    @rule("10.1.3.1")
    def blocker_step(self) -> None:
        """The attacked player picks one Forward to block with, or lets the attack through."""
        player = self.opponent(self.turn_player)
        if not self.attackers():
            self.spares("nobody attacks any more", player=player)
            return
        able, unable = self.possible_blockers(player)
        obliged = self.must_block(able)
        options = [Option(one.label, one.id) for one in obliged or able]
        offered = options if obliged else [*options, NO_BLOCK]
        (taken,) = self.choose(player, "block", "blocker", offered, skips=not obliged, excluded=unable)
        if taken.value and self.block_is_paid(player, self.state.objects[taken.value]):
            self.becomes_blocker(player, self.state.objects[taken.value])
        else:
            self.say("no block", player=player)

    def block_is_paid(self, player: str, blocker: Obj) -> bool:
        """Does its block cost nothing, or is that paid?"""
        return not self.number(blocker, "block_cost") or self.pays_to_block(player, blocker)

    @rule("10.1.3.1.3", considered="block is paid")
    def pays_to_block(self, player: str, blocker: Obj) -> bool:
        """Where its block has a cost, it is paid as it is declared, or it does not block."""
        cost = self.number(blocker, "block_cost")
        if not cost:
            return True
        before = self.checkpoint()
        if self.pay_when_asked(player, cost, frozenset()):
            return True
        self.rewind(before)
        self.say("block not paid", actor=player, card=blocker, cost=cost)
        return False

    def possible_blockers(self, player: str) -> tuple[tuple[Obj, ...], Excluded]:
        """Those that may block, and the others with the clauses that stop them."""
        able, unable = [], []
        for one in self.forwards(player):
            by = self.too_dull(one) or self.kept_from_blocking(one) or self.unblockable_by(one)
            if by:
                unable.append((one.label, by))
            else:
                able.append(one)
        return tuple(able), tuple(unable)

    @rule("10.1.3.1.1")
    def too_dull(self, blocker: Obj) -> tuple[str, ...]:
        """A dull Forward does not block."""
        return self.trace.clauses if blocker.mark("dull") else ()

    @rule("10.1.3.1.2")
    def kept_from_blocking(self, blocker: Obj) -> tuple[str, ...]:
        """A Forward that an effect keeps from blocking does not."""
        by = self.prohibition(events.Block(blocker.id, blocker.controller, blocker.id))
        return self.trace.clauses if by is not None else ()

    @rule("15.1.1.9.6", "10.1.3.1.2")
    def unblockable_by(self, blocker: Obj) -> tuple[str, ...]:
        """It is enough to be able to block one member of the party."""
        attackers = self.attackers()
        blockable = [one for one in attackers if self.can_be_blocked(one, blocker)]
        if not blockable:
            return self.trace.clauses
        if len(blockable) < len(attackers):
            self.say("blocks one of them", card=blocker, cards=blockable)
        return ()

    def can_be_blocked(self, attacker: Obj, blocker: Obj) -> bool:
        """May this Forward block that one?"""
        return self.prohibition(events.BeBlocked(attacker.id, blocker.controller, blocker.id)) is None

    @rule("10.1.3.1.3", considered="nobody must block")
    def must_block(self, able: tuple[Obj, ...]) -> tuple[Obj, ...]:
        """If some Forward is forced to block, one of those that are is the blocker."""
        forced = tuple(one for one in able if self.has(one, "Must Block"))
        if forced:
            self.say("must block", cards=list(forced))
        return forced

    @rule("10.1.3.2", "10.1.3.4", "10.1.3.4/nota-1")
    def becomes_blocker(self, player: str, blocker: Obj) -> None:
        """It is blocking, and the attackers, however many, are blocked together."""
        with self.batch():
            self.mark(blocker, "blocking", True)
            for one in self.attackers():
                self.mark(one, "blocked", True)
            self.do(events.Block(blocker.id, player, blocker.id, "action"))
            self.do_all(events.BeBlocked(one.id, player, blocker.id, "action") for one in self.attackers())

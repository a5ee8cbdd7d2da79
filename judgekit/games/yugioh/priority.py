"""Chapter 4.7 and clause 5.1.9.1: who may act, and when the other one may."""

from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.yugioh.facts import Unanswerable
from judgekit.games.yugioh.spell_speed import SpellSpeed


class Priority(SpellSpeed):
    """The turn player's priority, and the moments when it passes."""

    @rule("4.7.3", "4.7.4", procedure=True)
    def priority_passes(self) -> bool:
        """Before a Phase or Step ends the turn player passes priority, and the other may activate something."""
        return self.somebody_acts(self.in_turn_order())

    @action("pass", "4.7.2", machinery=True)
    def pass_priority(self, player: str) -> None:
        """Whoever is asked may pass instead of activating."""
        self.is_asked(player)
        self.say("passes", actor=player)

    @guard("4.7.2", considered="asked for an answer")
    def is_asked(self, player: str) -> None:
        """To pass or to answer one must have been given the chance."""
        if self.asked != player:
            raise Illegal("not asked", player=player)

    def may_activate(self, player: str) -> None:
        """May this player activate something now? Raises Illegal where not."""
        if self.asked:
            self.is_asked(player)
        elif player != self.turn_player and not self.something_to_answer(player):
            self.has_priority(player)

    def something_to_answer(self, player: str) -> bool:
        """Is there something that this player, who is asked nothing, may answer?"""
        done = self.state.fact(Unanswerable)
        return done is not None and self.no_activation(player, done)

    @rule("5.1.9.1")
    def no_activation(self, player: str, done: Unanswerable) -> bool:
        """A summon, a Tribute, a change of position or a cost is no activation, so no Chain answers it."""
        raise Illegal("no activation to answer", player=player, act=done.act)

    @rule("4.7.1")
    def nobody_may_respond(self, player: str) -> None:
        """Without priority nothing is activated."""
        super().nobody_may_respond(player)

    @guard("4.7.1")
    def has_priority(self, player: str) -> None:
        """While the turn player has priority the other one may not activate anything."""
        raise Illegal("no priority", player=player)

    @guard("4.4.2")
    def nothing_else_to_answer(self, player: str) -> None:
        """Whoever is given the chance to answer does it with a card; no other action fits there."""
        if self.asked:
            raise Illegal("only cards answer", player=player)

    @guard("3.3.4.1", "3.3.7.1")
    def in_own_main_phase(self, player: str) -> None:
        """Monsters are summoned, Set and turned, and cards Set, in one's own Main Phase."""
        if player != self.turn_player or self.phase not in {"main 1", "main 2"}:
            raise Illegal("not own main phase", player=player)

    def may_act(self, player: str) -> None:
        """May this player do something that is no activation in a Main Phase? Raises Illegal where not."""
        self.nothing_else_to_answer(player)
        self.in_own_main_phase(player)

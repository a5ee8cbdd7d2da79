"""Chapter 16: the rule check."""

from collections.abc import Iterator, Sequence

from judgekit.engine.event import Event
from judgekit.engine.model import Obj, Zone
from judgekit.engine.rule import check, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.table import Table


class RuleCheck(Table):
    """What may not exist on the field is removed, between one effect and the next."""

    def check_rules(self) -> None:
        """What may not exist goes before anything that is pending."""
        if not self.state.waiting or not self.is_due() or self.rule_check_first():
            super().check_rules()

    @rule("16.8", considered="rule check before all")
    def rule_check_first(self) -> bool:
        """What is pending waits for the rule check."""
        return True

    def is_due(self) -> bool:
        """Is there anything that a rule check would remove?"""
        with self.trace.looking:
            return any(True for name in self.rule_methods("check", "") for _ in getattr(self, name)())

    @rule("16.1", "16.2")
    def demand(self, events: Sequence[Event]) -> None:
        """All that one rule check removes is removed at the same time."""
        with self.trace.under(self.say("rule check")):
            if self.state.waiting:
                self.pending_effects_wait()
            self.do_all(events)

    @rule("16.8")
    def pending_effects_wait(self) -> None:
        """No effect that does not step in is activated before what may not exist is gone."""
        self.cite()

    @check("16.3")
    def no_dp(self) -> Iterator[Event]:
        """Digimon in the battle area with 0 DP are deleted; that is no deletion by an effect."""
        for obj in self.field():
            if self.value(obj, "type") != "digimon" or not self.has_dp(obj):
                continue
            left = self.number(obj, "dp")
            if left <= 0:
                yield self.deletion_for_no_dp(obj).but(seeing={"dp": left})
            elif left < int(str(obj.card.printed["dp"])):
                self.spares("some dp left", card=obj, amount=left)

    def deletion_for_no_dp(self, obj: Obj) -> Event:
        """How a Digimon with 0 DP is deleted."""
        return events.Delete(obj.id, obj.controller, cause="rule")

    @check("16.4")
    def no_printed_dp(self) -> Iterator[Event]:
        """Digimon without printed DP, as a Digi-Egg, are trashed."""
        for obj in self.field():
            if self.value(obj, "type") in {"digimon", "digi-egg"} and not self.has_dp(obj):
                yield events.Trash(obj.id, obj.controller, cause="rule")

    @check("16.5")
    def stray_options(self) -> Iterator[Event]:
        """Options in the battle area that no effect placed there are trashed."""
        for obj in self.field():
            if self.value(obj, "type") == "option" and not obj.mark("placed"):
                yield events.Trash(obj.id, obj.controller, cause="rule")

    @check("16.6", considered="no link is broken")
    def broken_links(self) -> Iterator[Event]:
        """Linked cards whose requirement the Digimon does not meet are trashed."""
        for obj in self.field():
            for card in self.links(obj):
                if not self.meets_link(card, obj):
                    yield events.Trash(card.id, card.controller, cause="rule")

    @rule("16.6", considered="link is met")
    def meets_link(self, card: Obj, obj: Obj) -> bool:
        """A linked card stays as long as its Digimon has what its Link asks for."""
        wanted, traits = card.card.printed.get("link"), self.value(obj, "traits")
        meets = not isinstance(wanted, frozenset) or (isinstance(traits, frozenset) and bool(wanted & traits))
        if not meets:
            self.spares("link is not met", card=card)
        return meets

    @check("16.7")
    def no_digimon_in_breeding(self) -> Iterator[Event]:
        """A Tamer or an Option in the breeding area is trashed."""
        for player in self.players:
            for number in self.state.zones.get(Zone(player, "breeding"), ()):
                obj = self.state.objects[number]
                if self.value(obj, "type") in {"tamer", "option"}:
                    yield events.Trash(obj.id, obj.controller, cause="rule")

    def has_dp(self, obj: Obj) -> bool:
        """Has it printed DP?"""
        return obj.card.printed.get("dp") is not None

"""Chapters 2.11.7 and 2.11.8: Special Summons, by their own procedure or by the effect of a card."""

from judgekit.engine.choice import Option
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, forbids, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.positions import Positions
from judgekit.games.yugioh.table import EXTRA_KINDS

ATTACK, DEFENSE = "ataque", "defensa"


class Special(Positions):
    """Monsters that come without a Normal Summon."""

    def special_summon(self, obj: Obj, player: str, how: str, *, position: str = "", source: int | None = None) -> bool:
        """Special Summon a monster to a player's field; `how` is the procedure, or effect."""
        event = events.SpecialSummon(obj.id, player, source, how, position=position)
        return self.do(event) is not None

    @forbids(events.SpecialSummon, "2.11.8.1")
    def not_summoned_properly_before(self, event: events.SpecialSummon) -> bool:
        """An effect does not bring a special monster from hand, Deck or Graveyard unless it came properly before."""
        obj = self.state.objects.get(event.subject or 0)
        return event.cause == "effect" and obj is not None and not self.may_come_by_effect(obj)

    @applies(events.SpecialSummon, "2.11.7.1")
    def apply_special_summon(self, event: events.SpecialSummon) -> None:
        """The monster comes face up, in the position that its player chooses."""
        obj, player = self.subject(event), str(event.player)
        if obj.zone.name == "monsters":
            return
        position = event.position or self.chosen_position(player, obj)
        proper = event.cause != "effect" and self.is_special(obj)
        lying = position in {DEFENSE, "defense"}
        moved = self.put(obj, "monsters", player, keep=("proper",), played=self.turn_number, defense=lying)
        if self.beneath(obj):
            moved = self.state.write(moved, unit=obj.unit)
        if proper:
            self.mark(moved, "proper", True)

    @rule("2.11.7.1")
    def chosen_position(self, player: str, obj: Obj) -> str:
        """Attack or Defense, as the player chooses."""
        self.cite()
        (taken,) = self.choose(player, "position", "position", [Option(ATTACK, obj.label), Option(DEFENSE, obj.label)])
        return taken.key

    def comes_from_extra(self, obj: Obj, player: str, kind: str) -> bool:
        """Is it a monster of this kind in the player's Extra Deck?"""
        return kind in EXTRA_KINDS and self.is_kind(obj, kind) and obj.zone.name == "extra" and obj.owner == player

    def face_up_monsters_of(self, player: str, cards: tuple[Obj, ...]) -> bool:
        """Are they different face-up monsters that the player controls?"""
        mine = all(self.is_on_field_of(one, player) and not one.mark("facedown") for one in cards)
        return mine and len({one.id for one in cards}) == len(cards)

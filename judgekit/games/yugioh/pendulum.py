"""Chapter 2.6: Pendulum Monsters, their zones, their Scales and the Pendulum Summon."""

from collections.abc import Sequence

from judgekit.engine.abilities import Static
from judgekit.engine.effects.continuous import Allow, Forbid
from judgekit.engine.filters import ANYWHERE
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.activating import NOTHING
from judgekit.games.yugioh.cards import works_equipped
from judgekit.games.yugioh.negation import speaks_of_its_leaving
from judgekit.games.yugioh.special import Special
from judgekit.games.yugioh.summon_attempts import ATTEMPTS

SCALES = 2
AT_ONCE = "activate when set"


class Pendulum(Special):
    """Pendulum cards."""

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """A Pendulum Effect works in the Pendulum Zone alone (2.6.2); a face-down card has none (2.2.7.1)."""
        if obj.mark("facedown") and not (_says_when_it_is_activated(ability) or _says_how_it_comes(ability)):
            if self.waits_face_down(obj, ability):
                return True
            if self.is_silent(obj, ability):
                return False
        if self.is_negated(obj, ability):
            return False
        if self.is_equipped_monster(obj) and not works_equipped(ability):
            with self.trace.looking:
                if self.has_no_monster_effects():
                    return False
        return super().functions(obj, ability) and bool(ability.zone or obj.zone.name != "pendulum")

    @rule("5.2.7")
    def has_no_monster_effects(self) -> bool:
        """A monster that is equipped to another counts as an Equip Spell: what it says as a monster does not work."""
        return True

    def is_silent(self, obj: Obj, ability: Ability) -> bool:
        """Has a card that lies face down no such effect? A Spell or Trap is not in use there at all."""
        if speaks_of_its_leaving(ability):
            return not self.used_where_it_goes()
        if obj.zone.name != "monsters":
            return True
        with self.trace.looking:
            return self.lasts_face_up_only() if isinstance(ability, Static) else self.not_used_face_down()

    @rule("2.5.3.1")
    def lasts_face_up_only(self) -> bool:
        """A Continuous Effect begins when its card is face up on the field and ends when it is not."""
        return True

    @rule("2.2.7.1", considered="not used face down")
    def not_used_face_down(self) -> bool:
        """A card that lies face down cannot use its effects."""
        return True

    @action("activate scale", "2.6.5.1", "1.2.10.1")
    def activate_scale(self, player: str, card: Obj) -> None:
        """In one's Main Phase a Pendulum card of the hand is activated in a Pendulum Zone as a Spell."""
        self.is_pendulum_in_hand(player, card)
        self.may_activate(player)
        self.answers(1)
        self.timing_of_spell(player, card)
        self.free_pendulum_zone(player)
        laid = self.lay_scale(card, player)
        self.announce(self.instance_of(laid, card.label, NOTHING, player), by_card=True)

    @guard("2.6.5.1", considered="pendulum in hand")
    def is_pendulum_in_hand(self, player: str, card: Obj) -> None:
        """It must be a Pendulum Monster of one's own hand."""
        if not self.is_kind(card, "pendulum") or card.zone.name != "hand" or card.controller != player:
            raise Illegal("no pendulum in hand", subject=card)

    def may_be_a_scale(self, card: Obj, player: str) -> bool:
        """Is it a Pendulum card for which there is a Pendulum Zone?"""
        return self.is_kind(card, "pendulum") and len(self.zone(player, "pendulum")) < SCALES

    @guard("2.6.5.1", considered="pendulum zone is free")
    def free_pendulum_zone(self, player: str) -> None:
        """There are two Pendulum Zones, with one card each."""
        if len(self.zone(player, "pendulum")) >= SCALES:
            raise Illegal("no pendulum zone", player=player)

    @rule("1.2.10.1", "2.6.1")
    def lay_scale(self, card: Obj, player: str) -> Obj:
        """It lies face up there and takes no place among Spells or monsters."""
        with self.trace.under(self.say("face up", subject=card, player=player)):
            return self.put(card, "pendulum", player, played=self.turn_number, unresolved=True)

    @action("pendulum summon", "2.6.5.2", considered="a summon is declared")
    def pendulum_summon(self, player: str, cards: tuple[Obj, ...]) -> None:
        """A player announces a Pendulum Summon of as many monsters as they want."""
        self.may_act(player)
        self.once_per_turn_by_pendulum(player)
        scales = self.scales(player)
        for card in cards:
            self.is_pendulum_summonable(player, card)
            self.level_between(card, *scales)
        self.different_cards(cards)
        self.room_for_a_monster(player, len(cards))
        self.attempt(*(events.SpecialSummon(one.id, player, None, "pendulum", position="") for one in cards))

    @rule("2.6.5.2", considered="no pendulum summon before")
    def once_per_turn_by_pendulum(self, player: str) -> None:
        """One Pendulum Summon per turn."""
        if self.used(f"pendulum summon {player}"):
            raise Illegal("already pendulum summoned", player=player)
        self.use_up(f"pendulum summon {player}")

    def scales(self, player: str) -> tuple[int, int]:
        """The lower Scale and the higher one."""
        found = [self.number(one, "scale") for one in self.zone(player, "pendulum")]
        self.two_scales(player, found)
        return min(found, default=0), max(found, default=0)

    @guard("2.6.5.1", considered="a scale in each zone")
    def two_scales(self, player: str, found: Sequence[int]) -> None:
        """A Pendulum Summon needs a card in each Pendulum Zone."""
        if len(found) < SCALES:
            raise Illegal("two scales needed", player=player)

    @guard("2.6.5.3", "2.6.5.5")
    def is_pendulum_summonable(self, player: str, card: Obj) -> None:
        """Monsters of the hand, and those that went face up to the Extra Deck."""
        extra = card.zone.name == "extra" and bool(card.mark("faceup"))
        here = card.controller == player and (card.zone.name == "hand" or extra)
        if not here or not self.is_monster(card) or self.is_special(card):
            raise Illegal("not pendulum summonable", subject=card)

    @guard("2.6.5.3", considered="level between the scales")
    def level_between(self, card: Obj, low: int, high: int) -> None:
        """Its Level must lie between the Scales."""
        level = self.number(card, "level")
        if not self.scales_include(level, low, high):
            raise Illegal("level outside the scales", subject=card, level=level, low=low, high=high)

    @rule("2.6.5.3", "2.6.5.4", considered="does the level fit")
    def scales_include(self, level: int, low: int, high: int) -> bool:
        """Between the Scales: the Scales themselves are not."""
        if low < level < high:
            self.spares("level fits", level=level, low=low, high=high)
            return True
        return False

    @guard("2.6.5.3", considered="all different")
    def different_cards(self, cards: tuple[Obj, ...]) -> None:
        """Each monster is summoned once, and there is one at least."""
        if not cards or len({one.id for one in cards}) < len(cards):
            raise Illegal("not different cards")


def _says_when_it_is_activated(ability: Ability) -> bool:
    return isinstance(ability, Static) and all(
        isinstance(one, Allow) and one.allow == AT_ONCE for one in ability.static
    )


def _says_how_it_comes(ability: Ability) -> bool:
    """Does it keep its own card, wherever that is, from being Summoned? That is no effect (5.2.17)."""
    return (
        isinstance(ability, Static)
        and ANYWHERE in ability.zone
        and all(isinstance(one, Forbid) and _of_its_own_summon(one) for one in ability.static)
    )


def _of_its_own_summon(ban: Forbid) -> bool:
    return ban.forbid.event in ATTEMPTS and ban.forbid.of is not None and bool(ban.forbid.of.is_)

"""Chapters 2.11.2 to 2.11.6: Normal Summon, Normal Set, Tributes and Flip Summon; Setting Spells and Traps."""

from collections.abc import Sequence
from typing import Any

from judgekit.engine.event import Event
from judgekit.engine.fact import Unit
from judgekit.engine.filters import Filter
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.facts import Materials
from judgekit.games.yugioh.made_of import MADE_OF, as_used, asks_of_what_it_is_made
from judgekit.games.yugioh.summon_attempts import SummonAttempts
from judgekit.games.yugioh.table import AGAIN, WAS_SET

ONE_MORE = "additional normal summon"
NO_TRIBUTES = "no tributes"
NO_TRIBUTES_TO_SET = "no tributes to set"
TWO_TRIBUTES = "two tributes"
SUMMON_AGAIN = "summon again"
TRIBUTED_FROM = 5
TRIBUTE_SUMMON, TRIBUTE_SET = "tribute summon", "tribute set"
"""What Tributes are paid for."""


class Summons(SummonAttempts):
    """Monsters that come from the hand, once per turn."""

    @action("summon", "2.11.3.1", considered="a summon is declared")
    def summon(self, player: str, card: Obj, tribute: tuple[Obj, ...] = (), defense: bool = False) -> None:
        """A player Normal Summons a monster of their hand in face-up Attack Position."""
        self.may_act(player)
        if self.may_be_summoned_again(player, card) and self.comes_again(card):
            self.once_per_turn(player, card)
            self.attempt(events.NormalSummon(card.id, player, cause="action"))
            return
        self.can_be_normal_summoned(player, card)
        if defense:
            self.never_in_face_up_defense(card)
        self.once_per_turn(player, card)
        coming = events.NormalSummon(card.id, player, cause="action", tributes=len(tribute))
        self.may_begin(coming)
        self.tribute_for(player, card, tribute)
        self.room_for_a_monster(player)
        self.attempt(coming)

    def may_be_summoned_again(self, player: str, card: Obj) -> bool:
        """Does the text of a monster let its player Normal Summon it while it lies face up on the field?"""
        there = self.is_on_field_of(card, player) and not card.mark("facedown") and not card.mark(AGAIN)
        return there and self.is_permitted(SUMMON_AGAIN, player, card)

    @rule("5.1.7.1")
    def comes_again(self, card: Obj) -> bool:
        """A Gemini Monster is Normal Summoned once more, and becomes an Effect Monster."""
        self.say("summoned again", subject=card)
        return True

    @action("set", "5.2.10")
    def set_card(self, player: str, card: Obj, tribute: tuple[Obj, ...] = ()) -> None:
        """A player Sets a card of their hand face down."""
        self.may_act(player)
        if self.is_monster(card):
            self.set_monster(player, card, tribute)
        else:
            self.set_spell_or_trap(player, card)

    @rule("2.11.4.1", "2.11.5.2")
    def set_monster(self, player: str, card: Obj, tribute: tuple[Obj, ...]) -> None:
        """A Normal Set puts a monster of the hand in face-down Defense Position."""
        self.can_be_normal_summoned(player, card)
        self.once_per_turn(player, card)
        coming = events.Set(card.id, player, cause="action")
        self.may_begin(coming)
        self.tribute_for(player, card, tribute, setting=True)
        self.room_for_a_monster(player)
        self.propose(coming)

    @rule("3.3.4.6.1")
    def set_spell_or_trap(self, player: str, card: Obj) -> None:
        """Spells and Traps are Set where there is room for them."""
        self.must_be_in_hand(player, card)
        if self.icon(card) != "field":
            self.room_to_set(player)
        self.propose(events.Set(card.id, player, cause="action"))

    def can_be_normal_summoned(self, player: str, card: Obj) -> None:
        """May this card be Normal Summoned or Set as a monster? Raises Illegal where not."""
        self.must_be_in_hand(player, card)
        self.unrestricted(card)

    def must_be_in_hand(self, player: str, card: Obj) -> None:
        """Raise Illegal for what does not come from the player's hand."""
        if card.zone.name != "hand" or card.controller != player:
            self.in_hand(player, card)

    @guard("2.11.3.1", "2.11.4.1")
    def in_hand(self, player: str, card: Obj) -> None:
        """What is Normal Summoned or Set comes from one's own hand."""
        raise Illegal("not in hand", subject=card, player=player)

    @guard("2.11.3.1", considered="free to be normal summoned")
    def unrestricted(self, card: Obj) -> None:
        """It must be a monster, and one without a restriction: some are only Special Summoned."""
        if not self.is_monster(card) or self.is_special(card):
            raise Illegal("cannot be normal summoned", subject=card)

    @guard("2.11.4.2/nota-1")
    def never_in_face_up_defense(self, card: Obj) -> None:
        """A monster of the hand is never played in face-up Defense Position."""
        raise Illegal("face-up defense from hand", subject=card)

    @rule("3.3.4.3.1", "2.11.4.2")
    def once_per_turn(self, player: str, card: Obj) -> None:
        """One Normal Summon or Set per turn, Tribute Summons among them; and one more where a text gives it."""
        if not self.used(f"normal summon {player}"):
            self.use_up(f"normal summon {player}")
        elif self.used(f"{ONE_MORE} {player}") or not self.is_permitted(ONE_MORE, player, card, against=card):
            raise Illegal("already normal summoned", player=player)
        else:
            self.use_up(f"{ONE_MORE} {player}")

    def why_no_effect_summons(self, card: Obj, player: str) -> tuple[str, ...]:
        """The clauses by which no effect Normal Summons this card: () where one could."""
        if not self.is_monster(card) or card.zone.name != "hand" or self.is_special(card):
            return self.cited(("2.11.3.1",))
        needed = self.tributes_needed(card)
        if len(self._to_be_tributed(player, card)) < needed:
            return self.cited(("2.11.5.1",))
        if self.places(player) + needed < 1:
            return self.cited(("1.2.4.1",))
        ban = self._forbidden_by_text(events.NormalSummon(card.id, player, None, "effect", tributes=needed))
        return ban.clauses if ban else ()

    def summon_by_effect(self, card: Obj, player: str, source: int) -> bool:
        """Normal Summon a monster of the hand because an effect says so, with the Tributes that it needs."""
        if self.why_no_effect_summons(card, player):
            return False
        needed, mine = self.tributes_needed(card), self._to_be_tributed(player, card)
        taken = self.choose_objects(player, mine, "tribute", least=needed, most=needed) if needed else ()
        self.is_made_of(card, taken)
        self.do_all([events.Tribute(one.id, player, card.id, TRIBUTE_SUMMON) for one in taken])
        return self.do(events.NormalSummon(card.id, player, source, "effect", tributes=needed)) is not None

    @rule("2.11.5.1", considered="how many tributes")
    def tributes_needed(self, card: Obj) -> int:
        """Level 5 and 6 need 1 Tribute; Level 7 and more need 2."""
        level = self.number(card, "level")
        return 0 if level < TRIBUTED_FROM else 1 if level < 7 else 2

    def tribute_for(self, player: str, card: Obj, tribute: tuple[Obj, ...], *, setting: bool = False) -> None:
        """Tribute what a monster needs before it comes."""
        if not self.by_its_own_method(player, card, tribute, setting=setting):
            self.as_many_as_needed(tribute, self.tributes_needed(card), self.that_are_two(player, card, tribute))
        if not all(self.is_on_field_of(one, player) for one in tribute):
            self.own_monsters(player)
        if tribute:
            self.pay_tributes(player, card, tribute, TRIBUTE_SET if setting else TRIBUTE_SUMMON)

    def _to_be_tributed(self, player: str, card: Obj) -> tuple[Obj, ...]:
        return tuple(
            one
            for one in self.monsters(player)
            if all(self.prohibition(event) is None for event in _tributed(one, player, card))
        )

    def by_its_own_method(self, player: str, card: Obj, tribute: tuple[Obj, ...], *, setting: bool) -> bool:
        """Are these the Tributes that the card's own text asks for, or are there none where it asks for none?"""
        if not tribute:
            free = self.number(card, "level") >= TRIBUTED_FROM and self.is_permitted(
                NO_TRIBUTES_TO_SET if setting else NO_TRIBUTES, player, card
            )
        else:
            free = self.are_asked_for(card, tribute)
        return free and (self.its_method_to_set(card) if setting else self.its_method_to_summon(card))

    def are_asked_for(self, card: Obj, tribute: tuple[Obj, ...]) -> bool:
        """As many as the card's own text says, each of the Level and the kind that it says."""
        asked, level = self.number(card, "tributes"), self.number(card, "tribute_level")
        if not asked or len({one.id for one in tribute}) != asked:
            return False
        wanted: tuple[Filter, ...] = dict(card.card.terms).get("tribute_of", ())
        at = self.viewpoint(card, card.label, Ability())
        fitting = (not wanted or any(two.accepts(one, self, at) for two in wanted) for one in tribute)
        return all(fitting) and all(self.number(one, "level") >= level for one in tribute)

    def that_are_two(self, player: str, card: Obj, tribute: tuple[Obj, ...]) -> int:
        """How many of these Tributes may be two each, by their own text, for this monster."""
        return sum(
            self.is_permitted(TWO_TRIBUTES, player, one, against=card) and self.counts_as_two(one) for one in tribute
        )

    @rule("5.1.7.1")
    def counts_as_two(self, tribute: Obj) -> bool:
        """The text of a monster can let it be treated as two Tributes."""
        self.say("two tributes", subject=tribute)
        return True

    @rule("5.1.7.1")
    def its_method_to_summon(self, card: Obj) -> bool:
        """The text of a card can explain another method to Tribute Summon it."""
        self.say("own method", subject=card)
        return True

    @rule("2.11.5.2/nota-1")
    def its_method_to_set(self, card: Obj) -> bool:
        """The same method serves to Tribute Set it."""
        self.say("own method", subject=card)
        return True

    @guard("2.11.5.1", considered="right number of tributes")
    def as_many_as_needed(self, tribute: tuple[Obj, ...], needed: int, more: int) -> None:
        """As many different Tributes as it needs, no more and no fewer; `more` of them may be two each."""
        different = len({one.id for one in tribute})
        if different != len(tribute) or not different <= needed <= different + more:
            raise Illegal("wrong number of tributes", needed=needed)

    @guard("5.2.23")
    def own_monsters(self, player: str) -> None:
        """One Tributes monsters that one controls, face up or face down."""
        raise Illegal("not a monster of yours", player=player)

    @rule("5.2.22", "2.11.5.1")
    def pay_tributes(self, player: str, card: Obj, tribute: tuple[Obj, ...], why: str) -> None:
        """Tributes are a cost of the Summon or Set, paid before it, and of no effect."""
        for one in tribute:
            for asked in _tributed(one, player, card):
                self.must_be_allowed(asked, "forbidden", subject=one)
        self.is_made_of(card, tribute)
        self.do_all([events.Tribute(one.id, player, card.id, why) for one in tribute])

    def is_made_of(self, monster: Obj, materials: Sequence[Obj]) -> None:
        """Remember of what the monster that is about to come is made, where its text or one of theirs asks."""
        if any(asks_of_what_it_is_made(one.card) for one in (monster, *materials)):
            self.record(Materials(Unit(monster.unit), as_used(materials)))

    def _made_of(self, monster: Obj) -> dict[str, Any]:
        known = self.state.fact(Materials)
        return {MADE_OF: known.used} if known is not None and known.unit == monster.unit else {}

    @applies(events.NormalSummon, "2.11.3.1")
    def apply_normal_summon(self, event: events.NormalSummon) -> None:
        """The monster comes in face-up Attack Position."""
        if self.subject(event).zone.name == "monsters":
            self.mark(self.subject(event), AGAIN, value=True)
            return
        way = "tribute" if event.tributes else "normal"
        pointed = self.pointed_on_arrival(str(event.player), self.subject(event))
        marks = pointed | self._made_of(self.subject(event))
        self.put(self.subject(event), "monsters", event.player, played=self.turn_number, came=way, **marks)

    @applies(events.Set, "5.2.10")
    def apply_set(self, event: events.Set) -> None:
        """A card that is Set lies face down, a monster in Defense Position; it was not Summoned."""
        card, turn = self.subject(event), self.turn_number
        if self.is_monster(card):
            pointed = self.pointed_on_arrival(str(event.player), card)
            marks = pointed | ({"came": WAS_SET} if event.cause == "action" else {})
            self.put(card, "monsters", event.player, played=turn, facedown=True, defense=True, **marks)
        else:
            self.put(card, self.zone_to_set(event, card), event.player, played=turn, facedown=True)

    def zone_to_set(self, event: Event, card: Obj) -> str:
        """Where a Spell or Trap that is Set lies."""
        is_field = self.icon(card) == "field"
        return "field spell" if is_field and self.field_spell_is_set(event) else "spells"

    @rule("2.14.6.2", "2.14.6.1")
    def field_spell_is_set(self, event: Event) -> bool:
        """A Field Spell may lie face down in its zone, in the place of the old one; it does nothing there yet."""
        self.cite()
        self.old_field_spell_goes(str(event.player), event.subject)
        return True


def _tributed(monster: Obj, player: str, card: Obj) -> tuple[Event, ...]:
    """A text may forbid its Tribute for any reason, or only for a Summon."""
    return (
        events.TributeForASummon(monster.id, player, card.id, TRIBUTE_SUMMON),
        events.Tribute(monster.id, player, card.id, TRIBUTE_SUMMON),
    )

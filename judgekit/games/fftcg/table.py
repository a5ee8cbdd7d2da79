"""Chapters 4 to 7 and 15.1: what is on the table, and the events that change it."""

from dataclasses import dataclass

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.fact import Fact
from judgekit.engine.game import Game
from judgekit.engine.model import Obj, Zone
from judgekit.engine.rule import applies, rule
from judgekit.engine.value import Value
from judgekit.games.fftcg import events
from judgekit.games.fftcg.cards import CHARACTERS

COUNTERS = ("counter", "counters", "tokens", "seals", "warp counters")
KINDS = ("counters", "tokens", "seals")
OF_A_NAME = " counters"
MULTI_ELEMENT = "multi_element"
HOMES = frozenset({"deck", "hand", "break"})


@dataclass(frozen=True, slots=True)
class JustDealt(Fact):
    """The damage to Forwards since the rule processes were looked at."""

    damage: tuple[events.Damage, ...]


class Table(Game):
    """Characters and cards: how they are dulled, broken, drawn, discarded and moved."""

    rounds_halves = True

    @property
    def just_dealt(self) -> tuple[events.Damage, ...]:
        """The damage to Forwards since the rule processes were looked at."""
        dealt = self.state.fact(JustDealt)
        return dealt.damage if dealt else ()

    def is_character(self, obj: Obj) -> bool:
        """Is it a Forward, a Backup or a Monster?"""
        return bool(self.types(obj) & CHARACTERS)

    def types(self, obj: Obj) -> frozenset[str]:
        """Its types: a Monster that has become a Forward is both."""
        found = self.value(obj, "type")
        return found if isinstance(found, frozenset) else frozenset({str(found)})

    def value(self, obj: Obj, name: str) -> Value | None:
        """A characteristic of a card; whether it has Power, or is Multi-Element, depends on what it is."""
        if name.startswith("paid_"):
            return obj.marks.get(name.replace("_", " "))
        if name == MULTI_ELEMENT:
            return len(self.elements(obj)) > 1
        found = super().value(obj, name)
        without = name == "power" and found is not None and "forward" not in self.types(obj)
        return None if without and self.has_no_power() else found

    @rule("5.2.6.1/nota-1", "5.2.6.1", "4.4")
    def has_no_power(self) -> bool:
        """Only a Forward has Power; of what is none, whatever it has printed, the value is not defined and counts 0."""
        self.cite()
        return True

    def forwards(self, player: str) -> tuple[Obj, ...]:
        """The Forwards that a player controls."""
        return tuple(one for one in self.field(player) if "forward" in self.types(one))

    @rule("4.2")
    def half(self, number: int) -> int:
        """Half of it; a fraction is rounded down, each value by itself."""
        self.cite()
        return number // 2

    def half_up(self, number: int) -> int:
        """Rounded up only where the text says so."""
        return -(-number // 2) if self.text_rounds_up(number) else number // 2

    @rule("4.2", considered="as the text rounds")
    def text_rounds_up(self, number: int) -> bool:
        """A card that says how it is rounded is rounded so."""
        self.spares("text rounds up", amount=number)
        return True

    def nothing_is_zero(self, obj: Obj, name: str) -> bool:
        """Whatever is not defined counts as 0."""
        self.undefined_is_zero(obj, name)
        return True

    @rule("4.4")
    def undefined_is_zero(self, obj: Obj, name: str) -> None:
        """A value that is not defined is 0."""
        self.say("not defined", card=obj, characteristic=name)

    def elements(self, obj: Obj) -> frozenset[str]:
        """The Elements of a card."""
        found = self.value(obj, "elements")
        return found if isinstance(found, frozenset) else frozenset()

    @applies(events.Activate, "15.1.1.1.1")
    def apply_activate(self, event: events.Activate) -> None:
        """A dull Character stands upright again."""
        self.mark(self.subject(event), "dull", False)

    def ban_on(self, event: Event) -> Ban | None:
        """What stands as it would be turned is turned all the same, by the rule that says so."""
        card = self.concerned(event) if isinstance(event, events.Activate | events.Dull) else None
        if card is None or bool(card.mark("dull")) != isinstance(event, events.Dull):
            return super().ban_on(event)
        once_more, meant = (
            (self.dulled_again, "15.1.1.2.1") if card.mark("dull") else (self.activated_again, "15.1.1.1.1")
        )
        return super().ban_on(event) if once_more() else Ban(self.cited((meant,)))

    @applies(events.Dull, "15.1.1.2.1")
    def apply_dull(self, event: events.Dull) -> None:
        """The Character is turned sideways."""
        self.mark(self.subject(event), "dull", True)

    def arrived(self, moved: Obj, origin: Zone) -> Obj:
        """What the rules say of a card that has changed zones."""
        was = self.state.past[next(reversed(self.state.became))]
        counters = (*COUNTERS, *filter(_is_of_a_name, was.marks))
        lost = [name for name in counters if was.mark(name) and not moved.mark(name)]
        if lost and not self.counters_go(moved):
            for name in lost:
                moved = self.mark(moved, name, was.mark(name))
        to_another = origin.player and moved.zone.name in HOMES and moved.zone.player != origin.player
        if to_another and (origin.name, moved.zone.name) != ("field", "break"):
            self.goes_to_its_owners(moved)
        return super().arrived(moved, origin)

    @rule("6.7.3")
    def counters_go(self, moved: Obj) -> bool:
        """The counters of a card that changes zones are taken off."""
        self.say("counters go", card=moved)
        return True

    @rule("7.3", "6.2.5/nota-1")
    def goes_to_its_owners(self, moved: Obj) -> None:
        """Whoever controls it, a card goes to its owner's hand, deck or Break Zone; its owner never changes."""
        self.say("goes home", card=moved, player=moved.owner)

    @rule("15.1.1.1.2")
    def activated_again(self) -> bool:
        """What is active already may be activated."""
        self.cite()
        return True

    @rule("15.1.1.2.2")
    def dulled_again(self) -> bool:
        """What is dull already may be dulled."""
        self.cite()
        return True

    @applies(events.Freeze, "15.2.4.2", "15.2.4.2/nota-1")
    def apply_freeze(self, event: events.Freeze) -> None:
        """It will not activate in its controller's next Active Phase."""
        self.mark(self.subject(event), "frozen", True)

    @applies(events.Break, "15.1.1.3.1")
    def apply_break(self, event: events.Break) -> None:
        """The card goes from the field to the Break Zone of its owner."""
        self.put(self.subject(event), "break")

    @applies(events.PutInBreakZone, "15.1.1.3.2")
    def apply_put_in_break_zone(self, event: events.PutInBreakZone) -> None:
        """The card goes to the Break Zone of its owner, and that is no breaking."""
        self.put(self.subject(event), "break")

    @applies(events.Discard, "15.1.1.4.1")
    def apply_discard(self, event: events.Discard) -> None:
        """The card goes from the hand to the Break Zone."""
        self.put(self.subject(event), "break")

    @applies(events.Remove, "15.1.1.5.1")
    def apply_remove(self, event: events.Remove) -> None:
        """The card leaves the game."""
        self.put(self.subject(event), "removed")

    @applies(happenings.Shuffle, "15.1.1.6.1")
    def apply_shuffle(self, event: happenings.Shuffle) -> None:
        """The deck ends in a random order."""
        self.shuffle(event.player or self.turn_player, event.zone)

    @applies(happenings.Move, "7.4")
    def apply_move(self, event: happenings.Move) -> None:
        """The card is a new card in the zone that it goes to."""
        self.put(self.subject(event), event.to or "", top=not event.bottom)

    @applies(happenings.Draw, "8.2.1.3/nota-1")
    def apply_draw(self, event: happenings.Draw) -> None:
        """The top cards of the deck go to the hand."""
        player = event.player or self.turn_player
        drawn = self.zone(player, "deck")[: event.cards]
        for card in drawn:
            self.put(card, "hand")
        if len(drawn) < event.cards:
            self.set_count(player, "undrawn", True)

    @applies(happenings.Gain, "6.8.1", "6.8.1/nota-1")
    def apply_gain(self, event: happenings.Gain) -> None:
        """A player has more crystals, or fewer."""
        self.count(event.player or self.turn_player, event.count, event.amount)

    @applies(events.PutCounters, "6.7.1", "6.7.2")
    def apply_put_counters(self, event: events.PutCounters) -> None:
        """Counters of one name are of one kind, whatever has put them."""
        card, kind = self.subject(event), counters_of(event.of)
        self.mark(card, kind, card.number(kind) + event.amount)

    @applies(events.RemoveCounters, "6.7.1", "6.7.2")
    def apply_remove_counters(self, event: events.RemoveCounters) -> None:
        """So are those that are taken off."""
        card, kind = self.subject(event), counters_of(event.of)
        self.mark(card, kind, card.number(kind) - event.amount)

    @applies(happenings.Mark, "6.7.1")
    def apply_mark(self, event: happenings.Mark) -> None:
        """A card carries a marker."""
        self.mark(self.subject(event), event.mark, event.value)


def counters_of(name: str) -> str:
    """The mark under which the counters of a name lie: those of «EXP» under «EXP counters»."""
    return name if name in KINDS else f"{name}{OF_A_NAME}"


def _is_of_a_name(mark: str) -> bool:
    return mark.endswith(OF_A_NAME) and mark not in COUNTERS

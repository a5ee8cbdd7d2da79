"""Chapter 1: the areas, and the questions about the table that every other chapter asks."""

from functools import cache

from judgekit.engine.altered import altered
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Card, Obj, Zone, ZoneKind
from judgekit.engine.rule import Illegal, rule
from judgekit.engine.value import Value

VANGUARD, REARGUARD = "vanguard", "rearguard"
LINES = (VANGUARD, REARGUARD)
MANY = 3
"""With so many units in a line it is worth saying that it has no limit."""


@cache
def kinds_of_skills(card: Card) -> frozenset[str]:
    """What kinds of skills are printed on a card: CCS, CF…; `support`, one that works where it supports."""
    kinds = {str(keyword) for one in card.abilities if (keyword := getattr(one, "keyword", None))}
    supports = any("support" in getattr(one, "zone", ()) for one in card.abilities)
    return frozenset(kinds | ({"support"} if supports else set()))


class Table(Game):
    """The areas of both players and who stands in them."""

    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("retreat"),
        ZoneKind("support", passing=True),
        ZoneKind("orb", public=False, ordered=True),
        ZoneKind("bond"),
        ZoneKind(VANGUARD, field=True),
        ZoneKind(REARGUARD, field=True),
    )

    @property
    def starter(self) -> str:
        """Who took the first turn: the odd turns are theirs."""
        return self.turn_player if self.turn_number % 2 else self.opponent(self.turn_player)

    def printed(self, obj: Obj, name: str) -> Value | None:
        """A card that does not name its character bears its name."""
        if name == "stacked":
            return 1 + len(self.beneath(obj))
        if name == "skills":
            return kinds_of_skills(obj.card)
        if name == "down" and obj.zone.name == "orb":
            return not obj.mark("shown")  # as orbs lie, until a text turns one of them up
        if name == "colors" and obj.zone.name == "bond" and obj.mark("down"):
            return None  # as 8.1 has it: what lies face down there is colourless
        found = super().printed(obj, name)
        return obj.card.name if name == "character" and found is None else found

    def last_form(self, obj: Obj) -> Obj:
        """A unit is remembered with the size of its stack and with what skills it printed."""
        form = super().last_form(obj)
        if not self.is_field(obj):
            return form
        seen: dict[str, Value] = {"stacked": self.number(obj, "stacked"), "skills": kinds_of_skills(obj.card)}
        known = seen | dict(form.card.printed)
        return altered(form, card=Card(form.card.name, known, form.card.abilities, form.card.terms))

    def characters(self, obj: Obj) -> frozenset[str]:
        """The character that a card is; some are two at once."""
        others = self.value(obj, "names")
        return (others if isinstance(others, frozenset) else frozenset()) | {str(self.value(obj, "character"))}

    def same_character(self, one: Obj, other: Obj) -> bool:
        """Are two cards the same character, whatever their full names?"""
        return bool(self.characters(one) & self.characters(other))

    def units(self, player: str) -> tuple[Obj, ...]:
        """The units of a player, those in front first."""
        return tuple(self.field(player))

    def is_unit_of(self, player: str, obj: Obj) -> bool:
        """Is it a unit of this player?"""
        return obj.controller == player and self.is_field(obj)

    def lies_in(self, player: str, zone: str, obj: Obj) -> bool:
        """Does the card lie in this area of this player?"""
        return obj.zone == Zone(player, zone)

    def require(self, event: Event) -> None:
        """Raise Illegal where an event that a player is about to cause cannot happen."""
        subject = self.was(event.subject) if event.subject is not None else None
        self.must_be_allowed(event, "forbidden", event=event.kind, subject=subject or event.player)

    def require_room(self, player: str, line: str) -> None:
        """Raise Illegal where one more unit does not fit in a line."""
        if line not in LINES:
            raise Illegal("no such line", to=line)
        is_full = self.vanguard_is_full if line == VANGUARD else self.rearguard_is_full
        if (units := len(self.zone(player, line))) and is_full(units):
            raise Illegal("no room", to=line)

    @rule("1.6")
    def vanguard_is_full(self, units: int) -> bool:
        """However many units stand in the Vanguard Area, one more may join them."""
        if units >= MANY:
            self.say("room", to=VANGUARD, amount=units)
        return False

    @rule("1.7")
    def rearguard_is_full(self, units: int) -> bool:
        """However many units stand in the Rearguard Area, one more may join them."""
        if units >= MANY:
            self.say("room", to=REARGUARD, amount=units)
        return False

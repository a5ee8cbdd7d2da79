"""Chapters 4, 18 and 22: piles, what the top card has, and cards that leave."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar

from judgekit.engine import happenings
from judgekit.engine.abilities import Pattern
from judgekit.engine.altered import altered
from judgekit.engine.choice import Chooser
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.fact import Fact, Unit
from judgekit.engine.model import Ability, Card, Obj, Resolution, Zone
from judgekit.engine.rule import applies, rule
from judgekit.engine.value import Value
from judgekit.engine.worked_out import WorkedOut
from judgekit.games.digimon import events
from judgekit.games.digimon.dna import Joining
from judgekit.games.digimon.memory import Memory
from judgekit.games.digimon.moving import Moving
from judgekit.games.digimon.table import IN_PLAY

TOLD_OF_TOKENS = frozenset({"cost", "level", "dp"})
LINKED = "Link"
"""The keyword of what a card gives to the Digimon that it is linked to."""
ABOUT_THE_CARD = frozenset({"hues", "inheritable"})
SAFE = frozenset({*IN_PLAY, "under"})


@dataclass(frozen=True, slots=True)
class BeingDeleted(Fact):
    """The Digimon that is being deleted, where something waits for that."""

    unit: Unit


class Piles(Memory, Moving, Joining):
    """A Digimon is a pile of cards: the top one has every effect, its own and the inherited ones."""

    keyword_abilities: ClassVar[Mapping[str, Ability]]

    def __init__(self, chooser: Chooser, seed: int = 0) -> None:
        super().__init__(chooser, seed)
        self._reading_keywords = False
        self._abilities: WorkedOut[dict[int, Sequence[tuple[str, Ability]]]] = WorkedOut({})

    def value(self, obj: Obj, name: str) -> Value | None:
        """A characteristic; nothing changes a card's type."""
        if name == "type":
            return None if obj.mark("facedown") else obj.card.printed.get(name)
        if name in ABOUT_THE_CARD and obj.id not in self.state.objects:
            return self.about_the_card(obj, name)
        return super().value(obj, name)

    def names(self, obj: Obj) -> frozenset[str]:
        """Every name of the card; face down it has none."""
        return frozenset() if obj.mark("facedown") else super().names(obj)

    def printed(self, obj: Obj, name: str) -> Value | None:
        """What the top card has by itself and from the cards under it."""
        if obj.mark("facedown") and name not in self.marks:
            return None
        if name in ABOUT_THE_CARD:
            return self.about_the_card(obj, name)
        value = super().printed(obj, name)
        if value is None and name in TOLD_OF_TOKENS and self.is_token(obj):
            return self.token_lacks()
        return self.in_pile(obj, name, value) if self.in_play(obj) else value

    def about_the_card(self, obj: Obj, name: str) -> Value:
        """What texts ask of a card besides what it prints: how many colors, has it inherited effects?"""
        if name == "hues":
            return len(_words(self.value(obj, "colors")))
        printed = obj.card.printed.get("inherited_keywords")
        return bool(printed) or any(one.inherited and one.keyword != LINKED for one in obj.card.abilities)

    def in_pile(self, obj: Obj, name: str, value: Value | None) -> Value | None:
        """The same of a top card, with what the cards under it add."""
        match name:
            case "sources" | "links" | "hidden":
                return len(self.counted_beneath(obj, name))
            case "source":
                return frozenset(one.card.name for one in self.sources(obj) if not one.mark("facedown"))
            case "keywords":
                return _words(value) | frozenset(self.inherited_keywords(obj))
            case "dp" if isinstance(value, int):
                return value + sum(int(str(one.card.printed.get("link_dp", 0))) for one in self.links(obj))
            case _:
                return value

    def counted_beneath(self, obj: Obj, name: str) -> Sequence[Obj]:
        """The cards under a Digimon or Tamer that one of its characteristics counts."""
        if name == "links":
            return self.links(obj)
        return [one for one in self.sources(obj) if name == "sources" or one.mark("facedown")]

    @rule("22.1", neutral=0)
    def token_lacks(self) -> None:
        """A Token has nothing but what is said of it: neither a play cost nor a level, perhaps."""

    def abilities(self, obj: Obj) -> Sequence[tuple[str, Ability]]:
        """Its own effects, the inherited ones and those of its keywords."""
        if not self.in_play(obj):
            return super().abilities(obj)
        if self.half_way:
            return self.effects(obj)
        kept, layout = self._abilities, self.state.layout
        if kept.at != layout:
            kept.what, kept.at = {}, layout
        if obj.id not in kept.what:
            kept.what[obj.id] = self.effects(obj)
        return kept.what[obj.id]

    @property
    def half_way(self) -> bool:
        """Keywords stand for effects, and are read from static ones."""
        return self._reading_keywords or super().half_way

    def effects(self, obj: Obj) -> Sequence[tuple[str, Ability]]:
        """The same, worked out anew."""
        own = (one for one in super().abilities(obj) if not one[1].inherited)
        return (*own, *self.inherited(obj), *self.of_keywords(obj))

    def inherited(self, obj: Obj) -> Iterator[tuple[str, Ability]]:
        """The inherited effects of its sources."""
        for one in self.beneath(obj):
            if not one.mark("facedown"):
                given = (found for found in super().abilities(one) if found[1].inherited)
                yield from (found for found in given if (found[1].keyword == LINKED) == bool(one.mark("linked")))

    def fits(self, pattern: Pattern, event: Event, at: Resolution, units: frozenset[int] | None = None) -> bool:
        """Is the event one that the pattern waits for? What a linked card gives waits for that card to be linked."""
        if isinstance(event, events.Link) and at.ability.keyword == LINKED and pattern.of is None:
            card = self.was(event.subject)
            return pattern.event == event.kind and card is not None and at.instance.label.startswith(f"{card.label}/")
        return not self.is_of_a_link(pattern, event) and super().fits(pattern, event, at, units)

    def concerned(self, event: Event) -> Obj | None:
        """A card trashed from under another one is told as it lay there."""
        was = self.was(event.subject) if isinstance(event, events.Trash) else None
        return was if was is not None and was.zone.name == "under" else super().concerned(event)

    def is_of_a_link(self, pattern: Pattern, event: Event) -> bool:
        """Was a linked card trashed, where it waits for a digivolution card? It was none (18.6)."""
        if not (isinstance(event, events.Trash) and pattern.from_):
            return False
        card = self.was(event.subject)
        return card is not None and bool(card.mark("linked"))

    def inherited_keywords(self, obj: Obj) -> Mapping[str, str]:
        """The keywords that its sources give, each with the label of the card that gives it."""
        sources = [one for one in self.sources(obj) if not one.mark("facedown")]
        given = ((one, _words(one.card.printed.get("inherited_keywords"))) for one in sources)
        return {word: one.label for one, words in given for word in words}

    def of_keywords(self, obj: Obj) -> Iterator[tuple[str, Ability]]:
        """The effects that its keywords stand for."""
        if self._reading_keywords:  # keywords depend on static effects, and those on no keyword
            return
        self._reading_keywords = True
        try:
            words = _words(self.value(obj, "keywords"))
        finally:
            self._reading_keywords = False
        given = self.inherited_keywords(obj) if words else {}
        for word in sorted(words & self.keyword_abilities.keys()):
            yield f"{given.get(word, obj.label)}/{word}", self.keyword_abilities[word]

    @applies(events.Digivolve, "20.1")
    def apply_digivolve(self, event: events.Digivolve) -> None:
        """The cost is paid and the new card is laid on the old one, which becomes its source; the Digimon goes on."""
        assert event.source is not None
        self.lose_memory(str(event.player), max(0, event.cost))
        if event.partner is None:
            self.take_over(self.state.objects[event.source], self.subject(event))
            return
        partner = self.state.objects[self.state.current[event.partner]]
        self.join(self.take_over(self.state.objects[event.source], self.subject(event)), partner)

    @applies(events.DeDigivolve, "10.2")
    def apply_de_digivolve(self, event: events.DeDigivolve) -> None:
        """Cards are trashed from the top, as long as there is one under them."""
        obj = self.subject(event)
        for _ in range(event.amount):
            if not self.sources(obj):
                return
            obj = self.trash_top_of(obj)

    def cards_above(self, obj: Obj, level: int | None) -> int:
        """How many cards lie above the last one of a pile, or above the first one of this level or less."""
        pile = (obj, *self.sources(obj))
        stops = (at for at, one in enumerate(pile) if level is not None and 0 < self.number(one, "level") <= level)
        return min(next(stops, len(pile)), len(pile) - 1)

    @rule("10.2")
    def counts_to_trash(self, most: int) -> tuple[int, ...]:
        """De-Digivolve is an «up to» effect: between one card and as many as it says."""
        self.cite()
        return tuple(range(1, most + 1))

    @applies(events.TrashTop)
    def apply_trash_top(self, event: events.TrashTop) -> None:
        """The top card is trashed, by the keyword or the text that says so; with nothing under it there is no pile."""
        top = self.subject(event)
        if self.sources(top):
            self.trash_top_of(top)

    def trash_top_of(self, top: Obj) -> Obj:
        """Trash the top card of a pile; the one under it takes its place and the Digimon goes on."""
        new, trashed = self.uncover(top, self.sources(top)[0], "trash")
        self.check_overflow(top.zone, trashed)
        return new

    def leave_play(self, obj: Obj, zone: str, *, top: bool = True) -> Obj:
        """Take a pile apart: the top card to a zone, what is under it to the trash."""
        beneath = self.beneath(obj)
        moved = self.put(obj, zone, top=top)  # first, so that it is remembered with its sources
        for one in beneath:
            self.put(one, "trash")
        return moved

    def last_form(self, obj: Obj) -> Obj:
        """A pile is remembered with the sources and the keywords that it had."""
        was = super().last_form(obj)
        if not self.in_play(obj):
            return was
        known = {name: value for name in ("sources", "source", "keywords") if (value := self.value(obj, name))}
        was = altered(was, card=Card(was.card.name, {**was.card.printed, **known}, was.card.abilities))
        deleted = self.state.fact(BeingDeleted)
        return self.takes_note(obj, was) if deleted and deleted.unit == obj.unit else was

    @contextmanager
    def noting(self, obj: Obj) -> Iterator[None]:
        """Inside, this Digimon is deleted, and something waits for that."""
        self.record(BeingDeleted(Unit(obj.unit)))
        yield
        self.erase(BeingDeleted)

    @rule("4.6")
    def takes_note(self, printed: Obj, was: Obj) -> Obj:  # noqa: ARG002 - how it would be remembered otherwise
        """The game remembers how a deleted Digimon was, for the effects that its deletion triggers."""
        self.cite()
        return was

    @applies(happenings.PutUnder, "18.6")
    def apply_put_under(self, event: happenings.PutUnder) -> None:
        """A card that goes under another one leaves the zone where it was; its own sources go to the trash."""
        card, host = self.live(event.subject), self.live(event.host)
        if card is None or host is None or card.unit == host.unit or not self.in_play(host):
            return
        if self.in_play(card):
            for one in self.beneath(card):
                self.put(one, "trash")
        origin = card.zone
        if self.is_token(card):
            self.put(card, "outside")
        else:
            self.check_overflow(origin, self.put_under(card, host, top=not event.bottom))

    def ban_on(self, event: Event) -> Ban | None:
        """What forbids an event: nothing is laid on a Token nor under it."""
        ban = super().ban_on(event)
        if ban is None and isinstance(event, events.Digivolve) and self.lays_on_a_token(event):
            ban = Ban(self.cited(("22.2",))) if self.token_digivolves() else None
        if ban is None and isinstance(event, events.Link | happenings.PutUnder) and self.has_token(event.host):
            ban = Ban(self.cited(("22.3",))) if self.under_a_token() else None
        return ban

    def lays_on_a_token(self, event: events.Digivolve) -> bool:
        """Is one of the Digimon that digivolve a Token?"""
        partner = self.state.current[event.partner] if event.partner else None
        return self.has_token(event.subject) or self.has_token(partner)

    def has_token(self, number: int | None) -> bool:
        """Is it a Token?"""
        obj = self.live(number)
        return obj is not None and self.is_token(obj)

    @rule("22.2", role="forbids")
    def token_digivolves(self) -> bool:
        """A Token does not digivolve, even if it has a level."""
        return True

    @rule("22.3", role="forbids")
    def under_a_token(self) -> bool:
        """No card can lie under a Token, linked or not."""
        return True

    def bound_for(self, obj: Obj, zone: str) -> str:
        """A Token that leaves play does not go where other cards go."""
        if self.is_token(obj) and self.in_play(obj) and zone != "battle":
            return self.token_leaves(zone)
        return zone

    def arrived(self, moved: Obj, origin: Zone) -> Obj:
        """Overflow looks at every move."""
        self.check_overflow(origin, moved)
        return moved

    @rule("22.4")
    def token_leaves(self, zone: str) -> str:
        """A Token that would go anywhere else from the battle area leaves the game."""
        self.say("token removed", zone=zone)
        return "outside"

    def check_overflow(self, origin: Zone, moved: Obj) -> None:
        """Overflow, where the card has it."""
        amount = int(str(moved.card.printed.get("overflow", 0)))
        if amount and self.leaves_safety(origin, moved.zone):
            self.overflow(moved, amount)

    @rule("18.2", "18.8")
    def leaves_safety(self, origin: Zone, to: Zone) -> bool:
        """The field and being under a card are safe: Overflow is to go from either to any other zone."""
        leaves = origin.name in SAFE and to.name not in SAFE
        if leaves:
            self.cite()
        return leaves

    @rule("19.1")
    def overflow(self, card: Obj, amount: int) -> None:
        """Overflow does not trigger: memory is lost at once, before anything that is pending."""
        self.say("overflow", card=card, amount=amount, player=card.owner)
        self.lose_memory(card.owner, amount)


def _words(value: Value | None) -> frozenset[str]:
    return value if isinstance(value, frozenset) else frozenset()

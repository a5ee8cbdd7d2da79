"""The glossary's verbs of movement: send, destroy, discard, Tribute, banish, leave the field, change control."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from judgekit.engine import happenings
from judgekit.engine.abilities import Triggered, Would
from judgekit.engine.effects.control import astray
from judgekit.engine.effects.objects import Move, ToObjects
from judgekit.engine.event import Event
from judgekit.engine.events import Listener
from judgekit.engine.model import Ability, Card, Obj, Resolution
from judgekit.engine.rule import applies, replaces, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.cards import asks_for
from judgekit.games.yugioh.going_together import GoingTogether
from judgekit.games.yugioh.table import EXTRA_KINDS, HELD, MOST

FULL_AT_MOST = ("monsters", "spells", "pendulum")
OFF_THE_FIELD = ("graveyard", "banished", "hand", "extra")
OVER = ("graveyard", "banished")
"""Where nothing is destroyed, nor sent a second time; elsewhere a text may seek it, or it was about to be Summoned."""
BANISHED = frozenset({events.Banish.kind, events.BanishFacedown.kind})
FALLS = frozenset({events.Destroy.kind, events.Discard.kind, events.Tribute.kind})
"""What leads to the Graveyard."""
KEPT = {"graveyard": ("proper", "silenced"), "banished": ("proper", "silenced")}


def where_to(event: Event) -> str:
    """Where an event says that its card goes, "" where it says something else, as «Tribute» or «discard»."""
    if isinstance(event, happenings.Move):
        return event.to or ""
    return "banished" if event.kind in BANISHED else ""


def _pays_with_itself(ability: Would, event: Event) -> bool:
    """Does what happens instead bring this card where the event would have brought it?"""
    done = (*(ability.cost or ()), *ability.do)
    own = (one for one in done if isinstance(one, ToObjects) and one.target == "self")
    return any(
        _end(one.kind, one.to if isinstance(one, Move) else "") == _end(event.kind, where_to(event)) for one in own
    )


def _end(kind: str, to: str) -> str:
    """Where this leads; its own name where that is nowhere in particular."""
    return to or {**dict.fromkeys(FALLS, "graveyard"), **dict.fromkeys(BANISHED, "banished")}.get(kind, kind)


class Sending(GoingTogether):
    """How cards go from one zone to another."""

    def do_all(self, proposed: Iterable[Event]) -> tuple[Event, ...]:
        """Propose events; those that move a card say where from."""
        idle = (self._has_no_place, self._is_past_destroying, self._is_there_already)
        placed = (one for one in proposed if not any(is_idle(one) for is_idle in idle))
        return super().do_all([self._with_origin(one) if isinstance(one, happenings.Move) else one for one in placed])

    def _has_no_place(self, event: Event) -> bool:
        to_spells = isinstance(event, happenings.Move) and event.to == "spells" and event.subject is not None
        if not to_spells or len(self.zone(str(event.player), "spells")) < MOST:
            return False
        return self.no_place_among_the_spells(self.subject(event))

    @rule("1.2.5.1")
    def no_place_among_the_spells(self, obj: Obj) -> bool:
        """What an effect would put into a full Spell & Trap Zone stays where it is."""
        self.say("no place among the spells", subject=obj)
        return True

    def _is_past_destroying(self, event: Event) -> bool:
        obj = self.live(event.subject) if isinstance(event, events.Destroy) and event.subject is not None else None
        return obj is not None and self._lies_elsewhere(obj) and self.nothing_to_destroy(obj)

    def _lies_elsewhere(self, obj: Obj) -> bool:
        """Is it where nothing is destroyed, or did its own use bring it off the field?"""
        if obj.zone.name in OVER:
            return True
        used = [one.source.zone.name for one in self.links if one.source.label == obj.label]
        return not self.is_field(obj) and any(where != obj.zone.name for where in used)

    def steps_in(self, ability: Would, event: Event, at: Resolution) -> bool:
        """Does an ability step in on this event? A card that falls already falls in nobody's place."""
        if not super().steps_in(ability, event, at):
            return False
        falls = any(one.subject == at.source.id for one in (event, *self._at_once.events))
        return not (falls and _pays_with_itself(ability, event) and self.falls_in_nobodys_place(at))

    @rule("2.13.4.1")
    def falls_in_nobodys_place(self, at: Resolution) -> bool:
        """In place of another happens what would not happen otherwise: a card that falls anyway is no other."""
        self.say("falls in nobody's place", ability=at.instance.label, subject=at.source)
        return True

    @rule("5.2.15")
    def nothing_to_destroy(self, obj: Obj) -> bool:
        """What is destroyed goes to the Graveyard by that: what lies there, or has left in another way, is not."""
        self.say("nothing to destroy", subject=obj, to=obj.zone.name)
        return True

    def _is_there_already(self, event: Event) -> bool:
        to = where_to(event)
        idle = {"graveyard": self.nothing_to_send, "banished": self.nothing_to_banish, "hand": self.nothing_to_return}
        obj = self.live(event.subject) if to in idle else None
        return obj is not None and obj.zone.name == to and idle[to](obj)

    @rule("5.2.19")
    def nothing_to_send(self, obj: Obj) -> bool:
        """What lies in the Graveyard is not sent there."""
        self.say("nothing to send", subject=obj)
        return True

    @rule("5.2.8")
    def nothing_to_banish(self, obj: Obj) -> bool:
        """What is banished already is not banished again."""
        self.say("nothing to banish", subject=obj)
        return True

    @rule("5.2.11", considered="nothing to return")
    def nothing_to_return(self, obj: Obj) -> bool:
        """What is returned to the hand goes there from elsewhere: what is in it is not."""
        self.say("nothing to return", subject=obj)
        return True

    def _with_origin(self, event: happenings.Move) -> happenings.Move:
        obj = self.live(event.subject) if event.subject is not None else None
        if obj is None or event.from_ is not None:
            return event
        return event.but(from_=obj.zone.name)

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """What waits for its own card to be sent, which is told before it moves, waits wherever the card is."""
        return super().functions(obj, ability) or (not ability.zone and _waits_to_be_sent(ability))

    def waits_in_the_hand(self, obj: Obj, ability: Ability) -> bool:  # noqa: ARG002 - some Spells do
        """Does it wait for its moment in the hand, from where it may be activated?"""
        return False

    def sees(self, listener: Listener, event: Event) -> bool:
        """Off the field an ability sees only what becomes of its own card."""
        if not super().sees(listener, event):
            return False
        if listener.floating is not None or super().functions(listener.obj, listener.ability):
            return True
        if self.waits_in_the_hand(listener.obj, listener.ability):
            return True
        if event.subject != listener.obj.id:
            return not self.deaf_off_the_field()
        return event.kind != events.Send.kind or self.heard_wherever_it_was()

    @rule("2.2.7.1", considered="heard only of itself")
    def deaf_off_the_field(self) -> bool:
        """A text works on the field: elsewhere a card takes no notice of what becomes of others."""
        return True

    @rule("5.2.19", "5.2.14")
    def heard_wherever_it_was(self) -> bool:
        """A discarded card is sent to the Graveyard: what it says of that counts in the hand and the Deck too."""
        return True

    def send(self, obj: Obj, event: Event, to: str = "graveyard") -> None:
        """Move a card as part of another event."""
        self.do(happenings.Move(obj.id, event.player, event.source, event.cause, to=to))

    @applies(happenings.Move, "5.2.11", machinery=True)
    def apply_move(self, event: happenings.Move) -> None:
        """A card always goes to its owner's zone, whoever controls it."""
        obj, to = self.subject(event), event.to or ""
        self.told_before(event, obj, to)
        whose = obj.owner if obj.controller == obj.owner else self.whose_zone(obj) or obj.controller
        moved = self.put(self.card(obj.label), to, whose, top=not event.bottom, keep=KEPT.get(to, ()))
        if to == "graveyard" and event.from_ != "banished" and self._somebody_asks_when():
            self.mark(moved, "sent", self.turn_number)
        if to == "extra" and self.is_kind(moved, "pendulum"):
            self.mark(moved, "faceup", True)

    def _somebody_asks_when(self) -> bool:
        return any(asks_when_it_was_sent(one.card) for one in self.state.objects.values())

    @rule("5.2.11", considered="whose zone")
    def whose_zone(self, obj: Obj) -> str:
        """What the other player controls goes to the zone of its owner all the same."""
        self.cite()
        return obj.owner

    def check_rules(self) -> None:
        """Before the rules look at the table each monster goes where the effects want it."""
        if back := tuple(astray(self)):
            self.control_by_effects(back)
        super().check_rules()

    @rule("5.2.11", considered="control by effects")
    def control_by_effects(self, back: Iterable[Event]) -> None:
        """A monster is on the side of whoever the effects say, for as long as they last."""
        self.do_all(back)

    def told_before(self, event: happenings.Move, obj: Obj, to: str) -> None:
        """What other clauses make of a move; while the card is still there, so that its own effects notice."""
        if below := self.beneath(obj):
            if self._are_its_materials_heard_of(obj):
                self.mark(obj, HELD, len(below))
            self.materials_fall(obj)
        if obj.zone.name == "monsters":
            self.leaves_the_field(event, to)
        if to == "graveyard":
            self.is_sent(event)

    def _are_its_materials_heard_of(self, obj: Obj) -> bool:
        own = any(_hears_of_materials(one) for _, one in self.abilities(obj))
        return own or any(waits_for_materials(one.card) for one in self.state.objects.values())

    @rule("5.1.10.1")
    def materials_fall(self, obj: Obj) -> None:
        """When an Xyz Monster leaves the field its materials go to the Graveyard."""
        self.do_all(
            tuple(happenings.Move(one.id, obj.controller, obj.id, "rule", to="graveyard") for one in self.beneath(obj))
        )

    @rule("5.1.11.1")
    def leaves_the_field(self, event: Event, to: str) -> None:
        """A monster leaves the field to the Graveyard, banished, the hand or the Extra Deck; not to the Main Deck."""
        if to in OFF_THE_FIELD:
            origin = event.args if isinstance(event, happenings.Move) else {}
            self.do(events.Leave(event.subject, event.player, event.source, event.cause).saying(origin))

    @rule("5.2.19")
    def is_sent(self, event: happenings.Move) -> None:
        """A card that goes to the Graveyard is sent there, unless it was banished."""
        if event.from_ == "banished":
            self.say("not sent", subject=self.subject(event))
        else:
            self.do(events.Send(event.subject, event.player, event.source, event.cause).saying(event.args))

    @replaces(happenings.Move, "2.6.5.5")
    def pendulum_to_extra(self, event: happenings.Move) -> happenings.Move:
        """A Pendulum card that would go from the field to the Graveyard goes face up on top of the Extra Deck."""
        obj = self.subject(event)
        if event.to != "graveyard" or not self.is_kind(obj, "pendulum") or not self.was_on_the_field(obj):
            return event
        return self._instead(event, "extra")

    @rule("2.6.5.5", considered="from the field")
    def was_on_the_field(self, obj: Obj) -> bool:
        """Only from the field does a Pendulum card go there; from the hand it goes to the Graveyard."""
        if self.is_field(obj):
            return True
        self.spares("not from the field", subject=obj)
        return False

    @replaces(happenings.Move, "5.1.2.1")
    def tokens_vanish(self, event: happenings.Move) -> happenings.Move:
        """A Token that would go anywhere is removed from the field."""
        return self._instead(event, "removed") if self.is_kind(self.subject(event), "token") else event

    @replaces(happenings.Move, "2.7.1", "2.8.1", considered="not back to the extra deck")
    def extra_deck_home(self, event: happenings.Move) -> happenings.Move:
        """Monsters of the Extra Deck are never in the Main Deck or the hand: they go back to the Extra Deck."""
        if event.to not in {"hand", "deck"} or not self.is_kind(self.subject(event), *EXTRA_KINDS):
            return event
        return self._instead(event, "extra")

    def _instead(self, event: happenings.Move, to: str) -> happenings.Move:
        self.say("goes instead", subject=self.subject(event), to=to)
        return event.but(to=to)

    @applies(events.Destroy, "5.2.15")
    def apply_destroy(self, event: events.Destroy) -> None:
        """A card is destroyed when a battle or an effect that destroys sends it to the Graveyard."""
        self.send(self.subject(event), event)

    @applies(events.Discard, "5.2.14")
    def apply_discard(self, event: events.Discard) -> None:
        """To discard is to send a card of the hand to the Graveyard."""
        if self.subject(event).zone.name == "hand":
            self.send(self.subject(event), event)

    @applies(events.Tribute, "5.2.23")
    def apply_tribute(self, event: events.Tribute) -> None:
        """A Tributed monster goes to the Graveyard and was not destroyed."""
        self.send(self.subject(event), event)

    @applies(events.Banish, "5.2.8")
    def apply_banish(self, event: events.Banish) -> None:
        """A banished card is taken out of the field."""
        self.send(self.subject(event), event, "banished")

    @applies(events.BanishFacedown, "5.2.8")
    def apply_banish_facedown(self, event: events.BanishFacedown) -> None:
        """So is one that is banished face down, which lies so from then on."""
        label = self.subject(event).label
        self.send(self.subject(event), event, "banished")
        if self.card(label).zone.name == "banished":
            self.mark(self.card(label), "facedown", True)

    def as_it_lay(self, obj: Obj) -> Obj | None:
        """What a banished card was on the field, if it was banished from there."""
        was = next((self.was(old) for old, new in self.state.became.items() if new == obj.id), None)
        return was if obj.zone.name == "banished" and was is not None and self.is_field(was) else None

    def has_room_again(self, was: Obj) -> bool:
        """Is there a place for it in the zone where it lay?"""
        return len(self.zone(was.controller, was.zone.name)) < (MOST if was.zone.name in FULL_AT_MOST else 1)

    @applies(events.ReturnToField, "5.2.8")
    def apply_return_to_field(self, event: events.ReturnToField) -> None:
        """What was banished for a while comes back as it lay; that is no Summon."""
        obj = self.subject(event)
        was = self.as_it_lay(obj)
        lying: dict[str, Any] = {name: True for name in ("defense", "facedown") if was and was.mark(name)}
        self.put(obj, event.to, event.player, keep=("proper",), **lying)

    @applies(events.AddToHand, "5.1.7.1")
    def apply_add_to_hand(self, event: events.AddToHand) -> None:
        """What is returned goes to its owner; but a text may give a card to a player, and then it is in that hand."""
        obj = self.subject(event)
        if self.is_kind(obj, "token", *EXTRA_KINDS):
            self.send(obj, event, "hand")
            return
        if obj.zone.name == "monsters":
            self.leaves_the_field(event, "hand")
        self.put(self.card(obj.label), "hand", event.player)

    @applies(happenings.Control, "5.2.11")
    def apply_control(self, event: happenings.Control) -> None:
        """A monster whose control changes moves to its new controller's side; what is attached to it goes along."""
        obj = self.subject(event)
        for name in ("attacking", "attacked"):
            self.mark(obj, name, value=False)
        moved = self.give_to(str(event.player), self.subject(event))
        if self.beneath(moved):
            self.materials_stay(moved)

    @rule("5.1.10.1")
    def materials_stay(self, obj: Obj) -> None:
        """An Xyz Monster that changes sides, or is turned face down, keeps its materials."""
        self.say("materials stay", subject=obj)


@cache
def asks_when_it_was_sent(card: Card) -> bool:
    """Does a text of the card ask which cards were sent to the Graveyard this turn?"""
    return asks_for("sent_this_turn", card.abilities)


def _waits_to_be_sent(ability: Ability) -> bool:
    if not isinstance(ability, Triggered):
        return False
    return any(one.event == events.Send.kind and one.of is None and one.player is None for one in ability.when)


@cache
def waits_for_materials(card: Card) -> bool:
    """Does a text of the card wait for what happens to a monster with materials, or with none?"""
    return any(_hears_of_materials(one) for one in card.abilities)


def _hears_of_materials(ability: Ability) -> bool:
    """Does it wait for what happens to a monster with materials, which it has no more once it has left?"""
    return isinstance(ability, Triggered) and asks_for("attached", ability.when)

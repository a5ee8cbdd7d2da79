"""Chapter 1.2 and the words of the field: what is where, face up or face down, in Attack or in Defense."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, cast

from judgekit.engine import happenings
from judgekit.engine.abilities import Pattern, Static
from judgekit.engine.choice import Move
from judgekit.engine.continuous import Continuous
from judgekit.engine.disciplines.chain import LinkByLink
from judgekit.engine.effects.continuous import Forbid
from judgekit.engine.event import Event
from judgekit.engine.filters import Test
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, forbids, guard, rule
from judgekit.engine.value import NothingToCount, Value
from judgekit.games.yugioh import events
from judgekit.games.yugioh.declarable import declarable
from judgekit.games.yugioh.facts import OpenAttack, Unanswerable
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.made_of import MADE_OF, made_of

EXTRA_KINDS = ("fusion", "synchro", "xyz", "link")
SPECIAL_KINDS = (*EXTRA_KINDS, "ritual")
SUMMONS = ("summon", "flip summon", "special summon", "pendulum summon", "xyz summon", "synchro summon")
UNANSWERABLE = (*SUMMONS, "set", "change position")
MOST = 5
ORIGINAL = {"original_atk": "atk", "original_def": "def"}
AS_PRINTED = ORIGINAL | {f"original_{one}": one for one in ("level", "rank", "attribute", "race")}
CHANGED = {now: before for before, now in ORIGINAL.items()}
POINTS = "points"
AGAIN = "summoned again"
PLAIN_THERE = ("monsters", "graveyard")
"""Where a Gemini Monster is a Normal Monster, unless it was Normal Summoned there again."""
OF_A_NAME = " counters"
HELD = "held"
"""How many materials a monster had when it left."""
TOLD_BY_MARKS = ("summoned", "summoned_again", "came_from", "with_counters", "equipped_itself", "made_of", "attached")
"""What is still known of a monster that has left, by the marks that it had."""
BROUGHT_BY = "brought by"
"""Whose effect it was that Special Summoned a monster, or made an Equip Card of it."""
LEAST = {"level": 1, "rank": 1, "atk": 0, "def": 0}
"""Below which no effect brings them."""
RANKS = ("level", "rank", "link", "original_level", "original_rank")
NO_DEF = (*RANKS, "def", "original_def")
MEASURES = (*NO_DEF, "atk", "original_atk")
OF_THE_TABLE = (*TOLD_BY_MARKS, "pointed_by", "normal", "came_this_turn", "comes_normally")


WAS_SET = "set"
NORMAL_WAYS, SPECIAL_WAYS = ("normal", "tribute"), ("special", "fusion", "synchro", "xyz", "ritual", "pendulum", "link")


def ways_of(came: str) -> frozenset[str]:
    """How a monster came: a Tribute Summon is a Normal one, a Synchro Summon a Special one; or was Set."""
    kinds = ("normal" if one in NORMAL_WAYS else "special" if one in SPECIAL_WAYS else one for one in came.split())
    return frozenset({*came.split(), *kinds})


def brought_by(event: Event) -> dict[str, int]:
    """The mark of what an effect Special Summons, by Fusion too, or makes an Equip Card: whose effect that is."""
    return {BROUGHT_BY: event.source} if event.source and event.cause in {"effect", *SPECIAL_WAYS} else {}


def counters_of(name: str) -> str:
    """The mark under which counters lie: those of «Mágico» under «Mágico counters»."""
    return f"{name}{OF_A_NAME}" if name else "counters"


def _forbidden_to_itself(obj: Obj) -> Iterator[Pattern]:
    """What its printed text forbids to be done with the card itself, whatever happens."""
    for ability in obj.card.abilities:
        if isinstance(ability, Static) and ability.while_ is None:
            bans = (one.forbid for one in ability.static if isinstance(one, Forbid))
            yield from (one for one in bans if one.of and one.of == type(one.of)(is_=(Test("self"),)))


class Table(LinkByLink):
    """What can be read off the table, and how many cards each zone holds."""

    game: ClassVar[str] = "yugioh"
    layers: ClassVar[tuple[str, ...]] = (POINTS, "grant", "lose")
    marks: ClassVar[tuple[str, ...]] = (
        "facedown",
        "defense",
        "faceup",
        "played",
        "moved",
        "declared",
        "attacks",
        "attacking",
        "attacked",
        "battled",
        "replayed",
        "proper",
        "negated",
        "silenced",
        "counters",
        "equipped",
        "pointed by",
        "united",
        "equipped itself",
        "came",
        "came from",
        "sent",
        "unresolved",
        AGAIN,
        MADE_OF,
        HELD,
        BROUGHT_BY,
    )

    open_marks = OF_A_NAME
    bookkeeping: ClassVar[frozenset[str]] = frozenset(
        ("played", "moved", "declared", "attacks", "attacking", "attacked", "battled", "replayed", "proper", "united")
    ) | {"came", "came from", "sent", "unresolved", AGAIN, "equipped itself", MADE_OF, HELD, BROUGHT_BY}

    def has_in_its_name(self, obj: Obj, word: str) -> bool:
        """Does it count among the cards of this word, by its name or because its text says so?

        A word that is printed with a small letter stands inside of names, and at their beginning as well.
        """
        if self.has_word(obj, "archetypes", word):
            return True
        if self.has_word(obj, "not_archetypes", word):
            return False
        inside = word[:1].islower() and any(word in one.lower() for one in self.names(obj))
        return inside or super().has_in_its_name(obj, word)

    def declarable(self, name: str) -> tuple[str, ...]:
        """What a player may declare of a characteristic."""
        return tuple(declarable().get(name, ()))

    def value(self, obj: Obj, name: str) -> Value | None:
        """A characteristic or a mark; a mark that was never set is False.

        In the Extra Deck few cards lie face up; who has a Rank has no Level, whatever an effect gives it (2.7.2.1); and
        no effect makes a Level less than 1, nor ATK or DEF less than 0.
        """
        if name == "facedown" and obj.zone.name == "extra":
            return not obj.mark("faceup")
        if name == MADE_OF:
            return self.of_the_table(obj, "made_of")
        if name in TOLD_BY_MARKS and obj.id not in self.state.objects:
            return self.of_the_table(obj, name)
        found = super().value(obj, name)
        if found is None and name in AS_PRINTED and obj.id not in self.state.objects:
            found = self.original_points(obj, AS_PRINTED[name])
        if name == "level" and found is not None and self.value(obj, "rank") is not None:
            return None
        if name in LEAST and isinstance(found, int):
            return max(found, LEAST[name])
        return False if found is None and self.is_mark(name) else found

    def never_has(self, obj: Obj, name: str) -> bool:
        """What is no monster has no points and no Level; a monster with a Rank or a Link Rating has no Level either."""
        if not self.is_monster(obj):
            return name in MEASURES
        others = {one for one in ("level", "rank", "link") if self.value(obj, one) is not None}
        return name in NO_DEF if "link" in others else bool(others) and name in RANKS

    @rule("2.2.2.1")
    def nothing_to_count(self, missing: NothingToCount, at: Resolution) -> bool:
        """A Level is the stars of a card: where it shows none, nothing is done in the measure of them."""
        self.say("nothing to count", ability=at.instance.label, card=missing.of)
        return False

    def printed(self, obj: Obj, name: str) -> Value | None:
        """The value before any effect, and before what its zone makes of it."""
        if name in OF_THE_TABLE:
            return self.of_the_table(obj, name)
        if name == "sent_this_turn":
            return bool(obj.mark("sent")) and obj.number("sent") == self.turn_number
        if name in AS_PRINTED:
            return self.original_points(obj, AS_PRINTED[name])
        if name in CHANGED and obj.id in self.state.objects and self.continuous(POINTS, CHANGED[name]):
            return self.value(obj, CHANGED[name])
        return self.printed_there(obj, name)

    def printed_there(self, obj: Obj, name: str) -> Value | None:
        """What a zone makes of it: a monster is a Spell in a Pendulum Zone (1.2.10.1) or equipped (5.2.7)."""
        if name == "type" and obj.zone.name in {"pendulum", "spells"} and super().printed(obj, name) == "monster":
            return "spell"
        if name == "kinds" and self.is_plain_gemini(obj):
            return frozenset(cast("frozenset[str]", super().printed(obj, name))) - {"effect"}
        if name == "icon" and (self.is_equipped_monster(obj) or self.is_equipped_trap(obj)):
            return "equip" if obj.mark("equipped") else "continuous"
        return super().printed(obj, name)

    def is_plain_gemini(self, obj: Obj) -> bool:
        """Is it a Gemini Monster that its own text treats as a Normal Monster here?"""
        if obj.zone.name not in PLAIN_THERE or obj.mark(AGAIN) or obj.mark("facedown"):
            return False
        return "gemini" in cast("frozenset[str]", super().printed(obj, "kinds") or frozenset())

    def of_the_table(self, obj: Obj, name: str) -> Value:
        """What no card has printed: its materials, how it was Summoned, from where, and if it is a Normal Monster."""
        match name:
            case "attached" | "made_of":
                return self._held(obj) if name == "attached" else len(made_of(obj, self))
            case "summoned" | "came_this_turn":
                return ways_of(str(obj.mark("came") or "")) if name == "summoned" else self._came_this_turn(obj)
            case "normal" | "comes_normally":
                return self._is_normal(obj) if name == "normal" else self.comes_normally(obj)
            case "with_counters":
                named = (mark for mark, many in obj.marks.items() if mark.endswith(OF_A_NAME) and many)
                return frozenset(one.removesuffix(OF_A_NAME) for one in named)
            case "equipped_itself":
                return bool(obj.mark("equipped itself"))
            case _:
                return obj.mark(name.replace("_", " ")) or False

    def _is_normal(self, obj: Obj) -> bool:
        return self.is_monster(obj) and not self.is_kind(obj, "effect", *SPECIAL_KINDS)

    def _came_this_turn(self, obj: Obj) -> bool:
        return obj.mark("came") not in (None, WAS_SET) and obj.number("played") == self.turn_number

    def _held(self, obj: Obj) -> int:
        return len(self.beneath(obj)) or obj.number(HELD)

    def still_sustains(self, at: Resolution) -> bool:
        """What lasts as long as a card is face up on the field, where its own effect may have brought it."""
        found = self.follow(at.source.id, at)
        return found is not None and self.is_field(found) and not found.mark("facedown")

    @rule("5.2.3", neutral=0)
    def original_points(self, obj: Obj, name: str) -> Value | None:
        """What is called original is what is printed on the card; what other cards add does not count."""
        return super().printed(obj, name)

    def continuous(self, op: str, name: str | None = None) -> Iterable[Continuous]:
        """What adds and what fixes a number is one layer: whatever comes later finds what came before."""
        if op == POINTS:
            return (*super().continuous("set", name), *super().continuous("add", name))
        return super().continuous(op, name)

    def in_order(self, effects: Sequence[Continuous]) -> Sequence[Continuous]:
        """What a card has by its own text goes first; then every change in its turn. A reading overrides it."""
        return sorted(effects, key=lambda one: (bool(one.until) or one.op != "set", one.since))

    def perform(self, move: Move) -> bool:
        """Do what a player does, and remember whether it was something that nobody may answer (5.1.9.1)."""
        done = super().perform(move)
        if done and not self.asked:
            self.record(Unanswerable(move.verb)) if move.verb in UNANSWERABLE else self.erase(Unanswerable)
        return done

    @property
    def links(self) -> tuple[Link, ...]:
        """The Chain, its last link at the end."""
        return cast(tuple[Link, ...], self.state.stack)

    @property
    def stage(self) -> str:
        """How far the attack is, "" where there is none."""
        attack = self.state.fact(OpenAttack)
        return attack.stage if attack else ""

    def is_monster(self, obj: Obj) -> bool:
        """Is it a Monster Card?"""
        return self.has_word(obj, "type", "monster")

    def is_trap(self, obj: Obj) -> bool:
        """Is it a Trap Card, be it a monster as well?"""
        return self.has_word(obj, "type", "trap")

    def comes_as_a_monster(self, obj: Obj) -> bool:
        """Is it a Spell or Trap that a text makes a monster?"""
        return obj.zone.name == "spells" and self.is_monster(obj)

    def is_kind(self, obj: Obj, *kinds: str) -> bool:
        """Is it a monster of any of these kinds?"""
        found = self.value(obj, "kinds")
        return isinstance(found, frozenset) and not found.isdisjoint(kinds)

    def is_special(self, obj: Obj) -> bool:
        """Is it a monster that is only Special Summoned, in its own way first?"""
        return self.is_kind(obj, *SPECIAL_KINDS) or self.has(obj, "Invocación restringida")

    def lies_in_attack_alone(self, obj: Obj) -> bool:
        """Is it a Link Monster, which has no DEF to lie in Defense Position with?"""
        return self.is_kind(obj, "link") and self.is_monster(obj)

    def comes_normally(self, obj: Obj) -> bool:
        """Is it a monster that its own text lets be Normal Summoned, or at least Set?"""
        if not self.is_monster(obj) or self.is_kind(obj, "token") or self.is_special(obj):
            return False
        return not {"normal summon", "set"} <= {one.event for one in _forbidden_to_itself(obj)}

    def may_come_by_effect(self, obj: Obj) -> bool:
        """May an effect bring it to the field from where it is?"""
        away = obj.zone.name in {"hand", "deck", "graveyard", "banished"}
        return not (away and self.is_special(obj) and self.never_came_properly(obj))

    @rule("2.11.8.1")
    def never_came_properly(self, obj: Obj) -> bool:
        """An effect brings a special monster from hand, Deck or Graveyard only if it came in its own way before."""
        if obj.mark("proper"):
            self.spares("came properly before", subject=obj)
            return False
        return True

    def is_equipped_monster(self, obj: Obj) -> bool:
        """Is it a Monster Card that lies among the Spells as an Equip Card?"""
        return obj.zone.name == "spells" and super().printed(obj, "type") == "monster"

    def is_equipped_trap(self, obj: Obj) -> bool:
        """Is it a Trap that lies there as an Equip Card, which is still a Trap (5.2.7)?"""
        return bool(obj.mark("equipped")) and super().printed(obj, "type") == "trap"

    def icon(self, obj: Obj) -> str:
        """The icon of a Spell or Trap."""
        return str(self.value(obj, "icon"))

    def monsters(self, player: str) -> tuple[Obj, ...]:
        """What a player has in the Monster Zone."""
        return self.zone(player, "monsters")

    def is_on_field_of(self, obj: Obj, player: str) -> bool:
        """Is it a monster in this player's Monster Zone?"""
        return obj.zone.name == "monsters" and obj.controller == player

    def propose(self, event: Event) -> Event | None:
        """Propose what a player does; raises Illegal, with the clauses that forbid it, where it is forbidden."""
        subject = self.was(event.subject) if event.subject is not None else None
        self.must_be_allowed(event, "forbidden", subject=subject)
        return self.do(event)

    def places(self, player: str) -> int:
        """How many monsters still fit."""
        return MOST - len(self.monsters(player))

    def has_place_to_lie(self, card: Obj, player: str) -> bool:
        """Is there a place where an effect may Set a card? A Field Spell takes the place of another."""
        if self.is_monster(card):
            return self.places(player) > 0 and not self.lies_in_attack_alone(card)
        return self.icon(card) == "field" or len(self.zone(player, "spells")) < MOST

    def can_be_summoned(self, obj: Obj) -> bool:
        """Is it a monster, or the card of one?"""
        return self.is_monster(obj) or obj.card.printed.get("type") == "monster" or not self.is_no_monster_there(obj)

    @rule("2.11.7.1")
    def is_no_monster_there(self, obj: Obj) -> bool:
        """Monsters are Summoned: a Spell or Trap that a text made one is none where it has gone."""
        self.say("no monster there", subject=obj, zone=obj.zone.name)
        return True

    def as_many_as_fit(self, cards: Sequence[Obj], places: int) -> Sequence[Obj]:  # noqa: ARG002
        """Those of several that come: one after another, as long as there is a place. A reading overrides it."""
        return cards

    @guard("1.2.4.1", considered="monster zone is free")
    def room_for_a_monster(self, player: str, coming: int = 1) -> None:
        """The Monster Zone holds 5 cards."""
        if len(self.monsters(player)) + coming > MOST:
            raise Illegal("no room for monsters", player=player)

    @forbids(events.SpecialSummon, "1.2.4.1", considered="room to summon")
    def no_room_to_summon(self, event: events.SpecialSummon) -> bool:
        """Nor can an effect summon to a full Monster Zone."""
        return len(self.monsters(str(event.player))) >= MOST

    @forbids(happenings.Control, "1.2.4.1", considered="room for a taken monster")
    def no_room_to_take(self, event: happenings.Control) -> bool:
        """Nor does a monster change sides where there is no room for it."""
        return len(self.monsters(str(event.player))) >= MOST and self.subject(event).controller != event.player

    @guard("3.3.4.6.1", "1.2.5.1")
    def room_to_set(self, player: str) -> None:
        """Cards are Set there while there is a place left."""
        if len(self.zone(player, "spells")) >= MOST:
            raise Illegal("no room for spells", player=player)

    @guard("1.2.5.1", considered="spell zone is free")
    def room_for_a_spell(self, player: str) -> None:
        """The Spell & Trap Zone holds 5 cards, so a sixth cannot be used."""
        if len(self.zone(player, "spells")) >= MOST:
            raise Illegal("no room for spells", player=player)

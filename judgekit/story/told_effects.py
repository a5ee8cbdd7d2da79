"""What instructions do and what lasts of them, in brief Spanish."""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import Field, fields, is_dataclass
from typing import Any, cast

from judgekit.engine.abilities import Pattern, Printed
from judgekit.engine.effects.continuous import (
    END_OF_TURN,
    Allow,
    ContinuousEffect,
    Forbid,
    Grant,
    Later,
    Lose,
    Modify,
    SetTo,
)
from judgekit.engine.effects.copies import Copy, Declare
from judgekit.engine.effects.flow import By, Do, Draw, Gain, If, May, OneOf
from judgekit.engine.effects.immunity import Immune
from judgekit.engine.effects.objects import Choose, Mark, Move, Play, PutUnder
from judgekit.engine.effects.piles import MoveTop, Reveal, RevealUntil, Top
from judgekit.engine.effects.steady import Steady
from judgekit.engine.filters import Filter
from judgekit.engine.model import Ability, Amount, Condition, Effect
from judgekit.engine.terms import Count
from judgekit.games.messages import joined
from judgekit.story.phrases import say
from judgekit.story.told_cards import TARGETS, agreeing, called, either, is_described, says, to_each
from judgekit.story.told_things import WHO, ToldThings
from judgekit.story.told_words import first_of, told_of, unusual

_BY_SECTION = {"until": "moments", "position": "positions", "only": "only"}
_WHERE = "card where"
_OF_PLAYERS = "card whoever"


class ToldEffects(ToldThings):
    """Tells them with the words of one game."""

    @abstractmethod
    def _ability(self, ability: Ability) -> str:
        """What one ability does: some instructions give one."""

    def _effects(self, effects: Sequence[Effect]) -> str:
        return "; ".join(self._effect(one) for one in effects)

    def _in_one_breath(self, effects: Sequence[Effect]) -> str:
        """Instructions that hang together from one condition."""
        return joined([self._effect(one) for one in effects])

    def _effect(self, effect: Effect) -> str:
        return f"{self._said_of(effect)}{self._more(effect, told_of(effect))}"

    def _more(self, node: object, told: Collection[str]) -> str:
        """What else an instruction says, each of its words that is not as it usually is."""
        told = {*told, "player"} if isinstance(node, Effect) and self._to_whom(node) else told
        more = {name: value for name, value in unusual(node) if name not in told}
        if {"levels", "exactly"} <= more.keys():
            more["levels_exactly"] = more.pop("levels") if more.pop("exactly") else ""
        if {"up_to", "count"} <= more.keys():
            return says("up to so many", amount=self._given(more.pop("count"))) + self._all_besides(more, {"up_to"})
        return self._all_besides(more, {"free"} if "reduce" in more else set())

    def _all_besides(self, words: Mapping[str, object], unsaid: Collection[str]) -> str:
        return "".join(self._besides(name, value) for name, value in words.items() if name not in unsaid)

    def _besides(self, name: str, value: object) -> str:
        named = say.section("card more")
        if name == "as_":
            return says("named as", name=value)
        if name == "different":
            return f", {self._different(str(value))}"
        if name == "same":
            return f", {self._different(str(value), 'same')}"
        key = name if value is not False else f"{name} no"
        key = "with those" if name == "with_" and isinstance(value, Filter) else key
        if isinstance(value, bool) and key not in named:
            what = self._words.word("verbs", name)
            return f", {what}" if value else says("without", what=what)
        section = _BY_SECTION.get(name, "")
        if section and isinstance(value, tuple):
            return str(named[name]).format(what=either(self._words.word(section, str(one)) for one in value))
        known = isinstance(value, str) and self._words.knows(section, value)
        what = "" if isinstance(value, bool) else self._words.word(section, str(value)) if known else self._given(value)
        return str(named.get(key, named["others"])).format(what=what, name=name)

    def _said_of(self, effect: Effect) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each word of the vocabulary
        match effect:
            case Choose():
                return self._by(effect.by, self._choose(effect))
            case Draw():
                return self._by(effect.player, says("draw", amount=self._value(effect.draw)))
            case Gain():
                count = self._words.word("counts", effect.of)
                return self._by(effect.player, f"{count} {self._signed(effect.gain)}")
            case Move():
                return says("move", card=self._each(effect.move), zone=self._zone(effect.to))
            case Play():
                return says("play free" if effect.free else "play", card=self._each(effect.play))
            case PutUnder():
                return says("put under", card=self._each(effect.put), under=self._target(effect.under))
            case Mark():
                mark = self._words.word("marks", effect.as_)
                return f"{self._each(effect.mark)}: {mark if effect.value else says('no more', mark=mark)}"
            case Reveal():
                return self._reveal(effect)
            case RevealUntil():
                what = self._filter(effect.reveal_until)
                return says(
                    "reveal until", amount=self._value(effect.count), what=what, name=effect.as_, all=effect.seen
                )
            case MoveTop():
                amount, zone = self._value(effect.move_top), self._zone(effect.of)
                return self._by(effect.player, says("move top", amount=amount, zone=zone, to=self._zone(effect.to)))
            case Top():
                return self._by(
                    effect.player,
                    says("top", amount=self._value(effect.top), zone=self._zone(effect.of), name=effect.as_),
                )
            case If():
                otherwise = says("else", effects=self._effects(effect.else_)) if effect.else_ else ""
                then = says("if", condition=self._condition(effect.if_), effects=self._in_one_breath(effect.then))
                return f"{then}{otherwise}"
            case May():
                return says("may", effects=self._effects(effect.may))
            case By(do=()):
                return says("may pay", cost=self._effects(effect.by))
            case By():
                return says("in exchange", cost=self._effects(effect.by), effects=self._effects(effect.do))
            case Do():
                return self._effects(effect.do)
            case Copy():
                name = self._words.word("characteristics", effect.copy)
                words = {"card": self._each(effect.on), "of": self._target(effect.of)}
                return says("copy", name=name, until=self._until(effect.until), **words)
            case Declare():
                name = self._words.word("characteristics", effect.declare)
                return self._by(effect.player, says("declare", name=name, as_=effect.as_))
            case OneOf():
                return says("one of", effects=" / ".join(self._effects(one) for one in effect.one_of.values()))
            case Modify() | SetTo() | Grant() | Lose() | Forbid() | Allow() | Later() | Immune() | Steady():
                return self._continuous(effect)
            case _:
                return self._verb(effect)

    def _choose(self, effect: Choose) -> str:
        if effect.up_to and isinstance(effect.count, Count) and effect.count == Count(effect.choose):
            return says("choose any", what=self._filter(effect.choose), name=effect.as_)
        if effect.different and effect.count == Count(effect.choose, effect.different) and not effect.among:
            key, each = "choose one of each", self._kind(effect.different)
            return says(key, each=each, what=self._filter(effect.choose), name=effect.as_)
        count, what = self._value(effect.count), self._filter(effect.choose)
        what = what if count == "1" else f"({what})"
        what = f"{what} {says('among', card=self._target(effect.among))}" if effect.among else what
        what = f"{what} {says('at random')}" if effect.at_random else what
        what = f"{what} {self._different(effect.different)}" if effect.different else what
        what = f"{what} {self._different(effect.same, 'same')}" if effect.same else what
        what = f"{what}{says('one of them', what=self._filter(effect.including))}" if effect.including else what
        return says("choose up to" if effect.up_to else "choose", amount=count, what=what, name=effect.as_)

    def _reveal(self, effect: Reveal) -> str:
        verb = "look" if effect.privately else "reveal"
        if not isinstance(effect.reveal, int | Amount):
            return says(f"{verb} at", card=self._target(effect.reveal))
        return says(verb, amount=self._value(effect.reveal), zone=self._zone(effect.of))

    def _becomes(self, effect: SetTo) -> str:
        """The new value; a type of card is called as it is elsewhere."""
        known = isinstance(effect.to, str) and self._words.knows("types", effect.to)
        return self._words.word("types", str(effect.to)) if known else self._value(effect.to)

    def _continuous(self, effect: Any) -> str:  # noqa: PLR0911 - one line for each word of the vocabulary
        until = self._until(effect.until)
        on = self._each(effect.on) if getattr(effect, "on", None) is not None else ""
        match effect:
            case Modify():
                name = self._words.word("characteristics", effect.modify)
                return f"{on}: {name} {self._signed(effect.by)}{until}"
            case SetTo():
                name = self._words.word("characteristics", effect.set_)
                return says("set", card=on, name=name, value=self._becomes(effect), until=until)
            case Grant():
                given = effect.grant if isinstance(effect.grant, str) else None
                told = self._words.word("keywords", given) if given else self._ability(cast(Ability, effect.grant))
                kind = "" if effect.of == "keywords" else f"{self._words.word('characteristics', effect.of)} "
                return says("grant", card=on, kind=kind, keyword=told, until=until)
            case Lose():
                return self._lost(effect, on, until)
            case Forbid():
                return self._forbidden(effect, on, until)
            case Immune():
                kind = "immune to activated" if getattr(effect, "activated", False) else "immune"
                return says(kind, card=on, to=self._filter(effect.to), until=until)
            case Steady():
                name = self._words.word("characteristics", effect.steady)
                by = says("by", cause=self._filter(effect.against)) if effect.against else ""
                return says("steady", card=on, name=name, by=by, until=until)
            case Allow():
                allowed = says("allow", permission=self._words.word("permissions", effect.allow), until=until)
                return f"{on}: {allowed}" if on else allowed
            case _:
                of = says("of", card=on) if getattr(effect, "on", None) is not None else ""
                key, when = "later next" if getattr(effect, "next", False) else "later", self._pattern(effect.later)
                return says(key, when=when, of=of, until=until, effects=self._effects(effect.do))

    def _lost(self, effect: Lose, on: str, until: str) -> str:
        """A keyword that is lost, or all that the card says."""
        if effect.lose == "abilities":
            known = self._words.knows("nouns", "abilities")
            what = self._words.word("nouns", "abilities") if known else says("its abilities")
            return says("lose all", card=on, what=what, until=until)
        return says("lose", card=on, keyword=self._words.word("keywords", effect.lose), until=until)

    def _forbidden(self, effect: Forbid, on: str, until: str) -> str:
        """What is forbidden of whom; of those on whom it lies only to some, where it says both."""
        pattern = effect.forbid
        of = self._filter(pattern.of) if pattern.of else ""
        itself = pattern.player == "you" and of == called(TARGETS, "self")
        whoever = "" if on or itself else called("card barred", str(pattern.player))
        who = on or whoever or of or called(TARGETS, "self")
        done = self._with_its_goal(pattern) or pattern.event
        passive = not pattern.player and self._words.knows("barred", done)
        event = self._words.word("barred", done) if passive else self._event(pattern)
        by = says("by", cause=self._filter(pattern.by)) if pattern.by else ""
        more = f" ({of})" if (on or whoever) and of and not itself else ""
        player = "" if whoever or itself else say.section("card whoever").get(str(pattern.player), "")
        how = "".join(self._circumstances(pattern))
        event = event if pattern.player else agreeing(event, who)
        key = "forbid anybody" if whoever and pattern.player in {"any", "each"} else "forbid"
        return says(key, card=who, event=f"{event}{more}{by}{player}{how}", until=until)

    def _verb(self, effect: Effect) -> str:
        """An instruction of a game's own: its verb in Spanish with what it is given."""
        first = first_of(effect)
        given = getattr(effect, first.name)
        given = (*getattr(effect, "targets", ()), *given) if isinstance(given, tuple) else given
        verb = self._words.word("verbs", first.name.removesuffix("_"))
        if isinstance(given, str) and given in say.section(_OF_PLAYERS):
            return self._by(given, f"{verb}{self._until(END_OF_TURN) if _is_passing(effect) else ''}")
        what = "" if given is True or given == first.default else self._given(given)
        what = f"{to_each()} {what}" if _takes_all(effect, first) else what
        amount = getattr(effect, "amount", None)
        more = f" ({self._value(amount)})" if amount is not None else ""
        where = "".join(self._where(effect, name, word) for name, word in say.section(_WHERE).items())
        until = self._until(END_OF_TURN) if _is_passing(effect) else ""
        until = "" if "until" in dict(unusual(effect)) else until
        return f"{verb} {what}{more}{self._to_whom(effect)}{where}{until}".strip()

    def _to_whom(self, effect: Effect) -> str:
        """To whom an instruction of a game's own is done that is usually done to the opponent."""
        usual = _usual_of(effect, "player")
        return say.section("card whom")[str(getattr(effect, "player", ""))] if usual == "opponent" else ""

    def _where(self, effect: Effect, name: str, word: str) -> str:
        """To whom or where an instruction of a game's own is done."""
        value = getattr(effect, name, None)
        first = getattr(effect, first_of(effect).name)
        if value is first or (name == getattr(effect, "goes_without_saying", "") and value == "self"):
            return ""
        if isinstance(value, str) and self._words.knows("zones", value):
            if hasattr(effect, "with_"):
                return "" if value == _usual_of(effect, name) else says("materials go", zone=self._zone(value))
            return f" {word} {self._zone(value)}"
        return f" {word} {self._each(value)}" if isinstance(value, Filter | str) and value else ""

    def _given(self, value: object) -> str:  # noqa: PLR0911 - one line for each kind of value
        if isinstance(value, Filter | str):
            return called(WHO, value) or self._target(value) if isinstance(value, str) else self._target(value)
        if isinstance(value, Mapping):
            if value and all(one == () for one in value.values()):
                return says("which follow")  # what each of them does is told where it is done
            return " / ".join(self._mode(name, one) for name, one in value.items())
        if isinstance(value, Ability):
            return self._ability(value)
        if isinstance(value, Printed):
            return self._printed(value)
        if isinstance(value, Pattern):
            return self._pattern(value)
        if isinstance(value, Condition):
            return self._condition(value)
        if isinstance(value, tuple):
            told = all(isinstance(one, Effect) for one in value)
            return self._effects(value) if told else joined([self._part(one) for one in value])
        return self._value(value)

    def _part(self, part: object) -> str:
        """A word, or how many are such and what else is said of them."""
        if not is_dataclass(part):
            return self._plain(str(part))
        given = dict(unusual(part))
        of, many = self._given(given.pop("of")), given.pop("count", ())
        what = says("of which", amount=self._alternatives(many), what=of) if many else of
        return f"{what}{self._all_besides(given, set())}"

    def _mode(self, name: str, given: object) -> str:
        """One of several: what it does or comes to, or its name where that is all."""
        if isinstance(given, tuple):
            return self._effects(given) or f"«{name}»"
        word = say.section("card becomes").get(name) or self._words.word("characteristics", name)
        return f"{word}: {self._plain(given) if isinstance(given, str) else self._value(given)}"

    def _printed(self, card: Printed) -> str:
        """What is printed on a card that an instruction makes."""
        words = ((name.removesuffix("_"), value) for name, value in unusual(card))
        return joined([self._print_of(name, value) for name, value in words])

    def _print_of(self, name: str, value: Any) -> str:
        """One field of that print; an ability in quotation marks, and what it simply is by its word."""
        if isinstance(value, tuple) and value and all(isinstance(one, Ability) for one in value):
            return joined([f"«{self._ability(one)}»" for one in value])
        word = self._words.word("characteristics", name)
        return word if value is True else f"{word} {self._plainly(value)}"


def _takes_all(effect: Effect, first: Field[Any]) -> bool:
    """Is it done to all that answer a description? Where the word takes nothing but a description, to one of them."""
    described = is_described(getattr(effect, first.name)) and first.type not in (Filter, Filter | None)
    return described and not getattr(effect, "takes_one", False)


def _usual_of(effect: Effect, name: str) -> object:
    return next((one.default for one in fields(effect) if one.name == name), None)  # type: ignore[arg-type]


def _is_passing(effect: object) -> bool:
    """Does it last until the end of the turn without saying so?"""
    return isinstance(effect, ContinuousEffect) and effect.lasts == END_OF_TURN

"""What a card does, in brief Spanish, from its abilities as data: a candidate must know it to answer."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, fields
from typing import Any, cast

from judgekit.engine.abilities import Activated, Pattern, Printed, Resolves, StateTriggered, Static, Triggered, Would
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
from judgekit.engine.effects.flow import By, Do, Draw, Gain, If, May, OneOf
from judgekit.engine.effects.objects import Choose, Mark, Move, Play, PutUnder
from judgekit.engine.effects.piles import MoveTop, Reveal, RevealUntil, Top
from judgekit.engine.filters import Against, Filter, Test, Tests, plain
from judgekit.engine.game import Game
from judgekit.engine.model import Ability, Amount, Card, Condition, Effect
from judgekit.engine.terms import (
    All,
    AnyOf,
    CharacteristicOf,
    Chosen,
    Compare,
    Count,
    Did,
    EventAmount,
    Exists,
    FactOf,
    HasHappened,
    InPhase,
    InStep,
    Matches,
    Not,
    Reckoned,
    TimesHappened,
    Total,
    Turn,
)
from judgekit.games.messages import Messages, joined
from judgekit.one_line import line
from judgekit.story.phrases import say
from judgekit.story.told_words import told_of, unusual

_SIGNS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
_PLAIN = ("values", "marks", "types", "elements")
_NAMED = {
    "name": "named",
    "not name": "not named",
    "name contains": "name contains",
    "not name contains": "name lacks",
}
_BY_SECTION = {"until": "moments", "position": "positions"}
_TARGETS, _WHERE, _WHO = "card targets", "card where", "card players"
_OF_PLAYERS = "card whoever"


class CardText:
    """Tells cards with the words of one game."""

    def __init__(self, words: Messages) -> None:
        self._words = words

    def texts(self, game: Game, wanted: Collection[str]) -> Iterator[str]:
        """A line for each card on a table that does something, of those with these names, each card once."""
        cards: dict[str, Card] = {}
        for one in game.state.objects.values():
            cards.setdefault(one.card.name, one.card)
        for name, card in cards.items():
            if name in wanted and (said := self.told(card)):
                yield line(f"{name}: {said}")

    def told(self, card: Card) -> str:
        """All that a card does; "" where it does nothing."""
        printed = card.printed.get("keywords")
        keywords = sorted(printed) if isinstance(printed, frozenset) else []
        parts = [f"«{self._words.word('keywords', one)}»" for one in keywords]
        many = len(card.abilities) > 1
        parts += self.of_terms(card)
        parts += [f"{f'{at}) ' if many else ''}{self._ability(one)}" for at, one in enumerate(card.abilities, 1)]
        return " · ".join(parts)

    def of_terms(self, card: Card) -> Sequence[str]:
        """What a card says that is neither a characteristic nor an ability, such as the materials that it needs."""
        return [
            f"{self._words.word('terms', name)}: {' + '.join(map(self._term, parts))}" for name, parts in card.terms
        ]

    def _term(self, part: Any) -> str:
        """So many of those that pass a filter."""
        many = _either(self._circumstance(one, "values") for one in part.count)
        return _say("of which", amount=many, what=self._filter(part.of))

    def of_ability(self, ability: Ability) -> str:
        """What one ability does."""
        return self._ability(ability)

    def of_fields(self, fields: Mapping[str, Any]) -> Sequence[str]:
        """What a card is besides its abilities, a line for each field."""
        named = ((self._words.word("characteristics", name), _as_tuple(value)) for name, value in fields.items())
        return [f"{name}: {self._plainly(value)}" for name, value in named]

    def _ability(self, ability: Ability) -> str:
        notes = [name for name, on in self._notes(ability) if on]
        head = f"[{', '.join(notes)}] " if notes else ""
        cost = self._effects(getattr(ability, "cost", ()))
        targets = getattr(ability, "targets", ())
        match ability:
            case Triggered():
                does = self._effects((*targets, *ability.do))
                when = f"{self._when(ability.when)}{self._if(ability.if_)}{self._if(ability.condition)}"
            case StateTriggered():
                does, when = (
                    self._effects((*targets, *ability.do)),
                    _say("while", condition=self._condition(ability.whenever)),
                )
            case Activated():
                does, when = (
                    self._effects((*targets, *ability.do)),
                    f"{self._window(ability.activate)}{self._if(ability.if_)}",
                )
            case Resolves():
                does, when = self._effects((*targets, *ability.resolve)), f"{self._resolving()}{self._if(ability.if_)}"
            case Would():
                becomes = (ability.becomes or {}).items()
                changes = [_say("becomes", what=self._mode(name, value)) for name, value in becomes]
                parts = [self._effects(ability.do), *changes, *([_say("stopped")] if ability.stops else [])]
                if ability.redirects_to is not None:
                    parts.append(_say("redirected", card=self._target(ability.redirects_to)))
                does = "; ".join(one for one in parts if one)
                when = f"{_say('would', when=self._when(ability.would))}{self._if(ability.if_)}"
            case Static():
                does = self._effects(ability.static).replace(f" {self._words.word('moments', END_OF_TURN)}", "")
                when = f"{_say('always')}{self._if(ability.while_)}"
            case _:
                return head
        paid = _say("paying", cost=cost) if cost else ""
        if not does and isinstance(ability, Activated):
            return f"{head}{when}{paid}"
        return f"{head}{when}{paid}: {does or _say('steps in')}"

    def _window(self, name: str) -> str:
        """When it is activated, where the game has a word for that window."""
        return self._words.word("windows", name) if self._words.knows("windows", name) else _say("activated")

    def _resolving(self) -> str:
        """When a card of a single use does what it says, where the game has a word for that."""
        return self._words.word("windows", "resolve") if self._words.knows("windows", "resolve") else _say("resolving")

    def _notes(self, ability: Ability) -> Iterator[tuple[str, bool]]:
        keyword = getattr(ability, "keyword", None)
        yield self._words.word("keywords", str(keyword)), bool(keyword)
        yield _say("inherited"), bool(getattr(ability, "inherited", False))
        limit = ability.once_per_turn
        yield _say(limit if isinstance(limit, str) else "once per turn"), bool(limit)
        yield _say("together"), ability.together
        if ability.unanswered_by:
            yield _say(f"unanswered by {ability.unanswered_by}"), True
        yield _say("optional"), bool(getattr(ability, "may", False))
        zones = getattr(ability, "zone", ())
        yield joined([self._place(one) for one in zones]) if zones else "", bool(zones)

    def _when(self, patterns: Sequence[Pattern]) -> str:
        return _either(self._pattern(one) for one in patterns)

    def _pattern(self, pattern: Pattern) -> str:
        event = self._words.word("events", pattern.event)
        of = f" ({self._filter(pattern.of)})" if pattern.of else ""
        by = _say("by", cause=self._filter(pattern.by)) if pattern.by else ""
        player = say.section("card whoever").get(str(pattern.player), "")
        when = _say("when", event=event.removeprefix(_say("article")), of=of, by=by, player=player)
        return f"{when}{''.join(self._circumstances(pattern))}"

    def _circumstances(self, pattern: Pattern) -> Iterator[str]:
        """By what, how much, from where and to where an event happens."""
        for key, section, tests in (
            ("cause", "causes", pattern.cause),
            ("amount", "values", pattern.amount),
            ("from", "zones", pattern.from_),
            ("to", "zones", pattern.to),
        ):
            if tests:
                what = _either(self._circumstance(one, section) for one in tests)
                yield _say(f"event {key}", what=what)

    def _circumstance(self, test: Test | Against, section: str) -> str:
        if isinstance(test, Against):
            return self._against(test)
        goal = section == "zones" and self._words.knows("goals", test.word)
        word = self._compared(test.word) or self._words.word("goals" if goal else section, test.word)
        return _say("not", what=word) if test.negated else word

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
        return "".join(self._besides(name, value) for name, value in unusual(node) if name not in told)

    def _besides(self, name: str, value: object) -> str:
        named = say.section("card more")
        if name == "as_":
            return _say("named as", name=value)
        if name == "different":
            return f", {self._different(str(value))}"
        key = name if value is not False else f"{name} no"
        if isinstance(value, bool) and key not in named:
            return f", {self._words.word('verbs', name)}"
        section = _BY_SECTION.get(name, "")
        known = isinstance(value, str) and self._words.knows(section, value)
        what = "" if isinstance(value, bool) else self._words.word(section, str(value)) if known else self._given(value)
        return str(named.get(key, named["others"])).format(what=what, name=name)

    def _said_of(self, effect: Effect) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each word of the vocabulary
        match effect:
            case Choose():
                return self._by(effect.by, self._choose(effect))
            case Draw():
                return self._by(effect.player, _say("draw", amount=self._value(effect.draw)))
            case Gain():
                count = self._words.word("counts", effect.of)
                return self._by(effect.player, f"{count} {self._signed(effect.gain)}")
            case Move():
                return _say("move", card=self._each(effect.move), zone=self._zone(effect.to))
            case Play():
                return _say("play free" if effect.free else "play", card=self._each(effect.play))
            case PutUnder():
                return _say("put under", card=self._each(effect.put), under=self._target(effect.under))
            case Mark():
                mark = self._words.word("marks", effect.as_)
                return f"{self._each(effect.mark)}: {mark if effect.value else _say('no more', mark=mark)}"
            case Reveal():
                return self._reveal(effect)
            case RevealUntil():
                what = self._filter(effect.reveal_until)
                return _say(
                    "reveal until", amount=self._value(effect.count), what=what, name=effect.as_, all=effect.seen
                )
            case MoveTop():
                amount, zone = self._value(effect.move_top), self._zone(effect.of)
                return self._by(effect.player, _say("move top", amount=amount, zone=zone, to=self._zone(effect.to)))
            case Top():
                return self._by(
                    effect.player,
                    _say("top", amount=self._value(effect.top), zone=self._zone(effect.of), name=effect.as_),
                )
            case If():
                otherwise = _say("else", effects=self._effects(effect.else_)) if effect.else_ else ""
                then = _say("if", condition=self._condition(effect.if_), effects=self._in_one_breath(effect.then))
                return f"{then}{otherwise}"
            case May():
                return _say("may", effects=self._effects(effect.may))
            case By(do=()):
                return _say("may pay", cost=self._effects(effect.by))
            case By():
                return _say("in exchange", cost=self._effects(effect.by), effects=self._effects(effect.do))
            case Do():
                return self._effects(effect.do)
            case OneOf():
                return _say("one of", effects=" / ".join(self._effects(one) for one in effect.one_of.values()))
            case Modify() | SetTo() | Grant() | Lose() | Forbid() | Allow() | Later():
                return self._continuous(effect)
            case _:
                return self._verb(effect)

    def _choose(self, effect: Choose) -> str:
        count, what = self._value(effect.count), self._filter(effect.choose)
        what = what if count == "1" else f"({what})"
        what = f"{what} {_say('among', card=self._target(effect.among))}" if effect.among else what
        what = f"{what} {_say('at random')}" if effect.at_random else what
        what = f"{what} {self._different(effect.different)}" if effect.different else what
        return _say("choose up to" if effect.up_to else "choose", amount=count, what=what, name=effect.as_)

    def _different(self, name: str) -> str:
        known = self._words.knows("characteristics", name)
        return _say("different", name=self._words.word("characteristics", name) if known else _say("its own name"))

    def _reveal(self, effect: Reveal) -> str:
        verb = "look" if effect.privately else "reveal"
        if not isinstance(effect.reveal, int | Amount):
            return _say(f"{verb} at", card=self._target(effect.reveal))
        return _say(verb, amount=self._value(effect.reveal), zone=self._zone(effect.of))

    def _continuous(self, effect: Any) -> str:  # noqa: PLR0911 - one line for each word of the vocabulary
        until = self._until(effect.until)
        on = self._each(effect.on) if getattr(effect, "on", None) is not None else ""
        match effect:
            case Modify():
                name = self._words.word("characteristics", effect.modify)
                return f"{on}: {name} {self._signed(effect.by)}{until}"
            case SetTo():
                name = self._words.word("characteristics", effect.set_)
                return _say("set", card=on, name=name, value=self._value(effect.to), until=until)
            case Grant():
                given = effect.grant if isinstance(effect.grant, str) else None
                told = self._words.word("keywords", given) if given else self._ability(cast(Ability, effect.grant))
                kind = "" if effect.of == "keywords" else f"{self._words.word('characteristics', effect.of)} "
                return _say("grant", card=on, kind=kind, keyword=told, until=until)
            case Lose():
                told = self._words.word("keywords", effect.lose)
                return _say("lose", card=on, keyword=told, until=until)
            case Forbid():
                return self._forbidden(effect, on, until)
            case Allow():
                allowed = _say("allow", permission=self._words.word("permissions", effect.allow), until=until)
                return f"{on}: {allowed}" if on else allowed
            case _:
                of = _say("of", card=on) if on and on != _said(_TARGETS, "self") else ""
                return _say(
                    "later", when=self._pattern(effect.later), of=of, until=until, effects=self._effects(effect.do)
                )

    def _forbidden(self, effect: Forbid, on: str, until: str) -> str:
        """What is forbidden of whom; of those on whom it lies only to some, where it says both."""
        pattern = effect.forbid
        of = self._filter(pattern.of) if pattern.of else ""
        whoever = "" if on else _said("card barred", str(pattern.player))
        who = on or whoever or of or _said(_TARGETS, "self")
        event = self._words.word("events", pattern.event)
        by = _say("by", cause=self._filter(pattern.by)) if pattern.by else ""
        more = f" ({of})" if (on or whoever) and of else ""
        player = "" if whoever else say.section("card whoever").get(str(pattern.player), "")
        how = "".join(self._circumstances(pattern))
        return _say("forbid", card=who, event=f"{event}{more}{by}{player}{how}", until=until)

    def _verb(self, effect: Effect) -> str:
        """An instruction of a game's own: its verb in Spanish with what it is given."""
        first, *_ = fields(effect)  # type: ignore[arg-type]
        given = getattr(effect, first.name)
        verb = self._words.word("verbs", first.name.removesuffix("_"))
        if isinstance(given, str) and given in say.section(_OF_PLAYERS):
            return self._by(given, f"{verb}{self._until(END_OF_TURN) if _is_passing(effect) else ''}")
        what = "" if given is True or given == first.default else self._given(given)
        what = f"{_each()} {what}" if _takes_all(effect, first) else what
        amount = getattr(effect, "amount", None)
        more = f" ({self._value(amount)})" if amount is not None else ""
        where = "".join(self._where(effect, name, word) for name, word in say.section(_WHERE).items())
        until = self._until(END_OF_TURN) if _is_passing(effect) else ""
        until = "" if "until" in dict(unusual(effect)) else until
        return f"{verb} {what}{more}{self._to_whom(effect)}{where}{until}".strip()

    def _to_whom(self, effect: Effect) -> str:
        """To whom an instruction of a game's own is done that is usually done to the opponent."""
        usual = next((one.default for one in fields(effect) if one.name == "player"), None)  # type: ignore[arg-type]
        return say.section("card whom")[str(getattr(effect, "player", ""))] if usual == "opponent" else ""

    def _where(self, effect: Effect, name: str, word: str) -> str:
        """To whom or where an instruction of a game's own is done."""
        value = getattr(effect, name, None)
        if isinstance(value, str) and self._words.knows("zones", value):
            return f" {word} {self._zone(value)}"
        return f" {word} {self._each(value)}" if isinstance(value, Filter | str) and value else ""

    def _given(self, value: object) -> str:  # noqa: PLR0911 - one line for each kind of value
        if isinstance(value, Filter | str):
            return _said(_WHO, value) or self._target(value) if isinstance(value, str) else self._target(value)
        if isinstance(value, Mapping):
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
            return self._effects(value) if told else joined([self._plain(str(one)) for one in value])
        return self._value(value)

    def _mode(self, name: str, given: object) -> str:
        """One of several: what it does or comes to, or its name where that is all."""
        if isinstance(given, tuple):
            return self._effects(given) or f"«{name}»"
        word = say.section("card becomes").get(name) or self._words.word("characteristics", name)
        return f"{word}: {self._plain(given) if isinstance(given, str) else self._value(given)}"

    def _printed(self, card: Printed) -> str:
        """What is printed on a card that an instruction makes."""
        words = ((name.removesuffix("_"), value) for name, value in unusual(card))
        return joined([f"{self._words.word('characteristics', name)} {self._plainly(value)}" for name, value in words])

    def _plainly(self, value: object) -> str:
        if isinstance(value, tuple):
            return joined([self._plain(str(one)) for one in value])
        return self._plain(value) if isinstance(value, str) else str(value)

    def _by(self, player: str, text: str) -> str:
        who = _said(_WHO, player)
        return f"{who}: {text}" if who else text

    def _target(self, target: object) -> str:
        if isinstance(target, Filter):
            return self._filter(target)
        known = next((one for one in ("values", "zones", "marks") if self._words.knows(one, str(target))), None)
        return _said(_TARGETS, str(target)) or (self._words.word(known, str(target)) if known else f"«{target}»")

    def _each(self, target: object) -> str:
        """Those that something is done to: of what is described, each."""
        return f"{_each()} {self._target(target)}" if _is_described(target) else self._target(target)

    def _filter(self, filter_: Filter) -> str:
        given = dict(filter_.active)
        kinds = tuple(plain(given.pop("type", ())))
        types = [self._words.word("types", one.word) for one in kinds if not one.negated]
        without = [_say("not", what=self._words.word("types", one.word)) for one in kinds if one.negated]
        lies = bool(given.get("zone") or given.get("under"))
        noun = _either(types) if types else self._noun(lies_somewhere=lies)
        itself = any(one.word == "self" and not one.negated for one in plain(given.get("is", ())))
        noun = _said(_TARGETS, "self") if itself and not types else noun
        whose = plain(given.pop("controller", ()) or given.pop("owner", ()))
        zone, which = tuple(plain(given.pop("zone", ()))), tuple(plain(given.pop("is", ())))
        his = "feminine" if noun.endswith(tuple(say.section("card feminine")["ends"])) else "masculine"
        said = [say(f"card {his}.other", noun=noun) if any(one.word == "other" for one in which) else noun, *without]
        said += [_say("opponent's") if one.word == "opponent" else say(f"card {his}.yours") for one in whose]
        under = tuple(plain(given.pop("under", ())))
        said += [_say("under this")] if any(one.word == "self" for one in under) else []
        said += [self._place(one.word) for one in zone if not under or one.word != "under"]
        said += [self._named(one.word, negated=one.negated) for one in which if one.word not in {"self", "other"}]
        said += [_say("under", card=self._target(one.word)) for one in under if one.word not in {"self", "other"}]
        said += [_say(f"owned by {one.word}") for one in plain(given.pop("owner", ()))]
        said += [self._tests(name, tests) for name, tests in given.items()]
        said += [f"({_either(self._filter(one) for one in filter_.any_of)})"] if filter_.any_of else []
        like = [
            (one.name, getattr(filter_, one.name)) for one in fields(filter_) if one.name in say.section("card like")
        ]
        said += [say(f"card like.{name}", card=self._target(card)) for name, card in like if card]
        for key, most in (("highest", filter_.highest), ("lowest", filter_.lowest)):
            said += [_say(key, name=self._words.word("characteristics", most))] if most else []
        return " ".join(said)

    def _noun(self, *, lies_somewhere: bool) -> str:
        """What a card is called: where it is said to lie nowhere, it is in play, where a game may call it otherwise."""
        in_play = not lies_somewhere and self._words.knows("nouns", "in play")
        return self._words.word("nouns", "in play") if in_play else _say("card")

    def _named(self, name: str, *, negated: bool) -> str:
        return _say("other than" if negated else "which is", card=self._target(name))

    def _tests(self, name: str, tests: Tests) -> str:
        if name in {"name", "name contains"}:
            return " ".join(self._by_name(name, tests))
        known = next((one for one in ("marks", "characteristics") if self._words.knows(one, name)), "verbs")
        word = self._words.word(known, name)
        words = [one.word for one in plain(tests)]
        if words and all(one in {"yes", "no"} for one in words):
            return word if words[0] == "yes" else _say("unmarked", mark=word)
        return f"({word} {self._alternatives(tests)})"

    def _by_name(self, name: str, tests: Tests) -> Iterator[str]:
        """Of what name, and of what it is not."""
        for key, negated in ((name, False), (f"not {name}", True)):
            if names := [f"«{one.word}»" for one in plain(tests) if one.negated is negated]:
                yield _say(_NAMED[key], names=_either(names))

    def _alternatives(self, tests: Tests) -> str:
        return _either(self._against(one) if isinstance(one, Against) else self._test(one) for one in tests)

    def _test(self, test: Test) -> str:
        word = self._compared(test.word) or self._plain(test.word)
        return _say("not", what=word) if test.negated else word

    def _compared(self, word: str) -> str:
        """A number with a sign before it: «>= 3» is «3 o más»."""
        sign, _, amount = word.partition(" ")
        key = _SIGNS.get(sign, "")
        return _say(key, amount=amount) if key and amount else ""

    def _against(self, test: Against) -> str:
        """How a number stands to an amount."""
        (held,) = fields(test)  # type: ignore[arg-type]
        return _say(held.name.replace("_", " "), amount=self._value(getattr(test, held.name)))

    def _if(self, condition: Condition | None) -> str:
        return _say("provided", condition=self._condition(condition)) if condition else ""

    def _is_so(self, card: str, what: str) -> str:
        """That a card is something; what has no kind is told by how it is alone."""
        how = what.removeprefix(f"{self._noun(lies_somewhere=False)} ")
        if how == what:
            return _say("matches", card=card, what=what)
        if how.startswith("(") and how.count("(") == 1:
            return _say("has so much", card=card, how=how[1:-1])
        return _say("is so", card=card, how=how)

    def _there_are(self, condition: Exists) -> str:
        what, many = self._filter(condition.exists), self._alternatives(condition.count)
        if many == "0":
            return _say("there are no", what=what)
        what = f"{what} {self._different(condition.different)}" if condition.different else what
        if many == _say("at least", amount=1):
            return _say("there are", what=what)
        return _say("there are so many", amount=many, what=what)

    def _this_turn(self, condition: HasHappened) -> str:
        often, event = self._alternatives(condition.count), self._pattern(condition.happened)
        return _say("not this turn", event=event) if often == "0" else f"{_say('this turn', event=event)} ({often})"

    def _condition(self, condition: Condition) -> str:  # noqa: C901, PLR0911 - one line for each word of the vocabulary
        match condition:
            case Exists():
                return self._there_are(condition)
            case HasHappened():
                return self._this_turn(condition)
            case Matches():
                return self._is_so(self._target(condition.object), self._filter(condition.wanted))
            case Compare():
                return f"{self._value(condition.compare)} {self._alternatives(condition.with_)}"
            case Turn():
                return _say("your turn" if condition.turn == "you" else "opponent's turn")
            case InPhase():
                return _say("in phase", what=_either(self._words.word("phases", one) for one in condition.phase))
            case InStep():
                return _say("in step", what=_either(self._words.word("steps", one) for one in condition.step))
            case Did():
                return _say("did")
            case Not():
                return _say("not", what=self._condition(condition.not_))
            case All():
                return _say("and").join(self._condition(one) for one in condition.all_)
            case AnyOf():
                return _either(self._condition(one) for one in condition.any_of)
            case _:
                return self._verb(condition)  # type: ignore[arg-type]

    def _value(self, value: object) -> str:
        """A number, or how it is worked out."""
        if not isinstance(value, Reckoned):
            return str(value) if isinstance(value, int | str) else "…"
        times = f" × {self._value(value.times)}" if value.times != 1 else ""
        plus = self._added(value.plus) if value.plus != 0 else ""
        minus = f" − {self._value(value.minus)}" if value.minus != 0 else ""
        every = _say("every", many=value.every) if value.every != 1 else ""
        found = f"{self._found(value)}{every}{times}"
        if value.half and isinstance(value, Count) and value.every == value.times == 1:
            found = _say("so many of", what=self._filter(value.count))
        how = "half" if value.half is True else f"half {value.half}"
        return f"{_say(how, amount=found) if value.half else found}{plus}{minus}"

    def _added(self, value: object) -> str:
        """What is added; a number below 0 is taken away."""
        return f" − {-value}" if isinstance(value, int) and value < 0 else f" + {self._value(value)}"

    def _found(self, value: Reckoned) -> str:  # noqa: PLR0911 - one line for each word of the vocabulary
        match value:
            case TimesHappened():
                return _say("as often", event=self._pattern(value.happened))
            case Count():
                more = f" {self._different(value.different)}" if value.different else ""
                return _say("as many", what=f"{self._filter(value.count)}{more}")
            case CharacteristicOf():
                name = self._words.word("characteristics", value.value)
                return _say("its", name=name, card=self._target(value.of))
            case Total():
                name = self._words.word("characteristics", value.total)
                return _say("total", name=name, what=self._target(value.of))
            case EventAmount():
                return _say("the same")
            case Chosen():
                return f"«{value.chosen}»"
            case FactOf():
                return _say("his", count=self._words.word("counts", value.fact))
            case _:
                return self._verb(value)  # type: ignore[arg-type]

    def _signed(self, value: object) -> str:
        return f"{value:+}" if isinstance(value, int) else f"+ {self._value(value)}"

    def _plain(self, word: str) -> str:
        section = next((one for one in _PLAIN if self._words.knows(one, word)), "values")
        return _said(_TARGETS, word) or self._words.word(section, word)

    def _place(self, zone: str) -> str:
        if zone in {"under", "any"}:
            return self._zone(zone) if zone == "under" else _say("anywhere")
        return say("places.in", zone=self._zone(zone))

    def _zone(self, name: str) -> str:
        return self._words.word("zones", name)

    def _until(self, until: str) -> str:
        return f" {self._words.word('moments', until)}" if until != "game" else ""


def _each() -> str:
    return _say("each")


def _is_described(target: object) -> bool:
    """Is it whatever answers a description, and not this card?"""
    if not isinstance(target, Filter):
        return False
    return not any(one.word == "self" and not one.negated for one in plain(dict(target.active).get("is", ())))


def _takes_all(effect: Effect, first: Field[Any]) -> bool:
    """Is it done to all that answer a description? Where the word takes nothing but a description, to one of them."""
    described = _is_described(getattr(effect, first.name)) and first.type not in (Filter, Filter | None)
    return described and not getattr(effect, "takes_one", False)


def _is_passing(effect: object) -> bool:
    """Does it last until the end of the turn without saying so?"""
    return isinstance(effect, ContinuousEffect) and effect.lasts == END_OF_TURN


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _say(key: str, **words: object) -> str:
    return say(f"card text.{key}", **words)


def _said(section: str, key: str) -> str:
    """What a section calls something; "" where it says nothing of it."""
    return str(say.section(section).get(key, ""))


def _either(alternatives: Iterable[str]) -> str:
    return _say("or").join(alternatives)

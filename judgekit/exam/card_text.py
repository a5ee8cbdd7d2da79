"""What a card does, in brief Spanish, from its abilities as data: a candidate must know it to answer."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from judgekit.engine.abilities import Activated, Pattern, Resolves, StateTriggered, Static, Triggered, Would
from judgekit.engine.effects.continuous import END_OF_TURN, Allow, Forbid, Grant, Later, Lose, Modify, SetTo
from judgekit.engine.effects.flow import By, Do, Draw, Gain, If, May, OneOf
from judgekit.engine.effects.objects import Choose, Mark, Move, Play, PutUnder, Reveal
from judgekit.engine.filters import Filter, Test
from judgekit.engine.game import Game
from judgekit.engine.model import Ability, Card, Condition, Effect
from judgekit.engine.terms import (
    All,
    CharacteristicOf,
    Chosen,
    Compare,
    Count,
    Did,
    EventAmount,
    Exists,
    FactOf,
    Matches,
    Not,
    Turn,
)
from judgekit.games.messages import Messages, joined
from judgekit.report.names import line

_TARGETS = {"self": "esta carta", "card": "esta carta", "event": "la carta afectada", "cause": "la carta que lo causa"}
_WHERE = {"on": "a", "from_": "desde", "to": "a", "into": "en", "among": "entre", "for_": "para", "that": "de"}
_FEMININE = ("a", "ión", "dad")
_WHO = {"opponent": "el oponente", "each": "cada jugador", "owner": "su dueño"}


def texts(game: Game, words: Messages, wanted: Collection[str]) -> Iterator[str]:
    """A line for each card on a table that does something, of those with these names, each card once."""
    seen: set[str] = set()
    teller = CardText(words)
    for obj in game.state.objects.values():
        if obj.card.name in wanted and obj.card.name not in seen and (said := teller.told(obj.card)):
            seen.add(obj.card.name)
            yield line(f"{obj.card.name}: {said}")


class CardText:
    """Tells cards with the words of one game."""

    def __init__(self, words: Messages) -> None:
        self._words = words

    def told(self, card: Card) -> str:
        """All that a card does; "" where it does nothing."""
        printed = card.printed.get("keywords")
        keywords = sorted(printed) if isinstance(printed, frozenset) else []
        parts = [f"«{self._words.word('keywords', one)}»" for one in keywords]
        many = len(card.abilities) > 1
        parts += [f"{f'{at}) ' if many else ''}{self._ability(one)}" for at, one in enumerate(card.abilities, 1)]
        return " · ".join(parts)

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
                does, when = self._effects((*targets, *ability.do)), f"mientras {self._condition(ability.whenever)}"
            case Activated():
                does, when = self._effects((*targets, *ability.do)), f"se activa{self._if(ability.if_)}"
            case Resolves():
                does, when = self._effects((*targets, *ability.resolve)), f"al resolverse{self._if(ability.if_)}"
            case Would():
                changes = [
                    f"{self._words.word('characteristics', k)}: {self._value(v)}"
                    for k, v in (ability.becomes or {}).items()
                ]
                parts = [self._effects(ability.do), *changes, *(["no ocurre"] if ability.stops else [])]
                does = "; ".join(one for one in parts if one)
                when = f"justo antes: {self._when(ability.would)}{self._if(ability.if_)}"
            case Static():
                does = self._effects(ability.static).replace(f" {self._words.word('moments', END_OF_TURN)}", "")
                when = f"siempre{self._if(ability.while_)}"
            case _:
                return head
        paid = f", pagando «{cost}»" if cost else ""
        return f"{head}{when}{paid}: {does or 'interviene'}"

    def _notes(self, ability: Ability) -> Iterator[tuple[str, bool]]:
        keyword = getattr(ability, "keyword", None)
        yield self._words.word("keywords", str(keyword)), bool(keyword)
        yield "heredado", bool(getattr(ability, "inherited", False))
        yield "una vez por turno", bool(getattr(ability, "once_per_turn", False))
        yield "opcional", bool(getattr(ability, "may", False))

    def _when(self, patterns: Sequence[Pattern]) -> str:
        return " o ".join(self._pattern(one) for one in patterns)

    def _pattern(self, pattern: Pattern) -> str:
        event = self._words.word("events", pattern.event)
        of = f" ({self._filter(pattern.of)})" if pattern.of else ""
        by = f" por {self._filter(pattern.by)}" if pattern.by else ""
        player = {"opponent": " (el oponente)", "any": " (cualquiera)"}.get(str(pattern.player), "")
        return f"al {event}{of}{by}{player}".replace("al el ", "al ")

    def _effects(self, effects: Sequence[Effect]) -> str:
        return "; ".join(self._effect(one) for one in effects)

    def _effect(self, effect: Effect) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each word of the vocabulary
        match effect:
            case Choose():
                return self._by(effect.by, self._choose(effect))
            case Draw():
                return self._by(effect.player, f"robar {self._value(effect.draw)}")
            case Gain():
                count = self._words.word("counts", effect.of)
                return self._by(effect.player, f"{count} {self._signed(effect.gain)}")
            case Move():
                return f"{self._target(effect.move)} va a {self._zone(effect.to)}"
            case Play():
                return f"jugar {self._target(effect.play)}{' gratis' if effect.free else ''}"
            case PutUnder():
                return f"poner {self._target(effect.put)} debajo de {self._target(effect.under)}"
            case Mark():
                return f"{self._target(effect.mark)}: {self._words.word('marks', effect.as_)}"
            case Reveal():
                verb = "mirar" if effect.privately else "revelar"
                return f"{verb} {self._value(effect.reveal)} de {self._zone(effect.of)}"
            case If():
                otherwise = f"; si no, {self._effects(effect.else_)}" if effect.else_ else ""
                return f"si {self._condition(effect.if_)}, {self._effects(effect.then)}{otherwise}"
            case May():
                return f"si quiere, {self._effects(effect.may)}"
            case By():
                return f"a cambio de {self._effects(effect.by)}, {self._effects(effect.do)}"
            case Do():
                return self._effects(effect.do)
            case OneOf():
                return "una de estas: " + " / ".join(self._effects(one) for one in effect.one_of.values())
            case Modify() | SetTo() | Grant() | Lose() | Forbid() | Allow() | Later():
                return self._continuous(effect)
            case _:
                return self._verb(effect)

    def _choose(self, effect: Choose) -> str:
        upto, count, what = "hasta " if effect.up_to else "", self._value(effect.count), self._filter(effect.choose)
        return f"elegir {upto}{count} {what if count == '1' else f'({what})'} («{effect.as_}»)"

    def _continuous(self, effect: Any) -> str:
        until = self._until(effect.until)
        on = self._target(effect.on) if getattr(effect, "on", None) is not None else ""
        match effect:
            case Modify():
                name = self._words.word("characteristics", effect.modify)
                return f"{on}: {name} {self._signed(effect.by)}{until}"
            case SetTo():
                name = self._words.word("characteristics", effect.set_)
                return f"{on}: {name} pasa a {self._value(effect.to)}{until}"
            case Grant() | Lose():
                verb, word = ("gana", effect.grant) if isinstance(effect, Grant) else ("pierde", effect.lose)
                return f"{on} {verb} «{self._words.word('keywords', word)}»{until}"
            case Forbid():
                who = on or (self._filter(effect.forbid.of) if effect.forbid.of else "esta carta")
                return f"{who} no puede {self._words.word('events', effect.forbid.event)}{until}"
            case Allow():
                return f"{f'{on}: ' if on else ''}se permite {self._words.word('permissions', effect.allow)}{until}"
            case _:
                return f"más tarde, {self._pattern(effect.later)}: {self._effects(effect.do)}"

    def _verb(self, effect: Effect) -> str:
        """An instruction of a game's own: its verb in Spanish with what it is given."""
        first, *_ = fields(effect)  # type: ignore[arg-type]
        given = getattr(effect, first.name)
        verb = self._words.word("verbs", first.name.removesuffix("_"))
        what = "" if given is True else self._given(given)
        amount = getattr(effect, "amount", None)
        more = f" ({self._value(amount)})" if amount is not None else ""
        where = "".join(self._where(effect, name, word) for name, word in _WHERE.items())
        return f"{verb} {what}{more}{where}".strip()

    def _where(self, effect: Effect, name: str, word: str) -> str:
        """To whom or where an instruction of a game's own is done."""
        value = getattr(effect, name, None)
        if isinstance(value, str) and self._words.knows("zones", value):
            return f" {word} {self._zone(value)}"
        return f" {word} {self._target(value)}" if isinstance(value, Filter | str) and value else ""

    def _given(self, value: object) -> str:
        if isinstance(value, Filter | str):
            return _WHO.get(value, self._target(value)) if isinstance(value, str) else self._target(value)
        if isinstance(value, Mapping):
            return " / ".join(self._effects(one) for one in value.values())
        if isinstance(value, Pattern):
            return self._pattern(value)
        if isinstance(value, tuple):
            return self._effects(value) if all(isinstance(one, Effect) for one in value) else joined([*map(str, value)])
        return self._value(value)

    def _by(self, player: str, text: str) -> str:
        return f"{_WHO[player]}: {text}" if player in _WHO else text

    def _target(self, target: object) -> str:
        if isinstance(target, Filter):
            return self._filter(target)
        return _TARGETS.get(str(target), f"«{target}»")

    def _filter(self, filter_: Filter) -> str:
        given = dict(filter_.active)
        noun = (
            joined([self._words.word("types", one.word) for one in given.pop("type", ())])
            if "type" in given
            else "carta"
        )
        whose = given.pop("controller", None) or given.pop("owner", None)
        zone, which = given.pop("zone", ()), given.pop("is", ())
        his = "a" if noun.endswith(_FEMININE) else "o"
        said = [f"otr{his} {noun}" if any(one.word == "other" for one in which) else noun]
        said += ["del oponente" if one.word == "opponent" else f"tuy{his}" for one in whose or ()]
        under = given.pop("under", ())
        said += ["debajo de esta carta"] if any(one.word == "self" for one in under) else []
        said += [self._place(one.word) for one in zone if not under or one.word != "under"]
        said += [self._tests(name, tests) for name, tests in given.items()]
        return " ".join(said)

    def _tests(self, name: str, tests: Sequence[Test]) -> str:
        if name == "name":
            return f"de nombre {' o '.join(f'«{one.word}»' for one in tests)}"
        known = next((one for one in ("marks", "characteristics") if self._words.knows(one, name)), "verbs")
        word = self._words.word(known, name)
        if known == "marks" and all(one.word in {"yes", "no"} for one in tests):
            return word if tests[0].word == "yes" else f"sin estar {word}"
        values = " o ".join(f"{'no ' if one.negated else ''}{self._plain(one.word)}" for one in tests)
        return f"({word} {values})"

    def _if(self, condition: Condition | None) -> str:
        return f", si {self._condition(condition)}" if condition else ""

    def _condition(self, condition: Condition) -> str:  # noqa: PLR0911 - one line for each word of the vocabulary
        match condition:
            case Exists():
                least = condition.count[0].word
                return f"hay {'' if least == '>= 1' else f'{least} '}{self._filter(condition.exists)}"
            case Matches():
                return f"{self._target(condition.object)} es {self._filter(condition.matches)}"
            case Compare():
                tests = " o ".join(one.word for one in condition.with_)
                return f"{self._value(condition.compare)} {tests}"
            case Turn():
                return "es tu turno" if condition.turn == "you" else "es el turno del oponente"
            case Did():
                return "se hizo lo anterior"
            case Not():
                return f"no {self._condition(condition.not_)}"
            case All():
                return " y ".join(self._condition(one) for one in condition.all_)
            case _:
                return self._verb(condition)  # type: ignore[arg-type]

    def _value(self, value: object) -> str:
        match value:
            case Count():
                return f"tantas como {self._filter(value.count)}"
            case CharacteristicOf():
                return f"{self._words.word('characteristics', value.value)} de {self._target(value.of)}"
            case EventAmount():
                times = f" × {value.times}" if value.times != 1 else ""
                return f"lo mismo{times}{f' {value.plus:+}' if value.plus else ''}"
            case Chosen():
                return f"«{value.chosen}»"
            case FactOf():
                return self._words.word("counts", value.fact)
            case _:
                return str(value) if isinstance(value, int | str) else "…"

    def _signed(self, value: object) -> str:
        return f"{value:+}" if isinstance(value, int) else f"+ {self._value(value)}"

    def _plain(self, word: str) -> str:
        return _TARGETS.get(word) or self._words.word("values", word)

    def _place(self, zone: str) -> str:
        return self._zone(zone) if zone == "under" else f"en {self._zone(zone)}"

    def _zone(self, name: str) -> str:
        return self._words.word("zones", name)

    def _until(self, until: str) -> str:
        return f" {self._words.word('moments', until)}" if until != "game" else ""

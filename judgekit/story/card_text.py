"""What a card does, in brief Spanish, from its abilities as data: a candidate must know it to answer."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from judgekit.engine.abilities import Activated, Resolves, StateTriggered, Static, Triggered, Would
from judgekit.engine.effects.continuous import (
    END_OF_TURN,
)
from judgekit.engine.filters import Filter
from judgekit.engine.game import Game
from judgekit.engine.model import Ability, Card, Effect
from judgekit.games.messages import joined
from judgekit.one_line import line
from judgekit.shapes.together import run_together
from judgekit.story.told_cards import either, says
from judgekit.story.told_effects import ToldEffects


class CardText(ToldEffects):
    """Tells cards with the words of one game."""

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
        """So many of those that pass a filter, or one of them."""
        if isinstance(part, Filter):
            return self._filter(part)
        many = either(self._circumstance(one, "values") for one in part.count)
        return f"{says('of which', amount=many, what=self._filter(part.of))}{''.join(self._how_alike(part))}"

    def _how_alike(self, part: Any) -> Iterator[str]:
        """In what all of them are alike or unlike, and whom one of them must be."""
        for key in ("different", "same"):
            if (trait := getattr(part, key, None)) is not None:
                yield f" {self._different(trait, key)}"
        if (one := getattr(part, "including", None)) is not None:
            yield says("one of them", what=self._filter(one))

    def of_ability(self, ability: Ability) -> str:
        """What one ability does."""
        return self._ability(ability)

    def of_fields(self, fields: Mapping[str, Any]) -> Sequence[str]:
        """What a card is besides its abilities, a line for each field."""
        named = ((self._words.word("characteristics", name), _as_tuple(value)) for name, value in fields.items())
        return [f"{name}: {self._plainly(value)}" for name, value in named]

    def _ability(self, ability: Ability) -> str:
        return run_together(self._in_parts(ability))

    def _in_parts(self, ability: Ability) -> str:
        notes = [name for name, on in self._notes(ability) if on]
        head = f"[{', '.join(notes)}] " if notes else ""
        cost = self._effects(getattr(ability, "cost", ()))
        match ability:
            case Triggered():
                does = self._does(ability, ability.do)
                when = f"{self._when(ability.when)}{self._if(ability.if_)}{self._if(ability.condition)}"
            case StateTriggered():
                does, when = (
                    self._does(ability, ability.do),
                    says("while", condition=self._condition(ability.whenever)),
                )
            case Activated():
                does, when = (
                    self._does(ability, ability.do),
                    f"{self._window(ability.activate)}{self._if(ability.if_)}",
                )
            case Resolves():
                does, when = self._does(ability, ability.resolve), f"{self._resolving(ability)}{self._if(ability.if_)}"
            case Would():
                becomes = (ability.becomes or {}).items()
                changes = [says("becomes", what=self._mode(name, value)) for name, value in becomes]
                parts = [self._effects(ability.do), *changes, *([says("stopped")] if ability.stops else [])]
                if ability.redirects_to is not None:
                    parts.append(says("redirected", card=self._target(ability.redirects_to)))
                does = "; ".join(one for one in parts if one)
                when = f"{says('would', when=self._when(ability.would))}{self._if(ability.if_)}"
            case Static():
                does = self._effects(ability.static).replace(f" {self._words.word('moments', END_OF_TURN)}", "")
                when = f"{says('always')}{self._if(ability.while_)}"
            case _:
                return head
        paid = says("paying", cost=cost) if cost else ""
        if not does and isinstance(ability, Activated):
            return f"{head}{when}{paid}"
        return f"{head}{when}{paid}: {does or says('steps in')}"

    def _does(self, ability: Ability, effects: Sequence[Effect]) -> str:
        """What is chosen as it is announced, and what it does as it resolves."""
        targets, does = self._effects(getattr(ability, "targets", ())), self._effects(effects)
        if not targets:
            return does
        chosen = f"{self._window_or('announcing')} {targets}"
        return says("resolving then", chosen=chosen, does=does) if does else chosen

    def _answering(self, ability: Ability) -> str:
        """With what nobody may answer, where that is told."""
        return says("answering with", when=self._when((ability.unanswered_with,))) if ability.unanswered_with else ""

    def _window(self, name: str) -> str:
        """When it is activated, where the game has a word for that window."""
        return self._window_or("activated", name)

    def _window_or(self, key: str, name: str = "") -> str:
        """The word of the game for a window, else the one of all games."""
        known = self._words.knows("windows", name or key)
        return self._words.word("windows", name or key) if known else says(key)

    def _resolving(self, ability: Resolves) -> str:
        """When a card of a single use does what it says, where the game has a word for that."""
        return self._window_or("effect" if ability.targets else "resolving", "resolve")

    def _notes(self, ability: Ability) -> Iterator[tuple[str, bool]]:
        keyword = getattr(ability, "keyword", None)
        yield self._words.word("keywords", str(keyword)), bool(keyword)
        yield says("inherited"), bool(getattr(ability, "inherited", False))
        limit = ability.once_per_turn
        yield says(limit if isinstance(limit, str) else "once per turn"), bool(limit)
        yield says("together"), ability.together
        if ability.unanswered_by:
            yield says(f"unanswered by {ability.unanswered_by}") + self._answering(ability), True
        yield says("optional"), bool(getattr(ability, "may", False))
        zones = getattr(ability, "zone", ())
        yield joined(self._places(zones)) if zones else "", bool(zones)


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value

"""The verbs of texts that play and use cards, for less or for nothing, and activate their effects."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated, Resolves, Triggered
from judgekit.engine.choice import Option
from judgekit.engine.effects import objects
from judgekit.engine.filters import Target
from judgekit.engine.model import Ability, Amount, Effect, Instance, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import number
from judgekit.games.digimon import events
from judgekit.games.digimon.effect_words import Word
from judgekit.games.digimon.playing import Playing


@dataclass(frozen=True)
class Play(objects.Play):
    """Play cards by an effect: {play: target}; paying with `free: no`, or less with `reduce: 2`."""

    reduce: int | Amount = 0

    def event(self, card: Obj, game: Table, at: Resolution) -> happenings.Play:
        """What is proposed for one card."""
        made = super().event(card, game, at)
        return made if self.free and not self.reduce else made.saying(_paid(card, self.reduce, game, at))


@dataclass(frozen=True)
class Use(Effect):
    """Use Options by an effect: {use: target}; paying with `free: no`, or less with `reduce: 2`."""

    use: Target
    free: bool = True
    reduce: int | Amount = 0

    def run(self, game: Table, at: Resolution) -> bool:
        """True if any was used."""
        return objects.happen(game, at, [self.event(one, game, at) for one in game.targets(self.use, at)])

    def event(self, card: Obj, game: Table, at: Resolution) -> events.Use:
        """What is proposed for one card."""
        made = events.Use(card.id, *at.by)
        if self.free and not self.reduce:
            return made
        return made.saying({"cost": _paid(card, self.reduce, game, at)["cost"]})


@dataclass(frozen=True)
class ActivateEffect(Effect):
    """Activate an effect that a card has: {activate effect: digivolve, of: self}; `main` is what an Option does."""

    activate_effect: Word
    of: Target = "self"
    as_: str = "effect"

    def run(self, game: Table, at: Resolution) -> bool:
        """Of several, the one that its player says."""
        table = cast(Playing, game)
        cards = game.targets(self.of, at)
        found = [(label, one, card) for card in cards for label, one in table.abilities(card) if self.names(one)]
        if not found:
            return False
        options = [Option(label, place) for place, (label, _, _) in enumerate(found)]
        (taken,) = game.choose(at.controller, "order", self.as_, options)
        label, ability, card = found[taken.value]
        made = Instance(game.state.fresh_id(), label, at.controller, card, ability, event=at.instance.event)
        return table.activate_inside(made)

    def names(self, ability: Ability) -> bool:
        """Is it one of those that the text names, by their Trigger or as what they are?"""
        if isinstance(ability, Triggered):
            return any(one.event == self.activate_effect for one in ability.when)
        if isinstance(ability, Resolves):
            return self.activate_effect == "main"
        return isinstance(ability, Activated) and ability.activate == self.activate_effect


def _paid(card: Obj, reduce: int | Amount, game: Table, at: Resolution) -> dict[str, object]:
    cost = cast(Playing, game).number(card, "cost")
    return {"free": None, "cost": max(0, cost - number(reduce, game, at))}


PLAYING_VERBS: tuple[type[Effect], ...] = (Play, Use, ActivateEffect)

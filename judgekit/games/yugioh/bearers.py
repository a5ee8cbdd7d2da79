"""Which monster an Equip Spell may go to, when the effect of another card equips it."""

from collections.abc import Iterable, Iterator

from judgekit.engine.effects.objects import Choose, ToObjects
from judgekit.engine.filters import Filter
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.engine.rule import forbids
from judgekit.games.yugioh import events
from judgekit.games.yugioh.card_verbs import EquipCard
from judgekit.games.yugioh.foreseen import surely_done
from judgekit.games.yugioh.selecting import Selecting


class Bearers(Selecting):
    """What the text of an Equip Spell says of its bearer, whoever equips it."""

    @forbids(events.EquipCard, "2.13.4.1", considered="a bearer as its text says")
    def no_other_bearer(self, event: events.EquipCard) -> bool:
        """An Equip Spell whose text says to whom alone it goes is equipped to nobody else."""
        return not self._may_bear(self.card(event.to), self.subject(event), str(event.player))

    def _may_bear(self, bearer: Obj, piece: Obj, player: str) -> bool:
        """Is it such a monster as the piece could be equipped to if this player activated it?"""
        wanted = list(self._aims(piece, player)) if self.icon(piece) == "equip" else []
        return not wanted or any(one.accepts(bearer, self, at) for one, at in wanted)

    def _aims(self, piece: Obj, player: str) -> Iterator[tuple[Filter, Resolution]]:
        for label, ability in self.abilities(piece):
            equips = [one for one in surely_done(ability.instructions) if isinstance(one, ToObjects)]
            named = {one.target for one in equips if one.kind == events.Equip.kind}
            at = Resolution(Instance(0, label, player, piece, ability))
            chosen = (one for one in ability.targets if isinstance(one, Choose) and one.as_ in named)
            yield from ((one.choose, at) for one in chosen)

    def not_to_be_equipped(self, wanted: Iterable[Obj], name: str, at: Resolution) -> dict[str, tuple[str, ...]]:
        """Who may not bear what an effect equips is no target of it, nor what its bearer may not bear."""
        found = dict[str, tuple[str, ...]]()
        for one in surely_done(at.ability.instructions):
            if isinstance(one, EquipCard) and name in {one.equip_card, one.to}:
                found |= {two.label: self.cited(("2.13.4.1",)) for two in wanted if not self._fits(two, one, name, at)}
        return found

    def _fits(self, obj: Obj, said: EquipCard, name: str, at: Resolution) -> bool:
        """Is there one, of those that are known so far, with which it goes? If none is known, any may be."""
        others = self.targets(said.to if name == said.equip_card else said.equip_card, at)
        pairs = [(two, obj) if name == said.equip_card else (obj, two) for two in others]
        return not pairs or any(self._may_bear(bearer, piece, at.controller) for bearer, piece in pairs)

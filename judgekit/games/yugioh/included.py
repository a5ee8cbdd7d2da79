"""What an activation includes: what its effect says that it does, from where, and whom it would destroy or hurt."""

from collections.abc import Iterator, Mapping, Sequence

from judgekit.engine.effects.continuous import Later
from judgekit.engine.effects.flow import Draw
from judgekit.engine.effects.objects import Choose, Move, ToObjects
from judgekit.engine.effects.piles import MoveTop, Reveal, RevealUntil, Search
from judgekit.engine.filters import Filter, plain
from judgekit.engine.model import Ability, Effect, Obj, Resolution
from judgekit.engine.said import held_in
from judgekit.games.yugioh.becoming_verbs import SummonAs
from judgekit.games.yugioh.card_verbs import SetCard, SpecialSummon
from judgekit.games.yugioh.chain import Chain
from judgekit.games.yugioh.feasibility import FromExtraDeck, Fusion, Ritual, as_selected
from judgekit.games.yugioh.foreseen import with_what_is_found
from judgekit.games.yugioh.life_verbs import Inflict

Zones = frozenset[str]
TO = {"hand": "add", "graveyard": "send", "deck": "return", "extra": "return"}
"""What it is to move a card there."""
NOWHERE: Mapping[str, tuple[type, ...]] = {
    "special summon": (SummonAs, Fusion, FromExtraDeck, Ritual),
    "draw": (Draw,),
    "damage": (Inflict,),
}
"""What is done from no zone that could be asked for."""
INCLUDABLE = (
    *("special summon", "add", "send", "set", "draw", "damage", "destroy", "banish", "discard", "tribute"),
    *(f"special summon from {zone}" for zone in ("hand", "deck", "graveyard", "extra")),
    *(f"{deed} from {zone}" for deed in ("add", "banish") for zone in ("deck", "graveyard")),
    *("send from deck", "set from deck", "return from graveyard"),
)
"""What may be asked of an effect."""


class Included(Chain):
    """What those that answer an activation ask of it."""

    def included_by(self, obj: Obj) -> frozenset[str]:
        """What the activation of this card includes; of several effects, the one that was selected."""
        at = self._activation_of(obj)
        return frozenset() if at is None else deeds_of(at.ability)

    def surely_destroyed_by(self, obj: Obj) -> frozenset[int]:
        """Those that its effect would surely destroy: not what it may leave, nor one of several that it picks later."""
        at = self._activation_of(obj)
        if at is None:
            return frozenset()
        done = self.would_do(at)
        destroying = (one for one in done if isinstance(one, ToObjects) and one.kind == "destroy")
        return frozenset(who.id for one in destroying for who in self._surely_meant(one, done, at))

    def surely_hurt_by(self, obj: Obj) -> frozenset[str]:
        """The players to whom its effect would surely inflict damage."""
        at = self._activation_of(obj)
        if at is None:
            return frozenset()
        hurting = (one for one in self.would_do(at) if isinstance(one, Inflict))
        return frozenset(player for one in hurting for player in self.who(one.player, at))

    def would_do(self, at: Resolution) -> Sequence[Effect]:
        """What an effect «would» do: what it does in any case. A reading says otherwise."""
        return list(with_what_is_found(at.ability.instructions))

    def _activation_of(self, obj: Obj) -> Resolution | None:
        links = (link for link in self.latest_first() if link.source.label == obj.label)
        return next((as_selected(Resolution(link, dict(link.bound))) for link in links), None)

    def _surely_meant(self, deed: ToObjects, done: Sequence[Effect], at: Resolution) -> Sequence[Obj]:
        """Whom it is done to: where some of them are chosen later, they are known only if it must be all of them."""
        chosen = next((one for one in done if isinstance(one, Choose) and one.as_ == deed.target), None)
        if chosen is None:
            return deed.meant(self, at)
        offered = chosen.offered(self, at)
        return offered if chosen.count == len(offered) and not chosen.up_to else ()


def deeds_of(ability: Ability) -> frozenset[str]:
    """What its effect says that it does: each deed, and the deed from each zone from which it may be done."""
    said = said_by(ability)
    found = _found_where(said)
    return frozenset(word for one in said for verb, zones in _deeds(one, found) for word in _words(verb, zones))


def said_by(ability: Ability) -> Sequence[object]:
    """All that stands in what it selects and does, however deep; an ability that it grants is another's."""
    return list(_said([*ability.targets, *ability.instructions]))


def _words(verb: str, zones: Zones) -> Iterator[str]:
    yield verb
    yield from (f"{verb} from {zone}" for zone in zones)


def _said(said: object) -> Iterator[object]:
    yield said
    for one in held_in(said):
        if not isinstance(one, Ability) or isinstance(one, Later):
            yield from _said(one)


def _found_where(said: Sequence[object]) -> Mapping[str, Zones]:
    """By name, where what goes by it was chosen or found."""
    found: dict[str, Zones] = {}
    for one in said:
        match one:
            case Search():
                where = frozenset({"deck", *one.also_in})
            case RevealUntil():
                where = frozenset({"deck"})
            case Reveal(reveal=int()):
                where = frozenset({one.of})
            case Choose(among=str(name)):
                where = found.get(name, frozenset())
            case Choose():
                where = _zones(one.choose)
            case _:
                continue
        found[one.as_] = found.get(one.as_, frozenset()) | where
    return found


def _zones(what: Filter) -> Zones:
    return frozenset(test.word for test in plain(what.zone) if not test.negated)


def _from(target: object, found: Mapping[str, Zones]) -> Zones:
    return _zones(target) if isinstance(target, Filter) else found.get(str(target), frozenset())


def _deeds(one: object, found: Mapping[str, Zones]) -> Iterator[tuple[str, Zones]]:
    """What one instruction does, and from where."""
    nowhere = next((verb for verb, kinds in NOWHERE.items() if isinstance(one, kinds)), None)
    if nowhere:
        yield nowhere, frozenset()
    match one:
        case Search(do=()):
            yield "add", frozenset({"deck", *one.also_in})
        case SpecialSummon():
            yield "special summon", _from(one.special_summon, found)
        case MoveTop() if one.to in TO:
            yield TO[one.to], frozenset({one.of})
        case SetCard():
            yield "set", _from(one.set_card, found)
        case Move() if one.to in TO:
            yield TO[one.to], _from(one.move, found)
        case ToObjects():
            yield one.kind, _from(one.target, found)

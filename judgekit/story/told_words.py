"""Which words of an instruction its sentence tells, and which others are told behind it: those that are unusual."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from judgekit.engine.effects.continuous import Allow, Forbid, Grant, Later, Lose, Modify, SetTo
from judgekit.engine.effects.copies import Copy, Declare
from judgekit.engine.effects.flow import By, Do, Draw, Gain, If, May, OneOf
from judgekit.engine.effects.immunity import Immune
from judgekit.engine.effects.objects import Choose, Mark, Move, Play, PutUnder
from judgekit.engine.effects.piles import MoveTop, Reveal, RevealUntil, Top
from judgekit.engine.effects.steady import Steady

_TOLD: Mapping[type, frozenset[str]] = {
    Choose: frozenset(
        {"choose", "as_", "count", "up_to", "by", "among", "at_random", "different", "same", "including"}
    ),
    Draw: frozenset({"draw", "player"}),
    Gain: frozenset({"gain", "of", "player"}),
    Move: frozenset({"move", "to"}),
    Play: frozenset({"play", "free"}),
    PutUnder: frozenset({"put", "under"}),
    Mark: frozenset({"mark", "as_", "value"}),
    Reveal: frozenset({"reveal", "of", "privately"}),
    RevealUntil: frozenset({"reveal_until", "as_", "count", "seen"}),
    MoveTop: frozenset({"move_top", "of", "to", "player"}),
    Top: frozenset({"top", "of", "as_", "player"}),
    If: frozenset({"if_", "then", "else_"}),
    May: frozenset({"may", "as_"}),
    By: frozenset({"by", "do", "as_"}),
    Do: frozenset({"do", "as_"}),
    OneOf: frozenset({"one_of", "as_"}),
    Modify: frozenset({"modify", "by", "on", "until"}),
    SetTo: frozenset({"set_", "to", "on", "until"}),
    Grant: frozenset({"grant", "on", "until", "of"}),
    Lose: frozenset({"lose", "on", "until", "of"}),
    Forbid: frozenset({"forbid", "on", "until"}),
    Allow: frozenset({"allow", "on", "until"}),
    Copy: frozenset({"copy", "of", "on", "until"}),
    Declare: frozenset({"declare", "as_", "player"}),
    Later: frozenset({"later", "do", "on", "until", "next"}),
    Immune: frozenset({"immune", "to", "until", "activated"}),
    Steady: frozenset({"steady", "on", "until", "against"}),
}
# what a verb of a game's own tells besides what it is given first
_OF_A_VERB = frozenset({"amount", "on", "from_", "to", "into", "among", "for_", "that"})
_NEVER = frozenset({"origin", "targets"})
# what nobody reads out of silence, be it what a word usually means
_NEVER_UNDERSTOOD = frozenset({("player", "opponent")})


def told_of(effect: object) -> Collection[str]:
    """The words that the sentence of an instruction tells."""
    found = next((_TOLD[one] for one in type(effect).__mro__ if one in _TOLD), None)
    return found if found is not None else {first_of(effect).name, *_OF_A_VERB}


def first_of(node: object) -> Field[Any]:
    """Its first word, which names it; what every number may have beside that is none."""
    return next(one for one in fields(node) if not one.kw_only)  # type: ignore[arg-type]


def unusual(node: object) -> Iterator[tuple[str, Any]]:
    """The words of an instruction, a number or a card that are not what they are where nobody says them."""
    if is_dataclass(node):
        for one in fields(node):
            value = getattr(node, one.name)
            if one.name not in _NEVER and (value != _usual(one) or (one.name, value) in _NEVER_UNDERSTOOD):
                yield one.name, value


def _usual(one: Field[Any]) -> object:
    if one.default is not MISSING:
        return one.default
    return one.default_factory() if one.default_factory is not MISSING else MISSING

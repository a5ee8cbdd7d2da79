"""What is seen before an effect is activated: whom it would not bring, and whom it would not turn."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from judgekit.engine.effects.flow import Do, If
from judgekit.engine.effects.objects import Choose
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.rule import Illegal, guard
from judgekit.engine.terms import Did
from judgekit.games.yugioh.card_verbs import SwitchPosition, TurnDown, Turning, TurnTo, TurnUp, turned, turning_of
from judgekit.games.yugioh.spells_traps import SpellsTraps

Clauses = tuple[str, ...]


class Foreseen(SpellsTraps):
    """What would come of an effect for those to whom it does something."""

    def in_vain_for(self, wanted: Sequence[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that go by this name, the ones to whom nothing would be done, with the clauses."""
        return self.who_would_not_turn(wanted, name, at)

    def who_would_not_turn(self, wanted: Iterable[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that go by this name, and are only turned, the ones that lie so already or may not."""
        said = turnings(at.ability.instructions, name)
        found = {one.label: self.why_none_turns(one, said, at) for one in wanted} if said else {}
        return {label: by for label, by in found.items() if by}

    def why_none_turns(self, obj: Obj, said: Sequence[Turning], at: Resolution) -> Clauses:
        """The clauses by which nothing of this turns the monster, none where something does."""
        found = [self.why_not_turned(one, obj, at) for one in said]
        return found[0] if all(found) else ()

    def why_not_turned(self, said: Turning, obj: Obj, at: Resolution) -> Clauses:
        """That it lies so already (2.13.4.1), or what forbids it; not that it is unaffected, which is seen later."""
        made = turning_of(said, obj, self, at)
        if made is None:
            return self.cited(("2.13.4.1",))
        with self.trace.looking:
            ban = self._forbidden_by_rule(made) or self._forbidden_by_text(made)
        return ban.clauses if ban else ()

    def changes_something(self, at: Resolution) -> None:
        """What would do no more than turn monsters, and turns nobody, is not activated."""
        said = list(all_turnings(at.ability.instructions))
        if said and None not in said and not any(self._turns_somebody(cast(Turning, one), at) for one in said):
            self.turns_nobody(at)

    def _turns_somebody(self, said: Turning, at: Resolution) -> bool:
        return any(not self.why_not_turned(said, one, at) for one in turned(said, self, at))

    @guard("2.13.4.1", considered="somebody to turn")
    def turns_nobody(self, at: Resolution) -> None:
        """An effect of which nothing could be done as it is activated is not activated."""
        raise Illegal("nobody to turn", ability=at.instance.label)


def turnings(effects: Iterable[Effect], name: str) -> list[Turning]:
    """How those that go by this name are turned, where nothing else is done to them; else nothing."""
    spoken = [one for one in effects if f"'{name}'" in repr(one) and not _names(one, name)]
    found = list(all_turnings(spoken))
    if None in found:
        return []
    return [one for one in found if one is not None and _is_of(one, name)]


def _names(effect: Effect, name: str) -> bool:
    return isinstance(effect, Choose) and effect.as_ == name


def _is_of(said: Turning, name: str) -> bool:
    return (said.turn_to if isinstance(said, TurnTo) else said.target) == name


def all_turnings(effects: Iterable[Effect]) -> Iterator[Turning | None]:
    """What turns monsters, in order, and None for anything else that does not hang on it."""
    named = set[str]()
    for one in effects:
        match one:
            case Do():
                named.add(one.as_)
                yield from all_turnings(one.do)
            case If(if_=Did(did=name), else_=()) if name in named:
                continue
            case TurnUp() | TurnDown() | TurnTo() | SwitchPosition():
                yield one
            case _:
                yield None

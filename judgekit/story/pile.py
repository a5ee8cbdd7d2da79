"""The effects that waited, as frozen data: when each was born and ended, and what waited at each moment."""

from dataclasses import dataclass

from judgekit.story.phrases import say


@dataclass(frozen=True, slots=True)
class Waiting:
    """An effect that waited: its number in order of birth, the printed steps where it was born and where it ended.

    It ends when it resolves, or leaves without resolving; None where it still waits when the replay is over.
    """

    number: int
    name: str
    player: str
    born: int
    ended: int | None
    resolves: bool = True

    @property
    def told(self) -> str:
        """The effect's life in one line."""
        who = say("pile.whose", name=self.name, player=self.player) if self.player else self.name
        if self.ended is None:
            return say("pile.still", who=who, born=self.born)
        how = say("pile.resolves" if self.resolves else "pile.leaves")
        lived = "pile.at_once" if self.ended == self.born else "pile.waited"
        return say(lived, who=who, how=how, born=self.born, ended=self.ended)


@dataclass(frozen=True, slots=True)
class Moment:
    """What waits at a printed step, what goes first above; `resolving` or `leaving` is taken out there."""

    step: int
    waiting: tuple[int, ...]
    resolving: int | None = None
    leaving: int | None = None

    @property
    def told(self) -> str:
        """The moment in one line."""
        parts = [say("pile.resolving", number=self.resolving)] if self.resolving else []
        parts += [say("pile.leaving", number=self.leaving)] if self.leaving else []
        waiting = ", ".join(map(str, self.waiting))
        parts += [say("pile.waiting", waiting=waiting) if waiting else say("pile.nothing")]
        return say("pile.moment", step=self.step, parts="; ".join(parts))


@dataclass(frozen=True, slots=True)
class Pile:
    """The effects that waited (stack, chain, bag, pending) and how their pile grew and resolved."""

    name: str
    effects: tuple[Waiting, ...]
    moments: tuple[Moment, ...]

"""A table as frozen data, each part told in one line of Spanish: what a picture shows, for whoever does not see it."""

from dataclasses import dataclass

from judgekit.story.phrases import say


@dataclass(frozen=True, slots=True)
class Face:
    """A card as a picture shows it; `changed` where the replay left it otherwise than it was."""

    name: str
    details: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    beneath: tuple[str, ...] = ()
    changed: bool = False

    @property
    def told(self) -> str:
        """The card in one line, for readers who do not see the picture."""
        inside = [*self.marks, *self.details]
        inside += [say("board.beneath", cards=", ".join(self.beneath))] if self.beneath else []
        return f"{self.name} ({'; '.join(inside)})" if inside else self.name


@dataclass(frozen=True, slots=True)
class Area:
    """One zone: the cards that matter and how many more lie there."""

    name: str
    faces: tuple[Face, ...]
    more: int = 0
    field: bool = False

    @property
    def told(self) -> str:
        """The zone in one line."""
        return self._told("")

    @property
    def starred(self) -> str:
        """The zone in one line, with a star on what changed, for readers who see no borders."""
        return self._told("*")

    @property
    def rest(self) -> str:
        """The cards that are only counted; "" where there are none."""
        if not self.more:
            return ""
        return say("list.more", count=self.more) if self.faces else say("board.cards", count=self.more)

    def _told(self, star: str) -> str:
        faces = [f"{star if face.changed else ''}{face.told}" for face in self.faces]
        inside = "; ".join([*faces, *([self.rest] if self.more else [])])
        return f"{self.name}: {inside or say('board.empty')}"


@dataclass(frozen=True, slots=True)
class Side:
    """One player's side of the table; the player "" holds what is shared."""

    player: str
    counts: tuple[str, ...]
    areas: tuple[Area, ...]

    @property
    def told(self) -> str:
        """Whose side it is, with what that player counts."""
        name = say("board.player", player=self.player) if self.player else say("board.shared")
        return f"{name} ({', '.join(self.counts)})" if self.counts else name


@dataclass(frozen=True, slots=True)
class Board:
    """The table at one moment, the opponent above; `facts` are turn and phase."""

    caption: str
    facts: tuple[str, ...]
    sides: tuple[Side, ...]

    @property
    def told(self) -> str:
        """The caption with the facts."""
        return f"{self.caption}: {', '.join(self.facts)}" if self.facts else self.caption

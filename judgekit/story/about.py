"""What a question is about: where its claims look, never what they say is there; an open one is about it all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judgekit.engine.game import Game
from judgekit.replay import TRY, moved
from judgekit.scenario import CLAUSES, Entry, Question, parted
from judgekit.story.faces import Facet

Path = tuple[str, ...]
TRIES = "tries"


@dataclass(frozen=True, slots=True)
class About:
    """The paths that a question looks at, and its cards: those that the paths name before those that have moved there.

    `acting` are the cards that the script names. An open question looks at what is tried, and tells all that changed.
    """

    paths: tuple[Path, ...]
    cards: tuple[str, ...]
    acting: frozenset[str]
    is_open: bool = False

    @property
    def legality(self) -> bool:
        """Does it ask what may be done?"""
        return any(one[0] == TRIES for one in self.paths)

    @property
    def winning(self) -> bool:
        """Does it ask whether the game ends?"""
        return ("winner",) in self.paths

    @property
    def order(self) -> bool:
        """Does it ask what comes first?"""
        return ("order",) in self.paths

    def names(self, label: str) -> bool:
        """Is it about this card?"""
        return label in self.cards

    def tells(self, facet: Facet) -> bool:
        """Is it about this, as seen on a table?"""
        match facet:
            case ("winner",):
                return True
            case ("place" | "mark" | "value", label, *_):
                return self.names(label) or label in self.acting
            case ("resolved", ability):
                return self.order or self.names(ability.rpartition("/")[0])
            case ("count", player, name):
                return (player, name) in self.paths
            case _:
                return tuple(facet) in self.paths


def about(question: Question, before: Game, after: Game) -> About:
    """What a question is about, of a replay that began and ended with these tables."""
    looked_at = dict.fromkeys(parted(one.path)[1] for one in question.claims)
    paths = tuple(one for one in looked_at if one[0] not in CLAUSES)
    paths = tuple(one for one in paths if not question.about or set(one) & set(question.about))
    if not question.claims:
        paths = tuple((TRIES, str(place)) for place in range(1, len(after.attempts) + 1))
    named = [one[1] for one in paths if one[0] == "cards"]
    asked = [one for one in question.about if one in before.state.current or one in after.state.current]
    cards = dict.fromkeys((*asked, *named, *(one for path in paths for one in moved(path, before, after))))
    acting = frozenset(_acting(question.situation.script, before))
    return About(paths, tuple(cards), acting, is_open=not (question.claims or question.about))


def _acting(script: Sequence[Entry], game: Game) -> Iterator[str]:
    for entry in script:
        given = [*entry.move.words.values()] if entry.move else []
        given += [word for answer in entry.answers for word in answer.words]
        words = (word for one in given for word in (one if isinstance(one, tuple) else (one,)))
        cards = (str(word).removeprefix(TRY) for word in words)
        yield from (one for one in cards if one in game.state.current)

"""Lorcana as a whole: zones, cards and the chapters of its rules."""

from collections.abc import Mapping
from typing import ClassVar

from judgekit.engine.abilities import Activated, Resolves, StateTriggered, Static, Triggered, Would
from judgekit.engine.event import declared
from judgekit.engine.happenings import Choose
from judgekit.engine.model import Ability, ZoneKind
from judgekit.games.lorcana import events
from judgekit.games.lorcana.abilities import Abilities
from judgekit.games.lorcana.activating import Activating
from judgekit.games.lorcana.bag import Bag
from judgekit.games.lorcana.cards import LorcanaCard, LorcanaFilter
from judgekit.games.lorcana.damage import Damage
from judgekit.games.lorcana.duties import Duties
from judgekit.games.lorcana.ending import Ending
from judgekit.games.lorcana.moving import Moving
from judgekit.games.lorcana.names import Names
from judgekit.games.lorcana.playing import Playing
from judgekit.games.lorcana.state_check import GameStateCheck
from judgekit.games.lorcana.turn import THEIR_NEXT, YOUR_NEXT
from judgekit.games.lorcana.turn_actions import Inking
from judgekit.games.lorcana.verbs import VERBS


class Lorcana(Ending, Duties, Inking, Playing, Activating, Moving, Damage, Names, Abilities, GameStateCheck, Bag):
    """The game as its document tells it."""

    game: ClassVar[str] = "lorcana"
    printed_card = LorcanaCard
    filter = LorcanaFilter
    verbs = VERBS
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("play", field=True),
        ZoneKind("inkwell", public=False),
        ZoneKind("discard"),
    )
    counts = ("lore", "inked")
    marks = ("exerted", "damage", "drying", "facedown", "location", "challenging", "challenged", "shifted")
    phases = ("setup", "start", "main", "end")
    permissions = (
        "additional ink",
        "quest while drying",
        "challenge while drying",
        "challenge ready",
        "challenge as evasive",
    )
    moments = ("start of your next turn", YOUR_NEXT, THEIR_NEXT, "challenge")
    windows = ("main",)
    entering: ClassVar[Mapping[str, tuple[str, ...]]] = {"play": ("play",)}
    causes = (*Bag.causes, "challenge", "quest")
    unread: ClassVar[Mapping[str, str]] = {
        "targets": "lo que se elige al resolver va como «choose» dentro de «do» o «resolve»",
        "inherited": "ninguna carta da lo suyo a la de encima",
        "keyword": "las palabras clave van en «keywords» de la carta",
    }
    known_events = (*declared(events), Choose)
    golden_rule: ClassVar[tuple[str, ...]] = ("1.2.1",)

    @classmethod
    def clauses_of(cls, ability: Ability) -> tuple[str, ...]:
        """Triggered, activated and static abilities, replacement effects, and the effects of actions."""
        match ability:
            case Triggered() | StateTriggered():
                return ("1.6.1.1",)
            case Activated():
                return ("1.6.1.2",)
            case Static():
                return ("1.6.1.3",)
            case Would():
                return ("1.6.1.4",)
            case Resolves():
                return ("5.4.3",)
        return ()

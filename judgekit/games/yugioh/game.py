"""Yu-Gi-Oh! as a whole: zones, cards, words, and all the chapters of its rules."""

from collections.abc import Mapping
from typing import ClassVar

from judgekit.engine.event import declared
from judgekit.engine.happenings import Choose
from judgekit.engine.model import ZoneKind
from judgekit.games.yugioh import events
from judgekit.games.yugioh.cards import YugiohCard, YugiohFilter
from judgekit.games.yugioh.preparing import Preparing
from judgekit.games.yugioh.turn import PHASES
from judgekit.games.yugioh.verbs import VERBS


class Yugioh(Preparing):
    """The game as its rulebook has it; each module stands on the one before."""

    printed_card = YugiohCard
    filter = YugiohFilter
    verbs = VERBS
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("monsters", field=True),
        ZoneKind("spells", field=True),
        ZoneKind("field spell", field=True),
        ZoneKind("pendulum", field=True),
        ZoneKind("graveyard", ordered=True),
        ZoneKind("banished"),
        ZoneKind("extra", public=False, ordered=True),
        ZoneKind("removed"),
    )
    counts = ("lp",)
    phases = PHASES
    facts = ("step",)
    permissions = ("second attack",)
    moments = ("end of damage step",)
    windows = ("ignition", "quick")
    causes = (*Preparing.causes, "activation", "deck", "pendulum", "ritual", "synchro", "xyz")
    unread: ClassVar[Mapping[str, str]] = {
        "inherited": "ninguna carta da lo suyo a la de encima",
        "keyword": "las palabras clave van en «keywords» de la carta",
    }
    known_events = (*declared(events), Choose)

    def text_forbids(self) -> tuple[str, ...]:
        """The effect of a card prevails over the rules."""
        return self.cited(("5.1.7.1",))

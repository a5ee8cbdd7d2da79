"""Final Fantasy TCG as a whole: zones, cards and the chapters of its rules."""

from collections.abc import Mapping
from typing import ClassVar

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated, StateTriggered, Static, Triggered, Would
from judgekit.engine.event import declared
from judgekit.engine.model import Ability, ZoneKind
from judgekit.games.fftcg import events
from judgekit.games.fftcg.as_played import AsPlayed
from judgekit.games.fftcg.attacking import PARTY
from judgekit.games.fftcg.cancelling import Cancelling
from judgekit.games.fftcg.cards import FftcgCard, FftcgFilter
from judgekit.games.fftcg.casting import FROM_ELSEWHERE
from judgekit.games.fftcg.combat import Combat
from judgekit.games.fftcg.continuous_effects import ContinuousEffects
from judgekit.games.fftcg.control import Controlling
from judgekit.games.fftcg.damage import Damaging
from judgekit.games.fftcg.damage_keyword import DAMAGE, DamageKeyword
from judgekit.games.fftcg.declaring import Declaring
from judgekit.games.fftcg.entering import LIMIT, PLAYED_FROM_ELSEWHERE
from judgekit.games.fftcg.groups import Grouping
from judgekit.games.fftcg.how_paid import PAID
from judgekit.games.fftcg.limit_break import LimitBreak
from judgekit.games.fftcg.loops import Loops
from judgekit.games.fftcg.resolving import Resolving
from judgekit.games.fftcg.rule_processes import RuleProcesses
from judgekit.games.fftcg.searching import Searching
from judgekit.games.fftcg.starting import Starting
from judgekit.games.fftcg.table import OF_A_NAME
from judgekit.games.fftcg.turn import THEIR_TURN, YOUR_TURN
from judgekit.games.fftcg.verbs import VERBS
from judgekit.games.fftcg.warp import RemoveWarpCounter, Warp
from judgekit.games.fftcg.when_done import WhenDone

COMBAT_MARKS = ("attacking", "blocking", "attacked", "blocked", "party")


class Fftcg(
    Starting,
    Combat,
    Resolving,
    Declaring,
    RuleProcesses,
    Damaging,
    Warp,
    LimitBreak,
    AsPlayed,
    Searching,
    Controlling,
    Cancelling,
    DamageKeyword, Grouping, Loops, ContinuousEffects,
):  # fmt: skip
    """The game as its rules have it."""

    game: ClassVar[str] = "fftcg"
    printed_card = FftcgCard
    filter = FftcgFilter
    verbs = (*VERBS, RemoveWarpCounter, WhenDone)
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("field", field=True),
        ZoneKind("damage", ordered=True),
        ZoneKind("break", ordered=True),
        ZoneKind("removed"),
        ZoneKind("limit break"),
        ZoneKind("stack", ordered=True, shared=True, passing=True),
    )
    counts = endless_counts = ("crystals",)
    marks = (
        "dull",
        "frozen",
        "damage",
        "new",
        "counter",
        "counters",
        "tokens",
        "seals",
        *COMBAT_MARKS,
        "face up",
        "warp counters",
        *PAID,
    )
    open_marks = OF_A_NAME
    phases = ("setup", "active", "draw", "main 1", "attack", "main 2", "end")
    facts = ("format",)
    permissions = (LIMIT, PARTY, FROM_ELSEWHERE, PLAYED_FROM_ELSEWHERE)
    entering: ClassVar[Mapping[str, tuple[str, ...]]] = {"field": ("play",)}
    moments = (YOUR_TURN, THEIR_TURN)
    windows = ("action", "special", "warp", "play")
    names_for_the_card = ("play",)
    ability_keywords = ("EX Burst", *DAMAGE)
    unread: ClassVar[Mapping[str, str]] = {"inherited": "ninguna carta da lo suyo a la de encima"}
    golden_rule = ("2.1",)
    known_events = (*declared(events), happenings.Choose)

    @classmethod
    def clauses_of(cls, ability: Ability) -> tuple[str, ...]:
        """Field abilities, replacements, auto-abilities, action and special abilities."""
        match ability:
            case Static():
                return ("11.9.1",)
            case Would():
                return ("11.12.5.1",)
            case Activated(activate=window):
                return {"special": ("11.7.1",), "warp": ("15.2.7.1.1",), "play": ("11.4.4",)}.get(window, ("11.6.1",))
            case Triggered(if_=condition):
                return ("11.8.13",) if condition else ("11.8.1",)
            case StateTriggered():
                return ("11.8.18",)
        return ()

    def text_forbids(self) -> tuple[str, ...]:
        """Where a text says «cannot»: what restricts wins."""
        return self.cited(("2.2",))

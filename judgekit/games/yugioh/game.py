"""Yu-Gi-Oh! as a whole: zones, cards, words, and all the chapters of its rules."""

from collections.abc import Mapping
from typing import ClassVar

from judgekit.engine.abilities import Activated, StateTriggered, Static, Triggered
from judgekit.engine.event import declared
from judgekit.engine.happenings import Choose
from judgekit.engine.model import Ability, ZoneKind
from judgekit.games.yugioh import events
from judgekit.games.yugioh.activating import CALCULATION, WHAT
from judgekit.games.yugioh.cards import YugiohCard, YugiohFilter, works_equipped
from judgekit.games.yugioh.included import INCLUDABLE
from judgekit.games.yugioh.made_of import Used
from judgekit.games.yugioh.more_attacks import EACH, IN_DEFENSE, SECOND, THIRD, WITH_DEF
from judgekit.games.yugioh.phase_verbs import PHASE_VERBS
from judgekit.games.yugioh.positions import TURNED_UP
from judgekit.games.yugioh.preparing import Preparing
from judgekit.games.yugioh.spell_speed import QUICK_EFFECT
from judgekit.games.yugioh.spells_traps import FROM_HAND
from judgekit.games.yugioh.summons import (
    NO_TRIBUTES,
    NO_TRIBUTES_TO_SET,
    ONE_MORE,
    SUMMON_AGAIN,
    TRIBUTE_SET,
    TRIBUTE_SUMMON,
    TWO_TRIBUTES,
)
from judgekit.games.yugioh.sure import CANNOT_BE_NEGATED, NEEDS_ITS_CARD, NoAnswer, Sure
from judgekit.games.yugioh.table import NORMAL_WAYS, SPECIAL_WAYS, WAS_SET
from judgekit.games.yugioh.turn import BATTLE_OVER, NEXT_TURN, PHASES, THEIR_NEXT, YOUR_NEXT
from judgekit.games.yugioh.unaffected import CONTINUOUS_EFFECT, Unaffected
from judgekit.games.yugioh.verbs import VERBS


class Yugioh(Preparing):
    """The game as its rulebook has it; each module stands on the one before."""

    printed_card = YugiohCard
    filter = YugiohFilter
    amounts = (Used,)
    verbs = (*VERBS, *PHASE_VERBS, Unaffected, Sure, NoAnswer)
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
    asked_words: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "summoned": (*NORMAL_WAYS, "flip", WAS_SET, *SPECIAL_WAYS),
        "includes": INCLUDABLE,
        "would_hurt": ("you", "opponent"),
        "step": ("start", "battle", "damage", CALCULATION, "end"),
    }
    phases = PHASES
    facts = ("step",)
    permissions = (
        ONE_MORE,
        SUMMON_AGAIN,
        NO_TRIBUTES,
        NO_TRIBUTES_TO_SET,
        TWO_TRIBUTES,
        SECOND,
        THIRD,
        EACH,
        IN_DEFENSE,
        WITH_DEF,
        "activate when set",
        FROM_HAND,
        "no hand limit",
    )
    permissions_against = (SECOND, THIRD, TWO_TRIBUTES, ONE_MORE)
    moments = ("end of damage calculation", "end of damage step", BATTLE_OVER, NEXT_TURN, YOUR_NEXT, THEIR_NEXT)
    entering: ClassVar[Mapping[str, tuple[str, ...]]] = {"monsters": ("special summon", "normal summon", "set")}
    goals: ClassVar[Mapping[str, tuple[str, ...]]] = {
        events.Activate.kind: WHAT,
        events.Attack.kind: ("monster", "player"),
        events.Damage.kind: ("attack", "direct attack"),
        events.ChangePosition.kind: (TURNED_UP,),
        events.Fight.kind: ("declared", "start", "calculation", "calculated", "end"),
    }
    windows = ("ignition", "quick", "own summon")
    unanswered = ("opponent", "each")
    limits = (
        *("by name", "one by name", "one of these", "activation by name", "while face up", "for each"),
        *("per chain", "per chain by name", "per duel", "activation per duel"),
        *("twice", "three times", "twice by name", "three times by name"),
    )
    ability_keywords = (CONTINUOUS_EFFECT, CANNOT_BE_NEGATED, NEEDS_ITS_CARD, QUICK_EFFECT)
    outside = "removed"
    causes = (
        *(*Preparing.causes, "activation", "deck", "fusion", "link", "pendulum", "ritual", "synchro", "xyz"),
        *(TRIBUTE_SUMMON, TRIBUTE_SET),
    )
    unread: ClassVar[Mapping[str, str]] = {
        "inherited": "ninguna carta da lo suyo a la de encima",
    }
    known_events = (*declared(events), Choose)
    affect_nobody: ClassVar[frozenset[str]] = frozenset({Choose.kind, events.Target.kind})

    golden_rule: ClassVar[tuple[str, ...]] = ("5.1.7.1",)

    @classmethod
    def clauses_of(cls, ability: Ability) -> tuple[str, ...]:
        """What the book calls Continuous, Quick, Ignition and Trigger Effects."""
        match ability:
            case _ if "pendulum" in ability.zone:
                return ("2.6.2",)
            case Static() if works_equipped(ability):
                return ("2.14.5.1",)
            case Static():
                return ("2.5.3.1",)
            case Activated(activate=window):
                return ("2.5.5.1",) if window == "quick" else ("2.5.4.1",)
            case Triggered() | StateTriggered():
                return ("2.5.6.1",)
        return ()

    def text_forbids(self) -> tuple[str, ...]:
        """The effect of a card prevails over the rules."""
        return self.cited(("5.1.7.1",))

"""Digimon as a whole: zones, cards and the chapters of its rules."""

from collections.abc import Mapping
from typing import ClassVar, get_args

from judgekit.engine.abilities import Pattern
from judgekit.engine.effects.immunity import Immune
from judgekit.engine.effects.steady import Steady
from judgekit.engine.effects.tokens import Make
from judgekit.engine.event import Event, declared
from judgekit.engine.happenings import Choose
from judgekit.engine.model import ZoneKind
from judgekit.games.digimon import events
from judgekit.games.digimon.activation import MANDATORY, OPTIONAL, Activation
from judgekit.games.digimon.arriving import Arriving
from judgekit.games.digimon.attack import AGAINST, Attacks
from judgekit.games.digimon.attack_steps import AttackSteps
from judgekit.games.digimon.attack_verbs import ATTACK_VERBS
from judgekit.games.digimon.beginning import Beginning
from judgekit.games.digimon.cards import DigimonCard, DigimonFilter, Keyword
from judgekit.games.digimon.choosing_verbs import CHOOSING_VERBS
from judgekit.games.digimon.dna_digivolving import DIGIVOLVING_VERBS, DnaDigivolving
from judgekit.games.digimon.existence import Existence
from judgekit.games.digimon.interruptive import Interruptive
from judgekit.games.digimon.keywords import KEYWORD_ABILITIES
from judgekit.games.digimon.leaving import Leaving
from judgekit.games.digimon.memory import Memory
from judgekit.games.digimon.moving import Moving
from judgekit.games.digimon.muting import Mute
from judgekit.games.digimon.parts import Parts
from judgekit.games.digimon.pending import Pending
from judgekit.games.digimon.piles import LINKED, Piles
from judgekit.games.digimon.playing import Playing
from judgekit.games.digimon.playing_verbs import PLAYING_VERBS
from judgekit.games.digimon.rule_check import RuleCheck
from judgekit.games.digimon.security import Security
from judgekit.games.digimon.turn import LATER, Turns
from judgekit.games.digimon.verbs import VERBS


class Digimon(
    Existence,
    Activation,
    Parts,
    DnaDigivolving,
    Playing,
    Turns,
    Attacks,
    AttackSteps,
    Security,
    RuleCheck,
    Interruptive,
    Leaving,
    Piles,
    Beginning,
    Arriving,
    Memory,
    Moving,
    Pending,
):
    """The game as its guide resolves it."""

    game: ClassVar[str] = "digimon"
    printed_card = DigimonCard
    filter = DigimonFilter
    verbs = (*VERBS, *PLAYING_VERBS, *DIGIVOLVING_VERBS, Immune, Steady, Mute, Make, *ATTACK_VERBS, *CHOOSING_VERBS)
    keyword_abilities = KEYWORD_ABILITIES
    outside = "outside"
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("battle", field=True),
        ZoneKind("breeding"),
        ZoneKind("eggs", public=False, ordered=True),
        ZoneKind("trash", ordered=True),
        ZoneKind("security", public=False, ordered=True),
        ZoneKind("checked", passing=True),
        ZoneKind("using", passing=True),
        ZoneKind("outside"),
    )
    counts = ("memory",)
    marks = ("suspended", "attacking", "played", "raised", "linked", "placed", "plays", "faceup", "facedown")
    phases = ("start", "main", "end")
    permissions = ("attack unsuspended", "attack when played", "ignore requirements", "ignore colors")
    moments = ("end of attack", "end of your turn", "end of opponent turn", *LATER)
    entering: ClassVar[Mapping[str, tuple[str, ...]]] = {"battle": ("play", "digivolve", "raise")}
    goals: ClassVar[Mapping[str, tuple[str, ...]]] = {events.Attack.kind: AGAINST}
    windows = ("main", "security")
    ability_keywords = tuple(sorted({*get_args(Keyword), *OPTIONAL, *MANDATORY, LINKED}))
    causes = (*Moving.causes, "attack")
    unread: ClassVar[Mapping[str, str]] = {
        "targets": "lo que se elige al resolver va como «choose» dentro de «do» o «resolve»"
    }
    known_events = (*declared(events), Choose)

    def text_forbids(self) -> tuple[str, ...]:
        """Where a text says «can't»."""
        return self.cited(("15.2",))

    def clauses_of_ban(self, event: Event, ban: Pattern) -> tuple[str, ...]:
        """A ban on playing Digimon speaks of everybody's effects or only of one player's."""
        if event.kind not in {"play", "play in breeding"}:
            return super().clauses_of_ban(event, ban)
        card = self.was(event.subject)
        token = ("21.4",) if card is not None and self.is_token(card) else ()
        return self.cited((*token, "21.5" if ban.by is None else "21.8"))

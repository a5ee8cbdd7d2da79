"""Cipher as a whole: cards, marks, moments and the chapters of its rules."""

from collections.abc import Mapping
from typing import ClassVar

from judgekit.engine import happenings
from judgekit.engine.event import declared
from judgekit.engine.happenings import Choose, PutUnder
from judgekit.engine.rule import applies
from judgekit.games.cipher import events
from judgekit.games.cipher.attacking import ANY_RANGE
from judgekit.games.cipher.battle import END, Battle
from judgekit.games.cipher.cards import EACH_TIME, LABELS, CipherCard, CipherFilter
from judgekit.games.cipher.deploying import REPEATED
from judgekit.games.cipher.levelling import Levelling
from judgekit.games.cipher.starting import Starting
from judgekit.games.cipher.turn import NEXT_OF_OPPONENT, PHASES
from judgekit.games.cipher.verbs import VERBS


class Cipher(Battle, Levelling, Starting):
    """The game as its guide tells it."""

    game: ClassVar[str] = "cipher"
    printed_card = CipherCard
    filter = CipherFilter
    verbs = VERBS
    layers = ("set", "grant", "lose", "add", "times")
    counts = ("spent", "bonded")
    marks = ("main", "tapped", "down", "promoted", "attacking", "defending", "evading", "grown", "shown")
    phases = PHASES
    moments = (END, NEXT_OF_OPPONENT)
    permissions = (ANY_RANGE, REPEATED)
    permissions_against = (ANY_RANGE,)
    windows = ("act",)
    entering: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "vanguard": ("deploy", "change line"),
        "rearguard": ("deploy", "change line"),
    }
    ability_keywords = ("CCS", *LABELS, EACH_TIME)
    unread: ClassVar[Mapping[str, str]] = {"inherited": "ninguna carta da lo suyo a la de encima"}
    known_events = (*declared(events), Choose, PutUnder)

    @applies(happenings.Shuffle)
    def apply_shuffle(self, event: happenings.Shuffle) -> None:
        """A skill shuffles a deck; no clause of its own either."""
        self.shuffle(str(event.player), event.zone)

    @applies(happenings.PutUnder)
    def apply_put_under(self, event: happenings.PutUnder) -> None:
        """A skill puts a card beneath a unit; no clause of its own: it lies there as those of a Class Change do."""
        card, host = self.live(event.subject), self.live(event.host)
        if card and host and self.is_field(host) and card.unit != host.unit:
            for one in (*self.beneath(card), card):
                self.put_under(one, host, top=not event.bottom)

    @applies(happenings.Move)
    def apply_move(self, event: happenings.Move) -> None:
        """A skill puts a card in another area; no clause of its own: the skill's is the one that counts."""
        card, to, top = self.subject(event), event.to or "", not event.bottom
        if self.is_field(card):
            self.leave(card, to, top=top)
        else:
            self.put(card, to, top=top)

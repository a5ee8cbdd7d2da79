"""What happens in Yu-Gi-Oh!: each event's one declaration."""

from judgekit.engine.event import Event
from judgekit.engine.happenings import Move
from judgekit.engine.record import record


class Destroy(Event):
    """Destroy cards: {destroy: target}."""


class Fall(Event):
    """A monster has been destroyed by the battle with the source, and lies there until the Damage Step ends."""


class Discard(Event):
    """Discard cards of the hand: {discard: target}."""


class AddToHand(Event):
    """A card goes to the hand of this player, whoever owns it."""


class Tribute(Event):
    """Tribute monsters: {tribute: self}."""


class TributeForASummon(Event):
    """A monster is Tributed for a Tribute Summon or Set; only texts that forbid it speak of it so."""

    kind = "summon tribute"
    announces = "tribute"
    foreseen = True


class Banish(Event):
    """Banish cards: {banish: target}."""


class BanishFacedown(Event):
    """Banish cards face down, so that no text that waits for a banished card knows of it: {banish facedown: target}."""


@record
class ReturnToField(Event):
    """A card that was banished for a while comes back to the zone of the field where it lay."""

    to: str = ""


class NegateAttack(Event):
    """Negate the attack of a monster: {negate attack: target}."""


class Equip(Event):
    """Equip the card to a monster: {equip: target}."""


@record
class EquipCard(Event):
    """A card becomes an Equip Card of the monster with this label."""

    to: str = ""


class Target(Event):
    """A card is selected as what an effect is for, when that is activated; not what it chooses when it resolves."""


class Detach(Event):
    """A material of an Xyz Monster is detached."""


class Send(Move):
    """A card is sent to the Graveyard, by the move that says where from."""

    announces = "{event: move, to: graveyard}"


class Leave(Move):
    """A monster leaves the field, by the move that says where to."""

    announces = "{event: move, from: monsters}"


@record
class Counters(Event):
    """So many counters are put on a card."""

    amount: int = 0


@record
class NamedCounters(Event):
    """So many counters of a name are put on a card."""

    amount: int = 0
    of: str = ""


@record
class RemoveCounters(Event):
    """So many counters are taken off a card, those of a name where one is said."""

    amount: int = 0
    of: str = ""


@record
class TurnFaceUp(Event):
    """A card that lies face down is turned face up, perhaps by what says that no Flip Effect is activated by it."""

    untold = frozenset({"unflipped"})
    unflipped: bool = False


class TurnFaceDown(Event):
    """A monster is turned face down."""


@record
class ChangePosition(Event):
    """A monster goes from Attack to Defense, or back, and may be `turned_up` by it, its Flip Effect left out."""

    untold = frozenset({"turned_up", "unflipped"})
    turned_up: bool = False
    unflipped: bool = False


@record
class NormalSummon(Event):
    """A monster of the hand comes, for so many Tributes."""

    tributes: int = 0


class NormalSummonAttempt(Event):
    """A Normal Summon has been declared and may be negated; the monster has not come yet."""


class FlipSummonAttempt(Event):
    """So has a Flip Summon."""


class SpecialSummonAttempt(Event):
    """So has a Special Summon that no effect makes."""


class NegateSummon(Event):
    """The Summon of a monster that was declared is negated."""


class Set(Event):
    """A card of the hand is put face down on the field."""


class FlipSummon(Event):
    """A face-down monster is turned to face-up Attack Position by its player."""


@record
class SpecialSummon(Event):
    """A monster comes without a Normal Summon; in the position that its player chooses, where none is given.

    `ignoring` what it says itself of how it may come; `pointed` is the label of the Link Monster to a Zone of which an
    effect brings it; `summoner` who brings it to the other's side by an effect.
    """

    untold = frozenset({"summoner"})

    position: str = ""
    ignoring: bool | None = None
    pointed: str | None = None
    summoner: str | None = None


@record
class Activate(Event):
    """The activation of the ability with this label is declared; `link` is the id of its instance.

    `what` is activated, the card itself or an effect that it has: `{event: activate, to: card}`.
    """

    untold = frozenset({"what"})

    link: int = 0
    ability: str = ""
    speed: int = 0
    what: str = ""


@record
class Negate(Event):
    """The link with this id, of the ability with this label, is negated: its activation or its effect."""

    of_a_card = False

    link: int = 0
    part: str = ""
    ability: str = ""


@record
class Resolved(Event):
    """A card that was activated, by the link with this id, has resolved; told where a text waits for it."""

    announces = ""

    link: int = 0


@record
class Phase(Event):
    """A Phase of the turn begins."""

    of_a_card = False

    to: str = ""


@record
class Attack(Event):
    """A monster declares an attack; `target` is the label of a monster, or «directo»."""

    target: str = ""


class Attacked(Event):
    """A monster has become the target of the attack of the source."""

    announces = "attack"
    foreseen = True


class Battle(Event):
    """A monster has battled."""

    announces = ""


@record
class Fight(Event):
    """A monster battles the source, or attacks directly: `{event: fight, to: calculated, by: {attribute: luz}}`.

    It is told to the texts that wait for it: when an attack is `declared`, and in the Damage Step at its `start`, at
    the `calculation`, when that is `calculated`, and at the `end`.
    """

    announces = ""

    to: str = ""


@record
class EndOfBattlePhase(Event):
    """The Battle Phase ends."""

    of_a_card = False
    announces = ""


@record
class Damage(Event):
    """A player loses so many LP, to a battle or to an effect."""

    of_a_card = False

    amount: int = 0


@record
class PayLife(Event):
    """A player pays so many LP."""

    of_a_card = False

    amount: int = 0


class Win(Event):
    """A player wins the Duel."""

    of_a_card = False


class Tie(Event):
    """The Duel ends in a draw."""

    of_a_card = False

"""Rules as people commonly get them wrong, one method each; malrules.py says what they believe."""

from typing import Any

from judgekit.engine import happenings
from judgekit.engine.effects.objects import verb
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Instance, Obj, Resolution
from judgekit.engine.rule import applies, guard, replaces, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.activating import Activating
from judgekit.games.yugioh.attacks import Attacks
from judgekit.games.yugioh.battle_damage import BattleDamage
from judgekit.games.yugioh.chain import Chain
from judgekit.games.yugioh.damage_step import DamageStep
from judgekit.games.yugioh.duel import Duel
from judgekit.games.yugioh.facts import Unanswerable
from judgekit.games.yugioh.life_verbs import PayLife
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.negation import Negation
from judgekit.games.yugioh.positions import Positions
from judgekit.games.yugioh.priority import Priority
from judgekit.games.yugioh.selecting import Seeking, Selecting
from judgekit.games.yugioh.sending import Sending
from judgekit.games.yugioh.spell_speed import SpellSpeed
from judgekit.games.yugioh.spells_traps import SpellsTraps
from judgekit.games.yugioh.summons import Summons
from judgekit.games.yugioh.table import Table
from judgekit.games.yugioh.turn import Turn

Discard: Any = verb(events.Discard)


class FirstLinkFirst(Chain):
    """A Chain resolves in the order in which it was built."""

    @rule("4.5.6.2")
    def resolves_backwards(self) -> bool:
        """The first link goes first."""
        return False


class NobodyIsAsked(Chain):
    """What is activated resolves before anybody is asked."""

    @rule("4.4.3")
    def chance_to_answer(self) -> bool:
        """No window opens."""
        return False


class SlowAnswers(SpellSpeed):
    """A Normal Spell or an Ignition Effect can be chained."""

    @guard("4.5.3.2")
    def never_answers(self, speed: int) -> None:
        """Spell Speed 1 would do."""


class SummonsAreAnswered(Priority):
    """A summon or a change of position opens a Chain."""

    @rule("5.1.9.1")
    def no_activation(self, player: str, done: Unanswerable) -> bool:  # noqa: ARG002
        """The action would be one to answer."""
        return True


class CostsComeBack(Chain):
    """What was paid comes back if the activation is negated."""

    @rule("5.2.22")
    def comes_to_nothing(self, link: Link) -> None:
        """Life Points and discarded cards would return."""
        super().comes_to_nothing(link)
        for part in link.ability.cost:
            if isinstance(part, PayLife) and isinstance(part.pay, int):
                self.count(link.controller, "lp", part.pay)
            elif isinstance(part, Discard):
                for obj in self.last_known(part.discard, Resolution(link, dict(link.bound))):
                    self.put(self.card(obj.label), "hand")


class AnythingInTheDamageStep(Activating):
    """Any Trap or Quick-Play Spell may be activated in the Damage Step."""

    @guard("4.2.2.1", considered="allowed in the damage step")
    def fits_the_damage_step(self, card: Obj, ability: Ability) -> None:
        """Nothing would be left out."""


class SearchInVain(Selecting):
    """A search may be activated although the Deck has nothing to find."""

    @guard("5.2.6")
    def finds_something(self, sought: Seeking, at: Resolution) -> None:
        """Nobody would mind."""


class FlipsAtOnce(DamageStep):
    """A Flip Effect resolves as soon as the attacked monster is turned up."""

    @rule("4.2.4.1", considered="need not wait for calculation")
    def waits_for_calculation(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would not wait."""
        return False


class AttacksAfterAReplay(Attacks):
    """A monster that gave up its attack in a replay still has it."""

    @rule("3.3.6.1", considered="attack left")
    def has_attacks_left(self, attacker: Obj, target: Obj | None) -> None:
        """Only what battled would have attacked."""
        if attacker.number("battled") == self.turn_number:
            super().has_attacks_left(attacker, target)


class NegatedAttackIsABattle(Negation):
    """A monster whose attack was negated has battled."""

    @applies(events.NegateAttack, "5.2.5")
    def apply_negate_attack(self, event: events.NegateAttack) -> None:
        """It would count as a battle."""
        self.mark(self.subject(event), "battled", self.turn_number)
        super().apply_negate_attack(event)


class EverythingPierces(BattleDamage):
    """Beating a monster in Defense Position hurts its player."""

    @rule("4.3.3.1.2")
    def defense_saves_life(self) -> bool:
        """The difference would always go through."""
        return False


class ZerosDestroyEachOther(BattleDamage):
    """Two monsters with 0 ATK destroy each other like any other tie."""

    @rule("5.1.6.1")
    def zero_destroys_nothing(self, one: Obj, by: Obj) -> bool:  # noqa: ARG002
        """0 ATK would be no exception."""
        return False


class AnythingIsRevived(Table):
    """Any monster in the Graveyard can be revived."""

    @rule("2.11.8.1")
    def never_came_properly(self, obj: Obj) -> bool:  # noqa: ARG002
        """It would not matter how it got there."""
        return False


class ShufflingIsLeaving(Sending):
    """A monster that is shuffled into the Deck has left the field, and its effect triggers."""

    @rule("5.1.11.1")
    def leaves_the_field(self, event: Event, to: str) -> None:  # noqa: ARG002
        """Wherever it goes."""
        super().leaves_the_field(event, "hand")


class PendulumsToTheGraveyard(Sending):
    """A Pendulum card that is destroyed goes to the Graveyard like any other."""

    @replaces(happenings.Move, "2.6.5.5")
    def pendulum_to_extra(self, event: happenings.Move) -> happenings.Move:
        """Nothing would happen instead."""
        return event


class TributesAreDestroyed(Sending):
    """A Tributed monster was destroyed."""

    @applies(events.Tribute, "5.2.23")
    def apply_tribute(self, event: events.Tribute) -> None:
        """It would be destroyed."""
        self.do(events.Destroy(event.subject, event.player, event.source, event.cause))


class BanishedIsSentToo(Sending):
    """A banished card that is put in the Graveyard was sent there."""

    @rule("5.2.19")
    def is_sent(self, event: happenings.Move) -> None:
        """Wherever it came from."""
        self.do(events.Send(event.subject, event.player, event.source, event.cause).saying(event.args))


class TakersKeep(Sending):
    """A monster whose control was taken goes to the Graveyard of whoever took it."""

    @rule("5.2.11")
    def whose_zone(self, obj: Obj) -> str:
        """It would go where its controller says."""
        return obj.controller


class TakenWithoutMaterials(Sending):
    """An Xyz Monster that changes sides loses its materials."""

    @applies(happenings.Control, "5.1.10.1")
    def apply_control(self, event: happenings.Control) -> None:
        """They would fall."""
        self.materials_fall(self.subject(event))
        super().apply_control(event)


class OneFieldSpellForBoth(SpellsTraps):
    """A new Field Spell destroys that of the other player."""

    @rule("1.2.8.1")
    def lay_field_spell(self, card: Obj, player: str) -> Obj:
        """There would be one on the whole field."""
        for other in self.zone(self.opponent(player), "field spell"):
            self.do(events.Destroy(other.id, player, card.id, "rule"))
        return super().lay_field_spell(card, player)


class SetSpellsInTheOtherTurn(SpellsTraps):
    """A Spell that was Set may be activated in the opponent's turn."""

    @rule("2.15.5.1")
    def set_spell(self, card: Obj, *, fits: bool) -> None:
        """To be Set would be enough."""
        super().set_spell(card, fits=fits or card.controller != self.turn_player)


class QuickPlaysAtOnce(SpellsTraps):
    """A Quick-Play Spell may be activated in the turn when it was Set."""

    @rule("2.14.7.1", considered="quick-play not set this turn")
    def quick_play_set_before(self, card: Obj) -> None:
        """It would not have to wait."""


class SetAndSummon(Summons):
    """One Normal Summon and one Normal Set per turn."""

    @rule("2.11.4.2")
    def set_monster(self, player: str, card: Obj, tribute: tuple[Obj, ...]) -> None:
        """A Set would not use up the Normal Summon."""
        self.can_be_normal_summoned(player, card)
        self.tribute_for(player, card, tribute, setting=True)
        self.room_for_a_monster(player)
        self.propose(events.Set(card.id, player, cause="action"))


class TurnsAfterAttacking(Positions):
    """A monster that has attacked may change its position in Main Phase 2."""

    @guard("3.3.4.4.1", considered="no attack before main 2")
    def has_not_attacked(self, card: Obj) -> None:
        """Its attack would not matter."""


class LosesWithTheLastCard(Duel):
    """Whoever draws their last card has lost."""

    @applies(happenings.Draw, "3.1.2.2")
    def apply_draw(self, event: happenings.Draw) -> None:
        """An empty Deck would be enough."""
        super().apply_draw(event)
        if not self.zone(str(event.player), "deck"):
            self.cannot_draw(str(event.player))


class FirstPlayerDraws(Turn):
    """Whoever begins the Duel draws a card in that turn."""

    @rule("3.3.2.2")
    def no_draw_in_first_turn(self) -> bool:
        """The first turn would be like the others."""
        return False


class FirstPlayerBattles(Turn):
    """Whoever begins the Duel may attack in that turn."""

    @guard("3.3.5.3")
    def no_battle_in_first_turn(self) -> None:
        """The first turn would be like the others."""


class DestroyingNegates(Chain):
    """A card, or a monster with an effect, that is destroyed in response does not do what it was activated for."""

    @rule("2.14.2.1")
    def spell_resolves_once(self) -> bool:
        """A Spell would have to be there."""
        return False

    @rule("2.15.2.2")
    def trap_resolves_once(self) -> bool:
        """So would a Trap."""
        return False

    @rule("2.5.4.1")
    def declaring_is_enough(self) -> bool:
        """So would a monster."""
        return False


class ContinuousResolvesAllTheSame(Chain):
    """A card that stays resolves although it is destroyed in response."""

    @rule("2.14.4.1")
    def continuous_spell_must_be_there(self, link: Link) -> bool:  # noqa: ARG002
        """A Spell would have been activated, and that would be enough."""
        return False

    @rule("2.15.3.1")
    def trap_must_be_there(self, link: Link) -> bool:  # noqa: ARG002
        """So would a Trap."""
        return False


class TrapsAtOnce(SpellsTraps):
    """A Trap may be activated in the turn when it is Set."""

    @rule("2.15.2.1")
    def trap_was_set(self, card: Obj) -> None:
        """It would only have to be Set."""
        if card.zone.name == "hand":
            super().trap_was_set(card)


class FaceUpDefenseFromTheHand(Summons):
    """A monster may be Normal Summoned in face-up Defense Position."""

    @guard("2.11.4.2/nota-1")
    def never_in_face_up_defense(self, card: Obj) -> None:
        """Nothing would be against it."""

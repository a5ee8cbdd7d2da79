"""Chapter 4.3: who is destroyed and who takes damage, one clause for each outcome."""

from collections.abc import Callable

from judgekit.engine import happenings
from judgekit.engine.abilities import Would
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.falling import Falling
from judgekit.games.yugioh.table import counters_of


class BattleDamage(Falling):
    """Determining the damage."""

    def points_to_attack_with(self, attacker: Obj) -> int:
        """What it attacks with: its ATK, unless a text says otherwise."""
        return self.number(attacker, "atk")

    @rule("4.3.1")
    def outcome_of_battle(self, attacker: Obj, target: Obj | None) -> None:
        """ATK against ATK, or against DEF where the target is in Defense Position."""
        atk = self.points_to_attack_with(attacker)
        if target is None:
            self.direct_damage(attacker, atk)
        elif target.mark("defense"):
            self.cite()
            self.attack_on_defense(attacker, target, atk, self.number(target, "def"))
        else:
            self.cite()
            self.attack_on_attack(attacker, target, atk, self.number(target, "atk"))

    def attack_on_attack(self, attacker: Obj, target: Obj, atk: int, theirs: int) -> None:
        """Victory, tie or defeat against a monster in Attack Position."""
        if atk > theirs:
            self.both_at_once(
                lambda: self.stronger_destroys(attacker, target),
                lambda: self.stronger_damages(attacker, target, atk - theirs),
            )
        elif atk == theirs:
            self.both_are_destroyed(attacker, target)
        else:
            self.both_at_once(
                lambda: self.weaker_is_destroyed(attacker, target),
                lambda: self.weaker_takes_damage(attacker, target, theirs - atk),
            )

    def both_at_once(self, destroy: Callable[[], None], damage: Callable[[], None]) -> None:
        """Both happen at the same time: a text that changes the damage does so although its monster is destroyed."""
        for part in (damage, destroy) if self.some_text_changes_damage() else (destroy, damage):
            part()

    def some_text_changes_damage(self) -> bool:
        """Does a text forbid damage or step in on it?"""
        kind = events.Damage.kind
        if any(self.continuous(op, kind) for op in ("forbid", "would")):
            return True
        texts = (one for _, _, one in self.working() if isinstance(one, Would))
        return any(pattern.event == kind for one in texts for pattern in one.would)

    @rule("4.3.2.1.1")
    def stronger_destroys(self, attacker: Obj, target: Obj) -> None:
        """With more ATK the attacker destroys its target."""
        self.destroy_in_battle((target, attacker))

    @rule("4.3.2.1.2")
    def stronger_damages(self, attacker: Obj, target: Obj, difference: int) -> None:
        """The opponent loses the difference."""
        self.damage(target.controller, difference, "battle", attacker.id)

    @rule("4.3.2.2.1", "4.3.2.2.2")
    def both_are_destroyed(self, attacker: Obj, target: Obj) -> None:
        """With the same ATK both are destroyed, and nobody takes battle damage."""
        self.destroy_in_battle((target, attacker), (attacker, target))
        self.say("no battle damage")

    @rule("4.3.2.3.1")
    def weaker_is_destroyed(self, attacker: Obj, target: Obj) -> None:
        """With less ATK the attacker is destroyed."""
        self.destroy_in_battle((attacker, target))

    @rule("4.3.2.3.2")
    def weaker_takes_damage(self, attacker: Obj, target: Obj, difference: int) -> None:
        """Its controller loses the difference."""
        self.damage(attacker.controller, difference, "battle", target.id)

    def attack_on_defense(self, attacker: Obj, target: Obj, atk: int, defense: int) -> None:
        """Victory, tie or defeat against a monster in Defense Position."""
        if atk > defense:
            self.both_at_once(
                lambda: self.defender_is_destroyed(attacker, target),
                lambda: self.damage_through_defense(attacker, target, atk - defense),
            )
        elif atk == defense:
            self.tie_with_defense(attacker, target)
        else:
            self.defeat_by_defense(attacker, target, defense - atk)

    def tie_with_defense(self, attacker: Obj, target: Obj) -> None:
        """As between two ATK, were it not for the Defense Position."""
        if not self.defense_holds():
            self.both_are_destroyed(attacker, target)

    def defeat_by_defense(self, attacker: Obj, target: Obj, difference: int) -> None:
        """As by more ATK, were it not that a monster in Defense Position destroys nobody."""
        if not self.nobody_is_destroyed():
            self.weaker_is_destroyed(attacker, target)
        self.defense_strikes_back(attacker, target, difference)

    @rule("4.3.3.1.1")
    def defender_is_destroyed(self, attacker: Obj, target: Obj) -> None:
        """With ATK over DEF the target is destroyed."""
        self.destroy_in_battle((target, attacker))

    def damage_through_defense(self, attacker: Obj, target: Obj, difference: int) -> None:
        """Does the damage go through the defence that was beaten?"""
        if self.has(attacker, "Penetración"):
            self.pierces(attacker, target, difference)
        elif not self.defense_saves_life():
            self.stronger_damages(attacker, target, difference)

    @rule("4.3.3.1.2")
    def defense_saves_life(self) -> bool:
        """Nobody takes battle damage then, though the ATK is more."""
        self.say("no battle damage")
        return True

    @rule("5.2.13")
    def pierces(self, attacker: Obj, target: Obj, difference: int) -> None:
        """A piercing monster inflicts the difference to the player behind the defence."""
        self.damage(target.controller, difference, "battle", attacker.id)

    @rule("4.3.3.2.1", "4.3.3.2.2")
    def defense_holds(self) -> bool:
        """With ATK and DEF the same nobody is destroyed, nor does anybody take battle damage."""
        self.say("nobody destroyed")
        self.say("no battle damage")
        return True

    @rule("4.3.3.3.1")
    def nobody_is_destroyed(self) -> bool:
        """With ATK under DEF nobody is destroyed."""
        self.say("nobody destroyed")
        return True

    @rule("4.3.3.3.2")
    def defense_strikes_back(self, attacker: Obj, target: Obj, difference: int) -> None:
        """The attacker's controller loses the difference."""
        self.damage(attacker.controller, difference, "battle", target.id)

    @rule("4.3.4.1", "5.2.2")
    def direct_damage(self, attacker: Obj, atk: int) -> None:
        """A direct attack subtracts the whole ATK."""
        self.damage(self.opponent(attacker.controller), atk, "battle", attacker.id)

    def destroy_in_battle(self, *pairs: tuple[Obj, Obj]) -> None:
        """Destroy the first of each pair, by battle with the second, all at once."""
        able = [
            (one, by) for one, by in pairs if self.points_to_attack_with(by) or not self.zero_destroys_nothing(one, by)
        ]
        self.fall(self.all_agreed(tuple(events.Destroy(one.id, by.controller, by.id, "battle") for one, by in able)))

    @rule("5.1.6.1")
    def zero_destroys_nothing(self, one: Obj, by: Obj) -> bool:
        """A monster with 0 ATK destroys nothing in battle."""
        self.say("zero destroys nothing", subject=one, source=by)
        return True

    @applies(events.Counters, "5.1.8.1")
    def apply_counters(self, event: events.Counters) -> None:
        """Counters lie on a card as the effect says, and do nothing by themselves."""
        card = self.subject(event)
        self.mark(card, "counters", card.number("counters") + event.amount)

    @applies(events.NamedCounters, "5.1.8.1")
    def apply_named_counters(self, event: events.NamedCounters) -> None:
        """Counters of one name are of one kind, whatever has put them; but for the name they do nothing either."""
        card, mark = self.subject(event), counters_of(event.of)
        self.mark(card, mark, card.number(mark) + event.amount)

    @applies(events.RemoveCounters, "5.1.8.1")
    def apply_remove_counters(self, event: events.RemoveCounters) -> None:
        """A text may ask for them back, as a cost or because it says so."""
        card, mark = self.subject(event), counters_of(event.of)
        self.mark(card, mark, card.number(mark) - event.amount)

    @applies(happenings.Mark, "5.1.7.1")
    def apply_mark(self, event: happenings.Mark) -> None:
        """What the text of a card says of another one holds, such as that its effects are negated."""
        self.mark(self.subject(event), event.mark, event.value)

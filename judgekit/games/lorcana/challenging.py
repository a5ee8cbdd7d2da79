"""4.6: challenge."""

from collections.abc import Sequence

from judgekit.engine.continuous import Continuous
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.obligations import Obligations
from judgekit.games.lorcana.questing import Questing


class Challenging(Questing, Obligations):
    """Declaration, damage, end."""

    @action("challenge", "4.6.1", machinery=True)
    def challenge(self, player: str, character: Obj, against: Obj) -> None:
        """A character challenges an opposing character or location."""
        self.takes_a_turn_action(player)
        self.only_characters(character)
        with self.trace.under(self.say("challenges", actor=player, player=player, card=character, against=against)):
            self.declare(player, character, against)
        self.settle()
        gone = [one for one in (character, against) if self.live(one.id) is None]
        if not self.over and not (gone and self.left_the_challenge(gone)):
            self.deal_challenge_damage(character, against)
            self.check_after_damage()
        self.end_challenge(player, character, against)

    def declare(self, player: str, character: Obj, against: Obj) -> None:
        """4.6.4: the Challenge Declaration step, one part after another."""
        self.challenger(player, character)
        self.challenged(player, character, against)
        self.restrictions(player, character, against)
        self.exert_to_challenge(player, character)
        self.challenge_begins(character, against)
        self.declaration_triggers(player, character, against)

    @guard("4.6.4.1")
    def challenger(self, player: str, character: Obj) -> None:
        """The challenging character is the player's own, is ready and was in play at the Set step."""
        if character.controller != player:
            raise Illegal("not theirs", player=player, card=character)
        self.must_be_ready(character)
        if not self.text_sets_aside("challenge while drying", player, character):
            self.must_be_dry(character)

    @guard("4.6.4.2")
    def challenged(self, player: str, character: Obj, against: Obj) -> None:
        """The one challenged is an opposing character that is exerted."""
        if not self.is_field(against) or against.controller == player:
            raise Illegal("not an opposing target", card=against)
        if self.value(against, "type") == "location":
            self.challenged_location(against)
        elif self.value(against, "type") != "character":
            raise Illegal("not an opposing target", card=against)
        elif not against.mark("exerted") and not self.text_sets_aside("challenge ready", player, character):
            raise Illegal("not exerted", card=against)

    @guard("4.6.8", "4.6.8.1", "4.6.8.2")
    def challenged_location(self, location: Obj) -> None:
        """An opposing location may be challenged too, and it is never exerted."""
        self.say("a location", card=location)

    @guard("4.6.4.3")
    def restrictions(self, player: str, character: Obj, against: Obj) -> None:
        """Restrictions such as Evasive are looked at, and whether a text says whom to choose."""
        self.not_restricted(player, character, against)
        self.chooses_whom_it_must(player, character, against)

    def not_restricted(self, player: str, character: Obj, against: Obj) -> None:
        """What keeps this character from challenging this one; raises Illegal."""
        if self.has(against, "Evasive") and not self.reaches_evasive(player, character):
            raise Illegal("evasive", card=against)
        self.not_forbidden(events.Challenge(character.id, player, against.id, "action"))
        self.not_forbidden(events.Challenged(against.id, against.controller, character.id, "action"))

    def reaches_evasive(self, player: str, character: Obj) -> bool:
        """May it challenge a character that only another one with Evasive may challenge?"""
        return self.has(character, "Evasive") or self.text_sets_aside("challenge as evasive", player, character)

    def chooses_whom_it_must(self, player: str, character: Obj, against: Obj) -> None:
        """Where a text says whom to choose if able, no other character is; raises Illegal."""
        if self.value(against, "type") == "location" or self.must_be_challenged(character, against):
            return
        for one in self.field(against.controller):
            if (text := self.must_be_challenged(character, one)) and self.can_challenge(player, character, one):
                illegal = Illegal("must choose another", card=one)
                illegal.by_text = text.at.instance.label
                raise illegal

    def must_be_challenged(self, character: Obj, one: Obj) -> Continuous | None:
        """The text by which this character, if it challenges, must challenge that one."""
        return self.demand_of(events.Challenged(one.id, one.controller, character.id, "action"))

    def can_challenge(self, player: str, character: Obj, one: Obj) -> bool:
        """Would nothing but its own choice keep this character from challenging that one?"""

        def declared() -> None:
            self.challenger(player, character)
            self.challenged(player, character, one)
            self.not_restricted(player, character, one)

        return self.is_able(declared)

    @rule("4.6.4.4")
    def exert_to_challenge(self, player: str, character: Obj) -> None:
        """The challenging character is exerted."""
        self.must_happen(events.Exert(character.id, player, None, "challenge"))

    @rule("4.6.4.5", "4.6.2")
    def challenge_begins(self, character: Obj, against: Obj) -> None:
        """The challenge begins, and «while challenging» with it: for those two and nobody else."""
        with self.trace.under(self.say("challenge begins", card=character, against=against)):
            self.mark(self.state.objects[character.id], "challenging", True)
            self.mark(self.state.objects[against.id], "challenged", True)

    @rule("4.6.3", "4.6.5")
    def declaration_triggers(self, player: str, character: Obj, against: Obj) -> None:
        """«Challenges» and «is challenged» abilities go to the bag, and it is emptied before the damage."""
        self.do_all(
            (
                events.Challenge(character.id, player, against.id, "action"),
                events.Challenged(against.id, against.controller, character.id, "action"),
            )
        )

    @rule("4.6.9", "4.6.9.1", "4.6.9.2")
    def left_the_challenge(self, gone: Sequence[Obj]) -> bool:
        """Where one of the two has left, the challenge is over and no damage is dealt."""
        self.say("left the challenge", cards=gone)
        return True

    @rule("4.6.6.2", machinery=True)
    def deal_challenge_damage(self, character: Obj, against: Obj) -> None:
        """Both deal their damage to each other at the same time."""
        pairs = ((character, against), (against, character))
        dealt = [(one, other, self.challenge_damage(one)) for one, other in pairs]
        with self.trace.under(self.say("challenge damage", card=character, against=against)):
            self.do_all(
                [
                    events.Damage(other.id, one.controller, one.id, "challenge", amount=amount)
                    for one, other, amount in dealt
                    if amount > 0
                ]
            )

    @rule("4.6.6.1", "5.3.6.2")
    def challenge_damage(self, obj: Obj) -> int:
        """A character deals as much damage as its strength, and none where that is below 0."""
        now = self.live(obj.id) or obj
        if self.value(now, "type") == "location":
            return self.location_damage(now)
        dealt = max(0, self.number(now, "strength"))
        with self.trace.under(self.say("strength", card=now, amount=dealt)):
            self.changed_by_static(now, "strength")
        return dealt

    @rule("4.6.8.3")
    def location_damage(self, location: Obj) -> int:
        """A location has no strength and deals no damage."""
        self.say("no strength", card=location)
        return 0

    @rule("4.6.6.3", machinery=True)
    def check_after_damage(self) -> None:
        """After the damage the game state is checked, and then the bag is emptied."""
        with self.trace.under(self.say("checks after the damage")):
            self.settle()

    @rule("4.6.7")
    def end_challenge(self, player: str, character: Obj, against: Obj) -> None:
        """With everything resolved the challenge ends, and «while challenging» with it."""
        with self.trace.under(self.say("challenge ends", card=character, against=against)):
            for one, mark in ((character, "challenging"), (against, "challenged")):
                if now := self.live(one.id):
                    self.mark(now, mark, False)
            self.expire("challenge")
        subject = character.id if self.live(character.id) else None
        self.do(events.ChallengeEnd(subject, player, against.id, "action"))

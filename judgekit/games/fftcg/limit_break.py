"""7.14 and 15.2.8: cards that are played from the Limit Break deck and go back to it."""

from judgekit.engine.model import Obj, Zone
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.casting import Casting
from judgekit.games.fftcg.entering import Entering
from judgekit.games.fftcg.payment import Payment

DECK = "limit break"
STAYS = frozenset({"stack", DECK})


class LimitBreak(Entering, Casting):
    """Their cost, and where they end."""

    @action("limit break", "15.2.8.3")
    def play_limit_break(
        self,
        player: str,
        card: Obj,
        turning: tuple[Obj, ...] = (),
        discard: tuple[Obj, ...] = (),
        dull: tuple[Obj, ...] = (),
    ) -> None:
        """A player plays a card of their Limit Break deck; `turning` are the cards that they turn face up."""
        if "summon" in self.types(card):
            self.cast_limit_break(player, card, turning, Payment(player, discard, dull))
            return
        self.moment_to_play(player, card)
        self.is_in_limit_break_deck(player, card)
        self.may_enter(player, card)
        with self.trace.under(self.say("plays", actor=player, card=card)):
            self.turn_face_up(player, card, turning)
            payment = Payment(player, discard, dull, card)
            self.pay_as_decided(payment, card)
            self.enter_the_field(player, self.state.objects[card.id])

    def cast_limit_break(self, player: str, summon: Obj, turning: tuple[Obj, ...], payment: Payment) -> None:
        """A Summon of that deck is cast as any other, with both costs."""
        self.phase_with_effects()
        self.has_priority(player)
        self.is_in_limit_break_deck(player, summon)
        self.must_be_allowed(events.Cast(summon.id, player, summon.id, "action"), "may not be used", card=summon)
        with self.trace.under(self.say("casts", actor=player, card=summon)):
            self.turn_face_up(player, summon, turning)
            self.goes_on_the_stack(player, self.state.objects[summon.id], payment)

    @guard("15.2.8.3", "11.4.2", "8.1.3/nota-1")
    def is_in_limit_break_deck(self, player: str, card: Obj) -> None:
        """It is a Limit Break card that lies face down in the player's own Limit Break deck."""
        if not self.lies_face_down(player, card) or not self.number(card, "limit_break"):
            raise Illegal("no limit break", card=card)

    def lies_face_down(self, player: str, card: Obj) -> bool:
        """Is it face down in the player's Limit Break deck?"""
        return card.zone == (player, DECK, 0) and not card.mark("face up")

    @rule("15.2.8.3.1", "15.2.8.3.2")
    def turn_face_up(self, player: str, card: Obj, turning: tuple[Obj, ...]) -> None:
        """Besides the points, as many other face-down cards as the cost of Limit Break says are turned face up."""
        others = [one for one in dict.fromkeys(turning) if self.lies_face_down(player, one) and one != card]
        if len(others) != len(turning) or len(others) != self.number(card, "limit_break"):
            raise Illegal("limit break cost", card=card, cost=self.number(card, "limit_break"))
        self.say("turns", actor=player, cards=others)
        for one in others:
            self.mark(one, "face up", True)

    def arrived(self, moved: Obj, origin: Zone) -> Obj:
        """A card with Limit Break does not stay away from its deck."""
        moved = super().arrived(moved, origin)
        if moved.zone.name == "field" and "limit_break" in moved.card.printed and self.stays_like_any_other(moved):
            return moved
        stays = "limit_break" not in moved.card.printed or moved.zone.name in STAYS
        if not stays and origin.name == "stack":
            return self.summon_back_to_its_deck(moved)
        return moved if stays else self.back_to_its_deck(moved)

    @rule("15.2.8.4")
    def stays_like_any_other(self, card: Obj) -> bool:
        """On the field it is a Character like any other."""
        self.say("stays like any other", card=card)
        return True

    @rule("15.2.8.4.3")
    def summon_back_to_its_deck(self, summon: Obj) -> Obj:
        """So does a Limit Break Summon that leaves the Stack, whatever zone it was sent to."""
        self.say("summon leaves for its deck", card=summon)
        return self.back_to_its_deck(summon)

    @rule("15.2.8.4.4")
    def back_from_hidden_zone(self, card: Obj) -> None:
        """A hidden zone does not keep it either."""
        self.say("hidden zone too", card=card, zone=card.zone.name)

    @rule("15.2.8.4.1", "15.2.8.4.2", "15.2.8.4.5")
    def back_to_its_deck(self, card: Obj) -> Obj:
        """From whatever zone it has reached it goes at once, face up, to its deck; nothing replaces that."""
        if not self.kinds()[card.zone.name].public:
            self.back_from_hidden_zone(card)
        self.say("back to deck", card=card)
        return self.mark(self.put(card, DECK), "face up", True)

"""Chapters 1, 18 and 21: playing, using Options and Main effects by the player's own will."""

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated, Pattern, Resolves
from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.events import Listener
from judgekit.engine.game import Game
from judgekit.engine.model import Ability, Instance, Obj, Resolution, Zone
from judgekit.engine.rule import Illegal, action, applies, forbids, guard, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.attack import Attacks
from judgekit.games.digimon.memory import Memory
from judgekit.games.digimon.moving import Moving
from judgekit.games.digimon.xros import Xros


class Playing(Attacks, Memory, Moving, Xros):
    """What the turn player may do in their main phase."""

    @action("play", "21.1", considered="legal play", machinery=True)
    def play_by_hand(self, player: str, card: Obj) -> None:
        """In the main phase a player plays a Digimon or a Tamer of their hand for its cost; that is not by effect."""
        self.free_to_act(player)
        self.in_hand(player, card)
        if card.card.printed.get("type") not in {"digimon", "tamer"} or self.is_token(card):
            raise Illegal("not to be played", card=card)
        cost = self.number(card, "cost")
        self.propose(happenings.Play(card.id, player, None, "action", cost=cost))

    @applies(happenings.Play, "21.1", machinery=True)
    def apply_play(self, event: happenings.Play) -> None:
        """The cost, if any, is paid and the card enters the battle area; a Digimon that enters is new this turn."""
        card = self.subject(event)
        cost = (0 if event.free else self.number(card, "cost")) if event.cost is None else event.cost
        materials = self.materials_of(str(event.player), card)
        self.lose_memory(str(event.player), max(0, cost - self.number(card, "xros_reduce") * len(materials)))
        if self.is_token(card):
            self.token_is_played()
        entered = self.put(card, "battle", event.player)
        self.mark(entered, "played", True)
        for status in event.with_ or ():
            self.mark(self.state.objects[entered.id], status, True)
        self.lay_under(entered, materials)

    @rule("21.4")
    def token_is_played(self) -> None:
        """A Token that an effect plays is a Digimon played by an effect."""
        self.cite()

    @rule("21.4", considered="tokens count too")
    def token_counts(self) -> bool:
        """What speaks of Digimon played by an effect speaks of that Token too."""
        return True

    def fits(self, pattern: Pattern, event: Event, at: Resolution, units: frozenset[int] | None = None) -> bool:
        """Is the event one that the pattern waits for, or forbids?"""
        fits = super().fits(pattern, event, at, units)
        if not fits or not isinstance(event, happenings.Play) or pattern.of is None or event.cause != "effect":
            return fits
        card = self.was(event.subject)
        return card is None or not self.is_token(card) or self.token_counts()

    def sees(self, listener: Listener, event: Event) -> bool:
        """Does it wait for this? What is played on the other side by an effect is told apart."""
        names_whose = any(one.of is not None or one.player for one in of_the_kind(listener, event))
        if names_whose and isinstance(event, happenings.Play) and self.is_other_side(event):
            return self.reacts_to_its_side(listener, event)
        return super().sees(listener, event)

    @rule("21.7")
    def reacts_to_its_side(self, listener: Listener, event: Event) -> bool:
        """«When you play a Digimon» is of whoever has it now, not of whose effect played it on that side."""
        sees = super().sees(listener, event)
        if sees:
            self.say("counts where it is", ability=listener.label, card=self.was(event.subject))
        return sees

    def is_other_side(self, event: Event) -> bool:
        """Does an effect play it for another player than its own?"""
        source = self.was(event.source)
        return event.cause == "effect" and source is not None and source.controller != event.player

    @applies(events.PlayInBreeding, "21.2")
    def apply_play_in_breeding(self, event: events.PlayInBreeding) -> None:
        """A Digimon that an effect plays in an empty breeding area enters there, and nothing reacts to it."""
        card, player = self.subject(event), str(event.player)
        if not self.zone(player, "breeding") and not self.is_token(card):
            self.mark(self.put(card, "breeding", player), "played", True)

    @forbids(events.PlayInBreeding, "21.5")
    def breeding_is_playing_too(self, event: events.PlayInBreeding) -> bool:
        """Who cannot play Digimon by effects cannot play them in the breeding area either."""
        return self.prohibition(happenings.Play(event.subject, event.player, event.source, event.cause)) is not None

    @action("use", "1.3", considered="used at will", machinery=True)
    def use_from_hand(self, player: str, card: Obj) -> None:
        """An Option of the hand has no Trigger: its player uses it when they decide."""
        self.free_to_act(player)
        self.in_hand(player, card)
        if card.card.printed.get("type") != "option":
            raise Illegal("no Option", card=card)
        if colors_of(self, card):
            self.colors_are_there(player, card)
        self.propose(events.Use(card.id, player, None, "action", cost=self.number(card, "cost")))

    @guard("18.4")
    def colors_are_there(self, player: str, card: Obj) -> None:
        """The colors of an Option are needed among the top cards of its player's piles: no source counts."""
        if self.is_permitted("ignore colors", player, card):
            self.spares("colors set aside", card=card)
            return
        seen = frozenset(c for one in self.field(player) for c in colors_of(self, one))
        if not colors_of(self, card) <= seen:
            raise Illegal("colors", card=card)

    @applies(events.Use, "1.3", machinery=True)
    def apply_use(self, event: events.Use) -> None:
        """An Option does what it says as it is used, and then goes to the trash."""
        card = self.subject(event)
        player = str(event.player)
        self.lose_memory(player, max(0, event.cost or 0))
        used = self.put(card, "using", player)
        for label, ability in self.abilities(used):
            if isinstance(ability, Resolves):
                self.carry_out(Instance(self.state.fresh_id(), label, player, used, ability, event=event))
        if self.state.current[used.label] == used.id:
            self.put(used, "trash")

    @action("activate", "1.3", considered="at will")
    def activate_main(self, player: str, card: Obj) -> None:
        """An effect without Trigger is activated when its player decides."""
        self.free_to_act(player)
        found = [one for one in self.abilities(card) if _is_main(one[1]) and self.functions(card, one[1])]
        if not found or card.controller != player:
            raise Illegal("nothing to activate", card=card)
        (taken,) = self.choose(player, "order", "effect", [Option(label, (label, one)) for label, one in found])
        label, ability = taken.value
        self.use_or_attempt(Resolution(Instance(self.state.fresh_id(), label, player, card, ability)))

    @rule("1.3")
    def activate_inside(self, instance: Instance) -> bool:
        """An effect may activate another one, which waits for no Trigger then."""
        used = self.put_to_use(instance)
        if used:
            self.carry_out(used)
        return used is not None

    def use_or_attempt(self, at: Resolution) -> None:
        """A cost that something prevented was attempted: the effect is spent and does nothing (11.3)."""
        try:
            used = self.use_by(at)
        except Illegal:
            if at.forbidden_by or not self.attempt_stands(at):
                raise
            return
        self.carry_out(used)

    @action("raise", "18.3", considered="may come up")
    def raise_from_breeding(self, player: str, card: Obj) -> None:
        """A Digimon goes up from one area of the field, the breeding area, to the other."""
        self.free_to_act(player)
        self.is_in_breeding(player, card)
        if self.value(card, "dp") is None:
            raise Illegal("not in breeding", card=card)
        self.propose(events.Raise(card.id, player, None, "action"))

    @guard("18.5")
    def is_in_breeding(self, player: str, card: Obj) -> None:
        """Only the top card of its pile is in the breeding area."""
        if card.zone != Zone(player, "breeding"):
            raise Illegal("not in breeding", card=card)

    @applies(events.Raise, "18.3")
    def apply_raise(self, event: events.Raise) -> None:
        """The pile passes from one area of the field to the other."""
        self.mark(self.carry(self.subject(event), "battle"), "raised", True)

    def in_hand(self, player: str, card: Obj) -> None:
        """Is the card in the player's hand?"""
        if card.zone != Zone(player, "hand"):
            raise Illegal("not in hand", card=card)

    def propose(self, event: Event) -> None:
        """Do it, unless a rule or a text forbids it."""
        self.is_not_stopped(event)
        self.do(event)

    @rule("21.1")
    def nobody_may_respond(self, player: str) -> None:
        """What is done outside the main phase of one's own turn waits for a window."""
        super().nobody_may_respond(player)

    @guard("21.1", considered="own turn")
    def free_to_act(self, player: str) -> None:
        """What is done by hand is done in the main phase of one's own turn."""
        self.must_have_turn(player)


def of_the_kind(listener: Listener, event: Event) -> tuple[Pattern, ...]:
    """The patterns of what waits that speak of this kind of event."""
    patterns: tuple[Pattern, ...] = listener.ability.when
    return tuple(one for one in patterns if one.event == event.kind)


def _is_main(ability: Ability) -> bool:
    return isinstance(ability, Activated) and ability.activate == "main"


def colors_of(game: Game, obj: Obj) -> frozenset[str]:
    """The colors that it has."""
    found = game.value(obj, "colors")
    return found if isinstance(found, frozenset) else frozenset()

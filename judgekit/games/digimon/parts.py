"""Chapter 11: the parts of an effect, then and if."""

from collections.abc import Iterable, Sequence

from judgekit.engine.effects.flow import By, If, May
from judgekit.engine.effects.objects import Choose, Move
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.engine.terms import Did
from judgekit.games.digimon.table import Table


class Parts(Table):
    """Instructions one after another; each part stands alone unless the text ties it."""

    def follow_instructions(self, effects: Iterable[Effect], at: Resolution) -> bool:
        """Run instructions in order; True if the last one did what it says."""
        done, before = True, None
        for place, effect in enumerate(effects):
            if self.over or not self.may_go_on(at.instance):
                return False
            if before is not None and not self.goes_on_after(before, effect, place, at, done=done):
                return False
            if before is not None and self.is_due():
                self.no_check_inside(at)
            tokens = isinstance(effect, Move) and self.are_tokens(effect.meant(self, at))
            done = self.holds_if(effect, at) and effect.run(self, at) and (not tokens or self.counts_as_sent())
            before = effect
        return done

    def are_tokens(self, meant: Sequence[Obj]) -> bool:
        """Are they all Tokens in play?"""
        return bool(meant) and all(self.is_token(one) and self.in_play(one) for one in meant)

    @rule("22.5")
    def counts_as_sent(self) -> bool:
        """A Token counts as sent to a zone although it never lies there."""
        self.cite()
        return True

    @rule("16.9")
    def no_check_inside(self, at: Resolution) -> None:
        """No rule check happens inside an effect: what may not exist is there until it is over."""
        self.say("no check inside", ability=at.instance.label)

    def holds_if(self, effect: Effect, at: Resolution) -> bool:
        """Is there anything to follow? False for an «if» without «else» that is false, which is said."""
        if not isinstance(effect, If) or effect.else_:
            return True
        if effect.if_.holds(self, at):
            if isinstance(effect.if_, Did):
                self.did_it(at)
            return True
        if isinstance(effect.if_, Did):
            self.did_not(at)
        else:
            effect.run(self, at)
        return False

    @rule("11.17.1")
    def did_it(self, at: Resolution) -> None:
        """The part before it really happened, so what follows «if you did» is done."""
        self.say("did", ability=at.instance.label)

    @rule("11.4", "11.17.1")
    def did_not(self, at: Resolution) -> None:
        """What follows «if you did» is done only if the part before it really happened."""
        self.say("did not", ability=at.instance.label)

    def goes_on_after(self, part: Effect, after: Effect, place: int, at: Resolution, *, done: bool) -> bool:
        """Is the next part followed?"""
        if done:
            return not isinstance(part, By) or self.past_a_paid_cost()
        return self.goes_past(part, after, place, at)

    def goes_past(self, part: Effect, after: Effect, place: int, at: Resolution) -> bool:
        """Is the next part followed although this one was not done?"""
        match part:
            case If():
                return self.past_a_false_if(at) if place == 1 else self.past_a_middle_if(at)
            case May():
                return self.past_what_was_declined(at)
            case By():
                return self.past_an_unpaid_cost(at)
            case Choose():
                return True
        return self.past_what_was_impossible(at, after)

    def past_what_was_impossible(self, at: Resolution, after: Effect) -> bool:
        """A part that cannot be done does not stop the next one, whatever that is."""
        if not isinstance(after, May | If):
            return self.still_does_what_it_bought(at) if at.ability.cost else self.still_does(at)
        if isinstance(after, May):
            self.still_may(at)
        else:
            self.still_looks(at)
        return True

    @rule("11.1", "11.6.1")
    def still_does(self, at: Resolution) -> bool:
        """What follows «then» is done, whether the part before it was or not."""
        self.say("then", ability=at.instance.label)
        return True

    @rule("11.8.1")
    def still_may(self, at: Resolution) -> None:
        """What may be done after «then» may be, whether the part before it was or not."""
        self.say("then", ability=at.instance.label)

    @rule("11.11.1")
    def still_looks(self, at: Resolution) -> None:
        """A condition after «then» is looked at, whether the part before it was done or not."""
        self.say("then", ability=at.instance.label)

    @rule("11.12.1")
    def past_a_middle_if(self, at: Resolution) -> bool:
        """A false condition in the middle leaves the last part alone."""
        self.say("then", ability=at.instance.label)
        return True

    @rule("11.7.1")
    def past_what_was_declined(self, at: Resolution) -> bool:
        """What follows «then» is done whether the optional part was or not."""
        self.say("then", ability=at.instance.label)
        return True

    @rule("11.10.1")
    def past_a_false_if(self, at: Resolution) -> bool:
        """What follows «then» is done although the condition of the first part was false."""
        self.say("then", ability=at.instance.label)
        return True

    def still_does_what_it_bought(self, at: Resolution) -> bool:
        """Of what a cost has bought one part does not wait for another, in either wording."""
        return self.past_what_may_to_bought(at) if at.ability.may else self.past_what_it_bought(at)

    @rule("11.15.1")
    def past_what_it_bought(self, at: Resolution) -> bool:
        """By doing A, do B. Then, do C: C is done although B could not be."""
        self.say("then", ability=at.instance.label)
        return True

    @rule("11.16.1")
    def past_what_may_to_bought(self, at: Resolution) -> bool:
        """You may do A to do B. Then, do C, the old wording, is the same."""
        self.say("then", ability=at.instance.label)
        return True

    @rule("11.15.1")
    def past_a_paid_cost(self) -> bool:
        """With its cost paid what follows «then» is done too."""
        self.cite()
        return True

    @rule("11.15.1")
    def past_an_unpaid_cost(self, at: Resolution) -> bool:
        """Without its cost neither what it buys nor what follows «then» is done."""
        self.say("no cost no more", ability=at.instance.label)
        return False

"""1.7: nothing interrupts; what triggers waits in the bag; what is illegal is undone."""

from collections.abc import Iterable, Sequence

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated
from judgekit.engine.choice import Choice, Move
from judgekit.engine.disciplines.bag import TurnOrderBag
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.engine.using import Step as UseStep


class Bag(TurnOrderBag):
    """The bag: its own rules (7.7) are missing, so that the order between players is a reading."""

    checking: bool

    def await_(self, instance: Instance) -> None:
        """Whatever triggers goes to the bag; where it came from says which clauses make it wait."""
        played = self.just_played(instance)
        if self.checking:
            self.await_checks(instance)
        elif played and self.value(played, "type") == "action":
            self.await_action(instance)
        elif played and played.label == instance.source.label:
            self.await_own_entry(instance)
        else:
            self.await_in_bag(instance)

    def just_played(self, instance: Instance) -> Obj | None:
        """The card whose playing triggered an ability."""
        event = instance.event
        return self.was(event.subject or 0) if isinstance(event, happenings.Play) else None

    @rule("1.7.4", "1.6.1.1")
    def await_in_bag(self, instance: Instance) -> None:
        """An ability whose condition is met goes to the bag and waits there."""
        super().await_(instance)

    @rule("1.7.4", "5.4.5")
    def await_action(self, instance: Instance) -> None:
        """What the playing of an action triggers goes to the bag, and waits until the action has been played."""
        super().await_(instance)

    @rule("1.7.4", "4.3.4.1")
    def await_own_entry(self, instance: Instance) -> None:
        """«When you play this» is met as the card enters play, although until then it was not there."""
        super().await_(instance)

    @rule("1.7.4", "1.8.2")
    def await_checks(self, instance: Instance) -> None:
        """What a game state check triggers goes to the bag and waits until all checks are over."""
        super().await_(instance)

    @rule("1.7.4", "3.2.2.3")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """The active player resolves all of theirs, in the order they like, before any other player."""
        return super().pick(instances)

    def others_wait(self, instances: Sequence[Instance]) -> None:
        """Said where it makes a difference."""
        self.say("active player first", abilities=[one.label for one in instances])

    @rule("1.7.2")
    def resolve(self, instance: Instance) -> None:
        """An effect is resolved whole before the next one."""
        if used := self.goes_on(instance):
            self.carry_out(used)

    @rule("1.7.3")
    def goes_on(self, instance: Instance) -> Instance | None:
        """What an ability leaves to its player is decided while it resolves."""
        return self.put_to_use(instance)

    def steps_of_use(self) -> tuple[UseStep, ...]:
        """What could not be paid has not been used."""
        before = (self.use_allowed, self.condition_met, self.is_wanted, self.targets_chosen)
        return (*before, self.cost_paid, self.use_counted)

    def condition_met(self, at: Resolution) -> bool:
        """Is its condition true, and its «if» true still? What is activated looks at it as it resolves (4.4.4)."""
        if isinstance(at.ability, Activated):
            return True
        holds = super().condition_met(at) and self.condition_still_holds(at.instance)
        if not holds:
            self.say("condition gone", ability=at.instance.label)
        return holds

    def wants(self, at: Resolution) -> bool:
        """Does its player use it? Said where not."""
        wanted = super().wants(at)
        if not wanted:
            self.say("declines", ability=at.instance.label, actor=at.controller)
        return wanted

    @rule("1.7.3")
    def choose_objects(
        self,
        player: str,
        wanted: Iterable[Obj],
        name: str,
        *,
        least: int = 1,
        most: int = 1,
        at: Resolution | None = None,
    ) -> tuple[Obj, ...]:
        """Whoever chooses does it when the effect resolves."""
        taken = super().choose_objects(player, wanted, name, least=least, most=most, at=at)
        if taken:
            self.cite()
        elif least:
            self.no_legal_choice(player, name)
        return taken

    @rule("1.7.7")
    def no_legal_choice(self, player: str, name: str) -> None:
        """Without a legal choice that part does nothing; the rest of the effect is carried out."""
        self.say("no legal choice", player=player, choice=name)

    @rule("1.7.7")
    def illegal_choice(self, choice: Choice, word: str, why: tuple[str, ...]) -> None:
        """An illegal choice is undone, and nothing but the choice; the player chooses again."""
        super().illegal_choice(choice, word, why)
        self.say("chooses again", actor=choice.player, player=choice.player, word=word)

    def perform(self, move: Move) -> bool:
        """Do what a player does; say that all of it was undone where it was illegal."""
        done = super().perform(move)
        if not done:
            self.undone(move)
        return done

    @rule("1.7.6", "4.1.4")
    def undone(self, move: Move) -> None:
        """An illegal action is undone with all its payments, and nothing that it caused has happened."""
        self.say("undone", actor=move.player, player=move.player)

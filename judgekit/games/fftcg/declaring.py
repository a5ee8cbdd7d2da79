"""4.5: numbers that a text leaves open, such as X, and who says how much they are."""

from judgekit.engine.choice import Option
from judgekit.engine.model import Resolution
from judgekit.engine.rows import ANY_OTHER, printed_for_each, row
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import Announcing, kind_of_use


class Declaring(Announcing):
    """A number is declared once, by the controller, and is never below 0."""

    def declare(self, at: Resolution, name: str, most: int) -> int:
        """Ask for it; the rule of its kind says so, as it is announced or as it resolves."""
        options = [Option(str(one), one) for one in range(most + 1)]
        (taken,) = self.choose(at.controller, "number", name, options)
        number: int = taken.value
        (self.declared_now if self.is_announcing else self.declared_at_resolution)(at, name, number)
        return number

    @printed_for_each(
        kind_of_use,
        row("summon", "declared_for_summon", "11.3.5", "4.1", "4.5"),
        row("action", "declared_for_action", "11.6.7", "4.1", "4.5"),
        row("special", "declared_for_special", "11.7.7", "4.1", "4.5"),
        row("play", "declared_for_character", "11.4.4", "4.1", "4.5", considered="number for a character"),
        row(ANY_OTHER, "declared_for_auto", "11.8.11", "4.1", "4.5"),
    )
    def declared_now(self, at: Resolution, name: str, number: int) -> None:
        """Whoever announces what leaves a number open says how much it is, once."""
        self.tell_number(at, name, number)

    @rule("11.11.9", "11.12.4.3", "4.1", "4.5")
    def declared_at_resolution(self, at: Resolution, name: str, number: int) -> None:
        """What is left to the resolution is declared then, once."""
        self.tell_number(at, name, number)

    def tell_number(self, at: Resolution, name: str, number: int) -> None:
        """Say how much it is."""
        self.say("declares", actor=at.controller, ability=at.instance.label, name=name, number=number)

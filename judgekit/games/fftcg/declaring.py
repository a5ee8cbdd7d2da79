"""4.5: numbers that a text leaves open, such as X, and who says how much they are."""

from collections.abc import Callable

from judgekit.engine.choice import Option
from judgekit.engine.model import Resolution
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import Announcing, kind_of

Declared = Callable[[Resolution, str, int], None]


class Declaring(Announcing):
    """A number is declared once, by the controller, and is never below 0."""

    def declare(self, at: Resolution, name: str, most: int) -> int:
        """Ask for it; the rule of its kind says so, as it is announced or as it resolves."""
        options = [Option(str(one), one) for one in range(most + 1)]
        (taken,) = self.choose(at.controller, "number", name, options)
        number: int = taken.value
        self.rule_of_declaring(at)(at, name, number)
        return number

    def rule_of_declaring(self, at: Resolution) -> Declared:
        """Which rule it is."""
        if not self.is_announcing:
            return self.declared_at_resolution
        match kind_of(at.instance):
            case "summon":
                return self.declared_for_summon
            case "action":
                return self.declared_for_action
            case "special":
                return self.declared_for_special
            case "play":
                return self.declared_for_character
            case _:
                return self.declared_for_auto

    @rule("11.3.5", "4.1", "4.5")
    def declared_for_summon(self, at: Resolution, name: str, number: int) -> None:
        """Whoever casts a Summon with a variable cost says how much it is."""
        self.tell_number(at, name, number)

    @rule("11.6.7", "4.1", "4.5")
    def declared_for_action(self, at: Resolution, name: str, number: int) -> None:
        """So does whoever uses an action ability."""
        self.tell_number(at, name, number)

    @rule("11.7.7", "4.1", "4.5")
    def declared_for_special(self, at: Resolution, name: str, number: int) -> None:
        """So does whoever uses a special ability."""
        self.tell_number(at, name, number)

    @rule("11.4.4", "4.1", "4.5", considered="number for a character")
    def declared_for_character(self, at: Resolution, name: str, number: int) -> None:
        """So does whoever plays a Character."""
        self.tell_number(at, name, number)

    @rule("11.8.11", "4.1", "4.5")
    def declared_for_auto(self, at: Resolution, name: str, number: int) -> None:
        """So does the controller of an auto-ability."""
        self.tell_number(at, name, number)

    @rule("11.11.9", "11.12.4.3", "4.1", "4.5")
    def declared_at_resolution(self, at: Resolution, name: str, number: int) -> None:
        """What is left to the resolution is declared then, once."""
        self.tell_number(at, name, number)

    def tell_number(self, at: Resolution, name: str, number: int) -> None:
        """Say how much it is."""
        self.say("declares", actor=at.controller, ability=at.instance.label, name=name, number=number)

"""What the guide leaves open: the meanings that can be defended, the default first."""

from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Resolution
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.rule import rule
from judgekit.games.digimon import events


class NoDpByEffect(Game):
    """A Digimon that an effect leaves at 0 DP is deleted by that effect."""

    @rule("16.10")
    def cause_of_no_dp(self) -> str:
        """The deletion is part of the effect that lowered the DP."""
        return "effect"


class FalseIfStopsAll(Game):
    """A first condition that is false stops the whole effect."""

    @rule("11.2")
    def past_a_false_if(self, at: Resolution) -> bool:
        """Nothing of the effect is done."""
        self.say("no condition no more", ability=at.instance.label)
        return False


class StartOfTurnIsLost(Game):
    """Memory that passes to the other side at the start of the turn takes the Start of Turn effects away."""

    def check_rules(self) -> None:
        """After each rule check: did the memory pass?"""
        super().check_rules()
        if self.phase == "start" and whole_memory(self) < 0 and self.state.waiting:
            self.drop_start_of_turn()

    @rule("19.2")
    def drop_start_of_turn(self) -> None:
        """Only Start of Main effects are left to activate."""
        for bucket, instances in tuple(self.state.waiting.items()):
            for one in tuple(instances.values()):
                if one.event is not None and _is_start(one.event):
                    self.say("lost", ability=one.label, actor=one.controller)
                    self.state.take(bucket, one)


def whole_memory(game: Game) -> int:
    """The turn player's memory."""
    return game.tally(game.turn_player, "memory")


def _is_start(event: Event) -> bool:
    return isinstance(event, events.TurnStart)


READINGS: tuple[Reading, ...] = (
    Reading(
        "destrucción por 0 DP",
        "¿Un Digimon que un efecto deja en 0 DP cuenta como destruido por ese efecto?",
        ("digimon:16.3", "digimon:16.10"),
        (
            Meaning("no es por efecto", "Lo destruye el Rule Check; con el efecto solo comparte el momento."),
            Meaning("es por efecto", "Lo destruye el efecto que le quitó los DP.", NoDpByEffect),
        ),
        "16.3 lo dice de forma expresa; 16.10 se entiende del todo si solo habla del momento.",
    ),
    Reading(
        "primera condición falsa",
        "Si la condición con la que empieza el efecto es falsa, ¿se hace la parte que va tras «Then»?",
        ("digimon:11.2", "digimon:11.10.1"),
        (
            Meaning("se sigue tras Then", "La condición solo gobierna su propia parte."),
            Meaning("no se activa nada", "La condición gobierna el efecto entero.", FalseIfStopsAll),
        ),
        "11.10.1 trata justo esa estructura; 11.2 habla de los efectos con una sola parte.",
    ),
    Reading(
        "Start of Turn tras Overflow",
        "Si Overflow pasa la memoria al otro lado al empezar el turno, ¿se activan los Start of Turn pendientes?",
        ("digimon:19.1", "digimon:19.2"),
        (
            Meaning("se activan", "Esperan a Overflow y se activan con la memoria nueva."),
            Meaning("se pierden", "Desde ese momento solo quedan los Start of Main.", StartOfTurnIsLost),
        ),
        "4.1 no deja perder lo que ya disparó si su carta sigue en juego, y 19.1 hace esperar a todos los efectos.",
    ),
)

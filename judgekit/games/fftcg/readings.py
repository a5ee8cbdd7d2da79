"""Where the document contradicts itself: what each meaning changes, one rule method each."""

from collections.abc import Iterator, Sequence

from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.model import Instance, Obj
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.rule import check, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.auto_abilities import AutoAbilities
from judgekit.games.fftcg.casting import Casting
from judgekit.games.fftcg.continuous_effects import ContinuousEffects
from judgekit.games.fftcg.rule_processes import RuleProcesses


class CastWhenItResolves(Casting):
    """The example of 11.8.15: a Summon that is cancelled was never cast."""

    @rule("11.8.15/ejemplo-1")
    def cast_triggers(self, summon: Obj, *, resolving: bool) -> None:
        """A cast is only certain when the Summon resolves; what waits for it triggers then."""
        if resolving:
            self.do(events.Cast(summon.id, summon.controller, summon.id, "action"))


class NegativeUntilTheStackIsOver(RuleProcesses):
    """4.3: a negative Power is kept as it is until the whole Stack has resolved."""

    @check("4.3", "12.4.4")
    def no_power(self) -> Iterator[Event]:
        """While something waits on the Stack nobody goes to the Break Zone for a negative Power; for 0, yes."""
        over = not self.state.stack and not self.state.waiting
        for event in self.without_power():
            if over or self.number(self.subject(event), "power") == 0:
                yield event


class ActivePlayerOrdersAll(AutoAbilities):
    """The example of 6.1.3: the active player orders the auto-abilities of both."""

    @rule("6.1.3/ejemplo-1", "6.1.3")
    def next_to_place(self) -> Instance:
        """The active player decides which of all that wait goes on the Stack first."""
        waiting = [one for bucket in self.state.waiting.values() for one in bucket.values()]
        return self.first_of(self.turn_player, waiting)


class AppliedLikeTheStack(ContinuousEffects):
    """The example of 11.12.4.11: what the active player puts in first is applied last."""

    @rule("11.12.4.11/ejemplo-1")
    def as_applied(self, entered: Sequence[Continuous]) -> Sequence[Continuous]:
        """The order in which they enter, reversed."""
        return tuple(reversed(entered))


READINGS: tuple[Reading, ...] = (
    Reading(
        "invocación cancelada",
        "¿Se dispara una habilidad que mira lanzamientos si la Invocación se cancela después?",
        ("fftcg:11.3.8", "fftcg:11.8.15", "fftcg:11.12.5.3"),
        (
            Meaning("lanzada", "Sí: se lanzó al terminar de pagarla, y lo ya ocurrido no puede reemplazarse"),
            Meaning("no lanzada", "No: cancelarla sustituye al lanzamiento, como en el ejemplo", CastWhenItResolves),
        ),
        "11.3.8 dice en qué punto se disparan, y 11.12.5.3 impide reemplazar lo que ya ha sucedido.",
    ),
    Reading(
        "poder negativo",
        "¿Espera el Personaje con Poder negativo a que la Pila se vacíe?",
        ("fftcg:4.3", "fftcg:12.3", "fftcg:12.4.4"),
        (
            Meaning("proceso", "No: el proceso de reglas lo retira antes de que nadie gane prioridad"),
            Meaning("pila", "Sí: el valor negativo vale hasta que la Pila termina", NegativeUntilTheStackIsOver),
        ),
        "12.3 no deja ninguna excepción, y una respuesta de verdad se resuelve antes que la bajada de Poder.",
    ),
    Reading(
        "orden de disparos",
        "¿Quién ordena las Habilidades de Apoyo de los dos jugadores?",
        ("fftcg:11.8.7", "fftcg:6.1.3"),
        (
            Meaning("cada uno", "Cada jugador las suyas, primero el Jugador Activo"),
            Meaning("jugador activo", "El Jugador Activo las de ambos", ActivePlayerOrdersAll),
        ),
        "11.8.7 trata justo de esas habilidades; 6.1.3 habla de acciones simultáneas en general.",
    ),
    Reading(
        "marcas iguales",
        "Con la misma marca temporal, ¿se aplica antes el efecto que el Jugador Activo pone antes?",
        ("fftcg:11.12.4.11", "fftcg:11.9.3", "fftcg:11.12.4.13"),
        (
            Meaning("directo", "Sí: el orden que dice es el orden en que se aplican"),
            Meaning("como en la pila", "No: se aplica antes el que entra después", AppliedLikeTheStack),
        ),
        "Una Habilidad de Campo no usa la Pila (11.9.3), así que nada invierte el orden elegido.",
    ),
)

"""What the guide leaves open or says twice, and what each meaning changes."""

from judgekit.engine.abilities import Activated, Triggered
from judgekit.engine.model import Ability, Obj
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.rule import rule
from judgekit.games.cipher.battle import Battle
from judgekit.games.cipher.beaten import Beaten
from judgekit.games.cipher.levelling import Levelling
from judgekit.games.cipher.marching import Marching
from judgekit.games.cipher.promoting import Promoting
from judgekit.games.cipher.refreshing import Refreshing
from judgekit.games.cipher.skills import Skills
from judgekit.games.cipher.turn import Turn


class EveryBeginningSkipped(Turn):
    """To the letter."""

    @rule("3.1")
    def skips_beginning(self, player: str) -> bool:
        """Whoever started the game skips every Beginning Phase."""
        skips = player == self.starter
        if skips:
            self.say("skips beginning", player=player)
        return skips


class AutoEveryTime(Skills):
    """An AUTO whose moment comes twice happens twice."""

    @rule("8.2.2")
    def is_spent(self, label: str, ability: Ability) -> bool:
        """An AUTO triggers once at each of its moments, unless it says how often in a turn."""
        spent = isinstance(ability, Triggered | Activated) and ability.once_per_turn and self.used(label)
        if spent:
            self.say("once a turn", ability=label)
        return spent


class OrbChosen(Beaten):
    """Orbs are as good as each other."""

    @rule("6.3.6.1")
    def orb_to_take(self, player: str) -> Obj:
        """The player picks any of their orbs."""
        (taken,) = self.choose_objects(player, self.zone(player, "orb"), "orb")
        return taken


class MarchAtOnce(Marching):
    """Compulsory means now."""

    @rule("8.6", "8.6.2")
    def attacker_waits(self) -> bool:
        """The attacking player marches at once too."""
        return False


class MarchWaitsInBattle(Battle):
    """The «attack phase» is the battle."""

    @rule("8.6.3", "8.6.3.1")
    def attacker_waits(self) -> bool:
        """Only while a battle is going on does the attacking player wait."""
        return bool(self.fighters())


class ChangeOntoItself(Promoting):
    """«The same unit» is the same card."""

    @rule("5.4.8")
    def require_another_card(self, player: str, unit: Obj, card: Obj) -> None:
        """A card with a promotion cost that was deployed class changes by itself, once."""
        if unit.id != card.id or unit.mark("promoted"):
            super().require_another_card(player, unit, card)


class LevelCostsDifference(Levelling):
    """What lies beneath has been paid for."""

    @rule("5.2")
    def cost_of_level(self, unit: Obj, card: Obj) -> int:
        """Only what the card costs more than the one beneath counts."""
        return max(0, self.number(card, "cost") - self.number(unit, "cost"))


class DeckComesBackOnlyThen(Refreshing):
    """Only the moment in which the deck runs out counts."""

    @rule("8.3")
    def without_deck(self, player: str, left: str) -> None:
        """Only the last card that leaves a deck brings a new one, if there is something to make it of."""
        if left == "deck":
            super().without_deck(player, left)


class ComesUpright(Promoting):
    """A new card is a new unit to act with."""

    @rule("5.4.6")
    def stays_tapped(self, unit: Obj) -> tuple[str, ...]:  # noqa: ARG002 - however it stood
        """The card laid on a unit stands upright."""
        return ()


READINGS: tuple[Reading, ...] = (
    Reading(
        "fase inicial de quien empieza",
        "¿Qué fases iniciales omite quien comenzó la partida?",
        ("3.1",),
        (
            Meaning("omite la primera", "Solo la de su primer turno."),
            Meaning("omite todas", "Todas, como dice la letra.", EveryBeginningSkipped),
        ),
        "Sin destapar ni robar nunca, quien comienza no podría jugar; 6.2.4.1 también habla solo del primer turno.",
    ),
    Reading(
        "AUTO por turno",
        "¿Cuántas veces por turno se activa una AUTO?",
        ("8.2.2",),
        (
            Meaning("una vez", "Una vez por turno cada habilidad de cada unidad, como dice la letra."),
            Meaning(
                "en cada momento", "Cada vez que llega su momento, salvo que la carta ponga un tope.", AutoEveryTime
            ),
        ),
        "La letra pone el tope sin excepciones; se cuenta por habilidad porque es lo que la frase nombra.",
    ),
    Reading(
        "orb que se toma",
        "¿Qué orb se toma?",
        ("1.4", "6.3.6.1"),
        (
            Meaning("el de encima", "El de encima de la pila."),
            Meaning("el que se elija", "El que elija su jugador.", OrbChosen),
        ),
        "Los orb están apilados y nadie los ha visto: lo natural es tomar el de encima.",
    ),
    Reading(
        "marcha propia",
        "¿Cuándo marcha el jugador de turno que se queda sin vanguardia?",
        ("8.6", "8.6.2", "8.6.3", "8.6.3.1"),
        (
            Meaning("espera", "En la fase de acción espera siempre al turno del oponente."),
            Meaning("inmediata", "Nunca espera: la marcha es obligatoria y 8.6.2 la da por inmediata.", MarchAtOnce),
            Meaning("solo espera en batalla", "Solo espera si está en plena batalla.", MarchWaitsInBattle),
        ),
        "8.6.3.1 es la cláusula más concreta, y la única «fase de ataque» del turno es la de acción.",
    ),
    Reading(
        "Class Change sobre sí misma",
        "¿Hace falta otra carta para promover a quien se desplegó con coste de promoción?",
        ("5.4.1", "5.4.4", "5.4.8"),
        (
            Meaning("con otra carta", "Sí: se pone encima otra carta del mismo personaje."),
            Meaning("con la misma carta", "No: se promueve ella sola por su coste de promoción.", ChangeOntoItself),
        ),
        "5.4.1 define el Class Change como poner una carta encima de otra y 5.4.6 cuenta con la de debajo.",
    ),
    Reading(
        "coste de Level Up",
        "¿Qué coste de un Level Up o Level Down se compara con los bond?",
        ("5.2", "5.5.1", "5.5.5"),
        (
            Meaning("entero", "El coste de despliegue entero de la carta que se juega."),
            Meaning("la diferencia", "Solo lo que cuesta de más que la carta de debajo.", LevelCostsDifference),
        ),
        "5.2 suma los costes de las unidades jugadas, sin descontar nada.",
    ),
    Reading(
        "deck y Retreat Area vacíos",
        "¿Y si el deck se acaba y el Retreat Area también está vacía?",
        ("8.3",),
        (
            Meaning("con la primera carta", "Hay deck en cuanto llega una carta al Retreat Area."),
            Meaning(
                "sin deck",
                "El momento ya pasó: se sigue sin deck el resto de la partida.",
                DeckComesBackOnlyThen,
            ),
        ),
        "8.3 dice que quedarse sin deck no penaliza: seguir sin él con cartas que barajar sería una penalización.",
    ),
    Reading(
        "posición al poner encima",
        "¿La carta que se pone encima hereda que la unidad esté girada?",
        ("5.4.6", "5.5.1"),
        (
            Meaning("la que tenía", "Sí: la unidad sigue siendo la misma."),
            Meaning("en vertical", "No: entra en vertical.", ComesUpright),
        ),
        "Solo la fase inicial y los efectos destapan (3.2); poner una carta encima no lo dice.",
    ),
)

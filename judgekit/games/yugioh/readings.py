"""What the rulebook leaves open, or says in two ways."""

from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.rule import Illegal, after, rule
from judgekit.games.yugioh.attacks import Attacks


class EffectAlone(Game):
    """The table of the example: what is negated is the effect."""

    @rule("4.6.2")
    def negated_part(self, part: str) -> str:  # noqa: ARG002
        """Whatever the card says, the effect alone is negated and the card was activated."""
        self.cite()
        return "effect"


class ScalesIncluded(Game):
    """The bounds of the Scales count."""

    @rule("2.6.5.3")
    def scales_include(self, level: int, low: int, high: int) -> bool:
        """Between the Scales, the Scales themselves included."""
        return low <= level <= high


class XyzAtAnyMoment(Game):
    """Word by word: any moment."""

    @rule("2.7.1")
    def moment_for_xyz(self, player: str) -> None:
        """Any moment of one's own turn when one controls the materials."""
        if player != self.turn_player:
            raise Illegal("not the turn player", player=player)


class QuickPlayOnlySet(Game):
    """What is not said is not allowed."""

    @rule("2.14.7.1")
    def quick_play_from_hand(self, player: str, card: Obj) -> None:  # noqa: ARG002
        """A Quick-Play Spell must have been Set, whoever's turn it is."""
        if card.zone.name == "hand":
            raise Illegal("quick-play from hand", subject=card)


class ReplayByEitherField(Attacks):
    """The field of either player may change."""

    @after("special summon", "3.3.6.1")
    def monster_appears(self, event: Event) -> None:  # noqa: ARG002
        """A monster that comes to either side before the Damage Step gives a replay."""
        if self.state.value("battle") == "declared":
            self.state.set("yes", "replay")
            self.cite()


READINGS: tuple[Reading, ...] = (
    Reading(
        "qué se niega",
        "Si una carta niega una activación, ¿se niega la activación o solo el efecto?",
        ("yugioh:4.6.2", "yugioh:4.6.3"),
        (
            Meaning("activación", "Se niega lo que dice la carta; lo negado al activarse no se queda en el Campo."),
            Meaning("efecto", "Se niega solo el efecto: la carta se activó y, si es duradera, se queda.", EffectAlone),
        ),
        "La explicación del ejemplo (4.6.3) es posterior a la tabla y más precisa que ella.",
    ),
    Reading(
        "límites de la escala",
        "¿Puede Invocarse por Péndulo un monstruo cuyo Nivel coincide con una de las Escalas?",
        ("yugioh:2.6.5.3", "yugioh:2.6.5.4"),
        (
            Meaning("fuera", "Las Escalas no cuentan: el Nivel debe quedar estrictamente entre las dos."),
            Meaning("dentro", "Las Escalas también cuentan.", ScalesIncluded),
        ),
        "El pie de la ilustración deja fuera el Nivel 1, que es la Escala de la carta del ejemplo.",
    ),
    Reading(
        "momento de la Invocación Xyz",
        "¿Puede hacerse una Invocación Xyz fuera de la Main Phase?",
        ("yugioh:2.7.1", "yugioh:3.3.4.1"),
        (
            Meaning("main phase", "Solo en tu Main Phase, como las demás Invocaciones."),
            Meaning("cualquiera", "En cualquier momento de tu turno en que controles los materiales.", XyzAtAnyMoment),
        ),
        "Las Invocaciones son acciones de la Main Phase, y las demás del Deck Extra la exigen.",
    ),
    Reading(
        "Juego Rápido desde la mano",
        "¿Puede activarse desde la mano una Mágica de Juego Rápido en tu propio turno?",
        ("yugioh:2.14.7.1",),
        (
            Meaning("sí", "En tu turno se activa desde la mano; solo en el del adversario hace falta Colocarla antes."),
            Meaning("no", "Hay que Colocarla siempre antes.", QuickPlayOnlySet),
        ),
        "La condición de Colocarla se escribe solo para el turno del adversario.",
    ),
    Reading(
        "campo de la repetición",
        "¿Da Repetición un monstruo nuevo en el Campo del propio atacante?",
        ("yugioh:3.3.6.1",),
        (
            Meaning("adversario", "Solo cuentan los cambios en el Campo del adversario."),
            Meaning("ambos", "Cuentan los monstruos nuevos de cualquiera de los dos Campos.", ReplayByEitherField),
        ),
        "La cláusula solo describe cambios en el Campo del adversario.",
    ),
)

"""What the document leaves open: where it contradicts itself, or sends the reader to a section that is missing."""

from collections.abc import Sequence

from judgekit.engine.choice import Option
from judgekit.engine.model import Instance, Obj
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.rule import Illegal, rule
from judgekit.engine.state import Bucket
from judgekit.engine.value import whole
from judgekit.games.lorcana.abilities import Abilities
from judgekit.games.lorcana.bag import Bag
from judgekit.games.lorcana.playing import Playing
from judgekit.games.lorcana.turn import Turn
from judgekit.games.lorcana.turn_actions import Inking


class ActiveOrdersAll(Bag):
    """3.2.2.3 to the letter: the active player resolves every ability of the bag."""

    def bucket(self, instance: Instance) -> Bucket:  # noqa: ARG002 - one bucket for all
        """The bag is one heap."""
        return (0,)

    @rule("3.2.2.3")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """The active player says which goes next, whoever it belongs to."""
        options = [Option(one.label, one) for one in instances]
        (taken,) = self.choose(self.turn_player, "order", "order", options)
        chosen: Instance = taken.value
        return chosen


class InRounds(Bag):
    """1.8.3: what was in the bag when it began to be emptied goes before what was added meanwhile."""

    def bucket(self, instance: Instance) -> Bucket:
        """The round in which it came, and the turn order in each."""
        return (self.state.value("round"), *super().bucket(instance))

    @rule("1.8.3")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """What triggers from now on waits for the next round."""
        round_ = whole(min(self.state.waiting)[0])
        if len({one[0] for one in self.state.waiting}) > 1:
            self.say("this round first", abilities=[one.label for one in instances])
        self.state.set(round_ + 1, "round")
        return super().pick(instances)


class NewestFirst(Bag):
    """1.7.2: what an effect brings about is dealt with before going on with what was waiting."""

    def bucket(self, instance: Instance) -> Bucket:
        """The newest first, and the turn order among those of one moment."""
        return (-whole(self.state.value("round")), *super().bucket(instance))

    @rule("1.7.2")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """What triggers from now on goes before all that waits."""
        if len({one[0] for one in self.state.waiting}) > 1:
            self.say("newest first", abilities=[one.label for one in instances])
        self.state.set(whole(self.state.value("round")) + 1, "round")
        return super().pick(instances)


class WardsOffEveryone(Abilities):
    """The example says that Ward prevents being chosen, and does not say by whom."""

    @rule("1.7.7/ejemplo-2")
    def wards_off(self, obj: Obj, player: str | None) -> bool:  # noqa: ARG002
        """Nobody may choose the character, not even its player."""
        return True


class ResolvesBeforeEntering(Playing):
    """5.4.1.2: the effect, then the Play zone, then the discard."""

    @rule("5.4.1.2")
    def action_enters(self, card: Obj, player: str) -> None:  # noqa: ARG002
        """The card stays where it is while its effect is resolved."""
        self.state.set(card.id, "resolving", card.label)
        self.cite()

    @rule("5.4.1.2")
    def action_leaves(self, label: str) -> None:
        """Only then does it pass through the Play zone."""
        card = self.card(label)
        if card.id == self.state.value("resolving", label):
            self.put(card, "play")
        super().action_leaves(label)


class DrySinceTheTurnBegan(Turn):
    """1.7.5 and 5.1.1.12: a character is dry if it was in play when the turn began."""

    @rule("1.7.5")
    def dries(self, character: Obj) -> None:
        """A character that came during the Ready step goes on drying until the next turn."""
        if character.since > whole(self.state.value("turn began")):
            self.say("came this turn", card=character)
            return
        super().dries(character)


class EachBelleGivesOne(Inking):
    """4.2.3.1: each source gives one additional card a turn, however often it comes back."""

    @rule("4.2.3.1")
    def additional_ink(self, player: str, done: int) -> bool:  # noqa: ARG002
        """The first source that has not given its card this turn gives it now."""
        active = [one for one in self.continuous("allow", "additional ink") if one.value == player and one.is_on(self)]
        fresh = [one.at.instance.label for one in active if not self.used(one.at.instance.label)]
        if active and not fresh:
            raise Illegal("additional ink used", player=player, amount=len(active))
        if fresh:
            self.use_up(fresh[0])
            self.say("additional ink", player=player, amount=len(fresh))
        return bool(fresh)


READINGS: tuple[Reading, ...] = (
    Reading(
        "bolsa",
        "En qué orden se vacía la bolsa; el apartado 7.7, que lo decía, no está",
        ("lorcana:1.7.4", "lorcana:1.8.3", "lorcana:1.8.4", "lorcana:1.7.2", "lorcana:3.2.2.3"),
        (
            Meaning("activo-primero", "Todas las del jugador activo, en el orden que quiera; después, por turno"),
            Meaning("activo-ordena-todo", "El jugador activo ordena todas, también las de los demás", ActiveOrdersAll),
            Meaning("por-tandas", "Las que ya estaban van antes que las añadidas mientras se vaciaba", InRounds),
            Meaning("nuevo-primero", "Lo que se acaba de disparar va antes que lo que esperaba", NewestFirst),
        ),
        "3.2.2.3 deja las del jugador activo en sus manos y 1.8.4 ordena por turno lo que toca a varios jugadores",
    ),
    Reading(
        "ward",
        "A quién impide elegir Ward; la sección 8, que lo definía, no está",
        ("lorcana:1.6.1.5", "lorcana:1.7.7/ejemplo-2"),
        (
            Meaning("rivales", "Solo a los oponentes del jugador del personaje"),
            Meaning("cualquiera", "A todos los jugadores, también al suyo", WardsOffEveryone),
        ),
        "Es lo que dice el texto recordatorio de las cartas; el documento solo cuenta el caso de un rival",
    ),
    Reading(
        "accion",
        "Si una acción entra en juego antes o después de resolver su efecto",
        ("lorcana:4.3.3.2", "lorcana:5.4.1.2"),
        (
            Meaning("entra-antes", "Entra en la zona de juego, se resuelve y va al descarte"),
            Meaning(
                "resuelve-antes", "Se resuelve, pasa por la zona de juego y va al descarte", ResolvesBeforeEntering
            ),
        ),
        "4.3.3.2 es el procedimiento de jugar cartas; 5.4.1.2 describe el tipo de carta",
    ),
    Reading(
        "secado",
        "Si un personaje que entra durante el paso Ready está seco en ese turno",
        ("lorcana:3.2.2.1", "lorcana:4.6.4.1", "lorcana:5.3.5", "lorcana:1.7.5", "lorcana:5.1.1.12"),
        (
            Meaning("paso-set", "Se seca todo el que esté en juego en el paso Set"),
            Meaning("inicio-del-turno", "Solo se seca quien ya estaba al empezar el turno", DrySinceTheTurnBegan),
        ),
        "Lo dicen tres cláusulas de procedimiento, y 5.3.5 fija el momento expresamente",
    ),
    Reading(
        "tinta-adicional",
        "Cómo se cuenta la tinta adicional cuando cambia quién la da",
        ("lorcana:4.2.3.1",),
        (
            Meaning(
                "recuento", "El límite es una más las fuentes que hay en juego, comparado con las tintas ya puestas"
            ),
            Meaning("una-por-fuente", "Cada fuente da una por turno; otra distinta da la suya", EachBelleGivesOne),
        ),
        "Explica los tres casos del ejemplo sin seguir la pista de cada carta",
    ),
)

"""Where a question asks what happens, what would be otherwise is quoted as the story tells it."""

from judgekit.games.messages import messages
from judgekit.reasons import Fact
from judgekit.story import Labels, Teller
from judgekit.story.happening import happening

DRAW = {"event": "draw", "player": "A"}
SHUFFLE = {"event": "shuffle", "player": "A"}
ASKED = {"event": "asked", "player": "B", "choice": "mulligan", "options": ("sí", "no"), "taken": ("no",)}


def told(found: tuple[object, ...] | None, otherwise: tuple[object, ...] | None) -> list[str]:
    """What is said of this fact."""
    fact = Fact(("happened", "draw", "shuffle"), found, otherwise)
    return [*happening(fact, Teller(messages("fftcg"), Labels()))]


def test_what_would_not_happen_is_quoted() -> None:
    assert told((DRAW,), ()) == ["no llegaría a ocurrir «A roba una carta»"]
    assert told((DRAW,), None) == ["no llegaría a ocurrir «A roba una carta»"]


def test_what_would_happen_besides_is_quoted() -> None:
    assert told((), (DRAW,)) == ["ocurriría también «A roba una carta»"]


def test_one_thing_in_place_of_another_is_said_so() -> None:
    assert told((DRAW,), (SHUFFLE,)) == ["en vez de «A roba una carta» ocurriría «A baraja su Mazo»"]


def test_the_same_things_in_another_order_are_not_listed() -> None:
    assert told((DRAW, SHUFFLE), (SHUFFLE, DRAW)) == ["lo que ocurre iría en otro orden"]


def test_what_was_asked_is_its_question() -> None:
    assert told((), (ASKED,)) == ["ocurriría también «B: ¿Cambia su mano inicial?»"]

"""Of which cards a text speaks: those that it is not, where the banished lie, and two that lie in different places."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import monster
from tests.reader.printed import spell as effects


def test_what_stands_behind_what_it_is_not_is_of_that_one() -> None:
    (read_,) = effects("Selecciona 1 monstruo que no sea un Monstruo de Sincronía de Nivel 7 en el Campo; destrúyelo.")
    assert read_["targets"][0]["choose"]["none of"] == [{"type": "monster", "level": "7", "kinds": "synchro"}]
    assert "level" not in read_["targets"][0]["choose"]


def test_what_stands_before_it_is_of_the_card_itself() -> None:
    (read_,) = effects("Selecciona 1 monstruo Pez de Nivel 7 que no sea Cantante en tu Cementerio; añádelo a tu mano.")
    assert read_["targets"][0]["choose"]["level"] == "7"
    assert read_["targets"][0]["choose"]["kinds"] == "not tuner"


@pytest.mark.parametrize(
    ("where", "zone", "whose"),
    [
        ("en tu destierro", "banished", "you"),
        ("en el destierro de tu adversario", "banished", "opponent"),
        ("en tu Cementerio o destierro", ["graveyard", "banished"], "you"),
        ("que esté desterrado o en los Cementerios", ["banished", "graveyard"], None),
    ],
)
def test_the_banished_lie_somewhere(where: str, zone: str | list[str], whose: str | None) -> None:
    (read_,) = effects(f"Selecciona 1 monstruo Pez {where}; añádelo a tu mano.")
    assert read_["targets"][0]["choose"]["zone"] == zone
    assert read_["targets"][0]["choose"].get("controller") == whose


def test_two_are_told_apart_by_where_they_lie() -> None:
    text = "Selecciona 2 cartas en tu Cementerio y 1 carta en el Campo; destierra los objetivos en tu Cementerio y, si lo haces, destruye el objetivo en el Campo."
    (read_,) = effects(text)
    first, then = read_["resolve"]
    assert first["do"] == [{"banish": "primero"}]
    assert then["then"] == [{"destroy": "segundo"}]
    with pytest.raises(NotUnderstoodError):
        effects(text.replace("1 carta en el Campo", "1 carta en el Cementerio de tu adversario"))


def test_no_monster_is_equipped_to_another() -> None:
    """5.2.7: it counts as a Spell there, and what asks for a monster would never find it."""
    (read_,) = effects("Destruye todas las Cartas de Equipo equipadas a esta carta.")
    assert read_["resolve"] == [{"destroy": {"icon": "equip", "facedown": "no", "equips": "self"}}]
    with pytest.raises(NotUnderstoodError):
        effects("Destruye todos los monstruos equipados a esta carta.")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Selecciona 1 monstruo que controle tu adversario; Sacrifícalo.", {"tribute": "objetivo"}),
        (
            "Selecciona 1 monstruo en el Cementerio de tu adversario; Invócalo de Modo Especial en tu Campo.",
            {"special summon": "objetivo"},
        ),
    ],
)
def test_what_is_done_with_the_one_that_was_selected(text: str, says: dict[str, str]) -> None:
    (read_,) = effects(text)
    assert read_["resolve"] == [says]


def test_an_older_conditional_is_the_same_replacement() -> None:
    would, fuera = (
        monster(f"Si esta carta {verb} destruida en batalla, puedes descartar 1 carta en su lugar.")
        for verb in ("sería", "fuera a ser")
    )
    assert would == fuera


@pytest.mark.parametrize(
    ("passive", "active"),
    [
        ("Todas las cartas en el Campo son devueltas al Deck.", "Baraja todas las cartas en el Campo al Deck."),
        (
            "Selecciona 1 monstruo en el Campo; ese monstruo es Sacrificado.",
            "Selecciona 1 monstruo en el Campo; Sacrifícalo.",
        ),
    ],
)
def test_what_is_done_to_them_is_what_one_does(passive: str, active: str) -> None:
    assert effects(passive) == effects(active)


@pytest.mark.parametrize("where", ["que esté desterrado o en tu Cementerio", "en tu Cementerio o destierro"])
def test_one_that_is_told_lies_face_up_where_it_is_asked_for(where: str) -> None:
    (read_,) = monster(f"Si hay un monstruo Pez {where}: puedes robar 1 carta.")
    assert read_["if"]["exists"]["facedown"] == "no"
    (any_card,) = monster("Si hay 2 o más cartas en tu destierro: puedes robar 1 carta.")
    assert "facedown" not in any_card["if"]["exists"]


def test_both_cards_of_ones_zones_go_or_neither() -> None:
    text = '[Péndulo] Si tienes una carta "Farol" en tu otra Zona de Péndulo: puedes devolver a la mano ambas cartas en tus Zonas de Péndulo.'
    (read_,) = monster(text)
    assert read_["if"]["exists"] == {"name contains": "Farol", "zone": "pendulum", "controller": "you", "is": "other"}
    assert read_["do"][0] == {"choose": {"zone": "pendulum", "controller": "you"}, "as": "ambas", "count": 2}

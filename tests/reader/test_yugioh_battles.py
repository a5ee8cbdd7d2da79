"""What Yu-Gi-Oh! texts say of activations, protection and battles is read as just that, and its neighbour otherwise."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects, fields

CARD, EFFECT = {"event": "activate", "to": "card"}, {"event": "activate", "to": "effect"}
SPELL = {"of": {"type": "spell"}}


@pytest.mark.parametrize(
    ("what", "answered"),
    [
        ("una Carta Mágica", CARD | SPELL),
        ("el efecto de una Carta Mágica", EFFECT | SPELL),
        ("una Carta Mágica, o su efecto", {"event": "activate"} | SPELL),
        ("una carta o efecto", {"event": "activate"}),
        ("un efecto de monstruo en la mano", {"event": "activate", "of": {"type": "monster", "zone": "hand"}}),
    ],
)
def test_a_card_that_is_activated_is_not_the_effect_of_one_that_lies_there(what: str, answered: object) -> None:
    (read_,) = effects(f"Cuando tu adversario activa {what}: niega la activación.", "Trap", "Counter")
    assert read_["if"] == {"answers": {**answered, "player": "opponent"}}  # type: ignore[dict-item]


def test_either_of_two_activations_is_answered() -> None:
    text = "Cuando es activada una Carta Mágica/de Trampa, o efecto de monstruo: niega la activación."
    (read_,) = effects(text, "Trap", "Counter")
    assert read_["if"] == {
        "answers": [CARD | {"of": {"type": ["spell", "trap"]}}, {"event": "activate", "of": {"type": "monster"}}]
    }


def test_who_may_not_activate_cards_may_use_their_effects() -> None:
    (read_,) = effects("Tu adversario no puede activar Cartas de Trampa.")
    assert read_["static"] == [{"forbid": {**CARD, "of": {"type": "trap"}, "player": "opponent"}}]


@pytest.mark.parametrize(
    ("by", "immune"),
    [
        ("los efectos de otras cartas", {"to": {"is": "other"}}),
        ("los efectos de Cartas de Trampa", {"to": {"type": "trap"}}),
        ("los efectos de monstruos de tu adversario", {"to": {"type": "monster", "controller": "opponent"}}),
        ("los efectos activados de monstruos", {"to": {"type": "monster"}, "activated": "yes"}),
    ],
)
def test_unaffected_says_by_whose_effects(by: str, immune: dict[str, object]) -> None:
    (read_,) = effects(f"Esta carta no es afectada por {by}.")
    assert read_["static"] == [{**immune, "immune": "self"}]


def test_unaffected_by_nobody_in_particular_is_not_understood() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Esta carta no es afectada por nada.")


POSITION = "Posición de Defensa"
BATTLING = {"object": "self", "matches": {"any of": [{"attacking": "yes"}, {"attacked": "yes"}]}}


@pytest.mark.parametrize(
    ("when", "moment"),
    [
        ("Al comienzo del Damage Step", "start"),
        ("Durante el cálculo de daño", "calculation"),
        ("Después del cálculo de daño", "calculated"),
        ("Al final del Damage Step", "end"),
    ],
)
def test_each_moment_of_the_damage_step_is_its_own(when: str, moment: str) -> None:
    (read_,) = effects(f"{when}, si esta carta batalla con un monstruo de tu adversario: destruye ese monstruo.")
    assert read_["when"] == {
        "event": "fight",
        "of": {"is": "self"},
        "by": {"controller": "opponent"},
        "to": moment,
    }
    assert read_["do"] == [{"destroy": "cause"}]


def test_attacking_is_not_being_attacked() -> None:
    for said, mark in (("ataca a un monstruo", "attacking"), ("es atacada por un monstruo", "attacked")):
        (read_,) = effects(f"Después del cálculo de daño, si esta carta {said}: destruye ese monstruo.")
        assert read_["when"]["of"] == {"is": "self", mark: "yes"}


def test_who_it_battles_with_may_be_told() -> None:
    (read_,) = effects("Si esta carta batalla con un monstruo de AGUA, gana 350 ATK sólo durante el Damage Step.")
    assert read_["while"]["all"][0] == {"exists": {"attribute": "agua", "facedown": "no", "battles with": "self"}}
    assert read_["while"]["all"][1] == {"step": "damage"}


def test_piercing_twice_is_not_piercing_once() -> None:
    pierces = f"Si esta carta ataca a un monstruo en {POSITION}, inflige {{}} daño de batalla de penetración."
    assert "effects" not in fields(pierces.format("")) and fields(pierces.format(""))["keywords"] == ["Penetración"]
    (more,) = effects(pierces.format("el doble de"))
    assert more["becomes"] == {"amount": {"event": "amount", "times": 2}}


@pytest.mark.parametrize(
    ("said", "allowed"),
    [
        ("hacer un segundo ataque durante cada Battle Phase", {"allow": "second attack"}),
        ("hacer hasta 2 ataques a monstruos durante cada Battle Phase", {"against": {"type": "monster"}}),
        ("hacer hasta 3 ataques durante cada Battle Phase", {"allow": "third attack"}),
        (
            "atacar a todos los monstruos de tu adversario, una vez a cada uno",
            {"allow": "attack each monster"},
        ),
    ],
)
def test_how_often_and_whom_it_attacks(said: str, allowed: dict[str, object]) -> None:
    (read_,) = effects(f"Esta carta puede {said}.")
    assert allowed.items() <= read_["static"][0].items()


def test_damage_of_its_own_battles_alone() -> None:
    (read_,) = effects("No recibes daño de batalla de ataques que involucren a esta carta.")
    assert read_["while"] == BATTLING
    (other,) = effects("Tu adversario no recibe daño de batalla de ataques que involucren a esta carta.")
    assert other["static"][0]["forbid"]["player"] == "opponent"


def test_a_pronoun_means_who_attacks_and_not_what_was_discarded() -> None:
    text = "Cuando un monstruo del adversario declara un ataque: puedes descartar 1 carta; destruye ese monstruo."
    assert effects(text)[0]["do"] == [{"destroy": "event"}]
    paid = "Puedes Sacrificar 1 monstruo; inflige daño a tu adversario igual al ATK de ese monstruo."
    assert effects(paid)[0]["do"][0]["damage"] == {"value": "atk", "of": "sacrificio"}


def test_not_attacking_directly_is_not_not_attacking() -> None:
    for said, forbidden in (("atacar", {}), ("atacar directamente", {"to": "player"})):
        (read_,) = effects(f"Esta carta no puede {said}.")
        assert read_["static"][0]["forbid"] == {"event": "attack", "of": {"is": "self"}, **forbidden}

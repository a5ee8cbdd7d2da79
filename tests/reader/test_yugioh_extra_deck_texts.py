"""What monsters of the Extra Deck say of their materials, of whom they point to and of how they come."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read

LINE = '2 monstruos "Farera"\n'


def told(text: str, line: str = LINE) -> dict[str, Any]:
    """What a Fusion Monster called Pez Vela says behind its materials."""
    return dict(read("yugioh", Printing("Pez Vela", line + text, {"type": "Monster"})).fields)


def ability(text: str) -> dict[str, Any]:
    """Its only effect."""
    (one,) = told(text)["effects"]
    return dict(one)


@pytest.mark.parametrize(
    "used",
    [
        "Material de Fusión usado para su Invocación por Fusión",
        "monstruo usado como Material de Fusión",
        "carta usada como material de esta carta",
        "monstruo usado como material para su Invocación",
    ],
)
def test_however_the_materials_are_called(used: str) -> None:
    assert ability(f"Gana 100 ATK por cada {used}.")["static"][0]["by"] == {
        "value": "made of",
        "of": "self",
        "times": "100",
    }


def test_so_many_monsters_as_materials() -> None:
    text = "Si esta carta fue Invocada por Fusión usando {} monstruos como Materiales de Fusión, no puede ser destruida en batalla."
    assert ability(text.format("3 o más"))["while"]["matches"] == {"summoned": "fusion", "made of": ">= 3"}
    with pytest.raises(NotUnderstoodError):
        told(text.format("menos de 3"))


@pytest.mark.parametrize(
    ("of", "cause"),
    [("Xyz", {"event": "put under", "cause": "xyz"}), ("por Fusión", {"event": "move", "cause": "fusion"})],
)
def test_no_material_for_a_kind_of_summon(of: str, cause: dict[str, str]) -> None:
    forbidden = ability(f"No puede ser usado como material para una Invocación {of}.")["static"][0]["forbid"]
    assert forbidden == {**cause, "of": {"is": "self"}}


def test_no_material_for_some_of_them() -> None:
    text = "No puede ser usado como Material de Enlace para la Invocación de un Monstruo de Enlace-4 o mayor."
    assert ability(text)["static"][0]["forbid"]["by"] == {"type": "monster", "link": ">= 4"}


def test_what_holds_with_a_material_holds_with_one_alone() -> None:
    text = "Esta carta {}no puede ser seleccionada por efectos de cartas."
    assert ability(text.format("con Material Xyz "))["while"]["matches"] == {"attached": ">= 1"}
    assert "while" not in ability(text.format(""))


def test_it_went_with_a_material() -> None:
    text = "Si esta carta es mandada al Cementerio{}: puedes robar 1 carta."
    assert ability(text.format(" mientras tenía Material Xyz"))["when"]["of"] == {"is": "self", "attached": ">= 1"}
    assert ability(text.format(""))["when"] == "send"


def test_it_is_tributed_with_a_material() -> None:
    text = "Puedes Sacrificar esta carta{}; roba 1 carta."
    assert ability(text.format(" que tenga Material Xyz"))["if"]["matches"] == {"attached": ">= 1"}
    assert "if" not in ability(text.format(""))


def test_every_material_on_the_field_is_counted() -> None:
    """Not only those of this card."""
    here, anywhere = (
        ability(f"Gana 300 ATK por cada Material Xyz {where}.")["static"][0]["by"]["count"]
        for where in ("acoplado a esta carta", "en el Campo")
    )
    assert here == {"zone": "under", "under": "self"}
    assert anywhere == {"zone": "under"}


@pytest.mark.parametrize("where", ["monstruo", 'uno o más monstruos "Farera"'])
def test_as_long_as_it_points_to_one(where: str) -> None:
    exists = ability(f"Mientras esta carta apunte a {'un ' * (where == 'monstruo')}{where}, esta carta gana 500 ATK.")
    assert exists["while"]["exists"]["pointed by"] == "self"


def test_whose_effects_nobody_may_activate() -> None:
    text = "Ninguno de los jugadores puede activar los efectos de los monstruos{}."
    banned = ability(text.format(" a los que apunte esta carta"))["static"][0]["forbid"]
    assert banned["of"] == {"type": "monster", "pointed by": "self"}
    assert banned["player"] == "any"


def test_one_to_which_it_points_and_one_of_the_opponent() -> None:
    """Whoever controls the first of them."""
    text = "Puedes seleccionar 1 monstruo al que apunte esta carta y 1 carta que controle tu adversario; destrúyelos."
    first, second = (one["choose"] for one in ability(text)["targets"])
    assert first == {"type": "monster", "pointed by": "self"}
    assert second == {"controller": "opponent", "is": "not primero"}


def test_what_selects_one_to_which_it_points() -> None:
    text = "Cuando tu adversario activa una carta o efecto que selecciona un monstruo{} (Efecto Rápido): puedes negar el efecto."
    answered = ability(text.format(" al que apunte esta carta"))["if"]["answers"]
    assert answered["of"] == {"selecting": {"type": "monster", "pointed by": "self"}}
    mine = ability(text.format(" que controles"))["if"]["answers"]
    assert mine["of"] == {"selecting": {"type": "monster", "controller": "you"}}


def test_attacks_go_to_this_card_alone() -> None:
    one = ability("Tu adversario no puede seleccionar para ataques monstruos, excepto esta carta.")
    other = ability("Tu adversario no puede seleccionar para ataques otros monstruos que controles.")
    assert one == other


def test_by_fusion_or_with_its_materials_first() -> None:
    """What must first come so may come by an effect from elsewhere afterwards."""
    text = "Debe ser {}Invocado por Fusión, o Invocado de Modo Especial Sacrificando los monstruos de arriba."
    own, ban = told(text.format("primero "))["effects"]
    assert own["cost"][0]["materials"] == {"zone": "monsters", "controller": "you"}
    assert ban["zone"] == "extra"
    assert told(text.format(""))["effects"][1]["zone"] == "any"


def test_with_the_materials_of_the_one_below() -> None:
    """However the print says that they are taken along."""
    text = 'También puedes Invocar Xyz esta carta usando 1 Monstruo Xyz "Boya" que controles como Material. {}'
    old = "(Los Materiales Xyz acoplados a ese monstruo también se convierten en Materiales Xyz de esta carta.)"
    line = "2 monstruos de Nivel 4\n"
    assert told(text.format(old), line) == told(text.format("(Transfiere sus materiales a esta carta)."), line)


def test_not_in_the_turn_when_it_came() -> None:
    text = "Puedes desterrar 1 carta en tu Cementerio; roba 1 carta. Este efecto no puede ser usado el turno en el que esta carta es Invocada{}."
    assert ability(text.format(""))["if"] == {"object": "self", "matches": {"none of": [{"came this turn": "yes"}]}}
    so = ability(text.format(" por Fusión"))["if"]["matches"]["none of"]
    assert so == [{"came this turn": "yes", "summoned": "fusion"}]


def test_whose_position_changes() -> None:
    text = 'Si {} la posición de batalla de un monstruo "Boya" que controles: puedes robar 1 carta.'
    assert ability(text.format("cambia")) == ability(text.format("se cambia"))

"""What Yu-Gi-Oh! texts say of one more Summon, of materials that have served, of whom an attack may pick."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects

ONCE = "Sólo puedes ganar este efecto una vez por turno"


@pytest.mark.parametrize(
    "text",
    [
        f"Durante tu Main Phase, puedes Invocar de Modo Normal 1 monstruo Pez, además de tu Invocación Normal/Colocación. ({ONCE}.)",
        f"Puedes Invocar 1 monstruo Pez de Modo Normal además de tu Invocación Normal o Colocación. ({ONCE}).",
        f"Puedes Invocar de Modo Normal 1 monstruo Pez durante tu Main Phase cada turno, además de tu Invocación Normal/Colocación"
        f" ({ONCE[0].lower()}{ONCE[1:]}).",
    ],
)
def test_one_more_normal_summon_is_told_in_several_orders(text: str) -> None:
    (read_,) = effects(text)
    fish = {"type": "monster", "race": "pez", "zone": "hand"}
    assert read_ == {"static": [{"allow": "additional normal summon", "on": fish}]}


def test_without_a_time_or_a_limit_it_is_not_known_what_it_is() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Puedes Invocar de Modo Normal 1 monstruo Pez además de tu Invocación Normal/Colocación.")


@pytest.mark.parametrize(
    ("fate", "when"),
    [
        ("usada como Material de Enlace", {"event": "move", "cause": "link"}),
        (
            "usada como Material de Enlace y mandada al Cementerio",
            {"event": "move", "cause": "link", "to": "graveyard"},
        ),
        (
            "usada como Material de Sincronía y mandada al Cementerio",
            {"event": "move", "cause": "synchro", "to": "graveyard"},
        ),
        ("desacoplada de un Monstruo Xyz y mandada al Cementerio", "detach"),
    ],
)
def test_what_has_served_as_a_material_may_be_said_to_go_to_the_graveyard(fate: str, when: object) -> None:
    (read_,) = effects(f"Si esta carta es {fate}: puedes ganar 300 LP.")
    assert read_["when"] == when


@pytest.mark.parametrize(
    ("left_out", "of"),
    [
        ("esta carta", {"is": "other"}),
        ('"Alba del Faro"', {"none of": [{"name": "Alba del Faro"}]}),
    ],
)
def test_whom_an_attack_may_still_pick_stands_behind_or_before_the_attack(left_out: str, of: dict[str, object]) -> None:
    fish = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you", "zone": "monsters"}
    (read_,) = effects(
        f"Tu adversario no puede seleccionar monstruos Pez que controles para ataques, excepto {left_out}."
    )
    (forbidden,) = read_["static"]
    assert forbidden["forbid"] == {"event": "attacked", "of": {**fish, **of}, "by": {"controller": "opponent"}}


def test_as_many_as_there_are_of_others_is_exactly_so_many() -> None:
    (read_,) = effects(
        "Destruye tantas cartas que controle tu adversario como monstruos Pez que controles.", "Spell", "Normal"
    )
    fish = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"}
    assert read_["resolve"][0] == {"choose": {"controller": "opponent"}, "count": {"count": fish}, "as": "elegida"}


def test_the_battle_damage_is_that_of_the_event() -> None:
    (read_,) = effects(
        "Si esta carta inflige daño de batalla a tu adversario: gana LP igual al daño de batalla infligido."
    )
    assert read_["do"] == [{"gain": {"event": "amount"}, "of": "lp"}]
    with pytest.raises(NotUnderstoodError):
        effects("Si esta carta destruye un monstruo en batalla: gana LP igual al daño de batalla infligido.")


def test_damage_of_either_kind_and_all_that_are_of_one_attribute() -> None:
    (read_,) = effects("Si recibes daño de batalla o de efecto: puedes ganar 300 LP.")
    assert read_["when"] == {"event": "damage", "player": "you", "cause": ["battle", "effect"]}
    (turned,) = effects("Todos los monstruos boca arriba en el Campo se convierten en FUEGO.")
    assert turned["static"] == [{"set": "attribute", "to": "fuego", "on": {"type": "monster", "facedown": "no"}}]


def test_three_things_said_in_a_row_are_said_of_all_of_them() -> None:
    (read_,) = effects(
        "Tus monstruos Pez no pueden ser destruidos en batalla, ganan 200 ATK, y pueden atacar directamente."
    )
    fish = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"}
    assert read_["static"] == [
        {"forbid": {"event": "destroy", "cause": "battle", "of": fish}},
        {"modify": "atk", "by": "200", "on": fish},
        {"grant": "Ataque directo", "on": fish},
    ]


def test_one_of_another_name_is_of_another_than_this_card() -> None:
    (read_,) = effects('Cuando un monstruo "Faro" de nombre diferente es Invocado de Modo Normal: puedes ganar 300 LP.')
    other = {"type": "monster", "name contains": "Faro", "facedown": "no", "other name than": "self"}
    assert read_["when"] == {"event": "normal summon", "of": other}


def test_while_it_lies_so_is_said_of_this_card_alone() -> None:
    (read_,) = effects("No puede ser destruida en batalla mientras está boca arriba en Posición de Defensa.")
    assert read_["while"] == {"object": "self", "matches": {"facedown": "no", "defense": "yes"}}
    with pytest.raises(NotUnderstoodError):
        effects("Tus monstruos no pueden ser destruidos en batalla mientras estén en Posición de Defensa.")


def test_a_position_that_may_not_be_changed_afterwards_is_said_behind() -> None:
    (read_,) = effects(
        "Si esta carta ataca, es cambiada a Posición de Defensa al final de la Battle Phase,"
        " y su posición no puede ser cambiada hasta el final de tu siguiente turno."
    )
    fixed = {"forbid": {"event": "change position"}, "on": "self", "until": "end of your next turn"}
    assert (read_["when"], read_["do"][1]) == ("end of battle phase", fixed)


def test_what_is_selected_and_what_becomes_of_it_may_be_two_sentences() -> None:
    (read_,) = effects(
        "Descarta 1 carta y selecciona 1 monstruo en el Campo. Destierra el monstruo seleccionado.", "Spell"
    )
    assert (read_["targets"], read_["resolve"]) == (
        [{"choose": {"type": "monster"}, "as": "objetivo"}],
        [{"banish": "objetivo"}],
    )


def test_another_one_that_is_there_is_another_than_this_card() -> None:
    (read_,) = effects("Mientras otro monstruo Pez esté boca arriba en el Campo, esta carta gana 300 ATK.")
    assert read_["while"] == {"exists": {"type": "monster", "race": "pez", "facedown": "no", "is": "other"}}


def test_what_is_left_out_behind_two_places_is_left_out_of_both() -> None:
    text = 'Añade a tu mano 1 monstruo Pez desde tu Deck o 1 carta "Faro" desde tu Cementerio, excepto "Alba del Faro".'
    (read_,) = effects(text, "Spell", "Normal")
    assert read_["resolve"][0]["choose"]["name"] == "not Alba del Faro"


@pytest.mark.parametrize(("whose", "player"), [("recibas", "you"), ("tu adversario reciba", "opponent")])
def test_how_long_damage_is_halved_may_stand_in_the_middle(whose: str, player: str) -> None:
    (read_,) = effects(f"Roba 1 carta, pero el daño que {whose} este turno se divide a la mitad.", "Spell", "Normal")
    halved = {"amount": {"event": "amount", "half": "up"}}
    step = {"step in": {"event": "damage", "player": player}, "until": "end of turn", "becomes": halved}
    assert read_["resolve"][1] == step


def test_a_moment_may_select_in_one_sentence_and_do_in_the_next() -> None:
    (read_,) = effects(
        "Cuando esta carta es destruida, puedes seleccionar 1 monstruo en el Campo. Destierra ese monstruo."
    )
    assert (read_["do"], read_["may"]) == ([{"banish": "objetivo"}], "yes")


def test_the_second_of_two_that_are_banished_need_not_be_named_again() -> None:
    text = "Puedes Invocar esta carta de Modo Especial (desde tu mano) desterrando 1 monstruo de AGUA y 1 de FUEGO de tu Cementerio."
    (read_,) = effects(text)
    assert [one["choose"]["attribute"] for one in read_["cost"][:2]] == ["agua", "fuego"]


def test_each_of_two_that_are_counted_says_whether_more_will_do() -> None:
    (read_,) = effects("Si controlas 2 o más monstruos y 3 o menos Cartas Mágicas: roba 1 carta.", "Spell", "Normal")
    assert [one["count"] for one in read_["if"]["all"]] == [">= 2", "<= 3"]
    with pytest.raises(NotUnderstoodError):
        effects("Si controlas 2 monstruos Pez y 1 monstruo Roca: roba 1 carta.", "Spell", "Normal")


def test_theirs_may_be_told_by_the_field_and_another_place() -> None:
    (read_,) = effects(
        "Mientras tu adversario no tenga monstruos Pez en su Campo o Cementerio, esta carta gana 300 ATK."
    )
    zones = ["monsters", "spells", "field spell", "pendulum", "graveyard"]
    fish = {"type": "monster", "race": "pez", "facedown": "no", "zone": zones, "controller": "opponent"}
    assert read_["while"] == {"exists": fish, "count": 0}


def test_what_another_does_while_this_card_is_there_stands_behind_what_becomes_of_it() -> None:
    (read_,) = effects(
        "Si esta carta es Invocada por Volteo, o si otro monstruo es Invocado por Sacrificio mientras controlas"
        " esta carta: puedes robar 1 carta."
    )
    other = {"event": "normal summon", "of": {"type": "monster", "is": "other", "summoned": "tribute"}}
    assert read_["when"] == ["flip summon", other]


@pytest.mark.parametrize("order", ["de Modo Normal 1 monstruo Pez", "1 monstruo Pez de Modo Normal"])
def test_a_normal_summon_at_once_is_one_that_may_be_made(order: str) -> None:
    text = f"Inmediatamente después de que se resuelva este efecto, puedes Invocar {order}."
    (read_,) = effects(text, "Spell", "Normal")
    ((chosen, summon),) = [one["may"] for one in read_["resolve"]]
    assert (chosen["choose"]["zone"], summon) == ("hand", {"normal summon": "elegida"})


def test_what_comes_may_be_undone_in_ones_own_end_phase() -> None:
    text = (
        "Invoca, desde tu Cementerio, 1 monstruo Pez de Modo Especial, pero devuélvelo a la mano durante tu End Phase."
    )
    (read_,) = effects(text, "Trap", "Normal")
    assert read_["resolve"][2]["later"] == {"event": "phase", "to": "end", "player": "you"}


def test_what_holds_while_it_is_controlled_stands_behind_it_too() -> None:
    (read_,) = effects(
        "No puedes Invocar monstruos de Modo Especial, excepto monstruos Pez, mientras controles esta carta."
    )
    fish = {"type": "monster", "race": "pez"}
    assert read_["static"] == [{"forbid": {"event": "special summon", "of": {"none of": [fish]}, "player": "you"}}]
    assert read_["while"] == {"object": "self", "matches": {"facedown": "no"}}


@pytest.mark.parametrize("turned", ["se cambia", "es cambiada", "cámbiala", "esta carta es cambiada"])
def test_that_it_turns_after_an_attack_is_read_in_one_way_alone(turned: str) -> None:
    assert len(effects(f"Si esta carta ataca, {turned} a Posición de Defensa al final de la Battle Phase.")) == 1

"""Which cards a Spanish text speaks of, how many and where: in whichever order they are printed, and told apart."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import monster
from tests.reader.printed import spell as effects


def chosen(what: str) -> Any:
    """The filter of what is selected."""
    (read_,) = effects(f"Selecciona {what}; destrúyelo.")
    (target,) = read_["targets"]
    return target["choose"]


@pytest.mark.parametrize(
    "ways",
    [
        (
            'Añade a tu mano 1 carta "Brumal", excepto "Alba del Faro", en tu Deck.',
            'Añade a tu mano 1 carta "Brumal" en tu Deck, excepto "Alba del Faro".',
            'Añade a tu mano, desde tu Deck, 1 carta "Brumal", excepto "Alba del Faro".',
            'Añade 1 carta "Brumal" que no sea "Alba del Faro" a tu mano desde tu Deck.',
        ),
        (
            "Invoca de Modo Especial, desde tu Cementerio, 1 monstruo Pez en Posición de Defensa.",
            "Invoca 1 monstruo Pez de Modo Especial desde tu Cementerio, en Posición de Defensa.",
            "Invoca de Modo Especial en Posición de Defensa, desde tu Cementerio, 1 monstruo de Tipo Pez.",
            "Invoca de Modo Especial 1 monstruo Pez en Posición de Defensa desde tu Cementerio.",
        ),
        (
            "Manda al Cementerio 1 monstruo Pez en tu Deck.",
            "Manda 1 monstruo Pez de tu Deck al Cementerio.",
            "Manda desde tu Deck al Cementerio 1 monstruo Pez.",
            "Manda al Cementerio, desde tu Deck, 1 monstruo Pez.",
        ),
    ],
)
def test_the_order_of_print_says_nothing(ways: tuple[str, ...]) -> None:
    assert len({repr(sorted_keys(effects(one))) for one in ways}) == 1


def sorted_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: sorted_keys(value[key]) for key in sorted(value)}
    return [sorted_keys(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("what", "meant"),
    [
        ("1 Monstruo de Sincronía que no sea Cantante en tu Cementerio", {"kinds": "synchro", "all of": [{"kinds": "not tuner"}]}),
        ("1 monstruo no Cantante con un Nivel en tu Cementerio", {"kinds": "not tuner", "level": ">= 1"}),
        ("1 monstruo de FUEGO, AGUA o VIENTO en tu Cementerio", {"attribute": ["fuego", "agua", "viento"]}),
        ('1 monstruo "A", "B" y/o "C" en tu Cementerio', {"name contains": ["A", "B", "C"]}),
        ("1 monstruo de Nivel 4, 5 o 6 en tu Cementerio", {"level": ["4", "5", "6"]}),
        ("1 monstruo con 1500 o menos ATK y 0 DEF en tu Cementerio", {"atk": "<= 1500", "def": "0"}),
        ("1 monstruo en tu Cementerio que no sea Pez ni Wyrm", {"race": "not pez", "all of": [{"race": "not wyrm"}]}),
        ("1 monstruo de Nivel/Rango 4 en tu Cementerio", {"any of": [{"level": "4"}, {"rank": "4"}]}),
    ],
)  # fmt: skip
def test_several_tests_of_one_characteristic_all_hold(what: str, meant: dict[str, Any]) -> None:
    assert chosen(what) == {"type": "monster", "zone": "graveyard", "controller": "you", **meant}


def test_what_is_told_by_its_traits_is_face_up_on_the_field_and_is_not_asked_elsewhere() -> None:
    assert chosen("1 monstruo Pez en tu Campo o Cementerio")["facedown"] == "no"
    assert chosen("1 Mágica Continua en el Campo")["facedown"] == "no"
    assert "facedown" not in chosen("1 Mágica/Trampa en el Campo")
    assert "facedown" not in chosen("1 monstruo que controles, excepto esta carta")
    (paid,) = monster("Puedes Sacrificar 1 monstruo Pez; roba 1 carta.")
    assert "facedown" not in paid["cost"][0]["choose"]


def test_two_that_are_selected_are_both_meant_and_neither_alone() -> None:
    both = "Selecciona 1 monstruo que controles y 1 carta en el Campo"
    (read_,) = effects(f"{both}; devuélvelos a la mano.")
    assert [one["as"] for one in read_["targets"]] == ["primero", "segundo"]
    assert read_["targets"][1]["choose"]["is"] == "not primero"
    assert read_["resolve"] == [{"move": {"is": ["primero", "segundo"], "zone": "any"}, "to": "hand"}]
    with pytest.raises(NotUnderstoodError):
        effects(f"{both}; ese monstruo gana 500 ATK hasta el final de este turno.")


def test_one_on_each_field_is_two() -> None:
    (read_,) = effects("Selecciona 1 monstruo en cada Campo; destrúyelos.")
    assert [one["choose"]["controller"] for one in read_["targets"]] == ["you", "opponent"]


def test_both_is_of_two_alone() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Selecciona 3 monstruos en el Campo; destruye ambos.")


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ("descartar esta carta y 1 monstruo Pez", {"discard": {"is": ["self", "descarte"], "zone": "hand"}}),
        ("desterrar esta carta y 1 monstruo en tu Cementerio", {"banish": {"is": ["self", "pagada"], "zone": "graveyard"}}),
        ("Sacrificar 1 monstruo Pez y 1 monstruo Dragón", {"tribute": {"is": ["primero", "segundo"], "zone": "any"}}),
        ("desacoplar 2 materiales de monstruos que controles", {"detach": "2", "from": {"type": "monster", "controller": "you"}}),
    ],
)  # fmt: skip
def test_a_cost_is_a_verb_and_what_is_paid_with_it(cost: str, paid: dict[str, Any]) -> None:
    (read_,) = monster(f"Puedes {cost}; roba 1 carta.")
    assert read_["cost"][-1] == paid


def test_one_of_those_is_one_of_the_event() -> None:
    (read_,) = monster(
        "Si uno o más monstruos son mandados a tu Cementerio: puedes seleccionar 1 de ellos; añádelo a tu mano.",
    )
    there = {"zone": "graveyard", "owner": "you"}
    assert read_["targets"] == [{"choose": there, "among": "event cards", "as": "objetivo"}]


@pytest.mark.parametrize(("second", "stays"), [("Del rival", ["Otro"]), ("Otro", ["Del rival"])])
def test_only_what_was_selected_leaves(second: str, stays: list[str]) -> None:
    text = "Selecciona 1 monstruo que controles y 1 monstruo que controle tu adversario; devuélvelos a la mano."
    found = played(
        {"Marea": ("type: spell", text)},
        "hand: [Marea], monsters: [{card: Pez Bajo, as: Mío}, Roca Alta], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, as: Del rival}, {card: Pez Bajo, as: Otro}], deck: [9 cards]",
        f"A: {{activate: Marea, primero: Mío, segundo: {second}}}",
    )
    assert labels(found, "A", "hand") == ["Mío"]
    assert labels(found, "A", "monsters") == ["Roca Alta"]
    assert labels(found, "B", "monsters") == stays


def test_materials_of_others_do_not_pay() -> None:
    xyz = "rank: 4, atk: 2000, def: 1500, kinds: [xyz], materials: 2"
    found = played(
        {
            "Timón": (LEVEL_4, "Puedes desacoplar 2 materiales de monstruos que controles; roba 2 cartas."),
            "Galera": (xyz, "No puede ser destruida en batalla."),
        },
        "monsters: [Timón, {card: Galera, under: [{card: Pez Bajo, as: Uno}]}], deck: [9 cards]",
        "monsters: [{card: Galera, as: Ajena, under: [{card: Pez Bajo, as: Dos}]}], deck: [9 cards]",
        "A tries: {activate: Timón}",
    )
    assert labels(found, "A", "hand") == []
    assert labels(found, "B", "graveyard") == []


@pytest.mark.parametrize(("where", "asked"), [("graveyard", True), ("hand", True), ("monsters", False)])
def test_one_that_goes_there_with_it_was_not_there(where: str, asked: bool) -> None:
    waits = (
        "Si uno o más monstruos Pez son mandados a tu Cementerio: Invoca esta carta de Modo Especial desde tu"
        " Cementerio (si estaba ahí cuando eso ocurrió) o mano (aun si no lo hacía)."
    )
    found = played(
        {"Garza": (LEVEL_4, waits), "Alud": ("type: spell", "Destruye todos los monstruos que controles.")},
        ", ".join(
            f"{zone}: [{', '.join(cards)}]"
            for zone, cards in {
                "hand": ["Alud", *(["Garza"] if where == "hand" else [])],
                "monsters": ["Pez Bajo", *(["Garza"] if where == "monsters" else [])],
                "graveyard": ["Garza"] if where == "graveyard" else [],
                "deck": ["9 cards"],
            }.items()
        ),
        "deck: [9 cards]",
        f"A: {{activate: Alud{', position: ataque' if asked else ''}}}",
    )
    assert labels(found, "A", "monsters") == (["Garza"] if asked else [])


HOLE = (
    "Cuando tu adversario Invoca uno o más monstruos con 1000 ATK o más: destruye ese o esos monstruos con 1000 ATK o"
    " más y, si lo haces, destiérralos."
)


@pytest.mark.parametrize(("weaker", "banished"), [(False, ["Roca Alta"]), (True, [])])
def test_only_what_is_still_so_is_destroyed_and_banished(weaker: bool, banished: list[str]) -> None:
    found = played(
        {
            "Sima": ("type: trap", HOLE),
            "Lastre": ("type: spell, icon: quick-play", "Selecciona 1 monstruo boca arriba en el Campo; éste pierde 500 ATK."),
        },
        "hand: [Roca Alta, Lastre], deck: [9 cards]",
        "spells: [{card: Sima, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {summon: Roca Alta}",
        "B: {Sima/1: sí}",
        *(["A responds: {activate: Lastre, objetivo: Roca Alta}"] if weaker else []),
    )  # fmt: skip
    assert labels(found, "A", "banished") == banished
    assert labels(found, "A", "monsters") == ([] if banished else ["Roca Alta"])


@pytest.mark.parametrize("lying", ["boca abajo", "en Posición de Defensa boca abajo", "Colocado"])
def test_what_one_has_face_down_is_told_by_what_it_is_and_what_others_have_is_not(lying: str) -> None:
    own = chosen(f'1 monstruo "Brumal" {lying} que controles')
    assert (own["name contains"], own["facedown"], own["controller"]) == ("Brumal", "yes", "you")
    for side in ("que controle tu adversario", "en el Campo"):
        with pytest.raises(NotUnderstoodError):
            chosen(f'1 monstruo "Brumal" {lying} {side}')


def test_a_monster_without_a_level_is_no_monster_of_level_1() -> None:
    assert chosen("1 monstruo sin un Nivel en el Campo")["none of"] == [{"level": ">= 1"}]


def test_what_is_banished_face_up_is_banished_and_what_lies_face_down_is_not_meant() -> None:
    (read_,) = monster("Si un monstruo Pez es Sacrificado, o desterrado boca arriba: puedes robar 1 carta.")
    assert [one["event"] for one in read_["when"]] == ["tribute", "banish"]
    with pytest.raises(NotUnderstoodError):
        monster("Si un monstruo Pez es desterrado boca abajo: puedes robar 1 carta.")


def test_as_many_cards_are_seen_as_there_are_names() -> None:
    (read_,) = effects(
        "Excava las cartas de la parte superior de tu Deck iguales al número de monstruos"
        ' "Brumal" que controles con nombres diferentes, excepto "Alba del Faro", y añade 1 de ellas a tu mano.'
    )
    counted = read_["resolve"][0]["do"][0]["reveal"]
    assert counted["different"] == "name"
    assert (counted["count"]["name contains"], counted["count"]["name"]) == ("Brumal", "not Alba del Faro")


def test_that_monster_is_no_trap_that_was_named_since() -> None:
    (read_,) = effects(
        "Selecciona 1 monstruo que controles y 1 Mágica/Trampa que controle tu adversario; destruye ese monstruo."
    )
    assert read_["resolve"] == [{"destroy": "primero"}]
    with pytest.raises(NotUnderstoodError):
        effects("Destruye 1 Trampa en el Campo y, si lo haces, ese monstruo gana 500 ATK.")
    with pytest.raises(NotUnderstoodError):
        effects("Selecciona 1 monstruo que controles y 1 monstruo que controle tu adversario; destruye ese monstruo.")

"""Field and Continuous Spells, and what they say of many cards at once: who they are, who is left out, how many."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.printed import spell

ON_THE_FIELD = ["monsters", "spells", "field spell", "pendulum"]


def effects(text: str, icon: str = "Field") -> Any:
    return spell(text, icon)


def test_a_monster_may_be_named_by_its_type_alone() -> None:
    said = "Durante tu Main Phase: puedes añadir a tu mano 1 {} en tu Deck."
    assert effects(said.format("Serpiente Marina de AGUA")) == effects(said.format("monstruo Serpiente Marina de AGUA"))


@pytest.mark.parametrize(
    ("left_out", "known"),
    [
        ("un monstruo de Nivel 8 o mayor", {"level": ">= 8"}),
        ("monstruos de Rango 4", {"rank": "4"}),
        ("monstruos con 1500 o más ATK", {"atk": ">= 1500"}),
    ],
)
def test_monsters_are_left_out_by_how_high_they_are(left_out: str, known: Any) -> None:
    ((found),) = effects(
        f'Durante tu Main Phase: puedes añadir a tu mano 1 monstruo "Faro" en tu Deck, excepto {left_out}.'
    )
    assert found["do"][0]["search"]["none of"] == [{"type": "monster", **known}]


def test_two_kinds_that_each_have_their_article_are_both() -> None:
    ((found),) = effects('Los Monstruos de Fusión y los monstruos "Faro" que controlas ganan 500 ATK.')
    who = found["static"][0]["on"]
    assert [{"kinds", "type", "facedown"}, {"name contains", "type", "facedown"}] == [set(one) for one in who["any of"]]
    assert who["controller"] == "you"


@pytest.mark.parametrize(
    "which", ["1 Mágica/Trampa que lo mencione", '1 carta que lo mencione, excepto "Alba del Faro"']
)
def test_a_card_or_what_mentions_it(which: str) -> None:
    ((found),) = effects(f'Durante tu Main Phase: puedes añadir a tu mano, desde tu Deck, 1 "Gran Faro" o {which}.')
    one, other = found["do"][0]["search"]["any of"]
    assert (one, other["mentions"]) == ({"name": "Gran Faro"}, "Gran Faro")


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("recibe 500 puntos de daño", [{"damage": "500", "player": "you"}]),
        ("puede robar 1 carta", [{"may": [{"draw": "1"}]}]),
    ],
)
def test_that_player_is_whose_turn_it_is(said: str, done: Any) -> None:
    ((found),) = effects(f"Durante la Standby Phase de cada jugador: ese jugador {said}.")
    assert (found["when"], found["do"]) == ({"event": "phase", "to": "standby"}, [{"turn player": done}])


def test_that_player_is_nobody_where_no_phase_of_each_was_told() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Si tu adversario Invoca un monstruo de Modo Especial: ese jugador recibe 500 puntos de daño.")


def test_the_drawn_card_is_the_one_that_was_just_drawn() -> None:
    ((found),) = effects(
        'Una vez por turno: puedes robar 1 carta y mostrarla y, si es un monstruo "Faro", gana 500 LP. '
        "De lo contrario, descarta la carta robada."
    )
    assert found["do"][-1]["if"]["object"] == found["do"][-1]["else"][0]["discard"]


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ("Cada vez que una o más cartas son desterradas: gana 500 LP por cada carta desterrada.", "event cards"),
        ("Si uno o más monstruos son destruidos: gana 500 LP por cada monstruo destruido.", "event cards"),
    ],
)
def test_for_each_that_it_happened_to(said: str, counted: str) -> None:
    ((found),) = effects(said)
    assert (found["together"], found["do"]) == ("yes", [{"gain": {"chosen": counted, "times": "500"}, "of": "lp"}])


def test_of_all_that_are_banished_where_nothing_happens() -> None:
    ((found),) = effects("Todos los monstruos en el Campo ganan 100 ATK por cada carta desterrada.")
    assert found["static"][0]["by"] == {"count": {"zone": "banished"}, "times": "100"}


def test_your_monster_that_battles_is_not_all_of_yours() -> None:
    ((found),) = effects(
        'Al comienzo del Damage Step, si tu monstruo "Faro" batalla con un monstruo del adversario: '
        "puedes hacer que tu monstruo gane 500 ATK hasta el final de este turno."
    )
    assert found["do"][0]["on"] == "event"


@pytest.mark.parametrize("who", ["un monstruo Reptil fuera", "uno o más monstruos Reptil fueran"])
def test_whoever_would_be_destroyed_is_on_the_field(who: str) -> None:
    ((found),) = effects(
        f"Si {who} a ser destruido por el efecto de una carta, puedes destruir esta carta en su lugar."
    )
    assert found["would"]["of"]["zone"] == ON_THE_FIELD


@pytest.mark.parametrize(
    "said",
    [
        "{} boca arriba en tu Campo, desde tu Deck",
        "{} en tu Deck boca arriba en tu Campo",
        "boca arriba en tu Campo {} en tu Deck",
    ],
)
def test_a_card_that_stays_is_put_where_it_belongs(said: str) -> None:
    ((found),) = effects(f"Durante tu Main Phase: puedes poner {said.format('1 Trampa Continua')}.")
    (step,) = found["do"]
    assert step["search"] == {"type": "trap", "icon": "continuous"}
    assert step["do"] == [{"move": step["as"], "to": "spells"}]


def test_a_ritual_spell_of_one_of_two() -> None:
    ((found),) = effects(
        'Esta carta puede ser usada para Invocar por Ritual a "Gran Faro" o "Faro Negro". También debes Sacrificar '
        "monstruos de tu mano o Campo cuyos Niveles totales sean 8 o más.",
        "Ritual",
    )
    assert found["resolve"][0]["ritual summon"] == {"name": ["Gran Faro", "Faro Negro"]}


def test_as_many_as_the_other_one() -> None:
    ((found),) = effects(
        "Una vez por turno, durante la End Phase, si ambos jugadores controlan la misma cantidad de monstruos: destruye esta carta."
    )
    held = found["condition"]
    assert held["compare"]["count"]["controller"] == "you"
    assert held["with"]["exactly"]["count"]["controller"] == "opponent"


@pytest.mark.parametrize("choice", ["a su elección", "elección de tu adversario"])
def test_whoever_does_it_chooses(choice: str) -> None:
    said = "Durante tu Main Phase: puedes hacer que tu adversario mande al Cementerio 1 monstruo que controle"
    assert effects(f"{said} ({choice}).") == effects(f"{said}.")


def test_three_types_behind_one_monster_are_no_three_monsters() -> None:
    ((found),) = effects(
        "Durante tu Main Phase: puedes añadir a tu mano 1 monstruo Planta, Insecto o Reptil en tu Deck."
    )
    assert found["do"][0]["search"] == {"type": "monster", "race": ["planta", "insecto", "reptil"]}


def test_whom_the_bearer_fights_is_not_itself() -> None:
    _, found = effects(
        "Si el monstruo equipado batalla con un monstruo de Nivel 5 o mayor, gana 900 ATK sólo durante el cálculo de daño.",
        "Equip",
    )
    _, foe = found["while"]["all"]
    assert foe["exists"]["none of"] == [{"equipped": "self"}]


def test_what_the_bearer_gains_and_may_not_do_stand_together() -> None:
    *_, found = effects(
        "Equipa sólo a un monstruo Reptil. Gana 400 ATK, y además no puede ser destruido en batalla.", "Equip"
    )
    changed, forbidden = found["static"]
    assert changed["on"] == forbidden["forbid"]["of"] == {"equipped": "self"}


def test_halved_where_it_attacks_past_monsters_is_only_its_own() -> None:
    granted, halved = effects(
        'Los monstruos "Faro" que controlas pueden atacar directamente, pero si lo hacen, el daño de batalla infligido '
        "a tu adversario se divide a la mitad."
    )
    assert granted["static"][0]["on"]["name contains"] == halved["would"]["by"]["name contains"] == "Faro"
    assert {"exists": {"type": "monster", "controller": "opponent"}} in halved["if"]["all"]


@pytest.mark.parametrize("when", ["el turno en el que son Invocados", "en el turno en que son Invocados"])
def test_those_that_came_this_turn_do_not_attack(when: str) -> None:
    ((found),) = effects(f"Los monstruos que controle tu adversario no pueden atacar {when}.")
    assert found["static"][0]["forbid"]["of"]["came this turn"] == "yes"


def test_nothing_that_was_summoned_is_neither_way() -> None:
    ((found),) = effects(
        "Durante tu End Phase, si no Invocaste ningún monstruo de Modo Normal o Especial este turno: puedes robar 1 carta."
    )
    assert [(one["happened"]["event"], one["count"]) for one in found["condition"]["all"]] == [
        ("normal summon", 0),
        ("special summon", 0),
    ]


def test_the_opponent_picks_the_bearer_alone() -> None:
    _, found = effects("Tu adversario sólo puede seleccionar al monstruo equipado para ataques.", "Equip")
    assert found["static"][0]["forbid"]["of"]["none of"] == [{"equipped": "self"}]


@pytest.mark.parametrize("icon", ["Continuous", "Field"])
def test_what_leaves_the_field_face_up_is_no_monster(icon: str) -> None:
    ((found),) = effects(
        "Si esta carta boca arriba deja el Campo por el efecto de una carta de tu adversario: roba 1 carta.", icon
    )
    assert found["when"]["event"] == "move"
    assert found["when"]["of"] == {"is": "self", "facedown": "no"}


def test_a_monster_that_leaves_is_spoken_of_as_such() -> None:
    ((found),) = effects("Si un monstruo que controlas deja el Campo: roba 1 carta.")
    assert found["when"]["event"] == "leave"


@pytest.mark.parametrize(
    ("said", "allowed"),
    [
        ('Tus Trampas "Faro" pueden ser activadas el turno en que fueron Colocadas.', "activate when set"),
        ('Puedes activar Trampas "Faro" desde tu mano.', "activate from hand"),
        ('Mientras controles "Gran Faro", puedes activar Trampas "Faro" desde tu mano.', "activate from hand"),
    ],
)
def test_others_are_activated_where_they_could_not_be_yet(said: str, allowed: str) -> None:
    ((found),) = effects(said)
    (permitted,) = found["static"]
    assert permitted["allow"] == allowed
    assert (permitted["on"]["name contains"], permitted["on"]["controller"]) == ("Faro", "you")


def test_as_much_as_was_gained() -> None:
    ((found),) = effects("Cada vez que ganes LP, inflige la misma cantidad de daño a tu adversario.")
    assert (found["when"], found["do"]) == (
        {"event": "gain", "player": "you"},
        [{"damage": {"event": "amount"}, "player": "opponent"}],
    )


def test_what_was_shown_is_called() -> None:
    ((found),) = effects('Puedes mostrar 1 monstruo "Faro" en tu mano; Invócalo de Modo Especial.')
    assert found["do"] == [{"special summon": found["cost"][0]["as"]}]


def test_it_falls_unless_something_is_paid() -> None:
    said = "Durante tu Standby Phase: destruye esta carta a menos que pagues 500 LP."
    assert effects(said) == effects("Durante tu Standby Phase, debes pagar 500 LP o esta carta es destruida.")


def test_it_is_set_on_its_own_field() -> None:
    ((found),) = effects(
        "Si esta carta es destruida: puedes Colocar esta carta en tu Campo, pero destiérrala cuando deje el Campo."
    )
    assert found["do"][0] == {"set card": "card"}


def test_it_goes_from_the_field_zone() -> None:
    ((found),) = effects("Si esta carta es mandada de la Zona de Campo al Cementerio: puedes robar 1 carta.")
    assert found["when"] == {"event": "send", "from": "field spell"}


def test_any_ritual_monster_is_a_ritual_monster() -> None:
    ((found),) = effects(
        "Esta carta puede ser usada para Invocar por Ritual cualquier Monstruo de Ritual. También debes Sacrificar "
        "monstruos de tu mano o Campo cuyos Niveles totales sean iguales o mayores que su Nivel.",
        "Ritual",
    )
    assert found["resolve"][0]["ritual summon"] == {"type": "monster", "kinds": "ritual"}


def test_whose_it_is_that_was_made_with_such_a_one() -> None:
    ((found),) = effects(
        "Si un Monstruo de Sincronía es Invocado por Sincronía en tu Campo usando un monstruo Reptil como material: "
        "puedes robar 1 carta."
    )
    who = found["when"]["of"]
    assert (who["controller"], who["made with"]["race"], who["summoned"]) == ("you", "reptil", "synchro")


def test_as_much_as_one_of_those_inflicted() -> None:
    ((found),) = effects(
        "Cuando un monstruo Reptil inflige daño de batalla a tu adversario: gana la misma cantidad de LP."
    )
    assert found["do"] == [{"gain": {"event": "amount"}, "of": "lp"}]
    assert found["when"]["by"]["race"] == "reptil"


@pytest.mark.parametrize("others", ["los monstruos", "los demás monstruos"])
def test_the_bearer_and_others_are_safe(others: str) -> None:
    _, found = effects(
        f"El monstruo equipado y {others} Reptil que controlas no pueden ser destruidos en batalla.", "Equip"
    )
    bearer, rest = found["static"][0]["forbid"]["of"]["any of"]
    assert (bearer, rest["race"]) == ({"equipped": "self"}, "reptil")


def test_what_an_effect_waits_for_is_not_told_by_itself() -> None:
    with pytest.raises(NotUnderstoodError):
        effects(
            "Si un Monstruo de Sincronía es Invocado por Sincronía usando un monstruo con su mismo nombre como material: "
            "roba 1 carta."
        )


def monster(text: str) -> Any:
    return read("yugioh", Printing("Alba del Faro", text, {"type": "Monster", "property": None})).fields


@pytest.mark.parametrize(
    ("said", "with_what"),
    [
        ("Puedes Invocar esta carta por Ritual con una Mágica de Ritual", "cualquiera"),
        ('Puedes Invocar esta carta por Ritual con una Mágica de Ritual "Faro"', "cualquiera Faro"),
        ('Esta carta sólo puede ser Invocada por Ritual con la Carta Mágica de Ritual "Gran Faro"', "Gran Faro"),
    ],
)
def test_with_which_ritual_spell_it_comes(said: str, with_what: str) -> None:
    assert monster(f"{said}.")["ritual"] == with_what


def test_one_that_came_so_has_several_things() -> None:
    (found,) = monster(
        "Esta carta Invocada por Ritual no puede ser destruida en batalla, y además tu adversario no puede seleccionarla "
        "con efectos de cartas."
    )["effects"]
    assert [one["forbid"]["event"] for one in found["static"]] == ["destroy", "target"]
    assert found["while"] == {"object": "self", "matches": {"summoned": "ritual"}}

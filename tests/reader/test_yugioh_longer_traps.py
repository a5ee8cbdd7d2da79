"""What longer Yu-Gi-Oh! texts say in several orders, in Spanish sentences of our own."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import spell
from tests.reader.printed import trap as effects


def refused(text: str, icon: str = "Normal") -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text, icon)


TWO = "Selecciona 1 Monstruo Xyz que controles y 1 carta que controle tu adversario;"


def test_of_two_that_were_selected_the_one_of_ones_own_is_told_by_its_kind() -> None:
    (laid,) = effects(f"{TWO} acopla esa carta a ese Monstruo Xyz como material.")
    assert laid["resolve"] == [{"put": "segundo", "under": "primero"}]
    refused(f"{TWO} destruye ese monstruo de Ritual.")


def test_what_was_said_of_the_monster_of_the_event_is_said_of_it_again() -> None:
    harm = "Si un Monstruo Xyz que controlas inflige daño de batalla a tu adversario:"
    (laid,) = effects(f"{harm} puedes acoplar a ese Monstruo Xyz 1 carta en tu mano como material.", "Continuous")
    assert laid["do"][1] == {"put": "elegida", "under": "cause"}


@pytest.mark.parametrize(
    "said",
    [
        "pero devuélvelo al Campo durante la End Phase de este turno",
        "y, si lo haces, devuélvelo al Campo durante la End Phase",
        "y, si lo haces, durante la End Phase, devuelve al Campo ese monstruo desterrado",
    ],
)
def test_what_is_banished_and_said_to_return_comes_back_then(said: str) -> None:
    gone, back = effects(f"Selecciona 1 monstruo en el Campo; destiérralo, {said}.")[0]["resolve"]
    assert gone["do"] == [{"banish": "objetivo"}]
    assert back["then"][0]["later"] == {"event": "phase", "to": "end"}
    assert back["then"][0]["do"] == [{"return to field": {"is": "ausentes", "zone": "banished"}}]


def test_different_names_of_several_are_not_another_name_than_that_of_what_was_paid() -> None:
    (found,) = effects("Descarta 1 monstruo; añade a tu mano 2 monstruos de AGUA en tu Deck con nombres diferentes.")
    assert found["resolve"][0]["different"] == "name"
    (other,) = effects("Descarta 1 monstruo; añade a tu mano 1 monstruo de AGUA en tu Deck con un nombre diferente.")
    assert other["resolve"][0]["search"]["other name than"] == "descarte"


def test_a_trap_is_used_in_any_main_phase_unless_it_is_said_to_be_ones_own() -> None:
    (mine,) = effects("Durante tu Main Phase: puedes robar 1 carta.", "Continuous")
    (any_one,) = effects("Durante la Main Phase: puedes robar 1 carta.", "Continuous")
    (slow,) = spell("Durante la Main Phase: puedes robar 1 carta.", "Continuous")
    assert mine["if"] == {"all": [{"phase": ["main 1", "main 2"]}, {"turn": "you"}]}
    assert (any_one["activate"], any_one["if"]) == ("quick", {"phase": ["main 1", "main 2"]})
    assert (slow["activate"], "if" in slow) == ("ignition", False)


def test_a_monster_is_given_another_as_an_equip_card() -> None:
    (given,) = effects("Selecciona 1 monstruo que controles; equípale 1 monstruo en tu Cementerio.")
    assert given["resolve"][-1] == {"equip card": "elegida", "to": "objetivo"}


def test_the_foe_of_ones_monsters_is_weaker_while_they_fight() -> None:
    fight = "Si un monstruo Planta que controlas batalla con un monstruo del adversario,"
    (weak,) = effects(
        f"{fight} ese monstruo del adversario pierde 400 ATK sólo durante el cálculo de daño.", "Continuous"
    )
    assert weak["static"][0]["on"] == {"controller": "opponent", "any of": [{"attacking": "yes"}, {"attacked": "yes"}]}


def test_those_turned_down_by_an_effect_stay_so_and_no_others() -> None:
    turned = "Cambia todos los monstruos que controle tu adversario a Posición de Defensa boca abajo."
    kept = "Los monstruos cambiados a Posición de Defensa boca abajo por este efecto no pueden cambiar su posición."
    chosen, down, fixed = effects(f"{turned} {kept}")[0]["resolve"]
    assert chosen["choose"]["facedown"] == "no"
    assert down == {"turn down": "cambiados"}
    assert fixed == {"forbid": {"event": "change position"}, "on": "cambiados", "until": "game"}


def test_what_is_also_said_of_the_one_that_was_turned_hangs_on_the_same_condition() -> None:
    target = "Selecciona 1 monstruo boca arriba en el Campo;"
    turned = "cambia ese objetivo a Posición de Defensa boca abajo, y además no puede cambiar su posición de batalla."
    (held,) = effects(f"{target} si controlas un monstruo Pez, {turned}")[0]["resolve"]
    assert [next(iter(one)) for one in held["then"]] == ["turn down", "forbid"]


def test_a_place_on_the_field_may_be_the_last_of_three() -> None:
    sent = "Destierra 1 monstruo Pez en tu mano, Cementerio o boca arriba en tu Campo; roba 1 carta."
    wanted = effects(sent)[0]["cost"][0]["choose"]
    field = ["monsters", "spells", "field spell", "pendulum"]
    assert (wanted["zone"], wanted["facedown"]) == (["hand", "graveyard", *field], "no")


def test_so_many_are_chosen_as_there_are_different_names() -> None:
    wanted = "Selecciona cartas en el Campo, hasta el número de monstruos Pez con nombres diferentes que controlas;"
    (counted,) = effects(f"{wanted} destrúyelas.")[0]["targets"]
    assert counted["count"]["different"] == "name"
    assert counted["up to"] == "yes"


def test_a_monster_is_no_material_of_any_of_several_summons() -> None:
    (kept,) = effects(
        "Selecciona 1 monstruo que controle tu adversario; este turno, no puede ser usado como material para "
        "una Invocación por Enlace, Fusión, Sincronía o Xyz."
    )
    causes = [one["forbid"]["cause"] for one in kept["resolve"]]
    assert causes == ["link", "fusion", "synchro", "xyz"]


def test_ones_own_effect_of_a_trap_is_no_other_players() -> None:
    (harm,) = effects("Si un monstruo es destruido por tu efecto de Trampa: puedes robar 1 carta.", "Continuous")
    assert harm["when"]["by"] == {"type": "trap", "controller": "you"}


def test_a_spell_or_trap_that_is_activated_is_one_thing() -> None:
    (answer,) = effects("Cuando tu adversario activa una Carta Mágica o de Trampa: niega la activación.", "Counter")
    assert answer["if"]["answers"]["of"] == {"type": ["spell", "trap"]}


def test_a_span_said_first_is_that_of_what_is_done_on_top_of_it() -> None:
    target = "Selecciona 1 monstruo que controle tu adversario;"
    first, then = effects(
        f"{target} hasta el final de este turno, cambia su ATK a 0 y, si lo haces, niega sus efectos."
    )[0]["resolve"]
    assert first["do"][0]["until"] == "end of turn"
    assert then["then"] == [{"lose": "abilities", "on": "objetivo", "until": "end of turn"}]


def test_during_the_calculation_is_the_moment_of_the_fight() -> None:
    fight = "Durante el cálculo de daño, si un monstruo Pez que controlas batalla:"
    (stronger,) = effects(f"{fight} ese monstruo gana 300 ATK hasta el final de este turno.")
    assert (stronger["when"]["event"], stronger["when"]["to"]) == ("fight", "calculation")
    assert stronger["do"][0]["on"] == "event"


def test_a_card_is_laid_under_ones_own_of_the_two_that_fought() -> None:
    refused(
        "Si un Monstruo Xyz que controlas destruye un monstruo del adversario en batalla: "
        "puedes acoplar esta carta a ese monstruo como material.",
        "Continuous",
    )


def test_from_where_it_is_activated_may_be_said_before_what_it_does() -> None:
    sooner = "Si tu adversario controla una carta, puedes activar esta carta desde tu mano."
    early, drawn = effects(f"{sooner} Roba 1 carta.")
    assert early["static"] == [{"allow": "activate from hand", "on": "self"}]
    assert drawn["resolve"] == [{"draw": "1"}]


def test_as_many_as_possible_of_different_names_wherever_that_stands() -> None:
    (one,) = effects(
        "Invoca de Modo Especial tantos monstruos Pez como sea posible desde tu mano con nombres diferentes."
    )
    assert one["resolve"][0]["different"] == "name"


def test_an_answer_may_hang_on_a_condition() -> None:
    (answer,) = effects(
        "Cuando es activada una Carta Mágica, si controlas un monstruo Pez: niega la activación.", "Counter"
    )
    assert "exists" in str(answer["if"]) and "answers" in str(answer["if"])


def test_monsters_that_came_this_turn_are_told_by_that_whatever_they_may_not_do() -> None:
    (still,) = effects("Los monstruos no pueden declarar ataques el turno en que son Invocados.", "Continuous")
    assert still["static"][0]["forbid"]["of"]["came this turn"] == "yes"


def test_an_answer_is_given_in_ones_own_turn_where_that_is_said() -> None:
    (answer,) = effects(
        "Cuando tu adversario activa una carta o efecto durante tu turno: niega la activación.", "Counter"
    )
    assert {"turn": "you"} in answer["if"]["all"]


def test_the_damage_of_one_that_attacks_directly_is_halved_for_as_long() -> None:
    target = "Selecciona 1 monstruo que controles; este turno, puede atacar directamente,"
    _, halved = effects(f"{target} pero cualquier daño de batalla que inflija a tu adversario se reduce a la mitad.")[
        0
    ]["resolve"]
    assert halved["step in"]["by"] == {"is": "objetivo"}
    assert halved["until"] == "end of turn"


def test_a_card_is_sent_to_pay_for_the_effect_of_some_monster() -> None:
    paid = "Si esta carta es mandada al Cementerio para activar un efecto de monstruo Pez: puedes robar 1 carta."
    _, drawn = effects(f"Roba 1 carta. {paid}")
    assert drawn["when"] == {"event": "send", "cause": "cost", "by": {"type": "monster", "race": "pez"}}

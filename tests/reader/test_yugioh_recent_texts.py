"""How Yu-Gi-Oh! cards of these years speak: what stands behind a moment, one thing or another, what was paid."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.test_yugioh_conditions import condition, effects

FIELD = ["monsters", "spells", "field spell", "pendulum"]


def the_one(text: str) -> Any:
    (effect,) = effects(text)
    return effect


# ---------------------------------------------------------------- behind a moment
@pytest.mark.parametrize("moment", ["es Invocada de Modo Normal", "es mandada al Cementerio", "declara un ataque"])
@pytest.mark.parametrize(("and_so", "zone"), [("no controlas otros monstruos", None), ("es tu turno", None)])
def test_what_must_hold_at_the_moment_too_is_asked_then(moment: str, and_so: str, zone: Any) -> None:
    said = the_one(f"Si esta carta {moment} y {and_so}: puedes robar 1 carta.")
    assert "condition" in said
    assert "condition" not in the_one(f"Si esta carta {moment}: puedes robar 1 carta.")


def test_where_this_card_must_be_then_is_where_its_effect_is() -> None:
    said = the_one(
        "Si un monstruo Pez que controles es destruido en batalla, y esta carta está en tu mano o Cementerio:"
        " puedes Invocar esta carta de Modo Especial."
    )
    assert said["zone"] == ["hand", "graveyard"]


@pytest.mark.parametrize("who", ["un monstruo Pez es Invocado", "uno o más monstruos Pez son Invocados"])
def test_who_is_left_out_may_be_said_last(who: str) -> None:
    said = the_one(f'Si {who} de Modo Especial a tu Campo, excepto "Alba del Faro": puedes robar 1 carta.')
    assert said["when"]["of"]["name"] == "not Alba del Faro"
    assert said["when"]["of"]["controller"] == "you"


def test_of_what_is_gone_too() -> None:
    said = the_one('Si un monstruo Pez es mandado a tu Cementerio, excepto "Alba del Faro": puedes robar 1 carta.')
    assert said["when"]["of"] == {"owner": "you", "type": "monster", "race": "pez", "name": "not Alba del Faro"}


@pytest.mark.parametrize(
    "ends", [("mandada al Cementerio", "desterrada"), ("destruida", "desterrada"), ("devuelta a la mano", "desterrada")]
)
def test_a_cause_behind_a_comma_is_that_of_both(ends: tuple[str, str]) -> None:
    said = the_one(f"Si esta carta es {ends[0]}, o {ends[1]}, por efecto de una carta del adversario: roba 1 carta.")
    assert [one["by"] for one in said["when"]] == [{"controller": "opponent"}] * 2
    alone = the_one(f"Si esta carta es {ends[0]} o {ends[1]} por efecto de una carta del adversario: roba 1 carta.")
    assert not isinstance(alone["when"][0], dict) or "by" not in alone["when"][0]


@pytest.mark.parametrize("caught", [True, False])
def test_what_battle_sends_there_is_not_sent_by_an_effect(caught: bool) -> None:
    text = "Si esta carta es mandada al Cementerio, o desterrada, por efecto de una carta: roba 1 carta."
    found = played(
        {
            "Faro": (LEVEL_4.replace("1500", "500"), text),
            "Pozo": ("type: spell", "Destruye todos los monstruos en el Campo."),
        },
        "hand: [Pozo], monsters: [Faro], deck: [9 cards]",
        "monsters: [{card: Roca Alta, defense: no}], deck: [9 cards]",
        *(["A: {activate: Pozo}"] if caught else ["A: {go: battle}", "A: {attack: Faro, target: Roca Alta}"]),
    )
    assert "Faro" in labels(found, "A", "graveyard")
    assert 9 - len(found.game.zone("A", "deck")) == caught


def test_what_befalls_it_or_what_the_other_one_activates() -> None:
    said = the_one(
        "Cuando esta carta declara un ataque, o cuando tu adversario activa una Carta de Trampa: roba 1 carta."
    )
    assert said["when"] == ["attack", {"event": "activate", "to": "card", "of": {"type": "trap"}, "player": "opponent"}]


def test_a_flip_effect_of_one_phase() -> None:
    assert the_one("VOLTEO: Si es la Main Phase: roba 1 carta.")["condition"] == {"phase": ["main 1", "main 2"]}


# ---------------------------------------------------------------- conditions
@pytest.mark.parametrize(
    ("text", "count"),
    [("el número de cartas en tu mano es 2 o menos", "<= 2"), ("hay en el Campo 2 o más monstruos", ">= 2")],
)
def test_a_number_may_be_said_before_or_behind_what_is_counted(text: str, count: str) -> None:
    assert condition(text)["count"] == count


@pytest.mark.parametrize(
    ("said", "grades"),
    [
        ("Nivel o Rango 4", ["level", "rank"]),
        ("Nivel/Enlace 4", ["level", "link"]),
        ("Nivel, Rango o Enlace 4", ["level", "rank", "link"]),
    ],
)
def test_whichever_of_them_it_has(said: str, grades: list[str]) -> None:
    assert condition(f"controlas un monstruo de {said}")["exists"]["any of"] == [{one: "4"} for one in grades]


# ---------------------------------------------------------------- one thing or another
ENDS = {
    "añadir a tu mano": {"move": "tomada", "to": "hand"},
    "mandar al Cementerio": {"move": "tomada", "to": "graveyard"},
    "Invocar de Modo Especial": {"special summon": "tomada"},
    "Colocar": {"set card": "tomada"},
    "desterrar": {"banish": "tomada"},
}


@pytest.mark.parametrize("first", ENDS)
@pytest.mark.parametrize("second", ENDS)
def test_either_of_two_things_is_done_with_the_card_that_is_chosen(first: str, second: str) -> None:
    if first == second:
        return
    (step,) = the_one(f"Puedes {first} o {second} 1 carta de Monstruo Pez en tu Deck.")["do"]
    assert step["do"] == [{"one of": {"primero": [ENDS[first]], "segundo": [ENDS[second]]}}]


def test_either_with_what_was_taken_or_selected() -> None:
    (step,) = the_one("Puedes tomar 1 monstruo en tu Deck y ya sea añádelo a tu mano o destiérralo.")["do"]
    assert step["do"][0]["one of"]["segundo"] == [{"banish": "tomada"}]
    (step,) = the_one("Puedes seleccionar 1 monstruo en el Campo; ya sea devuélvelo a la mano o destrúyelo.")["do"]
    assert step["one of"]["segundo"] == [{"destroy": "objetivo"}]


# ---------------------------------------------------------------- what was paid, asked afterwards
@pytest.mark.parametrize(("thrown", "drawn"), [("Pez Bajo", 1), ("Roca Alta", 0)])
def test_what_was_discarded_for_it_is_asked_afterwards(thrown: str, drawn: int) -> None:
    text = "Puedes descartar 1 monstruo; ganas 500 LP, y después, si descartaste un monstruo Pez, roba 1 carta."
    found = played(
        {"Faro": (LEVEL_4, text)},
        f"hand: [{thrown}, 1 card], monsters: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Faro, descarte: {thrown}}}",
    )
    assert found.game.tally("A", "lp") == 8500
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_what_was_tributed_is_not_what_was_discarded() -> None:
    text = "Puedes Sacrificar 1 monstruo; roba 1 carta, y después, si descartaste un monstruo Pez, roba 1 carta."
    with pytest.raises(NotUnderstoodError):
        effects(text)


def test_effects_that_cannot_be_activated_are_those_of_the_one_selected_on_the_field() -> None:
    said = the_one(
        "Puedes seleccionar 1 monstruo en el Campo; este turno, no pueden activarse los efectos de ese monstruo"
        " boca arriba en el Campo."
    )
    assert said["do"][0]["forbid"] == {"event": "activate", "of": {"is": "objetivo", "zone": FIELD}, "player": "any"}


def test_this_card_may_come_to_the_other_side() -> None:
    said = the_one(
        "Puedes pagar 100 LP; Invoca de Modo Especial esta carta desde tu mano, boca abajo en Posición de Defensa,"
        " al Campo de tu adversario."
    )
    assert {"player": "opponent", "position": "facedown"}.items() <= str_free(said["do"][0]).items()


def str_free(step: Any) -> Any:
    return step["do"][0] if "do" in step else step


# ---------------------------------------------------------------- battles of the moment
FIGHTS = [{"attacking": "yes"}, {"attacked": "yes"}]


@pytest.mark.parametrize(("who", "rest"), [("tu monstruo", {}), ("tu otro monstruo", {"is": "other"})])
def test_a_quick_effect_means_the_one_that_fights_against_yours(who: str, rest: Any) -> None:
    said = the_one(
        f"Durante el cálculo de daño, si {who} batalla con un monstruo del adversario (Efecto Rápido):"
        " puedes descartar 1 carta; ese monstruo del adversario pierde 500 ATK."
    )
    assert said["do"][0]["on"] == {"type": "monster", "controller": "opponent", "any of": FIGHTS}
    assert said["if"]["all"][1]["exists"] == {"type": "monster", "controller": "you", "any of": FIGHTS, **rest}


def test_a_trigger_means_the_one_of_its_battle() -> None:
    said = the_one("Antes del cálculo de daño, si esta carta batalla con un monstruo: destruye ese monstruo.")
    assert said["do"] == [{"destroy": "cause"}]


def test_who_battled_is_asked_after_the_calculation_of_others_too() -> None:
    said = the_one("Si un monstruo Hada que controles batalla, después del cálculo de daño: puedes robar 1 carta.")
    assert (said["when"]["event"], said["when"]["to"]) == ("fight", "calculated")


@pytest.mark.parametrize("then", ["Mientras no controles otros monstruos, no", "No"])
def test_it_is_not_destroyed_and_the_other_one_takes_the_damage(then: str) -> None:
    kept, turned = effects(
        f"{then} puede ser destruida en batalla, y además tu adversario recibe cualquier daño de batalla"
        " que fueras a recibir por batallas que involucren a esta carta."
    )
    assert kept["static"][0]["forbid"]["cause"] == "battle"
    assert turned["redirects to"] == "opponent"
    assert ("while" in kept) == ("all" in turned["if"]) == (then != "No")


# ---------------------------------------------------------------- told by what they are, elsewhere
def test_of_ones_banished_cards_some_are_told_by_name_or_by_what_they_mention() -> None:
    said = the_one(
        'Puedes seleccionar 1 de tus cartas desterradas "Torre", o que mencione "Faro Viejo", excepto "Alba del Faro";'
        " añádela a tu mano."
    )
    assert said["targets"][0]["choose"] == {
        "zone": "banished",
        "controller": "you",
        "facedown": "no",
        "any of": [{"name contains": "Torre"}, {"mentions": "Faro Viejo"}],
        "name": "not Alba del Faro",
    }


def test_two_are_shown_of_which_the_second_is_told_by_its_attribute_alone() -> None:
    said = the_one("Puedes mostrar 1 monstruo de AGUA y 1 de FUEGO en tu mano; roba 1 carta.")
    assert [one.get("choose", {}).get("attribute") for one in said["cost"]] == ["agua", "fuego", None]


@pytest.mark.parametrize("by", ["por ti", "por tu adversario"])
def test_who_activates_a_trap_of_a_name(by: str) -> None:
    said = the_one(f'Si una Trampa Normal "Torre" es activada {by}: puedes robar 1 carta.')
    assert said["when"]["player"] == {"por ti": "you", "por tu adversario": "opponent"}[by]
    assert said["when"]["of"] == {"type": "trap", "icon": "normal", "name contains": "Torre"}


def test_what_goes_to_the_graveyard_is_banished_for_a_while() -> None:
    said = the_one(
        "Puedes descartar esta carta; hasta el final del próximo turno, cualquier carta mandada al Cementerio"
        " es en su lugar desterrada."
    )
    (step,) = said["do"]
    assert (step["becomes"], step["until"]) == ({"to": "banished"}, "end of next turn")


# ---------------------------------------------------------------- Quick Effects that wait for a deed
@pytest.mark.parametrize(
    ("moment", "event"),
    [
        ("Cuando un monstruo del adversario declara un ataque", "attack"),
        ("Si tu adversario añade una o más cartas de su Deck a su mano", "move"),
        (
            "Si uno o más monstruos son Invocados de Modo Especial a tu Campo, mientras controlas un monstruo Pez",
            "special summon",
        ),
        ("Una vez por turno, si un monstruo es destruido en batalla (excepto durante el Damage Step)", "destroy"),
    ],
)
def test_a_quick_effect_may_wait_for_a_deed(moment: str, event: str) -> None:
    said = the_one(f"{moment} (Efecto Rápido): puedes descartar esta carta; roba 1 carta.")
    assert (said["when"]["event"], said["keyword"]) == (event, "Efecto Rápido")
    assert "keyword" not in the_one(f"{moment}: puedes descartar esta carta; roba 1 carta.")


def test_what_answers_an_activation_waits_for_nothing() -> None:
    said = the_one("Cuando tu adversario activa una carta (Efecto Rápido): puedes descartar esta carta; roba 1 carta.")
    assert said["activate"] == "quick"
    assert "keyword" not in said

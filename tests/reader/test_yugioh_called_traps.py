"""Continuous Traps that call a monster, when a Trap may be activated, and what Traps say in passing."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import trap as effects


def refused(text: str, icon: str = "Normal") -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text, icon)


CALL = 'Activa esta carta seleccionando 1 monstruo "Pez" en tu Cementerio; Invócalo de Modo Especial'
SUMMONED = {"special summon": "objetivo"}
FISH = {"type": "monster", "name contains": "Pez", "facedown": "no", "controller": "you"}


def test_a_continuous_trap_calls_what_it_selects_when_it_is_activated() -> None:
    (plain,) = effects(f"{CALL}.", "Continuous")
    assert plain["resolve"] == [SUMMONED] and len(plain["targets"]) == 1
    (gone,) = effects(f"{CALL}, pero sus efectos son negados.", "Continuous")
    assert gone["resolve"] == [SUMMONED, {"mark": "objetivo", "as": "negated"}]
    (bound,) = effects(
        f"{CALL}, pero sus efectos son negados. Cuando esta carta deje el Campo, destruye ese monstruo.", "Continuous"
    )
    assert bound["resolve"][:2] == [{"do": [SUMMONED], "as": "traído"}, {"mark": "objetivo", "as": "negated"}]
    assert bound["resolve"][2]["if"] == {"did": "traído"}
    refused(f"{CALL}, pero ese Tritón es negado.", "Continuous")


@pytest.mark.parametrize(
    ("when", "condition"),
    [
        ("mientras controlas 2 monstruos «Pez»", {"exists": FISH, "count": "2"}),
        (
            "durante el turno de tu adversario si controlas un monstruo «Pez»",
            {"all": [{"turn": "opponent"}, {"exists": FISH}]},
        ),
    ],
)
def test_when_alone_a_trap_may_be_activated(when: str, condition: Any) -> None:
    said = when.replace("«", '"').replace("»", '"')
    (one,) = effects(f"Activa esta carta sólo {said}. Roba 1 carta.")
    assert one["if"] == condition


def test_out_of_the_damage_step_whatever_else_must_hold() -> None:
    (one,) = effects('Si controlas un monstruo "Pez" (excepto durante el Damage Step): roba 1 carta.')
    assert one["if"] == {"all": [{"exists": FISH}, {"not": {"step": "damage"}}]}


def test_what_is_done_as_the_selected_one_lies_by_then() -> None:
    (one,) = effects(
        "Selecciona 1 monstruo en el Campo; si está en Posición de Ataque, cámbialo a Posición de Defensa."
    )
    (said,) = one["resolve"]
    assert said["if"] == {"object": "objetivo", "matches": {"defense": "no"}}
    refused("Roba 1 carta. Si está en Posición de Ataque, cámbiala a Posición de Defensa.")


def test_only_those_of_them_that_are_so() -> None:
    (one,) = effects(
        "Cuando tu adversario Invoca uno o más monstruos con 1200 ATK o más: destruye esos monstruos con 1200 ATK o más."
    )
    assert one["do"][0]["among"] == "event cards" and one["do"][0]["choose"]["atk"] == ">= 1200"


def test_of_two_that_were_selected_ones_own_is_your_monster() -> None:
    two = "Selecciona 1 monstruo que controles y 1 monstruo que controle tu adversario;"
    (one,) = effects(
        f"{two} el monstruo de tu adversario pierde ATK igual al ATK de tu monstruo hasta el final del turno."
    )
    assert one["resolve"][0]["by"] == {"value": "atk", "of": "primero", "times": -1}
    assert one["resolve"][0]["on"] == "segundo"
    # «tu monstruo» may as well be all of one's own there
    refused(
        f"{two} el ATK de tu monstruo se convierte en el ATK del monstruo de tu adversario hasta el final del turno."
    )


def test_the_damage_of_a_direct_attack_and_of_whose() -> None:
    (one,) = effects("Cuando recibes daño de batalla por un ataque directo: roba 1 carta.")
    assert one["when"] == {"event": "damage", "player": "you", "cause": "battle", "to": "direct attack"}
    (theirs,) = effects("Cuando recibes daño de batalla de un ataque directo de un monstruo Pez: roba 1 carta.")
    assert theirs["when"]["by"] == {"type": "monster", "race": "pez", "attacking": "yes"}


def test_a_list_of_each_effect_that_a_card_has() -> None:
    first, second = effects(
        'Sólo puedes usar cada efecto de "Alba del Faro" una vez por turno.\n● Durante tu Main Phase: puedes robar 1 carta.'
        "\n● Durante tu End Phase: puedes robar 1 carta.",
        "Continuous",
    )
    assert first["once per turn"] == second["once per turn"] == "by name"
    assert second["when"] == {"event": "phase", "to": "end", "player": "you"}


def test_in_a_phase_that_a_turn_has_but_once() -> None:
    (one,) = effects("Una vez durante la Standby Phase de tu adversario: roba 1 carta.", "Continuous")
    assert one["when"] == {"event": "phase", "to": "standby", "player": "opponent"} and one["once per turn"] == "yes"


def test_from_the_hand_in_some_turns_only() -> None:
    _, early = effects("Roba 1 carta. Durante el turno de tu adversario, puedes activar esta carta desde tu mano.")
    assert early["while"] == {"turn": "opponent"} and early["zone"] == "hand"


def test_banished_from_the_graveyard_and_from_nowhere_else() -> None:
    _, one = effects("Roba 1 carta. Si esta carta en el Cementerio es desterrada: puedes robar 1 carta.")
    assert one["when"] == {"event": "banish", "from": "graveyard"}


def test_whom_a_monster_of_the_opponent_attacks() -> None:
    (one,) = effects(
        'Cuando un monstruo del adversario selecciona un monstruo "Pez" que controles para un ataque: roba 1 carta.'
    )
    assert one["when"] == {"event": "attacked", "of": FISH, "by": {"controller": "opponent"}}


@pytest.mark.parametrize("both", ["la activación y el efecto", "la activación y el efecto de la Carta Mágica"])
def test_an_activation_is_negated_with_its_effect(both: str) -> None:
    (one,) = effects(f"Cuando se activa una Carta Mágica: niega {both} y destruye la carta.", "Counter")
    assert one["resolve"][0] == {"do": [{"negate": "activation"}], "as": "negada"}
    assert one["resolve"][1] == {"if": {"did": "negada"}, "then": [{"destroy": "event"}]}


def test_what_the_opponent_selects_with_whatever_it_is() -> None:
    _, one = effects(
        "Roba 1 carta. Si se activa una carta o efecto de tu adversario que seleccione a un monstruo que controles, "
        "mientras esta carta está en tu Cementerio: puedes desterrar esta carta; niega ese efecto."
    )
    assert one["if"]["answers"]["of"] == {"selecting": {"type": "monster", "controller": "you"}}
    assert one["if"]["answers"]["player"] == "opponent"


def test_what_may_be_summoned_all_the_same_stands_before_how_long() -> None:
    (one,) = effects(
        "Roba 1 carta, y además no puedes Invocar monstruos de Modo Especial, excepto monstruos Pez, "
        "hasta el final de tu próximo turno."
    )
    ban = one["resolve"][1]
    assert ban["until"] == "end of your next turn" and ban["forbid"]["of"] == {
        "none of": [{"type": "monster", "race": "pez"}]
    }


def test_the_level_that_it_had_on_the_field() -> None:
    (one,) = effects(
        "Sacrifica 1 monstruo; inflige daño a tu adversario igual al Nivel que tenía el monstruo Sacrificado en el Campo x 100."
    )
    harm = {"value": "level", "of": "sacrificio", "as it was": "yes", "times": "100"}
    assert one["resolve"] == [{"damage": harm, "player": "opponent"}]


def test_a_card_that_is_not_kept_without_them_and_a_graveyard_of_them_alone() -> None:
    (kept,) = effects("Manda esta carta al Cementerio si no controlas monstruos Pez.", "Continuous")
    assert kept["whenever"]["count"] == 0 and kept["do"] == [{"move": "self", "to": "graveyard"}]
    (light,) = effects(
        "Durante tu Standby Phase, si sólo tienes monstruos de LUZ en tu Cementerio: gana 500 LP.", "Continuous"
    )
    some, none = light["condition"]["all"]
    assert "count" not in some and none["count"] == 0 and none["exists"]["none of"] == [{"attribute": "luz"}]


def test_a_coin_whose_sides_stand_in_a_row() -> None:
    (one,) = effects("Lanza una moneda. Cara: roba 2 cartas. Cruz: descarta 1 carta.")
    assert one["resolve"][1]["then"] == [{"draw": "2"}] and "else" in one["resolve"][1]

"""What stands before «:» in Yu-Gi-Oh!: parts of one thing each, in any order; the kind of effect that they make."""

from itertools import permutations, product
from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read

OFTEN = ("Una vez por turno", {"once per turn": "yes"})
PLACE = ("si esta carta está en tu Cementerio", {"zone": "graveyard"})
CONTROL = {"exists": {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"}}
HOLDS = ("mientras controles un monstruo Pez", CONTROL)
MAIN = {"phase": ["main 1", "main 2"]}


def ability(text: str, kind: str = "Monster") -> Any:
    (read_,) = read("yugioh", Printing("Alba del Faro", text, {"type": kind})).fields["effects"]
    return read_


def said(parts: tuple[str, ...]) -> str:
    heading = ", ".join(parts)
    return heading[0].upper() + heading[1:]


@pytest.mark.parametrize("order", list(permutations([OFTEN, PLACE, HOLDS])))
def test_the_parts_of_an_ignition_effect_stand_in_any_order(order: Any) -> None:
    read_ = ability(f"{said(tuple(one for one, _ in order))}: puedes robar 1 carta.")
    assert read_ == {
        "activate": "ignition",
        "once per turn": "yes",
        "zone": "graveyard",
        "if": CONTROL,
        "do": [{"draw": "1"}],
    }


@pytest.mark.parametrize(("often", "place", "holds"), list(product([True, False], repeat=3)))
def test_an_icon_makes_it_a_quick_effect_whatever_else_is_said(*, often: bool, place: bool, holds: bool) -> None:
    parts = tuple(one for one, there in ((OFTEN, often), (PLACE, place), (HOLDS, holds)) if there)
    during = "durante la Main Phase de tu adversario"
    read_ = ability(f"{said((during, *(one for one, _ in parts)))} (Efecto Rápido): puedes robar 1 carta.")
    assert read_["activate"] == "quick"
    assert read_["if"] == {"all": [*([CONTROL] if holds else []), MAIN, {"turn": "opponent"}]}
    assert (read_.get("zone"), read_.get("once per turn")) == ("graveyard" if place else None, "yes" if often else None)


def test_what_must_hold_at_a_moment_is_asked_at_that_moment_only() -> None:
    before = ability("Mientras controles un monstruo Pez, si recibes daño: puedes robar 1 carta.")
    behind = ability("Si recibes daño, mientras controles un monstruo Pez: puedes robar 1 carta.")
    assert before == behind
    assert (before["if"], "condition" in before) == (CONTROL, False)
    used = ability("Si recibes daño, si controlas un monstruo Pez: puedes robar 1 carta.")
    assert (used["condition"], "if" in used) == (CONTROL, False)


def test_the_turn_of_a_phase_is_whose_it_says() -> None:
    his, mine = (
        ability(f"Durante {whose} (Efecto Rápido): puedes robar 1 carta.")["if"]
        for whose in ("la Battle Phase de tu adversario", "tu Battle Phase")
    )
    assert his == {"all": [{"phase": "battle"}, {"turn": "opponent"}]}
    assert mine == {"all": [{"phase": "battle"}, {"turn": "you"}]}


def test_you_may_can_stand_before_the_colon() -> None:
    before = ability("Si recibes daño, puedes (excepto durante el Damage Step): roba 1 carta.")
    behind = ability("Si recibes daño (excepto durante el Damage Step): puedes robar 1 carta.")
    forced = ability("Si recibes daño (excepto durante el Damage Step): roba 1 carta.")
    assert before == behind
    assert (behind["may"], "may" in forced) == ("yes", False)


def test_not_in_the_turn_in_which_it_was_sent_there() -> None:
    read_ = ability("Excepto el turno en que esta carta fue mandada al Cementerio: puedes robar 1 carta.")
    assert read_["zone"] == "graveyard"
    assert read_["if"] == {"not": {"happened": {"event": "send", "of": {"is": "card"}}}}


def test_one_thing_or_another_may_befall_this_card() -> None:
    read_ = ability("Si esta carta es Invocada de Modo Normal, o mandada al Cementerio: puedes robar 1 carta.")
    assert read_["when"] == ["normal summon", "send"]
    twice = ability("Si esta carta es Invocada por Volteo, o si recibes daño de batalla: puedes robar 1 carta.")
    assert twice["when"] == ["flip summon", {"event": "damage", "player": "you", "cause": "battle"}]


def test_who_leaves_the_field_is_told_by_its_kind() -> None:
    monster = ability("Si un monstruo que controles deja el Campo: puedes robar 1 carta.")["when"]
    spell = ability("Si una Mágica que controles deja el Campo: puedes robar 1 carta.")["when"]
    assert monster == {"event": "leave", "of": {"type": "monster", "controller": "you", "zone": "monsters"}}
    assert (spell["event"], spell["from"]) == ("move", ["spells", "field spell", "pendulum"])


def test_a_direct_attack_is_one_at_no_monster() -> None:
    direct = ability("Cuando un monstruo del adversario declara un ataque directo: puedes robar 1 carta.")
    any_ = ability("Cuando un monstruo del adversario declara un ataque: puedes robar 1 carta.")
    assert direct.pop("condition") == {"exists": {"type": "monster", "attacked": "yes"}, "count": 0}
    assert direct == any_


def test_a_card_in_its_owners_possession_is_controlled_by_its_owner() -> None:
    read_ = ability("Si esta carta en tu posesión es destruida por una carta del adversario: puedes robar 1 carta.")
    assert read_["when"]["of"] == {"is": "self", "controller": "you", "owner": "you"}


OWN = '"Alba del Faro"'


@pytest.mark.parametrize(
    ("limit", "read_as"),
    [
        (f"Sólo puedes usar este efecto de {OWN} una vez por turno.", "by name"),
        (f"Sólo puedes usar este efecto de {OWN} una vez por Cadena.", "per chain by name"),
        (f"Sólo puedes usar este efecto de {OWN} una vez por Duelo.", "per duel"),
        ("Sólo puedes usar este efecto una vez por turno.", "yes"),
        ("Este efecto sólo puede usarse una vez por Cadena.", "per chain"),
        ("Este efecto sólo puede usarse una vez mientras esta carta esté boca arriba en el Campo.", "while face up"),
    ],
)
def test_a_limit_says_how_often_and_of_which_copies(limit: str, read_as: str) -> None:
    assert ability(f"Si recibes daño: puedes robar 1 carta. {limit}")["once per turn"] == read_as


def test_once_per_chain_stands_before_the_colon_too() -> None:
    assert ability("Una vez por Cadena (Efecto Rápido): puedes robar 1 carta.")["once per turn"] == "per chain"


def test_what_its_player_may_not_do_that_turn_was_not_done_and_is_forbidden() -> None:
    read_ = ability("Puedes robar 1 carta. No puedes Invocar de Modo Especial el turno en que uses este efecto.")
    summons = {"event": "special summon", "player": "you"}
    assert read_["if"] == {"happened": summons, "count": 0}
    assert read_["cost"] == [{"forbid": summons, "until": "end of turn"}]


def test_4_5_4_2_what_a_trap_says_of_its_effect_leaves_it_any_time() -> None:
    text = "Roba 1 carta. {0}uedes desterrar esta carta en tu Cementerio; roba 1 carta."
    used = {
        (kind, said): read("yugioh", Printing("Alba del Faro", text.format(said), {"type": kind})).fields["effects"][1]
        for kind in ("Trap", "Spell")
        for said in ("P", "Durante tu Main Phase: p")
    }
    assert [one["activate"] for one in used.values()] == ["quick", "quick", "ignition", "ignition"]
    assert used["Trap", "Durante tu Main Phase: p"]["if"] == {"all": [MAIN, {"turn": "you"}]}
    assert "if" not in used["Trap", "P"]
    assert "if" not in used["Spell", "Durante tu Main Phase: p"]


def test_who_is_banished_as_cost_is_what_was_spoken_of_last() -> None:
    found = ability("Si esta carta está en tu Cementerio: puedes desterrarla; roba 1 carta.")
    assert (found["cost"], found["zone"]) == ([{"banish": "self"}], "graveyard")


def test_what_is_said_of_a_card_that_has_gone_is_not_asked_of_it_afterwards() -> None:
    gone = "Si esta carta es destruida, mientras {0}: puedes robar 1 carta."
    assert ability(gone.format("controles un monstruo Pez"))["if"] == CONTROL
    with pytest.raises(NotUnderstoodError):
        ability(gone.format("esta carta está en Posición de Ataque"))
    owned = ability(gone.format("su dueño la controla"))
    assert owned["when"]["of"] == {"is": "self", "controller": "you", "owner": "you"}


def test_where_it_was_is_from_where_it_went() -> None:
    banished = ability("Si un monstruo en tu Cementerio es desterrado: puedes robar 1 carta.")["when"]
    assert banished == {"event": "banish", "from": "graveyard", "of": {"type": "monster", "controller": "you"}}
    turned = ability("Si esta carta es cambiada de Posición de Ataque a Posición de Defensa: puedes robar 1 carta.")
    assert turned["when"] == {"event": "change position", "of": {"is": "self", "defense": "yes"}}


def test_a_phase_is_the_time_of_a_trap_and_the_moment_of_an_effect() -> None:
    text = "Durante tu End Phase: roba 1 carta."
    (trap,) = read("yugioh", Printing("Alba del Faro", text, {"type": "Trap"})).fields["effects"]
    assert trap == {"resolve": [{"draw": "1"}], "if": {"all": [{"phase": "end"}, {"turn": "you"}]}}
    assert ability(text)["when"] == {"event": "phase", "to": "end", "player": "you"}


def test_who_set_it_off_may_be_selected_wherever_it_is_by_then() -> None:
    read_ = ability("Si un monstruo es destruido: puedes seleccionar ese monstruo; añádelo a tu mano.")
    assert read_["targets"] == [{"choose": {"is": "event card", "zone": "any"}, "as": "objetivo"}]
    with pytest.raises(NotUnderstoodError):
        ability("Si controlas un monstruo: puedes seleccionar ese monstruo; destrúyelo.")


def test_the_window_of_a_type_is_that_of_each_part_of_a_text_too() -> None:
    following = f"Sólo puedes usar cada uno de los siguientes efectos de {OWN} una vez por turno."
    used = ability(f"{following} Durante tu Main Phase: puedes robar 1 carta.")
    assert (used["activate"], used["once per turn"]) == ("ignition", "by name")


def test_what_was_sent_this_turn_has_its_effect_where_it_lies() -> None:
    sent = ability("Durante la End Phase, si esta carta fue mandada al Cementerio este turno: puedes robar 1 carta.")
    assert (sent["zone"], sent["condition"]) == ("graveyard", {"happened": {"event": "send", "of": {"is": "card"}}})
    summoned = ability("Durante la End Phase, si esta carta fue Invocada de Modo Especial este turno: roba 1 carta.")
    assert "zone" not in summoned


def test_what_is_said_of_a_card_on_the_field_is_not_so_of_one_in_the_hand() -> None:
    there = ability("Si esta carta en el Campo es destruida: roba 1 carta.")["when"]
    assert there == {"event": "destroy", "from": ["monsters", "spells", "field spell", "pendulum"]}
    assert ability("Si esta carta es destruida: roba 1 carta.")["when"] == "destroy"


@pytest.mark.parametrize(
    ("text", "event"),
    [
        (
            "Si esta carta es mandada al Cementerio como Material de Sincronía de un monstruo Wyrm: roba 1 carta.",
            {"event": "send", "cause": "synchro", "by": {"type": "monster", "race": "wyrm"}},
        ),
        (
            "Si esta carta es usada como material para una Invocación por Sincronía: roba 1 carta.",
            {"event": "move", "cause": "synchro"},
        ),
        (
            "Si esta carta es destruida por el ataque de un monstruo Wyrm: roba 1 carta.",
            {"event": "destroy", "cause": "battle", "by": {"type": "monster", "race": "wyrm", "attacking": "yes"}},
        ),
        (
            "Si esta carta es destruida por una Carta de Trampa del adversario: roba 1 carta.",
            {"event": "destroy", "by": {"type": "trap", "controller": "opponent"}},
        ),
        (
            "Cuando un monstruo Wyrm que controlas es seleccionado para un ataque por un monstruo del adversario: roba 1 carta.",
            {
                "event": "attacked",
                "by": {"type": "monster", "controller": "opponent"},
                "of": {"type": "monster", "race": "wyrm", "facedown": "no", "controller": "you"},
            },
        ),
    ],
)
def test_by_what_and_for_what_it_befell(text: str, event: Any) -> None:
    assert ability(text)["when"] == event


def test_of_two_activations_either_is_answered_and_one_of_a_card_that_lies_face_up_is_of_an_effect() -> None:
    found = ability(
        "Cuando un monstruo en el Campo activa su efecto, o cuando una Carta de Trampa que ya está boca arriba activa su"
        " efecto (Efecto Rápido): puedes descartar esta carta; destruye esa carta."
    )
    first, second = found["if"]["answers"]
    assert first["of"] == {"zone": "monsters", "type": "monster"}
    assert (second["to"], second["of"]) == ("effect", {"type": "trap", "facedown": "no"})


def test_what_must_hold_may_stand_behind_the_moment_in_several_parts() -> None:
    found = ability(
        "Si una Carta Mágica es activada durante el turno de tu adversario, mientras esta carta está en tu Cementerio:"
        " puedes desterrar esta carta; roba 1 carta."
    )
    assert (found["zone"], found["condition"]) == ("graveyard", {"turn": "opponent"})
    after = ability("Cuando un monstruo que controlas es destruido, si no controlas monstruos: roba 1 carta.")
    assert after["condition"]["count"] == 0


def test_in_ones_own_turn_a_monsters_effect_is_used_by_hand_and_a_quick_one_at_any_time_of_it() -> None:
    text = "Durante tu turno, si controlas una Ficha: puedes desterrar esta carta en tu Cementerio; roba 1 carta."
    assert ability(text)["activate"] == "ignition"
    quick = ability(
        "Durante el turno de tu adversario: puedes desterrar esta carta en tu Cementerio; roba 1 carta (éste es un Efecto"
        " Rápido)."
    )
    assert (quick["activate"], quick["if"]) == ("quick", {"turn": "opponent"})


def test_who_comes_by_itself_may_forbid_what_others_do_that_turn_and_not_itself() -> None:
    found = ability(
        "Si controlas una Ficha, puedes Invocar esta carta de Modo Especial (desde tu mano). No puedes Invocar monstruos de"
        " Modo Especial desde tu mano el turno en el que Invocas esta carta de Modo Especial de esta forma."
    )
    assert found["activate"] == "own summon"
    (ban,) = found["cost"]
    assert ban["forbid"] == {"event": "special summon", "from": "hand", "player": "you", "of": {"is": "other"}}
    assert found["if"]["all"][1]["count"] == 0


def test_whoever_comes_by_itself_may_have_no_battle_phase_that_turn() -> None:
    found = ability(
        "Si controlas una Ficha, puedes Invocar esta carta de Modo Especial (desde tu mano). No puedes realizar tu Battle"
        " Phase el turno en el que Invocas esta carta de Modo Especial de esta forma."
    )
    assert found["cost"] == [{"forbid": {"event": "phase", "to": "battle", "player": "you"}, "until": "end of turn"}]
    other = ability(
        "Si controlas una Ficha, puedes Invocar esta carta de Modo Especial (desde tu mano). El turno en el que Invocas esta"
        " carta de esta forma, no puedes Invocar otros monstruos de Modo Especial."
    )
    assert other["cost"][0]["forbid"] == {"event": "special summon", "player": "you", "of": {"is": "other"}}


def test_where_the_card_lies_may_be_said_before_what_it_waits_for() -> None:
    found = ability(
        "Si esta carta está en tu Cementerio y un monstruo Wyrm es Invocado de Modo Especial a tu Campo: puedes pagar 700"
        " LP; Invoca esta carta de Modo Especial."
    )
    assert (found["zone"], found["when"]["event"]) == ("graveyard", "special summon")
    assert found["when"]["of"]["controller"] == "you"


def test_the_next_time_it_would_be_destroyed_and_no_other() -> None:
    (once,) = ability(
        "Puedes seleccionar 1 monstruo que controles; durante el resto del turno, la próxima vez que ese monstruo fuera a"
        " ser destruido en batalla, no es destruido."
    )["do"]
    assert once["step in"] == {"event": "destroy", "cause": "battle"}
    assert (once["stops"], once["next only"], once["on"]) == ("yes", "yes", "objetivo")


def test_what_was_paid_is_counted_one_by_one() -> None:
    found = ability(
        "Si esta carta es mandada al Cementerio: puedes desterrar hasta 3 cartas en tu Cementerio; inflige 200 puntos de daño"
        " a tu adversario por cada una."
    )
    assert found["do"] == [{"damage": {"chosen": "pagada", "times": "200"}, "player": "opponent"}]


@pytest.mark.parametrize(
    "text",
    [
        "cuando una carta de tu adversario que selecciona un monstruo Wyrm que controlas es activada",
        "cuando es activada una carta de tu adversario que selecciona un monstruo Wyrm que controlas",
    ],
)
def test_what_selects_is_told_before_or_behind_its_activation(text: str) -> None:
    found = ability(f"Durante el turno de cualquier jugador, {text}: puedes descartar esta carta; niega la activación.")
    assert found["if"]["answers"]["player"] == "opponent"
    assert found["if"]["answers"]["of"]["selecting"]["race"] == "wyrm"


def test_by_whom_it_was_destroyed_in_battle() -> None:
    found = ability("Si esta carta es destruida en batalla por un monstruo Wyrm del adversario: roba 1 carta.")
    assert found["when"]["by"] == {"type": "monster", "race": "wyrm", "controller": "opponent"}


def test_the_card_that_lies_in_attack_position_is_turned_and_no_other() -> None:
    (turned, *_) = ability("Puedes cambiar esta carta en Posición de Ataque a Posición de Defensa boca arriba.")["do"]
    assert turned["turn to"] == {"is": "self", "defense": "no"}

"""What Yu-Gi-Oh! Traps say that other cards hardly do, in Spanish sentences of our own."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def effects(text: str, icon: str = "Normal") -> Any:
    return read("yugioh", Printing("Alba del Faro", text, {"type": "Trap", "property": icon})).fields["effects"]


def refused(text: str, icon: str = "Normal") -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text, icon)


NO_CARDS = {"exists": {"controller": "you"}, "count": 0}


@pytest.mark.parametrize(
    ("said", "permission", "zone"),
    [
        ("desde tu mano", "activate from hand", "hand"),
        ("el turno en que fue Colocada", "activate when set", None),
    ],
)
def test_a_trap_that_may_be_activated_sooner_than_others(said: str, permission: str, zone: str | None) -> None:
    _, sooner = effects(f"Roba 1 carta. Si no controlas cartas, puedes activar esta carta {said}.")
    assert (sooner["static"], sooner["while"]) == ([{"allow": permission, "on": "self"}], NO_CARDS)
    assert sooner.get("zone") == zone


def test_what_an_effect_sets_may_be_activated_at_once_only_if_that_is_said() -> None:
    _, _, at_once = effects("Coloca 1 Trampa en tu Cementerio. Esa carta puede ser activada este turno.")[0]["resolve"]
    assert at_once == {"allow": "activate when set", "on": "elegida", "until": "end of turn"}
    assert len(effects("Coloca 1 Trampa en tu Cementerio.")[0]["resolve"]) == 2


HELD = "Selecciona 1 monstruo boca arriba en el Campo; ese objetivo no puede atacar, y además niega sus efectos."


def test_what_a_continuous_trap_does_to_its_target_lasts_while_it_is_there() -> None:
    fixed, silent = effects(HELD, "Continuous")[0]["resolve"]
    assert fixed == {"forbid": {"event": "attack"}, "on": "objetivo", "until": "self leaves"}
    assert silent == {"lose": "abilities", "on": "objetivo", "until": "self leaves"}


def test_it_goes_with_its_target_wherever_that_is_said() -> None:
    bond = "Cuando ese objetivo deja el Campo, destruye esta carta."
    other = "Una vez por turno, durante tu Standby Phase: inflige 300 puntos de daño a tu adversario."
    (alone,) = effects(f"{HELD} {bond}", "Continuous")
    bound, damage = effects(f"{HELD} {other} {bond}", "Continuous")
    assert alone == bound
    assert bound["resolve"][1]["then"][0]["later"] == {"event": "move", "from": "monsters"}
    assert damage["do"] == [{"damage": "300", "player": "opponent"}]


ANSWER = "Cuando tu adversario activa un efecto de monstruo: puedes robar 1 carta."


def test_a_trap_answers_an_activation_in_its_chain_and_a_spell_that_lies_there_after_it() -> None:
    (trap,) = effects(ANSWER, "Continuous")
    (spell,) = read("yugioh", Printing("Alba", ANSWER, {"type": "Spell", "property": "Continuous"})).fields["effects"]
    assert (trap["activate"], trap["if"]) == ("quick", {"answers": spell["when"]})
    assert "activate" not in spell


def test_what_is_forbidden_since_the_activation_is_so_although_the_effect_is_negated() -> None:
    said = "no puedes declarar ataques."
    (since,) = effects(f"Roba 1 carta. Hasta el final del próximo turno después de que se active esta carta, {said}")
    (after,) = effects(f"Roba 1 carta. Hasta el final del próximo turno después de que se resuelva esta carta, {said}")
    ban = {"forbid": {"event": "attack", "player": "you"}, "until": "end of next turn"}
    assert (since["cost"], after["resolve"][-1]) == ([ban], ban)
    assert "cost" not in after


def test_that_monster_of_the_opponent_is_none_of_ones_own() -> None:
    sent = "manda al Cementerio 1 monstruo en tu Deck Extra y, si lo haces, destruye ese monstruo"
    pick = "Selecciona 1 monstruo que controle tu adversario;"
    (theirs,) = effects(f"{pick} {sent} del adversario.")
    assert theirs["resolve"][1]["then"] == [{"destroy": "objetivo"}]
    (other,) = effects(f"{pick} {sent}.")
    assert other["resolve"][1]["then"] == [{"destroy": "elegida"}]


def test_this_card_is_called_from_where_it_lies() -> None:
    _, found = effects(
        "Roba 1 carta. Si un monstruo que controlas es destruido: puedes Colocar esta carta en tu Cementerio."
    )
    assert (found["zone"], found["do"]) == ("graveyard", [{"set card": "self"}])


def test_a_counter_trap_may_do_something_else_before_it_negates() -> None:
    when = "Cuando tu adversario activa una Carta Mágica:"
    (found,) = effects(f"{when} tu adversario gana 500 LP, y además niega la activación.", "Counter")
    assert found["resolve"] == [{"opponent": [{"gain": "500", "of": "lp"}]}, {"negate": "activation"}]


@pytest.mark.parametrize(
    ("where", "stays"), [("también se trata como una Trampa", None), ("NO se trata como una Trampa", "yes")]
)
def test_a_trap_that_comes_as_a_monster_and_what_holds_of_it(where: str, stays: str | None) -> None:
    comes = "Invoca esta carta de Modo Especial como un Monstruo Normal (Roca/TIERRA/Nivel 4/ATK 500/DEF 1900)."
    safe = "Si es Invocada de esta forma, esta carta no es afectada por efectos de monstruos."
    come, immune = effects(f"{comes} (Esta carta {where}). {safe}")[0]["resolve"]
    assert come.get("only") == stays
    assert immune == {"immune": "self", "to": {"type": "monster"}, "until": "game"}

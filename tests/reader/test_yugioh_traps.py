"""What Yu-Gi-Oh! Traps say that other cards hardly do, in Spanish sentences of our own."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.printed import trap as effects


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
    ban = {"forbid": {"event": "attack", "cause": "action", "player": "you"}, "until": "end of next turn"}
    assert (since["cost"], after["resolve"][-1]) == ([ban], ban)
    assert "cost" not in after


def test_that_monster_of_the_opponent_is_none_of_ones_own() -> None:
    sent = "manda al Cementerio 1 monstruo en tu Deck Extra y, si lo haces, destruye ese monstruo"
    pick = "Selecciona 1 monstruo que controle tu adversario;"
    (theirs,) = effects(f"{pick} {sent} del adversario.")
    assert theirs["resolve"][1]["then"] == [{"destroy": "objetivo"}]
    assert effects(f"{pick} {sent}.") == [theirs]  # the last that was named lies in the Graveyard by then


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


@pytest.mark.parametrize(
    ("said", "attempts"),
    [
        ("", ["normal summon attempt", "flip summon attempt", "special summon attempt"]),
        ("de Modo Especial ", ["special summon attempt"]),
        ("por Volteo ", ["flip summon attempt"]),
        ("de Modo Normal o Especial ", ["normal summon attempt", "special summon attempt"]),
    ],
)
def test_which_summons_are_negated(said: str, attempts: list[str]) -> None:
    negated = "niega la Invocación y, si lo haces, destruye ese monstruo."
    (found,) = effects(f"Cuando tu adversario fuera a Invocar {said}un monstruo: {negated}", "Counter")
    when = found["when"] if isinstance(found["when"], list) else [found["when"]]
    assert [one["event"] for one in when] == attempts
    assert {one["player"] for one in when} == {"opponent"}


def test_one_counter_trap_negates_a_summon_or_an_activation_at_the_same_cost() -> None:
    moment = "Cuando uno o más monstruos fueran a ser Invocados, o es activada una Carta Mágica/de Trampa:"
    act = "paga la mitad de tus LP; niega la Invocación o activación y, si lo haces, destruye esa carta."
    summon, activation = effects(f"{moment} {act}", "Counter")
    assert summon["cost"] == activation["cost"] == [{"pay": {"fact": "lp", "half": "up"}}]
    assert summon["do"][0]["do"][0] == {"negate summon": "event", "as": "caídos"}
    assert activation["resolve"][0]["do"] == [{"negate": "activation"}]
    assert activation["if"]["answers"]["of"] == {"type": ["spell", "trap"]}


@pytest.mark.parametrize(
    ("where", "of"),
    [
        ("de tu adversario", {"controller": "opponent"}),
        ("en el Campo, mano o Cementerio", {"zone": ["monsters", "hand", "graveyard"]}),
        ("en la mano o Cementerio de tu adversario", {"zone": ["hand", "graveyard"], "controller": "opponent"}),
    ],
)
def test_where_the_effect_of_a_monster_is_activated(where: str, of: Any) -> None:
    (found,) = effects(f"Cuando es activado un efecto de monstruo {where}: niega la activación.", "Counter")
    assert found["if"] == {"answers": {"event": "activate", "of": {"type": "monster", **of}}}


def test_so_much_damage_and_no_less() -> None:
    (found,) = effects("Cuando recibes 1500 o más puntos de daño de batalla: roba 1 carta.")
    assert found["when"] == {"event": "damage", "player": "you", "cause": "battle", "amount": ">= 1500"}


def test_what_came_by_an_effect_goes_back_later() -> None:
    came = "Invoca de Modo Especial 2 monstruos en tu mano."
    (found,) = effects(
        f"{came} Durante la End Phase de este turno, baraja al Deck los monstruos Invocados por este efecto."
    )
    assert found["resolve"][-1]["do"][0] == {"move": "invocada", "to": "deck"}


def test_a_continuous_trap_that_equips_itself_to_whom_it_called() -> None:
    called = "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial y equípalo con esta carta."
    trap, gain = effects(
        f"{called} El monstruo equipado gana 300 ATK. Cuando esta carta deja el Campo, destruye ese monstruo.",
        "Continuous",
    )
    assert trap["resolve"][1] == {"if": {"did": "traído"}, "then": [{"equip": "objetivo"}]}
    assert trap["resolve"][2]["then"][0]["on"] == "self"
    assert gain["static"] == [{"modify": "atk", "by": "300", "on": {"equipped": "self"}}]


def test_of_two_selected_each_is_called_by_whose_it_is() -> None:
    pick = "Selecciona 1 monstruo que controles y 1 carta que controle tu adversario;"
    (found,) = effects(f"{pick} destruye tu monstruo y, si lo haces, destierra la carta de tu adversario.")
    assert found["resolve"][0]["do"] == [{"destroy": "primero"}]
    assert found["resolve"][1]["then"] == [{"banish": "segundo"}]


def test_as_many_as_were_destroyed() -> None:
    (found,) = effects(
        "Destruye todas las cartas que controles, y después destruye tantos monstruos en el Campo como cartas destruidas."
    )
    chosen = found["resolve"][1]["then"][0]
    assert (chosen["count"], found["resolve"][0]["moved"]) == ({"chosen": "movidas"}, "movidas")


def test_in_battle_by_anybody_and_by_effects_of_the_opponent_alone() -> None:
    said = "Los monstruos que controles no pueden ser destruidos en batalla ni por efectos de cartas"
    battle, effect = (one["forbid"] for one in effects(f"{said} de tu adversario.", "Continuous")[0]["static"])
    assert (battle["cause"], battle.get("by")) == ("battle", None)
    assert (effect["cause"], effect["by"]) == ("effect", {"controller": "opponent"})
    (both,) = effects(f"{said}.", "Continuous")[0]["static"]
    assert both["forbid"]["cause"] == ["battle", "effect"]


def test_a_phase_in_which_it_may_be_activated_is_no_moment_that_it_waits_for() -> None:
    said = "Activa esta carta sólo durante la Standby Phase de tu adversario. Tu adversario no puede realizar su Battle Phase"
    (found,) = effects(f"{said} este turno.")
    assert found["if"] == {"all": [{"phase": "standby"}, {"turn": "opponent"}]}
    assert "when" not in found


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "Selecciona 1 carta que esté en tu Cementerio; añádela a la mano.",
            "Selecciona 1 carta en tu Cementerio; añádela a tu mano.",
        ),
        (
            "Selecciona 1 monstruo que controles; su ATK pasa a ser 0.",
            "Selecciona 1 monstruo que controles; su ATK se convierte en 0.",
        ),
        (
            "Selecciona 1 monstruo que controles; voltéalo a Posición de Defensa boca abajo.",
            "Selecciona 1 monstruo que controles; cámbialo a Posición de Defensa boca abajo.",
        ),
        ("Si tienes 2000 LP o menos: roba 1 carta.", "Si tus LP son 2000 o menos: roba 1 carta."),
        (
            "Si tu adversario tiene 2000 LP o menos: roba 1 carta.",
            "Si los LP de tu adversario son 2000 o menos: roba 1 carta.",
        ),
    ],
)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert effects(one) == effects(other)


def test_the_others_that_cannot_attack_are_those_that_were_not_selected() -> None:
    (found,) = effects(
        "Selecciona 1 monstruo que controles; este turno, gana 500 ATK, pero los otros monstruos que controles no pueden"
        " atacar."
    )
    others = {"type": "monster", "controller": "you", "is": "not objetivo", "zone": "monsters"}
    assert found["resolve"][1]["forbid"]["of"] == others


def test_as_much_damage_as_was_taken() -> None:
    (found,) = effects("Cuando recibes daño de batalla: inflige a tu adversario la misma cantidad de daño.")
    assert found["do"] == [{"damage": {"event": "amount"}, "player": "opponent"}]


def test_a_trap_that_is_a_monster_just_now() -> None:
    comes = "Invoca esta carta de Modo Especial como un Monstruo Normal (Roca/TIERRA/Nivel 4/ATK 500/DEF 1900)."
    held = "Mientras esta carta sea un monstruo, tus monstruos no pueden ser destruidos en batalla."
    _, found = effects(f"{comes} (Esta carta también se trata como una Trampa). {held}", "Continuous")
    assert found["while"] == {"object": "self", "matches": {"zone": "monsters"}}


def test_a_counter_trap_may_wait_for_an_attack_and_an_old_one_say_no_when() -> None:
    (attack,) = effects("Cuando un monstruo del adversario declara un ataque: niega el ataque.", "Counter")
    assert attack["when"] == {"event": "attack", "of": {"type": "monster", "controller": "opponent"}}
    (old,) = effects("Paga 400 Life Points. Niega la Invocación Especial de un monstruo y destrúyelo.", "Counter")
    assert (old["when"]["event"], old["cost"]) == ("special summon attempt", [{"pay": "400"}])


@pytest.mark.parametrize(
    "said",
    [
        "Si tu adversario controla un monstruo y tú no controlas ninguno",
        "Si no controlas monstruos y tu adversario sí",
    ],
)
def test_the_other_alone_controls_one(said: str) -> None:
    (found,) = effects(f"{said}: roba 1 carta.")
    theirs, mine = found["if"]["all"]
    assert theirs == {"exists": {"type": "monster", "controller": "opponent"}}
    assert mine == {"exists": {"type": "monster", "controller": "you"}, "count": 0}


def test_what_is_done_each_time_may_stand_before_it() -> None:
    (before,) = effects("Gana 300 LP cada vez que un monstruo es Invocado de Modo Normal.", "Continuous")
    (behind,) = effects("Cada vez que un monstruo es Invocado de Modo Normal, gana 300 LP.", "Continuous")
    assert before == behind


def test_it_is_paid_each_time_or_the_card_goes() -> None:
    (found,) = effects(
        "Paga 300 Life Points durante cada una de tus Standby Phases. Si no lo haces, destruye esta carta.",
        "Continuous",
    )
    paid, gone = found["do"]
    assert (found["when"]["to"], paid["by"]) == ("standby", [{"pay": "300"}])
    assert gone["if"] == {"not": {"did": paid["as"]}}


def test_whom_they_may_not_attack() -> None:
    (found,) = effects(
        'Los monstruos de tu adversario no pueden atacar a los monstruos "Faro" que controles.', "Continuous"
    )
    (ban,) = found["static"]
    assert ban["forbid"]["event"] == "attacked"
    assert ban["forbid"]["by"] == {"type": "monster", "controller": "opponent"}
    assert ban["forbid"]["of"]["name contains"] == "Faro"


def test_a_trap_in_the_graveyard_answers_too() -> None:
    when = "Cuando tu adversario activa un efecto de monstruo, mientras esta carta está en tu Cementerio:"
    _, found = effects(f"Roba 1 carta. {when} puedes desterrar esta carta; niega ese efecto.")
    assert (found["activate"], found["zone"], found["do"]) == ("quick", "graveyard", [{"negate": "effect"}])


def test_a_cost_paid_from_the_graveyard_but_not_in_the_turn_when_it_came_there() -> None:
    said = "Puedes desterrar esta carta en tu Cementerio, excepto el turno en que fue mandada al Cementerio;"
    _, found = effects(f"Destruye 1 monstruo en el Campo. {said} roba 1 carta.")
    assert (found["cost"], found["zone"]) == ([{"banish": "self"}], "graveyard")
    assert found["if"] == {"not": {"happened": {"event": "send", "of": {"is": "card"}}}}


def test_one_or_the_other_level_as_one_likes() -> None:
    (found,) = effects(
        "Selecciona 1 monstruo que controles; su Nivel se convierte en 2 o 5 hasta el final de este turno."
    )
    (choice,) = found["resolve"]
    assert [one[0]["to"] for one in choice["one of"].values()] == ["2", "5"]


def test_one_of_another_name_than_what_was_named_before() -> None:
    (found,) = effects(
        'Destruye 1 carta "Faro" que controles y, si lo haces, añade a tu mano 1 carta "Faro" en tu Deck con nombre diferente.'
    )
    assert found["resolve"][1]["then"][0]["search"]["other name than"] == "elegida"


def test_how_it_lay_when_it_came() -> None:
    (found,) = effects("Si un monstruo es Invocado de Modo Especial en Posición de Ataque: roba 1 carta.")
    assert found["when"]["of"] == {"type": "monster", "defense": "no"}


def test_each_time_this_turn_and_no_longer() -> None:
    (found,) = effects(
        "Este turno, cada vez que un monstruo que controles destruya un monstruo en batalla, roba 1 carta."
    )
    (waits,) = found["resolve"]
    assert (waits["always"], waits["until"], waits["do"]) == ("yes", "end of turn", [{"draw": "1"}])
    assert waits["later"]["by"] == {"type": "monster", "controller": "you"}


def test_a_monster_taken_for_one_time_may_be_barred_for_another() -> None:
    (found,) = effects(
        "Selecciona 1 monstruo que controle tu adversario; toma su control hasta el final del próximo turno, pero no puede"
        " atacar este turno."
    )
    taken, barred = found["resolve"]
    assert (taken["until"], barred["until"], barred["on"]) == ("end of next turn", "end of turn", "objetivo")


def test_a_tribute_summon_by_an_effect_is_of_a_monster_that_asks_for_tributes() -> None:
    (found,) = effects(
        "Durante la Main Phase de tu adversario: puedes Invocar por Sacrificio 1 monstruo.", "Continuous"
    )
    chosen, summoned = found["do"]
    assert chosen["choose"] == {"type": "monster", "zone": "hand", "controller": "you", "level": ">= 5"}
    assert summoned == {"normal summon": "elegida"}


@pytest.mark.parametrize(
    ("harm", "event"),
    [
        ("cualquier daño", {"event": "damage", "player": "you"}),
        ("todo el daño de batalla", {"event": "damage", "player": "you", "cause": "battle"}),
    ],
)
def test_what_damage_becomes_while_something_is_so(harm: str, event: Any) -> None:
    (found,) = effects(f"Si no controlas cartas, {harm} que recibas se reduce a la mitad.", "Continuous")
    assert (found["would"], found["if"]) == (event, NO_CARDS)
    assert found["becomes"] == {"amount": {"event": "amount", "half": "up"}}


def test_of_another_name_than_what_was_tributed() -> None:
    (found,) = effects(
        "Sacrifica 1 monstruo; Invoca de Modo Especial desde tu mano 1 monstruo con un nombre diferente al del monstruo"
        " Sacrificado."
    )
    assert found["resolve"][0]["choose"]["other name than"] == "sacrificio"

"""What Yu-Gi-Oh! effects do on resolving and what holds, in Spanish sentences of our own: what each part changes."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read

TARGET = {"choose": {"type": "monster", "facedown": "no", "controller": "opponent"}, "as": "objetivo"}


def effect(text: str, kind: str = "Spell", icon: str | None = "Normal") -> Any:
    (found,) = read("yugioh", Printing("Alba del Faro", text, {"type": kind, "property": icon})).fields["effects"]
    return found


def done(text: str) -> Any:
    return effect(text)["resolve"]


def on_target(text: str) -> Any:
    found = effect(f"Selecciona 1 monstruo boca arriba que controle tu adversario; {text}")
    assert found["targets"] == [TARGET]
    return found["resolve"]


def held(text: str) -> Any:
    return effect(text, "Spell", "Continuous")["static"]


def test_what_stands_behind_also_is_no_part_of_what_may_be_done() -> None:
    drawn, may, banned = done(
        "Roba 1 carta, y además puedes robar 2 cartas, y además no puedes Invocar por Sincronía"
        " por el resto de este turno."
    )
    assert (drawn, may) == ({"draw": "1"}, {"may": [{"draw": "2"}]})
    assert banned == {
        "forbid": {"event": "special summon", "cause": "synchro", "player": "you"},
        "until": "end of turn",
    }


def test_then_you_may_and_a_ban_behind_it_that_holds_whatever_is_chosen() -> None:
    first, then, banned = done(
        "Roba 1 carta, y después puedes destruir 1 carta en el Campo, y además no puedes declarar ataques"
        " por el resto de este turno."
    )
    assert then["if"] == {"did": first["as"]}
    assert next(iter(then["then"][0])) == "may"
    assert banned["forbid"] == {"event": "attack", "cause": "action", "player": "you"}


def test_an_otherwise_belongs_to_its_if() -> None:
    (only,) = done("Si controlas un monstruo, roba 1 carta. De lo contrario, roba 2 cartas.")
    assert (only["then"], only["else"]) == ([{"draw": "1"}], [{"draw": "2"}])
    (rather,) = done("Roba 1 carta, pero si controlas un monstruo, roba 2 cartas en su lugar.")
    assert (rather["then"], rather["else"]) == ([{"draw": "2"}], [{"draw": "1"}])


@pytest.mark.parametrize(
    ("said", "until"),
    [
        ("hasta el final de este turno", "end of turn"),
        ("hasta la End Phase", "end of turn"),
        ("hasta el final del próximo turno", "end of next turn"),
        ("hasta el final de tu próximo turno", "end of your next turn"),
        ("hasta el final del próximo turno de tu adversario", "end of their next turn"),
    ],
)
def test_the_span_stands_before_or_behind(said: str, until: str) -> None:
    (behind,) = on_target(f"ese objetivo pierde 500 ATK {said}.")
    (before,) = on_target(f"{said}, ese objetivo pierde 500 ATK.")
    assert behind == before == {"modify": "atk", "by": -500, "on": "objetivo", "until": until}


def test_a_span_before_several_is_of_all_of_them() -> None:
    changed, silent = on_target(
        "hasta el final de este turno, su ATK se convierte en 0, y además sus efectos son negados."
    )
    assert changed == {"set": "atk", "to": "0", "on": "objetivo", "until": "end of turn"}
    assert silent == {"lose": "abilities", "on": "objetivo", "until": "end of turn"}


def test_a_span_behind_two_where_it_might_be_of_one_is_not_guessed() -> None:
    with pytest.raises(NotUnderstoodError, match="2 maneras"):
        on_target("ese objetivo pierde 500 ATK, y además sus efectos son negados hasta el final de este turno.")


def test_a_but_behind_a_span_lasts_as_long() -> None:
    taken, bound = on_target("toma el control de ese objetivo hasta la End Phase, pero no puede declarar un ataque.")
    assert taken == {"take control": "objetivo", "until": "end of turn"}
    assert bound == {"forbid": {"event": "attack", "cause": "action"}, "on": "objetivo", "until": "end of turn"}


def test_a_but_behind_a_summon_lasts_as_long_as_the_monster_does() -> None:
    *_, silent, bound, away = done(
        "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial, pero sus efectos son negados,"
        " no puede atacar este turno y destiérralo cuando deje el Campo."
    )
    assert silent == {"mark": "objetivo", "as": "negated"}
    assert bound["until"] == "end of turn"
    assert away["becomes"] == {"to": "banished"}


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("monstruos Guerrero", [{"type": "monster", "race": "guerrero"}]),
        ("monstruos Guerrero de FUEGO", [{"type": "monster", "race": "guerrero", "attribute": "fuego"}]),
        ("Monstruos de Fusión y monstruos Pez", [{"type": "monster", "kinds": "fusion"}, {"type": "monster", "race": "pez"}]),
    ],
)  # fmt: skip
def test_an_exception_is_of_what_is_all_that_it_says(said: str, what: Any) -> None:
    for text in (
        f"No puedes Invocar monstruos de Modo Especial por el resto de este turno, excepto {said}.",
        f"Por el resto de este turno, no puedes Invocar de Modo Especial, excepto {said}.",
    ):
        (banned,) = done(text)
        assert banned["forbid"] == {"event": "special summon", "player": "you", "of": {"none of": what}}


def test_later_this_turn_is_not_every_turn() -> None:
    (later,) = done("Durante la End Phase de este turno, roba 2 cartas.")
    assert later == {"later": {"event": "phase", "to": "end"}, "do": [{"draw": "2"}]}
    (their,) = done("Durante la próxima Standby Phase de tu adversario, roba 2 cartas.")
    assert their["later"] == {"event": "phase", "to": "standby", "player": "opponent"}


def test_what_the_other_one_does_is_told_from_their_side() -> None:
    (theirs,) = done("Tu adversario manda al Cementerio 1 monstruo que controle.")
    chosen, sent = theirs["opponent"]
    assert chosen["choose"] == {"type": "monster", "controller": "you"}
    assert sent == {"move": chosen["as"], "to": "graveyard"}
    (may,) = done("Tu adversario puede Invocar de Modo Especial 1 monstruo desde su mano.")
    assert next(iter(may["opponent"][0])) == "may"


def test_both_do_both_but_of_one_alone_it_is_not_known_who_does_the_second() -> None:
    (both,) = done("Ambos jugadores barajan su mano al Deck, y después roban 5 cartas.")
    first, then = both["each player"]
    assert then == {"if": {"did": first["as"]}, "then": [{"draw": "5"}]}
    with pytest.raises(NotUnderstoodError, match="2 maneras"):
        done("Cada jugador baraja su mano al Deck, y después roba 5 cartas.")


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("ganan 300 ATK", {"modify": "atk", "by": "300"}),
        ("pierden 300 DEF", {"modify": "def", "by": -300}),
        ("pueden atacar directamente", {"grant": "Ataque directo"}),
    ],
)
def test_what_holds_for_all_of_them(said: str, what: Any) -> None:
    (whole,) = held(f"Los monstruos Pez que controles {said}.")
    assert whole == {**what, "on": {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"}}


def test_who_may_not_pick_them_and_for_what() -> None:
    target, attacked = held(
        "Tu adversario no puede seleccionar monstruos Pez que controles con efectos de cartas, ni para ataques."
    )
    fish = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you", "zone": "monsters"}
    assert target["forbid"] == {"event": "target", "of": fish, "by": {"controller": "opponent"}}
    assert attacked["forbid"] == {"event": "attacked", "of": fish, "by": {"controller": "opponent"}}


def test_a_menos_que_is_the_contrary_of_mientras() -> None:
    said = "Esta carta no puede atacar {} controles otro monstruo."
    while_, unless = (effect(said.format(one), "Monster", None) for one in ("mientras", "a menos que"))
    assert unless["while"] == {"not": while_["while"]}


def test_half_of_their_own_is_each_ones() -> None:
    (halved,) = done("Divide a la mitad el ATK de todos los monstruos en el Campo.")
    assert (halved["to"], halved["on"]) == (
        {"value": "atk", "of": "each", "half": "up"},
        {"type": "monster", "facedown": "no"},
    )


def test_what_was_destroyed_is_counted_by_what_destroyed_it() -> None:
    first, then = done(
        "Destruye todos los monstruos Pez en el Campo y, si lo haces, tú ganas 300 LP por cada monstruo destruido."
    )
    assert then["then"] == [{"gain": {"chosen": first["moved"], "times": "300"}, "of": "lp"}]
    plain, _ = done("Destruye todos los monstruos que controles y, si lo haces, roba 1 carta.")
    assert "moved" not in plain
    with pytest.raises(NotUnderstoodError):
        done("Inflige 300 puntos de daño a tu adversario por cada monstruo destruido.")


@pytest.mark.parametrize(("paid", "how"), [("descartar", "descartado"), ("Sacrificar", "Sacrificado")])
def test_what_was_paid_is_not_what_was_selected(paid: str, how: str) -> None:
    found = effect(
        f"Puedes {paid} 1 monstruo, y después seleccionar 1 monstruo boca arriba en el Campo; ese monstruo pierde ATK"
        f" igual al ATK original del monstruo {how}.",
        "Monster",
        None,
    )
    assert found["do"][0]["on"] == "objetivo"
    assert found["do"][0]["by"]["of"] == found["cost"][0]["as"]


def test_what_is_paid_to_keep_it_or_else_it_is_destroyed() -> None:
    text = "Durante tu Standby Phase, {}."
    for said in ("paga 500 LP o destruye esta carta", "destruye esta carta a menos que pagues 500 LP"):
        paid, otherwise = effect(text.format(said), "Monster", None)["do"]
        assert paid == {"by": [{"pay": "500"}], "do": [], "as": "pago"}
        assert otherwise == {"if": {"not": {"did": "pago"}}, "then": [{"destroy": "self"}]}


def test_what_destroys_its_card_as_soon_as_it_is_so_is_no_activation() -> None:
    found = effect("Si controlas otro monstruo, destruye esta carta.", "Monster", None)
    assert found["keyword"] == "Continuo"
    assert found["whenever"] == {"exists": {"type": "monster", "controller": "you", "is": "other"}}


def test_what_goes_elsewhere_than_to_the_graveyard_and_what_does_not() -> None:
    everything = effect("Cualquier carta mandada al Cementerio es desterrada en su lugar.", "Spell", "Continuous")
    assert everything["would"] == {"event": "move", "to": "graveyard", "of": {}}
    theirs = effect(
        "Todo monstruo mandado al Cementerio de tu adversario es desterrado en su lugar.", "Spell", "Continuous"
    )
    assert theirs["would"]["of"] == {"type": "monster", "owner": "opponent"}
    assert everything["becomes"] == theirs["becomes"] == {"to": "banished"}


def test_attacking_directly_is_not_attacking() -> None:
    straight, at_all = (
        effect(f"No puede {one}.", "Monster", None)["static"][0] for one in ("atacar directamente", "atacar")
    )
    assert straight["forbid"] == {"event": "attack", "to": "player", "of": {"is": "self"}}
    assert at_all["forbid"] == {"event": "attack", "of": {"is": "self"}}


def test_what_may_be_paid_for_more_is_paid_or_there_is_no_more() -> None:
    _, then = done("Roba 1 carta, y después puedes pagar 800 LP y, si lo haces, roba 2 cartas.")
    paid, more = then["then"]
    assert paid["may"] == [{"pay": "800"}]
    assert more == {"if": {"did": paid["as"]}, "then": [{"draw": "2"}]}


def test_a_hand_that_is_looked_at_is_the_other_ones() -> None:
    seen, then = done("Mira la mano de tu adversario y destierra 1 carta de ella.")
    assert seen["do"][0]["reveal"] == then["then"][0]["choose"] == {"zone": "hand", "controller": "opponent"}


def test_face_down_is_how_it_is_banished_and_not_what_it_was() -> None:
    (sealed,) = on_target("destiérralo boca abajo.")
    assert sealed == {"banish facedown": "objetivo"}
    (chosen, plain) = done("Destierra 1 monstruo boca abajo en el Campo.")
    assert chosen["choose"] == {"type": "monster", "facedown": "yes"}
    assert plain == {"banish": chosen["as"]}


def test_both_are_meant_where_this_card_is_one_of_them() -> None:
    found = effect(
        "Una vez por turno: puedes seleccionar 1 monstruo que controle tu adversario; destruye ese objetivo y esta carta.",
        "Monster",
        None,
    )
    assert found["do"] == [{"destroy": {"is": ["objetivo", "self"], "zone": "any"}}]


def test_who_lies_face_down_is_only_turned_where_it_is_said() -> None:
    (kept,) = on_target("cámbialo a Posición de Defensa.")
    (turned,) = on_target("cámbialo a Posición de Defensa boca arriba.")
    assert (kept.get("face"), turned.get("face")) == ("kept", None)


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("son destruidos", {"destroy": {"type": "monster"}}),
        ("son desterrados", {"banish": {"type": "monster"}}),
        ("son cambiados a Posición de Defensa boca abajo", {"turn down": {"type": "monster"}}),
    ],
)
def test_what_is_done_may_be_told_of_those_to_whom_it_is_done(said: str, what: Any) -> None:
    assert done(f"Todos los monstruos en el Campo {said}.") == [what]


def test_what_is_given_for_it_buys_it_without_you_may() -> None:
    found = effect("Ofrece como Tributo 1 monstruo para robar 2 cartas.", "Monster", None)
    assert [next(iter(one)) for one in found["cost"]] == ["choose", "tribute"]
    assert found["do"] == [{"draw": "2"}]


def test_no_attack_on_others_is_no_ban_on_attacks() -> None:
    (others,) = effect("Tu adversario no puede atacar a otro monstruo.", "Monster")["static"]
    (all_,) = held("Tu adversario no puede atacar.")
    assert others["forbid"]["event"] == "attacked"
    assert others["forbid"]["of"] == {"type": "monster", "controller": "you", "is": "other", "zone": "monsters"}
    assert all_["forbid"] == {"event": "attack", "player": "opponent"}


def test_two_raised_and_lowered_are_two_kinds_of_monsters() -> None:
    up, down = held(
        "Aumenta el ATK de todos los monstruos Pez en 300 puntos y disminuye el ATK de todos los monstruos Roca en 200 puntos."
    )
    assert (up["by"], up["on"]["race"]) == ("300", "pez")
    assert (down["by"], down["on"]["race"]) == (-200, "roca")


def test_the_other_value_that_falls_is_of_the_same_monsters() -> None:
    up, down = held("El ATK de todos los monstruos Pez aumenta en 300 puntos y su DEF disminuye en 200 puntos.")
    assert up["on"] == down["on"]


def test_what_was_given_is_counted_and_what_was_done_is() -> None:
    given = effect(
        "Puedes mandar al Cementerio hasta 3 monstruos que controles; roba 1 carta por cada monstruo mandado al Cementerio.",
        "Monster",
    )
    done_with = done(
        "Manda al Cementerio todos los monstruos que controles y, si lo haces, roba 1 carta por cada monstruo mandado al Cementerio."
    )
    assert given["do"] == [{"draw": {"chosen": "pagada", "times": "1"}}]
    assert done_with[1]["then"] == [{"draw": {"count": {"is": "movidas", "zone": "graveyard"}, "times": "1"}}]


def test_the_bearer_is_no_material_of_three_kinds() -> None:
    (held_,) = [
        one["static"]
        for one in read(
            "yugioh",
            Printing(
                "Alba del Faro",
                "El monstruo equipado no puede ser usado como Material de Fusión, Sincronía o Xyz para una Invocación.",
                {"type": "Spell", "property": "Equip"},
            ),
        ).fields["effects"]
        if "static" in one
    ]
    assert [one["forbid"]["cause"] for one in held_] == ["fusion", "synchro", "xyz"]


def test_from_two_places_whoever_owns_them_or_of_the_other_player() -> None:
    anybodys = effect(
        "Si uno o más monstruos Pez son mandados de la mano o Deck al Cementerio: roba 1 carta.", "Monster"
    )
    theirs = effect(
        "Si una o más cartas son mandadas de la mano o Deck de tu adversario al Cementerio: roba 1 carta.", "Monster"
    )
    assert anybodys["when"] == {"event": "send", "from": ["hand", "deck"], "of": {"type": "monster", "race": "pez"}}
    assert theirs["when"] == {"event": "send", "from": ["hand", "deck"], "of": {"owner": "opponent"}}


def test_levels_of_several_are_added_and_those_of_one_are_its_own() -> None:
    (several,) = held(
        "Los monstruos Pez que controles ganan ATK igual a los Niveles combinados de los monstruos Roca x 100."
    )
    (one,) = done(
        "Inflige daño a tu adversario igual a los Niveles combinados de los monstruos Pez que controles x 50."
    )
    (own,) = on_target("inflige daño a tu adversario igual al Rango de ese monstruo x 200.")
    assert several["by"]["total"] == "level"
    assert (one["damage"]["total"], one["damage"]["times"]) == ("level", "50")
    assert own["damage"] == {"value": "rank", "of": "objetivo", "times": "200"}


def test_what_nobody_chooses_in_a_hand_is_destroyed_shuffled_or_put_on_top() -> None:
    texts = (
        "destruye 1 carta al azar en la mano de tu adversario",
        "destruye al azar 1 carta de la mano de tu adversario",
    )
    assert done(f"{texts[0].capitalize()}.") == done(f"{texts[1].capitalize()}.")
    (found, put) = done("Pon en la parte superior del Deck 2 cartas al azar de la mano de tu adversario.")
    assert (found["at random"], found["count"]) == ({"zone": "hand", "controller": "opponent"}, "2")
    assert put == {"move": found["as"], "to": "deck"}


def test_one_of_their_banished_is_the_other_players() -> None:
    (step,) = done("Tu adversario puede Invocar de Modo Especial 1 de sus monstruos desterrados.")
    chosen = step["opponent"][0]["may"][0]["choose"]
    assert chosen == {"type": "monster", "zone": "banished", "controller": "you", "facedown": "no"}


def test_those_that_he_controls_are_the_opponents() -> None:
    said = done(
        "Destruye todas las Trampas que controle tu adversario y, si lo haces, todos los monstruos que éste controle pierden 300 ATK."
    )
    assert said[1]["then"][0]["on"] == {"type": "monster", "controller": "opponent", "facedown": "no"}


def test_from_either_deck_a_monster_came() -> None:
    deck, both = (
        effect(
            f"Si controlas un monstruo Pez Invocado de Modo Especial desde el {whence}: puedes robar 1 carta.",
            "Monster",
        )
        for whence in ("Deck Extra", "Deck/Deck Extra")
    )
    assert [one["if"]["exists"]["came from"] for one in (deck, both)] == ["extra", ["deck", "extra"]]


def test_what_one_drew_is_asked_of_what_was_drawn_and_of_nothing_else() -> None:
    drawn, named, asked = done("Roba 1 carta y después, si robaste un monstruo Pez, puedes Invocarlo de Modo Especial.")
    assert (drawn["moved"], named["among"], named["as"]) == ("robadas", "robadas", "robada")
    assert asked["if"] == {"object": "robada", "matched": {"type": "monster", "race": "pez"}}
    assert asked["then"] == [{"may": [{"special summon": "robada"}]}]
    for text in (
        "Si robaste un monstruo Pez, descarta 1 carta.",
        "Destruye 1 carta en el Campo y después, si robaste un monstruo Pez, descarta 1 carta.",
        "Roba 2 cartas y después, si robaste un monstruo Pez, descarta 1 carta.",
    ):
        with pytest.raises(NotUnderstoodError):
            done(text)

"""What Normal and Quick-Play Spells say, in Spanish sentences of our own: what each part changes."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects


def spell(text: str, icon: str = "Normal") -> Any:
    (found,) = effects(text, "Spell", icon)
    return found


@pytest.mark.parametrize(
    ("said", "way"),
    [
        (" (esto se trata como una Invocación por Fusión)", "fusion"),
        (". (Esta Invocación Especial se trata como una Invocación por Sincronía).", "synchro"),
        ("", None),
    ],
)
def test_a_special_summon_that_counts_as_another(said: str, way: str | None) -> None:
    text = f"Invoca de Modo Especial 1 monstruo Pez desde tu Deck Extra{said}"
    assert spell(text.rstrip(".") + ".")["resolve"][1].get("treated as") == way


def test_an_xyz_monster_that_is_laid_on_the_one_that_was_selected() -> None:
    read_ = spell(
        "Selecciona 1 Monstruo Xyz que controles; Invoca de Modo Especial, desde tu Deck Extra, 1 monstruo Pez que sea"
        " 2 Rangos mayor que ese monstruo, usándolo como Material Xyz. (Esto se trata como una"
        " Invocación Xyz)."
    )
    chosen, summoned = read_["resolve"]
    assert chosen["choose"]["rank"] == {"exactly": {"value": "rank", "of": "objetivo", "plus": "2"}}
    assert summoned == {"special summon": "invocada", "on": "objetivo", "treated as": "xyz"}


@pytest.mark.parametrize(
    ("given", "cost"),
    [
        (
            "Destierra, boca abajo, 4 cartas en la parte superior de tu Deck",
            [{"top": "4", "as": "pagada"}, {"banish facedown": "pagada"}],
        ),
        (
            "Destierra la carta de la parte superior de tu Deck, boca abajo",
            [{"top": 1, "as": "pagada"}, {"banish facedown": "pagada"}],
        ),
        (
            "Destierra las 2 cartas en la parte superior de tu Deck",
            [{"top": "2", "as": "pagada"}, {"banish": "pagada"}],
        ),
        (
            "Destierra 2 cartas al azar en tu Deck Extra, boca abajo",
            [
                {"at random": {"zone": "extra", "controller": "you"}, "as": "pagada", "count": "2"},
                {"banish facedown": "pagada"},
            ],
        ),
        (
            "Descarta 1 monstruo al azar",
            [
                {"at random": {"type": "monster", "zone": "hand", "controller": "you"}, "as": "descarte", "count": "1"},
                {"discard": "descarte"},
            ],
        ),
    ],
)
def test_what_is_given_that_nobody_chooses(given: str, cost: Any) -> None:
    assert spell(f"{given}; roba 1 carta.") == {"cost": cost, "resolve": [{"draw": "1"}]}


def test_what_is_put_on_top_of_a_deck_is_not_taken_from_there() -> None:
    (last,) = spell("Pon 1 carta en tu mano en la parte superior de tu Deck.")["resolve"][-1:]
    assert last == {"move": "elegida", "to": "deck"}


def test_a_search_in_a_sentence_of_its_own_is_no_cost() -> None:
    read_ = spell("Añade a tu mano 1 monstruo Pez en tu Deck. Roba 1 carta.")
    assert ("cost" in read_, len(read_["resolve"])) == (False, 2)


def test_what_comes_under_the_name_of_the_card_that_was_added() -> None:
    read_ = spell(
        "Añade a tu mano 1 monstruo Pez en tu Deck, y además, este turno, no puedes Invocar de Modo Normal o Especial"
        " monstruos con el mismo nombre que la carta añadida."
    )
    bans = [one["forbid"] for one in read_["resolve"][1:]]
    assert [one["event"] for one in bans] == ["normal summon", "special summon"]
    assert {str(one["of"]) for one in bans} == {"{'same name as': 'elegida'}"}


def test_two_things_that_the_same_effects_may_not_do() -> None:
    read_ = spell(
        "Selecciona 1 monstruo boca arriba en el Campo; este turno, ese monstruo no puede ser seleccionado o destruido"
        " por otros efectos de cartas.",
        "Quick-Play",
    )
    other = {"by": {"is": "other"}}
    assert [one["forbid"] for one in read_["resolve"]] == [
        {"event": "target"} | other,
        {"event": "destroy", "cause": "effect"} | other,
    ]


def test_or_if_there_is_none_is_done_where_the_first_was_not() -> None:
    _, then = spell(
        "Roba 1 carta, y después destierra 1 monstruo Pez en tu mano o, si no tienes ninguno en tu mano, manda toda tu"
        " mano al Cementerio."
    )["resolve"]
    tried, or_else = then["then"]
    assert or_else["if"] == {"not": {"did": tried["as"]}}
    assert or_else["then"] == [{"move": {"zone": "hand", "controller": "you"}, "to": "graveyard"}]


def test_more_that_is_laid_on_another_says_its_rank() -> None:
    with pytest.raises(NotUnderstoodError):
        spell("Invoca de Modo Especial, desde tu Deck Extra, 1 monstruo Pez que sea 1 Rango mayor.")


@pytest.mark.parametrize(
    ("what", "kept"),
    [
        ("cartas o efectos", None),
        ("cartas, ni efectos de cartas,", None),
        ("efectos de monstruos", {"event": "activate", "of": {"type": "monster"}}),
        ("Cartas de Trampa", {"event": "activate", "to": "card", "of": {"type": "trap"}}),
        ("Mágicas/Trampas, ni sus efectos,", {"event": "activate", "of": {"type": ["spell", "trap"]}}),
    ],
)
def test_with_what_nobody_may_answer(what: str, kept: Any) -> None:
    read_ = spell(f"Roba 1 carta. Tu adversario no puede activar {what} en respuesta a la activación de esta carta.")
    assert (read_["unanswered by"], read_.get("unanswered with")) == ("opponent", kept)


def test_what_is_said_of_tokens_in_the_next_sentence() -> None:
    made, came, barred = spell(
        'Invoca de Modo Especial 2 "Ficha Boya" (Pez/AGUA/Nivel 2/ATK 300/DEF 0). No pueden atacar.'
    )["resolve"]
    assert (made["as"], came["special summon"]) == ("fichas", "fichas")
    assert barred == {"forbid": {"event": "attack"}, "on": "fichas", "until": "game"}


@pytest.mark.parametrize(
    ("detached", "from_whom"),
    [
        ("desacopla todos sus materiales", {"count": {"under": "objetivo", "zone": "under"}}),
        ("desacopla 2 materiales de él", "2"),
        ("desacopla 1 material de ese monstruo", "1"),
    ],
)
def test_materials_of_the_one_that_was_selected(detached: str, from_whom: Any) -> None:
    read_ = spell(f"Selecciona 1 Monstruo Xyz que controles; {detached} y, si lo haces, roba 1 carta.")
    assert read_["resolve"][0]["do"] == [{"detach": from_whom, "from": "objetivo"}]


@pytest.mark.parametrize(
    ("which", "filters"),
    [
        ("con un Nivel diferente al de ese monstruo", {"other level than": "objetivo"}),
        ("con un Nivel diferente que el que tenía ese monstruo en el Campo", {"other level than": "objetivo"}),
        ("con un nombre diferente del de ese monstruo", {"other name than": "objetivo"}),
        (
            "con el mismo Tipo, Atributo y Nivel que ese monstruo",
            {"same race as": "objetivo", "same attribute as": "objetivo", "same level as": "objetivo"},
        ),
    ],
)
def test_monsters_like_or_unlike_the_one_that_was_selected(which: str, filters: Any) -> None:
    (found,) = spell(f"Selecciona 1 monstruo que controles; añade a tu mano 1 monstruo en tu Deck {which}.")["resolve"]
    assert found["search"] == {"type": "monster"} | filters


def test_the_atk_that_one_had_on_the_field_is_not_what_it_has_where_it_went() -> None:
    text = (
        "Selecciona 1 monstruo que controles; destrúyelo y, si lo haces, añade a tu mano 1 monstruo en tu Deck con {}."
    )
    assert spell(text.format("ATK menor que el de ese monstruo"))
    with pytest.raises(NotUnderstoodError):
        spell(text.format("ATK menor que el que tenía ese monstruo en el Campo"))


def test_monsters_of_several_levels_are_not_of_several_names() -> None:
    target = spell("Selecciona 2 monstruos en tu Cementerio con Niveles diferentes; añádelos a tu mano.")["targets"][0]
    assert (target["different"], target["choose"].get("level")) == ("level", None)


def test_an_effect_that_is_not_used_in_the_turn_in_which_the_card_went_there() -> None:
    _, late = effects(
        "Roba 1 carta. Puedes desterrar esta carta en tu Cementerio; roba 1 carta. No puedes activar este efecto el"
        " turno en el que esta carta fue mandada al Cementerio.",
        "Spell",
        "Normal",
    )
    assert late["if"] == {"not": {"happened": {"event": "send", "of": {"is": "card"}}}}


def test_a_target_and_what_is_declared_on_activating() -> None:
    read_ = spell("Selecciona 1 monstruo boca arriba y declara 1 Atributo; ese monstruo se convierte en ese Atributo.")
    assert [next(iter(one)) for one in read_["targets"]] == ["choose", "declare"]


@pytest.mark.parametrize("others", ["tus otros monstruos", "los otros monstruos que controles"])
def test_the_others_of_a_spell_are_others_than_the_one_that_it_selects(others: str) -> None:
    read_ = spell(f"Selecciona 1 monstruo Pez que controles; este turno, {others} no pueden atacar.")
    (only,) = read_["resolve"]
    assert only["forbid"]["of"] == {"type": "monster", "controller": "you", "is": "not objetivo", "zone": "monsters"}


@pytest.mark.parametrize(
    ("said", "test"),
    [
        ('que liste a "Faro Azul" como Material', {"lists": "Faro Azul"}),
        ('que liste a un monstruo "Faro" como Material de Fusión', {"lists group": "Faro"}),
    ],
)
def test_fusion_monsters_by_what_they_are_made_of(said: str, test: Any) -> None:
    before = spell(f"Invoca por Fusión 1 Monstruo de Fusión {said}, usando monstruos en tu mano.")
    behind = spell(f"Invoca por Fusión 1 Monstruo de Fusión en tu Deck Extra {said}, usando monstruos en tu mano.")
    assert before == behind
    assert before["resolve"][0]["fusion summon"] == {"type": "monster", "kinds": "fusion"} | test


def test_more_may_be_fused_where_something_is_so() -> None:
    (either,) = spell(
        "Invoca por Fusión 1 Monstruo de Fusión desde tu Deck Extra, usando monstruos en tu mano. Si controlas un"
        " monstruo Pez, también puedes usar monstruos en tu Deck como Material de Fusión."
    )["resolve"]
    mine = {"type": "monster", "controller": "you"}
    assert either["else"][0]["with"] == mine | {"zone": "hand"}
    assert either["then"][0]["with"]["any of"] == [mine | {"zone": "hand"}, mine | {"zone": "deck"}]


def test_the_first_and_the_second_of_two_targets() -> None:
    read_ = spell(
        "Selecciona 1 monstruo Pez en tu Cementerio y 1 monstruo boca arriba que controle tu adversario; Invoca de Modo"
        " Especial el primer objetivo y, si lo haces, el ATK del segundo objetivo se convierte en 0."
    )
    first, second = (one["as"] for one in read_["targets"])
    done, then = read_["resolve"]
    assert done["do"] == [{"special summon": first}]
    assert then["then"][0]["on"] == second


def test_monsters_that_may_be_normal_summoned() -> None:
    asked = spell(
        "Invoca de Modo Especial, desde tu mano, 1 monstruo Pez que pueda ser Invocado de Modo Normal/Colocado."
    )["resolve"][0]["choose"]
    assert asked["comes normally"] == "yes"


@pytest.mark.parametrize(("so_much", "word"), [("2 mayor", "plus"), ("2 menor", "minus")])
def test_a_level_so_much_above_or_below_that_of_another(so_much: str, word: str) -> None:
    found = spell(
        f"Sacrifica 1 monstruo; añade a tu mano 1 monstruo en tu Deck cuyo Nivel sea {so_much} que el del monstruo"
        " Sacrificado."
    )["resolve"][0]["search"]
    assert found["level"] == {"exactly": {"value": "level", "of": "sacrificio", word: "2"}}


def test_what_is_lost_for_each_that_came() -> None:
    done, then = spell(
        "Selecciona 2 monstruos en tu Cementerio; Invócalos de Modo Especial, y después pierdes 300 LP por cada monstruo"
        " Invocado de Modo Especial por este efecto."
    )["resolve"]
    assert then["then"] == [{"gain": {"chosen": done["moved"], "times": -300}, "of": "lp"}]


@pytest.mark.parametrize(
    ("said", "ban"),
    [
        ("no puede declarar un ataque", {"event": "attack", "cause": "action"}),
        ("sus efectos no pueden ser activados", {"event": "activate", "to": "effect"}),
    ],
)
def test_what_a_monster_whose_control_was_taken_may_not_do(said: str, ban: Any) -> None:
    read_ = spell(f"Selecciona 1 monstruo que controle tu adversario; toma su control hasta la End Phase, pero {said}.")
    assert read_["resolve"][1] == {"forbid": ban, "on": "objetivo", "until": "end of turn"}


@pytest.mark.parametrize("when", ["Durante tu Main Phase este turno, ", "Este turno, durante tu Main Phase, "])
def test_one_more_normal_summon_of_this_turn(when: str) -> None:
    (only,) = spell(f"{when}puedes Invocar de Modo Normal 1 monstruo Pez, además de tu Invocación Normal/Colocación.")[
        "resolve"
    ]
    assert (only["allow"], only["until"]) == ("additional normal summon", "end of turn")


def test_spells_of_one_kind_or_any_trap() -> None:
    found = spell('Añade a tu mano 1 Mágica de Campo o Trampa "Faro" en tu Deck.')["resolve"][0]["search"]
    assert found == {"any of": [{"type": "spell", "icon": "field"}, {"type": "trap"}], "name contains": "Faro"}


def test_like_it_in_one_way_but_of_another_name() -> None:
    found = spell(
        "Revela 1 monstruo en tu mano; añade a tu mano 1 monstruo en tu Deck con el mismo Atributo que el monstruo"
        " revelado, pero con un nombre diferente al de ese monstruo."
    )["resolve"][0]["search"]
    assert found["same attribute as"] == "pagada"


@pytest.mark.parametrize("between", [". Si", ", pero si", " o, si"])
def test_what_may_be_done_in_place_of_the_first(between: str) -> None:
    (either,) = spell(f"Roba 1 carta{between} controlas un monstruo Pez, puedes robar 2 cartas en su lugar.")["resolve"]
    may, if_not = either["then"]
    assert (may["may"], either["else"]) == ([{"draw": "2"}], [{"draw": "1"}])
    assert if_not == {"if": {"not": {"did": may["as"]}}, "then": [{"draw": "1"}]}


def test_what_must_be_done_in_place_of_the_first() -> None:
    (either,) = spell("Roba 1 carta. Si controlas un monstruo Pez, roba 2 cartas en su lugar.")["resolve"]
    assert (either["then"], either["else"]) == ([{"draw": "2"}], [{"draw": "1"}])


def test_those_that_are_left_out_of_a_ban() -> None:
    (ban,) = spell("Este turno, los monstruos que controles no pueden atacar, excepto monstruos Pez.")["resolve"]
    assert ban["forbid"]["event"] == "attack"
    assert "pez" in str(ban["forbid"]["of"])


def test_it_lies_on_the_field_or_in_the_graveyard() -> None:
    read_ = spell('Si "Faro Azul" está en el Campo o en tu Cementerio: roba 1 carta.')
    here, there = read_["if"]["any of"]
    assert here["exists"] == {"name": "Faro Azul", "facedown": "no"}
    assert there["exists"] == {"name": "Faro Azul", "zone": "graveyard", "controller": "you"}


def test_as_many_as_were_shuffled() -> None:
    done, then = spell(
        "Baraja al Deck 2 cartas en tu mano, y después roba el mismo número de cartas que barajaste al Deck."
    )["resolve"]
    assert then["then"] == [{"draw": {"chosen": done["moved"]}}]


@pytest.mark.parametrize(
    "order", ["de tu Cementerio esta carta y 1 monstruo Pez", "esta carta y 1 monstruo Pez en tu Cementerio"]
)
def test_this_card_and_another_of_the_graveyard(order: str) -> None:
    _, again = effects(f"Roba 1 carta. Puedes desterrar {order}; roba 1 carta.", "Spell", "Normal")
    assert (again["zone"], again["cost"][1]["banish"]["is"]) == ("graveyard", ["self", "pagada"])


def test_a_spell_that_waits_for_an_attack_on_somebody() -> None:
    read_ = spell(
        "Cuando un monstruo Pez que controlas declara un ataque a un monstruo del adversario: destruye ese monstruo del"
        " adversario.",
        "Quick-Play",
    )
    assert (read_["when"]["event"], read_["when"]["to"], read_["do"]) == ("fight", "declared", [{"destroy": "cause"}])


def test_once_per_duel_before_what_it_waits_for() -> None:
    _, again = effects(
        "Roba 1 carta. Una vez por Duelo, si un monstruo Pez es Invocado de Modo Especial a tu Campo mientras esta carta"
        " está en tu Cementerio: puedes añadir esta carta a tu mano.",
        "Spell",
        "Normal",
    )
    assert (again["once per turn"], again["zone"]) == ("per duel", "graveyard")


def test_those_left_out_are_two_things_at_once_and_the_rest_need_not_be_either() -> None:
    (back,) = spell("Devuelve a la mano todos los monstruos en el Campo, excepto monstruos Pez de VIENTO.")["resolve"]
    left_out = {"type": "monster", "race": "pez", "attribute": "viento"}
    assert back["move"] == {"type": "monster", "none of": [left_out]}


def test_those_left_out_face_up_do_not_save_who_lies_face_down() -> None:
    (gone,) = spell('Destruye todos los monstruos en el Campo, excepto monstruos "Faro" boca arriba.')["resolve"]
    assert gone["destroy"] == {
        "type": "monster",
        "none of": [{"type": "monster", "facedown": "no", "name contains": "Faro"}],
    }


def test_a_comma_goes_back_from_those_left_out() -> None:
    (gone,) = spell("Destruye todos los monstruos, excepto monstruos Pez, que controle tu adversario.")["resolve"]
    assert gone["destroy"] == {"type": "monster", "race": "not pez", "controller": "opponent"}


@pytest.mark.parametrize(("said", "word"), [(" este turno", "yes"), ("", None)])
def test_those_that_came_this_turn(said: str, word: str | None) -> None:
    (gone,) = spell(f"Destruye todos los monstruos Invocados de Modo Especial{said}.")["resolve"]
    assert (gone["destroy"]["summoned"], gone["destroy"].get("came this turn")) == ("special", word)


def test_if_one_of_those_that_went_was_such_a_card() -> None:
    done, then = spell(
        "Manda al Cementerio las 3 cartas superiores de tu Deck, y después, si mandaste un monstruo Pez al Cementerio por"
        " este efecto, roba 1 carta."
    )["resolve"]
    (only,) = then["then"]
    assert only["if"] == {"exists": {"type": "monster", "race": "pez", "is": done["moved"], "zone": "any"}}


def test_tokens_for_each() -> None:
    made, _ = spell(
        'Invoca de Modo Especial 2 "Ficha Boya" (Pez/AGUA/Nivel 1/ATK 0/DEF 0) por cada monstruo que controle tu'
        " adversario."
    )["resolve"]
    assert made["count"] == {"count": {"type": "monster", "controller": "opponent"}, "times": "2"}


def test_what_is_attached_to_another() -> None:
    first, second, put = spell("Acopla 1 monstruo en tu Cementerio a 1 Monstruo Xyz que controles como material.")[
        "resolve"
    ]
    assert put == {"put": first["as"], "under": second["as"]}


@pytest.mark.parametrize("whom", ["ese objetivo", "ese monstruo"])
def test_nobody_destroys_what_has_just_gone_to_the_graveyard(whom: str) -> None:
    sent = f"manda al Cementerio 1 monstruo en tu Deck Extra y, si lo haces, destruye {whom}."
    found = spell(f"Selecciona 1 monstruo boca arriba que controle tu adversario; {sent}")
    assert found["resolve"][1]["then"] == [{"destroy": "objetivo"}]
    with pytest.raises(NotUnderstoodError):
        spell(f"M{sent[1:]}")


def test_lp_are_lost_by_what_the_monster_that_came_is_worth() -> None:
    _, then = spell("Invoca de Modo Especial 1 monstruo Pez desde tu Deck, y después pierdes LP igual a su ATK.")[
        "resolve"
    ]
    assert then["then"] == [{"gain": {"value": "atk", "of": "invocada", "times": -1}, "of": "lp"}]


def test_it_becomes_a_tuner_for_a_while() -> None:
    read_ = spell("Selecciona 1 monstruo Pez que controles; se convierte en Cantante hasta el final de este turno.")
    assert read_["resolve"] == [{"grant": "tuner", "of": "kinds", "on": "objetivo", "until": "end of turn"}]


def test_more_atk_than_the_one_that_was_selected() -> None:
    chosen, _ = spell(
        "Selecciona 1 monstruo boca arriba que controle tu adversario; destruye 1 monstruo en el Campo con un ATK mayor"
        " que el suyo."
    )["resolve"]
    assert chosen["choose"]["atk"] == {"more than": {"value": "atk", "of": "objetivo"}}


def test_a_spell_points_to_nobody() -> None:
    with pytest.raises(NotUnderstoodError):
        spell("Selecciona 1 Monstruo de Enlace que controles; destruye todos los monstruos a los que apunta.")

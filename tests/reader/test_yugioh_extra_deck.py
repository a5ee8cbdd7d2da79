"""How texts of monsters of the Extra Deck are read: of what they are made, how they are kept, what they take."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.printed import effects, fields


def recipe(line: str) -> Any:
    return fields(f"{line}\nNo puede ser destruido en batalla.")["recipe"]


def test_materials_are_alike_in_one_thing_and_unlike_in_another() -> None:
    (pair,) = recipe("2 monstruos con el mismo Atributo, pero Tipos diferentes")
    assert (pair["same"], pair["different"]) == ("attribute", "race")
    (other,) = recipe("2 monstruos con nombres diferentes, incluyendo un monstruo Pez")
    assert (other["different"], other["including"]["race"]) == ("name", "pez")


def test_a_token_has_two_names_in_print() -> None:
    assert recipe("2 monstruos, excepto Tokens") == recipe("2 monstruos, excepto Fichas")


def test_who_alone_destroys_it_in_battle_is_left_out_of_the_ban() -> None:
    (read_,) = effects('No puede ser destruido en batalla, excepto con monstruos "Faro".')
    ban = read_["static"][0]["forbid"]
    assert ban["by"] == {"none of": [{"type": "monster", "name contains": "Faro", "facedown": "no"}]}


def test_whose_effects_may_not_select_is_told() -> None:
    (read_,) = effects("Tu adversario no puede seleccionar otros monstruos que controles con efectos de monstruo.")
    ban = read_["static"][0]["forbid"]
    assert ban["by"] == {"type": "monster", "controller": "opponent"}
    (any_card,) = effects("Tu adversario no puede seleccionar otros monstruos que controles con efectos de cartas.")
    assert any_card["static"][0]["forbid"]["by"] == {"controller": "opponent"}


def test_from_where_what_is_banished_instead_would_have_gone() -> None:
    (read_,) = effects(
        "Cualquier monstruo mandado de la mano o Deck Principal al Cementerio es desterrado en su lugar."
    )
    assert read_["would"]["from"] == ["hand", "deck"]
    (anywhere,) = effects("Cualquier carta mandada al Cementerio es desterrada en su lugar.")
    assert "from" not in anywhere["would"]


def test_instead_may_stand_before_what_is_paid() -> None:
    before, behind = (
        effects(f"Si esta carta fuera a ser destruida por un efecto de carta, {paid}.")
        for paid in (
            "puedes en su lugar desacoplar 1 material de esta carta",
            "puedes desacoplar 1 material de esta carta en su lugar",
        )
    )
    assert before == behind
    assert before[0]["cost"] == [{"detach": "1"}]


def test_what_is_taken_goes_to_one_place_or_the_other() -> None:
    (read_,) = effects('Una vez por turno: puedes tomar 1 carta "Faro" en tu Deck, y añadirla a tu mano o desterrarla.')
    (modes,) = read_["do"][0]["do"]
    assert list(modes["one of"].values()) == [[{"move": "tomada", "to": "hand"}], [{"banish": "tomada"}]]


def test_what_is_done_goes_by_how_the_card_lies_as_long_as_it_lies_there() -> None:
    (read_,) = effects(
        "Una vez por turno: puedes aplicar el siguiente efecto, dependiendo de la posición de batalla de esta carta.\n"
        "● Posición de Ataque: Roba 1 carta.\n● Posición de Defensa: Gana 500 LP."
    )
    (either,) = read_["do"]
    assert either["if"]["matches"] == {"defense": "no"}
    assert either["else"][0]["if"]["matches"] == {"defense": "yes"}


def test_a_lasting_effect_that_cannot_be_negated_says_so_of_itself_alone() -> None:
    kept, free = effects(
        '[Péndulo] No puedes Invocar por Péndulo, excepto monstruos "Faro". Este efecto no puede ser negado. Los monstruos'
        " Pez que controlas ganan 200 ATK."
    )
    assert (kept["keyword"], kept["zone"]) == ("Innegable", "pendulum")
    assert "keyword" not in free


def test_a_summon_asks_with_which_material_it_was_made() -> None:
    (read_,) = effects("Si esta carta es Invocada por Sincronía usando un monstruo Pez como material: roba 1 carta.")
    assert read_["when"]["of"] == {"summoned": "synchro", "made with": {"type": "monster", "race": "pez"}, "is": "self"}
    (later,) = effects(
        "Si esta carta fue Invocada por Sincronía usando un monstruo Pez como material: puedes robar 1 carta."
    )
    assert later["activate"] == "ignition"
    assert later["if"]["matches"] == {"summoned": "synchro", "made with": {"type": "monster", "race": "pez"}}


def test_none_but_these_were_materials() -> None:
    (read_,) = effects("Si esta carta es Invocada por Sincronía usando sólo monstruos Pez como material: roba 1 carta.")
    assert read_["when"]["of"]["none of"] == [{"made with": {"none of": [{"type": "monster", "race": "pez"}]}}]
    assert read_["when"]["of"]["made of"] == ">= 1"


def test_how_many_materials_there_were_is_a_number() -> None:
    (read_,) = effects("Gana 300 ATK por cada material usado para su Invocación por Fusión.")
    assert read_["static"][0]["by"] == {"value": "made of", "of": "self", "times": "300"}
    (chosen,) = effects(
        "Si esta carta es Invocada por Fusión: puedes seleccionar cartas en el Campo, hasta el número de Materiales de Fusión"
        " usados para su Invocación; destrúyelas."
    )
    assert chosen["targets"][0]["count"] == {"value": "made of", "of": "self"}


def test_effects_by_the_number_of_materials() -> None:
    two, three = effects(
        "Basado en el número de materiales usados para su Invocación por Enlace, esta carta gana estos efectos.\n"
        "● 2+: Gana 500 ATK.\n● 3: No puede ser destruida en batalla."
    )
    asked = [one["while"]["matches"]["made of"] for one in (two, three)]
    assert asked == [">= 2", "3"]


def test_made_this_turn_is_more_than_made_so() -> None:
    (read_,) = effects(
        'Si controlas esta carta que fue Invocada Xyz este turno usando un monstruo "Faro" como material (Efecto Rápido):'
        " puedes robar 1 carta."
    )
    made, came = read_["if"]["all"]
    assert made["matches"]["made with"]["name contains"] == "Faro"
    assert came["happened"] == {"event": "special summon", "cause": "xyz", "of": {"is": "self"}}


def test_with_material_is_asked_of_what_it_was() -> None:
    (read_,) = effects("Si esta carta con Material Xyz es Sacrificada: puedes robar 1 carta.")
    assert read_["when"] == {"event": "tribute", "of": {"is": "self", "attached": ">= 1"}}


def test_by_what_effects_is_said_of_both_behind_the_second() -> None:
    (read_,) = effects("No puede ser destruida ni seleccionada por efectos de cartas del adversario.")
    first, second = (one["forbid"] for one in read_["static"])
    assert (first["event"], first["cause"], second["event"]) == ("destroy", "effect", "target")
    assert first["by"] == second["by"] == {"controller": "opponent"}
    (wholly,) = effects("No puede ser destruida, y no puede atacar directamente.")
    assert "cause" not in wholly["static"][0]["forbid"]


def test_a_fusion_monster_may_have_a_second_way() -> None:
    read_ = fields(
        "2 monstruos Pez\nDebe ser Invocado por Fusión o Invocado de Modo Especial desterrando 1 monstruo Pez en tu mano."
    )
    own, barred = read_["effects"]
    assert (own["activate"], own["zone"]) == ("own summon", "extra")
    assert barred["static"] == [{"forbid": {"event": "special summon", "of": {"is": "self"}, "cause": "effect"}}]


def test_its_own_points_may_differ_from_the_original_ones() -> None:
    (read_,) = effects("Si el ATK de esta carta es diferente a su ATK original: puedes robar 1 carta.")
    same = read_["if"]["all"][1]["not"]
    assert same == {"object": "self", "matches": {"atk": {"exactly": {"value": "original atk"}}}}


def test_what_lies_on_a_deck_is_attached_unseen() -> None:
    (read_,) = effects(
        "Una vez por turno: puedes acoplar a esta carta la carta de la parte superior del Deck de tu adversario como material."
    )
    assert read_["do"] == [{"top": 1, "player": "opponent", "as": "acopladas"}, {"put": "acopladas", "under": "self"}]


def test_an_effect_may_want_its_card_there_when_it_resolves() -> None:
    (read_,) = effects(
        "Una vez por turno: puedes descartar 1 carta; roba 1 carta. Esta carta debe estar boca arriba en tu Campo para"
        " activar y resolver este efecto."
    )
    assert read_["keyword"] == "Presencia"


def test_on_which_monster_an_xyz_monster_is_laid_in_either_order() -> None:
    one, other = (
        fields(f"También puedes Invocar Xyz esta carta usando {how}. (Transfiere sus Materiales Xyz a esta carta).")
        for how in ('1 "Faro" que controles como Material Xyz', 'como Material Xyz 1 "Faro" que controles')
    )
    assert one == other
    assert one["xyz on"] == [{"name": "Faro", "facedown": "no", "controller": "you"}]


def test_who_gains_where_nobody_was_named_is_the_card_itself() -> None:
    (read_,) = effects("Cuando esta carta es Invocada por Sincronía: gana 500 ATK.")
    assert read_["do"][0]["on"] == "self"
    (chosen,) = effects("Una vez por turno: puedes seleccionar 1 monstruo que controles; gana 500 ATK.")
    assert chosen["do"][0]["on"] == "objetivo"


def test_a_monster_without_effects_says_its_materials_alone() -> None:
    assert list(fields("1 Cantante + 1 o más monstruos que no sean Cantantes")) == ["recipe"]


def test_the_story_of_a_normal_pendulum_monster_is_not_read() -> None:
    text = "[Péndulo] Una vez por turno: puedes robar 1 carta.\n[Monstruo] Nadie sabe de dónde vino..."
    told = read("yugioh", Printing("Vela", text, {"type": "Monster", "type_line": "Dragon / Pendulum"}))
    assert [one["zone"] for one in told.fields["effects"]] == ["pendulum"]
    with pytest.raises(NotUnderstoodError):
        read("yugioh", Printing("Vela", text, {"type": "Monster", "type_line": "Dragon / Pendulum / Effect"}))


def test_each_effect_is_one_that_is_used() -> None:
    lasts, used, kept = effects(
        "Cualquier carta mandada al Cementerio de tu adversario es desterrada en su lugar. Puedes pagar 500 LP; roba 1 carta."
        " Si esta carta fuera a ser destruida en batalla, puedes desacoplar 1 material de esta carta en su lugar. Sólo puedes"
        ' usar cada efecto de "Alba del Faro" una vez por turno.'
    )
    assert "once per turn" not in lasts
    assert used["once per turn"] == kept["once per turn"] == "by name"


def test_what_goes_from_the_deck_to_its_top_goes_there_once_it_is_shuffled() -> None:
    (read_,) = effects("Una vez por turno: puedes poner en la parte superior de tu Deck 1 monstruo Pez en tu Deck.")
    sought, put = read_["do"]
    assert (sought["do"], put) == ([], {"move": sought["as"], "to": "deck"})


def test_where_a_material_has_to_be() -> None:
    there, anywhere = recipe('1 monstruo "Faro" en el Campo + 1 monstruo de OSCURIDAD')
    assert (there["of"]["zone"], "zone" in anywhere["of"]) == ("monsters", False)


def test_how_often_it_comes_so_is_of_that_way_alone() -> None:
    (read_,) = effects('Sólo puedes Invocar por Sincronía "Alba del Faro" una vez por turno.')
    assert read_["static"] == [{"forbid": {"event": "special summon", "cause": "synchro", "of": {"is": "self"}}}]
    assert read_["while"]["happened"]["cause"] == "synchro"
    (wholly,) = effects('Sólo puedes Invocar de Modo Especial "Alba del Faro" una vez por turno.')
    assert "cause" not in wholly["while"]["happened"]


def test_what_is_done_first_and_then_negates() -> None:
    (read_,) = effects(
        'Cuando tu adversario activa un efecto de monstruo (Efecto Rápido): puedes devolver a la mano 1 monstruo "Faro" que'
        " controles y, si lo haces, niega la activación."
    )
    first, then = read_["do"]
    assert then == {"if": {"did": first["as"]}, "then": [{"negate": "activation"}]}


def test_on_whom_it_is_not_laid() -> None:
    read_ = fields(
        'También puedes Invocar Xyz esta carta usando 1 Monstruo Xyz "Faro" que controles, excepto "Alba del Faro".'
    )
    assert read_["xyz on"][0]["name"] == "not Alba del Faro"


def test_who_may_not_pick_it_stands_behind_what_keeps_it() -> None:
    theirs, anybody = (
        effects(
            f"No puede ser destruida en batalla, y además {who} puede seleccionar esta carta con efectos de cartas."
        )[0]
        for who in ("tu adversario no", "ningún jugador")
    )
    assert theirs["static"][1]["forbid"] == {"event": "target", "by": {"controller": "opponent"}, "of": {"is": "self"}}
    assert anybody["static"][1]["forbid"] == {"event": "target", "of": {"is": "self"}}


def test_what_is_had_in_two_places_is_had_in_both() -> None:
    (read_,) = effects("Si tienes 3 o más monstruos en tu Cementerio y una carta en tu mano: puedes robar 1 carta.")
    graves, hand = read_["if"]["all"]
    assert (graves["exists"]["zone"], graves["count"], hand["exists"]["zone"]) == ("graveyard", ">= 3", "hand")


def test_it_comes_where_that_one_points() -> None:
    (read_,) = effects(
        "Si un monstruo Pez es Invocado por Enlace a tu Campo mientras esta carta está en tu mano: puedes Invocar de Modo"
        " Especial esta carta a tu zona a la que apunte ese monstruo."
    )
    assert read_["do"] == [{"special summon": "self", "pointed by": "event"}]


def test_the_turn_in_which_it_came_may_stand_without_a_preposition() -> None:
    (read_,) = effects("No puede ser usado como Material de Enlace el turno en que fue Invocado por Enlace.")
    assert read_["static"] == [{"forbid": {"event": "move", "cause": "link", "of": {"is": "self"}}}]
    assert read_["while"]["happened"]["of"] == {"summoned": "link", "is": "self"}


def test_what_is_left_out_of_a_fusion_may_stand_behind_the_extra_deck() -> None:
    (read_,) = effects(
        'Puedes pagar 500 LP; Invoca por Fusión 1 Monstruo de Fusión Pez en tu Deck Extra, excepto "Alba del Faro", usando'
        " monstruos en tu mano o Campo como material."
    )
    assert read_["do"][0]["fusion summon"]["name"] == "not Alba del Faro"


def test_any_ritual_spell_of_some_names() -> None:
    one = fields('Puedes Invocar esta carta por Ritual con cualquier Mágica de Ritual "Faro".')
    two = fields('Puedes Invocar esta carta por Ritual con cualquier Mágica de Ritual "Faro" o "Vela".')
    assert (one["ritual"], two["ritual"]) == ("cualquiera Faro", "cualquiera Faro o Vela")


def test_the_turn_in_which_others_came_is_not_that_in_which_this_card_came() -> None:
    (kept,) = effects(
        "Los monstruos Pez que controles no pueden ser destruidos el turno en que son Invocados por Péndulo."
    )
    assert "while" not in kept
    assert kept["static"][0]["forbid"]["of"]["came this turn"] == "yes"


@pytest.mark.parametrize(
    "paid",
    [
        "1 material de esta carta",
        "de esta carta 1 Material Xyz",
        "un Material Xyz de esta carta",
        "1 de los materiales de esta carta",
    ],
)
def test_a_material_is_detached_however_it_is_told(paid: str) -> None:
    (read_,) = effects(f"Una vez por turno: puedes desacoplar {paid}; roba 1 carta.")
    assert [str(one["detach"]) for one in read_["cost"]] == ["1"]


def test_what_is_attached_to_the_one_that_was_selected() -> None:
    (read_,) = effects(
        "Puedes seleccionar 1 Monstruo Xyz que controles; acopla a ese objetivo 1 carta en tu mano como material."
    )
    chosen, put = read_["do"]
    assert put == {"put": chosen["as"], "under": read_["targets"][0]["as"]}
    assert chosen["choose"]["zone"] == "hand"


def test_fused_with_the_cards_above_is_fused() -> None:
    named, plain = (
        fields(f'"Faro" + "Vela"\nDebe ser Invocado por Fusión{how}.')["effects"]
        for how in (" con las cartas de arriba", "")
    )
    assert named == plain

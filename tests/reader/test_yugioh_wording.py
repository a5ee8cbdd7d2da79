"""Yu-Gi-Oh!'s wording in Spanish, in sentences of our own: what each is read as, and how little changes it."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects, fields


def test_a_colon_ends_when_and_a_semicolon_what_is_done_on_activating() -> None:
    (read_,) = effects(
        "Cuando esta carta es Invocada de Modo Normal: puedes descartar 1 carta, y después seleccionar 1 monstruo boca"
        " arriba que controle tu adversario; destrúyelo."
    )
    assert read_["when"] == "normal summon"
    assert read_["may"] == "yes"
    assert [next(iter(one)) for one in read_["cost"]] == ["choose", "discard"]
    assert read_["targets"] == [
        {"choose": {"type": "monster", "facedown": "no", "controller": "opponent"}, "as": "objetivo"}
    ]
    assert read_["do"] == [{"destroy": "objetivo"}]


def test_if_you_do_and_then_need_what_stands_before_them() -> None:
    (read_,) = effects("Destruye todos los monstruos que controles y, si lo haces, roba 2 cartas.", "Spell", "Normal")
    first, then = read_["resolve"]
    assert then == {"if": {"did": first["as"]}, "then": [{"draw": "2"}]}
    (also,) = effects("Destruye todos los monstruos que controles, y además roba 2 cartas.", "Spell", "Normal")
    assert [next(iter(one)) for one in also["resolve"]] == ["destroy", "draw"]


def test_this_effect_is_the_one_before_and_each_effect_all_of_them() -> None:
    used, caught = "Puedes descartar 1 carta; roba 1 carta.", "Si recibes daño: puedes robar 2 cartas."
    this = 'Sólo puedes usar este efecto de "Alba del Faro" una vez por turno.'
    each = 'Sólo puedes usar cada efecto de "Alba del Faro" una vez por turno.'
    one = 'Sólo puedes usar 1 efecto de "Alba del Faro" por turno, y sólo una vez ese turno.'
    lasts = "No puede ser destruida en batalla."
    limits = {said: [one.get("once per turn") for one in effects(said)] for said in (
        f"{used} {caught} {this}", f"{used} {this} {caught}", f"{lasts} {used} {caught} {each}", f"{used} {caught} {one}",
    )}  # fmt: skip
    assert list(limits.values()) == [
        [None, "by name"], ["by name", None], [None, "by name", "by name"], ["one by name", "one by name"],
    ]  # fmt: skip


def test_a_limit_of_another_card_is_none_of_its_own() -> None:
    with pytest.raises(NotUnderstoodError):
        effects('Puedes descartar 1 carta; roba 1 carta. Sólo puedes usar este efecto de "Otra" una vez por turno.')


def test_each_effect_does_not_limit_twice() -> None:
    with pytest.raises(NotUnderstoodError):
        effects(
            "Una vez por Cadena: puedes robar 1 carta. Si recibes daño: puedes robar 2 cartas."
            ' Sólo puedes usar cada efecto de "Alba del Faro" una vez por turno.'
        )


def test_what_is_in_the_deck_is_searched_for_wherever_else_it_may_be() -> None:
    (from_deck,) = effects("Invoca de Modo Especial, desde tu Deck, 1 monstruo Pez.", "Spell", "Normal")
    (either,) = effects("Invoca de Modo Especial 1 monstruo Pez desde tu Deck o Cementerio.", "Spell", "Normal")
    assert from_deck["resolve"][0]["search"] == {"type": "monster", "race": "pez"}
    assert list(either["resolve"][0]["one of"]) == ["del Deck", "del Cementerio"]
    with pytest.raises(NotUnderstoodError):
        effects("Invoca de Modo Especial 2 monstruos Pez desde tu Deck o Cementerio.", "Spell", "Normal")


@pytest.mark.parametrize(
    "text",
    [
        "Invoca 1 monstruo Pez de Modo Especial desde tu mano en Posición de Defensa.",
        "Invoca de Modo Especial, desde tu mano, 1 monstruo Pez, en Posición de Defensa.",
        "Invoca de Modo Especial, en Posición de Defensa, 1 monstruo Pez desde tu mano.",
    ],
)
def test_the_parts_of_a_deed_stand_in_any_order(text: str) -> None:
    (said,) = effects(text, "Spell", "Normal")
    assert said["resolve"][1] == {"special summon": "invocada", "position": "defense"}


def test_what_it_pays_with_itself_is_used_where_it_is() -> None:
    assert effects("Puedes descartar esta carta; roba 1 carta.")[0]["zone"] == "hand"
    assert effects("Puedes desterrar esta carta en tu Cementerio; roba 1 carta.")[0]["zone"] == "graveyard"
    (caught,) = effects("Si recibes daño: puedes Invocar esta carta de Modo Especial desde tu mano.")
    assert caught["zone"] == "hand"


def test_a_card_that_left_is_spoken_of_wherever_it_is() -> None:
    (gone,) = effects("Si esta carta es destruida en batalla: puedes Invocar esta carta de Modo Especial.")
    assert gone["do"] == [{"special summon": "card"}]
    (kept,) = effects("VOLTEO: Cambia esta carta a Posición de Defensa boca abajo.")
    assert kept["do"] == [{"turn down": "self"}]


def test_a_comma_is_its_own_summon_and_a_colon_an_effect() -> None:
    (own,) = effects("Si controlas un monstruo Pez, puedes Invocar esta carta de Modo Especial (desde tu mano).")
    (effect,) = effects("Si controlas un monstruo Pez: puedes Invocar esta carta de Modo Especial desde tu mano.")
    assert (own["activate"], own["do"]) == ("own summon", [])
    assert (effect["activate"], effect["do"]) == ("ignition", [{"special summon": "self"}])


def test_an_icon_says_whether_it_lasts() -> None:
    text = "Los monstruos Dragón que controlas ganan 300 ATK."
    assert "static" in effects(text, "Spell", "Continuous")[0]
    assert "resolve" in effects(text, "Spell", "Normal")[0]


def test_an_archetype_is_part_of_a_name_and_a_card_is_its_name() -> None:
    (many,) = effects('Añade a tu mano 1 monstruo "Faro" en tu Deck.', "Spell", "Normal")
    (one,) = effects('Añade a tu mano 1 "Faro" en tu Deck.', "Spell", "Normal")
    (either,) = effects('Añade a tu mano 1 monstruo "Farero/a" en tu Deck.', "Spell", "Normal")
    assert many["resolve"][0]["search"] == {"type": "monster", "name contains": "Faro"}
    assert one["resolve"][0]["search"] == {"name": "Faro"}
    assert either["resolve"][0]["search"]["name contains"] == ["Farero", "Farera"]


@pytest.mark.parametrize(
    ("line", "recipe"),
    [
        ("2 monstruos de Nivel 4", [{"of": {"type": "monster", "level": "4"}, "count": "2"}]),
        (
            '"Faro" + 1 monstruo Pez',
            [{"of": {"name": "Faro"}}, {"of": {"type": "monster", "race": "pez"}, "count": "1"}],
        ),
        (
            "1 Cantante + 1+ monstruos que no sean Cantantes",
            [
                {"of": {"type": "monster", "kinds": "tuner"}, "count": "1"},
                {"of": {"type": "monster", "kinds": "not tuner"}, "count": ">= 1"},
            ],
        ),
        ("2+ monstruos con nombres diferentes", [{"count": ">= 2", "of": {"type": "monster"}, "different": "name"}]),
        ("2 monstruos con el mismo Nivel", [{"count": "2", "of": {"type": "monster"}, "same": "level"}]),
        (
            '2+ monstruos, incluyendo un monstruo "Faro"',
            [
                {
                    "count": ">= 2",
                    "of": {"type": "monster"},
                    "including": {"type": "monster", "name contains": "Faro"},
                }
            ],
        ),
    ],
)
def test_the_line_of_materials_is_a_field_of_its_card(line: str, recipe: Any) -> None:
    said = fields(f"{line}\nUna vez por turno: puedes desacoplar 1 material de esta carta; roba 1 carta.")
    assert said["recipe"] == recipe


def test_a_pronoun_does_not_mean_what_was_paid() -> None:
    (answers,) = effects(
        "Cuando tu adversario activa un efecto de monstruo (Efecto Rápido): puedes Sacrificar 1 monstruo; destrúyelo."
    )
    assert answers["do"] == [{"destroy": "event"}]
    with pytest.raises(NotUnderstoodError):
        effects("Puedes Sacrificar 1 monstruo; destrúyelo.")


def test_what_is_said_against_the_card_that_comes_is_of_that_card() -> None:
    (called,) = effects(
        "Cuando un monstruo que controlas es destruido: puedes Invocar esta carta de Modo Especial desde tu mano, pero"
        " destiérrala cuando deje el Campo."
    )
    assert [one["on"] for one in called["do"] if "step in" in one] == ["self"]


def test_who_is_gone_may_have_lain_face_down_and_who_stays_may_not() -> None:
    (gone,) = effects("Si un monstruo Pez que controlas es destruido: roba 1 carta.")
    (came,) = effects("Si un monstruo Pez es Invocado de Modo Normal a tu Campo: roba 1 carta.")
    assert "facedown" not in gone["when"]["of"]
    assert came["when"]["of"]["facedown"] == "no"


def test_whose_graveyard_it_goes_to_is_read() -> None:
    (own,) = effects("Si uno o más monstruos Pez son mandados a tu Cementerio: roba 1 carta.")
    assert own["when"]["of"]["owner"] == "you"
    assert own["together"] == "yes"


def test_what_attacks_is_destroyed_whoever_is_attacked() -> None:
    (read_,) = effects(
        "Cuando otro monstruo que controlas es seleccionado para un ataque: destruye el monstruo atacante."
    )
    assert read_["do"] == [{"destroy": "cause"}]


def test_not_in_the_damage_step_is_a_condition() -> None:
    (read_,) = effects("Si recibes daño (excepto durante el Damage Step): roba 1 carta.")
    assert read_["condition"] == {"not": {"step": "damage"}}


def test_effects_that_follow_are_limited_and_those_before_are_not() -> None:
    before, after = "Si recibes daño: puedes robar 1 carta.", "Puedes descartar 1 carta; roba 1 carta."
    limit = 'Sólo puedes usar cada uno de los siguientes efectos de "Alba del Faro" una vez por turno.'
    said = effects(f"{before} {limit} {after} VOLTEO: Roba 2 cartas.")
    assert [one.get("once per turn") for one in said] == [None, "by name", "by name"]


def test_points_are_limited_and_what_stands_behind_them_is_not() -> None:
    limit = 'Sólo puedes usar cada uno de estos efectos de "Alba del Faro" una vez por turno.'
    said = effects(f"{limit}\n● Si recibes daño: puedes robar 1 carta.\n● VOLTEO: Roba 2 cartas.\nGana 500 ATK.")
    assert [one.get("once per turn") for one in said] == ["by name", "by name", None]


def test_that_target_is_what_was_selected_whatever_was_named_since() -> None:
    (read_,) = effects(
        "Puedes seleccionar 1 monstruo en tu Cementerio; Invoca de Modo Especial 1 monstruo Pez desde tu mano y, si lo"
        " haces, baraja ese objetivo al Deck."
    )
    moved = read_["do"][1]["then"][0]["do"]
    assert moved == [{"move": "objetivo", "to": "deck"}]


def test_what_mentions_a_card_is_told_by_its_text() -> None:
    (read_,) = effects('Puedes añadir a tu mano 1 monstruo que mencione "Faro" en tu Deck.')
    assert read_["do"][0]["search"] == {"type": "monster", "mentions": "Faro"}


def test_how_it_comes_by_itself_is_none_of_its_effects() -> None:
    own, used = effects(
        "Puedes Invocar esta carta de Modo Especial (desde tu mano) descartando 1 carta. Puedes robar 1 carta."
        ' Sólo puedes usar cada efecto de "Alba del Faro" una vez por turno.'
    )
    assert (own.get("once per turn"), used["once per turn"]) == (None, "by name")


def test_each_of_two_texts_of_a_pendulum_monster_limits_its_own_effects() -> None:
    each = 'Sólo puedes usar cada efecto de "Alba del Faro" una vez por turno.'
    scale, monster = effects(f"[Péndulo] Puedes robar 1 carta. {each}\n[Monstruo] Puedes robar 2 cartas.")
    assert (scale["zone"], scale["once per turn"]) == ("pendulum", "by name")
    assert not {"zone", "once per turn"} & monster.keys()


def test_what_a_card_gains_by_a_number_is_there_from_that_number_on() -> None:
    head = "Esta carta gana estos efectos, según el número de monstruos Pez que controles."
    fish = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"}
    one, two = effects(f"{head}\n● 1+: Gana 500 ATK.\n● 3 o más: Una vez por turno: puedes robar 1 carta.")
    assert one["while"] == {"exists": fish, "count": ">= 1"}
    assert two["if"] == {"exists": fish, "count": ">= 3"}


def test_each_position_has_its_effects() -> None:
    up, down = effects("● En Posición de Ataque: Gana 500 ATK.\n● En Posición de Defensa: Gana 500 DEF.")
    assert up["while"] == {"object": "self", "matches": {"defense": "no", "facedown": "no"}}
    assert down["while"]["matches"]["defense"] == "yes"


@pytest.mark.parametrize(
    ("paid", "cost"),
    [
        ("descartando 1 carta", [{"choose": {"zone": "hand", "controller": "you", "is": "other"}, "as": "descarte"}, {"discard": "descarte"}]),
        ("pagando 500 LP", [{"pay": "500"}]),
        ("desterrando 1 monstruo Pez en tu Cementerio", [{"choose": {"type": "monster", "race": "pez", "zone": "graveyard", "controller": "you", "is": "other"}, "as": "pagada"}, {"banish": "pagada"}]),
        ("Sacrificando 1 monstruo Pez", [{"choose": {"type": "monster", "race": "pez", "controller": "you"}, "as": "sacrificio"}, {"tribute": "sacrificio"}]),
    ],
)  # fmt: skip
def test_a_gerund_is_what_it_costs_to_come(paid: str, cost: Any) -> None:
    (own,) = effects(f"Puedes Invocar esta carta de Modo Especial (desde tu mano) {paid}.")
    assert (own["activate"], own["cost"]) == ("own summon", cost)


def test_an_oath_looks_back_and_forward() -> None:
    (read_,) = effects(
        "Puedes descartar 1 carta; roba 1 carta. El turno en el que activas este efecto no puedes Invocar por Péndulo."
    )
    forbidden = {"event": "special summon", "cause": "pendulum", "player": "you"}
    assert read_["if"] == {"happened": forbidden, "count": 0}
    assert {"forbid": forbidden, "until": "end of turn"} in read_["cost"]


def test_a_spell_speaks_of_nobody_where_it_does_not_say_of_whom() -> None:
    assert effects("Gana 500 ATK por cada monstruo en el Campo.")[0]["static"][0]["on"] == "self"
    with pytest.raises(NotUnderstoodError):
        effects("Gana 500 ATK por cada monstruo en el Campo.", "Spell", "Continuous")


def test_what_is_activated_is_chosen_on_activating_and_what_is_applied_on_resolving() -> None:
    items = "\n● Roba 1 carta.\n● Selecciona 1 carta en el Campo; destrúyela."
    (activated,) = effects(f"Activa 1 de estos efectos.{items}", "Spell", "Normal")
    (applied,) = effects("Aplica 1 de estos efectos.\n● Roba 1 carta.\n● Roba 2 cartas.", "Spell", "Normal")
    assert list(activated["targets"][0]["select"]) == ["primero", "segundo"]
    assert "targets" not in applied
    assert list(applied["resolve"][0]["one of"]) == ["primero", "segundo"]


def test_nobody_answers_where_the_text_says_so() -> None:
    silent = "Tu adversario no puede activar cartas o efectos en"
    silent += " respuesta a la activación de"
    (whole,) = effects(f"Roba 1 carta. {silent} esta carta.", "Spell", "Normal")
    (_, of_effect) = effects(f"VOLTEO: Roba 1 carta. Si recibes daño: roba 1 carta. {silent} este efecto.")
    assert (whole["unanswered by"], of_effect["unanswered by"]) == ("opponent", "opponent")


def test_both_are_destroyed_at_once() -> None:
    (read_,) = effects(
        "Selecciona 1 monstruo que controles y 1 carta que controle tu adversario; destrúyelos.", "Spell", "Normal"
    )
    assert [one["as"] for one in read_["targets"]] == ["primero", "segundo"]
    assert read_["resolve"] == [{"destroy": {"is": ["primero", "segundo"], "zone": "any"}}]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("VOLTEO: Roba 1 carta.", "VOLTEO: Roba 2 cartas."),
        ("VOLTEO: Roba 1 carta.", "VOLTEO: Puedes robar 1 carta."),
        ("Puedes descartar 1 carta; roba 1 carta.", "Puedes robar 1 carta, y después descartar 1 carta."),
        ("VOLTEO: Destruye 1 monstruo en el Campo.", "VOLTEO: Selecciona 1 monstruo en el Campo; destruye ese objetivo."),
        ("VOLTEO: Destruye 1 monstruo que controles.", "VOLTEO: Destruye 1 monstruo que controle tu adversario."),
        ("VOLTEO: Destruye todos los monstruos boca arriba en el Campo.", "VOLTEO: Destruye todos los monstruos boca abajo en el Campo."),
        ("VOLTEO: Destruye todos los monstruos de Nivel 4 o menor en el Campo.", "VOLTEO: Destruye todos los monstruos de Nivel 4 o mayor en el Campo."),
        ("VOLTEO: Selecciona 1 monstruo en el Campo; destrúyelo.", "VOLTEO: Selecciona hasta 1 monstruo en el Campo; destrúyelo."),
        ("VOLTEO: Selecciona 1 monstruo en el Campo; destrúyelo.", "VOLTEO: Selecciona 1 monstruo en el Campo; destiérralo."),
        ("VOLTEO: Selecciona 1 monstruo en el Campo; destrúyelo.", "VOLTEO: Selecciona otro monstruo en el Campo; destrúyelo."),
        ("Una vez por turno: puedes robar 1 carta.", "Una vez por turno (Efecto Rápido): puedes robar 1 carta."),
        ("Una vez por turno: puedes robar 1 carta.", "Durante tu Main Phase: puedes robar 1 carta."),
        ("Durante tu Standby Phase: roba 1 carta.", "Durante tu End Phase: roba 1 carta."),
        ("Durante tu Standby Phase: roba 1 carta.", "Durante la Standby Phase de tu adversario: roba 1 carta."),
        ("No puede ser destruida en batalla.", "No puede ser destruida por efectos de monstruos."),
        ("VOLTEO: Esta carta gana 500 ATK.", "VOLTEO: Esta carta gana 500 ATK hasta el final de este turno."),
        ("VOLTEO: Esta carta gana 500 ATK.", "VOLTEO: Esta carta pierde 500 ATK."),
        ("VOLTEO: Esta carta gana 500 ATK.", "VOLTEO: Esta carta gana 500 DEF."),
        ("Si esta carta es destruida en batalla: roba 1 carta.", "Si esta carta es destruida: roba 1 carta."),
        ("Si esta carta es mandada al Cementerio: roba 1 carta.", "Si esta carta es mandada del Campo al Cementerio: roba 1 carta."),
        ('VOLTEO: Añade a tu mano 1 monstruo "Faro" en tu Deck.', 'VOLTEO: Añade a tu mano 1 monstruo "Faro" en tu Cementerio.'),
        ('VOLTEO: Añade a tu mano 1 monstruo "Faro" en tu Deck.', 'VOLTEO: Añade a tu mano 1 monstruo "Faro" en tu Deck, excepto "Faro Gris".'),
        ("VOLTEO: Inflige 500 puntos de daño a tu adversario.", "VOLTEO: Recibes 500 puntos de daño."),
    ],
)  # fmt: skip
def test_one_word_changes_what_is_meant(one: str, other: str) -> None:
    assert effects(one) != effects(other)


@pytest.mark.parametrize(
    ("text", "kind", "icon"),
    [
        ("Destrúyelo.", "Spell", "Normal"),
        ("Si controlas un monstruo Dragón: destrúyelo.", "Spell", "Normal"),
        ("VOLTEO: Roba 1 carta (y enséñala).", "Monster", None),
        ("VOLTEO: Draw 1 card.", "Monster", None),
        ("No puede ser destruida en batalla. Sólo puedes usar cada efecto de \"Alba del Faro\" una vez por turno.", "Monster", None),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_the_whole_card(text: str, kind: str, icon: str | None) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text, kind, icon)


ONLY_OWN = {"event": "special summon", "of": {"is": "self"}, "cause": "not action"}


@pytest.mark.parametrize(("first", "forbidden"), [("Debe ser primero", []), ("Debe ser", [{"forbid": ONLY_OWN}])])
def test_what_must_come_so_first_may_come_back_and_what_must_come_so_may_not(first: str, forbidden: Any) -> None:
    said = fields(
        f"No puede ser Invocado de Modo Normal/Colocado. {first} Invocado de Modo Especial (desde tu mano) pagando 500"
        " LP."
    )
    assert said["keywords"] == ["Invocación restringida"]
    own, *others = said["effects"]
    assert (own["activate"], own["cost"]) == ("own summon", [{"pay": "500"}])
    assert [one for ability in others for one in ability["static"]] == forbidden


def test_a_fusion_by_contact_takes_what_its_line_of_materials_says() -> None:
    said = fields(
        '"Faro" + "Muelle"\nDebe ser primero Invocado de Modo Especial (desde tu Deck Extra) desterrando las cartas de'
        " arriba que controles."
    )
    own, no_other_way = said["effects"]
    assert own["zone"] == no_other_way["zone"] == "extra"
    assert no_other_way["static"][0]["forbid"]["cause"] == "not action"
    assert own["cost"][0] == {"materials": {"zone": "monsters", "controller": "you"}, "as": "materiales"}


@pytest.mark.parametrize(
    ("text", "step"),
    [
        (
            "Invoca por Fusión 1 Monstruo de Fusión Pez desde tu Deck Extra, desterrando materiales de tu Cementerio.",
            {
                "fusion summon": {"type": "monster", "kinds": "fusion", "race": "pez"},
                "as": "invocada",
                "with": {"zone": "graveyard", "controller": "you"},
                "to": "banished",
            },
        ),
        (
            "Invoca por Ritual, desde tu mano, 1 Monstruo de Ritual, Sacrificando monstruos de tu mano o Campo, cuyos"
            " Niveles totales sean iguales o superen su Nivel.",
            {
                "ritual summon": {"type": "monster", "kinds": "ritual", "zone": "hand", "controller": "you"},
                "as": "invocada",
                "with": {"type": "monster", "zone": ["hand", "monsters"], "controller": "you"},
                "levels": "its own",
            },
        ),
        (
            "Inmediatamente después de que este efecto se resuelva, Invoca Xyz 1 Monstruo Xyz Pez.",
            {"xyz summon": {"type": "monster", "kinds": "xyz", "race": "pez"}},
        ),
    ],
)
def test_an_effect_summons_with_materials(text: str, step: Any) -> None:
    (read_,) = effects(text, "Spell", "Normal")
    assert read_["resolve"] == [step]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('Puedes Invocar esta carta por Ritual con "Faro".', {"ritual": "Faro"}),
        (
            "Puedes Invocar esta carta por Sacrificio Sacrificando 1 monstruo Pez.",
            {"tributes": "1", "tribute of": [{"type": "monster", "race": "pez"}]},
        ),
    ],
)
def test_how_it_is_tributed_for_is_a_field_of_its_card(text: str, said: Any) -> None:
    assert fields(text) == said


def test_an_xyz_is_laid_on_the_monster_that_it_names_and_counts_what_lies_below() -> None:
    said = fields(
        '3 monstruos de Nivel 5\nTambién puedes Invocar Xyz esta carta usando "Faro" que controles (transfiere sus'
        " materiales a esta carta). Gana 100 ATK por cada material acoplado a esta carta."
    )
    assert said["xyz on"] == [{"name": "Faro", "facedown": "no", "controller": "you"}]
    assert said["effects"][0]["static"][0]["by"] == {"count": {"zone": "under", "under": "self"}, "times": "100"}


def test_what_is_attached_lies_below() -> None:
    (read_,) = effects("Puedes seleccionar 1 monstruo en tu Cementerio; acóplalo a esta carta como material.")
    assert read_["do"] == [{"put": "objetivo", "under": "self"}]


def test_a_pendulum_monster_that_falls_may_be_put_in_its_zone() -> None:
    (read_,) = effects(
        "[Monstruo] Si esta carta en la Zona de Monstruos es destruida: puedes poner esta carta en tu Zona de Péndulo."
    )
    assert read_["when"] == {"event": "destroy", "of": {"is": "self", "zone": "monsters"}}
    assert read_["do"] == [{"lay scale": "card"}]


def test_each_of_the_modes_of_a_spell_is_limited_on_its_own() -> None:
    head = 'Activa 1 de estos efectos (pero sólo puedes usar cada efecto de "Alba del Faro" una vez por turno);'
    one, two = effects(f"{head}\n● Roba 1 carta.\n● Destruye 1 monstruo en el Campo.", "Spell", "Normal")
    assert (one["once per turn"], two["once per turn"]) == ("by name", "by name")
    assert one["resolve"] == [{"draw": "1"}]


def test_one_more_normal_summon_is_of_what_comes_to_the_hand_too() -> None:
    more = "puedes Invocar de Modo Normal 1 monstruo Pez además de tu Invocación Normal/Colocación."
    (lasts,) = effects(f"Durante tu Main Phase, {more}")
    (this_turn,) = effects(f"Este turno, {more}", "Spell", "Normal")
    assert lasts["static"][0]["on"] == {"type": "monster", "race": "pez", "zone": "hand"}
    assert this_turn["resolve"][0]["against"] == {"type": "monster", "race": "pez"}


def test_whom_a_link_monster_points_to_and_who_comes_there() -> None:
    lasts, came, brings = effects(
        "Los monstruos Pez a los que apunte esta carta ganan 500 ATK. Si un monstruo es Invocado de Modo Especial a una"
        " zona a la que apunte esta carta: roba 1 carta. Puedes Invocar de Modo Especial 1 monstruo Pez desde tu mano a"
        " tu zona a la que apunte esta carta."
    )
    assert lasts["static"][0]["on"]["pointed by"] == "self"
    assert came["when"]["of"]["pointed by"] == "self"
    assert brings["do"][-1]["pointed by"] == "self"


def test_one_s_monster_in_a_battle_is_not_all_of_one_s_monsters() -> None:
    (one,) = effects("Este turno, tu monstruo no puede ser destruido en batalla.", "Spell", "Normal")
    (all_,) = effects("Este turno, tus monstruos no pueden ser destruidos en batalla.", "Spell", "Normal")
    assert one["resolve"][0]["forbid"]["of"]["any of"] == [{"attacking": "yes"}, {"attacked": "yes"}]
    assert all_["resolve"][0]["forbid"]["of"] == {"type": "monster", "controller": "you"}


def test_whoever_owns_it_shuffles_what_goes_back_to_the_deck() -> None:
    (one,) = effects("Selecciona 1 monstruo en cualquier Cementerio; barájalo al Deck.", "Spell", "Normal")
    assert one["resolve"][-1] == {
        "if": {"did": "barajado"},
        "then": [{"shuffle": "deck", "whose": "barajadas"}],
    }


def test_two_that_are_chosen_as_it_resolves_are_asked_for_by_the_rules_and_not_by_the_text() -> None:
    (one,) = effects('Baraja al Deck 2 cartas "Faro" en tu mano, y después roba 3 cartas.', "Spell", "Normal")
    assert "exists" not in repr(one)


def test_what_older_texts_do_in_the_main_phase_of_either_player_is_quick() -> None:
    (one,) = effects("Durante la Main Phase de cualquier jugador: puedes Sacrificar esta carta; roba 1 carta.")
    (own,) = effects("Durante tu Main Phase: puedes Sacrificar esta carta; roba 1 carta.")
    assert (one["activate"], own["activate"]) == ("quick", "ignition")


def test_the_text_of_a_ritual_spell_is_read_one_way() -> None:
    text = 'Esta carta se usa para Invocar por Ritual a "Faro". También debes Sacrificar monstruos en tu mano o Campo'
    (one,) = effects(f"{text} cuyos Niveles totales sean 8 o más.", "Spell", "Ritual")
    assert (one["resolve"][0]["ritual summon"], one["resolve"][0]["levels"]) == ({"name": "Faro"}, "8")


def test_all_the_others_are_those_that_a_spell_has_not_selected_or_that_are_not_this_monster() -> None:
    selects = "Selecciona 1 monstruo que controles; destruye todos los demás monstruos en el Campo."
    (spell,) = effects(selects, "Spell", "Normal")
    (paying,) = effects("Sacrifica 1 monstruo; destruye todos los demás monstruos en el Campo.", "Spell", "Normal")
    (monster,) = effects("Puedes descartar 1 carta; destruye todos los demás monstruos en el Campo.")
    assert spell["resolve"] == [{"destroy": {"type": "monster", "is": "not objetivo"}}]
    assert paying["resolve"] == [{"destroy": {"type": "monster", "is": "other"}}]
    assert monster["do"] == [{"destroy": {"type": "monster", "is": "other"}}]
    with pytest.raises(NotUnderstoodError):
        effects(f"Puedes activar este efecto; {selects[0].lower()}{selects[1:]}")

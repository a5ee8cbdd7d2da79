"""What Yu-Gi-Oh! cards of these years do: put face up, equipped, sent from wherever it lies, taken, paid for each."""

from typing import Any

import pytest

from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.test_yugioh_conditions import condition, effects
from tests.reader.test_yugioh_recent_texts import FIELD, the_one

# ---------------------------------------------------------------- put face up, and not activated
UP = "boca arriba en tu Zona de Magia y Trampas"


@pytest.mark.parametrize(
    ("text", "to"),
    [
        (f'coloca 1 "Torre" en tu Deck {UP}', "spells"),
        ('pon 1 Mágica de Campo "Torre" en tu Deck boca arriba en tu Zona del Campo', "field spell"),
        (f"pon {UP} 1 Mágica Continua en tu Deck", "spells"),
    ],
)
def test_an_effect_puts_a_card_face_up_where_it_belongs(text: str, to: str) -> None:
    (step,) = the_one(f"Puedes descartar esta carta; {text}.")["do"]
    assert step["do"] == [{"move": "puesta", "to": to}]


@pytest.mark.parametrize("as_what", ["Mágica", "Trampa"])
def test_a_monster_lies_there_as_a_spell_or_as_a_trap(as_what: str) -> None:
    text = (
        f'Puedes poner 1 monstruo "Hada" en tu Deck en tu Zona de Magia y Trampas como {as_what} Continua boca arriba.'
    )
    hada = "Si esta carta está en tu Zona de Magia y Trampas: puedes Invocar esta carta de Modo Especial."
    found = played(
        {"Faro": (LEVEL_4, text), "Hada Roja": (LEVEL_4, hada)},
        "monsters: [Faro], deck: [Hada Roja, 9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faro}",
    )
    (card,) = found.game.zone("A", "spells")
    assert found.game.value(card, "type") == {"Mágica": "spell", "Trampa": "trap"}[as_what]
    assert found.game.value(card, "icon") == "continuous"


def test_this_card_goes_there_from_the_hand() -> None:
    said = the_one(f"Puedes colocar esta carta en tu mano {UP} como Mágica Continua.")
    assert (said["zone"], said["do"]) == ("hand", [{"move": "self", "to": "spells"}])


# ---------------------------------------------------------------- whom a text means
@pytest.mark.parametrize(
    ("said", "two"),
    [
        ('"Torre" y/o Planta', [{"name contains": "Torre"}, {"race": "planta"}]),
        ('"Torre" o de VIENTO', [{"name contains": "Torre"}, {"attribute": "viento"}]),
        ('"Torre" o de Sincronía', [{"name contains": "Torre"}, {"kinds": "synchro"}]),
        ("Planta o de Fusión", [{"race": "planta"}, {"kinds": "fusion"}]),
        ("con 1500 o menos ATK o DEF", [{"atk": "<= 1500"}, {"def": "<= 1500"}]),
    ],
)
def test_a_monster_is_told_by_one_thing_or_another(said: str, two: list[Any]) -> None:
    assert condition(f"controlas un monstruo {said}")["exists"]["any of"] == two


def test_of_another_or_another_both_are_others() -> None:
    said = the_one("Puedes desterrar otra Carta Mágica u otro monstruo Hada en tu Cementerio; roba 1 carta.")
    assert said["cost"][0]["choose"] == {
        "any of": [{"type": "spell"}, {"type": "monster", "race": "hada"}],
        "zone": "graveyard",
        "controller": "you",
        "is": "other",
    }


def test_neither_attacked_nor_selected() -> None:
    (static,) = effects(
        "Tu adversario no puede seleccionar para ataques a otros monstruos Hada que controles,"
        " ni seleccionarlos con efectos de cartas."
    )
    assert [one["forbid"]["event"] for one in static["static"]] == ["attacked", "target"]
    assert {one["forbid"]["of"]["is"] for one in static["static"]} == {"other"}


def test_this_card_is_attached_from_the_hand() -> None:
    said = the_one(
        "Puedes seleccionar 1 Monstruo Xyz que controles; acopla esta carta desde tu mano o Campo a él como material."
    )
    assert (said["zone"], said["do"]) == (["hand", "monsters"], [{"put": "self", "under": "objetivo"}])


def test_a_card_of_the_deck_is_equipped_to_the_one_selected() -> None:
    said = the_one(
        "Puedes seleccionar 1 monstruo que controles; equipa 1 Carta Mágica de Equipo en tu Deck a ese monstruo."
    )
    assert said["do"][0]["do"] == [{"equip card": "elegida", "to": "objetivo"}]


# ---------------------------------------------------------------- on the field or elsewhere, and what leaves it
@pytest.mark.parametrize("there", ["o tienes uno en tu Cementerio", "o está en tu Cementerio"])
def test_one_of_a_name_on_ones_field_or_in_ones_graveyard(there: str) -> None:
    field, grave = condition(f'controlas "Torre Vieja", {there}')["any of"]
    assert field["exists"] == {"name": "Torre Vieja", "controller": "you", "facedown": "no"}
    assert grave["exists"] == {"name": "Torre Vieja", "controller": "you", "zone": "graveyard"}


@pytest.mark.parametrize(("is_it", "count"), [("está", None), ("no está", 0)])
def test_what_lies_in_a_field_zone(is_it: str, count: Any) -> None:
    said = condition(f'"Torre Vieja" {is_it} en una Zona del Campo')
    assert said["exists"] == {"name": "Torre Vieja", "zone": "field spell", "facedown": "no"}
    assert said.get("count") == count


@pytest.mark.parametrize("lost", ["Pez Bajo", "Torre"])
def test_any_card_of_yours_may_leave_the_field(lost: str) -> None:
    text = "Si otra carta que controles deja el Campo por el efecto de una carta del adversario: roba 1 carta."
    found = played(
        {
            "Faro": (LEVEL_4, text),
            "Torre": ("type: spell, icon: continuous", "Los monstruos en el Campo ganan 100 ATK."),
            "Ola": ("type: spell", "Selecciona 1 carta en el Campo; devuélvela a la mano."),
        },
        "hand: [Ola], deck: [9 cards]",
        "monsters: [Faro, Pez Bajo], spells: [Torre], deck: [9 cards]",
        f"A: {{activate: Ola, objetivo: {lost}}}",
    )
    assert 9 - len(found.game.zone("B", "deck")) == 1


def test_one_that_leaves_by_ones_own_effect_is_not_meant() -> None:
    text = "Si otra carta que controles deja el Campo por el efecto de una carta del adversario: roba 1 carta."
    found = played(
        {"Faro": (LEVEL_4, text), "Ola": ("type: spell", "Selecciona 1 carta en el Campo; devuélvela a la mano.")},
        "hand: [Ola], monsters: [Faro, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Ola, objetivo: Pez Bajo}",
    )
    assert len(found.game.zone("A", "deck")) == 9


def test_an_effect_lets_its_player_make_one_more_normal_summon_this_turn() -> None:
    more = {"allow": "additional normal summon", "against": {"type": "monster", "race": "pez"}, "until": "end of turn"}
    besides = "además de tu Invocación Normal/Colocación"
    first = the_one(f"Puedes descartar 1 carta; puedes Invocar de Modo Normal 1 monstruo Pez este turno, {besides}.")
    second = the_one(
        f"Puedes descartar 1 carta; durante tu Main Phase de este turno, puedes Invocar de Modo Normal 1 monstruo Pez, {besides}."
    )
    assert second["do"] == [more]
    assert first["do"] == [more]


def test_its_original_attack_is_another_where_it_came_so() -> None:
    said = the_one("Si esta carta fue Invocada de Modo Normal, su ATK original se convierte en 1000.")
    assert (said["static"][0]["set"], said["while"]["matched"]) == ("original atk", {"summoned": "normal"})


def test_what_is_sought_in_the_deck_may_lie_on_the_field_instead() -> None:
    text = "Puedes descartar esta carta; manda al Cementerio 1 monstruo Pez en tu mano, Deck o Campo."
    (step,) = the_one(text)["do"]
    assert list(step["one of"]) == ["de la mano", "del Deck", "del Campo"]
    assert step["one of"]["del Campo"][0]["choose"]["zone"] == FIELD
    found = played(
        {"Faro": (LEVEL_4, text)},
        "hand: [Faro], monsters: [Pez Bajo, {card: Pez Bajo, as: Otro}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faro, mode: del Campo, elegida: Otro}",
    )
    assert labels(found, "A", "graveyard") == ["Faro", "Otro"]


def test_what_lies_face_up_on_the_field_is_not_asked_to_lie_so_in_the_deck() -> None:
    text = "Puedes descartar esta carta; manda al Cementerio 1 monstruo Pez en tu Deck o boca arriba en tu Campo."
    (step,) = the_one(text)["do"]
    assert "facedown" not in step["one of"]["del Deck"][0]["search"]
    assert step["one of"]["del Campo"][0]["choose"]["facedown"] == "no"


# ---------------------------------------------------------------- this card, from where it lies
@pytest.mark.parametrize(
    ("deed", "step"),
    [
        ("añadir esta carta a tu mano desde tu Cementerio", {"move": "self", "to": "hand"}),
        ("añadir a tu mano esta carta en tu Cementerio", {"move": "self", "to": "hand"}),
        (
            "poner esta carta en tu Cementerio en la parte inferior del Deck",
            {"move": "self", "to": "deck", "bottom": "yes"},
        ),
        ("desterrar esta carta en tu Cementerio", {"banish": "self"}),
    ],
)
def test_what_becomes_of_this_card_is_done_where_it_lies(deed: str, step: Any) -> None:
    said = the_one(f"Durante la End Phase: puedes {deed} y, si lo haces, ganas 500 LP.")
    assert said["zone"] == "graveyard"
    assert said["do"][0]["do"] == [step]


@pytest.mark.parametrize(("unlike", "drawn"), [("Faro", 0), ("Pez Bajo", 1)])
def test_a_card_of_ones_hand_that_nobody_chooses(unlike: str, drawn: int) -> None:
    text = (
        "Puedes mostrar esta carta en tu mano; tu adversario elige al azar 1 carta de toda tu mano, y después"
        f' descartas la carta elegida. Entonces, si la carta descartada no era "{unlike}", roba 1 carta.'
    )
    assert the_one(text)["do"][0]["do"][0]["at random"] == {"zone": "hand", "controller": "you"}
    found = played({"Faro": (LEVEL_4, text)}, "hand: [Faro], deck: [9 cards]", "deck: [9 cards]", "A: {activate: Faro}")
    assert labels(found, "A", "graveyard") == ["Faro"]
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("race", "left"), [("pez", ["Pez Bajo"]), ("hada", [])])
def test_neither_of_the_two_is_destroyed_in_that_battle(race: str, left: list[str]) -> None:
    text = "Si un monstruo Pez que controles batalla con un monstruo, ninguno de los dos puede ser destruido en esa batalla."
    found = played(
        {
            "Faro": (LEVEL_4, text),
            "Mensajera": (f"level: 4, atk: 500, def: 500, race: {race}", "Puede atacar directamente."),
        },
        "monsters: [Faro, {card: Mensajera, defense: no}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Mensajera, target: Pez Bajo}",
    )
    assert labels(found, "B", "monsters") == ["Pez Bajo"]
    assert ("Mensajera" in labels(found, "A", "monsters")) == bool(left)


@pytest.mark.parametrize(
    "order",
    ['monstruos "Torre" que controles con efectos de cartas', 'con efectos de cartas monstruos "Torre" que controles'],
)
def test_for_a_turn_they_are_not_selected_by_effects(order: str) -> None:
    said = the_one(f"Puedes descartar esta carta; este turno, tu adversario no puede seleccionar {order}.")
    (step,) = said["do"]
    assert step["forbid"]["event"] == "target"
    assert (step["forbid"]["by"], step["until"]) == ({"controller": "opponent"}, "end of turn")


def test_this_card_is_sent_from_its_players_field() -> None:
    said = the_one("Puedes mandar esta carta en tu Campo al Cementerio; roba 1 carta.")
    assert said["cost"] == [{"move": "self", "to": "graveyard"}]
    assert "zone" not in said


# ---------------------------------------------------------------- the same in other words
SAME = [
    (
        "Cuando esta carta es Invocada Normal o Especial: roba 1 carta.",
        "Cuando esta carta es Invocada de Modo Normal o Especial: roba 1 carta.",
    ),
    (
        "Puedes seleccionar 1 carta en el Campo; regrésala a la mano.",
        "Puedes seleccionar 1 carta en el Campo; devuélvela a la mano.",
    ),
    ("Si esta carta es regresada a la mano: roba 1 carta.", "Si esta carta es devuelta a la mano: roba 1 carta."),
    (
        "Puedes, inmediatamente después de que este efecto se resuelva, Invocar por Xyz 1 Monstruo Xyz usando monstruos que controles.",
        "Puedes, inmediatamente después de que este efecto se resuelva, Invocar Xyz 1 Monstruo Xyz usando monstruos que controles.",
    ),
]


@pytest.mark.parametrize(("said", "same"), SAME)
def test_other_words_mean_the_same(said: str, same: str) -> None:
    assert the_one(said) == the_one(same)


def test_activated_effects_of_ones_monsters_are_not_negated() -> None:
    said = the_one('Los efectos activados de tus monstruos "Torre" no pueden ser negados.')
    of = {"type": "monster", "name contains": "Torre", "controller": "you", "zone": "any"}
    assert said["static"] == [{"sure": of, "what": "effect"}]


def test_only_these_and_one_at_least() -> None:
    some, others = condition('sólo controlas monstruos "Torre" (mín. 1)')["all"]
    assert some["exists"]["name contains"] == "Torre"
    assert (others["exists"]["controller"], others["count"]) == ("you", 0)


# ---------------------------------------------------------------- limits and oaths in one sentence, what else is said of it
def test_a_limit_and_an_oath_in_one_sentence() -> None:
    limit = 'Sólo puedes usar este efecto de "Alba del Faro" una vez por turno'
    oath = "no puedes Invocar monstruos de Modo Especial el turno en el que"
    one = the_one(f"Puedes descartar 1 carta; roba 1 carta. {limit}, y {oath} lo usas, excepto monstruos Pez.")
    two = the_one(
        f"Puedes descartar 1 carta; roba 1 carta. {limit}. {oath.capitalize()} activas este efecto, excepto monstruos Pez."
    )
    assert one == two
    assert one["once per turn"] == "by name"


def test_one_or_more_of_its_name_may_come_once_a_turn() -> None:
    said = the_one('Sólo puedes Invocar de Modo Especial "Alba del Faro(s)" una vez por turno.')
    assert said["while"]["happened"]["of"] == {"name": "Alba del Faro"}


def test_for_whose_effect_it_was_discarded() -> None:
    said = the_one("Si esta carta es descartada para activar el efecto de un monstruo Pez: roba 1 carta.")
    assert said["when"] == {"event": "discard", "cause": "cost", "by": {"type": "monster", "race": "pez"}}


def test_what_was_set_may_be_activated_at_once() -> None:
    said = the_one("Puedes Colocar 1 Carta de Trampa directamente desde tu Deck. Puede ser activada este turno.")
    assert said["do"][1] == {"allow": "activate when set", "on": "elegida", "until": "end of turn"}


def test_who_is_taken_may_not_do_this_turn_what_is_said_behind() -> None:
    said = the_one(
        "Puedes seleccionar 1 monstruo que controle tu adversario; toma su control hasta la End Phase,"
        " pero no puede declarar un ataque ni activar sus efectos este turno."
    )
    assert [one.get("forbid", {}).get("event") for one in said["do"]] == [None, "attack", "activate"]
    assert {one["until"] for one in said["do"]} == {"end of turn"}


@pytest.mark.parametrize(("others", "left"), [(0, 7500), (1, 7000)])
def test_life_points_are_paid_for_each(others: int, left: int) -> None:
    text = "Puedes pagar 500 LP por cada monstruo que controles; roba 1 carta."
    found = played(
        {"Faro": (LEVEL_4, text)},
        f"monsters: [Faro{', Pez Bajo' * others}], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        "A: {activate: Faro}",
    )
    assert found.game.tally("A", "lp") == left


def test_it_comes_by_its_own_effect_alone() -> None:
    (kept,) = effects("Debe ser Invocada de Modo Especial por su propio efecto.")
    assert [one["forbid"].get("by") for one in kept["static"]] == [None, {"is": "other"}]


def test_from_its_players_monster_zone() -> None:
    said = the_one("Puedes mandar esta carta de tu Zona de Monstruos al Cementerio; roba 1 carta.")
    assert said["zone"] == "monsters"

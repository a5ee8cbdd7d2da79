"""What Yu-Gi-Oh! texts are read as is what happens at the table, and what is like it does not happen."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

BY_NAME = 'Sólo puedes usar este efecto de "Farera" una vez por turno.'


@pytest.mark.parametrize(("limit", "drawn"), [(BY_NAME, 1), ("", 2)])
def test_once_per_turn_by_name_is_of_every_copy(limit: str, drawn: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"Puedes descartar esta carta; roba 1 carta. {limit}")},
        "hand: [Farera, {card: Farera, as: Otra}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
        "A tries: {activate: Otra}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("limit", "drawn"), [(BY_NAME, 1), ("", 2)])
def test_so_is_that_of_a_trigger_which_still_resolves_the_first_time(limit: str, drawn: int) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, f"Si esta carta es destruida: roba 1 carta. {limit}"),
            "Alud": ("type: spell", "Destruye todos los monstruos que controles."),
        },
        "hand: [Alud], monsters: [Farera, {card: Farera, as: Otra}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud, order: [Farera/1, Otra/1]}" if not limit else "A: {activate: Alud, order: [Farera/1]}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_what_was_destroyed_comes_back_from_where_it_went() -> None:
    found = played(
        {"Farera": (LEVEL_4, "Si esta carta es destruida: Invoca esta carta de Modo Especial en Posición de Defensa.")},
        "monsters: [Farera], hand: [Rayo Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno}",
    )
    assert labels(found, "A", "monsters") == ["Farera"]


@pytest.mark.parametrize("lies", [True, False])
def test_only_face_up_does_it_see_itself_leave(lies: bool) -> None:
    card = "{card: Farera, facedown: yes, defense: yes, played: 2}" if lies else "Farera"
    found = played(
        {"Farera": (LEVEL_4, "Si esta carta boca arriba deja el Campo: roba 1 carta.")},
        f"monsters: [{card}], hand: [Rayo Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno}",
    )
    assert len(found.game.zone("A", "deck")) == (9 if lies else 8)


def test_damage_calls_it_from_the_hand() -> None:
    found = played(
        {"Farera": (LEVEL_4, "Si recibes daño: puedes Invocar esta carta de Modo Especial desde tu mano.")},
        "hand: [Fuego Ajeno], deck: [9 cards]",
        "hand: [Farera], deck: [9 cards]",
        "A: {activate: Fuego Ajeno}",
        "B: {Farera/1: sí, position: defensa}",
    )
    assert labels(found, "B", "monsters") == ["Farera"]


def test_a_face_down_monster_has_no_level_to_be_told_by() -> None:
    found = played(
        {"Plaga": ("type: spell", "Destruye todos los monstruos de Nivel 4 que controle tu adversario.")},
        "hand: [Plaga], deck: [9 cards]",
        "monsters: [Roca Alta, {card: Roca Alta, as: Oculta, facedown: yes, defense: yes, played: 2}, Pez Bajo], deck: [9 cards]",
        "A: {activate: Plaga}",
    )
    assert labels(found, "B", "monsters") == ["Oculta", "Pez Bajo"]


def test_hand_or_deck_is_for_its_player_to_say() -> None:
    found = played(
        {
            "Llamada": (
                "type: spell",
                "Invoca de Modo Especial, desde tu mano o Deck, 1 monstruo Pez en Posición de Defensa.",
            )
        },
        "hand: [Llamada], deck: [Pez Bajo, 9 cards]",
        "deck: [9 cards]",
        "A: {activate: Llamada, mode: del Deck}",
    )
    assert labels(found, "A", "monsters") == ["Pez Bajo"]


@pytest.mark.parametrize(("summon", "stays"), [("special summon", False), ("summon", True)])
def test_how_it_came_this_turn_is_looked_at_in_the_end_phase(summon: str, stays: bool) -> None:
    text = (
        "Puedes Invocar esta carta de Modo Especial (desde tu mano) descartando 1 carta. Durante la End Phase del"
        " turno en el que esta carta fue Invocada de Modo Especial: devuélvela a la mano."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        "hand: [Farera, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{{summon}: Farera{', position: defensa' if summon != 'summon' else ''}}}",
        "A: {go: end}",
        "A: end turn",
    )
    assert (labels(found, "A", "monsters") == ["Farera"]) is stays


def test_its_own_summon_does_not_pay_with_itself() -> None:
    found = played(
        {"Farera": (LEVEL_4, "Puedes Invocar esta carta de Modo Especial (desde tu mano) descartando 1 carta.")},
        "hand: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {special summon: Farera}",
    )
    assert labels(found, "A", "hand") == ["Farera"]


def test_what_was_selected_is_not_what_was_chosen_since() -> None:
    found = played(
        {
            "Trueque": (
                "type: spell",
                "Selecciona 1 monstruo de Nivel 2 en tu Cementerio; manda 1 carta en tu mano al Cementerio y, si lo "
                "haces, Invoca de Modo Especial el monstruo seleccionado.",
            )
        },
        "hand: [Trueque, Roca Alta], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Trueque, position: ataque}",
    )
    assert labels(found, "A", "monsters") == ["Pez Bajo"]


@pytest.mark.parametrize(("said", "counters"), [("una o más cartas son mandadas", 1), ("una carta es mandada", 2)])
def test_each_time_that_one_or_more_are_sent_is_once_for_all_of_them(said: str, counters: int) -> None:
    """2.5.3.1: what is no activation acts behind all that it speaks of."""
    found = played(
        {
            "Vertedero": (
                "type: spell, icon: continuous",
                f"Cada vez que {said} al Cementerio, pon 1 Contador de Brillo en esta carta.",
            ),
            "Alud": ("type: spell, icon: normal", "Manda al Cementerio las 2 cartas de la parte superior de tu Deck."),
        },
        "spells: [Vertedero], hand: [Alud], deck: [Roca Alta, Pez Bajo, 9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    (one,) = found.game.zone("A", "spells")
    assert one.marks["Brillo counters"] == counters + 1  # and one for the Spell Card itself


@pytest.mark.parametrize(
    ("said", "done", "drawn"),
    [
        ("un monstruo que controles es mandado al Cementerio", "Manda al Cementerio 1 monstruo en tu mano.", 0),
        ("un monstruo es mandado al Cementerio", "Manda al Cementerio 1 monstruo en tu mano.", 1),
        ("un monstruo que controles es mandado al Cementerio", "Manda al Cementerio 1 monstruo que controles.", 1),
        ("un monstruo que controles es destruido", "Destruye 1 monstruo en tu mano.", 0),
        ("un monstruo que controles es destruido", "Destruye 1 monstruo que controles.", 1),
        ("un monstruo que controles vuelve a la mano", "Añade a tu mano 1 monstruo en tu Cementerio.", 0),
        ("un monstruo que controles vuelve a la mano", "Devuelve a la mano 1 monstruo que controles.", 1),
        ("una carta es mandada de tu Deck al Cementerio", "Tu adversario manda al Cementerio 1 carta en su mano.", 0),
        ("una carta es mandada desde tu mano al Cementerio", "Manda al Cementerio 1 monstruo en tu mano.", 1),
    ],
)
def test_what_a_player_controls_lies_on_the_field(said: str, done: str, drawn: int) -> None:
    """5.2.11: a card is somebody's wherever it lies; what it was told by is where it lay."""
    found = played(
        {
            "Atalaya": ("type: trap, icon: continuous", f"Si {said}: roba 1 carta."),
            "Alud": ("type: spell, icon: normal", done),
        },
        "spells: [Atalaya], hand: [Alud, Roca Alta], monsters: [Pez Bajo], graveyard: [{card: Roca Alta, as: Caída}], deck: [9 cards]",
        "hand: [Roca Alta], deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(
    ("said", "drawn"), [("usada como Material de Sincronía", 1), ("usada como Material de Fusión", 0)]
)
def test_what_served_as_a_material_notices_as_which(said: str, drawn: int) -> None:
    found = played(
        {
            "Farera": (
                "level: 2, atk: 500, def: 900, kinds: [effect, tuner]",
                f"Si esta carta es {said}: roba 1 carta.",
            ),
            "Torre": (
                "level: 4, atk: 2000, def: 900, kinds: [synchro]",
                "1 Cantante + 1+ monstruos que no sean Cantantes\nGana 100 ATK.",
            ),
        },
        "monsters: [Farera, Pez Bajo], extra: [Torre], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {synchro summon: Torre, with: [Farera, Pez Bajo], position: ataque}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_what_came_so_is_banished_when_it_leaves() -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Puedes Invocar esta carta de Modo Especial (desde tu mano) pagando 500 LP. Si es Invocada de esta forma,"
                " destiérrala cuando deje el Campo.",
            ),
        },
        "hand: [Farera, Rayo Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {special summon: Farera, position: ataque}",
        "A: {activate: Rayo Ajeno}",
    )
    assert labels(found, "A", "banished") == ["Farera"]


def test_a_fusion_by_contact_is_played_as_it_is_read() -> None:
    found = played(
        {
            "Quimera": (
                "level: 6, atk: 2000, def: 900, kinds: [fusion, effect]",
                '"Roca Alta" + "Pez Bajo"\nDebe ser primero Invocado de Modo Especial (desde tu Deck Extra) desterrando'
                " las cartas de arriba que controles.",
            ),
        },
        "monsters: [Roca Alta, Pez Bajo], extra: [Quimera], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {special summon: Quimera, materials: [Roca Alta, Pez Bajo], position: ataque}",
    )
    assert labels(found, "A", "monsters") == ["Quimera"]
    assert labels(found, "A", "banished") == ["Pez Bajo", "Roca Alta"]


@pytest.mark.parametrize(("how", "drawn"), [("Alud", 1), ("Puerta", 0)])
def test_summoned_so_is_by_its_own_text_and_by_no_other_card(how: str, drawn: int) -> None:
    found = played(
        {
            "Alud": (
                LEVEL_4,
                "Puedes pagar 500 LP; Invoca esta carta de Modo Especial desde tu mano, en Posición de Ataque."
                " Si esta carta es Invocada de esta forma: roba 1 carta.",
            ),
            "Puerta": ("type: spell", "Invoca de Modo Especial, desde tu mano, 1 monstruo, en Posición de Ataque."),
        },
        "hand: [Alud, Puerta], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: {how}}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("name", "there"), [("Farera", 0), ("Otra", 1)])
def test_that_name_is_the_one_that_was_found(name: str, there: int) -> None:
    found = played(
        {
            "Busca": (
                "type: spell",
                "Añade a tu mano 1 monstruo en tu Deck, pero no puedes Invocar de Modo Especial monstruos con ese"
                " nombre por el resto de este turno.",
            ),
            "Puerta": ("type: spell", "Invoca de Modo Especial, desde tu mano, 1 monstruo, en Posición de Ataque."),
            "Farera": (LEVEL_4, "No puede atacar."),
            "Otra": (LEVEL_4, "No puede atacar."),
        },
        f"hand: [Busca, Puerta, {{card: {name}, as: Llamada}}], deck: [{{card: Farera, as: Hallada}}]",
        "deck: [9 cards]",
        "A: {activate: Busca, elegida: Hallada}",
        "A tries: {activate: Puerta, invocada: Llamada}",
    )
    assert len([one for one in labels(found, "A", "monsters") if one == "Llamada"]) == there


@pytest.mark.parametrize(("how", "lies"), [("al Ataque", False), ("a la Defensa", True)])
def test_a_set_monster_of_a_name_is_turned_up_as_its_player_likes(how: str, lies: bool) -> None:
    found = played(
        {
            "Faro Hondo": (LEVEL_4, "No puede ser destruido en batalla."),
            "Bocana": (
                "type: spell",
                'Cambia 1 monstruo "Faro" boca abajo que controles a Posición de Ataque o Defensa boca arriba.',
            ),
        },
        "hand: [Bocana], monsters: [{card: Faro Hondo, facedown: yes, defense: yes}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Bocana, mode: " + how + "}",
    )
    (turned,) = found.game.zone("A", "monsters")
    assert (bool(turned.mark("facedown")), bool(turned.mark("defense"))) == (False, lies)


SHOWN = (
    "Sacrifica 1 monstruo Pez para seleccionar 1 monstruo desterrado; tu adversario puede mostrar 1 Trampa"
    " en su mano para negar este efecto, o de otro modo tú Invocas ese monstruo de Modo Especial."
)


@pytest.mark.parametrize(("hand", "answer", "comes"), [("Red Vieja", "sí", []), ("Red Vieja", "no", ["Roca Alta"])])
def test_what_the_opponent_shows_stops_it_and_is_not_the_monster_that_comes(
    hand: str, answer: str, comes: list[str]
) -> None:
    found = played(
        {"Arte Salino": ("type: trap", SHOWN), "Red Vieja": ("type: trap", "Roba 1 carta.")},
        "spells: [{card: Arte Salino, facedown: yes, played: 2}], monsters: [{card: Pez Bajo, as: Cebo}],"
        " banished: [Roca Alta], deck: [9 cards]",
        f"hand: [{hand}], deck: [9 cards]",
        "A: {activate: Arte Salino, sacrificio: Cebo, objetivo: Roca Alta}",
        "B: {Arte Salino/1: " + answer + "}",
        *(["A: {position: ataque}"] if comes else []),
    )
    assert labels(found, "A", "monsters") == comes


def test_who_has_nothing_to_show_cannot_stop_it() -> None:
    found = played(
        {"Arte Salino": ("type: trap", SHOWN)},
        "spells: [{card: Arte Salino, facedown: yes, played: 2}], monsters: [{card: Pez Bajo, as: Cebo}],"
        " banished: [Roca Alta], deck: [9 cards]",
        "hand: [Rayo Ajeno], deck: [9 cards]",
        "A: {activate: Arte Salino, sacrificio: Cebo, objetivo: Roca Alta}",
        "B: {Arte Salino/1: sí}",
        "A: {position: ataque}",
    )
    assert labels(found, "A", "monsters") == ["Roca Alta"]


PROBED = "Roba 1 carta y muéstrala. Si es un monstruo Pez, Invócalo de Modo Especial. De lo contrario, mándala al Cementerio."


@pytest.mark.parametrize(("top", "comes", "sent"), [("Pez Bajo", ["Pez Bajo"], []), ("Roca Alta", [], ["Roca Alta"])])
def test_what_was_drawn_is_what_is_asked_about_and_no_other_card_of_the_hand(
    top: str, comes: list[str], sent: list[str]
) -> None:
    found = played(
        {"Sondeo": ("type: spell", PROBED)},
        f"hand: [Sondeo, {{card: Pez Bajo, as: Otro}}], deck: [{top}, 9 cards]",
        "deck: [9 cards]",
        "A: {activate: Sondeo}",
        *(["A: {position: ataque}"] if comes else []),
    )
    assert labels(found, "A", "monsters") == comes
    assert [one for one in labels(found, "A", "graveyard") if one != "Sondeo"] == sent
    assert labels(found, "A", "hand") == ["Otro"]


@pytest.mark.parametrize(("theirs", "atk"), [("agua", 1900), ("fuego", 1900), ("luz", 1500)])
def test_who_has_several_attributes_shares_any_of_them(theirs: str, atk: int) -> None:
    text = (
        "Mientras esta carta esté boca arriba en el Campo, también tiene los Atributos FUEGO y AGUA. Esta carta gana 400"
        " ATK por cada monstruo en el Campo de tu adversario que comparta un Atributo con esta carta."
    )
    found = played(
        {
            "Farera": (LEVEL_4, text),
            "Visita": (f"{LEVEL_4}, attribute: {theirs}", "No puede ser destruido en batalla."),
            "Pulso": (
                "type: spell",
                "Selecciona 1 monstruo boca arriba que controles; inflige daño a tu adversario igual al ATK de ese monstruo.",
            ),
        },
        "hand: [Pulso], monsters: [Farera], deck: [9 cards]",
        "monsters: [Visita], deck: [9 cards]",
        "A: {activate: Pulso, objetivo: Farera}",
    )
    assert found.game.tally("B", "lp") == 8000 - atk


@pytest.mark.parametrize(
    ("from_", "again"), [("monsters: [Farera], hand: [Alud]", False), ("graveyard: [Farera], hand: [Alud]", True)]
)
def test_it_remembers_the_turn_in_which_it_was_sent_from_the_field(from_: str, again: bool) -> None:
    """2.2.7.1: a card that was sent is another object in the Graveyard, and it is the one that was sent."""
    text = (
        "Excepto en el turno en que ésta fue mandada allí: puedes desterrar esta carta en tu Cementerio; roba 1 carta."
    )
    found = played(
        {"Farera": (LEVEL_4, text), "Alud": ("type: spell", "Destruye todos los monstruos que controles.")},
        f"{from_}, deck: [9 cards]".replace("hand: [Alud], deck", "hand: [Alud], monsters: [Pez Bajo], deck")
        if again
        else f"{from_}, deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
        "A tries: {activate: Farera}",
    )
    assert (labels(found, "A", "graveyard").count("Farera") == 0) is again

"""What Spells that stay say is what happens at the table, and what is like it does not happen."""

import pytest

from tests.reader.duel import labels, played

EQUIP = "type: spell, icon: equip"
BREAKS = ("type: spell", "Destruye todas las Mágicas/Trampas que controles.")


@pytest.mark.parametrize(("bearer", "gone"), [("Roca Alta", ["Pez Bajo"]), ("Pez Bajo", ["Roca Alta"])])
def test_the_bearer_and_no_other_goes_with_its_equip(bearer: str, gone: list[str]) -> None:
    lance = "El monstruo equipado gana 100 ATK. Cuando esta carta deja el Campo, destierra el monstruo equipado."
    a = f"hand: [Rompe], monsters: [Roca Alta, Pez Bajo], spells: [{{card: Lanza, equipped: {bearer}, played: 1}}]"
    found = played(
        {"Lanza": (EQUIP, lance), "Rompe": BREAKS},
        f"{a}, deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rompe}",
    )
    assert labels(found, "A", "monsters") == gone


HALF_SAFE = "Selecciona 1 monstruo que controles; este turno, no recibes daño de batalla de ataques que lo involucren."


@pytest.mark.parametrize(("chosen", "lp"), [("Pez Bajo", 8000), ("Roca Alta", 7000)])
def test_damage_of_its_battles_and_of_no_other_is_spared(chosen: str, lp: int) -> None:
    found = played(
        {"Velo": ("type: spell", HALF_SAFE)},
        "hand: [Velo], monsters: [Pez Bajo, Roca Alta], deck: [9 cards]",
        "monsters: [{card: Roca Alta, as: Muro, defense: yes}], deck: [9 cards]",
        f"A: {{activate: Velo, objetivo: {chosen}}}",
        "A: {go: battle}",
        "A: {attack: Pez Bajo, target: Muro}",
    )
    assert found.game.tally("A", "lp") == lp


ONE_OF_TWO = "Activa 1 de estos efectos; ● Paga 500 LP; roba 2 cartas. ● Destruye 1 monstruo en el Campo."


@pytest.mark.parametrize(("answers", "lp", "monsters"), [("effect: 1", 7500, 1), ("effect: 2", 8000, 0)])
def test_what_is_paid_for_one_effect_is_not_paid_for_the_other(answers: str, lp: int, monsters: int) -> None:
    found = played(
        {"Cruce": ("type: spell", ONE_OF_TWO)},
        "hand: [Cruce], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        f"A: {{activate: Cruce, {answers}}}",
    )
    assert (found.game.tally("A", "lp"), len(labels(found, "B", "monsters"))) == (lp, monsters)


OUT_OF_REACH = "Tu adversario no puede seleccionar monstruos Pez con efectos de cartas, y además no pueden ser destruidos en batalla."


@pytest.mark.parametrize(("target", "left"), [("Pez Bajo", 2), ("Roca Alta", 1)])
def test_out_of_reach_are_those_of_whom_it_is_said(target: str, left: int) -> None:
    found = played(
        {"Bruma": ("type: spell, icon: continuous", OUT_OF_REACH)},
        "hand: [Rayo Ajeno], deck: [9 cards]",
        "monsters: [Pez Bajo, Roca Alta], spells: [Bruma], deck: [9 cards]",
        f"A tries: {{activate: Rayo Ajeno, caído: {target}}}",
    )
    assert len(labels(found, "B", "monsters")) == left


@pytest.mark.parametrize(("bearer", "lp"), [("Roca Alta", 9000), ("Pez Bajo", 8900)])
def test_the_bearer_is_measured_though_the_equip_is_gone(bearer: str, lp: int) -> None:
    lance = "Cuando esta carta es mandada al Cementerio: gana LP igual al ATK original del monstruo equipado."
    a = f"hand: [Rompe], monsters: [Roca Alta, Pez Bajo], spells: [{{card: Lanza, equipped: {bearer}, played: 1}}]"
    found = played(
        {"Lanza": (EQUIP, lance), "Rompe": BREAKS},
        f"{a}, deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rompe}",
    )
    assert found.game.tally("A", "lp") == lp


@pytest.mark.parametrize(("named", "left"), [("Cartas de Trampa", 1), ("Cartas Mágicas", 0)])
def test_unaffected_by_cards_of_one_type_is_affected_by_the_other(named: str, left: int) -> None:
    found = played(
        {
            "Bruma": ("type: spell, icon: continuous", f"Los monstruos Pez no son afectados por {named}."),
            "Cepo": ("type: trap", "Destruye todos los monstruos en el Campo."),
        },
        "spells: [{card: Cepo, facedown: yes, played: 1}], deck: [9 cards]",
        "monsters: [Pez Bajo], spells: [Bruma], deck: [9 cards]",
        "A: {activate: Cepo}",
    )
    assert len(labels(found, "B", "monsters")) == left


AS_HIGH_AS_MANY = (
    "Invoca de Modo Especial, desde tu mano, 1 monstruo cuyo Nivel sea igual al número de monstruos que controles."
)


@pytest.mark.parametrize(("called", "comes"), [("Pez Bajo", 1), ("Roca Alta", 0)])
def test_of_so_high_a_level_as_there_are_monsters(called: str, comes: int) -> None:
    found = played(
        {"Taller": ("type: spell", AS_HIGH_AS_MANY)},
        f"hand: [Taller, {called}], monsters: [{{card: Roca Alta, as: Una}}, {{card: Roca Alta, as: Otra}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Taller, position: ataque}",
    )
    assert len(labels(found, "A", "monsters")) == 2 + comes


OF_ITS_COUNTERS = (
    "Puedes mandar esta carta al Cementerio, y después selecciona 1 monstruo en tu Cementerio cuyo Nivel sea menor o igual"
    " que el número de Contadores en esta carta; Invócalo de Modo Especial."
)


@pytest.mark.parametrize(("counters", "comes"), [(3, ["Pez Bajo"]), (1, [])])
def test_the_counters_are_those_that_it_had_when_it_was_given(counters: int, comes: list[str]) -> None:
    found = played(
        {"Taller": ("type: spell, icon: continuous", OF_ITS_COUNTERS)},
        f"spells: [{{card: Taller, counters: {counters}}}], graveyard: [Pez Bajo, Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Taller, position: ataque}",
    )
    assert labels(found, "A", "monsters") == comes


@pytest.mark.parametrize("said", ["en esta carta", "que había en esta carta", "que tenía esta carta"])
def test_so_they_are_where_something_is_done_for_each(said: str) -> None:
    found = played(
        {
            "Hucha": (
                "type: spell, icon: continuous",
                f"Puedes mandar esta carta al Cementerio; gana 500 LP por cada Contador {said}.",
            )
        },
        "spells: [{card: Hucha, counters: 2}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Hucha}",
    )
    assert found.game.tally("A", "lp") == 9000


AS_IT_STARTS = (
    "Cuando esta carta es activada: puedes seleccionar 1 monstruo Pez en tu Cementerio; añádelo a tu mano,"
    " y además gana 500 LP."
)


@pytest.mark.parametrize(
    ("there", "way", "lp"),
    [
        ("Pez Bajo", "con objetivo, objetivo: Pez Bajo", 8500),
        ("Pez Bajo", "sin objetivo", 8000),
        ("Roca Alta", "sin objetivo", 8000),
    ],
)
def test_it_comes_to_the_field_whether_something_is_selected_or_not(there: str, way: str, lp: int) -> None:
    found = played(
        {"Faro": ("type: spell, icon: continuous", AS_IT_STARTS)},
        f"hand: [Faro], graveyard: [{there}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Faro, modo: {way}}}",
    )
    assert (found.game.tally("A", "lp"), labels(found, "A", "spells")) == (lp, ["Faro"])


@pytest.mark.parametrize(("answer", "lp", "left"), [("sí", 7500, ["Muro"]), ("no", 8000, [])])
def test_in_its_zone_it_may_be_saved(answer: str, lp: int, left: list[str]) -> None:
    text = (
        "Si esta carta en tu Zona de Magia y Trampas fuera a ser destruida por el efecto de una carta,"
        " puedes pagar 500 LP en su lugar."
    )
    found = played(
        {"Muro": ("type: spell, icon: continuous", text), "Rompe": BREAKS},
        "hand: [Rompe], spells: [Muro], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Rompe, Muro/1: {answer}}}",
    )
    assert (found.game.tally("A", "lp"), labels(found, "A", "spells")) == (lp, left)

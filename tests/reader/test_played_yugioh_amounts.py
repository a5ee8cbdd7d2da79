"""Amounts, costs of Equip Cards and what goes together: at the table, and what is like it does not happen."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

GRAVE = (
    "type: spell, icon: equip",
    "Activa esta carta descartando 1 monstruo Roca o Pez, y después selecciona 1 monstruo Pez o Roca en tu Cementerio"
    " cuyo Nivel sea menor que el Nivel del monstruo descartado; Invócalo de Modo Especial y equípale esta carta. "
    "El monstruo equipado gana 300 ATK.",
)


def test_what_is_selected_is_of_less_level_than_what_was_discarded_for_it() -> None:
    found = played(
        {"Zarza": GRAVE},
        "hand: [Zarza, Roca Alta], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Zarza, position: ataque}",
    )
    assert labels(found, "A", "monsters") == ["Pez Bajo"]


def test_none_of_more_level_may_be() -> None:
    found = played(
        {"Zarza": GRAVE},
        "hand: [Zarza, Pez Bajo], graveyard: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Zarza}",
    )
    assert labels(found, "A", "monsters") == []


@pytest.mark.parametrize(("together", "left"), [(", así como esta carta", []), ("", ["Farera"])])
def test_as_well_as_this_card_is_both(together: str, left: list[str]) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"Puedes seleccionar 1 monstruo que controle tu adversario; destrúyelo{together}.")},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert labels(found, "A", "monsters") == left
    assert labels(found, "B", "monsters") == []


@pytest.mark.parametrize(("lies", "gained"), [("no", 500), ("yes", 0)])
def test_life_is_gained_in_the_standby_phase_while_it_attacks(lies: str, gained: int) -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Mientras esta carta esté boca arriba en el Campo en Posición de Ataque, gana 500 LP durante tu Standby Phase.",
            )
        },
        f"monsters: [{{card: Farera, defense: {lies}, played: 1}}], deck: [9 cards]",
        "deck: [9 cards]",
        "B: {go: end}",
        "B: end turn",
        "A: {go: standby}",
        turn="B",
    )
    assert found.game.tally("A", "lp") == 8000 + gained


@pytest.mark.parametrize(
    ("where", "mode"), [("deck: [Pez Bajo]", "del Deck"), ("banished: [Pez Bajo]", "del destierro")]
)
def test_banished_or_in_the_deck_is_for_its_player_to_say(where: str, mode: str) -> None:
    found = played(
        {"Zarza": ("type: spell", "Añade a tu mano 1 de tus monstruos Pez que esté desterrado o en tu Deck.")},
        f"hand: [Zarza], {where}",
        "deck: [9 cards]",
        f"A: {{activate: Zarza, mode: {mode}}}",
    )
    assert labels(found, "A", "hand") == ["Pez Bajo"]


def test_one_banished_face_down_is_not_known() -> None:
    found = played(
        {"Zarza": ("type: spell", "Añade a tu mano 1 de tus monstruos Pez que esté desterrado o en tu Deck.")},
        "hand: [Zarza], banished: [{card: Pez Bajo, facedown: yes}]",
        "deck: [9 cards]",
        "A tries: {activate: Zarza, mode: del destierro}",
    )
    assert labels(found, "A", "hand") == ["Zarza"]


BOTH = "Destruye 1 monstruo que controles y 1 monstruo que controle tu adversario y, si ambos fueron destruidos, roba 1 carta."


@pytest.mark.parametrize(
    ("shield", "drawn"), [("No puede ser destruido por efectos de cartas.", 0), ("No puede atacar.", 1)]
)
def test_both_were_destroyed_or_only_one(shield: str, drawn: int) -> None:
    found = played(
        {"Zarza": ("type: spell", BOTH), "Farera": (LEVEL_4, shield)},
        "hand: [Zarza], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [Farera], deck: [9 cards]",
        "A: {activate: Zarza}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(
    ("first", "left"),
    [
        ("La primera vez que cada monstruo que controlas fuera a ser destruido por efecto de una carta cada turno", 2),
        ("Una vez por turno, si un monstruo que controlas fuera a ser destruido por efecto de una carta", 1),
    ],
)
def test_each_of_them_is_saved_once_and_not_one_of_them(first: str, left: int) -> None:
    found = played(
        {
            "Faro": ("type: spell, icon: continuous", f"{first}, no es destruido."),
            "Alud": ("type: spell", "Destruye todos los monstruos que controle tu adversario."),
        },
        "hand: [Alud], deck: [9 cards]",
        "monsters: [Roca Alta, Pez Bajo], spells: [{card: Faro, played: 1}], deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert len(labels(found, "B", "monsters")) == left


@pytest.mark.parametrize(("by", "drawn"), [("con su ataque", [1, 0]), ("en batalla", [1, 1])])
def test_destroyed_with_its_attack_is_not_destroyed_in_any_battle(by: str, drawn: list[int]) -> None:
    cards = {"Farera": (LEVEL_4, f"Si esta carta destruye un monstruo {by}: roba 1 carta.")}
    attack = ("A: {go: battle}", "A: {attack: %s, target: %s}", "A: pass")
    own = played(
        cards,
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        *(one % ("Farera", "Roca Alta") if "%" in one else one for one in attack[:2]),
    )
    theirs = played(
        cards,
        "monsters: [Roca Alta], deck: [9 cards]",
        "monsters: [Farera], deck: [9 cards]",
        *(one % ("Roca Alta", "Farera") if "%" in one else one for one in attack[:2]),
    )
    found = [len(own.game.zone("A", "deck")), len(theirs.game.zone("B", "deck"))]
    assert [9 - one for one in found] == drawn


UPKEEP = "Durante cada una de tus End Phases, destruye esta carta a menos que {}."


@pytest.mark.parametrize(
    ("hand", "answers", "left"),
    [
        ("[Pez Bajo]", "pago: sí", ["Farera"]),
        ("[Roca Alta]", "pago: no, pago_otro: sí", ["Farera"]),
        ("[Rayo Ajeno]", "pago: no, pago_otro: no", []),
    ],
)
def test_one_of_two_keeps_it_there(hand: str, answers: str, left: list[str]) -> None:
    text = UPKEEP.format("descartes 1 monstruo Pez o muestres 1 monstruo Roca en tu mano")
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera], hand: {hand}, deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{go: end, {answers}}}",
    )
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize(("hand", "left"), [("[Pez Bajo]", ["Farera"]), ("[]", [])])
def test_what_cannot_be_done_is_paid_with_itself(hand: str, left: list[str]) -> None:
    found = played(
        {"Farera": (LEVEL_4, "Durante tu End Phase: descarta 1 carta. Si no puedes, destruye esta carta.")},
        f"monsters: [Farera], hand: {hand}, deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: end}",
    )
    assert labels(found, "A", "monsters") == left
    assert labels(found, "A", "hand") == []


BEARER = "Cuando una Carta de Equipo es mandada al Cementerio mientras estaba equipada a esta carta: roba 1 carta."


@pytest.mark.parametrize(("bearer", "drawn"), [("Farera", 1), ("Roca Alta", 0)])
def test_an_equip_card_that_goes_was_on_this_card_or_on_another(bearer: str, drawn: int) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, BEARER),
            "Lanza": ("type: spell, icon: equip", "Equipa sólo a un monstruo. Éste gana 100 ATK."),
            "Rompe": ("type: spell", "Destruye todas las Mágicas/Trampas que controles."),
        },
        f"hand: [Rompe], monsters: [Farera, Roca Alta], spells: [{{card: Lanza, equipped: {bearer}, played: 1}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rompe}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_so_does_a_monster_that_was_its_equip_card() -> None:
    found = played(
        {
            "Farera": (LEVEL_4, f"Una vez por turno: puedes equipar a esta carta 1 monstruo Pez en tu mano. {BEARER}"),
            "Rompe": ("type: spell", "Destruye todas las Mágicas/Trampas que controles."),
        },
        "hand: [Rompe, Pez Bajo], monsters: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera, elegida: Pez Bajo}",
        "A: {activate: Rompe}",
    )
    assert labels(found, "A", "graveyard") == ["Pez Bajo", "Rompe"]
    assert len(found.game.zone("A", "deck")) == 8


@pytest.mark.parametrize(("text", "worth"), [("Reduce su Nivel en 3.", ("level", 1)), ("Pierde 2000 ATK.", ("atk", 0)), ("Reduce su Nivel en 1.", ("level", 1)), ("Pierde 200 ATK.", ("atk", 700))])  # fmt: skip
def test_no_level_falls_below_one_nor_do_points_below_none(text: str, worth: tuple[str, int]) -> None:
    found = played(
        {"Lastre": ("type: spell", f"Selecciona 1 monstruo boca arriba en el Campo; {text[0].lower()}{text[1:]}")},
        "hand: [Lastre], monsters: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Lastre, objetivo: Pez Bajo}",
    )
    (fish,) = found.game.zone("A", "monsters")
    assert found.game.value(fish, worth[0]) == worth[1]

"""What a text says once more of a card that it has named: from where it is called, how it lies; and what texts mention."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

DECK = "deck: [9 cards]"
CALLS = (
    "Selecciona 1 monstruo en tu Cementerio; Invoca ese objetivo de Modo Especial, desde el Cementerio, en Posición de Defensa.",
    "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial, desde tu Cementerio, en Posición de Defensa.",
    "Selecciona 1 monstruo en tu Cementerio; Invoca de Modo Especial, desde el Cementerio, ese monstruo en Posición de Defensa.",
)
FELLS = (
    LEVEL_4,
    "Al comienzo del Damage Step, si esta carta ataca a un monstruo en Posición de Defensa: destruye ese monstruo en Posición de Defensa.",
)
BREAKS = (
    LEVEL_4,
    "Al comienzo del Damage Step, si esta carta ataca a un monstruo en Posición de Defensa: destruye ese monstruo en Posición de Ataque.",
)


@pytest.mark.parametrize("text", CALLS)
def test_called_from_where_it_lies(text: str) -> None:
    a = f"hand: [Llamada], graveyard: [Pez Bajo], {DECK}"
    found = played({"Llamada": ("type: spell", text)}, a, DECK, "A: {activate: Llamada, objetivo: Pez Bajo}")
    (called,) = found.game.zone("A", "monsters")
    assert bool(called.mark("defense"))


@pytest.mark.parametrize(("text", "stays"), [(FELLS, []), (BREAKS, ["Roca Alta"])])
def test_only_as_it_is_said_to_lie(text: tuple[str, str], stays: list[str]) -> None:
    b = f"monsters: [{{card: Roca Alta, defense: yes}}], {DECK}"
    found = played(
        {"Ariete": text}, f"monsters: [Ariete], {DECK}", b, "A: {go: battle}", "A: {attack: Ariete, target: Roca Alta}"
    )
    assert labels(found, "B", "monsters") == stays


@pytest.mark.parametrize("many", [1, 3])
def test_counters_for_each(many: int) -> None:
    cloud = (
        LEVEL_4,
        "Si esta carta es Invocada de Modo Normal: ponle 1 Contador de Bruma por cada monstruo Pez en el Campo.",
    )
    fish = ", ".join(f"{{card: Pez Bajo, as: pez {one}}}" for one in range(many))
    found = played({"Nube": cloud}, f"hand: [Nube], monsters: [{fish}], {DECK}", DECK, "A: {summon: Nube}")
    (bearer,) = (one for one in found.game.zone("A", "monsters") if one.label == "Nube")
    assert bearer.mark("Bruma counters") == many


@pytest.mark.parametrize(("name", "comes"), [("Lector", True), ("Sordo", False)])
def test_who_mentions_a_card_in_its_text(name: str, *, comes: bool) -> None:
    seeker = (
        LEVEL_4,
        'Puedes Sacrificar esta carta; Invoca 1 monstruo de Modo Especial, desde tu Deck, que liste específicamente "Farol" en su texto, excepto "Vigía".',
    )
    reads, deaf = (
        (f"{LEVEL_4}, mentions: [Farol]", 'Esta carta gana 100 ATK por cada "Farol" en el Campo.'),
        (LEVEL_4, "Esta carta gana 100 ATK."),
    )
    script = ["A: {activate: Vigía, invocada: Lector, position: ataque}"] if comes else ["A tries: {activate: Vigía}"]
    found = played(
        {"Vigía": seeker, "Lector": reads, "Sordo": deaf}, f"monsters: [Vigía], deck: [{name}]", DECK, *script
    )
    assert labels(found, "A", "monsters") == (["Lector"] if comes else ["Vigía"])


@pytest.mark.parametrize(("position", "falls"), [("ataque", True), ("defensa", False)])
def test_who_comes_to_a_side_in_a_position(position: str, *, falls: bool) -> None:
    trap = (
        "type: trap, icon: continuous",
        "Si uno o más monstruos son Invocados de Modo Especial en el Campo de tu adversario en Posición de Ataque: destruye esos monstruos.",
    )
    guest = (LEVEL_4, "Puedes Invocar esta carta de Modo Especial (desde tu mano).")
    found = played(
        {"Portón": trap, "Huésped": guest},
        f"hand: [Huésped], {DECK}",
        f"spells: [Portón], {DECK}",
        f"A: {{special summon: Huésped, position: {position}}}",
    )
    assert labels(found, "A", "monsters") == ([] if falls else ["Huésped"])


def test_sent_at_the_end_who_came_so() -> None:
    guest = (
        LEVEL_4,
        "Puedes Invocar esta carta de Modo Especial (desde tu mano). Durante la End Phase, si esta carta fue Invocada de Modo Especial: mándala al Cementerio.",
    )
    a = f"hand: [Huésped], {DECK}"
    assert (
        labels(
            played({"Huésped": guest}, a, DECK, "A: {special summon: Huésped, position: ataque}", "A: {go: end}"),
            "A",
            "monsters",
        )
        == []
    )
    assert labels(played({"Huésped": guest}, a, DECK, "A: {summon: Huésped}", "A: {go: end}"), "A", "monsters") == [
        "Huésped"
    ]


@pytest.mark.parametrize(
    ("room", "come"),
    [
        ("", 2),
        (", monsters: [Roca Alta, {card: Roca Alta, as: b}, {card: Roca Alta, as: c}, {card: Roca Alta, as: d}]", 1),
    ],
)
def test_as_many_as_there_is_room_for(room: str, come: int) -> None:
    rise = (
        "type: spell",
        "Cada jugador Invoca de Modo Especial tantos monstruos Pez como sea posible de su Cementerio en Posición de Defensa.",
    )
    fish = "graveyard: [Pez Bajo, {card: Pez Bajo, as: otro}, Rayo Ajeno]"
    script = ["A: {activate: Marea}", *(["A: {summoned: Pez Bajo}"] if room else [])]
    found = played({"Marea": rise}, f"hand: [Marea], {fish}{room}, {DECK}", DECK, *script)
    assert len(labels(found, "A", "monsters")) == come + (4 if room else 0)

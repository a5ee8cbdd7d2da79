"""What a text surely brings needs a place each; an oath of what was never activated binds nobody; nothing to do."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

FULL = ["Roca Alta", *(f"{{card: Roca Alta, as: R{one}}}" for one in range(2, 6))]
BOTH = "Durante tu Main Phase: puedes seleccionar 2 monstruos Pez en tu Cementerio; Invoca ambos de Modo Especial en Posición de Defensa."
SOME = "Durante tu Main Phase: puedes seleccionar hasta 2 monstruos Pez en tu Cementerio; Invócalos de Modo Especial en Posición de Defensa."
TOGETHER = (
    "Puedes Invocar de Modo Especial esta carta desde tu mano en Posición de Defensa y, si lo haces, "
    'Invoca de Modo Especial 1 "Pez Bajo" desde tu Deck en Posición de Defensa.'
)
OF_THE_HAND = (
    "Durante tu Main Phase: puedes Invocar de Modo Especial 1 monstruo Pez desde tu mano en Posición de Defensa."
)
MAKES_ROOM = "Durante tu Main Phase: puedes destruir 1 monstruo que controles y, si lo haces, Invoca de Modo Especial 1 monstruo Pez desde tu mano en Posición de Defensa."
PAYS = "Durante tu Main Phase: puedes Sacrificar 1 monstruo Roca; Invoca de Modo Especial 1 monstruo Pez desde tu mano en Posición de Defensa."


def legal(found: object) -> bool:
    return not found.game.attempts[0]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("said", "zone", "others", "answers", "may"),
    [
        (BOTH, "field", 3, "", True),
        (BOTH, "field", 4, "", False),
        (SOME, "field", 4, ", objetivo: [Pez Bajo]", True),
        (SOME, "field", 4, ", objetivo: [Pez Bajo, P2]", False),
        (TOGETHER, "hand", 3, "", True),
        (TOGETHER, "hand", 4, "", False),
        (OF_THE_HAND, "field", 4, ", invocada: P4", True),
        (OF_THE_HAND, "field", 5, ", invocada: P4", False),
        (MAKES_ROOM, "field", 5, ", elegida: R2, invocada: P4", True),
        (PAYS, "field", 5, ", sacrificio: R2, invocada: P4", True),
    ],
)
def test_each_that_surely_comes_has_a_place_as_it_is_activated(
    said: str, zone: str, others: int, answers: str, may: bool
) -> None:
    of_the_field = zone == "field"
    kind = LEVEL_4 if not of_the_field else "type: spell, icon: field"
    found = played(
        {"Farera": (kind, said)},
        f"{'field spell' if of_the_field else 'hand'}: [Farera{'' if of_the_field else ', {card: Pez Bajo, as: P4}'}], "
        f"monsters: [{', '.join(FULL[:others])}], graveyard: [Pez Bajo, {{card: Pez Bajo, as: P2}}], "
        f"deck: [{{card: Pez Bajo, as: P3}}]{', hand: [{card: Pez Bajo, as: P4}]' if of_the_field else ''}",
        "deck: [9 cards]",
        f"A tries: {{activate: Farera{answers}}}",
    )
    assert legal(found) == may, found.game.attempts


OATH = "No puedes Invocar de Modo Especial el turno en que actives este efecto, excepto monstruos Pez."
NO = ("type: trap, icon: counter", "Cuando es activado un efecto de monstruo: niega {what}.")


@pytest.mark.parametrize(("what", "free"), [("la activación", True), ("ese efecto", False), ("", False)])
def test_what_was_never_activated_binds_nobody(what: str, free: bool) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, f"Durante tu Main Phase: puedes infligir 200 puntos de daño a tu adversario. {OATH}"),
            "Dique": ("type: trap, icon: counter", NO[1].format(what=what or "la activación")),
            "Ola": ("type: spell", "Invoca de Modo Especial 1 monstruo Roca desde tu mano en Posición de Defensa."),
        },
        "monsters: [Farera], hand: [Ola, Roca Alta]",
        "spells: [{card: Dique, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera}",
        *(["B responds: {activate: Dique}"] if what else []),
        f"A{'' if free else ' tries'}: {{activate: Ola}}",
    )
    assert ("Roca Alta" in labels(found, "A", "monsters")) == free


@pytest.mark.parametrize("said", ["Destruye todos", "Durante tu Main Phase: puedes destruir todos"])
@pytest.mark.parametrize(
    ("there", "may"), [("[Roca Alta]", True), ("[{card: Roca Alta, defense: yes}]", False), ("[]", False)]
)
def test_what_would_be_done_to_nobody_is_not_activated(said: str, there: str, may: bool) -> None:
    spell = said.startswith("Destruye")
    found = played(
        {
            "Alud": (
                "type: spell" if spell else LEVEL_4,
                f"{said} los monstruos en Posición de Ataque que controle tu adversario.",
            )
        },
        f"{'hand' if spell else 'monsters'}: [Alud]",
        f"monsters: {there}, deck: [9 cards]",
        "A tries: {activate: Alud}",
    )
    assert legal(found) == may


@pytest.mark.parametrize(("hand", "may"), [("Alud", False), ("Alud, Pez Bajo", True)])
def test_nor_is_a_whole_hand_discarded_that_is_empty(hand: str, may: bool) -> None:
    found = played(
        {"Alud": ("type: spell", "Descarta toda tu mano, y después roba 1 carta.")},
        f"hand: [{hand}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Alud}",
    )
    assert legal(found) == may


@pytest.mark.parametrize(("there", "sent"), [("[Roca Alta]", 1), ("[]", 0)])
def test_what_waits_for_a_moment_must_be_done_and_finds_nobody(there: str, sent: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, "Si esta carta es destruida: destruye todos los monstruos que controle tu adversario.")},
        "monsters: [Farera], hand: [Rayo Ajeno]",
        f"monsters: {there}, deck: [9 cards]",
        "A: {activate: Rayo Ajeno, caído: Farera}",
    )
    assert len(labels(found, "B", "graveyard")) == sent
    assert "link" in [one.key for one in found.game.trace.steps][-20:]


@pytest.mark.parametrize("taken", [True, False])
def test_on_a_monster_that_changed_sides_nothing_is_laid(taken: bool) -> None:
    said = (
        "Durante tu Main Phase: puedes Invocar de Modo Especial, desde tu Deck Extra, 1 Monstruo Xyz Pez "
        "usando esta carta boca arriba que controles como material (esto se trata como una Invocación Xyz)."
    )
    rapto = "Selecciona 1 monstruo que controle tu adversario; toma el control de ese objetivo hasta la End Phase."
    found = played(
        {
            "Farera": (LEVEL_4, said),
            "Rapto": ("type: spell, icon: quick-play", rapto),
            "Xyz Pez": ("rank: 4, atk: 2000, def: 100, kinds: [xyz], race: pez", "Esta carta no puede atacar."),
        },
        "monsters: [Farera], extra: [Xyz Pez]",
        "spells: [{card: Rapto, facedown: yes, played: 3}], deck: [9 cards]",
        f"A: {{activate: Farera{'' if taken else ', position: ataque'}}}",
        *(["B responds: {activate: Rapto}"] if taken else []),
    )
    assert labels(found, "A", "extra") == (["Xyz Pez"] if taken else [])
    assert labels(found, "B", "monsters") == (["Farera"] if taken else [])


@pytest.mark.parametrize(("where", "heard"), [("graveyard", 300), ("deck", 0)])
def test_what_is_put_in_a_hand_has_moved_out_of_the_graveyard(where: str, heard: int) -> None:
    given = f"{{type: spell, effects: [{{resolve: [{{add to hand: {{name: Pez Bajo, zone: {where}}}}}]}}]}}"
    found = played(
        {"Faro": ("level: 4", "Si una o más cartas se mueven de cualquier Cementerio: gana 300 LP.")},
        f"monsters: [Faro], hand: [Alud], {where}: [Pez Bajo]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
        more=f"  Alud: {given}",
    )
    assert found.game.life("A") == 8000 + heard

"""Parts that stand in many texts: a direct attack's damage, what leaves a Graveyard, what is negated for a while."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.test_played_yugioh_battles import battle


def read_as(text: str, kind: str = "Monster", icon: str | None = None) -> Any:
    return read("yugioh", Printing("Farola", text, {"type": kind, "property": icon})).fields


DIRECT = "Cuando esta carta inflige daño de batalla a tu adversario con un ataque directo: roba 1 carta."


@pytest.mark.parametrize(
    ("text", "foe", "drawn"),
    [
        (DIRECT, "", 1),
        (DIRECT, "Pez Bajo", 0),
        (DIRECT.replace(" con un ataque directo", ""), "Pez Bajo", 1),
    ],
)
def test_only_the_damage_of_a_direct_attack_is_waited_for(text: str, foe: str, drawn: int) -> None:
    target = f", target: {foe}" if foe else ""
    found = battle(text, LEVEL_4, f"monsters: [{foe}]", f"A: {{attack: Faro{target}}}")
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(
    ("done", "drawn"),
    [
        ("Destierra 1 carta en tu Cementerio.", 1),
        ("Invoca de Modo Especial 1 monstruo en tu Cementerio en Posición de Ataque.", 1),
        ("Añade a tu mano 1 carta en tu Cementerio.", 1),
        ("Acopla 1 monstruo en tu Cementerio a 1 Monstruo Xyz que controles como material.", 1),
        ("Destierra 1 carta en el Cementerio de tu adversario.", 0),
        ("Destierra 1 carta en tu mano.", 0),
    ],
)
def test_whatever_moves_out_of_ones_own_graveyard(done: str, drawn: int) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, "Si una o más cartas se mueven de tu Cementerio: gana 300 LP."),
            "Ixi": ("rank: 4, atk: 1000, def: 0, kinds: [xyz, effect]", "Esta carta gana 100 ATK."),
            "Obra": ("type: spell", done),
        },
        "monsters: [Faro, {card: Ixi}], graveyard: [Pez Bajo], hand: [Obra, Roca Alta], deck: [9 cards]",
        "deck: [9 cards], graveyard: [Roca Alta]",
        "A: {activate: Obra}",
    )
    assert found.game.tally("A", "lp") == 8000 + 300 * drawn


@pytest.mark.parametrize(("there", "may"), [("", True), ("Farola", False)])
def test_of_a_spell_that_stays_one_is_controlled_and_no_second_one_activated(there: str, may: bool) -> None:
    text = 'Sólo puedes controlar 1 "Farola". Todos los monstruos ganan 100 ATK.'
    found = played(
        {"Farola": ("type: spell, icon: continuous", text)},
        f"spells: [{there}], hand: [{{card: Farola, as: Otra}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Otra}",
    )
    assert ("Otra" in labels(found, "A", "spells")) is may


def test_a_card_put_on_top_and_one_changed_when_the_battle_phase_ends() -> None:
    assert read_as("Coloca 1 carta en tu mano en la parte superior de tu Deck; roba 1 carta.", "Spell", "Normal") == (
        read_as("Pon 1 carta en tu mano en la parte superior de tu Deck; roba 1 carta.", "Spell", "Normal")
    )
    assert read_as("Si esta carta atacó, cámbiala a Posición de Defensa al final de la Battle Phase.") == read_as(
        "Si esta carta atacó, es cambiada a Posición de Defensa al final de la Battle Phase."
    )


def test_who_would_destroy_it_may_stand_first() -> None:
    rest = "puedes desterrar 1 monstruo en tu Cementerio en su lugar."
    assert read_as(f"Si una carta de tu adversario fuera a destruir esta carta, {rest}") == read_as(
        f"Si esta carta fuera a ser destruida por una carta de tu adversario, {rest}"
    )


@pytest.mark.parametrize(("when", "drawn"), [("Draw", 0), ("Standby", 1)])
def test_who_may_not_draw_in_the_draw_phase_has_no_normal_draw(when: str, drawn: int) -> None:
    found = played(
        {"Faro": ("type: spell, icon: continuous", f"No puedes robar durante la {when} Phase.")},
        "spells: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        "B: {go: end}",
        "B: end turn",
        "A: {go: standby}",
        turn="B",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


ATTACKER = "esta carta"
FIRST_PRINT = (
    f"Durante la batalla entre {ATTACKER} atacante y un monstruo en Posición de Defensa cuya DEF sea menor que el ATK de "
    f"{ATTACKER}, inflige la diferencia como daño de batalla a tu adversario."
)


@pytest.mark.parametrize(("foe", "left"), [("Pez Bajo", 6600), ("Roca Alta", 8000)])
def test_the_first_way_of_saying_that_it_pierces(foe: str, left: int) -> None:
    assert read_as(FIRST_PRINT) == {"keywords": ["Penetración"]}
    found = battle(
        FIRST_PRINT, LEVEL_4, f"monsters: [{{card: {foe}, defense: yes}}]", f"A: {{attack: Faro, target: {foe}}}"
    )
    assert found.game.tally("B", "lp") == left


@pytest.mark.parametrize(
    ("said", "until"),
    [
        ("hasta el final de este turno ve sus efectos negados", "end of turn"),
        ("sus efectos son negados hasta el final del próximo turno", "end of next turn"),
    ],
)
def test_effects_are_negated_for_as_long_as_is_said(said: str, until: str) -> None:
    text = "Cuando esta carta es Invocada de Modo Normal: Invoca de Modo Especial, desde tu mano, 1 monstruo Pez, pero"
    deeds = read_as(f"{text} {said}.")["effects"][0]["do"]
    assert deeds[-1] == {"lose": "abilities", "on": "invocada", "until": until}
    deeds = read_as(f"{text} sus efectos son negados.")["effects"][0]["do"]
    assert deeds[-1] == {"mark": "invocada", "as": "negated"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Le inflige 500 puntos de daño a tu adversario.", "Inflige 500 puntos de daño a tu adversario."),
        (
            "Ofrece 1 monstruo en tu Campo como Sacrificio para robar 2 cartas.",
            "Sacrifica 1 monstruo que controles; roba 2 cartas.",
        ),
        (
            'Destierra 2 copias de "Lumbre" en tu Cementerio; roba 1 carta.',
            'Destierra 2 "Lumbre" en tu Cementerio; roba 1 carta.',
        ),
    ],
)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert read_as(one, "Spell", "Normal") == read_as(other, "Spell", "Normal")


def test_no_monsters_or_only_those_is_one_condition() -> None:
    read_here = read_as(
        "Si no controlas monstruos, o sólo monstruos Pez: puedes Invocar esta carta de Modo Especial desde tu mano."
    )
    assert read_here["effects"][0]["if"] == {
        "exists": {"type": "monster", "controller": "you", "none of": [{"race": "pez", "facedown": "no"}]},
        "count": 0,
    }


def test_what_its_bearer_is_made_of_is_each_ones_own() -> None:
    text = "El monstruo equipado no puede atacar, y su ATK y DEF se convierten en 100."
    assert read_as(text, "Spell", "Equip")["effects"][1]["static"][1:] == [
        {"set": one, "to": "100", "on": {"equipped": "self"}} for one in ("atk", "def")
    ]


def test_what_attacks_is_one_of_the_two_that_battle() -> None:
    with pytest.raises(NotUnderstoodError):
        read_as("Durante una batalla entre esta carta y un monstruo en Posición de Defensa, inflige la diferencia.")


@pytest.mark.parametrize(
    ("taken", "read_so"), [("destierra 1 monstruo en tu Cementerio", True), ("descarta 1 monstruo", False)]
)
def test_nobody_destroys_what_was_banished_or_discarded_before(taken: str, read_so: bool) -> None:
    pick = f"Selecciona 1 monstruo que controle tu adversario; {taken} y, si lo haces,"
    assert read_as(f"{pick} destruye ese objetivo.", "Spell", "Normal")
    if read_so:
        assert "{'destroy': 'objetivo'}" in str(read_as(f"{pick} destruye ese monstruo.", "Spell", "Normal"))
    else:
        with pytest.raises(NotUnderstoodError):
            read_as(f"{pick} destruye ese monstruo.", "Spell", "Normal")


def test_an_xyz_monster_is_laid_on_this_one_face_up() -> None:
    summon = (
        "Una vez por turno: puedes Invocar de Modo Especial, desde tu Deck Extra, 1 Monstruo Xyz Pez usando esta carta"
    )
    mine = {"is": "self", "controller": "you"}
    for said, base in (("que controlas", mine), ("boca arriba que controlas", mine | {"facedown": "no"})):
        (one,) = read_as(f"{summon} {said} como material (esto se trata como una Invocación Xyz).")["effects"]
        assert (one["do"][-1]["on"], one["do"][-1]["treated as"]) == (base, "xyz")


@pytest.mark.parametrize(
    ("whose", "by"),
    [
        ("monstruos de Nivel 4 o menor", {"type": "monster", "level": "<= 4"}),
        ("monstruos Pez de tu adversario", {"type": "monster", "race": "pez", "controller": "opponent"}),
    ],
)
def test_who_may_not_attack_it(whose: str, by: dict[str, str]) -> None:
    (one,) = read_as(f"Los {whose} no pueden seleccionar esta carta para ataques.")["effects"]
    assert one["static"] == [{"forbid": {"event": "attacked", "of": {"is": "self"}, "by": by}}]


def test_one_kind_is_raised_and_another_lowered() -> None:
    text = "Aumenta en 500 puntos el ATK de todos los monstruos de FUEGO y reduce en 400 puntos el ATK de los de AGUA."
    with pytest.raises(NotUnderstoodError):
        read_as(text)
    (one,) = read_as(text.replace("los de AGUA", "todos los monstruos de AGUA"))["effects"]
    assert [(part["by"], part["on"]["attribute"]) for part in one["static"]] == [("500", "fuego"), (-400, "agua")]

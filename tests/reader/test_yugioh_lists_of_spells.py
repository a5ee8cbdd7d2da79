"""Lists of effects on Spells, what is laid on what, who attacks whom: what each part of our own sentences changes."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import labels, played
from tests.reader.printed import effects

LIST = "● Roba 1 carta. ● Inflige 300 puntos de daño a tu adversario."
DRAWN, HURT = [{"draw": "1"}], [{"damage": "300", "player": "opponent"}]


def spell(text: str, icon: str = "Normal") -> Any:
    (found,) = effects(text, "Spell", icon)
    return found


@pytest.mark.parametrize(
    "head",
    [
        "Aplica 1 de estos efectos, o, si controlas un monstruo Pez, puedes aplicar ambos en secuencia.",
        "Aplica 1 de estos efectos, o ambos en secuencia si controlas un monstruo Pez.",
    ],
)
def test_one_of_these_or_both_where_something_is_so(head: str) -> None:
    (found,) = spell(f"{head} {LIST}")["resolve"]
    assert found["if"]["exists"]["race"] == "pez"
    assert found["then"] == [{"one of": {"primero": DRAWN, "segundo": HURT, "ambos": [*DRAWN, *HURT]}}]
    assert found["else"] == [{"one of": {"primero": DRAWN, "segundo": HURT}}]


def test_one_of_these_alone_is_never_both() -> None:
    (found,) = spell(f"Aplica 1 de estos efectos. {LIST}")["resolve"]
    assert set(found["one of"]) == {"primero", "segundo"}


@pytest.mark.parametrize(
    "head",
    [
        "Dependiendo del número de monstruos Pez que controles, aplica estos efectos en secuencia.",
        "Aplica estos efectos en secuencia, dependiendo del número de monstruos Pez que controles.",
    ],
)
def test_by_how_many_said_before_or_behind(head: str) -> None:
    one, two = spell(f"{head} ● 1+: Roba 1 carta. ● 2+: Inflige 300 puntos de daño a tu adversario.")["resolve"]
    assert (one["if"]["count"], two["if"]["count"]) == (">= 1", ">= 2")
    assert (one["then"], two["then"]) == (DRAWN, HURT)


def test_each_of_these_in_its_own_time() -> None:
    text = (
        "Activa 1 de estos efectos; ● Durante tu turno: roba 1 carta."
        " ● Durante el turno de tu adversario: inflige 300 puntos de daño a tu adversario."
    )
    mine, theirs = effects(text, "Spell", "Quick-Play")
    assert (mine["if"], mine["resolve"]) == ({"turn": "you"}, DRAWN)
    assert (theirs["if"], theirs["resolve"]) == ({"turn": "opponent"}, HURT)


def test_one_of_these_under_a_condition_and_the_other_always() -> None:
    text = (
        "Activa 1 de estos efectos; ● Si controlas un monstruo Pez: roba 1 carta."
        ' ● Inflige 300 puntos de daño a tu adversario. Sólo puedes activar 1 "Alba del Faro" por turno.'
    )
    first, second = effects(text, "Spell", "Quick-Play")
    assert first["if"]["exists"]["race"] == "pez" and "if" not in second
    assert first["once per turn"] == second["once per turn"] == "activation by name"


@pytest.mark.parametrize("prep", ["a", "contra"])
def test_who_declares_an_attack_on_whom(prep: str) -> None:
    text = f"Cuando un monstruo de tu adversario declara un ataque {prep} un monstruo Pez que controlas: roba 1 carta."
    found = spell(text, "Quick-Play")["when"]
    assert found["event"] == "attacked" and found["of"]["race"] == "pez"
    assert found["by"] == {"type": "monster", "controller": "opponent"}


def test_which_of_the_two_that_fight_is_meant_is_not_told() -> None:
    said = "Cuando un monstruo de tu adversario declara un ataque a un monstruo Pez que controlas:"
    assert spell(f"{said} destruye el monstruo atacante.", "Quick-Play")["do"] == [{"destroy": "cause"}]
    with pytest.raises(NotUnderstoodError):
        spell(f"{said} destruye ese monstruo.", "Quick-Play")


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("Monstruo Xyz que controles; acopla 1 carta en tu mano a ese monstruo como material", ("put", "under")),
        ("Monstruo Xyz que controles; acopla 1 monstruo en tu Cementerio a ese monstruo", ("put", "under")),
        ("monstruo Pez que controles; equipa 1 monstruo Roca en tu Cementerio a ese monstruo", ("equip card", "to")),
    ],
)
def test_what_is_chosen_is_laid_on_the_one_that_was_selected_and_not_on_itself(
    said: str, done: tuple[str, str]
) -> None:
    verb, goal = done
    laid = spell(f"Selecciona 1 {said}.")["resolve"][-1]
    assert (laid[verb], laid[goal]) == ("elegida", "objetivo")


def test_where_nothing_was_selected_it_is_not_told_on_what_it_is_laid() -> None:
    with pytest.raises(NotUnderstoodError):
        effects(
            "Si un Monstruo Xyz que controlas destruye un monstruo en batalla: puedes acoplar 1 monstruo en tu Cementerio"
            " a ese monstruo como material.",
            "Spell",
            "Continuous",
        )


def test_so_many_as_were_banished_may_be_those_that_were_paid_or_all() -> None:
    aim = "selecciona cartas en el Campo, hasta el número de monstruos desterrados"
    with pytest.raises(NotUnderstoodError):
        spell(f"Destierra 2 monstruos Pez en tu Cementerio; {aim}; destrúyelas.")
    assert "banished" in str(spell(f"{aim.capitalize()}; destrúyelas."))


@pytest.mark.parametrize(("there", "lost"), [("Pez Bajo", ["ambos", 7700, 8]), ("Roca Alta", ["segundo", 7700, 9])])
def test_both_at_the_table_only_where_it_is_so(there: str, lost: list[Any]) -> None:
    text = f"Aplica 1 de estos efectos, o ambos en secuencia si controlas un monstruo Pez. {LIST}"
    found = played(
        {"Marea": ("type: spell", text)},
        f"hand: [Marea], monsters: [{there}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Marea, mode: {lost[0]}}}",
    )
    assert (found.game.tally("B", "lp"), len(found.game.zone("A", "deck"))) == (lost[1], lost[2])


def test_a_card_is_laid_under_the_selected_monster_at_the_table() -> None:
    found = played(
        {
            "Marea": (
                "type: spell",
                "Selecciona 1 monstruo Roca que controles; equipa 1 monstruo Pez en tu Cementerio a ese monstruo.",
            )
        },
        "hand: [Marea], monsters: [Roca Alta], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Marea}",
    )
    assert labels(found, "A", "spells") == ["Pez Bajo"]
    assert found.game.card("Pez Bajo").mark("equipped") == "Roca Alta"


@pytest.mark.parametrize("but", ["excepto monstruos de TIERRA", "excepto de monstruos de TIERRA"])
def test_effects_of_which_monsters_may_be_activated_is_said_in_one_way(but: str) -> None:
    _, ban = spell(f"Roba 1 carta, pero por el resto de este turno no puedes activar efectos de monstruos, {but}.")[
        "resolve"
    ]
    assert ban["forbid"]["of"]["none of"] == [{"type": "monster", "attribute": "tierra"}]
    assert ban["forbid"]["of"]["type"] == "monster" and ban["until"] == "end of turn"


@pytest.mark.parametrize("must", ["Debes también", "También debes"])
def test_what_a_ritual_needs_too(must: str) -> None:
    text = 'Esta carta se usa para Invocar por Ritual a "Pez Uno".'
    (found,) = spell(
        f"{text} {must} sacrificar monstruos en tu mano o Campo cuyos Niveles totales sean igual o mayor que 6."
    )["resolve"]
    assert found["levels"] == "6" and found["ritual summon"] == {"name": "Pez Uno"}


def test_cards_and_effects_of_one_group_alone_is_said_in_one_way() -> None:
    text = 'Roba 1 carta, pero por el resto de este turno no puedes activar cartas o efectos, excepto cartas "Faro".'
    assert spell(text)["resolve"][1]["forbid"]["of"] == {"none of": [{"name contains": "Faro"}]}

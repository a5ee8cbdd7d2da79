"""What is paid for an attack, or it is not declared; what is destroyed before the damage is calculated."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import played
from tests.reader.printed import monster as effects

BARRED = [{"forbid": {"event": "attack", "of": {"is": "self"}}}]
FEE = {"event": "attack", "of": {"is": "self"}}


def unpaid(kind: str) -> Any:
    return {"not": {"happened": {"event": kind, "by": {"is": "self"}}}}


@pytest.mark.parametrize(
    "text",
    [
        "No puedes declarar un ataque con esta carta a menos que pagues 300 LP.",
        "Esta carta no puede atacar a menos que pagues 300 LP.",
        "Debes pagar 300 LP para declarar un ataque con esta carta.",
    ],
)
def test_life_points_for_an_attack(text: str) -> None:
    barred, paid = effects(text)
    poor = {"compare": {"fact": "lp"}, "with": "< 300"}
    assert barred == {"static": BARRED, "while": {"all": [poor, unpaid("pay life")]}}
    assert paid == {"would": FEE, "do": [{"pay": "300"}]}


def test_a_card_for_an_attack_is_refused() -> None:
    """The table looks again whether one may attack when it has been given, and there may be none left."""
    with pytest.raises(NotUnderstoodError):
        effects("Esta carta no puede declarar un ataque a menos que mandes 1 carta de tu mano al Cementerio.")


@pytest.mark.parametrize(("lp", "harm"), [(350, 600), (250, 0)])
def test_who_cannot_pay_does_not_attack(lp: int, harm: int) -> None:
    text = "No puedes declarar un ataque con esta carta a menos que pagues 300 LP."
    found = played(
        {
            "Farera": ("level: 4, atk: 600, def: 900, kinds: [effect]", text),
            "Merma": ("type: spell", f"Recibes {8000 - lp} puntos de daño."),
        },
        "monsters: [Farera], hand: [Merma]",
        "deck: [9 cards]",
        "A: {activate: Merma}",
        "A: {go: battle}",
        "A tries: {attack: Farera}",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == (lp - (300 if harm else 0), 8000 - harm)


def test_life_points_are_paid_for_each_attack() -> None:
    text = "No puedes declarar un ataque con esta carta a menos que pagues 300 LP. Esta carta puede hacer un segundo ataque durante cada Battle Phase."
    found = played(
        {"Farera": ("level: 4, atk: 600, def: 900, kinds: [effect]", text)},
        "monsters: [Farera]",
        "deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Farera}",
        "A: {attack: Farera}",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == (7400, 6800)


def test_before_any_damage_is_calculated() -> None:
    texts = [
        "Si esta carta ataca a un monstruo boca abajo en Posición de Defensa: destruye ese monstruo al comienzo del Damage Step.",
        "Si esta carta ataca a un monstruo boca abajo en Posición de Defensa, destruye ese monstruo inmediatamente con el efecto de esta "
        "carta sin voltearlo boca arriba ni aplicar el cálculo de daño.",
    ]
    (one,), (other,) = (effects(text) for text in texts)
    assert one == other
    assert one["when"]["to"] == "start"


@pytest.mark.parametrize(("may", "how"), [("Si no lo haces", "by"), ("Si no puedes", "do")])
def test_one_may_not_pay_or_one_must(may: str, how: str) -> None:
    (found,) = effects(f"Paga 300 LP durante cada una de tus Standby Phases. {may}, destruye esta carta.")
    assert how in found["do"][0]
    assert (how == "do") is ("by" not in found["do"][0])


def test_what_is_activated_is_negated_by_what_is_discarded() -> None:
    (found,) = effects(
        "Cuando tu adversario activa una Carta Mágica, puedes descartar esta carta para negar la activación y destruirla."
    )
    assert (found["activate"], found["zone"]) == ("quick", "hand")
    assert found["if"] == {
        "answers": {"event": "activate", "to": "card", "of": {"type": "spell"}, "player": "opponent"}
    }


def test_what_was_called_is_gone_at_the_end() -> None:
    (found,) = effects(
        "Cuando esta carta es Invocada de Modo Normal, puedes Invocar de Modo Especial 1 monstruo Pez de tu mano. Durante la End Phase, "
        "destruye el monstruo Invocado por este efecto."
    )
    assert found["do"][-1] == {"later": {"event": "phase", "to": "end"}, "do": [{"destroy": "invocada"}]}

"""Link Summons that an effect makes, right after it has resolved."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read

AT_ONCE = "inmediatamente después de que se resuelva este efecto"


def summons(how: str) -> list[dict[str, Any]]:
    """What the effect of a monster called Pez Vela does."""
    text = f"Durante tu Main Phase: puedes descartar 1 carta; {AT_ONCE}, Invoca por Enlace {how}."
    (one,) = read("yugioh", Printing("Pez Vela", text, {"type": "Monster"})).fields["effects"]
    return list(one["do"])


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("1 Monstruo de Enlace usando materiales que controles", {}),
        ("1 Monstruo de Enlace usando monstruos que controles, incluyendo esta carta", {"including": {"is": "self"}}),
        ("1 Monstruo de Enlace usando sólo monstruos Pez que controles", {"with": {"race": "pez"}}),
    ],
)
def test_with_which_materials(how: str, said: dict[str, Any]) -> None:
    (one,) = summons(how)
    assert one["link summon"] == {"type": "monster", "kinds": "link"}
    assert one.get("including") == said.get("including")
    assert one.get("with", {}).get("race") == said.get("with", {}).get("race")


def test_by_another_summon_it_is_another() -> None:
    (one,) = summons("1 monstruo Ciberso usando esta carta")
    assert one["link summon"] == {"type": "monster", "race": "ciberso"}


@pytest.mark.parametrize("how", ["2 Monstruos de Enlace usando esta carta", "1 Monstruo de Enlace usando cartas"])
def test_neither_two_nor_with_what_is_not_said(how: str) -> None:
    with pytest.raises(NotUnderstoodError):
        summons(how)

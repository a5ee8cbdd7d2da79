"""By an effect something is destroyed; as the material of a Fusion it is sent, banished or gone, and never destroyed."""

from typing import Any

import pytest

from judgekit.reader import Printing, read


def heard(said: str) -> Any:
    printing = Printing(
        "Farola", f"Si esta carta {said}: roba 1 carta.", {"type": "Monster", "type_line": "Fish / Effect"}
    )
    return read("yugioh", printing).fields["effects"][0]["when"]


def causes(said: str) -> list[Any]:
    found = heard(said)
    return [one["cause"] for one in (found if isinstance(found, list) else [found])]


@pytest.mark.parametrize(
    ("said", "by"),
    [
        ("es destruida por el efecto de una carta", ["effect"]),
        ("es destruida por el efecto de una carta y mandada al Cementerio", ["effect"]),
        ("es destruida en batalla o por tu efecto", ["battle", "effect"]),
        ("es mandada al Cementerio por el efecto de una carta", [["effect", "fusion"]]),
        ("es desterrada por el efecto de una carta", [["effect", "fusion"]]),
        ("deja el Campo por el efecto de una carta", [["effect", "fusion"]]),
    ],
)
def test_only_what_goes_elsewhere_goes_as_material(said: str, by: list[Any]) -> None:
    assert causes(said) == by

"""Pieces are made one by one, kept together, and made again alone."""

from pathlib import Path
from typing import Any

import pytest

from judgekit.cache import Shelf, key, pieces

SHELF = Shelf("piezas", kept=3)


def made(wanted: dict[str, str], shared: str = "código") -> tuple[list[Any], list[str]]:
    """The pieces, and what was made for them."""
    now: list[str] = []

    def make(one: str) -> Any:
        now.append(one)
        return None if one == "mal" else {"dice": one}

    return pieces(SHELF, key(shared), wanted, make), now


def test_what_has_not_changed_is_not_made_again(root: Path) -> None:
    assert made({"k1": "a", "k2": "b"}) == ([{"dice": "a"}, {"dice": "b"}], ["a", "b"])
    assert made({"k2": "b", "k1": "a"}) == ([{"dice": "b"}, {"dice": "a"}], [])
    assert made({"k1": "a", "k3": "c"}) == ([{"dice": "a"}, {"dice": "c"}], ["c"])
    assert made({"k1": "a"}) == ([{"dice": "a"}], [])


def test_what_is_no_longer_wanted_is_let_go(root: Path) -> None:
    made({"k1": "a", "k2": "b"})
    made({"k1": "a"})
    assert made({"k1": "a", "k2": "b"})[1] == ["b"]


def test_other_code_makes_all_again_and_both_stay(root: Path) -> None:
    made({"k1": "a"})
    assert made({"k1": "a"}, "otro código")[1] == ["a"]
    assert made({"k1": "a"})[1] == []
    assert made({"k1": "a"}, "otro código")[1] == []


def test_what_cannot_be_made_is_tried_again(root: Path) -> None:
    assert made({"k1": "a", "k2": "mal"}) == ([{"dice": "a"}], ["a", "mal"])
    assert made({"k1": "a", "k2": "mal"}) == ([{"dice": "a"}], ["mal"])


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"k1": "falso"}'])
def test_what_somebody_changed_is_not_believed(root: Path, damage: bytes) -> None:
    made({"k1": "a"})
    next(root.rglob("pieces.json")).write_bytes(damage)
    assert made({"k1": "a"}) == ([{"dice": "a"}], ["a"])


def test_without_a_cache_all_is_made_each_time(root: Path) -> None:
    root.write_text("no soy una carpeta")
    for _ in range(2):
        assert made({"k1": "a"}) == ([{"dice": "a"}], ["a"])

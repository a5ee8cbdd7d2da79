"""Mechanics have names in Spanish: what a judge reads, and may type."""

import pytest

from judgekit import bank
from judgekit.bank import Filters, entries, select
from judgekit.bank.mechanics import mechanic_names
from judgekit.errors import UserError


def ids(typed: str, game: str) -> set[str]:
    chosen = select(Filters(game, mechanics=(typed,)), lambda: pytest.fail("no clause is named"))
    return {one.id for one in chosen.entries}


def test_every_mechanic_of_the_bank_has_a_name_and_no_name_is_of_none() -> None:
    written = {word for one in entries() for word in one.mechanics}
    assert written == mechanic_names().keys()


def test_a_name_means_every_word_that_bears_it() -> None:
    together = ids("leave-the-field", "yugioh") | ids("leaves-field", "yugioh") | ids("leaves-the-field", "yugioh")
    assert ids("Dejar el campo", "yugioh") == together > ids("leaves-field", "yugioh")


def test_a_misprinted_name_is_told_its_neighbour() -> None:
    with pytest.raises(UserError, match="¿quisiste decir «Iniciativa»"):
        ids("inciativa", "fftcg")


def test_names_come_as_a_dictionary_orders_them() -> None:
    found = bank.all_names(entries(None, "yugioh"))
    assert found == list(dict.fromkeys(found))
    assert found.index("la mano") < found.index("«luchó»") < found.index("Mágicas de Campo") < found.index("Main Phase")

"""Which scenarios are printed."""

import pytest

from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.report.wanted import Filters, is_clause, scenarios

ID = "digimon/disparo-nuevo-primero"


def test_a_clause_and_a_scenario_are_told_apart() -> None:
    assert is_clause("fftcg:11.8")
    assert is_clause("11.8.1-11.8.5")
    assert is_clause("lorcana:1.7.7/ejemplo-b")
    assert not is_clause(ID)
    assert not is_clause("disparo-nuevo-primero")
    assert not is_clause("11.yaml")


@pytest.mark.parametrize(
    "filters",
    [
        Filters("digimon"),
        Filters("digimon", "3"),
        Filters("digimon", clauses=("3.1",)),
        Filters(clauses=("digimon:3",)),
        Filters(mechanics=("newest-trigger-first",)),
    ],
)
def test_filters_that_it_passes(filters: Filters, store: Store) -> None:
    assert ID in {one.id for one in scenarios([], filters, store)}


@pytest.mark.parametrize(
    ("filters", "says"),
    [
        (Filters("fftcg"), "Ningún escenario"),
        (Filters("digimon", "22"), "Ningún escenario"),
        (Filters(clauses=("digimon:22.6",)), "Ningún escenario"),
        (Filters(mechanics=("newest-triger-first",)), "quisiste decir «newest-trigger-first»"),
        (Filters(clauses=("digimon:99.9",)), "no existe"),
    ],
)
def test_filters_that_it_does_not_pass(filters: Filters, says: str, store: Store) -> None:
    with pytest.raises(UserError, match=says):
        scenarios([ID], filters, store)

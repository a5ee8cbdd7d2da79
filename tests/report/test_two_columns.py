"""Clauses in two columns."""

from judgekit.report.model import Quote
from judgekit.report.two_columns import LETTERS, MOST_IN_ROWS, rows


def quotes(*sizes: int) -> list[Quote]:
    return [Quote(f"fftcg:{at}", "", "", "", "", ("x" * size,)) for at, size in enumerate(sizes, 1)]


def test_rows_are_short_balanced_and_in_order() -> None:
    given = quotes(*[300] * 20)
    found = rows(given)
    assert [one for row in found for one in (*row.left, *row.right)] == given
    assert all(row.whole and not row.over for row in found)
    assert all(abs(len(row.left) - len(row.right)) <= 1 for row in found)
    assert max(len(row.left) + len(row.right) for row in found) <= LETTERS // 300 + 1


def test_what_fills_more_than_a_page_flows() -> None:
    given = quotes(*[MOST_IN_ROWS // 3] * 4)
    [row] = rows(given)
    assert row.over
    assert list(row.left) == given


def test_one_clause_or_none() -> None:
    [row] = rows(quotes(10))
    assert (len(row.left), len(row.right)) == (1, 0)
    assert rows([]) == []

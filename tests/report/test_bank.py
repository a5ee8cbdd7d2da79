"""The bank prints, in every format, without a warning, in type as small as it must be.

One scenario of ten, of fourteen where slips are only measured; with `--whole-bank` every one: its reasons take most of it.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from judgekit import bank, games
from judgekit.corpus.store import Store
from judgekit.report import documents, sizes
from judgekit.report.model import Report
from judgekit.report.quoted import may_be_smaller
from judgekit.report.rendering import FORMATS, Renderer
from tests.report.reading import texts

SOME, A_FEW = 10, 14
AT_ONCE = 50


def parts(report: Report) -> Iterator[Report]:
    """The report a few slips at a time, so that a machine of little memory can print them."""
    for start in range(0, len(report.slips), AT_ONCE):
        yield replace(report, slips=report.slips[start : start + AT_ONCE])


@pytest.fixture
def slips(store: Store, request: pytest.FixtureRequest) -> Callable[[str, int], Report]:
    """The slips of one scenario of so many of a game."""
    whole = request.config.getoption("--whole-bank")

    def of(game: str, of_so_many: int) -> Report:
        chosen = bank.scenarios(game=game)[:: 1 if whole else of_so_many]
        return documents.slips(chosen, store, documents.Wanted())

    return of


@pytest.mark.parametrize("game", games.names())
def test_a_scenario_prints_in_every_format(game: str, slips: Callable[[str, int], Report]) -> None:
    report = slips(game, SOME)
    assert [one.id for one in report.slips if not one.verified] == []
    assert [one.id for one in report.slips if one.warnings] == []
    for format_ in FORMATS.values():
        for part in parts(report):
            content, warnings = Renderer(format_).render(part)
            assert warnings == ()
            assert content
    for one in report.slips:
        assert one.ruling.sentence
        assert all("\n" not in text for text in texts(one))


@pytest.mark.parametrize("game", games.names())
def test_a_slip_that_is_not_measured_would_not_be_smaller(game: str, slips: Callable[[str, int], Report]) -> None:
    report = slips(game, A_FEW)
    unmeasured = tuple(one for one in report.slips if not may_be_smaller(one, report.paper))
    assert 1 < len(unmeasured) < len(report.slips)
    renderer = Renderer(FORMATS["pdf"])
    apart = replace(report, slips=unmeasured)
    assert sizes.sizes(apart, renderer.measuring, every=True) == {}

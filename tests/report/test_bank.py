"""Every scenario of the bank prints, in every format, without a warning, in type as small as it must be."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from judgekit import bank, games
from judgekit.corpus.store import Store
from judgekit.report import documents, sizes
from judgekit.report.model import Report
from judgekit.report.quoted import may_be_smaller
from judgekit.report.rendering import FORMATS, Renderer
from tests.report.reading import texts

SOME = 5
A_FEW = 50


def parts(report: Report) -> Iterator[Report]:
    """The report a few slips at a time, so that a machine of little memory can print them."""
    for start in range(0, len(report.slips), A_FEW):
        yield replace(report, slips=report.slips[start : start + A_FEW])


@pytest.mark.parametrize("game", games.names())
def test_every_scenario_prints_in_every_format(game: str, store: Store) -> None:
    scenarios = bank.scenarios(game=game)
    report = documents.slips(scenarios, store, documents.Wanted())
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
def test_a_slip_that_is_not_measured_would_not_be_smaller(game: str, store: Store) -> None:
    report = documents.slips(bank.scenarios(game=game), store, documents.Wanted())
    unmeasured = tuple(one for one in report.slips if not may_be_smaller(one, report.paper))
    assert SOME < len(unmeasured) < len(report.slips)
    renderer = Renderer(FORMATS["pdf"])
    apart = replace(report, slips=unmeasured[::SOME])
    assert sizes.sizes(apart, renderer.measuring, every=True) == {}

"""Every scenario of the bank prints, in every format, without a warning."""

import pytest

from judgekit import bank, games
from judgekit.corpus.store import Store
from judgekit.report import documents
from judgekit.report.rendering import FORMATS, Renderer
from tests.report.reading import texts


@pytest.mark.parametrize("game", games.names())
def test_every_scenario_prints_in_every_format(game: str, store: Store) -> None:
    scenarios = bank.scenarios(game=game)
    report = documents.slips(scenarios, store, documents.Wanted())
    assert [one.id for one in report.slips if not one.verified] == []
    assert [one.id for one in report.slips if one.warnings] == []
    for format_ in FORMATS.values():
        content, warnings = Renderer(format_).render(report)
        assert warnings == ()
        assert content
    for one in report.slips:
        assert one.ruling.sentence
        assert all("\n" not in text for text in texts(one))

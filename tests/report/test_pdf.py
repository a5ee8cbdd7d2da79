"""PDF: its own fonts where they serve, a sentence where typst is missing."""

import subprocess
import sys

from judgekit.corpus.store import Store
from judgekit.report import documents, pdf
from judgekit.report.rendering import FORMATS, Renderer
from judgekit.scenario.model import Scenario
from tests.benchmarks.report import pages
from tests.report.conftest import SCENARIO


def test_letters_that_its_fonts_have_not_are_taken_from_the_system_and_it_says_so() -> None:
    assert pdf.compiled('#"Ñandú → 1"')[1] == ()
    assert pdf.compiled('#"マルス"')[1] == (pdf.OTHER_FONTS,)


def test_a_slip_of_few_steps_has_few_pages(scenario: Scenario, store: Store) -> None:
    content, _ = Renderer(FORMATS["pdf"]).render(documents.slips([scenario], store, documents.Wanted()))
    assert 1 <= pages(content) <= 2


def test_without_typst_a_sentence_says_how_to_get_it() -> None:
    code = (
        "import sys; sys.modules['typst'] = None; sys.argv[1:] = ['report', sys.argv[1], '-f', 'pdf', '-o', '-'];"
        "from judgekit.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code, str(SCENARIO)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "pip install 'judgekit[pdf]'" in done.stderr
    assert "Traceback" not in done.stderr

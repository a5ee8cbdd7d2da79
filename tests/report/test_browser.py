"""The page in a real browser, where one is installed: on paper and on a phone."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from judgekit.corpus.store import Store
from judgekit.report import documents
from judgekit.report.rendering import FORMATS, Renderer
from judgekit.scenario.model import Scenario
from tests.benchmarks.report import pages

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PHONE = 500  # no narrower window is given by headless Chromium; a frame inside is as narrow as we like
MEASURE = """<!DOCTYPE html><iframe id=f src="slip.html" style="width:%dpx;height:4000px;border:0"></iframe><script>
f.onload = () => { const d = f.contentDocument, e = d.documentElement;
  const wide = [...d.querySelectorAll('main *')].filter(x => x.getBoundingClientRect().right > e.clientWidth + 1);
  const small = Math.min(...[...d.querySelectorAll('svg')].map(s => s.getBoundingClientRect().width / 340));
  document.title = JSON.stringify([e.scrollWidth, e.clientWidth, wide.length, small, d.querySelectorAll('svg').length]);
  document.body.append(document.title); };
</script>"""


@pytest.fixture(scope="module")
def browser() -> str:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(f"no browser is installed ({', '.join(NAMES)}): the HTML was not opened in one")
    return found


@pytest.fixture
def page(tmp_path: Path, scenario: Scenario, store: Store) -> Path:
    path = tmp_path / "slip.html"
    report = documents.slips([scenario], store, documents.Wanted())
    path.write_bytes(Renderer(FORMATS["html"]).render(report)[0])
    return path


def run(browser: str, folder: Path, *arguments: str) -> str:
    command = [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
        "--allow-file-access-from-files", f"--user-data-dir={folder / 'profile'}", *arguments,
    ]  # fmt: skip
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


def test_it_prints_on_paper(browser: str, page: Path) -> None:
    pdf = page.with_suffix(".pdf")
    run(browser, page.parent, "--no-pdf-header-footer", f"--print-to-pdf={pdf}", page.as_uri())
    content = pdf.read_bytes()
    assert 1 <= pages(content) <= 3
    assert re.search(rb"/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]", content), "the paper is not A4"


@pytest.mark.parametrize("width", [360, 480, 800])
def test_nothing_is_wider_than_the_screen(browser: str, page: Path, width: int) -> None:
    outer = page.with_name("outer.html")
    outer.write_text(MEASURE % width, encoding="utf-8")
    shown = run(browser, page.parent, "--virtual-time-budget=5000", "--dump-dom", outer.as_uri())
    found = re.search(r"\[(\d+),(\d+),(\d+),([\d.]+),(\d+)\]", shown)
    assert found, shown[-500:]
    scrolls, room, too_wide, scale, pictures = (float(one) for one in found.groups())
    assert scrolls <= room
    assert too_wide == 0
    assert pictures == 4
    assert scale > 0.8, "the letters of the pictures are too small to read"


def test_it_shows_its_text_without_script(browser: str, page: Path) -> None:
    shown = run(browser, page.parent, "--dump-dom", page.as_uri())
    assert "Cláusulas citadas" in shown
    assert "<script" not in shown

"""The site in a real Chromium: served from a folder, opened as a phone and as a laptop.

Needs Chromium (`chromium` on the path), Playwright for Python, and Pyodide (`npm install` puts it under node_modules, or
JUDGEKIT_PYODIDE names its folder); skipped with the reason where one of them is not there.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from judgekit.corpus.library import Library
from judgekit.site import Built, Wanted, build
from judgekit.workers import Workers
from tests.site.conftest import GAME, in_the_place_of_the_bank

PROJECT = Path(__file__).parents[3]
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
SIZES = {"phone": (360, 740), "laptop": (1280, 800)}
PATIENCE = 120_000
"""Milliseconds that a machine which does much else may take to have Python ready."""


@pytest.fixture(scope="session")
def pyodide() -> Path:
    """The folder of the runtime."""
    found = Path(os.environ.get("JUDGEKIT_PYODIDE", PROJECT / "node_modules" / "pyodide"))
    if not (found / "pyodide.mjs").is_file() and not (found / "package" / "pyodide.mjs").is_file():
        pytest.skip(f"Pyodide is not in {found}: npm install, or JUDGEKIT_PYODIDE")
    return found


@pytest.fixture(scope="session")
def computing(few: Path, pyodide: Path, tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A small site that computes."""
    folder = tmp_path_factory.mktemp("computing") / "web"
    with in_the_place_of_the_bank(few):
        return build(Wanted(folder, (GAME,), pyodide, Workers(1)), Library())


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Host:
    """A host of static files, which may be taken off the network."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server = self._begin(0)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/"

    def _begin(self, port: int) -> ThreadingHTTPServer:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(self._folder)))
        Thread(target=server.serve_forever, daemon=True).start()
        return server

    def stop(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def host(computing: Built) -> Iterator[Host]:
    """The site, served."""
    serving = Host(computing.folder)
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One Chromium for all tests."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright for Python is not installed")
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("Chromium is not on the path")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=path, headless=True, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    """A phone, then a laptop."""
    return str(request.param)


@pytest.fixture
def page(chromium: Any, size: str) -> Iterator[Any]:
    """A page of somebody who has never been there; whatever it complains of fails the test."""
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if size == "phone" else "light",
        has_touch=size == "phone",
        is_mobile=size == "phone",  # what is too wide widens the page, and what is fixed goes out of sight with it
        permissions=["clipboard-read", "clipboard-write"],
    )
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    opened.set_default_timeout(PATIENCE)
    yield opened
    context.close()
    assert [one for one in complaints if "ERR_CONNECTION_REFUSED" not in one] == []


@pytest.fixture
def shot(size: str, tmp_path: Path) -> Callable[[Any, str], None]:
    """Keeps a picture of a page in the folder JUDGEKIT_SCREENSHOTS, for looking at; nowhere where it is not said."""
    folder = os.environ.get("JUDGEKIT_SCREENSHOTS")

    def keep(shown: Any, name: str) -> None:
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            shown.screenshot(path=str(Path(folder) / f"{size}-{name}.png"))

    return keep


def ready(page: Any) -> None:
    """Until Python answers."""
    page.wait_for_function("() => ['ready', 'broken'].includes(document.querySelector('jk-state').dataset.state)")
    assert page.evaluate("document.querySelector('jk-state').dataset.state") == "ready"

"""Fixtures: a cache of the run's own, the shipped edition, the original documents where they are."""

import json
import os
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from judgekit import shipped
from judgekit.corpus import layouts, manifest, parse
from judgekit.corpus.document import Document
from judgekit.corpus.library import Library
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.model import Clause
from tests import campaign

ORIGINALS = Path(__file__).parents[2] / "shared" / "originals"
ORIGINAL_FILES = {
    "fftcg": "000_bf2670f88f5b18a9.txt",
    "yugioh": "001_5ec62e7717eafc06.txt",
    "lorcana": "002_d13878877649ad49.txt",
    "cipher": "003_2f1dfd759e3eb391.txt",
    "digimon": "004_adad662715c0c539.txt",
}
GAMES = sorted(ORIGINAL_FILES)
PROCESSES = 2


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """A run of everything is shared by two processes where xdist is there and nobody says how many (`-n 0`: one)."""
    everything = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.option.collectonly
    is_one_of_them = "PYTEST_XDIST_WORKER" in os.environ  # which would share its part again, without end
    if everything and not is_one_of_them and getattr(config.option, "numprocesses", 0) is None:
        config.option.numprocesses, config.option.dist = PROCESSES, "worksteal"  # the long tests lie side by side


def pytest_configure() -> None:
    """A campaign's seed is drawn once for all the processes.

    Control-C is heard: a shell that starts a run in the background has it ignored, by all that the run starts as well.
    """
    campaign.draw()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> list[str]:
    """Where the seeds of a campaign begin."""
    return [f"random play: {campaign.CAMPAIGN}={campaign.first_seed()}"] if campaign.is_campaign() else []


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """No test touches the user's cache; the processes of a run share one, so that each thing is built once."""
    of_process = tmp_path_factory.getbasetemp()
    folder = (of_process.parent if "PYTEST_XDIST_WORKER" in os.environ else of_process) / "cache"
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGEKIT_CACHE", str(folder))
        patch.delenv("JUDGEKIT_RULES", raising=False)
        yield folder


@pytest.fixture(scope="session")
def edition() -> Library:
    """The study edition that judgekit ships."""
    return Library()


@pytest.fixture(scope="session")
def originals(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The original documents under the shipped manifests; skips where they are not on the machine."""
    if not ORIGINALS.is_dir():
        pytest.skip(f"the original documents are not in {ORIGINALS}")
    folder = tmp_path_factory.mktemp("originals")
    for game, name in ORIGINAL_FILES.items():
        shutil.copyfile(shipped.folder("rules_text") / f"{game}.yaml", folder / f"{game}.yaml")
        shutil.copyfile(ORIGINALS / name, folder / f"{game}.txt")
    return Library(folder)


def card(layout: str, **fields: object) -> Manifest:
    """A small manifest for a text in a layout."""
    texts = dict.fromkeys(manifest.TEXTS, "prueba")
    data = texts | {"game": "juego", "layout": layout, "authority": "guide"} | fields
    return manifest.read(json.dumps(data, ensure_ascii=False), "prueba.yaml", layouts.names())


@pytest.fixture
def read() -> Callable[..., Document]:
    """Parse a text in a layout."""
    return lambda layout, text, **fields: parse.parse(text, card(layout, **fields))


def numbers(document: Document) -> list[str]:
    """The clause numbers of a document in order."""
    return [clause.number for clause in document.clauses]


def clause(document: Document, number: str) -> Clause:
    """One clause of a document."""
    return next(one for one in document.clauses if one.number == number)


def unaccounted(document: Document) -> list[int]:
    """The lines that are not in exactly one clause or among the dropped."""
    seen = [0] * (document.lines + 1)
    for one in document.clauses:
        for line in range(one.lines[0], one.lines[1] + 1):
            seen[line] += 1
    for dropped in document.dropped:
        seen[dropped.line] += 1
    return [line for line in range(1, document.lines + 1) if seen[line] != 1]


def pytest_addoption(parser: pytest.Parser) -> None:
    """What takes minutes is sampled unless it is wanted whole."""
    parser.addoption("--whole-bank", action="store_true", help="every scenario where a test takes a few of each game")

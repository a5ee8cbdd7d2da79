"""A real Dask cluster of two workers gives what this process gives."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from building import pool
from judgekit import bank, games
from judgekit.cli.replaying import Asked, play_many, play_named
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.replay import Document
from judgekit.report.solving import solved
from judgekit.workers import Lost, Workers
from tests.workers.test_crew import square, square_or_die

distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_gives_what_one_process_gives_in_the_same_order(address: str) -> None:
    assert list(Workers(dask=address).each(square, range(300))) == [*map(square, range(300))]


def test_replays_under_every_other_reading_and_explorations_come_back_from_a_cluster(address: str) -> None:
    other = {one.name: one.meanings[-1].name for name in games.names() for one in games.readings(name)}
    asked = Asked(explore=True, trees=True, chosen=tuple(other.items()))
    some = [next(iter(bank.paths(bank.shipped_bank(), name))) for name in games.names()]
    documents = {name: Document(None, None, None) for name in games.names()}
    here, there = (list(play_many(some, asked, documents, each)) for each in (Workers(1), Workers(dask=address)))
    assert [(one.path, one.passed, one.tree, str(one.mistake)) for one in there] == [
        (one.path, one.passed, one.tree, str(one.mistake)) for one in here
    ]
    named = [bank.in_its_place(one) for one in some]
    played, lost = play_named(named, replace(asked, chosen=()), Workers(dask=address))
    assert ([one.scenario.name for one in played], lost) == ([one.name for one in named], ())


def test_slips_and_questions_come_back_from_a_cluster(address: str, edition: Library) -> None:
    some = bank.scenarios(game="digimon")[:3]
    there = solved(some, edition, Workers(dask=address), lambda *_: None, full=False)
    assert there == solved(some, edition, Workers(), lambda *_: None, full=False)
    every = slice(0, 200, 90)
    assert list(pool.every(Workers(dask=address), every)) == list(pool.every(Workers(), every))


def test_a_worker_of_a_cluster_that_dies_is_told_with_what_it_had(address: str) -> None:
    """The last one: on a busy machine a cluster may be long without any worker after this."""
    assert list(Workers(dask=address).each(square_or_die, range(6, 10))) == [36, Lost(7), 64, 81]


def test_a_cluster_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(UserError, match=r"No hay ningún clúster de Dask en «127.0.0.1:1»"):
        list(Workers(dask="127.0.0.1:1").each(square, range(3)))


def test_a_cluster_without_any_worker_is_one_sentence_and_no_waiting_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judgekit.workers.site.ATTENDANCE", 0.2)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=None, host="127.0.0.1") as cluster,
        pytest.raises(UserError, match="no tiene quien trabaje"),
    ):
        [*Workers(dask=cluster.scheduler_address).each(square, range(3))]

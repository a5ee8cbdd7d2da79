"""A real Dask cluster of two workers gives what this process gives."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from building import pool
from judgekit import bank, games
from judgekit.cli.replaying import Asked, play_many, play_named
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.replay import Document
from judgekit.report.solving import solved
from judgekit.workers import Lost, Workers
from judgekit.workers.site import Cluster
from tests.workers.test_crew import square, square_or_die

distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")
dask = pytest.importorskip("dask")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    # a local cluster closes for ever whoever is gone so long after having died, though it was there again meanwhile
    patience = dask.config.set({"distributed.deploy.lost-worker-timeout": "1 hour"})
    with (
        patience,
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
        ) as cluster,
    ):
        yield cluster.scheduler_address


def test_a_cluster_gives_what_one_process_gives_in_the_same_order(address: str) -> None:
    assert within(60, lambda: shared(address, square, range(300))) == [*map(square, range(300))]


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


def test_what_fails_while_it_is_fetched_is_done_again(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fetch, died = distributed.Client._gather, iter([distributed.KilledWorker("6", None, 3)])

    async def gather(*args: Any, **options: Any) -> Any:
        for one in died:
            raise one
        return await fetch(*args, **options)

    monkeypatch.setattr(distributed.Client, "_gather", gather)
    assert within(60, lambda: shared(address, square, range(6, 10))) == [36, 49, 64, 81]


@pytest.mark.parametrize("error", [TimeoutError, FileNotFoundError])
def test_what_a_piece_raises_is_raised_even_where_it_looks_like_a_silent_cluster(
    address: str, error: type[Exception]
) -> None:
    with pytest.raises(error, match="de la obra"):
        within(60, lambda: shared(address, raise_it, [error]))


def test_a_worker_of_a_cluster_that_dies_is_told_with_what_it_had(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one: on a busy machine a cluster may be long without any worker after this."""
    monkeypatch.setattr("judgekit.workers.site.ATTENDANCE", 120)
    assert within(300, lambda: shared(address, square_or_die, range(6, 10))) == [36, Lost(7), 64, 81]


def test_a_cluster_whose_workers_all_go_in_the_middle_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judgekit.workers.site.ATTENDANCE", 3)
    with distributed.LocalCluster(n_workers=1, dashboard_address=None, host="127.0.0.1") as cluster:
        cluster.wait_for_workers(1)
        at_the_first_look(monkeypatch, lambda: cluster.scale(0))
        with pytest.raises(UserError, match="no tiene quien trabaje") as raised:
            within(120, lambda: shared(cluster.scheduler_address, time.sleep, [60, 60]))
        assert raised.value.code == "no-workers"
        until(lambda: not cluster.scheduler.tasks)


def test_a_cluster_that_goes_in_the_middle_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judgekit.workers.site.ATTENDANCE", 240)
    file = tmp_path / "cluster.json"
    scheduler, worker = (_dask(role, "--scheduler-file", str(file)) for role in ("scheduler", "worker"))
    try:
        until(lambda: file.exists() and file.read_text())
        address = json.loads(file.read_text())["address"]
        at_the_first_look(monkeypatch, scheduler.kill)
        with pytest.raises(UserError, match="se fue sin acabar el trabajo") as raised:
            within(300, lambda: shared(address, time.sleep, [60, 60]))
        assert raised.value.code == "cluster-gone"
    finally:
        for one in (scheduler, worker):
            one.kill()
            one.wait()


@pytest.mark.parametrize("comings", [0, 3])
def test_whoever_comes_and_dies_between_two_looks_was_there(comings: int, monkeypatch: pytest.MonkeyPatch) -> None:
    client = _Empty(comings)
    monkeypatch.setattr("judgekit.workers.site.ATTENDANCE", 0)
    monkeypatch.setattr("judgekit.workers.site._distributed", lambda: client)
    task = SimpleNamespace(result=client.result, status="pending", cancelled=bool)
    if comings:
        assert within(5, lambda: Cluster("here").wait(task)) == 42
    else:
        with pytest.raises(UserError, match="no tiene quien trabaje"):
            within(5, lambda: Cluster("here").wait(task))


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


class _Empty:
    """A client of a cluster whose workers die before they are seen; after so many the work is done."""

    KilledWorker = distributed.KilledWorker

    def __init__(self, comings: int) -> None:
        self._left = comings
        self._events: list[tuple[float, object]] = [(0.5, "what a user logs")]

    def Client(self, *_: object, **__: object) -> "_Empty":  # noqa: N802 - it stands for distributed's
        return self

    def wait_for_workers(self, *_: object, **__: object) -> None:
        pass

    def nthreads(self, **_: object) -> dict[str, int]:
        return {}

    def get_events(self, _: str) -> list[tuple[float, object]]:
        return self._events

    def result(self, **_: object) -> int:
        if self._left == 1:
            return 42
        self._left -= 1
        if self._left > 0:
            self._events.append((1.0 + len(self._events), {"action": "add-worker"}))
        raise TimeoutError


def within(seconds: float, work: Callable[[], Any]) -> Any:
    """What the work gives, or raises: no test waits for ever."""
    told: Future[Any] = Future()

    def tell() -> None:
        try:
            told.set_result(work())
        except BaseException as error:
            told.set_exception(error)

    Thread(target=tell, daemon=True).start()
    return told.result(timeout=seconds)


def at_the_first_look(monkeypatch: pytest.MonkeyPatch, then: Callable[[], object]) -> None:
    """Do something while the work runs: when it is first asked who is there to do it."""
    attend, once = Cluster._attend, iter([then])

    def attending(self: Cluster, task: Any) -> None:
        for one in once:
            one()
        attend(self, task)

    monkeypatch.setattr(Cluster, "_attend", attending)


def until(so: Callable[[], object]) -> None:
    for _ in range(600):
        if so():
            return
        time.sleep(0.1)
    raise AssertionError(so)


def _dask(role: str, *options: str) -> subprocess.Popen[bytes]:
    port = (
        ("--port", "0", "--no-dashboard", "--host", "127.0.0.1") if role == "scheduler" else ("--death-timeout", "60")
    )
    command = [sys.executable, "-m", f"distributed.cli.dask_{role}", *options, *port]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def shared(address: str, do: Callable[[Any], Any], items: Sequence[Any]) -> list[Any]:
    return list(Workers(dask=address).each(do, items))


def raise_it(error: type[Exception]) -> None:
    raise error("de la obra")

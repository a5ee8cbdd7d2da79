"""A real Dask cluster of two workers gives what this process gives."""

from collections.abc import Iterator

import pytest

from judgekit.errors import UserError
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


def test_a_worker_of_a_cluster_that_dies_is_told_with_what_it_had(address: str) -> None:
    assert list(Workers(dask=address).each(square_or_die, range(6, 10))) == [36, Lost(7), 64, 81]


def test_a_cluster_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(UserError, match=r"No hay ningún clúster de Dask en «127.0.0.1:1»"):
        list(Workers(dask="127.0.0.1:1").each(square, range(3)))

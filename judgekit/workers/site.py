"""The places where workers are: processes of this machine, or a Dask cluster that runs already."""

import signal
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from time import sleep
from typing import Any, Protocol

from judgekit.errors import UserError

PATIENCE = 5
"""Seconds until a cluster that does not answer is none."""
ATTENDANCE = 30
"""Seconds that a cluster may be without any worker: one that died is started anew meanwhile."""


class Site(Protocol):
    """Where executors come from; `dies` is what a future raises whose worker died."""

    workers: int
    dies: tuple[type[BaseException], ...]

    def executor(self) -> Executor:
        """A fresh executor for all the workers; the one before it is not used any more."""

    def alone(self) -> Executor:
        """An executor of one worker that has nothing else to do."""

    def leave(self, alone: Executor) -> None:
        """The lone worker is not needed any more."""

    def close(self) -> None:
        """All is done."""

    def abandon(self) -> None:
        """Nobody listens any more: what runs is stopped."""


SOON = 0.01


class Processes:
    """Processes of this machine, each started afresh: what runs in threads here does not reach them."""

    dies: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._before = set(active_children())
        self._open: list[Executor] = []

    def executor(self) -> Executor:
        """A pool of all the workers; of the one before it every future has ended."""
        self.close()
        return self._pool(self.workers)

    def alone(self) -> Executor:
        """A pool of one."""
        return self._pool(1)

    def leave(self, alone: Executor) -> None:
        """Let the one go."""
        self._open.remove(alone)
        alone.shutdown()

    def close(self) -> None:
        """Wait until every process has gone."""
        while self._open:
            self._open.pop().shutdown()

    def abandon(self) -> None:
        """Stop every process in the middle of what it does."""
        for one in self._open:
            one.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - self._before:
            process.terminate()
            process.join()
            while process in active_children():  # the pool's own thread has buried it, and says so a moment later
                sleep(SOON)

    def _pool(self, workers: int) -> Executor:
        self._open.append(ProcessPoolExecutor(workers, get_context("spawn"), initializer=_deaf))
        return self._open[-1]


class Cluster:
    """The workers of a Dask cluster that runs already, reached by its scheduler's address."""

    def __init__(self, address: str) -> None:
        distributed = _distributed()
        try:
            self._client: Any = distributed.Client(address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise UserError(
                "no-cluster", f"No hay ningún clúster de Dask en «{address:.80}» ({type(error).__name__}); mira --dask."
            ) from None
        try:
            self._client.wait_for_workers(1, timeout=ATTENDANCE)
        except TimeoutError:
            self._client.close()
            raise UserError(
                "no-workers", f"El clúster de Dask en «{address:.80}» no tiene quien trabaje: añádele un dask worker."
            ) from None
        self.dies: tuple[type[BaseException], ...] = (distributed.KilledWorker,)
        self.workers = max(
            1, sum(one["nthreads"] for one in self._client.scheduler_info(n_workers=-1)["workers"].values())
        )
        self._executor: Executor = self._client.get_executor(pure=False)

    def executor(self) -> Executor:
        """The cluster's own: it goes on when a worker dies."""
        return self._executor

    def alone(self) -> Executor:
        """The same: a piece by itself is a task by itself."""
        return self._executor

    def leave(self, alone: Executor) -> None:
        """The cluster stays."""

    def close(self) -> None:
        """Leave the cluster as it is."""
        self._client.close()

    def abandon(self) -> None:
        """Take back what was asked for."""
        self._executor.shutdown(wait=False)
        self._client.close()


def _deaf() -> None:
    """Ctrl-C is for whoever started this process: it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _distributed() -> Any:
    try:
        import distributed  # noqa: PLC0415 - an extra
    except ImportError:
        raise UserError(
            "no-dask", "--dask necesita el extra «dask»: instálalo con pip install 'judgekit[dask]'."
        ) from None
    return distributed

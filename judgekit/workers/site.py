"""The places where workers are: processes of this machine, or a Dask cluster that runs already."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from logging import CRITICAL, getLogger
from multiprocessing import active_children, get_context
from time import monotonic, sleep
from typing import Any, ParamSpec, Protocol, TypeVar

from judgekit.errors import UserError

Given = ParamSpec("Given")
Result = TypeVar("Result")
Told_co = TypeVar("Told_co", covariant=True)
PATIENCE = 5
"""Seconds until a cluster that does not answer is none."""
ATTENDANCE = 30
"""Seconds that a cluster may be without any worker: one that died is started anew meanwhile."""
LOOK = 1
"""Seconds between two looks at whether a cluster still has workers."""
SOON = 0.01


class Answer(Protocol[Told_co]):
    """What somebody works at."""

    def result(self) -> Told_co:
        """What the work gave, or raises what it raised."""

    def done(self) -> bool:
        """Whether the work has ended."""

    def exception(self) -> BaseException | None:
        """What the work raised."""


class Hands(Protocol):
    """Whom work may be given to."""

    def submit(self, do: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Answer[Result]:
        """Give a piece of work."""


class Site(Protocol):
    """Where hands come from; `dies` is what an answer raises whose worker died."""

    workers: int
    dies: tuple[type[BaseException], ...]

    def hands(self) -> Hands:
        """Fresh ones, of all the workers; those before them are not used any more."""

    def wait(self, answer: Answer[Result]) -> Result:
        """What this site's answer gives; raises UserError where nobody is left to give it."""

    def alone(self) -> AbstractContextManager[Hands]:
        """Those of one worker that has nothing else to do."""

    def close(self) -> None:
        """All is done."""

    def abandon(self) -> None:
        """Nobody listens any more: what runs is stopped."""


class Processes:
    """Processes of this machine, each started afresh: what runs in threads here does not reach them."""

    dies: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._before = set(active_children())
        self._open: list[Executor] = []

    def hands(self) -> Executor:
        """A pool of all the workers; of the one before it every future has ended."""
        self.close()
        return self._pool(self.workers)

    def wait(self, answer: Answer[Result]) -> Result:
        """A process that ends without answering breaks its pool: nobody waits for ever."""
        return answer.result()

    @contextmanager
    def alone(self) -> Iterator[Executor]:
        """A pool of one, which goes when it has done its work."""
        one = self._pool(1)
        try:
            yield one
        finally:
            self._open.remove(one)
            one.shutdown()

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
        getLogger("distributed.client").setLevel(CRITICAL)  # of a cluster that goes this class tells
        self._address = f"{address:.80}"
        try:
            self._client: Any = distributed.Client(address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise UserError(
                "no-cluster",
                f"No hay ningún clúster de Dask en «{self._address}» ({type(error).__name__}); mira --dask.",
            ) from None
        try:
            self._client.wait_for_workers(1, timeout=ATTENDANCE)
        except TimeoutError:
            self._client.close()
            raise self._nobody() from None
        self.dies: tuple[type[BaseException], ...] = (distributed.KilledWorker,)
        self.workers = max(1, sum(self._client.nthreads().values()))
        self._seen, self._came = monotonic(), self._last_to_come()

    def hands(self) -> "Cluster":
        """The cluster itself: it goes on when a worker dies."""
        return self

    def alone(self) -> "AbstractContextManager[Cluster]":
        """The same: a piece by itself is a task by itself."""
        return nullcontext(self)

    def submit(self, do: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Answer[Result]:
        """A task of the cluster, never taken for another."""
        future: Answer[Result] = self._client.submit(do, *args, **kwargs, pure=False)
        return future

    def wait(self, answer: Answer[Result]) -> Result:
        """What the task gives, with a look every now and then at whether anybody is there to do it.

        Dask's own `ClientExecutor` is not asked: what fails while a result is fetched leaves its future open for ever.
        """
        task: Any = answer
        self._seen = monotonic()
        while True:
            try:
                given: Result = task.result(timeout=LOOK)
            except (OSError, CancelledError):  # time is up, or the scheduler went, or the task raised this itself
                if task.status == "error":
                    raise task.exception() from None
                self._attend(task)
            else:
                return given

    def close(self) -> None:
        """Leave the cluster as it is: with its client it forgets what was asked for and is not done."""
        self._client.close()

    def abandon(self) -> None:
        """The same: what a worker has begun it ends, for nobody."""
        self.close()

    def _attend(self, task: Any) -> None:
        """Raises UserError where the cluster has gone, or has had no worker for too long."""
        try:
            if task.cancelled():
                raise self._gone()
            if self._client.nthreads(callback_timeout=PATIENCE + ATTENDANCE):
                self._seen = monotonic()
            elif monotonic() - self._seen > ATTENDANCE and not self._somebody_came():
                raise self._nobody()
        except OSError:
            raise self._gone() from None

    def _somebody_came(self) -> bool:
        """Whether a worker has come since this was asked before, however short it stayed."""
        before, self._came = self._came, self._last_to_come()
        self._seen = monotonic()
        return self._came > before

    def _last_to_come(self) -> float:
        came: list[float] = [when for when, what in self._client.get_events("all") if _is_a_coming(what)]
        return max(came, default=0.0)

    def _nobody(self) -> UserError:
        return UserError(
            "no-workers", f"El clúster de Dask en «{self._address}» no tiene quien trabaje: añádele un dask worker."
        )

    def _gone(self) -> UserError:
        return UserError(
            "cluster-gone", f"El clúster de Dask en «{self._address}» se fue sin acabar el trabajo; vuelve a lanzarlo."
        )


def _is_a_coming(event: Any) -> bool:
    return isinstance(event, dict) and event.get("action") == "add-worker"


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

"""Workers that take pieces of a long work and give the results back in the order of the pieces."""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from judgekit.errors import UserError

if TYPE_CHECKING:
    from judgekit.workers.site import Answer, Site

Item = TypeVar("Item")
Result = TypeVar("Result")
AHEAD = 3
"""How many batches a worker may have before it, so that none waits for another."""
BATCHES = 24
"""Into how many batches a worker's share is cut at most: the last ones end together."""


@dataclass(frozen=True, slots=True)
class Lost(Generic[Item]):
    """The piece that a worker had in hand when it died."""

    item: Item


@dataclass(frozen=True, slots=True)
class Workers:
    """So many processes of this machine (1: this one), or those of a Dask cluster at an address."""

    jobs: int = 1
    dask: str = ""

    @classmethod
    def of(cls, jobs: int | None, dask: str | None) -> "Workers":
        """Those that are asked for: as many as there are cores unless a number is said; raises UserError."""
        if jobs is not None and jobs < 1:
            raise UserError("bad-jobs", f"--jobs {jobs} no reparte nada; di 1 o más, o quítalo para usar cada núcleo.")
        if dask and jobs is not None:
            raise UserError("options-clash", "--jobs y --dask no van juntos: el clúster ya dice cuántos trabajan.")
        return cls(jobs or cores(), dask or "")

    def each(
        self, do: Callable[[Item], Result], items: Sequence[Item], *, worth: int = 1
    ) -> Iterator[Result | Lost[Item]]:
        """What `do` answers for each piece, in their order; `Lost` for one under which a worker died.

        `worth` is how many pieces make up for starting a process. Both `do` and the pieces must pickle. What `do`
        raises is raised here. Whoever stops listening leaves no process behind.
        """
        site = self._site(len(items) // max(1, worth))
        if site is None:
            yield from map(do, items)
            return
        shared = _Shared(site, do)
        try:
            yield from shared.results(_batches(items, site.workers))
        except BaseException:
            site.abandon()
            raise
        site.close()

    def _site(self, most: int) -> "Site | None":
        workers = min(self.jobs, most)
        if workers <= 1 and not self.dask:
            return None
        from judgekit.workers.site import Cluster, Processes  # noqa: PLC0415 - a browser has no processes to import

        return Cluster(self.dask) if self.dask else Processes(workers)


class _Shared(Generic[Item, Result]):
    """Batches that are being worked on at a site, the first in front."""

    def __init__(self, site: "Site", do: Callable[[Item], Result]) -> None:
        self._site, self._do = site, do
        self._hands = site.hands()
        self._running: deque[tuple[Sequence[Item], Answer[list[Result]]]] = deque()

    def results(self, waiting: Iterator[Sequence[Item]]) -> Iterator[Result | Lost[Item]]:
        """The results of the batches, in order."""
        for batch in waiting:
            self._running.append((batch, self._begin(batch)))
            if len(self._running) >= AHEAD * self._site.workers:
                yield from self._first()
        while self._running:
            yield from self._first()

    def _first(self) -> Iterator[Result | Lost[Item]]:
        batch, answer = self._running.popleft()
        try:
            done = self._site.wait(answer)
        except self._site.dies:
            self._begin_again()
            for item in batch:
                yield self._alone(item)
            return
        yield from done

    def _begin(self, batch: Sequence[Item]) -> "Answer[list[Result]]":
        try:
            return self._hands.submit(_all, self._do, batch)
        except BrokenExecutor as broken:
            failed: Future[list[Result]] = Future()
            failed.set_exception(broken)
            return failed

    def _begin_again(self) -> None:
        """A worker died, and with it what the others had not finished."""
        self._hands = self._site.hands()
        self._running = deque((one, self._begin(one) if self._is_lost(had) else had) for one, had in self._running)

    def _is_lost(self, answer: "Answer[list[Result]]") -> bool:
        return answer.done() and isinstance(answer.exception(), self._site.dies)

    def _alone(self, item: Item) -> Result | Lost[Item]:
        """One piece with nobody beside it: if a worker dies now, it is of this piece."""
        with self._site.alone() as one:
            try:
                return self._site.wait(one.submit(_all, self._do, [item]))[0]
            except self._site.dies:
                return Lost(item)


def cores() -> int:
    """The cores that this process may use; one in a browser, which starts no processes."""
    if sys.platform == "emscripten":
        return 1
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _batches(items: Sequence[Item], workers: int) -> Iterator[Sequence[Item]]:
    size = max(1, len(items) // (workers * BATCHES))
    return (items[start : start + size] for start in range(0, len(items), size))


def _all(do: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [do(one) for one in items]

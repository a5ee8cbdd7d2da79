"""Where long work is done: in this process, in several of this machine, or on a Dask cluster."""

from judgekit.workers.crew import Lost, Workers

__all__ = ["Lost", "Workers"]

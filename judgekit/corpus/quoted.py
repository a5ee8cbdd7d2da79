"""A clause as `judgekit rule` prints it."""

from dataclasses import dataclass

from judgekit.corpus.model import Clause


@dataclass(frozen=True)
class Quoted(Clause):
    """A clause, with the questions that it answers where they were asked for."""

    questions: tuple[str, ...] | None = None

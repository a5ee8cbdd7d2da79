"""Events by their kind alone, until every game has declared its own."""

from collections.abc import Mapping
from typing import Any

from judgekit.engine.event import Event


class Untyped(Event):
    """An event that no class declares."""

    def __init__(
        self,
        kind: str,
        subject: int | None = None,
        player: str | None = None,
        source: int | None = None,
        cause: str = "",
        args: Mapping[str, object] | None = None,
        clauses: tuple[str, ...] = (),
        replaced_by: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(subject, player, source, cause, clauses, replaced_by)
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "_args", dict(args or {}))

    @property
    def args(self) -> Mapping[str, object]:
        """What it says."""
        return self._args  # type: ignore[attr-defined, no-any-return]

    def but(self, **common: Any) -> Any:
        """The same with other fields."""
        names = ("kind", "subject", "player", "source", "cause", "args", "clauses", "replaced_by")
        return Untyped(**{name: getattr(self, name) for name in names} | common)

    def saying(self, words: Mapping[str, object]) -> Any:
        """Any word goes."""
        return self.but(args={**self.args, **words})

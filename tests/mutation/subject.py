"""Functions to misread, for the tests of the tool."""

from collections.abc import Iterator


class Base:
    """What a later chapter extends."""

    def limit(self) -> int:
        return 3


class Chapter(Base):
    """Methods of each shape."""

    def within(self, number: int) -> bool:
        """Is it inside the limit?"""
        return 0 < number <= self.limit()

    def limit(self) -> int:
        low: int = 1
        return super().limit() + low

    def kinds(self, kind: str) -> bool:
        return kind in {"unit", "spell"} and not kind.startswith("x")

    def each(self, numbers: list[int]) -> Iterator[int]:
        for one in numbers:
            if one > 1:
                yield one

    def note(self, seen: list[str]) -> None:
        seen.append("noted")

    def named(self, word: str) -> str:
        match word:
            case "a" | "b":
                return "vowel or not"
            case _:
                return ""

    def always(self) -> bool:
        """It does."""
        return True

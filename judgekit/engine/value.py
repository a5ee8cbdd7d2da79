"""The values that characteristics, marks and counts have."""

from judgekit.engine.origin import Origin

Value = int | str | bool | frozenset[str]


class NotANumber(ValueError):  # noqa: N818 - the card's mistake
    """A word where a card or a scenario must say a number."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class NoNumber(ValueError):  # noqa: N818 - the card's mistake
    """An amount that is no number at the moment it is used: what was asked, of what, and where that is written.

    `why`: the «card» has no such number, the «event» has not, the name stands for a «text» or for «yes or no».
    """

    def __init__(self, why: str, word: str, of: str, place: Origin | None) -> None:
        super().__init__(word)
        self.why, self.word, self.of, self.place = why, word, of, place


class NothingToCount(NoNumber):
    """An amount of what a rule says that the card cannot have: what hangs on it is false, or is not done."""


def whole(value: Value | None) -> int:
    """A value as a number, 0 where there is none; a word that is no number is a fault of the card, not of the rules."""
    if value is None or isinstance(value, frozenset):
        return 0
    try:
        return int(value)
    except ValueError:
        raise NotANumber(str(value)) from None

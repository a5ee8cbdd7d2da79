"""The values that characteristics, marks and counts have."""

Value = int | str | bool | frozenset[str]


class NotANumber(ValueError):  # noqa: N818 - the card's mistake
    """A word where a card or a scenario must say a number."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def whole(value: Value | None) -> int:
    """A value as a number, 0 where there is none; a word that is no number is a fault of the card, not of the rules."""
    if value is None or isinstance(value, frozenset):
        return 0
    try:
        return int(value)
    except ValueError:
        raise NotANumber(str(value)) from None

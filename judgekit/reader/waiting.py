"""An ability that says a number of what happened waits for something that says it, and for what is told before."""

from judgekit.reader.model import NotUnderstoodError, Value

_AMOUNT = {"event": "amount"}
_WAITS = frozenset({"when", "would", "step in", "later"})
"""By what a part of an ability says that it waits for an event, whose numbers it may then say."""


def must_wait_for_what_it_counts(ability: Value) -> None:
    """«The damage you took» is a number of what happened: there is none where the ability waits for nothing."""
    if isinstance(ability, dict) and _WAITS.isdisjoint(ability) and _says(_AMOUNT, ability):
        raise NotUnderstoodError("dice cuánto, y no espera a ningún suceso que lo diga", cause="antecedent")


def _says(number: Value, part: Value) -> bool:
    if part == number:
        return True
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return any(_says(number, one) for one in inner if not (isinstance(one, dict) and _WAITS & one.keys()))


def waits_for_what_is_told(ability: Value) -> Value:
    """The ability, of whose event nothing is told by the card to which it happens: which that is, nobody knows yet."""
    if isinstance(ability, dict) and any(_likens_to_it(ability.get(key)) for key in _WAITS):
        raise NotUnderstoodError("compara lo que espera con eso mismo", cause="antecedent")
    return ability


def _likens_to_it(part: Value) -> bool:
    if isinstance(part, dict):
        return any(
            one == "event" if key.startswith(("same ", "other ")) else _likens_to_it(one) for key, one in part.items()
        )
    return isinstance(part, list) and any(_likens_to_it(one) for one in part)

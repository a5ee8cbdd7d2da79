"""Skills that a text calls by their titles: each is the number that it has on its card."""

from collections.abc import Collection, Mapping, Sequence

from judgekit.reader.model import NotUnderstoodError, Value


def numbered(lines: Sequence[Value], titles: Sequence[str], keys: Collection[str]) -> list[Value]:
    """The lines with the number of a skill where one of these keys says its title; raises NotUnderstoodError."""
    numbers: dict[str, str] = {}
    place = 1
    for line, title in zip(lines, titles, strict=True):
        if title:
            numbers.setdefault(title, str(place))
        place += len(line.get("effects", ()))
    return [_numbered(one, numbers, keys) for one in lines] if keys else list(lines)


def _numbered(value: Value, numbers: Mapping[str, str], keys: Collection[str]) -> Value:
    if isinstance(value, list):
        return [_numbered(one, numbers, keys) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: _number(one, numbers) if key in keys else _numbered(one, numbers, keys) for key, one in value.items()}


def _number(title: str, numbers: Mapping[str, str]) -> str:
    if title not in numbers:
        raise NotUnderstoodError(f"la carta no tiene ninguna habilidad «{title}»", word=title, cause="no such skill")
    return numbers[title]

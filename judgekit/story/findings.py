"""What a verdict found, in Spanish: what was looked at, what was expected, what came out."""

from collections.abc import Sequence

from judgekit.games.messages import Messages, joined
from judgekit.replay import Finding

NOTHING = "nada"


def looked_at(path: Sequence[str], messages: Messages) -> str:  # noqa: PLR0911 - one line for each path
    """Where a claim looks."""
    match tuple(path):
        case ("order",):
            return "Orden de resolución"
        case ("tries", place):
            return f"Intento {place}"
        case ("applied" | "not applied", clause):
            return f"Aplicar {clause}"
        case ("considered", clause):
            return f"Mirar {clause}"
        case ("offered", name):
            return f"Opciones de «{name}»"
        case ("cards", label, name):
            return f"{label}, {of_card(name, messages)}"
        case (name,):
            return messages.word("facts", name).capitalize()
        case (player, name):
            return f"{player}, {of_player(name, messages)}"
        case _:
            return " ".join(path)


def of_card(name: str, messages: Messages) -> str:
    """What a claim looks at in a card, in Spanish."""
    own = {"zone": "zona", "controller": "controlador", "under": "cartas debajo"}
    if name in own:
        return own[name]
    mark = messages.word("marks", name)
    return mark if mark != name else messages.word("characteristics", name)


def of_player(name: str, messages: Messages) -> str:
    """A zone or a count, in Spanish."""
    zone = messages.word("zones", name)
    return zone if zone != name else messages.word("counts", name)


def difference(finding: Finding, messages: Messages) -> str:  # noqa: PLR0911 - one line for each path
    """One sentence about a claim that failed."""
    where = looked_at(finding.claim.path, messages)
    expected, found = finding.claim.expected, finding.found
    match finding.claim.path:
        case ("applied", clause):
            return f"Ningún paso aplica {clause}, y se esperaba."
        case ("not applied", clause):
            return f"Se aplica {clause}, y se esperaba que no."
        case ("considered", clause):
            return f"Ningún paso mira {clause} para descartarla, y se esperaba."
        case ("tries", _):
            return f"{where}: {_attempt(found)}; se esperaba que fuera {_attempt_expected(expected)}."
        case ("offered", _) if found is None:
            return f"{where}: esa elección no llegó a plantearse."
    if isinstance(found, tuple) and isinstance(expected, tuple):
        return f"{where}: {_lists(expected, found)}."
    return f"{where}: se esperaba {_written(expected, messages)} y sale {_written(found, messages)}."


def told(value: object, messages: Messages) -> str:
    """A value as a judge says it."""
    if isinstance(value, bool):
        return "sí" if value else "no"
    if isinstance(value, tuple | list):
        return joined([str(one) for one in value]) if value else NOTHING
    return NOTHING if value is None or value == "" else messages.word("zones", str(value))


def _written(value: object, messages: Messages) -> str:
    """A value as a judge says it, with the word that the file writes where that is another."""
    said = told(value, messages)
    return f"{said} («{value}»)" if isinstance(value, str) and value and said != value else said


def _lists(expected: Sequence[object], found: Sequence[object]) -> str:
    if not expected:
        return f"se esperaba {NOTHING} y sale {joined([str(one) for one in found])}"
    missing, extra = _without(expected, found), _without(found, expected)
    parts = [f"falta {joined(missing)}"] if missing else []
    parts += [f"sobra {joined(extra)}"] if extra else []
    came = joined([str(one) for one in found]) if found else NOTHING
    return f"{'; '.join(parts) or 'el orden es otro'} (sale {came})"


def _without(some: Sequence[object], others: Sequence[object]) -> list[str]:
    left = [str(one) for one in others]
    kept = []
    for one in map(str, some):
        if one in left:
            left.remove(one)
        else:
            kept.append(one)
    return kept


def _attempt(found: object) -> str:
    if found is None:
        return "no hay tal intento"
    return "es legal" if found == "legal" else f"es ilegal por {joined([str(one) for one in _sequence(found)])}"


def _attempt_expected(expected: object) -> str:
    if expected in {"legal", "illegal"}:
        return "legal" if expected == "legal" else "ilegal"
    return f"ilegal por {expected}"


def _sequence(found: object) -> Sequence[object]:
    return found if isinstance(found, tuple | list) else (found,)

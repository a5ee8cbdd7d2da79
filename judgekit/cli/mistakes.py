"""Spanish sentences for every way to use the command line wrongly."""

import typer

from judgekit.errors import UserError, reason
from judgekit.one_line import line

_USAGE_ERROR = typer.BadParameter.__mro__[1]
_CLICK_ERROR = typer.BadParameter.__mro__[2]
LONGEST_MESSAGE = 600
HINT = "mira «judgekit --help»."


def spanish(error: Exception) -> str | None:
    """The sentence for a user's mistake, None for a fault of our own."""
    if isinstance(error, UserError):
        return str(error)
    if isinstance(error, OSError):
        return f"no se puede escribir la salida ({reason(error)}); revisa adónde la mandas."
    if type(error).__name__ in {"Abort", "Exit"}:
        return "se interrumpió la orden."
    if isinstance(error, _CLICK_ERROR):
        return _usage(error)
    return None


def one_line(message: str) -> str:
    """The message on one line of bearable length, without characters that a terminal would obey."""
    told, half = line(message), LONGEST_MESSAGE // 2
    return told if len(told) <= LONGEST_MESSAGE else f"{told[:half]} […] {told[-half:]}"


def _usage(error: Exception) -> str:
    name = type(error).__name__
    if name == "NoSuchOption":
        return f"la opción «{getattr(error, 'option_name', '')}» no existe{_maybe(error)}; {HINT}"
    if name == "MissingParameter":
        return f"falta {_parameter(error)}; {HINT}"
    if name == "BadOptionUsage":
        return f"a la opción «{getattr(error, 'option_name', '')}» le falta su valor o le sobra; {HINT}"
    if name == "BadParameter":
        return f"el valor de {_parameter(error)} no sirve{_expected(error)}; {HINT}"
    if name == "NoArgsIsHelpError" or not isinstance(error, _USAGE_ERROR):
        return f"la orden no se entiende; {HINT}"
    return _from_message(str(getattr(error, "message", "")))


def _from_message(message: str) -> str:
    quoted = message.split("'")[1] if message.count("'") >= 2 else message.rpartition("(")[2].rstrip(")")
    if message.startswith("No such command"):
        return f"la orden «{quoted}» no existe; {HINT}"
    if "unexpected extra argument" in message:
        return f"sobra «{quoted}» al final de la orden; {HINT}"
    return f"la orden no se entiende; {HINT}"


def _maybe(error: Exception) -> str:
    possible = getattr(error, "possibilities", None)
    return f" (¿quisiste decir {' o '.join(sorted(possible))}?)" if possible else ""


def _parameter(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return "un dato"
    names = [name for name in parameter.opts if name.startswith("-")]
    return f"la opción «{names[0]}»" if names else f"el dato {str(parameter.metavar or parameter.name).upper()}"


def _expected(error: Exception) -> str:
    taken = getattr(getattr(error, "param", None), "type", None)
    if choices := [str(getattr(one, "value", one)) for one in getattr(taken, "choices", ())]:
        return f", puede ser {', '.join(choices)}"
    kind = getattr(taken, "name", "")
    return {"integer": ", debe ser un número entero", "int": ", debe ser un número entero"}.get(kind, "")

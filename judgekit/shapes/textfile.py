"""From the bytes of a file to its text: UTF-8, no NULs, no line or number beyond all measure."""

import re
from pathlib import Path

from judgekit.errors import Place, UserError

LONGEST_LINE = 200_000
DEEPEST_NUMBER = 20
TOO_DEEP = re.compile(rf"^[\s•#*]*\d{{1,4}}(?:\.\d{{1,4}}){{{DEEPEST_NUMBER},}}")


def decode(content: bytes, path: Path) -> str:
    """The text of a rules file: UTF-8, with or without a byte order mark, without NULs."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise UserError(
            "not-text",
            "el texto no está en UTF-8; guárdalo de nuevo con esa codificación.",
            place=Place(str(path), line),
        ) from None
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise UserError(
            "not-text", "hay un carácter nulo; el archivo no es texto o está dañado.", place=Place(str(path), line)
        )
    _check_lines(text, path)
    return text


def _check_lines(text: str, path: Path) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise UserError(
                "too-large",
                f"tiene {len(line)} caracteres y el máximo son {LONGEST_LINE}; pártela.",
                place=Place(str(path), number),
            )
        if TOO_DEEP.match(line):
            raise UserError(
                "too-large",
                f"la cláusula tiene más de {DEEPEST_NUMBER} niveles; revisa su número.",
                place=Place(str(path), number),
            )

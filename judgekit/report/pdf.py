"""PDF from Typst source, with the fonts that typst brings; other fonts only for letters that those have not."""

import re
import tempfile
from functools import cache
from typing import Any

from judgekit.errors import UserError

MISSING = "Para hacer PDF falta «typst»; instálalo con: pip install 'judgekit[pdf]'."
OTHER_FONTS = "El PDF lleva letras que sus fuentes no traen; se toman las del sistema, y en otro equipo pueden cambiar."
# what Libertinus Serif draws: Latin, Greek, Cyrillic, punctuation, arrows, mathematics and shapes
_DRAWN = re.compile(r"[\x00-\u058f\u1ab0-\u22ff\u2300-\u27bf\ua700-\ua7ff\ufb00-\ufb06\ufffd]*")


def compiled(source: str) -> tuple[bytes, tuple[str, ...]]:
    """The PDF and its warnings; raises UserError where typst is not installed or refuses the source."""
    typst = _typst()
    drawn = _DRAWN.fullmatch(source) is not None
    with tempfile.TemporaryDirectory(prefix="judgekit-") as empty:
        try:
            pdf, warnings = typst.compile_with_warnings(
                source.encode(),
                root=empty,
                package_path=empty,
                package_cache_path=empty,
                ignore_system_fonts=drawn,
                timestamp=0,
            )
        except typst.TypstError as error:
            raise UserError(
                f"La plantilla del PDF no se puede componer ({error.message}); revisa --templates."
            ) from None
    told = [f"Al componer el PDF: {one.message}" for one in warnings]
    return bytes(pdf), (*([] if drawn else [OTHER_FONTS]), *dict.fromkeys(told))


def check() -> None:
    """Raise UserError where typst is not installed."""
    _typst()


@cache
def _typst() -> Any:
    try:
        import typst  # noqa: PLC0415 - the extra judgekit[pdf]
    except ImportError:
        raise UserError(MISSING) from None
    return typst

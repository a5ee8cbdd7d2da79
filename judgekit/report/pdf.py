"""PDF from Typst source, with the fonts that typst brings; other fonts only for letters that those have not."""

import re
from typing import Any

from judgekit.errors import UserError
from judgekit.report.typesetter import TYPESETTER

OTHER_FONTS = "El PDF lleva letras que sus fuentes no traen; se toman las del sistema, y en otro equipo pueden cambiar."
# what Libertinus Serif draws: Latin, Greek, Cyrillic, punctuation, arrows, mathematics and shapes
_DRAWN = re.compile(r"[\x00-\u058f\u1ab0-\u22ff\u2300-\u27bf\ua700-\ua7ff\ufb00-\ufb06\ufffd]*")


def compiled(source: str) -> tuple[bytes, tuple[str, ...]]:
    """The PDF and its warnings; raises UserError where typst is not installed or refuses the source."""
    pdf, warnings = _asked("compile", source)
    told = [f"Al componer el PDF: {one}" for one in warnings]
    return pdf, (*([] if _is_drawn(source) else [OTHER_FONTS]), *dict.fromkeys(told))


def told(source: str) -> list[Any]:
    """The values of the source's `metadata` labelled `<told>`; raises UserError as `compiled` does."""
    return list(_asked("tell", source))


def start() -> None:
    """Have Typst ready while the ruling is made; raises UserError where it is not installed."""
    TYPESETTER.start()


def _asked(kind: str, source: str) -> Any:
    answer, wrong = TYPESETTER.ask(kind, source.encode(), drawn=_is_drawn(source))
    if wrong is not None:
        raise UserError("bad-template", f"La plantilla del PDF no se puede componer ({wrong}); revisa --templates.")
    return answer


def _is_drawn(source: str) -> bool:
    return _DRAWN.fullmatch(source) is not None

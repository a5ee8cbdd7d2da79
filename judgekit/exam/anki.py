"""Questions as an Anki package: a deck a game, notes that Anki knows again."""

import hashlib
import html
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from judgekit.errors import UserError
from judgekit.exam.question import LETTERS, Question

Clauses = Callable[[str], Any]
"""The clause of an id; None where there is none."""
MISSING = "Para exportar a Anki falta «genanki»; instálalo con: pip install 'judgekit[anki]'."
MODEL_ID = 1_607_392_319
_CSS = ".card { font-family: sans-serif; font-size: 18px; text-align: left } .cl { color: #555; font-size: 15px }"


def package(questions: Sequence[Question], clauses: Clauses) -> bytes:
    """The package; raises UserError where genanki is not installed."""
    genanki = _genanki()
    model = genanki.Model(
        MODEL_ID,
        "judgekit",
        fields=[{"name": "Pregunta"}, {"name": "Respuesta"}],
        templates=[{"name": "Caso", "qfmt": "{{Pregunta}}", "afmt": "{{FrontSide}}<hr id=answer>{{Respuesta}}"}],
        css=_CSS,
    )
    decks: dict[str, Any] = {}
    for one in questions:
        deck = decks.setdefault(one.game, genanki.Deck(_number(one.game), f"judgekit::{one.game}"))
        tags = [one.kind.value, one.clause.replace(":", "_")]
        fields = [_front(one), _back(one, clauses)]
        deck.add_note(genanki.Note(model=model, fields=fields, guid=genanki.guid_for(one.card), tags=tags))
    with tempfile.TemporaryDirectory(prefix="judgekit-") as folder:
        path = Path(folder) / "examen.apkg"
        genanki.Package(list(decks.values())).write_to_file(str(path), timestamp=0)
        return path.read_bytes()


def _front(question: Question) -> str:
    told = (*question.cards, *question.script, *question.account)
    lines = [_picture(question), *map(_text, told), f"<b>{_text(question.asks)}</b>"]
    lines += [f"{letter}) {_text(text)}" for letter, text in zip(LETTERS, _options(question), strict=False)]
    return "<br>".join(lines)


def _picture(question: Question) -> str:
    """The table as a picture; whoever cannot see it is told it."""
    from judgekit.report import board_picture  # noqa: PLC0415

    return board_picture(question.board, str(_number(question.card)))


def _back(question: Question, clauses: Clauses) -> str:
    lines = [f"<b>{_text(question.options[0].text)}</b>", _text(question.ruling)]
    for one in question.decided_by[:1]:
        clause = clauses(one)
        text = clause.text if clause else ""
        lines.append(f'<div class="cl">{_text(one)}: {_text(text)}</div>')
    for option in question.options[1:]:
        why = " ".join(one.says for one in option.beliefs)
        lines.append(f"<i>{_text(option.text.partition(' — ')[0])} → {_text(why)}</i>")
    return "<br>".join(lines)


def _options(question: Question) -> list[str]:
    """The options in an order that says nothing and stays the same."""
    return sorted((one.text for one in question.options), key=lambda text: _number(f"{question.card}/{text}"))


def _text(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4]) >> 1


@cache
def _genanki() -> Any:
    try:
        import genanki  # noqa: PLC0415 - the extra judgekit[anki]
    except ImportError:
        raise UserError("extra-needed", MISSING) from None
    return genanki

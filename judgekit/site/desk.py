"""What the page asks and judgekit answers: a name and words as JSON in, the answer or a mistake as JSON out.

It runs in the browser's worker, and as well anywhere else. A name is `room.question`; a room is imported when it is
asked first.
"""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol

from judgekit.contract.plain import to_json
from judgekit.corpus.library import Library
from judgekit.errors import UserError

Words = Mapping[str, Any]
Answers = Mapping[str, Callable[[Words], Any]]
_ROOMS = {
    "find": ("judgekit.site.finding", "Finding"),
    "table": ("judgekit.site.table_room", "TableRoom"),
    "exam": ("judgekit.site.exam_room", "ExamRoom"),
    "ruling": ("judgekit.site.ruling_room", "RulingRoom"),
}


class Room(Protocol):
    """Answers questions of one kind."""

    @property
    def answers(self) -> Answers:
        """What is done for each question, by its name."""


class Desk:
    """Answers the questions of one page; `root` is the site's root as the page's links name it."""

    def __init__(self, root: str = "./", library: Library | None = None) -> None:
        self._root, self._library = root, library or Library()
        self._rooms: dict[str, Room] = {}

    def ask(self, asked: str) -> str:
        """The answer to `{"name": …, "words": {…}}` as `{"answer": …}`, or `{"mistake": {code, says, near}}`."""
        question = json.loads(asked)
        room, _, name = question["name"].partition(".")
        try:
            found = self._room(room).answers[name](question["words"])
        except UserError as mistake:
            told = {"code": mistake.code, "says": str(mistake), "near": list(mistake.near)}
            return json.dumps({"mistake": told}, ensure_ascii=False)
        return json.dumps({"answer": to_json(found)}, ensure_ascii=False)

    def _room(self, name: str) -> Room:
        if name not in self._rooms:
            module, kind = _ROOMS[name]
            self._rooms[name] = getattr(import_module(module), kind)(self._root, self._library)
        return self._rooms[name]

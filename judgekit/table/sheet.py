"""What a table is written on: a question as plain data, to which cards, facts and lines of the script are added."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from judgekit.games import game as game_of
from judgekit.shapes import yamlfile
from judgekit.shipped import CARDS

Line = Mapping[str, Any] | str
STOP = "stop"
_PLAYED = ("id", "title", "source", "ask", "expect", "examples", "mechanics", "near miss of", "script")
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
_COPIES = re.compile(r" x[0-9]+$")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A question: all that it says but its script, and the lines of that."""

    said: Mapping[str, Any]
    script: tuple[Line, ...] = ()

    @classmethod
    def empty(cls, game: str) -> "Sheet":
        """A table of a game with nothing on it."""
        return cls({"game": game, "cards": {}, "given": {"turn": game_of(game).players[0]}})

    @classmethod
    def read(cls, text: str, where: str) -> "Sheet":
        """The sheet of a file that was loaded before; what it says of itself and expects is left out."""
        whole = yamlfile.load(text, where)
        said = {name: value for name, value in whole.items() if name not in _PLAYED}
        script = tuple(one for one in whole.get("script") or () if not (isinstance(one, Mapping) and "check" in one))
        return cls({**said, "cards": said.get("cards") or {}, "given": said.get("given") or {}}, script)

    @property
    def game(self) -> str:
        """The game's name."""
        return str(self.said["game"])

    @property
    def cards(self) -> Mapping[str, Any]:
        """The cards that it declares, as they are written."""
        return dict(self.said["cards"])

    @property
    def given(self) -> Mapping[str, Any]:
        """What lies on the table, as it is written."""
        return dict(self.said["given"])

    def with_line(self, line: Line) -> "Sheet":
        """The same with another line of the script."""
        return replace(self, script=(*self.script, line))

    def with_card(self, name: str, card: Any) -> "Sheet":
        """The same with a card declared."""
        return replace(self, said={**self.said, "cards": {**self.cards, name: card}})

    def with_fact(self, name: str, value: Any) -> "Sheet":
        """The same with a fact of the table: whose turn it is, the phase."""
        return replace(self, said={**self.said, "given": {**self.given, name: value}})

    def with_count(self, player: str, count: str, value: str) -> "Sheet":
        """The same with a count of a player."""
        return self.with_fact(player, {**self.given.get(player, {}), count: value})

    def with_placed(self, player: str, zone: str, placed: list[Any]) -> "Sheet":
        """The same with more cards in a zone, under those that lie there."""
        return self.with_zone(player, zone, [*self.lying(player, zone), *placed])

    def lying(self, player: str, zone: str) -> list[Any]:
        """What lies in a zone, as it is written."""
        there = self.given.get(player, {}).get(zone, [])
        return list(there) if isinstance(there, list) else [there]

    def with_zone(self, player: str, zone: str, lying: list[Any]) -> "Sheet":
        """The same with this in a zone, and nothing else there."""
        return self.with_fact(player, {**self.given.get(player, {}), zone: lying})

    def with_cards_of(self, bank: Mapping[str, Any]) -> "Sheet":
        """The same with every card of the bank that lies on it declared: it can be read anywhere."""
        wanted = dict.fromkeys(_COPIES.sub("", one) for one in _texts(self.given))
        found = {name: bank[name] for name in wanted if name in bank and name not in self.cards}
        return replace(self, said={**self.said, "cards": {**self.cards, **found}}) if found else self

    def text(self) -> str:
        """As YAML that a scenario file may hold."""
        said = {name: value for name, value in self.said.items() if name != "cards" or value}
        whole = {**said, **({"script": list(self.script)} if self.script else {})}
        dumped: str = yaml.safe_dump(
            plain(whole), allow_unicode=True, sort_keys=False, width=110, default_flow_style=None
        )
        return dumped


def _texts(whole: Any) -> Iterator[str]:
    if isinstance(whole, str):
        yield whole
    elif isinstance(whole, Mapping):
        for one in whole.values():
            yield from _texts(one)
    elif isinstance(whole, list | tuple):
        for one in whole:
            yield from _texts(one)


def cards_in(folder: Path) -> Mapping[str, Any]:
    """The cards that the scenarios of a folder share, as they are written; none where it has no file of them."""
    path = folder / CARDS
    found = yamlfile.load(path.read_text(encoding="utf-8"), str(path)) if path.is_file() else None
    return found if isinstance(found, dict) else {}


def plain(whole: Any) -> Any:
    """Numbers are written without quotes: a scenario reads both alike."""
    if isinstance(whole, Mapping):
        return {name: plain(value) for name, value in whole.items()}
    if isinstance(whole, list | tuple):
        return [plain(one) for one in whole]
    return int(whole) if isinstance(whole, str) and _NUMBER.fullmatch(whole) else whole

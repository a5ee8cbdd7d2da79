"""What is typed to lay a table: a card in one line, cards in a zone by name, a count, a fact."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from judgekit.engine.game import Game
from judgekit.errors import UserError
from judgekit.games import game as game_of
from judgekit.scenario import hint
from judgekit.shapes import yamlfile
from judgekit.table.phrases import say
from judgekit.table.sheet import Sheet

_CROWD = re.compile(r"[0-9]+ cards?( .+)?")
_COPIES = re.compile(r"(?P<name>.+?)(?P<many> x[0-9]+)?")
_MARKED = re.compile(r"(?P<card>.+?)\s*\((?P<marks>[^()]+)\)")
_OPEN, _CLOSED = "([{", ")]}"
MOST_MEANT = 6


def laid(typed: str, sheet: Sheet, bank: Mapping[str, Any]) -> Sheet | None:
    """The table with what was typed on it; None where it lays nothing. Raises UserError."""
    head, colon, rest = typed.partition(":")
    head, rest, game = head.strip(), rest.strip(), game_of(sheet.game)
    if not colon or not head or not rest:
        return None
    player, _, where = head.partition(" ")
    if player in game.players and where:
        return _of_player(sheet, bank, player, where.strip(), rest)
    if player in game.players:
        return None
    if head in ("turn", "phase", "turn number", *game.facts):
        return sheet.with_fact(head, rest)
    return sheet.with_card(head, card(rest, game))


def card(written: str, game: type[Game]) -> Any:
    """A card in one line, «cost 1, power 40», as a file has it."""
    if written.startswith("{"):
        return yamlfile.load(written, say("laying.line"))
    return dict(_field(one, game) for one in parted(written))


def parted(text: str) -> Iterator[str]:
    """The parts between commas; what stands in brackets or quotes is one."""
    part, deep, quoted = "", 0, False
    for letter in text:
        quoted ^= letter == '"'
        deep += (letter in _OPEN) - (letter in _CLOSED)
        if letter == "," and deep <= 0 and not quoted:
            yield part.strip()
            part = ""
        else:
            part += letter
    if part.strip():
        yield part.strip()


def named(word: str, known: Collection[str]) -> str:
    """The card that is meant: by its whole name, or by a part that only one has. Raises UserError."""
    if word in known:
        return word
    said = word.casefold()
    found = [one for one in known if one.casefold() == said] or [one for one in known if said in one.casefold()]
    if len(found) == 1:
        return found[0]
    if found:
        listed = ", ".join(f"«{one}»" for one in sorted(found)[:MOST_MEANT])
        raise UserError("several-cards", say("laying.several", word=word, count=len(found), found=listed), near=found)
    meant = hint([word], known)
    raise UserError("no-such-card", say("laying.none", word=word, meant=meant), near=meant.near)


def _of_player(sheet: Sheet, bank: Mapping[str, Any], player: str, where: str, rest: str) -> Sheet:
    game = game_of(sheet.game)
    if where in game.counts:
        return sheet.with_count(player, where, rest)
    if where not in game.kinds():
        meant = hint([where], (*game.kinds(), *game.counts))
        raise UserError("no-such-zone", say("laying.zone", where=where, meant=meant), near=meant.near)
    known = {**bank, **sheet.cards}
    return sheet.with_placed(player, where, [_placed(one, known, game) for one in parted(rest)]).with_cards_of(bank)


def _placed(written: str, known: Mapping[str, Any], game: type[Game]) -> Any:
    """A card of a zone as a file has it: by name, with its marks, or so many of them."""
    if written.startswith("{"):
        return yamlfile.load(written, say("laying.line"))
    if _CROWD.fullmatch(written) and written not in known:
        return written
    marked = _MARKED.fullmatch(written) if written not in known else None
    if marked is None:
        return _by_name(written, known)
    marks = dict(_mark(one, game) for one in parted(marked["marks"]))
    return {"card": _by_name(marked["card"], known), **marks}


def _by_name(written: str, known: Mapping[str, Any]) -> str:
    word = written.strip('"')
    copies = None if word in known else _COPIES.fullmatch(word)
    if copies is None or copies["many"] is None:
        return named(word, known)
    return f"{named(copies['name'], known)}{copies['many']}"


def _mark(written: str, game: type[Game]) -> tuple[str, str]:
    name = _longest(written, ("as", "owner", *game.marks))
    if not name:
        meant = hint([written.partition(" ")[0]], game.marks)
        raise UserError("no-such-mark", say("laying.mark", word=written, meant=meant), near=meant.near)
    return name, written.removeprefix(name).lstrip(" :") or "yes"


def _field(written: str, game: type[Game]) -> tuple[str, Any]:
    names = ("effects", "names", *(one for one in game.written() if one != "name"))
    name = _longest(written, names)
    if not name:
        meant = hint([written.partition(" ")[0]], names)
        raise UserError("no-such-field", say("laying.field", word=written, meant=meant), near=meant.near)
    value = written.removeprefix(name).lstrip(" :")
    if value.startswith(("[", "{")):
        return name, yamlfile.load(value, say("laying.line"))
    if game.written().get(name) in game.lists() or name == "names":
        return name, [one.strip() for one in re.split(r"/| y ", value)]
    return name, value


def _longest(written: str, names: Collection[str]) -> str:
    """The longest of the names that a text begins with, "" where it begins with none."""
    found = (one for one in names if written == one or written.startswith((f"{one} ", f"{one}:")))
    return max(found, key=len, default="")

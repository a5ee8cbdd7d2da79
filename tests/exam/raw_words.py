"""Words of the simulator in what a candidate reads: what nobody has put into Spanish."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judgekit import games

_WORD = re.compile(r"\b[a-z][a-z_]+\b")
# an ability by its label, signs, parts that were not run together, a hole where a word should be
_BROKEN = re.compile(r"\w/\d\b|[<>]=|\b[ad]e? el [A-ZÁÉ]|\(\)|: ?\.|\bnone\b|\b([ADEad]) \1\b|[{}]")


def raw_words(question: Mapping[str, Any]) -> set[str]:
    """The words of a question, as JSON, that are the simulator's and stand in no Spanish sentence of its game."""
    game = question["game"]
    names = {word.lower() for text in _names(question["board"]) for word in re.findall(r"\w+", text)}
    said = {word for text in _texts(question) for word in _WORD.findall(text)}
    return {one for one in said if ("_" in one or one in _simulators(game)) and one not in _spoken(game) | names}


def broken(question: Mapping[str, Any]) -> set[str]:
    """What of a question is no sentence."""
    return {found[0] for text in _texts(question) for found in _BROKEN.finditer(text)}


def _texts(question: Mapping[str, Any]) -> Iterator[str]:
    yield from (question["asks"], question["ruling"], question["step"], *question["cards"], *question["script"])
    yield from question["account"]
    for option in question["options"]:
        yield option["text"].partition(" — ")[0]  # behind it stand the document's own words
        yield from (belief["says"] for belief in option["beliefs"])
        parting = option.get("parting") or {"right": "", "wrong": ""}
        yield from (parting["right"], parting["wrong"])
    for side in question["board"]["sides"]:
        yield from side["counts"]
        for area in side["areas"]:
            yield area["name"]
            yield from (text for face in area["faces"] for text in (*face["details"], *face["marks"]))


def _names(board: Mapping[str, Any]) -> Iterator[str]:
    for side in board["sides"]:
        yield from (face["name"] for area in side["areas"] for face in area["faces"])


@cache
def _simulators(game: str) -> frozenset[str]:
    """The words in which a game speaks to itself."""
    cls: Any = games.game(game)
    named: Iterable[str] = (*cls.kinds(), *cls.forms(), *cls.counts, *cls.marks, *cls.characteristics(), "seen", "top",
                            "bottom", "opponent", "target", "source", "subject", "amount", "effect", "event", "cause")  # fmt: skip
    return frozenset(word for name in named for word in _WORD.findall(str(name).lower()))


@cache
def _spoken(game: str) -> frozenset[str]:
    """The words of all that a game says in Spanish, its own terms among them."""
    folder = Path(games.__file__).parent
    texts = ((folder / "messages.yaml"), folder / game / "messages.yaml", *(folder / game).glob("*.yaml"))
    lines = (line for path in texts for line in path.read_text(encoding="utf-8").splitlines())
    values = (part for line in lines for part in re.findall(r":\s*([^:]+)", line))
    return frozenset(word for value in values for word in _WORD.findall(value.lower()))

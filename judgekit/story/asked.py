"""What a question asks about: which cards it names, whether something is legal, who wins, in which order."""

import re

SHORTEST_WORD = 4
_OF_LEGALITY = re.compile(
    r"(?i)\b(pued|pod[eír]|legal|ilegal|permit|vale|obligad|impid|basta|sirve|cabe|tiene que|por qué|qui[ée]n(es)? )"
)
_OF_WINNING = re.compile(r"(?i)\b(gana|pierde|acaba|termina)\w* (?:\w+ )?(?:la |esta )?partida|empate")
_OF_ORDER = re.compile(r"(?i)\b(orden|antes|despu[ée]s|primer|último|última|cuándo|cuántas veces|a la vez)")


def of_legality(ask: str) -> bool:
    """Does it ask what may be done?"""
    return _OF_LEGALITY.search(ask) is not None


def of_winning(ask: str) -> bool:
    """Does it ask whether the game ends?"""
    return _OF_WINNING.search(ask) is not None


def of_order(ask: str) -> bool:
    """Does it ask what comes first?"""
    return _OF_ORDER.search(ask) is not None


def question(ask: str) -> str:
    """The question itself, without the situation before it."""
    return ask.rpartition("¿")[2]


def is_named(label: str, ask: str) -> bool:
    """Does the question name the card: whole, up to a comma, or by its first word, in the plural too?"""
    name = label.partition("#")[0]
    first = name.split(" ", 1)[0].rstrip(",")
    short = [first] if len(first) >= SHORTEST_WORD and first[:1].isupper() else []
    names = (name, name.partition(",")[0], *short)
    return any(one in ask and re.search(rf"(?<!\w){re.escape(one)}(?:e?s)?(?!\w)", ask) for one in names if one)

"""What was read must carry what the text says: each number, each name, and the words that its wording lists.

A phrase whose template forgets what it says, or says what the phrase does not, is found here whatever card it is on.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from judgekit.reader.model import OTHER, NotUnderstoodError, Token, Value

_BEGINNINGS = frozenset({"<=", ">=", "< ", "> ", "not "})
_ONES = ("choose", "search")
"""What is of one where nobody says how many (`ones`)."""
_NUMBER = re.compile(r"\d+")
_SAID = re.compile(r"[\w'-]+")


def must_carry(tokens: Sequence[Token], read: Value, wording: Mapping[str, Any]) -> None:
    """Raise NotUnderstoodError where a line and what it was read as do not say the same."""
    said, found = Counter(one.word for one in tokens), Counter(_words(read))
    _numbers(tokens, found, wording)
    for one in tokens:
        if one.kind in wording.get("verbatim", ()):
            _must(any(one.word in word for word in found), one.written)
    quoted = Counter(word.lower() for one in tokens if one.kind == "quoted" for word in _SAID.findall(one.word))
    for rule in wording.get("carried", ()):
        _carried(said, found, rule, quoted)


def must_be_said_by(tokens: Sequence[Token], kind: str, wording: Mapping[str, Any]) -> None:
    """Raise NotUnderstoodError where a card speaks as only one of another type can: «here» is where a location is."""
    for one in tokens:
        types = wording.get("only on", {}).get(one.word, (kind,))
        if kind not in (*types, OTHER):
            problem = f"«{one.written}» sólo se entiende en una carta de tipo {', '.join(types)}"
            raise NotUnderstoodError(problem, one.at, one.written, cause=f"only on {one.word}")


def _numbers(tokens: Sequence[Token], found: Counter[str], wording: Mapping[str, Any]) -> None:
    unsaid = wording.get("unsaid", ())
    numbers = Counter(number for word in found.elements() for number in _NUMBER.findall(word))
    numbers["1"] += sum(found[word] for word in wording.get("ones", _ONES))
    around = [None, *tokens, None]
    for before, one, after in zip(around, tokens, around[2:], strict=False):
        if one.kind in {"number", "signed"}:
            (number,) = _NUMBER.findall(one.word)
            behind = before.word if before else ""
            beside = {number, f"# {after.word if after else ''}", f"{behind} #", f"{behind} {number}"}
            if beside & set(unsaid):
                continue
            _must(numbers[number] > 0, one.written)
            numbers[number] -= 1


def _carried(said: Counter[str], found: Counter[str], rule: Mapping[str, Any], quoted: Counter[str]) -> None:
    many = sum(said[word] for word in rule["said"])
    there = sum(count for word, count in found.items() if _is_one_of(word, rule["read"]))
    needed = many if rule.get("each") else min(many, 1)
    word = next((one for one in rule["said"] if said[one]), "")
    _must(there >= needed, word)
    apart = (*rule["said"], *rule.get("or", ()))
    if "or" in rule and found[rule["read"][0]] and not any(said[one] or quoted[one] for one in apart):
        raise NotUnderstoodError(f"lo leído dice «{rule['read'][0]}» y el texto no", cause=f"guard +{rule['read'][0]}")


def _is_one_of(word: str, read: Sequence[str]) -> bool:
    return word in read or any(one in _BEGINNINGS and word.startswith(one) for one in read)


def _must(carried: bool, word: str) -> None:
    if not carried:
        raise NotUnderstoodError(f"lo leído no dice «{word}»", word=word, cause=f"guard {word}")


def _words(value: Value) -> Iterator[str]:
    """Every word of what was read: keys and values."""
    if isinstance(value, Mapping):
        for key, one in value.items():
            yield str(key)
            yield from _words(one)
    elif isinstance(value, list):
        for one in value:
            yield from _words(one)
    else:
        yield str(value)

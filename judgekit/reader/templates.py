"""What a phrase means, compiled: a template of the mapping that a person would write, with holes for its parts.

`$noun` is a part; `$noun + {is: other}` two mappings as one (a list of mappings takes the other in each of its own);
`^new.x`, `^it`, `^self`, `^event`, `^cause`, `^other`, `^last.x` speak of things; `{first: …, is: …}` means the
second and needs the first done before; `mentions` says of what a phrase speaks although its mapping does not name it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from judgekit.reader.model import Mark, Spoken, Value
from judgekit.shapes import yamlfile

Bound = Mapping[str, Value]
_HOLE = re.compile(r"\$([a-z_]+)")
_MARK = re.compile(r"\^(new|it|last|self|event|cause|other)(?:\.([\wáéíóúñ ]+))?")


class ClashError(Exception):
    """Two parts of a phrase say different things of the same."""


@dataclass(frozen=True, slots=True)
class Where:
    """Which phrase is being filled in, at which token it starts and behind which it ends; is that word a plural?"""

    phrase: int
    at: int
    end: int = 0
    several: bool = False


ALTERNATIVES = "any of"
"""Two lists of alternatives are not one: what fits both would have to fit one of each."""
CONDITIONS = frozenset({"if", "while", "condition", "throughout"})
"""Fields of an ability that are conditions: two of them are a third, that both hold."""
Fill = Callable[[Bound, Where], Value]


def compiled(template: Value) -> Fill:
    """The template as a function of its parts."""
    if isinstance(template, Mapping):
        return _spoken(template) if "is" in template and ("first" in template) else _mapping(template)
    if isinstance(template, list):
        items = [compiled(one) for one in template]
        return lambda bound, where: flat([one(bound, where) for one in items])
    if isinstance(template, str) and (mark := _MARK.fullmatch(template)):
        return lambda bound, where: _mark(mark, where)  # noqa: ARG005
    if isinstance(template, str) and "$" in template:
        return _text(template)
    return lambda bound, where: plain(template)  # noqa: ARG005


def _mark(said: re.Match[str], where: Where) -> Mark:
    return Mark(said[1], said[2] or "", where.at, where.phrase, where.end, where.several)


def holes(template: Value) -> set[str]:
    """The parts that a template uses."""
    if isinstance(template, Mapping):
        return set().union(*(holes(one) for one in (*template.values(), *template)))
    if isinstance(template, list):
        return set().union(*(holes(one) for one in template))
    return set(_HOLE.findall(template)) if isinstance(template, str) else set()


def plain(value: Value) -> Value:
    """A scalar of a grammar file: numbers and yes or no are what they are in YAML of scenarios."""
    if isinstance(value, str) and re.fullmatch(r"[+-]?\d+", value):
        return int(value)
    return value


def flat(items: list[Value]) -> list[Value]:
    """A list of instructions: what each needs goes before it, but once; a list in a list is part of it."""
    found: list[Value] = []
    needed: list[Value] = []
    for one in items:
        steps = _steps(one)
        found += [step for step in steps if step not in needed]
        needed += flat(list(one.first)) if isinstance(one, Spoken) else []
    return found


def _steps(one: Value) -> list[Value]:
    if not isinstance(one, Spoken):
        return flat(one) if isinstance(one, list) else [one]
    steps = [*flat(list(one.first)), *(flat(one.value) if isinstance(one.value, list) else [one.value])]
    return [*steps[:-1], Spoken(steps[-1], (), one.mentions)] if one.mentions and steps else steps


def merged(one: Value, other: Value) -> Value:
    """Two mappings as one; raises ClashError where they say different things of the same."""
    if isinstance(one, Spoken) or isinstance(other, Spoken):
        return _lifted([one, other], lambda values: merged(*values))
    if isinstance(one, list):
        return [merged(inner, other) for inner in one]
    if isinstance(other, list):
        return [merged(one, inner) for inner in other]
    if not isinstance(one, dict) or not isinstance(other, dict):
        raise ClashError(f"{one!r} + {other!r}")
    return {**one, **{key: _joined(key, one[key], value) if key in one else value for key, value in other.items()}}


def _joined(key: str, one: Value, other: Value) -> Value:
    if one == other:
        return one
    if key != ALTERNATIVES and isinstance(one, list) and isinstance(other, list):
        return [*one, *other]
    if key in CONDITIONS:
        return both(one, other)
    if isinstance(one, dict) and isinstance(other, dict):
        return merged(one, other)
    raise ClashError(f"{one!r} and {other!r}")


_COMPLETES = {"count": "exists", "with": "compare", "matched": "object"}
"""What a condition may say alone, and what it completes in the one beside it: how many, how much, of which kind."""


def both(one: Value, other: Value) -> Value:
    """The condition that two conditions hold, written as one list; one that is but a part completes the other."""
    parts = [part for each in (one, other) for part in (each["all"] if _is_all(each) else [each])]
    for said, needed in _COMPLETES.items():
        part = next((part for part in parts if isinstance(part, dict) and set(part) == {said}), None)
        if part is not None:
            parts = [
                {**each, **part} if isinstance(each, dict) and needed in each and said not in each else each
                for each in parts
                if each is not part
            ]
    return {"all": parts} if len(parts) > 1 else parts[0]


def _is_all(condition: Value) -> bool:
    return isinstance(condition, dict) and set(condition) == {"all"}


def _lifted(values: list[Value], make: Callable[[list[Value]], Value]) -> Value:
    """Whatever is made of values, with all that any of them needs done first."""
    spoken = [one for one in values if isinstance(one, Spoken)]
    made = make([one.value if isinstance(one, Spoken) else one for one in values])
    if not spoken:
        return made
    first = _each_once(step for one in spoken for step in one.first)
    mentions = tuple(mention for one in spoken for mention in one.mentions)
    if isinstance(made, Spoken):
        return Spoken(made.value, (*first, *made.first), (*mentions, *made.mentions))
    return Spoken(made, first, mentions)


def _each_once(steps: Iterable[Value]) -> tuple[Value, ...]:
    """A part that a template uses twice is chosen once: its steps carry the same marks."""
    found: list[Value] = []
    for one in steps:
        if one not in found:
            found.append(one)
    return tuple(found)


def _mapping(template: Mapping[str, Value]) -> Fill:
    mentions = _what_is_mentioned(template)
    items = {key: compiled(value) for key, value in template.items() if not (mentions and key == "mentions")}

    def fill(bound: Bound, where: Where) -> Value:
        values = [one(bound, where) for one in items.values()]
        keys = [_key(key, bound) for key in items]
        made = _lifted(values, lambda given: dict(zip(keys, given, strict=True)))
        return _mentioning(made, mentions, where) if mentions else made

    return fill


def _what_is_mentioned(template: Mapping[str, Value]) -> Value:
    """Of what a phrase speaks although its mapping does not name it; a part of a phrase is a field of that name."""
    said = template.get("mentions")
    return None if isinstance(said, str) and "$" in said else said


def _key(key: str, bound: Bound) -> str:
    return _HOLE.sub(lambda match: str(bound[match[1]]), key) if "$" in key else key


def _mentioning(made: Value, kinds: Value, where: Where) -> Spoken:
    inner = made if isinstance(made, Spoken) else Spoken(made)
    named = [
        (Mark(kind, "", where.at, where.phrase, where.end), _noun(inner.value, kind))
        for kind in ([kinds] if isinstance(kinds, str) else kinds)
    ]
    return Spoken(inner.value, inner.first, (*inner.mentions, *named))


def _noun(value: Value, kind: str) -> str:
    of = value.get("by" if kind == "cause" else "of", {}) if isinstance(value, dict) else {}
    return str(of.get("type", "")) if isinstance(of, dict) else ""


def _spoken(template: Mapping[str, Value]) -> Fill:
    first, value = compiled(template["first"]), compiled(template["is"])

    def fill(bound: Bound, where: Where) -> Value:
        before = flat([first(bound, where)])
        return _lifted([Spoken(None, tuple(before)), value(bound, where)], lambda given: given[1])

    return fill


def _text(template: str) -> Fill:
    parts = _terms(template)
    if len(parts) > 1 and all(one[:1] in {"$", "{"} for one in parts):
        fills = [compiled(yamlfile.load(one, one) if one[0] == "{" else one) for one in parts]
        return lambda bound, where: _sum([one(bound, where) for one in fills])
    if template[0] in "{[":
        raise ValueError(f"«{template}» parece una plantilla y se quedaría en texto: escríbela sin comillas")
    if whole := _HOLE.fullmatch(template):
        return _hole(whole[1])
    return lambda bound, where: plain(_HOLE.sub(lambda match: str(bound[match[1]]), template))  # noqa: ARG005


def _terms(template: str) -> list[str]:
    """What stands between the «+» of a sum; those inside braces are of another sum."""
    terms, depth = [""], 0
    for piece in re.split(r"([{}]| \+ )", template):
        depth += {"{": 1, "}": -1}.get(piece, 0)
        if piece == " + " and not depth:
            terms.append("")
        else:
            terms[-1] += piece
    return terms


def _sum(values: list[Value]) -> Value:
    made = values[0]
    for one in values[1:]:
        made = merged(made, one)
    return made


def _hole(name: str) -> Fill:
    return lambda bound, where: bound[name]  # noqa: ARG005

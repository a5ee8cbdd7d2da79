"""What was read, put as a person writes it: one way of writing what can be written in two."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from judgekit.reader.model import NotUnderstoodError, Value
from judgekit.reader.templates import both
from judgekit.reader.walking import inside, mappings_in


def tidied(value: Value, wording: Mapping[str, Value]) -> Value:
    """An ability that does nothing but what its player may do is itself optional; an event alone is its word.

    In the wording of the game, `leading` says which field of an ability an «if» is, or a «by», under which all of it
    stands behind its event, and `done in part: no` that the game itself does whole or not at all what a text counts.
    """
    asked = _asked_once(_tidied(_without_vain_moves(value, _spoken_of(value)), wording))
    return _without_vain_names(asked, set(_asked_after(asked)))


def _spoken_of(value: Value) -> Counter[str]:
    """How often each word stands elsewhere than where a name is given to what moved."""
    return Counter(_words(value)) - Counter(_moved(value))


def _moved(value: Value) -> Iterator[str]:
    if isinstance(value, dict) and isinstance(value.get("moved"), str):
        yield value["moved"]
    for one in inside(value):
        yield from _moved(one)


def _without_vain_moves(value: Value, spoken: Counter[str]) -> Value:
    """What moved has a name only where something speaks of it."""
    if isinstance(value, list):
        return [_without_vain_moves(one, spoken) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: _without_vain_moves(one, spoken)
        for key, one in value.items()
        if key != "moved" or not isinstance(one, str) or spoken[one]
    }


def _asked_after(value: Value) -> Iterator[str]:
    """The names of what is asked whether it was done."""
    if isinstance(value, dict) and "did" in value:
        yield str(value["did"])
    for one in inside(value):
        yield from _asked_after(one)


def _without_vain_names(value: Value, asked: set[str]) -> Value:
    """Steps that are named together although nothing asks afterwards whether they were done are but steps."""
    if isinstance(value, dict):
        return {key: _without_vain_names(one, asked) for key, one in value.items()}
    if not isinstance(value, list):
        return value
    return [step for one in value for step in _unnamed(_without_vain_names(one, asked), asked)]


def _unnamed(step: Value, asked: set[str]) -> list[Value]:
    match step:
        case {"do": [*steps], "as": name, **others} if not others and name not in asked:
            return steps
    return [step]


def _tidied(value: Value, wording: Mapping[str, Value]) -> Value:
    if isinstance(value, list):
        steps = [_tidied(one, wording) for one in paid_together(value)]
        return _with_what_depends(steps if wording.get("done in part") == "no" else [_whole(one) for one in steps])
    if not isinstance(value, dict):
        return value
    if "choose" in value and value.get("count") in (1, "1"):
        value = {key: one for key, one in value.items() if key != "count"}
    leading = wording.get("leading", {})
    inner = with_targets(asking({key: _tidied(one, wording) for key, one in value.items()}, leading))
    inner = _throughout(inner, leading)
    if "when" in inner:
        waiting = _conditional({**inner, "when": _event(inner["when"])}, leading.get("if", ""))
        return _bought(waiting, leading.get("by", "")) or _optional(waiting)
    if "activate" in inner and leading.get("by"):
        return _used_by_hand(inner, leading["by"])
    # what only does something before an event is declined as what waits for one is
    only_acts = "would" in inner and not {"stops", "becomes"} & inner.keys()
    if only_acts and inner.get("once per turn") and leading.get("by"):
        return _bought(inner, leading["by"]) or _optional(inner)
    return inner


def typed(value: Value, types: Sequence[str]) -> Value:
    """With the types of what is played where its text names none; what may also be used is of any type."""
    played = set(_under(value, "play")) - set(_under(value, "use"))
    return _typed(value, played, list(types)) if played and types else value


def _used_by_hand(ability: dict[str, Value], field: str) -> dict[str, Value]:
    """It has an «if» of its own in every game; unlimited, neither that nor a cost matters that buys all there is."""
    if ability.get("once per turn"):
        asked = _conditional(ability, "if")
        return _bought(asked, field) or asked
    follows = len(ability.get("do", ())) > 1  # what follows what a cost buys waits for that cost too
    return (_bought(ability, field) if follows else None) or ability


_CHOOSES = frozenset({"choose", "choose total", "choose different", "reveal", "reveal until", "search", "top"})
_CHOOSING = ("choose", "choose total", "choose different")


def _typed(value: Value, played: set[str], types: list[str]) -> Value:
    if isinstance(value, list):
        return [_typed(one, played, types) for one in value]
    if not isinstance(value, dict):
        return value
    inner = {key: _typed(one, played, types) for key, one in value.items()}
    key = next((one for one in _CHOOSING if one in inner), "")
    if key and inner.get("as") in played and isinstance(inner[key], dict) and not {"type", "name"} & inner[key].keys():
        return {**inner, key: {"type": types, **inner[key]}}
    return inner


def _under(value: Value, word: str) -> Iterator[str]:
    if isinstance(value, dict) and isinstance(value.get(word), str):
        yield value[word]
    for one in inside(value):
        yield from _under(one, word)


def asking(ability: dict[str, Value], leading: Mapping[str, str]) -> dict[str, Value]:
    """What holds `while` a skill is there is an `if` of all but what is always on; of a moment, what the game says."""
    if "while" not in ability or not {"when", "activate", "would", "resolve"} & ability.keys():
        return ability
    field = leading.get("while", "if") if "when" in ability else "if"
    rest = {key: one for key, one in ability.items() if key not in {field, "while"}}
    asked = both(ability[field], ability["while"]) if field in ability else ability["while"]
    return {**rest, field: asked}


THROUGHOUT = "throughout"
"""What must hold when an ability is used, and again when it resolves."""


def _throughout(ability: dict[str, Value], leading: Mapping[str, str]) -> dict[str, Value]:
    done = next((one for one in ("do", "resolve") if one in ability), "")
    if THROUGHOUT not in ability or not done:
        return ability
    rest = {key: one for key, one in ability.items() if key != THROUGHOUT}
    held = ability[THROUGHOUT]
    return asking({**rest, "while": held, done: [{"if": held, "then": rest[done]}]}, leading)


_DONE = ("do", "resolve", "triggers")
MODES = "modo"


def with_targets(ability: dict[str, Value]) -> dict[str, Value]:
    """What is chosen or selected on announcing goes to `targets`; raises NotUnderstoodError where it cannot be."""
    key = next((one for one in _DONE if isinstance(ability.get(one), list)), "")
    if not key or not ({"when", "activate"} & ability.keys() or key != "do"):
        return ability
    targets, steps = _announced(ability[key])
    if any(word in {"announce", "modes"} for word in _keys(steps)):
        raise NotUnderstoodError("elige bajo una condición lo que se elige al anunciar", cause="announced inside")
    return {**ability, "targets": targets, key: steps} if targets else ability


def _announced(steps: list[Value]) -> tuple[list[Value], list[Value]]:
    targets: list[Value] = []
    left: list[Value] = []
    for one in steps:
        match one:
            case {"announce": chosen}:
                targets.append(chosen)
            case {"modes": modes, **others}:
                several = "up to" in others or "more" in others or others.get("count", 1) not in (1, "1")
                parted = {name: _announced(done) for name, done in (_apart(modes) if several else modes).items()}
                chosen = {name: what for name, (what, _) in parted.items()}
                targets.append({"select": chosen, "as": MODES, **others})
                left.append({"one of": {name: done for name, (_, done) in parted.items()}, "as": MODES})
            case _:
                left.append(one)
    return targets, left


def _apart(modes: dict[str, Value]) -> dict[str, Value]:
    """Where more than one of them may be done, what each chooses has a name that no other one gives."""
    apart: dict[str, Value] = {}
    taken: set[str] = set()
    for mode, done in modes.items():
        names = dict.fromkeys(_names(done))
        new = {name: next(one for one in _numbered(name) if one not in taken) for name in names}
        apart[mode] = _renamed(done, new)
        taken.update(new.values())
    return apart


def _numbered(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name} {number}" for number in count(2))


def _renamed(value: Value, new: Mapping[str, str]) -> Value:
    if isinstance(value, dict):
        return {key: _renamed(one, new) for key, one in value.items()}
    if isinstance(value, list):
        return [_renamed(one, new) for one in value]
    return new.get(value, value) if isinstance(value, str) else value


def _keys(value: Value) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for one in inside(value):
        yield from _keys(one)


def paid_together(costs: list[Value]) -> list[Value]:
    """Several CP in one cost are paid at once: one number, and every Element that is asked for."""
    cp = [one for one in costs if isinstance(one, dict) and "cp" in one]
    if len(cp) < 2:
        return costs
    elements = [element for one in cp for element in one.get("elements", [])]
    total = {"cp": sum(int(one["cp"]) for one in cp), **({"elements": elements} if elements else {})}
    return [total, *(one for one in costs if one not in cp)]


def _with_what_depends(steps: list[Value]) -> list[Value]:
    """What goes on about what was only chosen or seen by who wanted to belongs to what they may do."""
    found: list[Value] = []
    for one in steps:
        match found[-1:]:
            case [{"may": done, **others}] if not others and not _buys(done) and set(_names(done)) & set(_words(one)):
                found[-1] = {"may": [*done, *(one["may"] if _is_may(one) and _only_chooses(done) else [one])]}
            case [{"if": _, "then": done, **others}] if _speaks_of(one, done, others.get("else")):
                found[-1] = {**found[-1], "then": _with_what_depends([*done, one])}
            case _:
                found.append(one)
    return found


def _speaks_of(step: Value, done: Value, otherwise: Value) -> bool:
    return bool((set(_names(done)) - set(_names(otherwise))) & set(_words(step)))


def _whole(step: Value) -> Value:
    """«You may discard 2 cards. If you do so, …»: what is done in part is not done, so who has fewer may not.

    Where it is no «may», as much is done as can be. An `else` keeps the condition where it is: it is looked at as that
    resolves.
    """
    match step:
        case {"do": [{"choose": chosen, "count": many, **others}, *_], "as": _} if _is_several(many, others):
            return {"if": {"exists": chosen, "count": f">= {many}"}, "then": [step], "else": step["do"]}
        case {"may": [{"choose": chosen, "count": many, **others}, *_], "as": _} if _is_several(many, others):
            return {"if": {"exists": chosen, "count": f">= {many}"}, "then": [step], "else": []}
    return step


def _is_several(many: Value, others: Mapping[object, object]) -> bool:
    """Are more than one chosen, all of them and of all that there are?"""
    said = isinstance(many, int | str) and str(many).isdigit() and int(many) > 1
    return said and not {"up to", "among", "by", "at random"} & others.keys()


def _only_chooses(steps: Sequence[Value]) -> bool:
    """Is nothing done yet? Who may do what was done may still leave what comes after it."""
    return all(isinstance(one, dict) and bool(_CHOOSES & one.keys()) for one in steps)


def _is_may(step: Value) -> bool:
    return isinstance(step, dict) and set(step) == {"may"}


# with targets the «if» stands behind what is chosen, and is looked at only when that resolves
def _conditional(ability: dict[str, Value], field: str) -> dict[str, Value]:
    match ability:
        case {"do": [{"if": condition, "then": done, **others}], **head} if (
            field and not others and "targets" not in head
        ):
            return {**head, field: {"all": [head[field], condition]} if field in head else condition, "do": done}
    return ability


def _bought(ability: dict[str, Value], field: str) -> dict[str, Value] | None:
    """With what buys all of it, and all that follows, as its own cost; None where nothing does."""
    match ability:
        case {"do": [{"by": cost, "do": done, **others}, *after], **head} if field and not others and field not in head:
            return {**head, field: cost, "do": [*done, *after]}
        case {"do": [{"may": [{"by": cost, "do": done}]}, *after], "when": _, **head} if field and field not in head:
            return {"when": ability["when"], **head, "may": "yes", field: cost, "do": [*done, *after]}
    return None


def _buys(steps: Value) -> bool:
    """Is it but something done in exchange for something else?"""
    return (
        isinstance(steps, list)
        and len(steps) == 1
        and isinstance(steps[0], dict)
        and "by" in steps[0]
        and "do" in steps[0]
    )


def _asked_once(value: Value) -> Value:
    """«You may A to B» inside of something: who does not pay for B has been asked."""
    if isinstance(value, list):
        return [_asked_once(one) for one in value]
    if not isinstance(value, dict):
        return value
    if set(value) == {"may"} and _buys(value["may"]):
        return _asked_once(value["may"][0])
    return {key: _asked_once(one) for key, one in value.items()}


def must_hold_together(ability: Value) -> None:
    """Raise NotUnderstoodError where it goes on, whatever happens, about what it chooses only under an «if» or «by»."""
    for one in (*_conditions(ability), *_alternatives(ability)):
        done = one.get("then", one.get("do", one.get("may")))
        if any(_goes_on_about(name, ability, one, done) for name in _names(done)):
            raise NotUnderstoodError("habla de lo que solo se elige bajo una condición", cause="condition")
    if any(_is_kept(one) for one in mappings_in(ability)):
        raise NotUnderstoodError("algo se convierte en lo que ya es", cause="antecedent")


def _alternatives(ability: Value) -> Iterator[dict[str, Value]]:
    """What may be done in place of something else, which is done where it is not."""
    others = [one["not"] for one in mappings_in(ability) if "not" in one]
    for one in mappings_in(ability):
        if "may" in one and {"did": one.get("as")} in others:
            yield dict(one)


def _goes_on_about(name: str, ability: Value, condition: Value, done: Value) -> bool:
    """Is it named outside of the condition, but for where the same is done once more and chooses its own?"""
    named, chosen = list(_words(done)).count(name), list(_names(done)).count(name)
    outside = list(_words(ability)).count(name) - list(_words(condition)).count(name)
    elsewhere = list(_names(ability)).count(name) - list(_names(condition)).count(name)
    return outside * chosen != named * elsewhere


def _is_kept(step: Mapping[str, Value]) -> bool:
    """Is something set to what it is already? Then a pronoun was meant otherwise."""
    return "on" in step and "set" in step and step.get("to") == {"value": step["set"], "of": step["on"]}


def _conditions(value: Value) -> Iterator[dict[str, Value]]:
    if isinstance(value, dict) and ({"if", "then"} <= value.keys() or {"by", "do"} <= value.keys()):
        yield value
    for one in inside(value):
        yield from _conditions(one)


def _names(value: Value) -> Iterator[str]:
    if isinstance(value, dict) and "as" in value:
        yield str(value["as"])
    for one in inside(value):
        yield from _names(one)


def _words(value: Value) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for one in inside(value):
        yield from _words(one)


def _event(pattern: Value) -> Value:
    if isinstance(pattern, list):
        return [_event(one) for one in pattern]
    return pattern["event"] if isinstance(pattern, dict) and set(pattern) == {"event"} else pattern


def _optional(ability: dict[str, Value]) -> dict[str, Value]:
    match ability.get("do"):
        case [{"may": done, **others}] if not others:
            head = {key: one for key, one in ability.items() if key != "do"}
            return {**head, "may": "yes", "do": done}
    return ability


def ordered(value: Value) -> Value:
    """The same with the keys of its mappings in one order, to compare."""
    if isinstance(value, dict):
        return {key: ordered(value[key]) for key in sorted(value)}
    return [ordered(one) for one in value] if isinstance(value, list) else value

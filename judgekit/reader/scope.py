"""What «it», «that card» or «they» mean: within one ability, the last thing that it named."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from judgekit.reader import telling_apart
from judgekit.reader.beside_this import beside_this, must_be_told
from judgekit.reader.done_to import AWAY, DONE, Deed, deeds
from judgekit.reader.kinds_of_things import ONE, PERSON, costs, kind_of, without_hosts
from judgekit.reader.model import Mark, NotUnderstoodError, Spoken, Value
from judgekit.reader.telling_apart import ATTACKING, FIGHT, MEANT, told_of_event, unlike
from judgekit.reader.waiting import must_wait_for_what_it_counts, waits_for_what_is_told

_THINGS = {"self": "self", "event": "event", "event cards": "event cards", "cause": "cause", "group": ""}
_CARDS = {"self": "card", "event": "event card", "cause": "cause"}  # the card itself, wherever it is by then
_CARD = "card"
_THIS = "this"
"""A field of an ability: what the card itself is called in it, where it is elsewhere by then (`this: card`)."""
_HEARD_IN = "heard in"
"""Beside it: in which zone the card must lie when that happens."""
_LATEST = "latest"
_ALONE = "alone"
"""Mentioned by a phrase that can only be meant where nothing but the card itself has been spoken of."""
_NO_ATTACK = "no attack"
"""Mentioned by a phrase that tells the attacker by its attack, which only those do that do not wait for one."""
_PAIR = ("primero", "segundo")
"""How two are named that are chosen together: what is said afterwards of them is said of both."""


def resolved(value: Value, own_type: str) -> Value:
    """The meaning of one ability with every mark replaced by a name; raises NotUnderstoodError."""
    inner, mentions = _bare(value)
    must_wait_for_what_it_counts(inner)
    this = inner.get(_THIS, "self") if isinstance(inner, dict) else "self"
    if isinstance(inner, dict) and _THIS in inner:  # the event says where it is by then, and its parts do not
        inner = _wherever(inner)
    given = [*_given(inner), *mentions]
    things = _things(given, own_type)
    paid = frozenset(mark for cost in costs(inner) for mark, _ in _given(without_hosts(cost)))
    singled = [one for one, _ in given if one.detail in (_PAIR if one.kind == "last" else MEANT)]
    sides, done = told_of_event(inner), [*deeds(inner)]
    named = _Named(_names(given), things, own_type, this, paid, sides, done, singled, beside_this(inner))
    _must_be_alone([one for one, _ in given if one.kind == _ALONE], named)
    if named.attacker and any(one.kind == _NO_ATTACK for one, _ in given):
        raise NotUnderstoodError("habla del que ataca, que puede haber dejado de hacerlo", cause="antecedent")
    return waits_for_what_is_told(_replaced(inner, named))


def _wherever(ability: Mapping[str, Value]) -> dict[str, Value]:
    """What is said of a card that may be anywhere by then; what is paid with it is paid where the text says."""
    inner = {key: one for key, one in ability.items() if key not in {_THIS, _HEARD_IN, "zone"}}
    if _HEARD_IN in ability:
        inner["zone"] = ability[_HEARD_IN]
    if isinstance(zone := ability.get("zone"), str) and isinstance(inner.get("cost"), list):
        inner["cost"] = [_paid_there(one, zone) for one in inner["cost"]]
    return inner


def _paid_there(step: Value, zone: str) -> Value:
    if not isinstance(step, dict):
        return step
    there = {"is": "card", "zone": zone}
    return {key: there if isinstance(one, Mark) and one.kind == "self" else one for key, one in step.items()}


def _must_be_alone(marks: Sequence[Mark], named: "_Named") -> None:
    for mark in marks:
        if named.fighting or any(one.at < mark.at and one.kind != "self" for one, _ in named.things):
            raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")


def speaks(value: Value) -> bool:
    """Does it speak of something that only the scope of an ability could settle?"""
    return next(_given(value), None) is not None


def _bare(value: Value) -> tuple[Value, tuple[tuple[Mark, str], ...]]:
    """What is said, without what it mentions; and that."""
    if not isinstance(value, Spoken):
        return value, ()
    if value.first:
        raise NotUnderstoodError("elige algo donde nada se puede elegir")
    inner, mentions = _bare(value.value)
    return inner, (*mentions, *value.mentions)


@dataclass(frozen=True)
class _Named:
    """What one ability names: the names that it gives, and the things in the order in which it speaks of them."""

    names: Mapping[tuple[str, int, int], str]
    things: Sequence[tuple[Mark, str]]
    own_type: str
    this: str = "self"
    paid: frozenset[Mark] = frozenset()
    of_event: Mapping[str, frozenset[str]] = field(default_factory=dict)
    done: Sequence[Deed] = ()
    singled: Sequence[Mark] = ()
    beside: frozenset[str] = frozenset()

    @property
    def fighting(self) -> bool:
        """Does it wait for a fight, of which both sides can be meant?"""
        return FIGHT in self.of_event

    @property
    def attacker(self) -> frozenset[str]:
        """Which of the cards of its event attacks, where it waits for an attack."""
        return frozenset(kind for kind, told in self.of_event.items() if ATTACKING in told)

    def told(self, mark: Mark, noun: str) -> frozenset[str]:
        """Whose a thing is, and where it lies, as far as that was said."""
        return self.of_event.get(mark.kind, frozenset()) | frozenset(noun.split())

    def alone(self) -> frozenset[str]:
        """What those things are called of which there is but one."""
        return frozenset(self.called(one) for one, noun in self.things if ONE in noun.split())

    def called(self, mark: Mark) -> str:
        """What a thing is called."""
        return self.names[mark.detail, mark.phrase, mark.at] if mark.kind == "new" else self.thing(mark.kind)

    def thing(self, kind: str) -> str:
        """What a thing is called that nobody chose."""
        return self.this if kind == "self" else _THINGS[kind]


def _given(value: Value, noun: str = "") -> Iterator[tuple[Mark, str]]:
    """Every mark, with what kind of thing it is."""
    if isinstance(value, Mark):
        yield value, noun
    elif isinstance(value, Spoken):
        yield from value.mentions
        yield from _given(value.value)
    elif isinstance(value, dict):
        kind = kind_of(value)
        for key, one in value.items():
            yield from _given(one, kind if key == "as" else "")
    elif isinstance(value, list):
        for one in value:
            yield from _given(one)


def _names(given: list[tuple[Mark, str]]) -> dict[tuple[str, int, int], str]:
    """A name for each thing that the ability chooses or sees, in the order in which it does."""
    names: dict[tuple[str, int, int], str] = {}
    for mark in sorted((one for one, _ in given if one.kind == "new"), key=lambda one: (one.at, one.phrase)):
        if (key := (mark.detail, mark.phrase, mark.at)) not in names:
            alike = sum(1 for known in names if known[0] == mark.detail)
            names[key] = mark.detail if not alike else f"{mark.detail} {alike + 1}"
    return names


def _things(given: list[tuple[Mark, str]], own_type: str) -> list[tuple[Mark, str]]:
    """What the ability names, in the order in which it does."""
    found = [(mark, own_type if mark.kind == "self" else noun) for mark, noun in given if _is_thing(mark, noun)]
    return sorted(found, key=lambda pair: (pair[0].at, pair[0].kind == "group"))


def _is_thing(mark: Mark, noun: str) -> bool:
    return mark.kind in _THINGS or (mark.kind == "new" and bool(noun))


def _replaced(value: Value, named: _Named) -> Value:
    if isinstance(value, Mark):
        return _meant(value, named)
    if isinstance(value, Spoken):
        if value.first:
            raise NotUnderstoodError("elige algo donde nada se puede elegir")
        return _replaced(value.value, named)
    if isinstance(value, dict):
        if value.get(_THIS) in _CARDS.values():
            raise NotUnderstoodError("dice dentro de un efecto dónde está ya la carta que lo gana", cause="antecedent")
        inner = {key: _replaced(one, _there(one, named) if key == "destroy" else named) for key, one in value.items()}
        if "value" in inner and isinstance(value.get("of"), Mark) and isinstance(inner["of"], dict):
            raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")
        must_be_told(value, inner.get("on"), named.beside)
        return inner
    if isinstance(value, list):
        return [_replaced(one, named) for one in value]
    return value


def _meant(mark: Mark, named: _Named) -> Value:
    match mark.kind:
        case "new":
            return named.names[mark.detail, mark.phrase, mark.at]
        case "it":
            return _spoken_of(mark, named)
        case "last":
            return _last(mark, named)
        case "other":
            return _other(mark, named)
    return named.thing(mark.kind)


def _spoken_of(mark: Mark, named: _Named) -> Value:
    """What a pronoun means; one thing is not spoken of in the plural."""
    if told := MEANT.get(mark.detail):
        found = _told_apart(mark, told, named)
    else:
        found = _done_to(mark, named) if mark.detail in DONE else _antecedent(mark, named)
    if (
        isinstance(found, dict)
        and not mark.several
        and mark.detail != "both"
        and any(one.at < mark.at for one in named.singled)
    ):
        raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")
    if mark.several and isinstance(found, str) and found in {"event", "cause", *named.alone()}:
        raise NotUnderstoodError("habla de varias cartas y sólo ha nombrado una", cause="antecedent number")
    return found


# `said` was spoken of before it, what was paid only where nothing else was, and is never the card itself for want of
# anything else; `single` is one such alone, of this type where one is said, whatever was said of the card itself since,
# and `both` two that were selected together, or fight; `spoken` was spoken of last but for the card itself, or is it
# where that was all, and `latest` may be the card itself too: neither was paid; `else` is the last but the card itself
def _antecedent(mark: Mark, named: _Named) -> Value:
    before = [(one, noun) for one, noun in named.things if one.at < mark.at and not _is_within(mark, one)]
    kind, _, type_ = mark.detail.partition(" ")
    match kind:
        case "said":
            return _said_before(_rather_than_paid(before, named), named)
        case "both":
            two = _are_two(before) or (before and "@two" in before[-1][1].split())
            fights = named.fighting and all(one.kind != "new" for one, _ in before)
            return _said_before(before, named) if two else telling_apart.both_that_fight(fights=fights)
        case "single":
            before = [*_possibly(before, type_)]
            if not _are_two(before):
                unpaid = _rather_than_paid(before, named)
                return _said_before([(one, noun) for one, noun in unpaid if one.kind != "self"], named)
        case "spoken" | "latest":
            left = [(one, noun) for one, noun in before if one not in named.paid]
            alone = not left and before and all(one.kind == "self" for one, _ in before)
            return named.this if alone else _spoken(left, named, kind)
        case "else":
            return _said_before([(one, noun) for one, noun in before if one.kind != "self"], named)
        case "named":
            before = [(one, noun) for one, noun in before if one.kind == "self" or PERSON in noun]
    return _last_thing(mark, before, named)


def _told_apart(mark: Mark, wanted: str, named: _Named) -> Value:
    """The one thing that was said to be so; where none was, the last that was not said to be otherwise."""
    if wanted == ATTACKING:
        return telling_apart.who_attacks(named.attacker)
    before = [(one, noun) for one, noun in named.things if one.at < mark.at and not _is_within(mark, one)]
    others = [(one, noun) for one, noun in before if one.kind != "self"]
    unpaid = _rather_than_paid(others, named)
    found = {named.called(one) for one, noun in unpaid if wanted in named.told(one, noun)}
    if named.fighting:
        found |= {kind for kind in ("event", "cause") if wanted in named.of_event.get(kind, ())}
    if len(found) > 1:
        raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")
    if found:
        return found.pop()
    left = [(one, noun) for one, noun in unpaid if not unlike(wanted) & named.told(one, noun)]
    if _are_two(left):
        raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")
    return _said_before(left, named)


def _done_to(mark: Mark, named: _Named) -> Value:
    """The one thing with which that was done, and what was paid only where it was done with nothing else."""
    with_whom = [one.whom for one in named.done if one.said == mark.detail and one.whom.at < mark.at]
    unpaid = [one for one in with_whom if one not in named.paid]
    found = {str(_meant(one, named)): one for one in unpaid or with_whom}
    if len(found) > 1:
        raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")
    if found:
        return _meant(next(iter(found.values())), named)
    if mark.detail == "revealed":
        raise NotUnderstoodError("no sé a qué se refiere", cause="antecedent")
    before = [(one, noun) for one, noun in named.things if one.at < mark.at and not _is_within(mark, one)]
    return _said_before([(one, noun) for one, noun in before if one.kind != "self"], named)


def _there(mark: Value, named: _Named) -> _Named:
    """What could still be destroyed by then: not what the ability has already banished, or sent elsewhere."""
    now = next((one for one in named.done if one.whom is mark and one.said == "destroyed"), None)
    if now is None or now.whom.kind != "it":
        return named
    last = {_meant(one.whom, named): one.said for one in named.done if one.is_before(now) and one.said != "revealed"}
    left = [(one, noun) for one, noun in named.things if last.get(named.called(one)) not in AWAY]
    return replace(named, things=left)


def _possibly(before: Sequence[tuple[Mark, str]], type_: str) -> Sequence[tuple[Mark, str]]:
    """Those that are not known to be of other types than this: «that monster» is no Trap."""
    unknown = ("", "card")
    return [(one, noun) for one, noun in before if type_ in noun or noun.partition(" ")[0] in unknown]


def _card_of_the_event(before: Sequence[tuple[Mark, str]]) -> str:
    """The card to which it happened, wherever it is by then, where that is what was spoken of last."""
    if not before or before[-1][0].kind != "event":
        raise NotUnderstoodError("no sé a qué se refiere", cause="antecedent")
    return _CARDS["event"]


def _last_thing(mark: Mark, before: Sequence[tuple[Mark, str]], named: _Named) -> Value:
    if mark.detail == "event card":
        return _card_of_the_event(before)
    if not before:
        if named.own_type == "action" or mark.detail not in {"", PERSON, _CARD, *named.own_type.split()}:
            raise NotUnderstoodError("no sé a qué se refiere", cause="antecedent")
        return named.this
    if _are_two(before):
        raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")
    thing, noun = before[-1]
    if thing.kind == "group":
        raise NotUnderstoodError("habla de varias cartas que nadie ha elegido", cause="antecedent group")
    if mark.detail == _CARD and thing.kind != "new":
        return _CARDS[thing.kind]
    if mark.detail not in {"", PERSON, _CARD} and noun and mark.detail not in noun.split():
        raise NotUnderstoodError(f"no sé a qué «{mark.detail}» se refiere", cause="antecedent")
    return named.names[thing.detail, thing.phrase, thing.at] if thing.kind == "new" else named.thing(thing.kind)


def _is_within(mark: Mark, thing: Mark) -> bool:
    """Does it stand in the very phrase that chooses the thing?"""
    return thing.kind in {"new", "group"} and thing.at <= mark.at < thing.end


def _are_two(before: Sequence[tuple[Mark, str]]) -> bool:
    """Were the last two things chosen together?"""
    return tuple(one.detail for one, _ in before[-2:] if one.kind == "new") == _PAIR


def _spoken(before: Sequence[tuple[Mark, str]], named: _Named, detail: str) -> Value:
    """A pronoun does not mean what was paid."""
    others = [(one, noun) for one, noun in before if one.kind != "self"]
    if before and (not others or (detail == _LATEST and before[-1][0].kind == "self")):
        return named.this
    return _said_before(others, named)


def _rather_than_paid(before: Sequence[tuple[Mark, str]], named: _Named) -> Sequence[tuple[Mark, str]]:
    """What was spoken of without being paid, if there is any such thing besides the card itself."""
    left = [(one, noun) for one, noun in before if one not in named.paid]
    return left if any(one.kind != "self" for one, _ in left) else before


_REST, _MINE = "rest", "mine"


def _said_before(before: Sequence[tuple[Mark, str]], named: _Named) -> Value:
    if _are_two(before):
        return {"is": [named.names[one.detail, one.phrase, one.at] for one, _ in before[-2:]], "zone": "any"}
    if not before or before[-1][0].kind in {"self", "group"}:
        raise NotUnderstoodError("habla de algo que no ha nombrado", cause="antecedent")
    thing = before[-1][0]
    return named.names[thing.detail, thing.phrase, thing.at] if thing.kind == "new" else named.thing(thing.kind)


def _last(mark: Mark, named: _Named) -> str:
    """The last thing before that has a name of this kind: «the rest» is of what was looked at."""
    before = [(at, name) for (detail, _, at), name in named.names.items() if detail == mark.detail and at < mark.at]
    if not before:
        raise NotUnderstoodError("habla de cartas que nada ha enseñado antes", cause="antecedent")
    return max(before)[1]


def _rest(mark: Mark, named: _Named) -> str:
    """All the others: than this card, or than the one that a card of a single use has chosen and not paid."""
    before = ((one, named.told(one, noun)) for one, noun in named.things if one.kind == "new" and one.at < mark.at)
    chosen = {one for one, told in before if mark.detail != _MINE or "@opponent" not in told} - named.paid
    if not (names := {named.names[one.detail, one.phrase, one.at] for one in chosen}):
        return "other"
    if len(names) == 1 and not {"spell", "trap"}.isdisjoint(named.own_type.split()):
        return f"not {names.pop()}"
    raise NotUnderstoodError("«los demás» podrían ser los otros que esta carta o que los elegidos", cause="another")


def _other(mark: Mark, named: _Named) -> str:
    """Other than this card; of an action, which is no thing on the table, other than what was chosen so before."""
    if mark.detail:
        whole = (mark.detail, mark.phrase, mark.at)
        return _rest(mark, named) if mark.detail in {_REST, _MINE} else f"not {named.names[whole]}"
    before = [one for one, _ in named.things if one.kind == "new" and one.at < mark.at]
    if not before:
        return "other"
    here = {detail for detail, phrase, at in named.names if (phrase, at) == (mark.phrase, mark.at)}
    alike = [one for one in before if one.detail in here]
    if named.own_type == "action" and len(alike) == 1:
        return f"not {named.names[alike[0].detail, alike[0].phrase, alike[0].at]}"
    raise NotUnderstoodError("«another» podría ser otra que esta carta o que la elegida", cause="another")

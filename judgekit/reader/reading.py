"""A card's text read whole: every line, every way of reading it, one meaning or none."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from weakref import WeakKeyDictionary

from judgekit.reader.by_title import numbered
from judgekit.reader.by_type import of_type
from judgekit.reader.called_from import called_from
from judgekit.reader.cutting import lines, titles, without_story
from judgekit.reader.describing import described
from judgekit.reader.either_paid import must_mean_no_way_alone
from judgekit.reader.found_there import found_there
from judgekit.reader.grammar import Grammar, grammar
from judgekit.reader.guard import must_be_said_by, must_carry
from judgekit.reader.in_vain import IN_VAIN, must_mean_something
from judgekit.reader.left_behind import must_be_two, must_still_be_there
from judgekit.reader.lines import PART, of_parts, settled
from judgekit.reader.missing import not_understood
from judgekit.reader.model import OTHER, Mark, NotUnderstoodError, Printing, Reading, Spoken, Token, Value
from judgekit.reader.on_the_field import on_the_field
from judgekit.reader.parsing import Chart
from judgekit.reader.scope import resolved, speaks
from judgekit.reader.searching import searched
from judgekit.reader.settling import must_hold_together, ordered, tidied, typed
from judgekit.reader.tokens import Tokens, straight
from judgekit.reader.used_up import must_be_borne, must_lie_where_it_waits

QUOTED = "quoted"
"""How a card is named in its own text (`own name`), where that is not by the bare name."""
_WITHIN = "\ue000"
"""Stands for the quotation marks of a name that has some, between those around it."""
_OF_EFFECTS = ("effects", "parts")
"""Fields whose abilities have a scope of their own, in which «it» means something."""
LONGEST = 2_000
"""Characters of a text; the longest that is printed in these games has less than half as many."""


def read(game: str, card: Printing) -> Reading:
    """The fields of a card that its text says; raises NotUnderstoodError, at the first line of which a word is not."""
    if len(card.text) > LONGEST:
        raise NotUnderstoodError(f"tiene {len(card.text)} caracteres, más que ninguna carta", cause="too long")
    rules = grammar(game)
    text = without_story(straight(card.text), card.fields, rules.wording.get("story"))
    found = tuple(lines(text, rules.wording))
    if not found:
        raise NotUnderstoodError("no dice nada", cause="empty")
    why: NotUnderstoodError | None = None
    for kind, start in _starts(rules, card):
        try:
            read_lines = _by_number([_Line(rules, card, said, kind, start).read() for said in found], card, rules)
            return Reading(
                settled(read_lines, rules.wording.get("each", ()), rules.wording.get("leading")),
                _named_in(found, rules),
            )
        except NotUnderstoodError as error:
            why = why or error
            if error.cause == IN_VAIN:  # what is told of one type in vain is not guessed to be of another
                break
    assert why is not None
    raise why


def _by_number(read_lines: list[Value], card: Printing, rules: Grammar) -> list[Value]:
    """With the number of each skill that is called by its title, where the game's cards do so."""
    keys = rules.wording.get("skills by title", ())
    return numbered(read_lines, titles(straight(card.text), rules.wording), keys) if keys else read_lines


def _named_in(found: Sequence[Sequence[str]], rules: Grammar) -> tuple[str, ...]:
    """What the lines name, where cards ask what a text names: tokens of these kinds, and what a pattern finds."""
    kinds = rules.wording.get("named in text", ())
    tokens = [one for line in found for one in cutter(rules).of(line[0])] if kinds else []
    by = rules.wording.get("named by")
    written = {name for line in found for name in re.findall(by, line[0])} if by else set()
    return tuple(sorted({*written, *(one.word for one in tokens if one.kind in kinds)}))


def _starts(rules: Grammar, card: Printing) -> Sequence[tuple[str, str]]:
    """With which category a card of its type (and icon: `kind of`) is read; of each in turn, where it is not known."""
    starts: Mapping[str, str] = rules.wording["starts"]
    types = card.fields.get("type", "")
    kind = str(types[0] if isinstance(types, list | tuple) and types else types or "").lower()
    if kind:
        finer = next((str(card.fields[one]) for one in rules.wording.get("kind of", ()) if card.fields.get(one)), "")
        return ((kind, starts.get(f"{kind} {finer.lower()}") or starts.get(kind, starts[OTHER])),)
    return sorted(starts.items(), key=lambda pair: pair[0] != OTHER)


class _Line:
    """One line of a card, in the ways in which it may be cut."""

    def __init__(self, rules: Grammar, card: Printing, said: Sequence[str], kind: str, start: str) -> None:
        self._rules, self._card, self._said = rules, card, said
        self._kind, self._start = kind, start

    def read(self) -> Value:
        """What it says; raises NotUnderstoodError where that is nothing, or more than one thing."""
        charts = [Chart(self._rules, self._tokens(said), self._quoted) for said in self._said]
        found = [value for chart in charts for value in chart.whole(self._start)]
        gone = self._start in self._rules.wording.get("used up", ())
        meant, why = _distinct(found, self._kind, self._rules.wording, gone=gone)
        if len(meant) > 1:
            problem = f"«{self._said[0]}» se puede leer de {len(meant)} maneras"
            raise NotUnderstoodError(problem, cause="ambiguous", meanings=tuple(meant))
        if not meant:
            raise why or not_understood(max(charts, key=lambda chart: chart.furthest), self._said[0])
        must_carry(charts[0].tokens, meant[0], self._rules.wording)
        must_be_said_by(charts[0].tokens, self._kind, self._rules.wording)
        must_mean_something(meant[0], self._kind, self._rules.wording.get("in vain", ()))
        there = found_there(meant[0], self._rules.wording.get("found there", {}))
        there = called_from(there, self._rules.wording.get("called from", {}))
        return on_the_field(there, self._rules.wording.get("on the field", {}))

    def _quoted(self, said: str, category: str) -> Sequence[Value]:
        """What a text between quotation marks may be as a category; «it» and the names in it are its own."""
        whole = Chart(self._rules, self._tokens(said), self._quoted).whole(category)
        if not whole and said[-1:] not in {".", ""}:  # some prints leave out the full stop inside the quotation
            whole = Chart(self._rules, self._tokens(f"{said}."), self._quoted).whole(category)
        found: list[Value] = []
        for one in whole:
            with suppress(NotUnderstoodError):
                found.append(resolved(one, self._kind))
        return found

    def _tokens(self, line: str) -> tuple[Token, ...]:
        name, how = straight(self._card.name), self._rules.wording.get("own name")
        also = self._rules.wording.get("own also", ())
        if how != QUOTED:
            return cutter(self._rules).of(line, {"own": (name, *also)} if how else {})
        whole = name.replace('"', _WITHIN)
        tokens = cutter(self._rules).of(line.replace(f'"{name}"', f'"{whole}"'))
        return tuple(replace(one, kind="own", word=name) if one.word == whole else one for one in tokens)


_CUTTERS: WeakKeyDictionary[Grammar, Tokens] = WeakKeyDictionary()


def cutter(rules: Grammar) -> Tokens:
    """What cuts the lines of a game into tokens, made once."""
    if rules not in _CUTTERS:
        _CUTTERS[rules] = Tokens(rules.wording.get("tokens", {}))
    return _CUTTERS[rules]


def _distinct(
    found: Sequence[Value], kind: str, wording: Mapping[str, Value], *, gone: bool
) -> tuple[list[Value], NotUnderstoodError | None]:
    """What the readings mean, each meaning once; and why one of them means nothing."""
    meant: dict[str, Value] = {}
    why: NotUnderstoodError | None = None
    for one in found:
        try:
            typed_ = of_type(described(_named(one, kind)), kind, wording.get("by type", {}))
            whole = of_parts(typed_, wording.get("each", ()))
            value = searched(tidied(whole, wording), wording.get("piles", {}))
            value = _typed(value, wording.get("played are", ()))
            must_lie_where_it_waits(value, gone=gone)
            must_be_borne(value, wording.get("borne", {}), gone=gone)
            for ability in value.get("effects", ()):
                must_hold_together(ability)
                must_mean_no_way_alone(ability)
                must_still_be_there(ability, wording.get("gone", {}))
                must_be_two(ability, wording.get("apart", {}))
        except NotUnderstoodError as error:
            why = error
            continue
        meant.setdefault(repr(ordered(value)), value)
    return list(meant.values()), why


def _typed(value: Value, types: Sequence[str]) -> Value:
    """With every ability's own types of what it plays."""
    if not types or "effects" not in value:
        return value
    return {**value, "effects": [typed(one, types) for one in value["effects"]]}


def _named(value: Value, kind: str) -> Value:
    """With every «it» settled, ability by ability."""
    fields = value.value if isinstance(value, Spoken) else value
    mentions = value.mentions if isinstance(value, Spoken) else ()
    if isinstance(value, Spoken) and value.first:
        raise NotUnderstoodError("elige algo donde nada se puede elegir", cause="choice out of place")
    if any(speaks(one) for key, one in fields.items() if key not in _OF_EFFECTS):
        raise NotUnderstoodError("habla de algo que no ha nombrado", cause="antecedent")
    abilities = [_named_ability(one, mentions, kind) for one in fields.get("effects", ())]
    return {**fields, "effects": abilities} if abilities else fields


def _named_ability(ability: Value, mentions: tuple[tuple[Mark, str], ...], kind: str) -> Value:
    """So is each part of a line, which speaks for itself."""
    inner = ability.value if isinstance(ability, Spoken) else ability
    if not (isinstance(inner, dict) and PART in inner):
        return resolved(Spoken(ability, (), mentions), kind)
    said = Spoken(inner[PART], ability.first, ability.mentions) if isinstance(ability, Spoken) else inner[PART]
    return {PART: _named(said, kind)}

"""What would come out otherwise, as a judge says it: one Spanish sentence for each reason."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path as File
from typing import Any

from judgekit import games
from judgekit.engine.malrule import BELIEF
from judgekit.games.messages import Messages, inside, joined
from judgekit.one_line import line
from judgekit.reasons import END, HEARS, MOVE, TEXT, TURN, Fact, How, Path, Reason
from judgekit.replay import TRIES
from judgekit.scenario import Situation, parted
from judgekit.shapes.phrases import Phrases
from judgekit.story.fates import marked
from judgekit.story.happening import happening
from judgekit.story.looked import why_not
from judgekit.story.names import is_blank, together
from judgekit.story.paths import looked_at, of_card, of_player, told, told_at
from judgekit.story.teller import Teller
from judgekit.story.tried import Attempted, attempts, moves

MOST_FACTS = 2
MOST_CLAUSES = 2
say = Phrases(File(__file__).with_suffix(".yaml"))
UNDER = "under"
NOBODY = (None, "none", 0)


def says(reason: Reason, situation: Situation, teller: Teller, heard: str = "") -> str:
    """One sentence about a reason of a replay of this situation; `heard` is what its rule says there itself."""
    name, clauses = teller.names.name(reason.name), reason.clauses[:MOST_CLAUSES]
    words: dict[str, Any] = {"clauses": joined(clauses), "count": len(clauses), "name": name}
    words |= _changed(reason, situation.game.game)
    facts = _Facts(situation, teller)
    otherwise = list(facts.told(reason.facts))[:MOST_FACTS]
    words["why"] = _why(reason, teller)
    if not otherwise:
        if not (reason.is_only_looked_at or heard):
            return without_telling_how(reason.clauses)
        return line(say(f"reasons.{'looked at' if reason.is_only_looked_at else 'the way'}", **words, heard=heard))
    words["facts"] = ", y ".join(otherwise)
    if reason.nearly:
        return line(say("reasons.nearly", **words, nudge=facts.nudge(reason.nearly)))
    kind = "golden text" if reason.how is How.TEXT and reason.clauses else reason.how.value
    return line(say(f"reasons.{kind}", **words))


def without_telling_how(clauses: Sequence[str]) -> str:
    """The sentence of a reason of which nobody can say what it changes."""
    return line(say("reasons.another way", clauses=joined(clauses[:MOST_CLAUSES])))


def _why(reason: Reason, teller: Teller) -> str:
    """By what a rule that was looked at did not apply, as the game says it; "" where nobody has written it."""
    if not (step := reason.considered) or not (text := why_not(step, teller).rstrip(".")):
        return ""
    return f" ({inside(text, {**teller.names.step(step).args, 'actor': step.actor})})"


def _sentence(section: str, key: str, words: Mapping[str, object]) -> str:
    return say(f"{section}.{key}", **words)


def _changed(reason: Reason, game: str) -> dict[str, str]:
    """The belief, or the other meaning, in words that go inside a sentence."""
    if reason.how is How.BELIEVED:
        belief = next(one.belief for one in games.malrules(game) if one.name == reason.name)
        return {"belief": belief.removeprefix(BELIEF).rstrip(".")}
    if reason.how is How.READ_OTHERWISE:
        name, _, meaning = reason.name.partition("/")
        reading = next(one for one in games.readings(game) if one.name == name)
        said = reading.meaning(meaning).says.rstrip(".")
        return {"meaning": said[:1].lower() + said[1:]}
    return {}


class _Facts:
    """Tells the facts of one situation, the nearest to what is asked first."""

    def __init__(self, situation: Situation, teller: Teller) -> None:
        self._teller, self._messages = teller, teller.words
        self._zones, self._verbs, self._players = situation.game.kinds(), situation.game.forms(), situation.boards
        self._attempts, self._moves = attempts(situation), moves(situation)

    def told(self, facts: Sequence[Fact]) -> Iterator[str]:
        """Each fact as a clause in the conditional; what leaves a zone is not told where it is told where it goes."""
        named = [self._named(one) for one in facts if self._has_a_name(parted(one.path)[1])]
        arriving = {card for fact in named for card in self._arriving(fact)}
        known = [one for one in named if one.path[0] != TRIES or one.otherwise is not None]
        for fact in _each_attempt_once(sorted(known or named, key=_nearness), self._attempts):
            if set(self._leaving(fact)) <= arriving and not self._arriving(fact) and self._is_zone(fact.path):
                continue
            yield from self._told(fact)

    def _has_a_name(self, path: Path) -> bool:
        """Is it something that people speak of? What only the rules keep count of has no Spanish name."""
        match path:
            case ("cards", _, name):
                known = (self._messages.knows(section, name) for section in ("marks", "characteristics"))
                return of_card(name, self._messages) != name or any(known)
            case (player, name) if player in self._players and name not in self._zones:
                return self._messages.knows("counts", name)
            case _:
                return True

    def _named(self, fact: Fact) -> Fact:
        """The fact with its cards by name."""
        name, said = self._teller.names.name, self._teller.names.said
        _, path = parted(fact.path)
        path = (path[0], name(path[1]), *path[2:]) if path[0] == "cards" else path
        return Fact(path, said(fact.found), said(fact.otherwise))

    def nudge(self, nearly: Fact) -> str:
        """What would have to lie on the table, in the subjunctive."""
        nearly = self._named(nearly)
        match nearly.path:
            case (kind, ability, *asked) if kind == TEXT:
                return self._of_text(self._teller.names.name(ability), asked)
            case (player, name) if self._is_zone(nearly.path):
                key = "one more" if int(str(nearly.otherwise)) > int(str(nearly.found)) else "one less"
                return _sentence("nudges", key, {"player": player, "zone": of_player(name, self._messages)})
            case (player, name):
                words = {"player": player, "count": of_player(name, self._messages)}
                return _sentence("nudges", "count", {**words, **_values(nearly, self._messages)})
            case (name, *_):
                words = {"name": self._messages.word("facts", name), **_values(nearly, self._messages)}
                return _sentence("nudges", "turn number" if name == TURN else "fact", words)
            case _:
                raise ValueError(nearly.path)

    def _of_text(self, ability: str, asked: Sequence[str]) -> str:
        """A text that hears something else, or that asks for one thing less."""
        if asked[0] == HEARS:
            return _sentence("nudges", "hears", {"name": ability, "event": self._messages.word("events", asked[-1])})
        known = say.section("asks")
        what = known.get(asked[-1]) or say("asks.other", name=of_card(asked[-1], self._messages))
        return _sentence("nudges", "asks less", {"name": ability, "asked": what})

    def _told(self, fact: Fact) -> Iterator[str]:  # noqa: C901 - one line for each path
        match fact.path:
            case ("tries", place):
                yield self._of_attempt(int(place), fact)
            case (path, line) if path == MOVE:
                yield self._of_move(self._moves.get(int(line or 0)), line)
            case (path,) if path == END:
                yield _sentence("facts", str(fact.otherwise), {})
            case ("order" | "order with would",):
                yield _order(_texts(fact.found), _texts(fact.otherwise))
            case ("happened", *_):
                yield from happening(fact, self._teller)
            case ("winner",):
                yield _winner(fact.otherwise)
            case ("turn" | "phase" as name,):
                yield _sentence("facts", name, _values(fact, self._messages))
            case ("offered", choice):
                yield from _offered(self._teller.question(choice), fact, self._teller)
            case ("cards", card, name):
                yield self._of_card(card, name, fact)
            case (player, name) if self._is_zone(fact.path):
                yield from self._of_zone(player, name, fact)
            case (player, name):
                words = {"player": player, "count": of_player(name, self._messages)}
                yield _sentence("facts", "count", {**words, **_values(fact, self._messages)})
            case _:
                where = looked_at(fact.path, self._messages)
                yield _sentence("facts", "other", {"where": where, **_values(fact, self._messages)})

    def _of_attempt(self, place: int, fact: Fact) -> str:
        if isinstance(fact.otherwise, list | tuple):
            return _sentence("facts", "otherwise forbidden", {"place": place, "clauses": joined(fact.otherwise)})
        tried = self._attempts[place - 1] if place <= len(self._attempts) else None
        key = str(fact.otherwise) if fact.otherwise in {"legal", "illegal"} else "no"
        if tried is None or key == "no":
            return _sentence("facts", f"{key} try", {"place": place})
        return _sentence("facts", key, {"player": tried.player, "attempt": self._attempt(tried)})

    def _of_move(self, move: Attempted | None, line: str) -> str:
        if move is None:
            return _sentence("facts", "illegal move", {"line": line})
        return _sentence("facts", "illegal", {"player": move.player, "attempt": self._attempt(move)})

    def _attempt(self, tried: Attempted) -> str:
        if tried.verb in self._verbs:
            return self._teller.act(tried.verb, tried.words)
        return say("facts.choose", option=joined([str(self._teller.names.said(one)) for one in tried.words.values()]))

    def _of_card(self, card: str, name: str, fact: Fact) -> str:
        match name:
            case "zone":
                key = {None: "card gone", UNDER: "card goes under"}.get(fact.otherwise, "card moves")  # type: ignore[call-overload]
                return _sentence("facts", key, {"card": card, "zone": told(fact.otherwise, self._messages)})
            case "controller":
                return _sentence("facts", "card serves", {"card": card, "player": fact.otherwise})
            case "under":
                beneath = _texts(fact.otherwise)
                return _of_several("beneath", beneath, card=card) if beneath else _nothing_beneath(card)
        if self._messages.knows("marks", name) and isinstance(fact.otherwise, str):
            how = marked(name, fact.otherwise, self._teller)
            return _sentence("facts", "marked", {"card": card, "mark": how})
        if fact.otherwise is True or (fact.found is True and not fact.otherwise):
            key = "marked" if fact.otherwise is True else "not marked"
            return _sentence("facts", key, {"card": card, "mark": of_card(name, self._messages)})
        words = {"card": card, "name": of_card(name, self._messages), **_values(fact, self._messages)}
        return _sentence("facts", _having(fact), words)

    def _of_zone(self, player: str, name: str, fact: Fact) -> Iterator[str]:
        words = {"player": player, "zone": of_player(name, self._messages)}
        arriving, leaving = self._arriving(fact), self._leaving(fact)
        if arriving:
            yield _of_several("arrives", arriving, **words)
        elif leaving:
            yield _of_several("missing", leaving, **words)
        else:
            yield _sentence("facts", "rearranged", words)

    def _is_zone(self, path: Path) -> bool:
        return len(path) == 2 and path[0] in self._players and path[1] in self._zones

    def _arriving(self, fact: Fact) -> list[str]:
        return _only_in(fact.otherwise, fact.found) if self._is_zone(fact.path) else []

    def _leaving(self, fact: Fact) -> list[str]:
        return _only_in(fact.found, fact.otherwise) if self._is_zone(fact.path) else []


def _each_attempt_once(facts: Sequence[Fact], attempts: Sequence[Attempted]) -> Iterator[Fact]:
    """What is tried twice is told once: the same words cannot be both legal and illegal in one breath."""
    told: list[Attempted] = []
    for fact in facts:
        place = int(fact.path[1]) if fact.path[0] == TRIES else 0
        tried = attempts[place - 1] if 0 < place <= len(attempts) else None
        if tried is None or tried not in told:
            yield fact
        if tried is not None:
            told.append(tried)


def _of_several(key: str, cards: Sequence[str], **words: object) -> str:
    """The sentence about one, or about several."""
    cards = [*dict.fromkeys(cards)] if not any(map(is_blank, cards)) else cards
    how_many = "one" if len(cards) == 1 else "several"
    return _sentence("facts", f"{how_many} {key}", {**words, "cards": joined(together(cards))})


def _nothing_beneath(card: str) -> str:
    return _sentence("facts", "nothing beneath", {"card": card})


def _nearness(fact: Fact) -> int:
    """What answers a question comes before what is on the table, and how a card is turned after where it is."""
    order = (TRIES, MOVE, "winner", "order", "offered", "cards", "table", "turned", "noted", END)
    kind = fact.path[0]
    if kind == "cards" and _is_a_turn(fact):
        kind = "turned"
    elif kind not in order:
        kind = "table" if len(fact.path) > 1 else "noted"
    return order.index(kind)


def _is_a_turn(fact: Fact) -> bool:
    return {type(fact.found), type(fact.otherwise)} <= {bool, type(None)}


def _order(found: Sequence[str], otherwise: Sequence[str]) -> str:
    missing, extra = _only_in(found, otherwise), _only_in(otherwise, found)
    if missing:
        return _of_several("not resolved", missing)
    if extra:
        return _of_several("also resolved", extra)
    for before, now in zip(found, otherwise, strict=False):
        if before != now:
            return _sentence("facts", "goes first", {"first": now, "second": before})
    return _sentence("facts", "another order", {})


def _winner(player: object) -> str:
    if player in NOBODY:
        return _sentence("facts", "nobody wins", {})
    return _sentence("facts", "draw" if player == "draw" else "wins", {"player": player})


def _offered(question: str, fact: Fact, teller: Teller) -> Iterator[str]:
    if fact.otherwise is None:
        yield _sentence("facts", "not asked", {"question": question})
        return
    for key, options in (
        ("could choose", _only_in(fact.otherwise, fact.found)),
        ("could not choose", _only_in(fact.found, fact.otherwise)),
    ):
        if options:
            yield _sentence(
                "facts", key, {"question": question, "options": joined([teller.option(one) for one in options])}
            )


def _values(fact: Fact, words: Messages) -> dict[str, str]:
    numbers = isinstance(fact.found or fact.otherwise, int)
    found, value = (
        "0" if numbers and one is None else told_at(fact.path, one, words) for one in (fact.found, fact.otherwise)
    )
    return {"found": found, "value": value}


def _having(fact: Fact) -> str:
    """Where there is no number, nothing is had, not «nada»."""
    if isinstance(fact.found or fact.otherwise, int):
        return "value"
    return "no value" if not fact.otherwise else "value" if fact.found else "some value"


def _texts(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple | list) else ()


def _only_in(some: object, others: object) -> list[str]:
    left = [*_texts(others)]
    kept = []
    for one in _texts(some):
        if one in left:
            left.remove(one)
        else:
            kept.append(one)
    return kept

"""What players do by their own will: the words of a move become the arguments of the game's action method."""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from judgekit.engine.choice import Move
from judgekit.engine.core import refused_by
from judgekit.engine.kept import kept
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, rules_of
from judgekit.engine.using import Using


@dataclass(frozen=True, slots=True)
class Word:
    """One word of an action: its name, what it takes (a label, a player, a number, text), if it is needed.

    `default` is what it says where it is left out.
    """

    name: str
    parameter: str
    takes: str
    needed: bool
    default: Any = None


@dataclass(frozen=True, slots=True)
class ActionForm:
    """An action: its verb, its method and its words; the first one goes with the verb."""

    verb: str
    method: str
    words: tuple[Word, ...]


class BadMove(Exception):  # noqa: N818 - the script's mistake
    """A move whose words mean nothing here: `problem` in Spanish, `wrong` the word, `valid` the words that would do."""

    def __init__(self, move: Move, problem: str, wrong: str = "", valid: tuple[str, ...] = ()) -> None:
        super().__init__(problem)
        self.move, self.problem, self.wrong, self.valid = move, problem, wrong, valid


class IllegalMove(Exception):  # noqa: N818 - the script's mistake
    """A move that the rules forbid and that did not say it was an attempt."""

    def __init__(self, move: Move, illegal: Illegal) -> None:
        super().__init__(illegal.key)
        self.move, self.illegal = move, illegal


class Actions(Using):
    """Reads and performs moves; an illegal one leaves no mark."""

    @classmethod
    @kept
    def forms(cls) -> Mapping[str, ActionForm]:
        """The game's actions by verb."""
        found = ((one.about, name) for name, one in rules_of(cls).items() if one.role == "action")
        return {verb: _form(verb, getattr(cls, name), name) for verb, name in found}

    def perform(self, move: Move) -> bool:
        """Do what a player does; False, with everything as before, where it was an illegal attempt.

        Raises BadMove where its words mean nothing and IllegalMove where it is illegal and no attempt.
        """
        arguments = self._arguments(move)
        before = self.checkpoint()
        try:
            self._act(move, arguments)
        except Illegal as illegal:
            self.rewind(before)
            if not move.tries:
                raise IllegalMove(move, illegal) from None
            self._refused(move, illegal)
            return False
        if move.tries:
            self.attempts.append(())
        return True

    def perform_unasked(self, move: Move) -> None:
        """A response is tried where no window opens: illegal by what forbids it now, else because nobody may respond.

        Raises BadMove where its words mean nothing.
        """
        arguments, before = self._arguments(move), self.checkpoint()
        try:
            self._act(move, arguments)
            self.nobody_may_respond(move.player)
        except Illegal as illegal:
            self.rewind(before)
            self._refused(move, illegal)

    def nobody_may_respond(self, player: str) -> None:
        """Raise Illegal: no window is open; a game names the clause that says who may act, and when."""
        raise Illegal("no window", player=player)

    def nobody_asks(self, player: str, name: str, word: str) -> None:
        """An answer is tried that nothing asks for: illegal by what asks it elsewhere, else as untimely."""
        asked = [one.clauses for one in self.trace.offered if (one.player, one.name) == (player, name)]
        by = asked[-1] if asked else self.asked_by(name)
        clauses = by or refused_by(lambda: self.nobody_may_respond(player))
        self.attempts.append(clauses)
        words = {"player": player, "choice": name, "word": word}
        self.trace.stopped("illegal choice", words, clauses, clauses=clauses)

    def asked_by(self, name: str) -> tuple[str, ...]:  # noqa: ARG002 - games look at it
        """The clauses by which a choice of this name is asked at its time, where a document has one for it."""
        return ()

    def _arguments(self, move: Move) -> dict[str, Any]:
        form = self.forms()[move.verb]
        arguments = {word.parameter: self._argument(move, word) for word in form.words if word.name in move.words}
        missing = [word.name for word in form.words if word.needed and word.name not in move.words]
        if missing:
            raise BadMove(move, f"a «{move.verb}» le falta «{missing[0]}»")
        return arguments

    def _act(self, move: Move, arguments: dict[str, Any]) -> None:
        before, self._may_be_illegal = self._may_be_illegal, move.tries
        try:
            getattr(self, self.forms()[move.verb].method)(move.player, **arguments)
        finally:
            self._may_be_illegal = before

    def _refused(self, move: Move, illegal: Illegal) -> None:
        self.attempts.append(illegal.clauses)
        # whoever answers in advance has answers left for what was never asked
        getattr(self.chooser, "undone", lambda _: None)(move)
        self._say_illegal(move, self.forms()[move.verb], illegal)

    def _say_illegal(self, move: Move, form: ActionForm, illegal: Illegal) -> None:
        clauses = self.cited(getattr(self, form.method).rule.numbers)
        words = {
            "player": move.player,
            "verb": move.verb,
            "words": move.words,
            "why": illegal.key,
            **_labels(illegal.args_),
            **({"text": illegal.by_text} if illegal.by_text else {}),
        }
        self.trace.stopped("illegal", words, illegal.clauses, clauses=clauses, by_text=illegal.by_text)

    def _argument(self, move: Move, word: Word) -> Any:
        given = move.words[word.name]
        match word.takes:
            case "labels":
                return tuple(self._labelled(move, one) for one in (given if isinstance(given, tuple) else (given,)))
            case "number":
                return _whole(move, given)
            case "text":
                return str(given)
            case "flag":
                return str(given) not in {"no", "false"}
            case "player or label" if given in self.players:
                return given
            case _:
                return self._labelled(move, given)

    def _labelled(self, move: Move, label: Any) -> Obj:
        if isinstance(label, tuple):
            raise BadMove(move, f"a «{move.verb}» le sobran cartas: aquí va una sola, no una lista")
        if label not in self.state.current:
            raise BadMove(move, f"no hay ninguna carta «{label}» en la mesa", str(label), tuple(self.state.current))
        return self.card(label)


def _whole(move: Move, given: Any) -> int:
    try:
        return int(given)
    except (TypeError, ValueError):
        raise BadMove(move, f"«{given}» debe ser un número entero") from None


def _labels(args: dict[str, Any]) -> dict[str, Any]:
    return {name: value.label if isinstance(value, Obj) else value for name, value in args.items()}


def _form(verb: str, method: Any, name: str) -> ActionForm:
    hints = get_type_hints(method)
    parameters = list(inspect.signature(method).parameters.values())[2:]
    words = (
        Word(
            verb if place == 0 else one.name.removesuffix("_").replace("_", " "),
            one.name,
            _takes(hints[one.name]),
            one.default is inspect.Parameter.empty,
            None if one.default is inspect.Parameter.empty else one.default,
        )
        for place, one in enumerate(parameters)
    )
    return ActionForm(verb, name, tuple(words))


def _takes(hint: Any) -> str:
    if get_origin(hint) in {Union, UnionType}:
        kinds = {_takes(one) for one in get_args(hint) if one is not type(None)}
        return "player or label" if kinds == {"label", "text"} else kinds.pop()
    if get_origin(hint) is tuple:
        return "labels"
    return {Obj: "label", int: "number", bool: "flag"}.get(hint, "text")

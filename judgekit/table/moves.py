"""What each player may do now, and what not and why, in the order in which a judge asks for it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.legal_moves import Found, Legal, Refused, Untried
from judgekit.engine.model import Obj
from judgekit.errors import UserError
from judgekit.games.messages import inside
from judgekit.replay import replay
from judgekit.scenario import Question
from judgekit.story import Teller
from judgekit.table.phrases import say

_ALONE = re.compile(r" (a|con|de|en)$")


@dataclass(frozen=True, slots=True)
class ToldMove:
    """A move that a player may make (`legal`), may not, or that was not tried (None), and what is said of it.

    `words` are those of a script; of a move that may not be made, those that matter.
    """

    player: str
    verb: str
    words: Mapping[str, str | tuple[str, ...]]
    legal: bool | None
    clauses: tuple[str, ...]
    says: str

    @property
    def first(self) -> str | tuple[str, ...]:
        """The word that goes with the verb, "" where it stands alone."""
        return self.words.get(self.verb, "")


def at_the_end(question: Question, readings: Mapping[str, str] | None = None) -> Game:
    """The game as it stands after the script of a question; raises UserError for a bad script."""
    return replay(question.situation, readings=readings).game


def told_moves(game: Game, players: Iterable[str] | None = None) -> tuple[ToldMove, ...]:
    """What these players may do now, all of them unless said otherwise, and what they may not; the rest untold.

    Nothing is said of what a player cannot do with cards that they do not have before them: a deck, the other's hand.
    """
    teller = Teller.of(game)
    found = (one for player in players or game.players for one in _of_player(game, player))
    return tuple(_told(one, teller) for one in found)


def why_not(game: Game, move: Move, tried: Iterable[Found] | None = None) -> ToldMove | None:
    """What forbids a move, None where it may be made: of what was `tried`, that which says most of its words."""
    found = game.moves_tried(move.player, move.verb) if tried is None else tried
    refused = [one for one in found if isinstance(one, Refused) and one.verb == move.verb]
    fitting = [one for one in refused if all(move.words.get(name) == value for name, value in one.words.items())]
    return _told_refusal(max(fitting, key=_length), Teller.of(game)) if fitting else None


def _of_player(game: Game, player: str) -> Iterator[Found]:
    for verb in game.forms():
        found = list(game.moves_tried(player, verb))
        legal = [one for one in found if isinstance(one, Legal)]
        yield from legal
        refused = _that_mean_something([one for one in found if isinstance(one, Refused)], legal, game)
        yield from _worth_telling(refused, legal, game)
        yield from _once([one for one in found if isinstance(one, Untried)], verb)


def _worth_telling(refused: list[Refused], legal: list[Legal], game: Game) -> Iterator[Refused]:
    """A verb refused whole; else of each card before the player what forbids it, once, by the fewest words."""
    may = {_face(one.move.words.get(one.move.verb)) for one in legal}
    told: set[tuple[str, str]] = set()
    for one in sorted(refused, key=_length):
        first = one.words.get(one.verb)
        about = _face(first), _aim(one, game) if _face(first) in may else ""
        if about in told or not _is_before(one, game) or (_face(first) in may and not about[1]):
            continue
        told.add(about)
        yield one


def _length(one: Refused) -> int:
    return sum(len(value) if isinstance(value, tuple) else 1 for value in one.words.values())


def _aim(one: Refused, game: Game) -> str:
    """The other card that a move is aimed at, of those that take one card each; "" where it has none."""
    takes = {word.name: word.takes for word in game.forms()[one.verb].words}
    several = any(isinstance(value, tuple) for value in one.words.values())
    aims = [
        str(value)
        for name, value in one.words.items()
        if name != one.verb and takes.get(name) in {"label", "player or label"}
    ]
    return "" if several or len(aims) != 1 else aims[0]


def _is_before(one: Refused, game: Game) -> bool:
    """Would the player think of it? All its cards lie open or are their own."""
    for name, value in one.words.items():
        labels = value if isinstance(value, tuple) else (value,)
        cards = [game.card(label) for label in labels if label in game.state.current]
        if not all(_sees(card, one.player, game, own=name == one.verb) for card in cards):
            return False
    return True


def _that_mean_something(refused: list[Refused], legal: list[Legal], game: Game) -> list[Refused]:
    """Without the texts that are refused as any word would be: a zone's name says as what."""
    texts = {word.name for form in game.forms().values() for word in form.words if word.takes == "text"}
    said = [(one, str(word)) for one in refused for name, word in one.words.items() if name in texts]
    nonsense = {one.illegal.key for one, word in said if word in game.kinds()}
    goes = any(word in game.phases for one in legal for word in one.move.words.values())
    idle = {id(one) for one, word in said if one.illegal.key in nonsense and not (goes and word in game.phases)}
    return [one for one in refused if id(one) not in idle]


def _sees(card: Obj, player: str, game: Game, *, own: bool) -> bool:
    """One's own hand and what is in play; with what one acts is one's own."""
    if own and card.controller != player:
        return False
    kind = game.kinds().get(card.zone.name)
    return game.is_field(card) or (kind is not None and not kind.ordered and card.owner == player)


def _once(untried: list[Untried], verb: str) -> Iterator[Untried]:
    """Of what was left, one for each word that goes with the verb."""
    yield from {_face(one.words.get(verb)): one for one in untried}.values()


def _face(value: object) -> str:
    return repr(value)


def _told(found: Found, teller: Teller) -> ToldMove:
    match found:
        case Legal():
            move = found.move
            return ToldMove(move.player, move.verb, move.words, True, (), teller.act(move.verb, move.words))
        case Refused():
            return _told_refusal(found, teller)
        case Untried():
            act = teller.act(found.verb, found.words)
            return ToldMove(found.player, found.verb, found.words, None, (), say("moves.untried", act=act))
        case _:
            raise UserError("unknown-move", say("moves.unknown"))


def _told_refusal(one: Refused, teller: Teller) -> ToldMove:
    args = {name: value.label if isinstance(value, Obj) else value for name, value in one.illegal.args_.items()}
    words = {**args, **({"text": one.illegal.by_text} if one.illegal.by_text else {})}
    said = teller.names.said(words)
    why = teller.words.why(one.illegal.key, said).rstrip(".")
    act = teller.act(one.verb, one.words) if one.words else _ALONE.sub("", teller.act(one.verb, {}))
    says = say("moves.refused", act=act, why=inside(why, said)) if why else act
    return ToldMove(one.player, one.verb, one.words, False, one.illegal.clauses, says)

"""Where a claim or an outcome looks, and what is found there, in words."""

from collections.abc import Sequence

from judgekit.games.messages import Messages, joined
from judgekit.replay import SHARED, Lasting, Path
from judgekit.story.phrases import say

_ARTICLES = {"el", "la", "los", "las"}


def looked_at(path: Sequence[str], messages: Messages) -> str:
    """A path of a claim or of an outcome, as it stands inside a sentence."""
    match tuple(path):
        case ("order" | "order with would" | "effects" | "priority" | "stack" | "pending" as name,) | (
            "happened" as name,
            *_,
        ):
            return say(f"paths.{name}")
        case ("tries" | "applied" | "not applied" | "considered" | "offered" | "under" as name, what):
            return say(f"paths.{name}", what=what)
        case ("cards" | "marks", label, name):
            return f"{label}, {of_card(name, messages)}"
        case ("facts", name) | (name,):
            return messages.word("facts", name)
        case ("zones" | "counts", player, name) | (player, name):
            return f"{say('paths.shared') if player == SHARED else player}, {of_player(name, messages)}"
        case _:
            return " ".join(path)


def told(value: object, messages: Messages) -> str:
    """A value as a judge says it."""
    if isinstance(value, bool):
        return say("values.yes" if value else "values.no")
    if isinstance(value, tuple | list):
        return listed(value)
    return say("values.nothing") if value is None or value == "" else messages.word("zones", str(value))


def told_at(path: Path, value: object, messages: Messages) -> str:
    """What an outcome has at a path, as a judge says it."""
    match path:
        case ("winner",):
            return _winner(value)
        case ("facts", name) | (name,) if isinstance(value, str):
            return messages.word(f"{name}s", value)
        case ("marks" | "cards", _, _) if isinstance(value, str):
            return messages.word("marks", value)
        case ("cards", _, _) if isinstance(value, tuple | list) and value:
            return joined([messages.value(str(one)) for one in value])
        case ("effects",) if isinstance(value, tuple | list) and value:
            return "; ".join(_effect(one, messages) for one in value)
        case _:
            return told(value, messages)


def _winner(value: object) -> str:
    if value in {None, "", "none"}:
        return say("winner.nobody")
    return say("winner.drawn") if value == "draw" else str(value)


def is_told(path: Path, messages: Messages) -> bool:
    """Has what an outcome has at a path a name? What the rules keep for themselves has none."""
    match path:
        case ("marks", _, name):
            return messages.knows("marks", name)
        case ("facts", name):
            return messages.knows("facts", name)
        case _:
            return True


def won(winner: str) -> str:
    """Who has won: a player, nobody where both have lost, or nobody yet."""
    return (
        say("winner.draw")
        if winner == "draw"
        else say("winner.player", winner=winner)
        if winner
        else say("winner.none")
    )


def _effect(effect: object, messages: Messages) -> str:
    return messages.change({"effect": str(effect), **effect.words}) if isinstance(effect, Lasting) else str(effect)


def listed(values: Sequence[object]) -> str:
    """Values one after another."""
    return joined([str(one) for one in values])


def bare(name: str) -> str:
    """«Mazo» of «el Mazo»: some games' sentences need the article of a zone, a title does not."""
    article, _, rest = name.partition(" ")
    return rest if rest and article in _ARTICLES else name


def of_card(name: str, messages: Messages) -> str:
    """What a claim looks at in a card."""
    own = say.section("card")
    if name in own:
        return str(own[name])
    mark = messages.word("marks", name)
    return mark if mark != name else messages.word("characteristics", name)


def of_player(name: str, messages: Messages) -> str:
    """A zone or a count."""
    zone = messages.word("zones", name)
    return bare(zone) if zone != name else messages.word("counts", name)

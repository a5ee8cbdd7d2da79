"""A game without one of its rules: what it would be if the clause were not there."""

from typing import Any, get_type_hints

from judgekit.engine.game import Game
from judgekit.engine.rule import Rule, rules_of


def removable(game: type[Game]) -> dict[str, Rule]:
    """The rule methods of a game by name."""
    return rules_of(game)


def without(game: type[Game], name: str) -> type[Game]:
    """The game with one rule method removed: the kernel's own way where it has one, nothing at all elsewhere."""
    rule = rules_of(game)[name]
    neutral = getattr(Game, name, None) or _nothing(getattr(game, name), rule)
    return type(game.__name__, (game,), {name: neutral})


def _nothing(method: Any, rule: Rule) -> Any:
    returns = get_type_hints(method).get("return")

    def nothing(self: Game, *args: Any, **kwargs: Any) -> Any:
        match rule.role:
            case "check":
                return []
            case "replaces":
                return args[0]
        if returns is bool:
            return False
        return {int: 0, str: "", tuple: ()}.get(returns)

    return nothing

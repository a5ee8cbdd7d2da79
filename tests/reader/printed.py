"""What a card of Yu-Gi-Oh! with this text does, as it is read: a monster, a Spell or a Trap called «Alba del Faro»."""

from typing import Any

from judgekit.reader import Printing, read

NAME = "Alba del Faro"


def fields(text: str, kind: str = "Monster", icon: str | None = None) -> Any:
    """All that is read of it."""
    return read("yugioh", Printing(NAME, text, {"type": kind, "property": icon})).fields


def effects(text: str, kind: str = "Monster", icon: str | None = None) -> Any:
    """Its effects."""
    return fields(text, kind, icon)["effects"]


def monster(text: str) -> Any:
    """The effects of a monster."""
    return effects(text)


def spell(text: str, icon: str = "Normal") -> Any:
    """The effects of a Spell."""
    return effects(text, "Spell", icon)


def trap(text: str, icon: str = "Normal") -> Any:
    """The effects of a Trap."""
    return effects(text, "Trap", icon)


def only_of_monster(text: str) -> Any:
    """The one effect of a monster."""
    (found,) = monster(text)
    return found


def only_of_spell(text: str, icon: str = "Normal") -> Any:
    """The one effect of a Spell."""
    (found,) = spell(text, icon)
    return found

"""5.2.6: names."""

from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import rule

VERSION = " – "
AMPERSAND = " & "
WITHOUT_AMPERSAND = (" ’n’ ", " ’n‘ ", " 'n' ")


class Names(Game):
    """The full name is the name and the version; only the name line is compared."""

    @rule("5.2.6")
    def names(self, obj: Obj) -> frozenset[str]:
        """A name matches where it is exactly that of the name line, whatever the version."""
        line = obj.card.name.partition(VERSION)[0]
        self.cite()
        if any(one in line for one in WITHOUT_AMPERSAND):
            return frozenset({line, *self.as_if_ampersand(line)})
        return frozenset({line, *self.single_names(line)})

    @rule("5.2.6.1", "5.2.6.2")
    def single_names(self, line: str) -> tuple[str, ...]:
        """Two names with an ampersand between them are each a name of the character too, which is still one."""
        if AMPERSAND not in line:
            return ()
        self.cite()
        return tuple(line.split(AMPERSAND))

    @rule("5.2.6.3", "5.2.6.1")
    def as_if_ampersand(self, line: str) -> tuple[str, ...]:
        """Chip ’n’ Dale has no ampersand and has two names as if it had one."""
        self.cite()
        return tuple(name for found in WITHOUT_AMPERSAND if found in line for name in line.split(found))

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
        return frozenset({line, *self.single_names(self.as_if_ampersand(line))})

    @rule("5.2.6.1", "5.2.6.2")
    def single_names(self, line: str) -> tuple[str, ...]:
        """Two names with an ampersand between them are each a name of the character too, which is still one."""
        if AMPERSAND not in line:
            return ()
        self.cite()
        return tuple(line.split(AMPERSAND))

    @rule("5.2.6.3")
    def as_if_ampersand(self, line: str) -> str:
        """Chip ’n’ Dale has no ampersand and is treated as if it had one."""
        found = next((one for one in WITHOUT_AMPERSAND if one in line), None)
        if found is None:
            return line
        self.cite()
        return line.replace(found, AMPERSAND)

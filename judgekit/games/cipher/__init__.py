"""Fire Emblem Cipher: how to play."""

from judgekit.games.cipher.game import Cipher
from judgekit.games.cipher.malrules import MALRULES
from judgekit.games.cipher.readings import READINGS

GAME = Cipher
__all__ = ["GAME", "MALRULES", "READINGS"]

"""Yu-Gi-Oh!: the official rulebook, version 9.1."""

from judgekit.games.yugioh.game import Yugioh
from judgekit.games.yugioh.malrules import MALRULES
from judgekit.games.yugioh.readings import READINGS

GAME = Yugioh
__all__ = ["GAME", "MALRULES", "READINGS"]

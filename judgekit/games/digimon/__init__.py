"""Digimon: the guide to resolving effects."""

from judgekit.games.digimon.game import Digimon
from judgekit.games.digimon.malrules import MALRULES
from judgekit.games.digimon.readings import READINGS

GAME = Digimon
__all__ = ["GAME", "MALRULES", "READINGS"]

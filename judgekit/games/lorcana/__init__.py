"""Lorcana: the rules in five chapters; those of the bag, of keywords and of the zones are not in the document."""

from judgekit.games.lorcana.game import Lorcana
from judgekit.games.lorcana.malrules import MALRULES
from judgekit.games.lorcana.readings import READINGS

GAME = Lorcana
__all__ = ["GAME", "MALRULES", "READINGS"]

"""Final Fantasy TCG: the comprehensive rules 3.0."""

from judgekit.games.fftcg.game import Fftcg
from judgekit.games.fftcg.malrules import MALRULES
from judgekit.games.fftcg.readings import READINGS

GAME = Fftcg
__all__ = ["GAME", "MALRULES", "READINGS"]

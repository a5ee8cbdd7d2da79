"""Random play at tables of the bank, with what must hold at every table watched after every move."""

from judgekit.fuzz.invariants import Broken, Watched, check_zones, exact, watched
from judgekit.fuzz.player import RandomPlayer, Said
from judgekit.fuzz.plays import Fault, play_numbered, play_randomly, repeat
from judgekit.fuzz.saving import again, save, told

__all__ = [
    "Broken",
    "Fault",
    "RandomPlayer",
    "Said",
    "Watched",
    "again",
    "check_zones",
    "exact",
    "play_numbered",
    "play_randomly",
    "repeat",
    "save",
    "told",
    "watched",
]

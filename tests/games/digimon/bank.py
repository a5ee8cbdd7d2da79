"""The Digimon scenarios of the bank, and the table at the end of one."""

from judgekit.bank import scenarios
from judgekit.games.digimon.game import Digimon
from judgekit.replay.run import replay

BANK = {one.id.removeprefix("digimon/"): one for one in scenarios(game="digimon")}


def played(name: str) -> Digimon:
    """The game at the end of a scenario."""
    table = replay(BANK[name].situation, game=Digimon).game
    assert isinstance(table, Digimon)
    return table

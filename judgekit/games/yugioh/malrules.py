"""What people commonly believe of the game that is not so: the clauses that it breaks and how they would play."""

from pathlib import Path

from judgekit.games.spoken import malrules
from judgekit.games.yugioh import misconceptions as wrong

MALRULES = malrules(Path(__file__).with_suffix(".yaml"), vars(wrong))

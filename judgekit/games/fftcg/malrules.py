"""Rules as people commonly get them wrong: what they believe, what clauses it breaks, and how they would play."""

from pathlib import Path

from judgekit.games.fftcg import malrules_of_combat, malrules_of_costs, malrules_of_the_stack, malrules_of_the_table
from judgekit.games.spoken import malrules

PLAYED = (malrules_of_combat, malrules_of_costs, malrules_of_the_stack, malrules_of_the_table)
MALRULES = malrules(
    Path(__file__).with_suffix(".yaml"), {name: one for part in PLAYED for name, one in vars(part).items()}
)

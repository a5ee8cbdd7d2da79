"""A table to play at: what each player may do and why not, moves made and undone, saved as a scenario."""

from judgekit.table.moves import ToldMove, at_the_end, told_moves

__all__ = ["ToldMove", "at_the_end", "told_moves"]

"""How much and how long an assistant may ask."""

SECONDS = 20
AT_ONCE = 2
LONGEST_WORDS = 2_000
MOST_CLAUSES = 50
LONGEST_CARD, LONGEST_NAME = 4_000, 200
LONGEST_TABLE = 1024 * 1024
REMEMBERED = 16
"""Tables of which the last ones are not read or played again: an assistant asks several things of one."""

"""A trace told in Spanish: each step as a line under what caused it, and what a verdict found."""

from judgekit.story.findings import difference, of_player, told
from judgekit.story.telling import Changed, Line, story

__all__ = ["Changed", "Line", "difference", "of_player", "story", "told"]

"""A trace told in Spanish: its ruling, its steps, its tables and their differences, its cards; and a verdict."""

from judgekit.story.about import About, about
from judgekit.story.attempts import Attempt, attempts_of, refusals
from judgekit.story.board import Area, Board, Face, Side
from judgekit.story.boards import boards_along, boards_of, table_of
from judgekit.story.card_reading import ReadAbility, ReadCard, read_card
from judgekit.story.card_text import CardText
from judgekit.story.explaining import deciding
from judgekit.story.faces import Faces, Facet
from judgekit.story.findings import difference
from judgekit.story.looked import Looked, why_not
from judgekit.story.names import Labels, Names
from judgekit.story.paths import bare, is_told, looked_at, of_card, of_player, told, told_at, won
from judgekit.story.pile import Moment, Pile, Waiting
from judgekit.story.ruling import Ruling, Telling, Told, cited_clauses, decisive, ruling_of, ruling_sentence, tell
from judgekit.story.tables import Tables
from judgekit.story.teller import Teller, lower, sentence, upper
from judgekit.story.telling import Changed, Folded, Line, folded, lines, numbers, story
from judgekit.story.waiting import order, waited

__all__ = [
    "About",
    "Area",
    "Attempt",
    "Board",
    "CardText",
    "Changed",
    "Face",
    "Faces",
    "Facet",
    "Folded",
    "Labels",
    "Line",
    "Looked",
    "Moment",
    "Names",
    "Pile",
    "ReadAbility",
    "ReadCard",
    "Ruling",
    "Side",
    "Tables",
    "Teller",
    "Telling",
    "Told",
    "Waiting",
    "about",
    "attempts_of",
    "bare",
    "boards_along",
    "boards_of",
    "cited_clauses",
    "deciding",
    "decisive",
    "difference",
    "folded",
    "is_told",
    "lines",
    "looked_at",
    "lower",
    "numbers",
    "of_card",
    "of_player",
    "order",
    "read_card",
    "refusals",
    "ruling_of",
    "ruling_sentence",
    "sentence",
    "story",
    "table_of",
    "tell",
    "told",
    "told_at",
    "upper",
    "waited",
    "why_not",
    "won",
]

"""A trace told in Spanish: its ruling, its steps, its tables and their differences, its cards; and a verdict."""

from judgekit.story.asked import is_named
from judgekit.story.attempts import Attempt, attempts_of, refusals
from judgekit.story.board import Area, Board, Face, Side
from judgekit.story.boards import boards_of
from judgekit.story.card_text import CardText
from judgekit.story.faces import Faces, Facet
from judgekit.story.findings import difference
from judgekit.story.looked import Looked
from judgekit.story.names import Labels, Names
from judgekit.story.paths import bare, looked_at, of_card, of_player, told
from judgekit.story.phrases import Phrases
from judgekit.story.pile import Moment, Pile, Waiting
from judgekit.story.ruling import Ruling, Telling, Told, cited_clauses, ruling_of, tell
from judgekit.story.tables import Tables, won
from judgekit.story.teller import Teller, sentence, upper
from judgekit.story.telling import Changed, Line, lines, numbers, story
from judgekit.story.waiting import order

__all__ = [
    "Area",
    "Attempt",
    "Board",
    "CardText",
    "Changed",
    "Face",
    "Faces",
    "Facet",
    "Labels",
    "Line",
    "Looked",
    "Moment",
    "Names",
    "Phrases",
    "Pile",
    "Ruling",
    "Side",
    "Tables",
    "Teller",
    "Telling",
    "Told",
    "Waiting",
    "attempts_of",
    "bare",
    "boards_of",
    "cited_clauses",
    "difference",
    "is_named",
    "lines",
    "looked_at",
    "numbers",
    "of_card",
    "of_player",
    "order",
    "refusals",
    "ruling_of",
    "sentence",
    "story",
    "tell",
    "told",
    "upper",
    "won",
]

"""The card of a document: which text it is, of which edition, by whose authority."""

from dataclasses import dataclass

from judgekit.corpus.authority import Authority


@dataclass(frozen=True, slots=True)
class Card:
    """What a manifest says of its document."""

    game: str
    title: str
    version: str
    date: str
    language: str
    source: str
    authority: Authority
    layout: str
    valid_from: str | None = None
    valid_until: str | None = None
    format_date: str | None = None

"""Which text a replay cites: the document of a game as it is installed, pinned by its hash."""

from dataclasses import dataclass

from judgekit.corpus.store import Store


@dataclass(frozen=True, slots=True)
class Document:
    """A document's id, version and hash; all None where its text is not installed."""

    id: str | None
    version: str | None
    sha256: str | None


def document(game: str, store: Store) -> Document:
    """The document of a game in a library's store."""
    found = next((one for one in store.documents() if one.game == game and one.installed), None)
    return Document(game, found.card.version, store.report(game).sha256) if found else Document(None, None, None)

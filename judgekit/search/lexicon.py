"""What planning a query needs to know of an index: its words, the thesaurus, the names of the games."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store
from judgekit.search.analysis import stem, words
from judgekit.search.spelling import Vocabulary
from judgekit.search.thesaurus import Thesaurus


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The thesaurus, the spellings, the index's own terms, the games by their names, and all games."""

    thesaurus: Thesaurus
    vocabulary: Vocabulary
    known: frozenset[str]
    names: Mapping[str, str]
    games: tuple[str, ...]


def lexicon_json(clauses: Sequence[Clause], asked: dict[str, list[str]], store: Store) -> str:
    """What `Lexicon` needs of these clauses and questions, as it is kept beside the index."""
    reports = {document.game: store.report(document.game) for document in store.documents()}
    thesaurus = Thesaurus.load().with_glossaries({game: report.glossary for game, report in reports.items()})
    spoken: Counter[str] = Counter()
    for text in (*(c.text for c in clauses), *(question for questions in asked.values() for question in questions)):
        spoken.update(words(text))
    known = sorted({stem(word) for word in spoken})
    spoken.update(thesaurus.say_spellings)
    names = {" ".join(words(name)): game for game, report in reports.items() for name in report.names}
    return json.dumps(
        {
            "thesaurus": thesaurus.sections,
            "vocabulary": Vocabulary.of(spoken).to_json(),
            "known": known,
            "names": names,
            "games": sorted({clause.game for clause in clauses}),
        },
        ensure_ascii=False,
    )


def read_lexicon(text: str) -> Lexicon:
    """The lexicon that `lexicon_json` wrote."""
    data = json.loads(text)
    return Lexicon(
        Thesaurus(data["thesaurus"]),
        Vocabulary(data["vocabulary"]),
        frozenset(data["known"]),
        data["names"],
        tuple(data["games"]),
    )

"""From a judge's words to a weighted query: his own words first, then what they may mean or have been misspelt from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from judgekit.errors import UserError
from judgekit.search.analysis import STOP_WORDS, stem, words
from judgekit.search.lexicon import Lexicon
from judgekit.search.thesaurus import Thesaurus

LONGEST_QUERY = 1000
MOST_WORDS = 40
SMALL_INDEX = 20_000
MOST_POSTINGS = 25_000

OWN, MEANT, GUESSED = 1.0, 0.4, 0.8
FIELD_WEIGHTS = {"text": 1.0, "headings": 0.5, "questions": 0.8}


@dataclass(slots=True)
class Concept:
    """One thing that the query asks for: terms, each with the weight it counts."""

    terms: dict[str, float] = field(default_factory=dict)

    def add(self, term: str, weight: float) -> None:
        """Add a term; the greater weight stays."""
        self.terms[term] = max(weight, self.terms.get(term, 0.0))


@dataclass(frozen=True, slots=True)
class Plan:
    """What a query came to: its concepts, the words that were taken for others, the games that it names."""

    concepts: tuple[Concept, ...]
    corrections: tuple[tuple[str, str], ...]
    games: tuple[str, ...]

    def terms(self) -> set[str]:
        """Every term in it."""
        return {term for concept in self.concepts for term in concept.terms}


def plan(text: str, games: Sequence[str], lexicon: Lexicon) -> Plan:
    """Plan a query; raises UserError where it asks for nothing."""
    spoken, named = _without_names(words(_checked(text))[:MOST_WORDS], lexicon)
    if not named and all(word in STOP_WORDS for word in spoken):
        raise UserError(
            "empty-query",
            f"La consulta «{_short(text)}» no tiene ninguna palabra que buscar;"
            " escribe, por ejemplo: judgekit search efecto de reemplazo.",
        )
    spoken = spoken or words(text)
    read, corrections = _spelled(spoken, lexicon)
    concepts = [Concept({stem(own): weight for own, weight in options}) for options in read]
    _mean(concepts, read, list(named) or list(games), lexicon.thesaurus)
    kept = [c for c, options in zip(concepts, read, strict=True) if options[0][0] not in STOP_WORDS]
    return Plan(tuple(kept or concepts), tuple(corrections), named)


def weighted(plan_: Plan) -> Iterator[tuple[str, str, float]]:
    """Every term of the plan in every field, and how much it counts there."""
    for concept in plan_.concepts:
        for term, weight in concept.terms.items():
            for name, field_weight in FIELD_WEIGHTS.items():
                yield name, term, weight * field_weight


def whoosh_query(plan_: Plan, reader: Any) -> Any:
    """The plan as a Whoosh query: every term in every field, weighted, as far as a large index can afford them."""
    from whoosh import query  # noqa: PLC0415

    parts = [query.Term(name, term, boost=boost) for name, term, boost in weighted(plan_)]
    return query.Or(_affordable(parts, reader) if reader.doc_count_all() > SMALL_INDEX else parts)


def _affordable(parts: Sequence[Any], reader: Any) -> list[Any]:
    """The rarest terms whose postings together are not too many to read in a moment; at least one."""
    rarest = sorted((reader.doc_frequency(part.fieldname, part.text), i) for i, part in enumerate(parts))
    kept: list[Any] = []
    postings = 0
    for frequency, i in rarest:
        if frequency and (not kept or postings + frequency <= MOST_POSTINGS):
            kept.append(parts[i])
            postings += frequency
    return kept


def _checked(text: str) -> str:
    if not text.strip():
        raise UserError(
            "empty-query",
            "La consulta está vacía; escribe lo que buscas, por ejemplo: judgekit search efecto de reemplazo.",
        )
    if len(text) > LONGEST_QUERY:
        raise UserError(
            "too-large",
            f"La consulta tiene {len(text)} caracteres y el máximo son {LONGEST_QUERY}; resúmela en unas palabras.",
        )
    return text


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


def _without_names(spoken: Sequence[str], lexicon: Lexicon) -> tuple[list[str], tuple[str, ...]]:
    """The words that are no game's name, and the games that are named."""
    text = f" {' '.join(spoken)} "
    named = []
    for name in sorted(lexicon.names, key=len, reverse=True):
        if f" {name} " in text:
            named.append(lexicon.names[name])
            text = text.replace(f" {name} ", " ")
    return text.split(), tuple(sorted(set(named)))


def _spelled(spoken: Sequence[str], lexicon: Lexicon) -> tuple[list[list[tuple[str, float]]], list[tuple[str, str]]]:
    """Each word with its readings (word, weight), and (word, what it was taken for)."""
    read: list[list[tuple[str, float]]] = []
    corrections: list[tuple[str, str]] = []
    for word in spoken:
        options = [(word, OWN)]
        if word not in STOP_WORDS and stem(word) not in lexicon.known and stem(word) not in lexicon.thesaurus.say_words:
            candidates = lexicon.vocabulary.candidates(word)
            options += [(candidate.word, GUESSED * candidate.weight) for candidate in candidates]
            corrections += [(word, candidate.word) for candidate in candidates[:1] if candidate.word != word]
        read.append(options)
    return read, corrections


def _mean(
    concepts: list[Concept], read: list[list[tuple[str, float]]], games: Sequence[str], thesaurus: Thesaurus
) -> None:
    """Add what the thesaurus says of each row of words, the misspelt ones read as their best candidate."""
    best = [options[min(1, len(options) - 1)][0] for options in read]
    telling = [i for i, word in enumerate(best) if word not in STOP_WORDS]
    for places in (telling, range(len(best))):
        for match in thesaurus.find([stem(best[i]) for i in places], games):
            place = next((i for i in places[match.start : match.end] if i in telling), places[match.start])
            for term in match.means:
                concepts[place].add(term, MEANT)

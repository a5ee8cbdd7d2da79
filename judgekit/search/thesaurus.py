"""The judge's thesaurus: what people say, and the words that the documents use for it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from judgekit.errors import Place, UserError
from judgekit.search.analysis import STOP_WORDS, stem, terms, words

FILE = Path(__file__).with_name("thesaurus.yaml")
LONGEST_PHRASE = 5
COMMON = "common"


@dataclass(frozen=True, slots=True)
class Match:
    """Words of a query that the thesaurus knows: where they stand, and the terms that they mean."""

    start: int
    end: int
    means: tuple[str, ...]


class Thesaurus:
    """Phrases by section (`common` or a game), each with the terms that it means."""

    def __init__(self, sections: Mapping[str, Mapping[str, Sequence[str]]], say_spellings: Sequence[str] = ()) -> None:
        self._sections = sections
        self.say_spellings = say_spellings

    @cached_property
    def say_words(self) -> frozenset[str]:
        """The stems of everything that people say."""
        phrases = (phrase for section in self._sections.values() for phrase in section)
        return frozenset(word for phrase in phrases for word in phrase.split())

    @classmethod
    def load(cls, path: Path = FILE) -> "Thesaurus":
        """Read and compile the YAML file; raises UserError where it is not of the form."""
        from judgekit.shapes import yamlfile  # noqa: PLC0415 - YAML loads only when the index is built

        data = yamlfile.load(path.read_text(encoding="utf-8"), str(path))
        sections = {COMMON: data["common"], **data["games"]}
        compiled = {name: dict(_compiled(entries, str(path))) for name, entries in sections.items()}
        spellings = [word for entries in sections.values() for e in entries for p in e["say"] for word in words(p)]
        return cls(compiled, spellings)

    def with_glossaries(self, glossaries: Mapping[str, Mapping[str, str]]) -> "Thesaurus":
        """This thesaurus and what the glossaries of each game say: the names in brackets mean the term."""
        sections = {name: dict(section) for name, section in self._sections.items()}
        for game, glossary in glossaries.items():
            section = sections.setdefault(game, {})
            for term, meaning in glossary.items():
                for other in _other_names(meaning):
                    key = phrase_key(other)
                    section[key] = [*dict.fromkeys([*section.get(key, ()), *terms(term)])]
        return Thesaurus(sections, self.say_spellings)

    @property
    def sections(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The compiled sections, as the constructor takes them."""
        return self._sections

    def find(self, stems: Sequence[str], games: Iterable[str]) -> Iterator[Match]:
        """The phrases that stand in a row of stems, in the common section and those of `games`."""
        for name in (COMMON, *games):
            yield from self._find(stems, self._sections.get(name, {}))

    def _find(self, stems: Sequence[str], section: Mapping[str, Sequence[str]]) -> Iterator[Match]:
        for start in range(len(stems)):
            for end in range(start + 1, min(start + LONGEST_PHRASE, len(stems)) + 1):
                means = section.get(" ".join(stems[start:end]))
                if means:
                    yield Match(start, end, tuple(means))


def phrase_key(phrase: str) -> str:
    """How a phrase is looked up: its stems, little words included where without them one word or none is left.

    A phrase of one telling word would otherwise be that word alone: «por la cara» every face, «ya no está» every «no».
    """
    spoken = words(phrase)
    telling = [word for word in spoken if word not in STOP_WORDS]
    return " ".join(stem(word) for word in (telling if len(telling) > 1 else spoken))


def _other_names(meaning: str) -> list[str]:
    """The names in the brackets that end a glossary entry: "zona pública… (cementerio, descarte)"."""
    _, bracket, names = meaning.rpartition("(")
    return [name.strip() for name in names.rstrip(")").split(",")] if bracket and meaning.endswith(")") else []


def _compiled(entries: Any, where: str) -> Iterator[tuple[str, list[str]]]:
    found: dict[str, list[str]] = {}
    for entry in entries:
        if not isinstance(entry, dict) or set(entry) != {"say", "mean"}:
            raise UserError(
                "bad-thesaurus",
                f"cada entrada del tesauro lleva «say» y «mean»; revisa {entry!r:.80}.",
                place=Place(str(where)),
            )
        means = [term for phrase in entry["mean"] for term in terms(phrase)]
        for phrase in entry["say"]:
            known = found.setdefault(phrase_key(phrase), [])
            known += [term for term in means if term not in known]
    yield from found.items()

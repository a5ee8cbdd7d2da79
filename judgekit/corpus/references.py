"""References between clauses: "ver 4.3.2", "puntos 10.1.3 y 10.1.4", "página 45", "sección 7.7"."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from judgekit.corpus.document import Dangling
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Block

NUMBER = r"\d{1,3}(?:\.\d{1,3})*"
DOTTED = r"\d{1,3}(?:\.\d{1,3})+"
CUED = re.compile(
    rf"\b(?:ver|véase|vea|mira|consulta|punto|puntos|apartado|apartados|regla|reglas|secci[oó]n|secciones|paso|pasos"
    rf"|cláusula|cláusulas|capítulo|fase)\s+(?:(?:el|la|los|las|desde|también|punto|apartado|regla|secci[oó]n|paso)\s+)*«?"
    rf"({NUMBER})(?![\d°º%])((?:\s*(?:,|y|a|e|o|hasta|-|–)\s*(?:al\s+|el\s+)?{DOTTED})*)",
    re.IGNORECASE,
)
LOOSE = re.compile(rf"\b(?:en|el|al|del|de|indica|describe)\s+(?:el\s+|la\s+)?({DOTTED})(?![\d°º%])", re.IGNORECASE)
PAGE = re.compile(r"\bp[aá]ginas?\s+(\d{1,3})\b", re.IGNORECASE)
LINK = re.compile(r"(?<![@\w.-])((?:[\w-]{1,63}\.){1,4}(?:com|es|net|org)(?:/[\w./-]{0,200})?)(?![\w-])")
RANGE = re.compile(r"^\s*(?:a|hasta|-|–)\s*(?:al\s+|el\s+)?$")
# Three parts or more are a clause wherever they stand; two may be a measure.
DEEP = re.compile(r"(?<![\w.])(\d{1,3}(?:\.\d{1,3}){2,})(?!\.?\d|[°º%])")
UNIT = re.compile(r"^\s*(?:[\"”x×]|cm\b|mm\b|CP\b)")
THOUSANDS = re.compile(r"^[1-9]\d{0,2}\.\d00$")
SHORTEST_SPARE_WORD = 4


@dataclass(frozen=True, slots=True)
class Found:
    """A reference as it stands in a text: from which clause to which number."""

    source: str
    target: str
    kind: str
    line: int


@dataclass(frozen=True, slots=True)
class Links:
    """The references of a document, resolved, and the dangling ones."""

    outgoing: Mapping[str, tuple[str, ...]]
    incoming: Mapping[str, tuple[str, ...]]
    dangling: tuple[Dangling, ...]


def resolve(
    blocks: Sequence[Block], manifest: Manifest, misprints: Mapping[str, str], pages: Mapping[int, str]
) -> Links:
    """Find every reference and tie it to a clause's number; what finds none dangles."""
    return _Resolver(blocks, manifest, misprints, pages).resolve()


def explicit(text: str) -> Iterator[str]:
    """The clause numbers that a text refers to by number, ranges left as `"a-b"`."""
    for match in CUED.finditer(text):
        if not _measures(match[1], text[match.end(1) :]):
            yield from _listed(match[1], match[2])
    spans = [match.span() for match in CUED.finditer(text)]
    for pattern in (LOOSE, DEEP):
        for match in pattern.finditer(text):
            inside = any(start <= match.start(1) < end for start, end in spans)
            if not inside and not _measures(match[1], text[match.end(1) :]):
                spans.append(match.span())
                yield match[1]


def _measures(number: str, rest: str) -> bool:
    """Is it a measure or a thousand ("6.3 cm", "1.000") rather than a clause?"""
    return bool(UNIT.match(rest) or THOUSANDS.match(number))


def _listed(first: str, rest: str) -> Iterator[str]:
    current, separator = first, ""
    for token in re.split(rf"({DOTTED})", rest):
        if re.fullmatch(DOTTED, token):
            if RANGE.match(separator):
                current = f"{current}-{token}"
                continue
            yield current
            current = token
        separator = token
    yield current


class _Resolver:
    def __init__(
        self, blocks: Sequence[Block], manifest: Manifest, misprints: Mapping[str, str], pages: Mapping[int, str]
    ) -> None:
        self._blocks = blocks
        self._manifest = manifest
        self._misprints = misprints
        self._pages = pages
        self._numbers = {block.number: i for i, block in enumerate(blocks)}
        self._out: dict[str, list[str]] = {}
        self._dangling: list[Dangling] = []

    def resolve(self) -> Links:
        by_hand = {reference.source for reference in self._manifest.references if reference.kind == "page"}
        for block in self._blocks:
            for found in self._found(block):
                if found.kind != "page" or found.source not in by_hand:
                    self._tie(found)
        for implied in self._manifest.references:
            self._imply(implied.source, implied.to, implied.says, implied.kind)
        incoming: dict[str, list[str]] = {}
        for source, targets in self._out.items():
            for target in targets:
                incoming.setdefault(target, []).append(source)
        by_line = sorted(self._dangling, key=lambda dangling: dangling.line)
        return Links(_frozen(self._out), _frozen(incoming), tuple(by_line))

    def _found(self, block: Block) -> Iterator[Found]:
        text = block.text()
        for target in explicit(text):
            yield Found(block.number, target, "explicit", block.first)
        for match in PAGE.finditer(text):
            yield Found(block.number, match[1], "page", block.first)
        for match in LINK.finditer(text):
            yield Found(block.number, match[1].rstrip("./"), "external-link", block.first)

    def _tie(self, found: Found) -> None:
        targets = self._targets(found)
        if not targets and not found.source.endswith("/nota-edicion"):  # a note of ours is no defect of the document
            target = f"página {found.target}" if found.kind == "page" else found.target
            self._dangling.append(Dangling(found.source, target, found.kind, found.line))
        for target in targets:
            self._add(found.source, target)

    def _targets(self, found: Found) -> list[str]:
        match found.kind:
            case "explicit" if "-" in found.target:
                return self._span(*found.target.split("-", 1))
            case "explicit":
                target = self._misprints.get(found.target, found.target)
                return [target] if target in self._numbers else []
            case "page":
                return self._page(found)
            case _:
                return []

    def _span(self, first: str, last: str) -> list[str]:
        if first not in self._numbers or last not in self._numbers:
            return []
        inside = self._blocks[self._numbers[first] : self._numbers[last] + 1]
        return [
            block.number for block in inside if block.number.count(".") == first.count(".") and "/" not in block.number
        ]

    def _page(self, found: Found) -> list[str]:
        """The heading on that page that the sentence speaks of, else the index entry that the page belongs to."""
        page = int(found.target)
        before = [start for start in self._pages if start <= page]
        if not before:
            return []
        entry = self._pages[max(before)]
        start = self._numbers[entry]
        after = [self._numbers[number] for begins, number in self._pages.items() if begins > page]
        span = self._blocks[start : min([i for i in after if i > start], default=len(self._blocks))]
        chapter = entry.partition(".")[0]
        same_chapter = [block for block in span if block.number.partition(".")[0] == chapter]
        return [self._best_heading(found, same_chapter) or entry]

    def _best_heading(self, found: Found, span: Sequence[Block]) -> str | None:
        block = self._blocks[self._numbers[found.source]]
        said = stems(f"{block.text()} {self._title_above(block.number)}")
        scored = [
            (len(said & wanted) / len(wanted), -i, other.number)
            for i, other in enumerate(span)
            if other.title and (wanted := stems(other.title)) and not f"{found.source}.".startswith(f"{other.number}.")
        ]
        best = max(scored, default=None)
        return best[2] if best and best[0] > 0.5 else None

    def _title_above(self, number: str) -> str:
        parent = self._numbers.get(number.rpartition(".")[0])
        return (self._blocks[parent].title or "") if parent is not None else ""

    def _imply(self, source: str, targets: Sequence[str], says: str, kind: str) -> None:
        if source not in self._numbers:
            return
        for target in targets:
            if target in self._numbers:
                self._add(source, target)
            else:
                self._dangling.append(Dangling(source, target, kind, self._blocks[self._numbers[source]].first))
        if not targets:
            self._dangling.append(Dangling(source, says, kind, self._blocks[self._numbers[source]].first))

    def _add(self, source: str, target: str) -> None:
        targets = self._out.setdefault(source, [])
        if target != source and target not in targets:
            targets.append(target)


def stems(text: str) -> set[str]:
    """The words of a title cut to five letters, without the little ones: enough to match an index with its headings."""
    flat = unicodedata.normalize("NFD", text.casefold())
    words = re.findall(r"[^\W\d_]+", "".join(c for c in flat if not unicodedata.combining(c)))
    return {word[:5] for word in words if len(word) >= SHORTEST_SPARE_WORD and word not in {"para", "como", "unas"}}


def _frozen(links: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {number: tuple(targets) for number, targets in links.items()}

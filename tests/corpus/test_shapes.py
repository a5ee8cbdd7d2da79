"""What is peculiar in each document, on the edition that judgekit ships; the originals are read by the same layouts."""

import pytest

from judgekit.corpus import lookup
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause, Kind
from tests.conftest import GAMES

MISPRINTS = {"5.1.2.3.1": "5.2.1.3.1", "17.7.2": "11.7.2", "10.8.10.2": "11.8.10.2", "15.2.2.4": "15.2.3.4"}
DANGLING = {
    "lorcana": {
        ("1.1.6", "9"),
        ("1.6.1.1", "6.2"),
        ("1.6.1.2", "6.3"),
        ("1.6.1.3", "6.4"),
        ("1.6.1.4", "6.5"),
        ("1.6.1.5", "8"),
        ("1.7.3", "6.1.3"),
        ("1.7.4", "7.7"),
        ("5.1.1.5", "5.1.7"),
        ("5.1.3/ejemplo-2", "10.10"),
        ("5.4.1.2", "7.7"),
        ("5.4.4.3", "8.12"),
    }
}


def one(edition: Library, identifier: str) -> Clause:
    game, _, number = identifier.partition(":")
    [clause] = edition.ask(lambda store: store.by_number(number, game))
    return clause


@pytest.mark.parametrize(("printed", "right"), MISPRINTS.items())
def test_a_misprint_of_fftcg_is_mended_and_keeps_what_was_printed(edition: Library, printed: str, right: str) -> None:
    assert one(edition, f"fftcg:{right}").printed == printed
    assert edition.ask(lambda store: store.by_number(printed, "fftcg")) == []
    assert edition.ask(lambda store: store.aliases(printed)) == [f"fftcg:{right}"]
    [found] = edition.ask(lambda store: lookup.find(f"fftcg:{printed}", store))
    assert (found.clauses[0].id, found.misprint) == (f"fftcg:{right}", printed)


def test_the_four_misprints_are_all_that_is_odd_in_the_numbers(edition: Library) -> None:
    problems = edition.ask(lambda store: [p for game in GAMES for p in store.report(game).problems])
    assert sorted((p.game, p.kind, p.severity, p.message) for p in problems) == sorted(
        ("fftcg", "errata", "aviso", f"el número impreso {printed} es una errata de {right}")
        for printed, right in MISPRINTS.items()
    )


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("1.1.1.2", "5.1.1"),  # página 45: the heading that it speaks of, two levels below the index entry
        ("4.4.1", "5.1.5"),  # página 46: no index entry begins there
        ("2.5.4.1", "3.3"),  # página 30: an index entry
    ],
)
def test_a_page_of_yugioh_is_the_heading_that_stands_there(edition: Library, source: str, target: str) -> None:
    assert one(edition, f"yugioh:{source}").references == (f"yugioh:{target}",)
    assert f"yugioh:{source}" in one(edition, f"yugioh:{target}").cited_by


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_that_lead_nowhere_are_those_of_the_document(edition: Library, game: str) -> None:
    report = edition.ask(lambda store: store.report(game))
    numbers = {(d.from_.partition(":")[2], d.target) for d in report.dangling if d.kind in {"explicit", "page"}}
    assert {(source, to) for source, to in numbers if not source.endswith("/nota-edicion")} == DANGLING.get(game, set())


@pytest.mark.parametrize(
    ("identifier", "kind", "parent", "says"),
    [
        ("fftcg:4.3/ejemplo-1", Kind.EXAMPLE, "fftcg:4.3", ""),  # a labelled example hangs on its clause
        ("fftcg:11.8.7", Kind.RULE, "fftcg:11.8", ""),
        ("yugioh:2.11.4.2/nota-1", Kind.NOTE, "yugioh:2.11.4.2", "boca arriba en Posición de Defensa"),
        ("yugioh:4.3.2.2", Kind.HEADING, "yugioh:4.3.2", "EMPATE"),  # a title in capitals under a listed heading
        ("lorcana:1.7.7/ejemplo-2", Kind.EXAMPLE, "lorcana:1.7.7", "Ward"),  # the one with the letter B
        ("lorcana:5.1.1.8", Kind.RULE, "lorcana:5.1.1", "En juego (In Play)"),  # a bold title and its text
        ("cipher:6.2.1", Kind.RULE, "cipher:6.2", "flipear"),  # a bullet under a title without a number
        ("cipher:6.2.1.4", Kind.RULE, "cipher:6.2.1", "ya usaste para desplegar"),  # a bullet within a bullet
        ("digimon:3.2", Kind.EXAMPLE, "digimon:3", "Pandamon"),  # an example that only the manifest knows
        ("digimon:14.5.3", Kind.RULE, "digimon:14.5", "se revela una seguridad"),  # a bullet under a second-level title
        ("digimon:18.7.4", Kind.RULE, "digimon:18.7", "seguridad"),  # a bullet of a list that a sentence opens
    ],
)
def test_a_clause_of_each_shape(edition: Library, identifier: str, kind: Kind, parent: str, says: str) -> None:
    clause = one(edition, identifier)
    assert (clause.kind, clause.parent) == (kind, parent)
    assert says in clause.text


def test_a_clause_stands_under_its_headings_only(edition: Library) -> None:
    assert one(edition, "digimon:14.5.3").path == ("Resolución de Ataques", "Resolución del Ataque")
    assert one(edition, "cipher:6.2.1").path == ("Fase de acción", "Notas sobre esta fase")
    assert one(edition, "yugioh:4.3.2.2.1").path == (
        "Batallas y Cadenas",
        "DETERMINANDO EL DAÑO",
        "Cuando atacas a un Monstruo en Posición de Ataque",
        "EMPATE",
    )

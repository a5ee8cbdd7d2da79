"""Each layout on small texts: what opens a clause, what goes on with it, what is dropped."""

import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.corpus import layouts, parse
from judgekit.corpus.document import Document
from judgekit.corpus.model import Kind
from tests.conftest import card, clause, numbers, unaccounted

Read = Callable[..., Document]


class TestNumbered:
    TEXT = """Preámbulo.

1. Zonas

  • 1.1 Pila

1.1.1 La Pila se resuelve de arriba a abajo. Ver punto 1.1.2.

Nota: Todos la ven.

Nota 2: También el juez.

Ejemplo 1.1: Una pila de tres cartas.

1.1.2 Otra regla:
      1. Primero esto.
      2. Luego aquello.
    • 1.1.2.1 Y esto más.
"""

    def test_notes_hang_on_the_clause_above_and_examples_on_the_one_they_name(self, read: Read) -> None:
        assert numbers(read("numbered", self.TEXT)) == [
            "0.1", "1", "1.1", "1.1.1", "1.1.1/nota-1", "1.1.1/nota-2", "1.1/ejemplo-1", "1.1.2", "1.1.2.1",
        ]  # fmt: skip

    def test_a_numbered_list_inside_a_clause_is_part_of_it(self, read: Read) -> None:
        assert clause(read("numbered", self.TEXT), "1.1.2").text.endswith("1. Primero esto.\n2. Luego aquello.")

    def test_titles_are_headings_and_make_the_path(self, read: Read) -> None:
        document = read("numbered", self.TEXT)
        assert clause(document, "1.1").kind is Kind.HEADING
        assert clause(document, "1.1.1").path == ("Zonas", "Pila")

    def test_a_note_of_our_edition_hangs_under_its_own_name(self, read: Read) -> None:
        document = read("numbered", "1.1 Una regla.\n\nNota de la edición: El original dice otra cosa.\n")
        assert numbers(document) == ["1.1", "1.1/nota-edicion"]

    def test_an_example_that_names_no_clause_hangs_on_the_one_above_and_is_reported(self, read: Read) -> None:
        document = read("numbered", "1.1 Una regla.\n\nEjemplo 9.9: De otra.\n")
        assert numbers(document) == ["1.1", "1.1/ejemplo-1"]
        assert [problem.kind for problem in document.problems] == ["etiqueta"]

    def test_a_repeated_number_gets_an_id_of_its_own_and_is_an_error(self, read: Read) -> None:
        document = read("numbered", "1.1 Una.\n1.1 Otra.\n1.2 Más.\n")
        assert numbers(document) == ["1.1", "1.1/duplicado-2", "1.2"]
        assert {problem.severity for problem in document.problems} == {"error"}


class TestMarkdown:
    def test_bold_heading_and_bullet_numbers_all_parse(self, read: Read) -> None:
        text = "# 1. UNO\n\n## 1.1. Dos\n\n**1.1.1.** Tres.\n\n### 1.1.2. Cuatro\nCinco.\n\n**1.1.3. Seis:** Siete.\n"
        document = read("markdown", text)
        assert numbers(document) == ["1", "1.1", "1.1.1", "1.1.2", "1.1.3"]
        assert clause(document, "1.1.2").kind is Kind.RULE
        assert clause(document, "1.1.2").text == "Cuatro\nCinco."
        assert clause(document, "1.1.3").text == "Seis: Siete."

    @pytest.mark.parametrize("label", ["> **Ejemplo A:**  ", "Ejemplo A:  ", "**Ejemplo A:**  "])
    def test_three_shapes_of_example(self, read: Read, label: str) -> None:
        document = read("markdown", f"**1.1.** Una regla.\n\n{label}\n> Así.\n\n{label.replace('A', 'B')}\nAsá.\n")
        assert numbers(document) == ["1.1", "1.1/ejemplo-1", "1.1/ejemplo-2"]

    def test_rulers_are_dropped_and_lists_stay(self, read: Read) -> None:
        document = read("markdown", "**1.1.** Puede:\n- uno\n- dos\n\n---\n\n**1.2.** Otra.\n")
        assert clause(document, "1.1").text == "Puede:\n- uno\n- dos"
        assert "separador de Markdown" in {dropped.rule for dropped in document.dropped}


class TestBullets:
    TEXT = (
        "Título\n\nUno\n\nfoto_perdida.png\n\n  • a.\n    • b.\n  • c.\n\nParte\n\n  • d.\n\n\u00a0\n\nDos\n\n  • e.\n"
    )

    def test_the_number_is_the_place_in_the_outline(self, read: Read) -> None:
        assert numbers(read("bullets", self.TEXT)) == ["0", "1", "1.1", "1.1.1", "1.2", "1.3", "1.3.1", "2", "2.1"]

    def test_names_of_lost_pictures_are_dropped(self, read: Read) -> None:
        assert "nombre de una imagen perdida" in {dropped.rule for dropped in read("bullets", self.TEXT).dropped}

    def test_a_small_edit_moves_only_its_neighbours(self, read: Read) -> None:
        longer = read("bullets", self.TEXT.replace("  • d.\n", "  • nueva.\n  • d.\n"))
        assert clause(longer, "1.3.2").text == "d."
        assert [clause(longer, n).text for n in ("1.1", "1.1.1", "1.2", "2.1")] == ["a.", "b.", "c.", "e."]


class TestGuide:
    def test_parts_keep_their_printed_number_and_patterns_open_one(self, read: Read) -> None:
        text = (
            "Guía\n\nHola.\n\n1. Uno\n\nTexto.\n\n  • punto.\n\n2. Dos\n\nAntes.\n\n1. Parte\n\na.\n\n2. Otra\n\nb.\n\n"
            "3. Tres\n\n“Do A. Then, Do B”\n\nHago A.\n"
        )
        document = read("guide", text)
        assert numbers(document) == [
            "0", "0.1", "1", "1.1", "1.2", "2", "2.1", "2.1.1", "2.2", "2.2.1", "3", "3.1", "3.1.1",
        ]  # fmt: skip
        assert clause(document, "2").text == "Dos\nAntes."

    def test_rows_of_triggers_stay_with_the_paragraph_that_introduces_them(self, read: Read) -> None:
        document = read("guide", "Guía\n\n1. Uno\n\nSon iguales:\n\n<A> | When A\n\n<B> | When B\n\nFin.\n")
        assert clause(document, "1.1").text == "Son iguales:\n<A> | When A\n<B> | When B"

    def test_the_manifest_says_which_paragraphs_are_examples(self, read: Read) -> None:
        document = read("guide", "Guía\n\n1. Uno\n\nRegla.\n\nEjemplo con cartas.\n", examples=["1.2"])
        assert clause(document, "1.2").kind is Kind.EXAMPLE


class TestRulebook:
    TEXT = """LIBRO

Indice

● PRIMERA COSA\t1

I

Capítulo

● SEGUNDA COSA\t4

PRIMERA COSA

Un párrafo (ver página 4).

CARTA RARA 先

YS14-SP001

ATK/2500 DEF/1000

©1996 ALGUIEN

Segunda cosa

■ Título

Regla uno.

Nota: Ojo.

Efecto corto

Hace algo.

Ejemplo

Roba 1 carta.

● TÉRMINO

Definición primera.

Definición segunda.
"""

    def test_index_chapters_sections_and_terms(self, read: Read) -> None:
        document = read("rulebook", self.TEXT)
        assert numbers(document) == [
            "0", "1", "0.1", "0.1.1", "1.1", "1.1.1", "1.1.1.1", "1.1.1.1/nota-1", "1.1.1.2", "1.1.1.2.1", "1.1.1.2.1/ejemplo-1",
            "1.1.2",
        ]  # fmt: skip
        assert clause(document, "1.1.2").text == "TÉRMINO\nDefinición primera.\nDefinición segunda."

    def test_pages_resolve_through_the_index(self, read: Read) -> None:
        assert clause(read("rulebook", self.TEXT), "0.1.1").references == ("juego:1.1",)

    def test_card_pictures_are_dropped_whole(self, read: Read) -> None:
        dropped = [d.text for d in read("rulebook", self.TEXT).dropped if d.rule.startswith("imagen de carta")]
        assert dropped == ["CARTA RARA 先", "YS14-SP001", "ATK/2500 DEF/1000", "©1996 ALGUIEN"]


PIECES = st.sampled_from(
    ["1. Uno", "1.1 Regla.", "• 1.1.1 Otra", "Nota:", "Nota 2: x", "Ejemplo 1.1: y", "## 2.1. T", "**2.1.1.** z", "---",
     "> cita", "  • punto", "      • hondo", "\u00a0", "", " ", "“Do A”", "<X> fila", "● TÉRMINO", "● ENTRADA\t7", "Indice",
     "©1996 X", "■ Título", "Nota de la edición: nuestra", "Ejemplo A:", "CAPITALES AQUÍ", "4", "99999.1 lejos", "\ufeff"]
)  # fmt: skip
TEXTS = st.lists(st.one_of(PIECES, st.text(max_size=30)), max_size=40).map("\n".join)


@pytest.mark.parametrize("layout", layouts.names())
@settings(max_examples=150, deadline=None)
@given(text=TEXTS)
def test_no_text_makes_a_layout_raise_or_lose_a_line(layout: str, text: str) -> None:
    document = parse.parse(text, card(layout, drop=[{"rule": "x", "line": "^z"}]))
    assert unaccounted(document) == []
    ids = [one.id for one in document.clauses]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("layout", layouts.names())
@settings(max_examples=40, deadline=None)
@given(text=TEXTS)
def test_the_same_text_gives_the_same_document(layout: str, text: str) -> None:
    assert parse.parse(text, card(layout)) == parse.parse(text, card(layout))


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("«« " + " " * 20_000 + "x«", 2), ("■" + " " * 20_000 + "x■y", 2), ("a." * 20_000, 2), ("- " * 9_000 + "x", 2)],
)
@pytest.mark.parametrize("layout", layouts.names())
def test_no_line_makes_a_layout_slow(layout: str, text: str, seconds: float) -> None:
    start = time.perf_counter()
    parse.parse(text, card(layout))
    assert time.perf_counter() - start < seconds

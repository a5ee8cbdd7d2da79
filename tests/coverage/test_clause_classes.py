"""The classes of clauses: own entry, nearest branch, kind; and one sentence with its place for what is wrong."""

from pathlib import Path

import pytest

from judgekit import shipped
from judgekit.corpus.library import Library
from judgekit.coverage.clause_classes import Classified, ClauseClass, of_game, read
from judgekit.errors import UserError
from tests.coverage.small_game import write_rules

NUMBERS = ("1.1", "1.2", "1.2/nota-1", "12.1")
INFORMATIVE, DEFINITION, OPERATIVE = ClauseClass.INFORMATIVE, ClauseClass.DEFINITION, ClauseClass.OPERATIVE


def classes(folder: Path) -> dict[str, ClauseClass]:
    return {id_: one.class_ for id_, one in of_game(Library(folder), "mini").items()}


def test_what_is_not_listed_is_what_its_kind_says(tmp_path: Path) -> None:
    folder = write_rules(tmp_path / "rules")
    with (folder / "mini.txt").open("a", encoding="utf-8") as text:
        text.write("3. Notas\n3.1 Una regla.\nNota: una nota.\nEjemplo: un ejemplo.\n")
    found = classes(folder)
    assert (found["mini:1"], found["mini:3.1"]) == (INFORMATIVE, OPERATIVE)
    assert {id_: found[id_] for id_ in found if "/" in id_} == {
        "mini:3.1/nota-1": INFORMATIVE,
        "mini:3.1/ejemplo-1": INFORMATIVE,
    }


def test_a_more_exact_entry_wins_over_its_branch(tmp_path: Path) -> None:
    folder = write_rules(tmp_path / "rules", "informative: [2.*]\ndefinition: [2.2.*]\noperative: [2.2]\n")
    found = classes(folder)
    assert [found[f"mini:{number}"] for number in ("2", "2.1", "2.2", "2.2.1", "1.1")] == [
        INFORMATIVE,
        INFORMATIVE,
        OPERATIVE,
        DEFINITION,
        OPERATIVE,
    ]


def test_what_is_out_of_scope_says_why(tmp_path: Path) -> None:
    folder = write_rules(tmp_path / "rules", "out-of-scope: [{why: Fuera., clauses: [2.2, 2.2.1]}]\n")
    found = of_game(Library(folder), "mini")
    assert found["mini:2.2.1"] == Classified(ClauseClass.OUT_OF_SCOPE, "Fuera.")
    assert found["mini:2.1"] == Classified(OPERATIVE)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- 1.1\n", "línea 1, columna 1: hay una lista y se esperaba un «clave: valor»"),
        ("", "está vacío"),
        ("operativ: [1.1]\n", "línea 1, columna 1: la clave «operativ» no existe .*«operative»"),
        ("operative: []\n", "línea 1, columna 12: aquí no hay nada"),
        ("operative: [[1.1]]\n", "hay una lista y se esperaba un texto"),
        ("operative: [1.1]\ndefinition: [1.1]\n", "línea 2, columna 14: la cláusula 1.1 está dos veces"),
        ("operative: [1.2.*, 1.2.*]\n", r"1\.2\.\* está dos veces"),
        ("operative: [12.2]\n", r"línea 1, columna 13: el texto no tiene la cláusula 12\.2 .*«1.2»"),
        ("operative: [2.*]\n", r"el texto no tiene la cláusula 2\.\*"),
        ("operative: ['fftcg:1.1']\n", "el texto no tiene la cláusula fftcg:1.1"),
        ("out-of-scope: [1.1]\n", "columna 16: hay «1.1» y se esperaba un «clave: valor»"),
        ("out-of-scope: [{clauses: [1.1]}]\n", "en lo que queda fuera .* hace falta decir también «why»"),
        ("out-of-scope: [{}]\n", "hace falta decir también «why» y «clauses»"),
        ("out-of-scope: [{why: x, clauses: [1.1], more: y}]\n", "columna 41: la clave «more» no existe"),
        ("out-of-scope: [{why: ' ', clauses: [1.1]}]\n", "el valor está vacío"),
        ("out-of-scope: [{why: x, clauses: []}]\n", "aquí no hay nada"),
        ("operative: [1.1]\noperative: [1.2]\n", "«operative» está repetida"),
    ],
)
def test_a_wrong_file_gets_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "mini.coverage.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=said) as caught:
        read(path, NUMBERS)
    assert "mini.coverage.yaml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_numbers_are_text_and_branches_begin_at_a_dot(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_text("operative: [1.2/nota-1]\ninformative: [1.*]\n", encoding="utf-8")
    assert set(read(path, NUMBERS)) == {"1.2/nota-1", "1.*"}


def test_a_file_of_its_own_wins_over_the_shipped_one(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    for suffix in (".yaml", ".txt"):
        (folder / f"digimon{suffix}").write_bytes((shipped.folder("rules_text") / f"digimon{suffix}").read_bytes())
    borrowed = of_game(Library(folder), "digimon")
    assert borrowed == of_game(Library(), "digimon")
    assert borrowed["digimon:1.6"].class_ is DEFINITION
    (folder / "digimon.coverage.yaml").write_text("informative: ['1.6']\n", encoding="utf-8")
    assert of_game(Library(folder), "digimon")["digimon:1.6"].class_ is INFORMATIVE


def test_only_the_folders_own_file_must_fit_its_text(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    manifest = (shipped.folder("rules_text") / "digimon.yaml").read_text(encoding="utf-8")
    (folder / "digimon.yaml").write_text(manifest, encoding="utf-8")
    (folder / "digimon.txt").write_text("1. Uno\nUna regla.\n", encoding="utf-8")
    assert of_game(Library(folder), "digimon")
    (folder / "digimon.coverage.yaml").write_text("informative: ['18.10']\n", encoding="utf-8")
    with pytest.raises(UserError, match=r"no tiene la cláusula 18\.10"):
        of_game(Library(folder), "digimon")

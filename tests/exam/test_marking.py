"""A table of answers is marked against its key: candidates, group, chapters, difficulty and beliefs."""

from pathlib import Path

import pytest

from judgekit.contract.plain import to_json
from judgekit.errors import UserError
from judgekit.exam.forms import Form, Key, forms, key
from judgekit.exam.marking import Share, marked, read_key, table
from tests.exam.conftest import question


@pytest.fixture
def made() -> tuple[Form, ...]:
    return forms(
        [question(f"digimon/n{n}", clause=f"digimon:{n % 2 + 1}.1", options=4) for n in range(4)], ["A", "B"], 3
    )


@pytest.fixture
def of(made: tuple[Form, ...]) -> Key:
    return key(made, 3, 75, 30)


def filled(path: Path, made: tuple[Form, ...], *rows: str) -> Path:
    """The table with these letters for its candidates; «+» is the right letter, «x» a wrong one."""
    head, *lines = table(made, len(rows)).decode("utf-8-sig").splitlines()
    whole = [head]
    for line, row in zip(lines, rows, strict=True):
        candidate, name, form, *_ = line.split(";")
        placed = next(one for one in made if one.name == form).placed
        letters = [_letter(mark, one.letter) for mark, one in zip(row, placed, strict=True)]
        whole.append(";".join([candidate, name, form, *letters]))
    path.write_text("\n".join(whole), encoding="utf-8-sig")
    return path


def _letter(mark: str, right: str) -> str:
    return {"+": right.upper(), "x": next(one for one in "abcd" if one != right)}.get(mark, mark.strip())


def test_each_candidate_by_the_key_of_their_form(tmp_path: Path, made: tuple[Form, ...], of: Key) -> None:
    found = marked(filled(tmp_path / "r.csv", made, "++++", "+++x", "++x "), of)
    assert [(one.form, one.right, one.blank, one.passed) for one in found.candidates] == [
        ("A", 4, 0, True), ("B", 3, 0, True), ("A", 2, 1, False),
    ]  # fmt: skip
    assert (found.group.right, found.group.questions) == (9, 12)
    assert {one.what for one in found.group.chapters} == {"digimon 1", "digimon 2"}
    assert found.group.difficulty == (Share("middling", 9, 12),)
    assert [(one.belief, one.answers) for one in found.group.beliefs] == [("Crees que lo nuevo espera.", 2)]
    assert sum(one.answers for one in found.questions) == 12


def test_a_key_goes_through_its_file(tmp_path: Path, of: Key) -> None:
    import json  # noqa: PLC0415

    path = tmp_path / "clave.json"
    path.write_text(json.dumps(to_json(of)), encoding="utf-8")
    assert read_key(path) == of


def test_rows_without_answers_are_nobody(tmp_path: Path, made: tuple[Form, ...], of: Key) -> None:
    assert len(marked(filled(tmp_path / "r.csv", made, "++++", "    "), of).candidates) == 1
    with pytest.raises(UserError, match="no tiene respuestas"):
        marked(filled(tmp_path / "r.csv", made, "    "), of)


@pytest.mark.parametrize(
    ("old", "new", "said"), [(";A;", ";Z;", "modelo «Z»"), (";A;", ";A;k", "fila 2: en la pregunta 1")]
)
def test_what_cannot_be_read_is_said_with_its_row(
    tmp_path: Path, made: tuple[Form, ...], of: Key, old: str, new: str, said: str
) -> None:
    path = filled(tmp_path / "r.csv", made, "++++")
    path.write_text(path.read_text(encoding="utf-8-sig").replace(old, new), encoding="utf-8")
    with pytest.raises(UserError, match=said):
        marked(path, of)


def test_what_is_no_key_is_refused(tmp_path: Path) -> None:
    for content in ("[]", "{}", '{"kind": "judgekit exam key"}'):
        (tmp_path / "k.json").write_text(content, encoding="utf-8")
        with pytest.raises(UserError):
            read_key(tmp_path / "k.json")

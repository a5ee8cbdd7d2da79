"""What a change of edition touches, and the ids of a bank written anew once and whole."""

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from judgekit import bank, shipped
from judgekit.editions import Difference, difference, edition, impact_of, rename, renaming
from judgekit.errors import UserError
from tests.editions.edits import Edited, edited, renumber

OLD = edition(shipped.folder("rules_text"), "cipher")


def changed(*edits: object, seed: int = 1) -> tuple[Difference, Edited]:
    made = Edited.of(OLD.clauses)
    for edit in edits:
        edit(made, Random(seed))  # type: ignore[operator]
    return difference(OLD, replace(OLD, sha256="otra", clauses=tuple(made.clauses))), made


def own_bank(tmp_path: Path) -> Path:
    folder = tmp_path / "banco"
    shutil.copytree(bank.shipped_bank() / "cipher", folder / "cipher")
    return folder


def test_whatever_names_a_clause_that_changed_is_told() -> None:
    made = [
        replace(one, text=f"{one.text} Salvo los martes.") if one.id == "cipher:6.2.4.1" else one for one in OLD.clauses
    ]
    found = difference(OLD, replace(OLD, clauses=tuple(made)))
    touched = impact_of(found, bank.entries(game="cipher"), {"cipher:6.2.4.1": ["¿?"]}, {"tarjeta": "cipher:6.2.4.1"})
    (one,) = touched.touched
    assert (one.old, one.kind, one.questions, one.cards) == ("cipher:6.2.4.1", "reworded", 1, ("tarjeta",))
    assert "cipher/el-segundo-jugador-si-ataca" in one.scenarios
    assert one.rules


def test_what_nothing_changed_touches_nothing() -> None:
    assert impact_of(difference(OLD, OLD), bank.entries(game="cipher"), {}, {}).touched == ()


def test_new_numbers_are_written_in_every_scenario_once(tmp_path: Path) -> None:
    found, made = changed(renumber)
    folder = own_bank(tmp_path)
    before = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml")}
    done = rename(found, folder)
    assert done.ids > 0
    after = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml")}
    assert {str(path.relative_to(folder)) for path in before if before[path] != after[path]} == set(done.files)
    known = {one.id for one in made.clauses}
    named = {clause for one in bank.entries(folder, "cipher") for clause in (one.source,)}
    assert named <= known
    assert rename(found, folder).ids == 0
    assert {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml")} == after


def test_two_numbers_that_change_places_do_not_meet() -> None:
    text = "source: cipher:6.1\nexpect: {applied: [cipher:6.2, cipher:6.2.4, cipher:6.2/nota-1]}\n"
    anew, count = renaming._anew(text, {"cipher:6.1": "cipher:6.2", "cipher:6.2": "cipher:6.1"})
    assert anew == "source: cipher:6.2\nexpect: {applied: [cipher:6.1, cipher:6.2.4, cipher:6.2/nota-1]}\n"
    assert count == 2


def test_a_file_that_cannot_be_written_leaves_the_bank_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, _ = changed(renumber)
    folder = own_bank(tmp_path)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    written = Path.replace
    left = [3]

    def fails(self: Path, target: Path) -> Path:
        left[0] -= 1
        if not left[0]:
            raise OSError(28, "full", str(target))
        return written(self, target)

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(UserError, match="el banco queda como estaba"):
        rename(found, folder)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_impact_of_many_edits_names_only_what_is_of_the_game() -> None:
    made = edited(OLD.clauses, 5)
    found = difference(OLD, replace(OLD, clauses=tuple(made.clauses)))
    touched = impact_of(found, bank.entries(), {}, {})
    assert all(name.startswith("cipher/") for one in touched.touched for name in one.scenarios)

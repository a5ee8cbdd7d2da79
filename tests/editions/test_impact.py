"""What a change of edition touches, and the ids of a bank written anew once and whole."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from judgekit import bank, editions, shipped
from judgekit.contract.plain import to_json
from judgekit.editions import Difference, Impact, Named, Namer, difference, edition, impact_of, rename, renaming
from judgekit.errors import UserError
from judgekit.replay import Document, played
from tests.editions.edits import Edited, edited, renumber

OLD = edition(shipped.folder("rules_text"), "cipher")


def changed(*edits: object, seed: int = 1) -> tuple[Difference, Edited]:
    made = Edited.of(OLD.clauses)
    for edit in edits:
        edit(made, Random(seed))  # type: ignore[operator]
    return difference(OLD, replace(OLD, sha256="otra", clauses=tuple(made.clauses))), made


def touched_by(found: Difference, *others: Named) -> Impact:
    named = [*editions.in_bank(bank.entries(game="cipher")), *editions.in_simulator("cipher"), *others]
    return impact_of(found, named, {"cipher:6.2.4.1": ["¿?"]})


def reworded(clause: str, more: str = " Salvo los martes.") -> Difference:
    made = [replace(one, text=one.text + more, sha256="x") if one.id == clause else one for one in OLD.clauses]
    return difference(OLD, replace(OLD, clauses=tuple(made)))


def own_bank(tmp_path: Path) -> Path:
    folder = tmp_path / "banco"
    shutil.copytree(bank.shipped_bank() / "cipher", folder / "cipher")
    return folder


def test_whatever_names_a_clause_that_changed_is_told() -> None:
    studied = editions.in_study({"tarjeta": "cipher:6.2.4.1"}, Namer.CARD)
    (one,) = touched_by(reworded("cipher:6.2.4.1"), *studied, *editions.in_text(OLD.clauses)).touched
    assert (one.old, one.kind, one.questions, one.cards) == ("cipher:6.2.4.1", "reworded", 1, ("tarjeta",))
    assert "cipher/el-segundo-jugador-si-ataca" in one.scenarios
    assert one.rules


def test_a_clause_that_refers_to_what_changed_is_told_and_the_inventory_that_its_scenarios_replay() -> None:
    target, source = next((to, one.id) for one in OLD.clauses for to in one.references)
    (one,) = touched_by(reworded(target), *editions.in_text(OLD.clauses)).touched
    assert source in one.notes
    shown = next(one for one in bank.entries(game="cipher") if one.examples)
    (one,) = touched_by(reworded(shown.source)).touched
    assert set(shown.examples) <= set(one.inventory)


def test_a_slip_is_touched_only_where_it_quotes_the_text_that_changed(tmp_path: Path) -> None:
    clause = next(one for one in OLD.clauses if one.id == "cipher:6.2.4.1")
    (tmp_path / "suya.html").write_text(f"<b>{clause.id}</b> [{clause.sha256[:12]}]", "utf-8")
    (tmp_path / "otra.md").write_text(f"{clause.id} [000000000000] y {clause.id}", "utf-8")
    (one,) = touched_by(reworded(clause.id), *editions.in_slips([tmp_path], OLD.clauses)).touched
    assert one.slips == (str(tmp_path / "suya.html"),)


def test_the_lines_of_the_rules_folder_that_name_a_clause_are_told_and_a_version_is_none() -> None:
    named = list(editions.in_files(shipped.folder("rules_text"), "yugioh"))
    assert any(one.name.startswith("yugioh.coverage.yaml:") for one in named if one.clause == "yugioh:2.4.1")
    assert not any(one.clause == "yugioh:9.1" for one in named)


def test_what_nothing_changed_touches_nothing() -> None:
    assert touched_by(difference(OLD, OLD)).touched == ()


def test_a_replay_that_came_out_otherwise_before_is_told(tmp_path: Path) -> None:
    one = played(bank.find(["cipher/el-segundo-jugador-si-ataca"])[0])
    before = json.loads(json.dumps(to_json(one.tree(Document(None, None, None)))))
    traces = tmp_path / "trazas.json"
    traces.write_text(json.dumps([before]), "utf-8")
    assert editions.otherwise(traces, "cipher") == ()
    before["steps"] = [step for step in before["steps"] if "cipher:6.2.4.1" not in step["clauses"]]
    before["verdict"]["passed"] = False
    traces.write_text(json.dumps([before]), "utf-8")
    (found,) = editions.otherwise(traces, "cipher")
    assert (found.verdict, found.table) == (True, False)
    traces.write_text('[{"schema": 0}]', "utf-8")
    with pytest.raises(UserError, match="replay --all --json"):
        editions.otherwise(traces, "cipher")


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
    anew, count = renaming._renamer({"cipher:6.1": "cipher:6.2", "cipher:6.2": "cipher:6.1"})(text)
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
    touched = impact_of(found, editions.in_bank(bank.entries()), {})
    assert all(name.startswith("cipher/") for one in touched.touched for name in one.scenarios)


def crossing() -> Difference:
    """Two clauses change places."""
    numbers = {"cipher:6.2.1": "6.2.2", "cipher:6.2.2": "6.2.1"}
    made = [
        replace(one, number=numbers[one.id], id=f"cipher:{numbers[one.id]}") if one.id in numbers else one
        for one in OLD.clauses
    ]
    return difference(OLD, replace(OLD, sha256="otra", clauses=tuple(made)))


def test_numbers_that_go_round_are_written_only_where_the_bank_is_known_to_be_old(tmp_path: Path) -> None:
    folder = own_bank(tmp_path)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with pytest.raises(UserError, match=r"cipher:6\.2\.1 → cipher:6\.2\.2 → cipher:6\.2\.1.*--crossed"):
        rename(crossing(), folder)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    assert rename(crossing(), folder, crossed=True).ids > 0
    assert rename(crossing(), folder, crossed=True).ids == 0


def test_a_bank_goes_to_an_edition_and_back_and_there_again_and_not_from_a_third(tmp_path: Path) -> None:
    folder = own_bank(tmp_path)
    found, made = changed(renumber)
    new = replace(OLD, sha256="otra", clauses=tuple(made.clauses))
    before = {path: path.read_bytes() for path in (folder / "cipher").rglob("*") if path.is_file()}
    assert rename(found, folder).ids > 0
    assert rename(difference(new, OLD), folder).ids > 0
    assert {path: path.read_bytes() for path in (folder / "cipher").rglob("*") if path.is_file()} == before
    assert rename(found, folder).ids > 0
    with pytest.raises(UserError, match="otra edición de cipher"):
        rename(difference(replace(OLD, sha256="tercera"), replace(OLD, sha256="cuarta")), folder)

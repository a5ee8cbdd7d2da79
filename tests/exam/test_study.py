"""The log is only added to, gives every card again, and survives what happens to files."""

import json
import multiprocessing
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.contract.plain import to_json
from judgekit.errors import UserError
from judgekit.exam.event import Happened, counting
from judgekit.exam.storage import APPLICATION, VERSION, migrate
from judgekit.exam.study import Elsewhere, Study
from tests.exam.conftest import Watch

CARDS = ("a#happens", "b#order", "c#legal")
ACTS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["right", "hard", "wrong", "mock"]), st.sampled_from(CARDS)),
        st.tuples(st.sampled_from(["undo", "reset", "end"]), st.just("")),
    ),
    max_size=25,
)


def act(study: Study, what: str, card: str, sitting: str = "s") -> None:
    place = sum(
        one.happened in {Happened.ANSWERED, Happened.MOCK} and one.sitting == sitting for one in counting(study.log())
    )
    match what:
        case "undo":
            study.undo(sitting)
        case "reset":
            study.note(Happened.RESET, "")
        case "end":
            study.note(Happened.ENDED, sitting)
        case "mock":
            study.note(Happened.MOCK, sitting, card, place=place, grade="right")
        case _:
            study.note(Happened.ANSWERED, sitting, card, place=place, grade=what, sha256=what)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(acts=ACTS, hours=st.lists(st.integers(-100, 1000), min_size=25, max_size=25))
def test_the_log_gives_every_card_again(tmp_path_factory: pytest.TempPathFactory, acts: Any, hours: list[int]) -> None:
    watch = Watch()
    folder = tmp_path_factory.mktemp("estudio")
    study = Study(folder / "exam.sqlite", watch)
    seen: list[Any] = []
    for (what, card), by in zip(acts, hours, strict=False):
        watch.turn(hours=by)
        act(study, what, card)
        log = study.log()
        assert log[: len(seen)] == seen
        seen = log
    kept = study.cards()
    study.rebuild()
    assert study.cards() == kept
    other = Study(folder / "otro.sqlite", watch)
    assert other.join(json.loads(json.dumps(to_json(study.exported())))) == len(seen)
    assert other.cards() == kept
    assert other.join(to_json(study.exported())) == 0


def test_nobody_can_rewrite_the_log(study: Study, file: Path) -> None:
    act(study, "right", "a#happens")
    raw = sqlite3.connect(file)
    for statement in ("update log set card = 'x'", "delete from log"):
        with pytest.raises(sqlite3.IntegrityError, match="never rewritten"):
            raw.execute(statement)


def test_undo_takes_the_last_answer_back_and_the_log_keeps_both(study: Study) -> None:
    act(study, "right", "a#happens")
    before = study.cards()
    act(study, "wrong", "a#happens")
    undone = study.undo("s")
    assert undone is not None
    assert undone.data["grade"] == "wrong"
    assert study.cards() == before
    assert [one.happened for one in study.log()] == ["answered", "answered", "undone"]
    study.undo("s")
    assert study.cards() == {}
    assert study.undo("s") is None


def test_a_mock_exam_does_not_reschedule(study: Study) -> None:
    act(study, "mock", "a#happens")
    assert study.cards() == {}
    assert len(study.log()) == 1


def test_a_reset_forgets_the_cards_and_keeps_the_log(study: Study) -> None:
    act(study, "right", "a#happens")
    study.note(Happened.RESET, "")
    assert study.cards() == {}
    assert len(study.log()) == 2
    act(study, "right", "b#order", "t")
    assert set(study.cards()) == {"b#order"}


def test_two_terminals_cannot_both_answer_one_place(study: Study, file: Path, watch: Watch) -> None:
    other = Study(file, watch)
    study.note(Happened.ANSWERED, "s", "a#happens", place=0, grade="right")
    with pytest.raises(Elsewhere):
        other.note(Happened.ANSWERED, "s", "a#happens", place=0, grade="wrong")
    assert len(other.log()) == 1
    other.note(Happened.ANSWERED, "s", "b#order", place=1, grade="wrong")
    assert set(study.cards()) == {"a#happens", "b#order"}


def _answer_often(file: str, sitting: str) -> None:
    study = Study(Path(file))
    for place in range(20):
        study.note(Happened.ANSWERED, sitting, f"{sitting}#{place}", place=place, grade="right")


def test_two_terminals_at_once_lose_nothing(file: Path) -> None:
    Study(file).close()
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=_answer_often, args=(str(file), name)) for name in ("x", "y", "z")]
    for one in workers:
        one.start()
    for one in workers:
        one.join()
    study = Study(file)
    assert [one.exitcode for one in workers] == [0, 0, 0]
    assert (len(study.log()), len(study.cards())) == (60, 60)
    times = [one.at for one in study.log()]
    assert times == sorted(set(times))


def test_a_crash_between_log_and_card_leaves_neither(study: Study, file: Path, watch: Watch, monkeypatch: Any) -> None:
    def crash(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Study, "_set", crash)
    with pytest.raises(KeyboardInterrupt):
        study.note(Happened.ANSWERED, "s", "a#happens", place=0, grade="right")
    monkeypatch.undo()
    again = Study(file, watch)
    assert (again.log(), again.cards()) == ([], {})


def test_a_file_of_the_first_version_is_migrated_with_all_it_holds(file: Path, watch: Watch) -> None:
    file.parent.mkdir()
    raw = sqlite3.connect(file, isolation_level=None)
    migrate(raw, 1)
    row = ("u1", "2026-01-05T10:00:00.000001+00:00", "s", "answered", "a#happens", '{"grade": "right", "place": 0}')
    raw.execute("insert into log (uid, at, sitting, happened, card, data) values (?, ?, ?, ?, ?, ?)", row)
    raw.close()
    study = Study(file, watch)
    assert study.warnings == []
    assert study.cards()["a#happens"].answers == 1
    assert sqlite3.connect(file).execute("pragma user_version").fetchone() == (VERSION,)


def test_another_version_of_the_scheduler_counts_the_cards_again_from_the_log(
    study: Study, file: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    study.note(Happened.ANSWERED, "s", "a#happens", place=0, grade="right")
    before = study.cards()
    raw = sqlite3.connect(file, isolation_level=None)
    raw.execute("update card set answers = 9")
    assert Study(file, watch).cards()["a#happens"].answers == 9
    monkeypatch.setattr("judgekit.exam.schedule.version", lambda: "fsrs-99")
    assert Study(file, watch).cards() == before
    assert raw.execute("select scheduler from made_by").fetchall() == [("fsrs-99",)]
    raw.execute("update card set answers = 9")
    assert Study(file, watch).cards()["a#happens"].answers == 9
    raw.close()


@pytest.mark.parametrize("content", [b"no soy una base de datos" * 50, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_broken_file_is_kept_aside_and_said(file: Path, watch: Watch, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    study = Study(file, watch)
    assert study.log() == []
    assert "se guarda aparte como «exam.sqlite.apartado-20260110-090000»" in study.warnings[0]
    assert (file.parent / "exam.sqlite.apartado-20260110-090000").read_bytes() == content
    study.close()
    file.write_bytes(b"otra vez" * 100)
    Study(file, watch)
    assert (file.parent / "exam.sqlite.apartado-20260110-090000").read_bytes() == content
    assert (file.parent / "exam.sqlite.apartado-20260110-090000-1").is_file()


def test_a_foreign_database_is_kept_aside(file: Path, watch: Watch) -> None:
    file.parent.mkdir()
    raw = sqlite3.connect(file)
    raw.execute("create table recetas (nombre text)")
    raw.commit()
    raw.close()
    assert Study(file, watch).warnings
    (kept,) = file.parent.glob("*.apartado-*")
    assert sqlite3.connect(kept).execute("select count(*) from recetas").fetchone() == (0,)


def test_a_newer_file_is_left_alone(file: Path, watch: Watch) -> None:
    file.parent.mkdir()
    raw = sqlite3.connect(file)
    raw.execute(f"pragma application_id = {APPLICATION}")
    raw.execute(f"pragma user_version = {VERSION + 1}")
    raw.close()
    with pytest.raises(UserError, match="más nuevo"):
        Study(file, watch)
    assert file.is_file()


def test_a_folder_that_cannot_be_made(tmp_path: Path, watch: Watch) -> None:
    (tmp_path / "archivo").write_text("x", encoding="utf-8")
    with pytest.raises(UserError, match="No se puede usar el estudio"):
        Study(tmp_path / "archivo" / "datos" / "exam.sqlite", watch)


def test_cards_that_cannot_be_read_are_made_again(study: Study, file: Path, watch: Watch) -> None:
    act(study, "right", "a#happens")
    before = study.cards()
    raw = sqlite3.connect(file)
    raw.execute("update card set fsrs = '{}'")
    raw.commit()
    raw.close()
    assert Study(file, watch).cards() == before


GOOD = {
    "uid": "u",
    "at": "2026-01-01T00:00:00+00:00",
    "sitting": "s",
    "happened": "answered",
    "card": "a#b",
    "data": {},
}


@pytest.mark.parametrize(
    "data",
    [
        [], {}, {"kind": "judgekit exam"}, {"kind": "otra cosa", "log": []}, {"kind": "judgekit exam", "log": [1]},
        *({"kind": "judgekit exam", "log": [GOOD, {**GOOD, "uid": "v", **wrong}]} for wrong in (
            {"at": "ayer"}, {"happened": "won"}, {"data": []}, {"card": 3}, {"uid": None},
        )),
    ],
)  # fmt: skip
def test_what_is_no_export_is_refused_whole(study: Study, data: Any) -> None:
    with pytest.raises(UserError):
        study.join(data)
    assert study.log() == []


def test_an_import_of_another_machine_joins_in_order_of_time(study: Study, watch: Watch, tmp_path: Path) -> None:
    other = Study(tmp_path / "otro.sqlite", watch)
    act(study, "right", "a#happens")
    watch.turn(days=3)
    act(other, "wrong", "a#happens", "t")
    watch.turn(days=3)
    act(study, "right", "a#happens")
    study.join(to_json(other.exported()))
    other.join(to_json(study.exported()))
    assert study.cards() == other.cards()
    assert study.cards()["a#happens"].answers == 3


def test_the_time_is_never_before_the_log(study: Study, watch: Watch) -> None:
    act(study, "right", "a#happens")
    last = study.log()[-1].at
    watch.turn(days=-10)
    act(study, "right", "b#order")
    assert study.log()[-1].at > last
    assert study.now() >= last
    assert datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=8) < study.now()


def test_an_answer_under_a_clock_far_ahead_freezes_nothing(study: Study, file: Path, watch: Watch) -> None:
    act(study, "right", "a#happens")
    today = watch()
    watch.time = datetime(2099, 6, 1, tzinfo=UTC)
    act(study, "right", "a#happens", "t")
    watch.time = today + timedelta(hours=1)
    again = Study(file, watch)
    assert "1 anotación es de una fecha lejana en el futuro" in again.warnings[0]
    assert again.now() == watch()
    assert again.set_back == timedelta()
    assert again.cards()["a#happens"].fsrs.due < today + timedelta(days=60)
    act(again, "right", "b#order", "u")
    assert again.log()[-1].at >= watch()
    assert [one.at.year for one in again.log()] == [2026] * 3
    assert raw_years(file) == [2026, 2099, 2026]


def raw_years(file: Path) -> list[int]:
    return [int(at[:4]) for (at,) in sqlite3.connect(file).execute("select at from log order by id")]


def test_a_row_is_not_replaced_either(study: Study, file: Path) -> None:
    study.note(Happened.SAT, "s", cards=[])
    with pytest.raises(sqlite3.IntegrityError, match="never rewritten"):
        sqlite3.connect(file).execute("replace into log select id, uid, at, 'otra', happened, card, data from log")
    assert [one.sitting for one in study.log()] == ["s"]


@pytest.mark.parametrize(
    "row",
    [
        ("nunca", "answered", "{}"), ("2026-01-01", "won", "{}"), ("2026-01-01", "answered", "{"),
        ("2026-01-01", "sat", "[]"), ("2026-01-01", "answered", '{"beliefs": 5}'),
    ],
)  # fmt: skip
def test_a_row_that_nobody_can_read_is_said_kept_and_does_not_count(
    study: Study, file: Path, watch: Watch, row: tuple[str, str, str]
) -> None:
    study.note(Happened.ANSWERED, "s", "c", place=0, grade="right")
    raw = sqlite3.connect(file)
    at, happened, data = row
    raw.execute(
        "insert into log (uid, at, sitting, happened, card, data) values ('u', ?, 's', ?, 'c', ?)", (at, happened, data)
    )
    raw.commit()
    again = Study(file, watch)
    assert "1 anotación no se entiende" in again.warnings[0]
    assert len(again.log()) == 1
    assert again.now() == again.log()[0].at
    assert raw.execute("select count(*) from log").fetchone() == (2,)


def test_a_file_without_its_log_is_kept_aside(study: Study, file: Path, watch: Watch) -> None:
    study.close()
    raw = sqlite3.connect(file)
    raw.execute("drop table log")
    raw.close()
    again = Study(file, watch)
    assert "se guarda aparte" in again.warnings[0]
    assert again.log() == []
    assert len(list(file.parent.glob("exam.sqlite.apartado-*"))) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"at": "9999-12-31T23:59:59"}, {"at": "2126-01-01"}, {"at": "0001-01-01T00:00:00+05:00"}, {"data": {"beliefs": 5}},
        {"data": {"option": []}}, {"happened": "sat", "data": {"cards": 5}},
        {"happened": "sat", "data": {"minutes": "x"}},
    ],
)  # fmt: skip
def test_an_export_that_would_spoil_the_study_is_refused_whole(study: Study, wrong: dict[str, Any]) -> None:
    with pytest.raises(UserError):
        study.join({"kind": "judgekit exam", "log": [GOOD, {**GOOD, "uid": "v", **wrong}]})
    assert study.log() == []


def test_an_export_of_a_newer_judgekit_is_refused(study: Study) -> None:
    with pytest.raises(UserError, match="más nuevo"):
        study.join({"kind": "judgekit exam", "schema": VERSION + 1, "log": [GOOD]})

"""What each player may do now is told, and what not by its clause; noise is not."""

from pathlib import Path

from judgekit.table import ToldMove, at_the_end, told_moves
from tests.table.questions import question


def found(folder: Path, player: str, verb: str, script: str = "") -> list[ToldMove]:
    game = at_the_end(question(folder, script=script))
    return [one for one in told_moves(game, [player]) if one.verb == verb]


def test_what_may_be_done_is_said_as_a_script_says_it(tmp_path: Path) -> None:
    (legal,) = (one for one in found(tmp_path, "A", "challenge") if one.legal)
    assert (legal.words, legal.clauses) == ({"challenge": "Grumete", "against": "Rival"}, ())


def test_what_may_not_be_done_says_why_and_by_which_clause(tmp_path: Path) -> None:
    refused = {one.first: one for one in found(tmp_path, "A", "quest") if one.legal is False}
    assert "agotad" in refused["Vigía"].says
    assert all(clause.startswith("lorcana:") for clause in refused["Vigía"].clauses)


def test_the_table_is_as_the_script_leaves_it(tmp_path: Path) -> None:
    assert any(one.legal for one in found(tmp_path, "A", "quest"))
    assert not any(one.legal for one in found(tmp_path, "A", "quest", "  - A: {quest: Grumete}\n"))


def test_a_verb_that_is_refused_whole_is_told_once_without_words(tmp_path: Path) -> None:
    (only,) = found(tmp_path, "B", "quest")
    assert (only.words, only.legal) == ({}, False)


def test_nobody_is_told_what_cannot_be_done_with_the_cards_of_the_other(tmp_path: Path) -> None:
    assert "Rival" not in {one.first for one in found(tmp_path, "A", "quest")}


def test_a_word_that_means_nothing_is_no_refusal(tmp_path: Path) -> None:
    assert not any(one.first == "deck" for one in found(tmp_path, "A", "activate"))

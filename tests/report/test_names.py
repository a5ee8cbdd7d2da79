"""Texts of scenarios made ready for print."""

from judgekit.report.names import LONGEST_NAME, Names, line, paragraphs


def test_a_text_is_one_line_without_what_cannot_be_seen() -> None:
    assert line("  a\tb\n\nc\u2028d ") == "a b c d"
    assert line("x\x1b[31my\u202ez\u200f\ue000") == "x�[31my�z��"
    assert line("नि\u200dñ 🂡 é") == "नि\u200dñ 🂡 é"


def test_paragraphs_are_the_lines_of_a_clause() -> None:
    assert paragraphs("uno\n\n  dos  tres\n") == ("uno", "dos tres")


def test_copies_and_abilities_have_names() -> None:
    names = Names(["Gazimon", "Gazimon#2"], {"Gazimon": 1, "Gazimon#2": 2})
    assert names.said("Gazimon#2") == "Gazimon n.º 2"
    assert names.said("Gazimon/1") == "Gazimon (su efecto)"
    assert names.said(["Gazimon#2/2", {"x": ("Gazimon",)}, 3, True]) == [
        "Gazimon n.º 2 (efecto 2)", {"x": ["Gazimon"]}, 3, True,
    ]  # fmt: skip
    assert names.said("Silphymon/otra cosa") == "Silphymon/otra cosa"
    assert names.cut == {}


def test_names_that_are_too_long_are_cut_and_stay_apart() -> None:
    one, other = "x" * 9_000 + "1", "x" * 9_000 + "2"
    names = Names([one, other], {})
    assert names.said(one) != names.said(other)
    assert len(names.said(one)) <= LONGEST_NAME
    assert names.cut == {names.said(one): one, names.said(other): other}
    assert names.said(one) == names.said(one)

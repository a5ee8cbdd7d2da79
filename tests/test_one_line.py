"""Texts made ready for a line of print or of a terminal."""

from judgekit.one_line import line, paragraphs


def test_a_text_is_one_line_without_what_cannot_be_seen() -> None:
    assert line("  a\tb\n\nc\u2028d ") == "a b c d"
    assert line("x\x1b[31my\u202ez\u200f\ue000") == "x�[31my�z��"
    assert line("नि\u200dñ 🂡 é") == "नि\u200dñ 🂡 é"


def test_paragraphs_are_the_lines_of_a_clause() -> None:
    assert paragraphs("uno\n\n  dos  tres\n") == ("uno", "dos tres")

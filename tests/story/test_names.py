"""What cards are called."""

from judgekit.story.names import LONGEST_NAME, Names


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

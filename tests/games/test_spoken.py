"""Malrules and readings come from YAML, each with the class that plays so."""

from pathlib import Path

import pytest

from judgekit.games.spoken import malrules, readings


class Hurried:
    """Plays in a hurry."""


CLASSES = {"Hurried": Hurried}
MALRULE = """\
- name: con prisa
  class: Hurried
  breaks: [toy:3.1, toy:3]
  belief: Crees que hay prisa.
"""
READING = """\
- name: prisa
  about: ¿Hay prisa?
  clauses: ["3.1", "4.10"]
  meanings:
  - {name: no, says: No la hay.}
  - {name: sí, says: La hay., class: Hurried}
  why: Nadie la nombra.
"""


def written(folder: Path, text: str) -> Path:
    """A file with this text."""
    path = folder / "dicho.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_malrule_is_played_by_its_class(tmp_path: Path) -> None:
    (made,) = malrules(written(tmp_path, MALRULE), CLASSES)
    assert (made.name, made.belief, made.mixin) == ("con prisa", "Crees que hay prisa.", Hurried)
    assert made.clause == "toy:3.1"
    assert made.breaks == ("toy:3.1", "toy:3")


def test_a_meaning_without_a_class_leaves_the_rules_as_written(tmp_path: Path) -> None:
    (made,) = readings(written(tmp_path, READING), CLASSES)
    assert made.clauses == ("3.1", "4.10")
    assert [(one.name, one.mixin) for one in made.meanings] == [("no", None), ("sí", Hurried)]
    assert made.meaning(None).says == "No la hay."


@pytest.mark.parametrize("broken", ["class: Nadie", "clase: Hurried"])
def test_a_class_that_does_not_exist_is_refused(tmp_path: Path, broken: str) -> None:
    with pytest.raises(KeyError):
        malrules(written(tmp_path, MALRULE.replace("class: Hurried", broken)), CLASSES)

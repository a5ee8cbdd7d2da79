"""The bank's cards that bear real names, read from their printed text, give the same verdicts as written by hand.

The texts lie beside the checkout and are not committed. Left out are those of which the document tells another text than
is printed now: Hades (without «other»), The Sorcerer's Hat (without its ink) and Perdita (half of it).
"""

import json
from pathlib import Path
from typing import Any

import pytest

from judgekit import scenario
from judgekit.games import game
from judgekit.reader import Printing, read
from judgekit.replay import judge, replay
from judgekit.scenario import Scenario
from judgekit.shapes import yamlfile

BANK = Path(__file__).parents[2] / "scenarios" / "lorcana"
TEXTS = Path(__file__).parents[2].parent / "shared" / "cards" / "lorcana.jsonl"
REAL = (
    "Bruno Madrigal – Undetected Uncle",
    "Friends on the Other Side",
    "Reflection",
    "Let the Storm Rage On",
    "Mother Knows Best",
    "Doc – Leader of the Seven Dwarfs",
    "Dr. Facilier – Remarkable Gentleman",
)
CALLED = {"dicha": "named", "vistas": "seen"}  # as the bank's scripts answer

pytestmark = pytest.mark.skipif(not TEXTS.is_file(), reason="los textos impresos no están al lado")


def printed() -> dict[str, Any]:
    rows = (json.loads(line) for line in TEXTS.read_text(encoding="utf-8").splitlines())
    return {one["name"].replace(" - ", " – "): one for one in rows}


def called(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: called(one, names) for key, one in value.items()}
    if isinstance(value, list):
        return [called(one, names) for one in value]
    return names.get(value, value) if isinstance(value, str) else value


@pytest.mark.parametrize("name", REAL)
def test_its_text_gives_the_verdicts_of_its_effects(name: str) -> None:
    cards = yamlfile.load((BANK / "cards.yaml").read_text(encoding="utf-8"), "cards.yaml")
    read_ = read("lorcana", Printing(name, printed()[name]["text"], printed()[name])).fields["effects"]
    names = {} if "vistas" in json.dumps(cards[name], ensure_ascii=False) else CALLED
    own = {key: value for key, value in cards[name].items() if key != "effects"}
    made = scenario.card(name, {**own, "effects": called(read_, names)}, game("lorcana"))
    shared = {**_bank(), name: made}
    tried = [one for one in sorted(BANK.glob("*.yaml")) if one.name != "cards.yaml" and name in one.read_text("utf-8")]
    assert tried
    for path in tried:
        question = scenario.load(path, shared)
        assert isinstance(question, Scenario)
        assert judge(question.claims, replay(question.situation).game).passed, path.name


def _bank() -> dict[str, Any]:
    cards = yamlfile.load((BANK / "cards.yaml").read_text(encoding="utf-8"), "cards.yaml")
    return {name: scenario.card(name, fields, game("lorcana")) for name, fields in cards.items()}

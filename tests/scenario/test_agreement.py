"""The reader and the JSON Schema refuse the same files, but for what only the reader can know."""

import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from judgekit import bank, games
from judgekit.engine.model import Card
from judgekit.errors import UserError
from judgekit.scenario import load, scenario_schema
from judgekit.scenario.loading import bank_cards
from judgekit.shapes.nodes import parse
from tests.scenario.as_editors import parsed
from tests.scenario.frame import FRAME
from tests.scenario.mutations import mutants, written

SCENARIOS, MUTANTS = 8, 20
# what no schema can say, by the reader's sentence
ONLY_THE_READER: Mapping[str, str] = {
    "no está en «cards» ni en cards.yaml": "the cards that are declared, here or beside the file",
    "no hay carta «": "the cards that lie on the table",
    "ya es de otra carta o de un jugador": "names that are given twice",
    "de esta habilidad da el nombre": "names that an earlier instruction gave",
    "no existe en este juego": "words of a card's abilities, checked when their game is known",
    "no vale en «": "what a filter compares with what",
    "no hace nada en este juego": "words of an ability that its game never looks at",
    "debe comparar con un número": "a comparison is a text for the schema",
    "no se entiende entero": "what the printed text of a card says",
}


@cache
def validator(game: str) -> Draft202012Validator:
    schema = scenario_schema((game,))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@cache
def cards(game: str) -> Mapping[str, Card]:
    return bank_cards(bank.shipped_bank() / game, games.game(game))


def refusal(text: str, game: str, folder: Path) -> str | None:
    """Why the reader refuses a text; None where it reads it."""
    path = folder / "mesa.yaml"
    path.write_text(text, encoding="utf-8")
    try:
        load(path, cards(game))
    except UserError as mistake:
        return str(mistake)
    return None


def agree(text: str, game: str, folder: Path) -> bool:
    """Do reader and schema say the same of a text, but for what only the reader can know?"""
    said, fits = refusal(text, game, folder), validator(game).is_valid(parsed(text))
    if said is None or not fits:
        return (said is None) == fits
    return any(re.search(reason, said) for reason in ONLY_THE_READER)


@pytest.mark.parametrize("game", games.names())
def test_every_scenario_of_the_bank_fits_its_schema(game: str) -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in bank.paths(bank.shipped_bank(), game)}
    assert [name for name, text in texts.items() if not validator(game).is_valid(parsed(text))] == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("source", "hola"),
        ("given", "{A: {lore: muchos}}"),
        ("expect", "{A: {lore: muchos}}"),
        ("expect", "{applied: [hola]}"),
        ("expect", "{}"),
        ("expect", "{A: {}}"),
        ("expect", "{applied: []}"),
        ("given", "{turn: C}"),
        ("script", "[{A: {quest: [X, Y]}}]"),
        ("script", "[{A: pass}]"),
        ("script", "[{A: {}}]"),
        ("reading", "{bolsa: hola}"),
        ("seed", "mucha"),
    ],
)
def test_both_refuse(tmp_path: Path, key: str, value: str) -> None:
    whole = FRAME.format(game="lorcana", cards="{}", given="{}", script="[]", expect="{turn: A}")
    text = re.sub(rf"^{key}: .*\n", "", whole, flags=re.MULTILINE) + f"{key}: {value}\n"
    assert refusal(text, "lorcana", tmp_path) is not None
    assert not validator("lorcana").is_valid(parsed(text))


@pytest.mark.parametrize("game", games.names())
def test_both_say_the_same_of_small_mistakes(game: str, tmp_path: Path) -> None:
    paths = random.Random(game).sample(list(bank.paths(bank.shipped_bank(), game)), SCENARIOS)
    apart = []
    for seed, path in enumerate(paths):
        root = parse(path.read_text(encoding="utf-8"), str(path))
        for what, tree in mutants(root, MUTANTS, seed):
            if not agree(written(tree), game, tmp_path):
                apart.append(f"{path.name}: {what}: {refusal(written(tree), game, tmp_path)}")
    assert apart == []

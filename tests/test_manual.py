"""The manual: the reference has every word of every game and says nothing false; all that both pages show is run."""

import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from building.reference import written
from judgekit import games
from judgekit.cli.app import COMMANDS
from judgekit.engine.abilities import Pattern
from judgekit.engine.filters import Filter
from judgekit.engine.game import Game
from judgekit.engine.model import Ability, Amount, Condition, Effect
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.scenario import moves
from judgekit.scenario.description import PARTS, Line
from judgekit.scenario.lexicon import RESPONSES, TRIES, lexicon
from judgekit.scenario.loading import load
from judgekit.scenario.words import words
from judgekit.shapes import yamlfile
from judgekit.shapes.annotations import Said, entries, verbs
from judgekit.shapes.nodes import parse
from judgekit.shapes.reader import Shapes
from judgekit.table import Table

FILE = "scenarios/referencia.md"
FOLDER = Path(__file__).parents[1] / "scenarios"
REFERENCE, BEGINNING = FOLDER / "referencia.md", FOLDER / "empezar.md"
TABLES: Mapping[str, type] = {
    "Habilidad": Ability,
    "Qué dice la carta": Ability,
    "Instrucción": Effect,
    "Cantidad": Amount,
    "Condición": Condition,
}


@cache
def page() -> str:
    return REFERENCE.read_text(encoding="utf-8")


@cache
def section(game: str) -> str:
    """The section of one game, or for "" what comes before them all."""
    parts = re.split(r"^## (?=.*\(`\w+`\)$)", page(), flags=re.MULTILINE)
    return next(one for one in parts if f"(`{game}`)\n" in one) if game else parts[0]


def spans(text: str) -> list[str]:
    """What stands between backticks or in a fenced block, where a word is a word of the format."""
    found = re.findall(r"```\w*\n(.*?)```|`([^`\n]+)`", text, flags=re.DOTALL)
    return [block or span for block, span in found]


def missing(words: Iterator[str], text: str) -> list[str]:
    """The words that no code of the text has whole."""
    shown = "\n".join(spans(text))
    return sorted({one for one in words if not re.search(rf"(?<!\w){re.escape(one)}(?!\w)", shown)})


def examples(text: str, heading: str, cell: int = 0) -> list[str]:
    """The examples in this cell of the tables whose first heading is this one."""
    tables = re.findall(rf"^\| {heading} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", text, flags=re.MULTILINE)
    return [
        one for table in tables for line in table.splitlines() for one in spans(line.strip("| ").split(" | ")[cell])
    ]


def shared_words() -> Iterator[str]:
    variants = lexicon(games.game(games.names()[0]))
    yield from (one.key for part in PARTS for one in entries(part, variants).listed if not one.within)
    yield from (one.strip() for one in (TRIES, *RESPONSES))
    for base in TABLES.values():
        for verb, cls in verbs(base, variants).items():
            if cls.__module__.startswith("judgekit.engine"):
                yield verb
                yield from (one.key for one in entries(cls, variants).listed)
    yield from (one.key for one in entries(Pattern, variants).listed)
    yield from (one.key for one in entries(Filter, variants).listed)
    yield from ("self", "card", "event", "cause", "you", "opponent", "each", "owner", "any")
    yield from Game.causes
    yield from ("end of turn", "game", "none", "draw", "legal", "illegal", "effects", "text", "keywords", "names")


def words_of(game: str) -> Iterator[str]:
    cls = games.game(game)
    variants = lexicon(cls)
    yield from (one.name for one in cls.zone_kinds)
    yield from (*cls.counts, *cls.marks, *cls.phases, *cls.facts, *cls.moments, *cls.permissions)
    yield from (*cls.keywords(), *cls.events())
    yield from (one for one in cls.written() if one not in {"names", "keywords"})
    yield from (*cls.windows, *cls.ability_keywords)
    yield from (one for one in cls.causes if one not in Game.causes)
    yield from (one.key for one in entries(cls.printed_card, variants).listed[4:])
    yield from (one.key for one in entries(cls.filter, variants).listed if one not in entries(Filter, variants).listed)
    for form in cls.forms().values():
        yield from (form.verb, *(word.name for word in form.words))
    for verb in cls.verbs:
        yield from (one.key for one in entries(verb, variants).listed)
    messages = Path(games.__file__).parent / game / "messages.yaml"
    yield from yamlfile.load(messages.read_text(encoding="utf-8"), str(messages))["choices"]
    for reading in games.readings(game):
        yield from (reading.name, *(meaning.name for meaning in reading.meanings))


def test_the_words_that_all_games_share_are_on_the_page() -> None:
    assert missing(shared_words(), section("")) == []


@pytest.mark.parametrize("game", games.names())
def test_every_word_of_a_game_is_in_its_section(game: str) -> None:
    assert missing(words_of(game), section(game)) == []


def whole(path: Path) -> list[str]:
    """The scenarios that a page shows."""
    return re.findall(r"```yaml\n(.*?)```", path.read_text(encoding="utf-8"), flags=re.DOTALL)


SHOWN = [(path.stem, number, text) for path in (BEGINNING, REFERENCE) for number, text in enumerate(whole(path), 1)]


@pytest.mark.parametrize(("page", "number", "text"), SHOWN, ids=[f"{page}-{number}" for page, number, _ in SHOWN])
def test_every_whole_scenario_replays_and_passes(page: str, number: int, text: str, tmp_path: Path) -> None:
    path = tmp_path / "mesa.yaml"
    path.write_text(text, encoding="utf-8")
    scenario = load(path)
    verdict = judge(scenario.claims, replay(scenario.situation).game)
    assert verdict.findings
    assert [one for one in verdict.findings if not one.passed] == []


def test_every_game_has_a_whole_scenario_and_ten_questions_begin() -> None:
    assert all("```yaml\nid: " + game in section(game) for game in games.names())
    assert len(whole(BEGINNING)) == 10
    asked = {re.search(r"^game: (\w+)", text).group(1) for text in whole(BEGINNING)}  # type: ignore[union-attr]
    assert asked == set(games.names())


def test_the_tables_are_those_of_the_definitions() -> None:
    assert written(page()) == page(), "python -m building.reference writes them again"


def test_a_table_that_was_changed_by_hand_is_noticed() -> None:
    assert written(page().replace("`quest while drying`", "`quest while dry`", 1)) == page()


@pytest.mark.parametrize("game", games.names())
def test_no_instruction_is_listed_that_a_game_refuses(game: str) -> None:
    """What the page says that a game does not know is what the loader refuses there, and nothing else."""
    row = next(line for line in page().splitlines() if line.startswith(f"| `{game}` |"))
    refused = set(re.findall(r"`([^`]+)`", row)[1:])
    cls = games.game(game)
    shapes = Shapes(lexicon(cls), FILE)
    for example in examples(section(""), "Instrucción"):
        made = shapes.read(parse(example, FILE), Effect)
        wrong = [problem for problem, _, _ in words(made, cls) if problem.startswith("la instrucción")]
        assert bool(wrong) == bool(refused & set(verbs(Effect, lexicon(cls))) and verb_of(made, cls) in refused), (
            example
        )


def verb_of(effect: Effect, cls: type[Game]) -> str:
    return next(verb for verb, one in verbs(Effect, lexicon(cls)).items() if one is type(effect))


@pytest.mark.parametrize("game", games.names())
def test_what_a_card_says_at_the_beginning_can_be_written_in_any_game(game: str) -> None:
    text = BEGINNING.read_text(encoding="utf-8")
    found = examples(text, "La carta dice", -1)
    assert len(found) >= 10
    shapes = Shapes(lexicon(games.game(game)), FILE)
    for example in (one for one in found if one.startswith("{")):
        shapes.read(parse(example, FILE), Ability)


def test_every_command_that_the_pages_name_exists() -> None:
    text = BEGINNING.read_text(encoding="utf-8") + page()
    assert set(re.findall(r"judgekit (\w+)", text)) <= set(COMMANDS)


def test_what_is_typed_at_a_table_is_understood_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path))
    table = Table.of_game("lorcana", datetime(2026, 1, 1))
    for line in (
        "Grumete: cost 1, strength 1, willpower 2, lore 2",
        "A play: Grumete, Grumete (exerted)",
        "A deck: 3 cards",
    ):
        assert f"`{line}`" in BEGINNING.read_text(encoding="utf-8")
        assert table.type(line)


@pytest.mark.parametrize("heading", TABLES)
@pytest.mark.parametrize("game", ["", *games.names()])
def test_every_example_of_a_card_text_can_be_read(game: str, heading: str) -> None:
    shapes = Shapes(lexicon(games.game(game or "lorcana")), FILE)
    found = examples(section(game), heading, -1 if TABLES[heading] is Ability else 0)
    assert found or game
    for example in found:
        shapes.read(parse(example, FILE), TABLES[heading])


@pytest.mark.parametrize("game", games.names())
def test_every_example_of_a_move_is_a_move_with_its_words(game: str) -> None:
    cls = games.game(game)
    shapes = Shapes(lexicon(cls), FILE)
    lines = [shapes.read(parse(f"A: {one}", FILE), Said[Line]) for one in examples(section(game), "Jugada")]
    made = moves.entries(lines)
    assert {one.move.verb for one in made if one.move} == set(cls.forms())
    assert [one.answers for one in made if one.answers] == []

"""A table built from nothing by what the page sends, to its ruling."""

import json
from typing import Any

import pytest

from judgekit import games
from judgekit.site.desk import Desk
from judgekit.site.table_room import vocabulary


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk()


def asked(desk: Desk, name: str, /, **words: Any) -> Any:
    return json.loads(desk.ask(json.dumps({"name": f"table.{name}", "words": words})))


def answered(desk: Desk, name: str, /, **words: Any) -> Any:
    found = asked(desk, name, **words)
    assert "mistake" not in found, found
    return found["answer"]


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_table_and_its_words(desk: Desk, game: str) -> None:
    words = answered(desk, "words", game=game)
    assert words["zones"] and words["phases"] and words["fields"] and words["players"][:2] == ["A", "B"]
    empty = answered(desk, "new", game=game)
    assert empty["game"] == game and empty["player"] == "A"
    cards = answered(desk, "cards", game=game, text=empty["text"], word="")
    assert cards
    zone = next(one["name"] for one in words["zones"])
    placed = answered(desk, "place", text=empty["text"], player="A", zone=zone, card=cards[0]["name"])
    assert placed["given"]["A"][zone] == [cards[0]["name"]]


def test_two_cards_a_move_a_choice_and_the_ruling(desk: Desk) -> None:
    """Lorcana 4.6: a ready character challenges an exerted one."""
    table = answered(desk, "new", game="lorcana")
    for name in ("Ilda", "Bruno"):
        fields = {"cost": "2", "strength": "3", "willpower": "3", "lore": "1"}
        table = answered(desk, "card", text=table["text"], name=name, fields=fields, printed="")
    table = answered(desk, "place", text=table["text"], player="A", zone="play", card="Ilda")
    table = answered(desk, "place", text=table["text"], player="B", zone="play", card="Bruno")
    assert not any("Bruno" in one["says"] for one in table["offers"])
    assert any("Bruno" in one for one in table["refused"]), "a ready character may not be challenged, and why is told"
    table = answered(desk, "mark", text=table["text"], player="B", zone="play", at=0, marks={"exerted": True})
    [offer] = [one for one in table["offers"] if one["ways"][0]["verb"] == "challenge"]
    way = offer["ways"][0]
    after = answered(desk, "make", text=table["text"], player=way["player"], verb=way["verb"], words=way["words"])
    assert after["played"] == 1 and after["steps"]
    ruling = answered(desk, "ruling", text=after["text"])
    assert 'class="ruling"' in ruling and "lorcana:" in ruling
    assert answered(desk, "undo", text=after["text"])["played"] == 0
    scenario = answered(desk, "scenario", text=after["text"])
    assert "challenge" in scenario and "mesa de judgekit" not in scenario


def test_what_is_wrong_is_one_sentence_that_names_no_file_of_ours(desk: Desk) -> None:
    table = answered(desk, "new", game="lorcana")
    for name, words in (
        ("lay", {"typed": "A nowhere: Ilda"}),
        ("lay", {"typed": "?"}),
        ("mark", {"player": "A", "zone": "play", "at": 3, "marks": None}),
        ("card", {"name": " ", "fields": {}}),
        ("card", {"name": "X", "fields": {"cost": "mucho"}}),
    ):
        mistake = asked(desk, name, text=table["text"], **words)["mistake"]
        assert mistake["says"] and "/tmp" not in mistake["says"] and "Traceback" not in mistake["says"]
    for text in ("{", "game: nada", "<script>alert(1)</script>", "game: lorcana\ngiven: {A: {play: [Nadie]}}"):
        mistake = asked(desk, "open", text=text)["mistake"]
        assert mistake["says"].startswith("la mesa") or mistake["says"]
        assert "/tmp" not in mistake["says"]


def test_a_card_is_marked_and_taken_away(desk: Desk) -> None:
    table = answered(desk, "new", game="lorcana")
    card = answered(desk, "cards", game="lorcana", text=table["text"], word="mickey")[0]["name"]
    table = answered(desk, "place", text=table["text"], player="A", zone="play", card=card)
    table = answered(
        desk, "mark", text=table["text"], player="A", zone="play", at=0, marks={"exerted": True, "damage": 1}
    )
    assert table["given"]["A"]["play"] == [{"card": card, "exerted": "yes", "damage": 1}]
    table = answered(desk, "mark", text=table["text"], player="A", zone="play", at=0, marks={})
    assert table["given"]["A"]["play"] == [card]
    table = answered(desk, "mark", text=table["text"], player="A", zone="play", at=0, marks=None)
    assert table["given"]["A"]["play"] == []


@pytest.mark.parametrize(
    ("game", "first", "many"), [("lorcana", "personaje", 4), ("fftcg", "Delantero", 4), ("cipher", "", 0)]
)
def test_what_kinds_of_card_there_are_is_said_in_spanish_the_usual_one_first(game: str, first: str, many: int) -> None:
    types = vocabulary(game).types
    assert len(types) == many
    assert [one.says for one in types[:1]] == ([first] if first else [])

"""Final Fantasy phrases beside their near misses, played: what is said happens, and only then."""

import pytest

from judgekit.replay import Replay, replay
from judgekit.scenario import loads
from tests.reader.test_played_fftcg import HEAD, effects, labels, played


def forward(text: str, cost: int = 1) -> str:
    return f'type: forward, elements: [fire], cost: {cost}, power: 4000, text: "{text}"'


def summon(text: str) -> str:
    return f'type: summon, elements: [fire], cost: 1, text: "{text}"'


NOBODY = "field: []"
TO_THE_NEXT_TURN = ("A: pass", "A: pass", "A: pass", "B: pass", "B: pass", "B: pass", "A: pass")


@pytest.mark.parametrize(("text", "drawn"), [("due to Warp", 1), ("due to your cast", 0)])
def test_why_it_enters_may_matter_when_warp_brings_it(text: str, drawn: int) -> None:
    lejano = forward(f"Warp 1 -- 《火》\\nWhen Lejano enters the field {text}, draw 1 card.", 3)
    found = played(
        {"Lejano": lejano},
        "hand: [Lejano], field: [Llama]",
        NOBODY,
        "A: {warp: Lejano, dull: [Llama]}",
        *TO_THE_NEXT_TURN,
    )
    assert len(labels(found, "A", "hand")) == 2 + drawn


@pytest.mark.parametrize(("text", "drawn"), [("due to Warp", 0), ("due to your cast", 1)])
def test_why_it_enters_may_matter_when_it_is_played(text: str, drawn: int) -> None:
    lejano = forward(f"Warp 1 -- 《火》\\nWhen Lejano enters the field {text}, draw 1 card.")
    found = played({"Lejano": lejano}, "hand: [Lejano], field: [Llama]", NOBODY, "A: {play: Lejano, dull: [Llama]}")
    assert len(labels(found, "A", "hand")) == drawn


@pytest.mark.parametrize(("many", "entered"), [(0, False), (1, True)])
def test_it_is_only_cast_where_its_text_lets_it(many: int, entered: bool) -> None:
    text = f"You can only cast Duro if your opponent has {many} cards or less in their hand."
    found = played(
        {"Duro": forward(text)},
        "hand: [Duro], field: [Llama]",
        "hand: [Guardia]",
        "A tries: {play: Duro, dull: [Llama]}",
    )
    assert ("Duro" in labels(found, "A", "field")) is entered


@pytest.mark.parametrize(("what", "cast"), [("Monster", False), ("Backup", True)])
def test_a_summon_asks_for_somebody_to_be_cast(what: str, cast: bool) -> None:
    found = played(
        {"Duro": summon(f"You must control a {what} to cast Duro.\\nDraw 1 card.")},
        "hand: [Duro], field: [Llama]",
        NOBODY,
        "A tries: {cast: Duro, dull: [Llama]}",
    )
    assert ("Duro" in labels(found, "A", "break")) is cast


@pytest.mark.parametrize(("text", "dull"), [("Lento enters the field dull.", True), ("Brave", False)])
def test_it_enters_dull_where_it_says_so(text: str, dull: bool) -> None:
    found = played({"Lento": forward(text)}, "hand: [Lento], field: [Llama]", NOBODY, "A: {play: Lento, dull: [Llama]}")
    assert bool(found.game.card("Lento").mark("dull")) is dull


@pytest.mark.parametrize("pays", [True, False])
def test_it_comes_back_from_where_it_went(pays: bool) -> None:
    text = (
        "When Fénix is put from the field into the Break Zone, you may discard 1 Forward. When you do so, play Fénix "
        "from your Break Zone onto the field dull.\\nPut 1 Backup into the Break Zone: Break Fénix."
    )
    found = played(
        {"Fénix": forward(text)},
        "hand: [Guardia], field: [Fénix, Llama]",
        NOBODY,
        f"A: {{use: Fénix, coste: Llama, hacerlo: {'sí' if pays else 'no'}}}",
    )
    assert ("Fénix" in labels(found, "A", "field")) is pays
    assert ("Fénix" in labels(found, "A", "break")) is not pays


@pytest.mark.parametrize(("many", "drawn"), [(1, 1), (2, 0)])
def test_what_was_cast_this_turn_is_counted(many: int, drawn: int) -> None:
    text = f"When Lector enters the field, if you have cast {many} or more cards this turn, draw 1 card."
    found = played(
        {"Lector": forward(text)}, "hand: [Lector], field: [Llama]", NOBODY, "A: {play: Lector, dull: [Llama]}"
    )
    assert len(labels(found, "A", "hand")) == drawn


def test_of_two_that_are_chosen_them_means_neither_one_alone() -> None:
    start = "When Centinela attacks, choose 1 Forward you control and 1 Forward opponent controls. "
    (ability,) = effects(start + "The former deals damage equal to its power to the latter.")  # type: ignore[misc]
    assert ability["do"] == [{"damage": {"value": "power", "of": "primero"}, "to": "segundo", "by": "primero"}]
    (both,) = effects(start + "Return them to their owners' hands.")  # type: ignore[misc]
    assert both["do"][0]["move"]["any of"] == [{"is": "primero"}, {"is": "segundo"}]
    with pytest.raises(Exception, match="nadie ha elegido"):
        effects(start + "Break it.")


@pytest.mark.parametrize(("backups", "drawn"), [("Llama, Pozo", 1), ("Llama, Pozo, Piedra", 1), ("Llama", 0)])
def test_for_every_so_many_counts_only_whole_ones(backups: str, drawn: int) -> None:
    text = "When Lector attacks, draw 1 card for every 2 Backups you control."
    found = played(
        {"Lector": forward(text)},
        f"field: [Lector, {backups}]",
        NOBODY,
        "A: pass",
        "A: {attack: Lector}",
    )
    assert len(labels(found, "A", "hand")) == drawn


TWO_MODES = (
    'When Doble enters the field, select {first} of the 2 following actions.{more}\\n\\"Choose 1 Forward opponent '
    'controls. Deal it 1000 damage.\\"\\n\\"Choose 1 Forward opponent controls. Dull it.\\"'
)
OR_BOTH = " If you control a {what}, select up to 2 of the 2 following actions instead."


@pytest.mark.parametrize(
    ("first", "more", "both"),
    [("up to 2", "", True), ("1", OR_BOTH.format(what="Backup"), True), ("1", OR_BOTH.format(what="Monster"), False)],
)
def test_each_of_the_modes_that_are_selected_chooses_its_own(first: str, more: str, both: bool) -> None:
    modes = "[primera, segunda]" if both else "primera"
    chosen = "objetivo: Guardia, objetivo 2: Otra" if both else "objetivo: Guardia"
    found = played(
        {"Doble": forward(TWO_MODES.format(first=first, more=more))},
        "hand: [Doble], field: [Llama]",
        "field: [Guardia, {card: Guardia, as: Otra}]",
        f"A: {{play: Doble, dull: [Llama], modo: {modes}, {chosen}}}",
    )
    assert found.game.card("Guardia").number("damage") == 1000
    assert found.game.card("Otra").number("damage") == 0
    assert bool(found.game.card("Otra").mark("dull")) is both


UNTIL = (
    "When Buscador attacks, reveal cards from the top of your deck until a {what} is revealed. Add it to your hand. "
    "Then, shuffle the rest and put them at the bottom of your deck."
)


@pytest.mark.parametrize(("what", "found"), [("Backup", {"Segunda"}), ("Forward", {"Primera"}), ("Monster", set())])
def test_cards_are_turned_over_until_one_is_found(what: str, found: set[str]) -> None:
    lines = (
        "field: [Buscador], deck: [{card: Guardia, as: Primera}, {card: Pozo, as: Segunda}, "
        "{card: Guardia, as: Tercera}]"
    )
    found_by = played_with_decks(
        {"Buscador": forward(UNTIL.format(what=what))}, lines, "A: pass", "A: {attack: Buscador}"
    )
    assert labels(found_by, "A", "hand") == found
    assert len(labels(found_by, "A", "deck")) == 3 - len(found)


def played_with_decks(cards: dict[str, str], a: str, *script: str) -> Replay:
    said = "\n".join(f"  {name}: {{{fields}}}" for name, fields in cards.items())
    lines = "\n".join(f"  - {one}" for one in script)
    text = HEAD.format(cards=said, a=a, b=NOBODY, script=lines).replace(", deck: [5 cards]}\n  B", "}\n  B")
    return replay(loads(text).situation)


def test_all_that_follows_when_you_do_so_waits_for_it() -> None:
    start = "When Centinela attacks, you may discard 1 card. When you do so, "
    (ability,) = effects(start + "choose 1 Forward. Break it. Draw 1 card.")  # type: ignore[misc]
    (_, done) = ability["do"]
    assert done["then"][0]["triggers"] == [{"break": "objetivo"}, {"draw": "1"}]
    assert len(ability["do"]) == 2


MOURNS = "When a Card Name Guardia you control is put from the field into the Break Zone, gain 《C》."


@pytest.mark.parametrize(
    ("text", "mourned"),
    [
        (
            "When Doliente attacks, reveal the top card of your deck. If it is not a Monster, put it into the Break Zone.",
            0,
        ),
        ("When Doliente attacks, put 1 Forward into the Break Zone.", 1),
    ],
)
def test_from_the_deck_is_not_from_the_field(text: str, mourned: int) -> None:
    cards = {"Doliente": forward(f"{MOURNS}\\n{text}")}
    lines = "field: [Doliente, {card: Guardia, as: Víctima}], deck: [{card: Guardia, as: Primera}]"
    answer = ", puesto: Víctima" if mourned else ""
    found = played_with_decks(cards, lines, "A: pass", f"A: {{attack: Doliente{answer}}}")
    assert len(labels(found, "A", "break")) == 1
    assert found.game.state.value("A", "crystals") == mourned


def test_that_forward_is_not_the_card_that_was_named_meanwhile() -> None:
    text = "When a Forward opponent controls attacks, you may dull Centinela. If you do so, dull that Forward."
    (ability,) = effects(text)  # type: ignore[misc]
    assert ability["do"][1]["then"] == [{"dull": "event"}]


INSTEAD = "If it is put from the field into the Break Zone this turn, remove it from the game instead. "


@pytest.mark.parametrize(("instead", "gone"), [(INSTEAD, True), ("", False)])
def test_what_would_be_broken_is_removed_instead(instead: str, gone: bool) -> None:
    text = f"Choose 1 Forward. {instead}Break it."
    found = played(
        {"Final": summon(text)},
        "hand: [Final], field: [Llama]",
        "field: [Guardia]",
        "A: {cast: Final, dull: [Llama], objetivo: Guardia}",
    )
    assert ("Guardia" in labels(found, "B", "removed")) is gone
    assert ("Guardia" in labels(found, "B", "break")) is not gone


def test_what_else_happens_happens_to_the_same_one() -> None:
    (own,) = effects("When Centinela attacks or blocks, draw 1 card.")  # type: ignore[misc]
    (others,) = effects("When a Monster you control attacks or blocks, draw 1 card.")  # type: ignore[misc]
    assert own["when"] == ["attack", "block"]
    assert [one["of"] for one in others["when"]] == [{"type": "monster", "controller": "you"}] * 2


@pytest.mark.parametrize(("hit", "damage"), [(3000, 0), (4000, 4000)])
def test_less_damage_than_its_power_is_none(hit: int, damage: int) -> None:
    cards = {
        "Muro": forward("If Muro is dealt damage less than Muro's power, the damage becomes 0 instead."),
        "Chispa": summon(f"Choose 1 Forward. Deal it {hit} damage."),
    }
    found = played(
        cards, "hand: [Chispa], field: [Llama]", "field: [Muro]", "A: {cast: Chispa, dull: [Llama], objetivo: Muro}"
    )
    broken = "Muro" in labels(found, "B", "break")
    assert broken is (damage >= 4000)
    assert broken or found.game.card("Muro").number("damage") == damage


@pytest.mark.parametrize(("what", "drawn"), [("Monster", 1), ("Forward", 0)])
def test_what_was_put_from_the_deck_is_counted(what: str, drawn: int) -> None:
    cards = {
        "Molino": forward(
            "When Molino attacks, put the top 2 cards of your deck into the Break Zone. "
            f"Choose 1 Forward opponent controls. Deal it 1000 damage for each {what} put into the Break Zone."
        ),
        "Bicho": "type: monster, elements: [fire], cost: 1",
    }
    said = "\n".join(f"  {name}: {{{fields}}}" for name, fields in cards.items())
    text = HEAD.format(
        cards=said,
        a="field: [Molino]",
        b="field: [Guardia]",
        script="  - A: pass\n  - A: {attack: Molino, objetivo: Guardia}",
    ).replace("A: {field: [Molino], deck: [5 cards]}", "A: {field: [Molino], deck: [Bicho, Pozo, 3 cards]}")
    found = replay(loads(text).situation)
    assert found.game.card("Guardia").number("damage") == 1000 * drawn


def test_what_a_card_can_do_only_then_it_cannot_do_otherwise() -> None:
    text = "Cauto can only attack if you control {many} or more Backups."
    for many, attacked in ((1, True), (2, False)):
        found = played(
            {"Cauto": forward(text.format(many=many))},
            "field: [Cauto, Llama]",
            NOBODY,
            "A: pass",
            "A tries: {attack: Cauto}",
        )
        assert bool(found.game.card("Cauto").mark("attacked")) is attacked

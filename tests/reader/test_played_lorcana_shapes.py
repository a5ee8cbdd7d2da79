"""What Lorcana's texts say of groups, of what lasts while something is there and of what is waited for, at the table."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.replay import replay
from judgekit.scenario import loads
from tests.reader.test_played_lorcana import mark, played

ALL_READY = "Whenever this character quests, ready your other characters. They can't quest for the rest of this turn."


def test_those_that_a_text_readies_cannot_quest() -> None:
    found = played({"Jefe": ALL_READY}, "play: [Jefe, {card: Chico, exerted: yes}]", "play: []", "A: {quest: Jefe}")
    assert not mark(found, "Chico", "exerted")
    tried = played({"Jefe": ALL_READY}, "play: [Jefe, Chico]", "play: []", "A: {quest: Jefe}", "A tries: {quest: Chico}")  # fmt: skip
    assert tried.game.tally("A", "lore") == 1


def test_what_a_text_watches_for_this_turn_it_sees_every_time() -> None:
    seen = "Whenever one of your characters banishes another character in a challenge this turn, you gain 2 lore."
    text = f"Whenever this character quests, exert all opposing characters. {seen}"
    mine = "play: [Jefe, {card: Duro, as: D1}, {card: Duro, as: D2}]"
    theirs = "play: [{card: Flojo, as: F1}, {card: Flojo, as: F2}]"
    script = ("A: {quest: Jefe}", "A: {challenge: D1, against: F1}", "A: {challenge: D2, against: F2}")
    found = replay(
        loads(
            "game: lorcana\ncards:\n"
            f'  Jefe: {{cost: 2, strength: 2, willpower: 4, lore: 1, text: "{text}"}}\n'
            "  Duro: {cost: 1, strength: 3, willpower: 3, lore: 1}\n"
            "  Flojo: {cost: 1, strength: 1, willpower: 1, lore: 1}\n"
            f"given:\n  A: {{{mine}}}\n  B: {{{theirs}}}\nscript:\n" + "\n".join(f"  - {one}" for one in script)
        ).situation
    )
    assert found.game.tally("A", "lore") == 5


@pytest.mark.parametrize(("others", "damage"), [(0, 3), (2, 1)])
def test_resist_grows_with_what_it_counts(others: int, damage: int) -> None:
    text = "This character gains Resist +1 for each other character you have in play."
    hurts = "Whenever this character quests, deal 3 damage to chosen opposing character."
    company = "".join(f", {{card: Chico, as: C{number}}}" for number in range(others))
    found = played({"Muro": text, "Golpe": hurts}, "play: [Golpe]", f"play: [Muro{company}]", "A: {quest: Golpe, objetivo: Muro}")  # fmt: skip
    assert mark(found, "Muro", "damage") == damage


def effects(text: str, kind: str = "character") -> object:
    return read("lorcana", Printing("Focamon", text, {"type": kind})).fields["effects"]


def test_during_their_next_turn_is_read_of_opposing_characters_alone() -> None:
    """Of one's own it would be another turn."""
    assert "end of their next turn" in repr(effects("Chosen opposing character can't quest during their next turn.", "action"))  # fmt: skip
    with pytest.raises(NotUnderstoodError):
        effects("Chosen character can't quest during their next turn.", "action")


def test_what_stands_in_quotation_marks_may_lack_its_full_stop() -> None:
    given = 'Chosen character gains "When this character is banished, draw a card{}" this turn.'
    assert effects(given.format("."), "action") == effects(given.format(""), "action")


def test_a_cost_that_an_effect_names_buys_what_follows() -> None:
    (read_,) = effects("{E} — Return chosen character of yours to your hand to gain 2 lore.", "item")  # type: ignore[misc]
    first, then = read_["do"]
    assert then["if"] == {"did": first["as"]}

"""The moves that may be made now: every one, whatever words it takes, found without a mark on the table."""

from judgekit.engine.legal_moves import Legal, Refused, Untried
from judgekit.engine.model import Obj, Zone
from judgekit.engine.rule import Illegal, action
from judgekit.fuzz import exact
from tests.engine.toy import Toy, table

CARDS = "Bear: {power: 2}\nWolf: {power: 3}\nHare: {power: 1}\nOwl: {power: 4}\n"
HAND = {"A_hand": ["Bear", "Wolf"], "A_field": ["Hare"], "B_field": ["Owl"]}


class Fencing(Toy):
    """A toy with words of every sort; `looks` counts how often a move got as far as its second word."""

    looks = 0

    @action("duel", "5")
    def duel(self, player: str, fighter: Obj, against: Obj | None = None, armed: bool = False) -> None:
        if fighter.controller != player or not self.is_field(fighter):
            raise Illegal("not yours", subject=fighter)
        Fencing.looks += 1
        if against is not None and against.controller == player:
            raise Illegal("friend", subject=against)
        if armed and against is None:
            raise Illegal("nobody there")

    @action("march", "5")
    def march(self, player: str, team: tuple[Obj, ...]) -> None:
        if any(one.zone != Zone(player, "hand") for one in team):
            raise Illegal("not in hand")
        if len(team) != 2:
            raise Illegal("two march")

    @action("sing", "5")
    def sing(self, player: str, song: str) -> None:
        if self.turn_player != player:
            raise Illegal("not your turn", player=player)
        if song not in {"deck", "Bear/1"}:
            raise Illegal("no such song", song=song)

    @action("choir", "5")
    def choir(self, player: str, first: Obj, second: Obj | None = None, third: Obj | None = None) -> None:
        if second and third:
            raise Illegal("one more at most")

    @action("doubt", "5")
    def doubt(self, player: str) -> None:
        if not self.decides(player, "sure"):
            return
        raise Illegal("sure")


def laid(game: type[Toy] = Fencing, **zones: list[str]) -> Toy:
    return table(CARDS, game=game, **(zones or HAND))


def said(game: Toy, player: str, verb: str) -> list[dict[str, object]]:
    return [one.move.words for one in game.moves_tried(player, verb) if isinstance(one, Legal)]


def refused(game: Toy, player: str, verb: str) -> list[tuple[dict[str, object], str]]:
    return [(dict(one.words), one.illegal.key) for one in game.moves_tried(player, verb) if isinstance(one, Refused)]


def test_a_word_that_may_be_left_out_is_left_out_and_said() -> None:
    assert said(laid(), "A", "duel") == [
        {"duel": "Hare"},
        {"duel": "Hare", "against": "Owl"},
        {"duel": "Hare", "against": "Owl", "armed": "yes"},
    ]


def test_what_is_refused_before_a_word_is_looked_at_is_refused_whatever_it_says() -> None:
    Fencing.looks = 0
    found = refused(laid(), "A", "duel")
    assert ({"duel": "Bear"}, "not yours") in found
    assert ({"duel": "Bear", "against": "Owl"}, "not yours") not in found
    assert ({"duel": "Hare", "against": "Hare"}, "friend") in found
    assert 0 < Fencing.looks < 20


def test_whether_a_card_is_said_at_all_is_asked_without_a_look_at_which() -> None:
    assert ({}, "one more at most") in refused(laid(), "A", "choir")
    assert len(said(laid(), "A", "choir")) == 4


def test_a_whole_verb_that_is_refused_is_refused_once() -> None:
    assert refused(laid(), "B", "sing") == [({}, "not your turn")]


def test_several_cards_are_tried_in_every_set_and_in_one_order() -> None:
    assert said(laid(), "A", "march") == [{"march": ("Bear", "Wolf")}]


def test_a_word_may_say_a_zone_or_an_ability() -> None:
    assert said(laid(), "A", "sing") == [{"sing": "deck"}]
    text = "Bear: {power: 2, effects: [{static: [{modify: power, by: 1}]}]}\n"
    assert said(table(text, game=Fencing, A_hand=["Bear"]), "A", "sing") == [{"sing": "deck"}, {"sing": "Bear/1"}]


def test_a_move_is_legal_if_some_answer_makes_it_so() -> None:
    (found,) = laid().moves_tried("A", "doubt")
    assert isinstance(found, Legal)
    assert found.answers == ((1,),)


def test_what_looks_illegal_is_no_move_and_says_by_which_clause() -> None:
    (found,) = laid().moves_tried("B", "sing")
    assert isinstance(found, Refused)
    assert found.illegal.clauses == ("toy:5",)


def test_listing_leaves_no_mark_even_where_a_trial_went_far() -> None:
    game = laid(Toy)
    before, steps = exact(game), len(game.trace.steps)
    assert said(game, "A", "hit") == [
        {"hit": "Bear"},
        {"hit": "Wolf"},
        {"hit": "Hare"},
        {"hit": "Owl"},
    ]
    assert (exact(game), len(game.trace.steps), game.attempts) == (before, steps, [])


def test_what_was_left_untried_is_said_with_the_words_that_it_begins_with() -> None:
    found = list(laid().moves_tried("A", "march", most=4))
    left = [one for one in found if isinstance(one, Untried)]
    assert left
    assert all(one.verb == "march" for one in left)
    assert not any(isinstance(one, Untried) for one in laid().moves_tried("A", "march"))


def test_a_game_yields_its_legal_moves_and_what_it_refuses() -> None:
    game = laid(A_field=["Hare"])
    game.forms = lambda: {verb: form for verb, form in Fencing.forms().items() if verb in {"duel", "sing"}}  # type: ignore[method-assign]
    assert [one.words for one in game.legal_moves("A")] == [{"duel": "Hare"}, {"sing": "deck"}]
    assert [one.illegal.key for one in game.refusals("B")] == ["not yours", "not your turn"]


def test_nobody_may_do_anything_once_the_game_is_over() -> None:
    game = laid()
    game.win("A")
    assert not list(game.moves_tried("A"))

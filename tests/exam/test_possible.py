"""What no table can show and what nobody would try is no option."""

from typing import Any

from judgekit.exam.case import Case
from judgekit.exam.kinds import question
from judgekit.exam.possible import may_be, may_end_so
from judgekit.exam.question import Kind, Question
from judgekit.exam.worlds import Far
from tests.exam.test_questions import one, texts


def made(name: str, kind: Kind, edition: Any) -> Question | None:
    return question(Case(one(name)), kind, texts(name.partition("/")[0], edition))


def said(found: Question | None) -> str:
    return " ".join(option.text for option in found.options) if found else ""


def test_no_zone_holds_fewer_cards_than_none_or_more_than_there_are() -> None:
    game = Case(one("fftcg/regreso-que-encuentra-su-carta")).before
    size = ("size", "B", "break")
    assert may_be(size, 0, 1, game)
    assert not may_be(size, -1, 0, game)
    assert not may_be(size, len(game.state.current) + 1, 0, game)


def test_memory_below_zero_is_a_number_where_it_is_the_right_one() -> None:
    game = Case(one("digimon/evade-contra-un-efecto")).before
    assert may_be(("count", "B", "memory"), -2, -1, game)
    assert not may_be(("count", "B", "memory"), -2, 1, game)


def test_nothing_lies_in_the_pile_of_a_game_that_has_gone_on(edition: Any) -> None:
    """Who forgets that an effect resolves leaves the summon in the Pila: nobody leaves a table so."""
    case = Case(one("fftcg/gana-por-un-texto"))
    halfway = [world for world in case.worlds if not may_end_so(world, case.right.game)]
    assert any(world.game.zone("A", "stack") or world.game.state.stack for world in halfway)
    assert "Pila" not in said(made("fftcg/gana-por-un-texto", Kind.HAPPENS, edition))


def test_a_game_is_over_only_for_who_believes_something_of_its_end() -> None:
    case = Case(one("fftcg/bloqueador-frente-a-uno-solo"))
    drawn = [world for world in case.worlds if world.game.winner == "draw" and world.far is Far.FORGOTTEN]
    assert drawn
    assert not any(may_end_so(world, case.right.game) for world in drawn)


def test_what_all_options_say_is_not_asked(edition: Any) -> None:
    """That A has two lore is so whatever one gets wrong: only what is drawn tells."""
    found = made("lorcana/principio-del-turno", Kind.HAPPENS, edition)
    assert found is not None
    assert "lore" not in found.asks


def test_a_card_in_play_is_no_card_to_play(edition: Any) -> None:
    assert made("fftcg/coste-por-debajo-de-cero", Kind.MOVES, edition) is None
    assert made("fftcg/ninja-da-un-cristal", Kind.MOVES, edition) is None


def test_an_order_that_the_script_tells_is_not_asked(edition: Any) -> None:
    """In the Pila what is put first resolves last: that the answer is told there tells nothing."""
    assert made("digimon/gallantmon-destruye-primero", Kind.ORDER, edition) is None
    assert made("fftcg/el-activo-ordena-todas", Kind.ORDER, edition) is not None


def test_what_is_decided_twice_is_asked_of_the_first_time(edition: Any) -> None:
    found = made("fftcg/responder-a-quien-responde", Kind.WHO, edition)
    assert found is not None
    assert found.asks.startswith("La primera vez: ")


def test_who_decides_among_one_thing_is_no_option(edition: Any) -> None:
    found = made("cipher/camus-no-alcanza-a-un-main-caro", Kind.WHO, edition)
    assert "Chrom, gran señor" in said(found)
    assert "solo puede ser" not in said(found)


def test_it_is_not_asked_where_nothing_but_the_longest_list_is_right(edition: Any) -> None:
    """Any card there is can be named, so «among what» has no answer; two effects of one player he orders."""
    assert made("lorcana/flotsam-nombrado-solo", Kind.WHO, edition) is None
    assert made("digimon/fighter-mode-antes-que-minomon", Kind.WHO, edition) is None


def test_what_nothing_seems_to_forbid_is_not_asked_about(edition: Any) -> None:
    assert made("fftcg/quien-tiene-seis-cartas-elige-cual-descarta", Kind.LEGAL, edition) is None
    assert made("yugioh/dos-ceros-no-se-destruyen", Kind.LEGAL, edition) is None

"""A stem says all that its answer hangs on: what is chosen, when, in response to what, how the document is read."""

from functools import cache
from typing import Any

import pytest

from judgekit.bank import find
from judgekit.exam.case import Case
from judgekit.exam.kinds import question
from judgekit.exam.question import Kind, Question
from judgekit.scenario import Scenario
from judgekit.story import table_of


@cache
def case(name: str) -> Case:
    (found,) = find([name])
    assert isinstance(found, Scenario)
    return Case(found)


@pytest.fixture
def asked(texts: Any) -> Any:
    def ask(name: str, kind: Kind) -> Question:
        found = question(case(name), kind, texts(name.partition("/")[0]))
        assert found is not None
        return found

    return ask


@pytest.fixture
def texts(edition: Any) -> Any:
    return cache(lambda game: edition.ask(lambda store: {one.id: one.text for one in store.clauses(game)}))


def readings(one: Question) -> list[str]:
    return [text for text in one.cards if text.startswith("Se juega con esta lectura")]


def test_what_an_attempt_chooses_is_asked_with_it(asked: Any) -> None:
    """Digimon 10.1: an Option that saves «up to two» may be used, but not by saving nobody."""
    stem = asked("digimon/option-hasta-dos-sin-elegir", Kind.LEGAL).asks
    assert "«salvados»? ninguno." in stem


def test_an_attempt_in_response_says_so_with_the_step_and_what_waits(asked: Any) -> None:
    """Yu-Gi-Oh! 4.2.2.1: out of the Damage Step the same Trap may be activated."""
    one = asked("yugioh/damage-step-solo-cambios-de-atk", Kind.LEGAL)
    assert one.asks.startswith("B quiere responder así: activar Cilindro Perdido.")
    assert one.script[-2:] == (
        "Se ha llegado a este momento: turno de A, Battle Phase, Damage Step",
        "Espera todavía: Insecto Devorahombres (su efecto)",
    )


def test_what_is_answered_is_told_and_a_plain_attempt_is_no_response(asked: Any) -> None:
    """Yu-Gi-Oh! 4.5.3.2: after the link has resolved a Scale of Speed 1 may be activated."""
    one = asked("yugioh/solo-cartas-responden", Kind.LEGAL)
    assert one.script[-1].startswith("La Cadena en ese momento, lo primero en resolverse delante: Bola de Fuego")
    assert "responder" not in asked("yugioh/sin-battle-phase-no-hay-main-phase-2", Kind.LEGAL).asks


def test_a_turn_that_has_gone_on_says_where_it_is(asked: Any) -> None:
    """Lorcana 4.1.2: nobody quests at the beginning of the turn; the attempt comes in the main phase."""
    one = asked("lorcana/entra-durante-ready-sigue-secandose", Kind.LEGAL)
    assert one.script == ("Se ha llegado a este momento: turno de A, fase principal",)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("fftcg/poder-negativo-antes-del-refuerzo", Kind.ACCOUNT),
        ("fftcg/invocacion-cancelada-ya-lanzada", Kind.CLAUSE),
        ("cipher/quien-empieza-omite-solo-su-primera-fase-inicial", Kind.WHO),
    ],
)
def test_a_reading_on_which_the_answer_hangs_is_told_though_no_option_reads_otherwise(
    asked: Any, name: str, kind: Kind
) -> None:
    one = asked(name, kind)
    assert not any(belief.reading for option in one.options for belief in option.beliefs)
    assert len(readings(one)) == 1


def test_a_reading_that_only_changes_the_way_is_not_told(asked: Any) -> None:
    """FFTCG 11.3.8: when a Summon counts as cast changes steps of every cast, and nothing of this end."""
    assert readings(asked("fftcg/quien-rompe-por-dano", Kind.HAPPENS)) == []


def test_what_happens_anyway_in_other_words_is_no_wrong_step(texts: Any) -> None:
    """FFTCG 12.4.5: whoever thinks that equal damage does not break it breaks it here as well, for 8000 beat 7000."""
    one = case("fftcg/un-bloqueador-para-cada-ataque")
    found = question(one, Kind.ACCOUNT, texts("fftcg"))
    assert found is None or "se rompe por" not in found.options[0].text


def test_an_account_leaves_out_what_only_walks_the_game_on(asked: Any) -> None:
    """FFTCG 12.3: the rules act before anybody gains priority, so that nobody may say the contrary on the way."""
    told = asked("fftcg/el-herido-hace-seis-mil", Kind.ACCOUNT).account
    assert not any("gana la prioridad" in one for one in told)
    assert any("Antes de que nadie gane prioridad" in one for one in told)


def test_decks_that_are_too_short_to_begin_with_are_said_to_be_so(asked: Any) -> None:
    """Cipher 2.1 wants fifty cards, and nobody writes as many down."""
    one = asked("cipher/empezar-la-partida-sin-mulligan", Kind.VALUE)
    assert any("el mínimo de cartas no cuenta" in said for said in one.cards)


def test_what_is_still_done_once_the_game_is_won_is_not_asked_about(asked: Any) -> None:
    """FFTCG 3.1: the Summon by which the game is won goes to the Break Zone when nobody plays any more."""
    one = asked("fftcg/gana-por-un-texto", Kind.HAPPENS)
    assert not any("Apuesta" in option.text for option in one.options)


def test_a_deck_without_cards_is_shown_where_somebody_may_win() -> None:
    """FFTCG 3.1.2: whoever draws from an empty deck loses."""
    one = case("fftcg/gana-por-un-texto")
    piles = {
        (side.player, area.name)
        for side in table_of(one.before, one.right.game, one.teller, empty_piles=one.may_end).sides
        for area in side.areas
    }
    assert {("A", "Mazo Principal"), ("B", "Mazo Principal")} <= piles
    quiet = case("digimon/option-hasta-dos-sin-elegir")
    assert not quiet.may_end


def test_what_was_tried_before_and_stood_is_told_as_done(asked: Any) -> None:
    """Lorcana 4.3.2.4: the only song has paid for the first of two; 1.5.3: the only ink for the first of two songs."""
    one = asked("lorcana/shift-descartando-una-cancion", Kind.LEGAL)
    assert one.asks.startswith("A quiere jugar Segunda")
    assert one.script[:1] == ("A: jugar Primera, con Shift sobre Joven",)
    assert (
        "A: jugar Friends on the Other Side, cantada por Moana"
        in asked("lorcana/cantar-con-impuesto", Kind.LEGAL).script
    )


def test_what_was_tried_before_and_refused_is_not_told() -> None:
    """Yu-Gi-Oh! 3.3.5.2: nobody has entered the Battle Phase that the first turn does not have."""
    one = case("yugioh/primer-turno-sin-robo-ni-batalla")
    script = one.scenario.situation.script
    assert any(entry.move and entry.move.tries for entry in script[:-1])
    assert all(one.right.game.attempts)
    told = one.script(answers=True, until=len(script) - 1)
    assert not [text for text in told if text.startswith("A") and "Battle" in text]


def test_the_turn_is_numbered_where_the_scenario_says_it_or_something_hangs_on_it(asked: Any) -> None:
    """Final Fantasy 10.1.2.1.1: who attacks on a first turn that nobody has spoken of is not asked about."""

    def numbered(name: str) -> bool:
        return any("número de turno" in fact for fact in asked(name, Kind.HAPPENS).board.facts)

    silent = case("lorcana/desafiar-una-localizacion")
    assert "turn number" not in silent.scenario.situation.facts
    assert silent.idle_facts == ("turn number",)
    assert not numbered("lorcana/desafiar-una-localizacion")
    assert numbered("lorcana/jugar-por-efecto-con-coste-adicional")
    hangs = case("lorcana/preparacion-de-la-partida")
    assert "turn number" not in hangs.scenario.situation.facts and hangs.idle_facts == ()


def test_what_is_answered_to_an_attempt_is_only_tried_too() -> None:
    """It may not have come to it, and says neither that it did nor that it did not."""
    one = case("digimon/option-hasta-dos-sin-elegir")
    tried = [text for text in one.script(answers=True) if "«salvados»" in text]
    assert tried and all("querría" in text for text in tried)

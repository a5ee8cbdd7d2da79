"""Questions come from scenarios, answers from the simulator, wrong options from what people get wrong."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from judgekit import games
from judgekit.bank import find, scenarios
from judgekit.engine.malrule import Malrule
from judgekit.engine.rule import rule
from judgekit.exam.case import Case, are_kin
from judgekit.exam.kinds import questions
from judgekit.exam.question import Kind, Question
from judgekit.exam.refused import refusing
from judgekit.exam.worlds import Far
from judgekit.one_line import line
from judgekit.reasons import foremost
from judgekit.replay.run import replay
from judgekit.scenario.model import Scenario


class OldestFirst:
    @rule("3.1")
    def newer_first(self, oldest: int, newest: int) -> int:
        """What waited longest goes first."""
        return oldest


class Breaks:
    def settle(self) -> None:
        raise RuntimeError


WAITS = Malrule("lo nuevo espera", ("digimon:3.1",), "Crees que un disparo nuevo espera a los anteriores.", OldestFirst)
FAULTY = Malrule("se rompe", ("digimon:1.1",), "Crees que se rompe.", Breaks)
NEWEST = "digimon/disparo-nuevo-primero"


@pytest.fixture
def newest() -> Scenario:
    return one(NEWEST)


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Malrule]]:
    """The malrules of every game are these."""
    malrules: list[Malrule] = []
    monkeypatch.setattr(games, "malrules", lambda _game: tuple(malrules))
    yield malrules


def one(name: str) -> Scenario:
    (found,) = find([name])
    assert isinstance(found, Scenario)
    return found


def texts(game: str, edition: Any) -> dict[str, str]:
    return {one.id: one.text for one in edition.ask(lambda store: store.clauses(game))}


def asked(scenario: Scenario, edition: Any) -> dict[Kind, Question]:
    return {one.kind: one for one in questions(Case(scenario), texts(scenario.game, edition))}


def test_the_order_under_a_malrule_is_a_wrong_option(newest: Scenario, only: list[Malrule], edition: Any) -> None:
    only.append(WAITS)
    found = asked(newest, edition)[Kind.ORDER]
    right, *wrong = found.options
    assert right.text == "Silphymon (efecto 1) → Pandamon (su efecto) → Silphymon (efecto 2)."
    assert right.beliefs == ()
    believed = next(
        one for one in wrong if one.text == "Silphymon (efecto 1) → Silphymon (efecto 2) → Pandamon (su efecto)."
    )
    assert believed.beliefs[0].says == "Crees que un disparo nuevo espera a los anteriores."
    assert believed.parting is not None
    assert believed.parting.right != believed.parting.wrong


def test_an_order_can_be_typed(newest: Scenario, edition: Any) -> None:
    found = asked(newest, edition)[Kind.ORDER]
    assert found.parts == ("Silphymon (efecto 1)", "Pandamon (su efecto)", "Silphymon (efecto 2)")


def test_a_malrule_that_is_not_at_stake_or_breaks_gives_nothing(newest: Scenario, only: list[Malrule]) -> None:
    only += [WAITS, FAULTY]
    believed = [one for one in Case(newest).worlds if one.far is Far.BELIEVED]
    assert [one.beliefs[0].name for one in believed] == [WAITS.name]


def test_a_question_says_nothing_of_the_answer(newest: Scenario, edition: Any) -> None:
    for kind, found in asked(newest, edition).items():
        shown = " ".join((found.asks, *found.cards, *found.script, str(found.board)))
        assert newest.title not in shown
        assert kind is Kind.MOVES or found.options[0].text not in shown


def test_what_a_scenario_expects_its_source_and_its_question_do_not_matter(newest: Scenario, edition: Any) -> None:
    wrong = tuple(replace(one, expected="nunca") for one in newest.claims)
    other = replace(newest, claims=wrong, source="digimon:22.6", ask="¿Cuántas cartas hay?")
    assert asked(newest, edition) == asked(other, edition)


@pytest.mark.parametrize("game", games.names())
def test_every_question_has_one_right_answer_and_each_wrong_one_its_reason(game: str, edition: Any) -> None:
    of_game = texts(game, edition)
    made: list[Question] = []
    for scenario in scenarios(game=game)[4::50]:
        case = Case(scenario)
        for found in questions(case, of_game):
            made.append(found)
            assert 3 <= len(found.options) <= 4, found.card
            assert len({option.text for option in found.options}) == len(found.options), found.card
            assert found.options[0].beliefs == ()
            assert all(option.beliefs for option in found.options[1:]), found.card
            if found.kind is Kind.CLAUSE:
                first, *others = [option.text.partition(" — ")[0] for option in found.options]
                assert first == case.clause
                assert not any(case.decides_too(clause) for clause in others)
    assert sum(len(one.options) == 4 for one in made) >= 0.5 * len(made)  # of the pool at least 85 %
    assert len({one.kind for one in made}) >= 3


def test_a_reason_beside_the_right_one_does_not_forbid_it_too(edition: Any) -> None:
    found = asked(one("lorcana/quest-restricciones"), edition)[Kind.LEGAL]
    right, *wrong = [option.text for option in found.options]
    forbids = clause_of(right)
    assert forbids
    assert "Sí: ninguna regla lo impide." in wrong
    others = [clause_of(text) for text in wrong if text.startswith("No")]
    assert others
    assert not any(are_kin(clause, forbids) for clause in others)


def test_a_clause_that_refuses_such_a_move_elsewhere_is_offered(edition: Any) -> None:
    """Who knows what a clause is about cannot leave it out unread: it forbids quests, or characters to act."""
    found = asked(one("lorcana/quest-restricciones"), edition)[Kind.LEGAL]
    elsewhere = {*refusing("lorcana", "quest")}
    assert elsewhere & {clause_of(option.text) for option in found.options[1:]}


def test_the_same_done_in_other_words_later_is_not_asked_about(edition: Any) -> None:
    """The princess's attack is refused for what it is not said to pay, and made when it says so."""
    scenario = one("fftcg/princesa-zombi-cobra-al-elegido")
    found = asked(scenario, edition).get(Kind.LEGAL)
    assert found is None or "atacar" not in found.asks


def test_a_clause_is_quoted_whole(edition: Any) -> None:
    known = {line(text) for text in texts("lorcana", edition).values()}
    for name in ("lorcana/quest-restricciones", "lorcana/un-efecto-con-menos-cartas"):
        for found in asked(one(name), edition).values():
            quotes = [option.text.partition(" — ")[2] for option in found.options]
            assert {*filter(None, quotes)} <= known


def test_one_thing_is_asked_of_a_clause_and_what_would_be_without_it(edition: Any) -> None:
    found = asked(one("lorcana/dano-reducido-a-nada"), edition)[Kind.CLAUSE]
    assert found.asks == "¿Qué cláusula decide que, al final, B tiene 0 (lore), y no que B tiene 1 (lore)?"
    assert all(belief.clause == clause_of(found.options[0].text) for one in found.options[1:] for belief in one.beliefs)


def clause_of(text: str) -> str:
    return text.removeprefix("No: lo impide ").partition(" ")[0]


def test_what_is_tried_is_not_told_again_where_it_is_asked(edition: Any) -> None:
    found = asked(one("lorcana/quest-restricciones"), edition)[Kind.LEGAL]
    assert found.script == ()


def test_a_number_is_asked_for_where_numbers_are_offered(edition: Any) -> None:
    found = asked(one("yugioh/cuatro-eslabones"), edition)[Kind.VALUE]
    assert found.asks == "¿Cuántos LP tiene B al final?"
    assert all(option.text.rstrip(".").isdecimal() for option in found.options)


def test_the_first_wrong_step_of_an_account_never_happens_by_the_rules(edition: Any) -> None:
    scenario = one("cipher/cont-con-condicion")
    found = asked(scenario, edition)[Kind.ACCOUNT]
    case = Case(scenario)
    told = {case.teller.sentence(step) for step in case.steps}
    wrong = found.options[0].text.partition(": ")[2]
    assert wrong not in told
    number = int(found.options[0].text.split()[2].rstrip(":"))
    before = [line.partition(". ")[2] for line in found.account[: number - 1]]
    assert all(step in told for step in before)


def test_nothing_is_asked_that_a_shuffle_decides(edition: Any) -> None:
    """Which cards are drawn at the start of a game nobody knows; how many stay in the deck everybody does."""
    scenario = one("cipher/empezar-la-partida-sin-mulligan")
    found = asked(scenario, edition)
    assert Case(scenario).other_lots
    assert not any("Abel" in option.text for option in found[Kind.HAPPENS].options)
    assert found[Kind.VALUE].asks == "¿Cuántas cartas hay al final en deck de A?"


def test_without_a_shuffle_nothing_is_left_to_chance(newest: Scenario) -> None:
    assert Case(newest).other_lots == ()


def test_what_is_only_tried_is_told_without_its_outcome(edition: Any) -> None:
    found = asked(one("cipher/bonds-seis-reparto-de-costes"), edition)[Kind.VALUE]
    assert "A querría, si pudiera: desplegar Norne, a retaguardia" in found.script
    assert not any("intenta" in said for said in found.script)


def test_that_nobody_does_what_is_not_told_is_told_where_somebody_could(newest: Scenario, edition: Any) -> None:
    """In cipher/fin-de-turno-poder-propio nobody could do more; at the start of a game a hand may be changed."""
    passes = "Nadie hace nada más; quien podría hacer algo que no se dice, no lo hace"
    assert passes in asked(one("cipher/empezar-la-partida-sin-mulligan"), edition)[Kind.VALUE].script
    assert not any(passes in each.script for each in asked(one("cipher/fin-de-turno-poder-propio"), edition).values())


def test_no_account_is_told_of_what_is_only_tried(edition: Any) -> None:
    """It would go wrong with the attempt, not at one of its steps: cipher/el-segundo-jugador tries to attack."""
    for name in ("yugioh/repeticion-con-otro-monstruo", "fftcg/descarte-multielemento-un-elemento"):
        assert Kind.ACCOUNT not in asked(one(name), edition)


def test_who_decides_is_asked_with_what_there_is_to_choose_from(edition: Any) -> None:
    found = asked(one("fftcg/brunilda-no-roba-por-otro"), edition)[Kind.WHO]
    assert found.asks == "¿Qué elige como «marcado»? ¿Quién lo decide, y entre qué?"
    right, *wrong = [option.text for option in found.options]
    assert right == "Lo decide A, entre Brunilda, Recluta y Veterano."
    assert "Lo decide A, entre Apoyo de Fuego, Brunilda, Recluta y Veterano." in wrong
    assert found.script
    assert not any("Marcado" in said for said in found.script)


def test_the_table_says_what_the_game_plays_by_and_the_texts_are_there(edition: Any) -> None:
    found = next(iter(asked(one("cipher/el-segundo-jugador-si-ataca"), edition).values()))
    told = " ".join(area.told for side in found.board.sides for area in side.areas)
    for said in ("poder 40", "apoyo 20", "rango: 1", "coste de despliegue 1", "color: azul", "Main Character"):
        assert said in told
    cards = " ".join(next(iter(asked(one(NEWEST), edition).values())).cards)
    assert "Silphymon: 1) al evolucionar: elegir 1 Digimon del oponente" in cards


def test_a_reading_that_an_option_takes_otherwise_is_told(edition: Any) -> None:
    for scenario in scenarios(game="lorcana")[::3]:
        for found in asked(scenario, edition).values():
            if any(belief.reading for option in found.options for belief in option.beliefs):
                assert any(line.startswith("Se juega con esta lectura") for line in found.cards)
                return
    pytest.fail("no option reads anything otherwise")


def test_no_option_leaves_a_card_under_nothing(edition: Any) -> None:
    found = asked(one("lorcana/la-pila-entera-vuelve-a-la-mano"), edition)
    assert not any("debajo de ." in option.text for each in found.values() for option in each.options)


def test_the_clause_that_it_is_about_is_the_best_reason_s() -> None:
    case = Case(one(NEWEST))
    best = foremost(case.reasons)[0].clauses[0]
    assert (case.clause, case.decided_by[0]) == (best, best)
    assert "digimon:3.1" in case.decided_by


def test_no_clause_is_asked_for_where_two_reasons_are_as_good(newest: Scenario) -> None:
    tied, sure = Case(newest), Case(newest)
    first, *others = tied.reasons
    tied.reasons = (first, replace(others[0], weight=first.weight), *others[1:])
    assert tied.surest_clause == ""
    sure.reasons = (first, *(replace(one, weight=first.weight - 2) for one in others))
    assert sure.surest_clause == first.clauses[0]


def test_the_simulator_is_not_changed_by_being_asked(newest: Scenario) -> None:
    before = replay(newest.situation).game.state.summary()
    list(questions(Case(newest), {}))
    assert replay(newest.situation).game.state.summary() == before

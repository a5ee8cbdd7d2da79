"""One chooser: what a filter means is the same for every command; where it finds nothing it says what would."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from judgekit import bank
from judgekit.bank import Filters
from judgekit.bank.decided import decided
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.scenario import Scenario, asserted

NEWEST = "digimon/disparo-nuevo-primero"
Choose = Callable[..., list[str]]


@pytest.fixture
def chosen(edition: Library) -> Choose:
    """The ids that filters leave."""

    def choose(filters: Filters, names: Sequence[str] = ()) -> list[str]:
        return [one.id for one in bank.select(filters, lambda: edition, names).entries]

    return choose


@pytest.fixture
def refusal(chosen: Choose) -> Callable[..., str]:
    """The sentence where filters leave nothing."""

    def choose(filters: Filters, names: Sequence[str] = ()) -> str:
        with pytest.raises(UserError) as refused:
            chosen(filters, names)
        return str(refused.value)

    return choose


def below(clause: str, wanted: str) -> bool:
    return clause == wanted or clause.startswith((f"{wanted}.", f"{wanted}/"))


def of(one: Scenario) -> tuple[str, ...]:
    """The clauses that a scenario is of."""
    return (one.source, *asserted(one), *decided(one.id))


def by_hand(*wanted: str) -> list[str]:
    """The scenarios that come from one of these clauses, make a claim of it or are decided by it, or by one below it."""
    games = sorted({one.partition(":")[0] for one in wanted})
    return [
        one.id
        for game in games
        for one in bank.scenarios(game=game)
        if any(below(clause, clause_wanted) for clause in of(one) for clause_wanted in wanted)
    ]


@pytest.mark.parametrize("clause", ["fftcg:11.8", "fftcg:11", "fftcg:15.2.5.4", "fftcg:4.3/ejemplo-1", "cipher:6.3.5"])
def test_a_clause_is_it_what_hangs_on_it_and_what_lies_below(chosen: Choose, clause: str) -> None:
    found = chosen(Filters(clauses=(clause,)))
    assert found
    assert found == by_hand(clause)
    game, _, number = clause.partition(":")
    assert chosen(Filters(game, clauses=(number,))) == found


def test_a_number_alone_is_that_of_every_game(chosen: Choose) -> None:
    assert chosen(Filters(clauses=("11.8",))) == by_hand("digimon:11.8", "fftcg:11.8", "lorcana:11.8")


def test_leading_zeros_and_capitals_do_not_count(chosen: Choose) -> None:
    assert chosen(Filters(clauses=("01.2",))) == chosen(Filters(clauses=("1.2",)))
    assert chosen(Filters(clauses=("FFTCG:11.08.",))) == chosen(Filters(clauses=("fftcg:11.8",)))


def test_a_range_is_all_that_lies_in_it(chosen: Choose) -> None:
    found = chosen(Filters(clauses=("fftcg:11.8.1-11.8.5",)))
    assert found == by_hand(*(f"fftcg:11.8.{number}" for number in range(1, 6)))
    assert 0 < len(found) < len(chosen(Filters(clauses=("fftcg:11.8",))))


@pytest.mark.parametrize(("printed", "meant"), [("fftcg:5.1.2.3.1", "fftcg:5.2.1.3.1"), ("17.7.2", "fftcg:11.7.2")])
def test_a_misprint_is_read_as_what_it_stands_for_and_said(edition: Library, printed: str, meant: str) -> None:
    found = bank.select(Filters(clauses=(printed,)), lambda: edition)
    assert [one.id for one in found.entries] == by_hand(meant)
    (note,) = found.notes
    assert "errata" in note
    assert meant in note


def test_of_several_clauses_one_is_enough(chosen: Choose) -> None:
    found = chosen(Filters(clauses=("fftcg:11.8", "digimon:3.1")))
    assert found == by_hand("fftcg:11.8", "digimon:3.1")


def test_a_chapter_is_that_of_the_clause_that_it_comes_from(chosen: Choose) -> None:
    found = chosen(Filters("fftcg", chapter="11"))
    assert found == [one.id for one in bank.scenarios(game="fftcg") if below(one.source, "fftcg:11")]
    assert chosen(Filters("fftcg", chapter="011.")) == found
    assert chosen(Filters("digimon", chapter="3"), [NEWEST]) == [NEWEST]
    assert chosen(Filters(chapter="3"), [NEWEST]) == [NEWEST]


def test_of_several_mechanics_one_is_enough(chosen: Choose) -> None:
    each = [set(chosen(Filters(mechanics=(one,)))) for one in ("first-strike", "newest-trigger-first")]
    assert all(each)
    assert set(chosen(Filters(mechanics=("first-strike", "newest-trigger-first")))) == set.union(*each)


def test_of_several_words_all_are_needed_in_any_form(chosen: Choose) -> None:
    assert NEWEST in chosen(Filters(text="DISPAROS nuevos"))
    assert NEWEST in chosen(Filters(text="silphymon"))
    assert set(chosen(Filters(text="disparo nuevo"))) < set(chosen(Filters(text="disparo")))


def test_filters_narrow_what_is_named(chosen: Choose, refusal: Callable[..., str]) -> None:
    assert chosen(Filters("digimon", ("3.1",), "3", ("newest-trigger-first",), "disparo"), [NEWEST]) == [NEWEST]
    assert "no es un escenario de fftcg" in refusal(Filters("fftcg"), [NEWEST])
    assert "Ningún escenario" in refusal(Filters(clauses=("digimon:22.6",)), [NEWEST])


@pytest.mark.parametrize(
    ("filters", "says"),
    [
        (Filters("fftgc"), "No hay ningún juego «fftgc» que se pueda simular (¿quisiste decir «fftcg»?"),
        (Filters(clauses=("fftcg:11.99",)), "no existe en fftcg; las más cercanas son fftcg:11.1"),
        (Filters(clauses=("once",)), "«once» no es un número de cláusula"),
        (Filters("digimon", ("fftcg:11.8",)), "deja solo uno de los dos"),
        (Filters(chapter="3"), "di también el juego"),
        (Filters("fftcg", chapter="99"), "los más cercanos con alguno: 15, 13"),
        (Filters(mechanics=("fist-strike",)), "«fist-strike» (¿quisiste decir «first-strike»?)"),
        (Filters(mechanics=("first-strike", "newest-triger-first")), "«newest-triger-first» (¿quisiste decir"),
        (Filters(text="atauqe"), "«atauqe» (¿quisiste decir «ataque»?)"),
        (Filters(text="el zxywq"), "Ningún escenario habla de «zxywq»"),
        (Filters(clauses=("digimon:3",), mechanics=("first-strike",)), "cumple a la vez --clause ("),
    ],
)
def test_what_finds_nothing_says_what_would(refusal: Callable[..., str], filters: Filters, says: str) -> None:
    assert says in refusal(filters)


def test_a_clause_that_no_scenario_is_of_says_the_nearest_that_some_is(
    refusal: Callable[..., str], edition: Library
) -> None:
    of_some = {clause for one in bank.entries(game="fftcg") for clause in one.clauses}
    all_ids = edition.ask(lambda store: [one.id for one in store.clauses("fftcg") if "/" not in one.number])
    empty = next(one for one in all_ids if not any(below(clause, one) for clause in of_some))
    said = refusal(Filters(clauses=(empty,)))
    assert said.startswith(f"Ningún escenario trata de {empty}; las más cercanas con alguno: ")
    near = said.rpartition(": ")[2].rstrip(".").split(", ")
    assert near
    assert {one.partition("/")[0] for one in of_some} >= set(near)


def test_words_that_never_stand_together_are_said_so(refusal: Callable[..., str]) -> None:
    assert "a la vez" in refusal(Filters(text="silphymon rayo"))


def test_only_a_clause_asks_the_texts(edition: Library) -> None:
    def no_texts() -> Library:
        raise AssertionError

    assert bank.select(Filters("digimon", (), "3", ("newest-trigger-first",), "disparo"), no_texts).entries
    with pytest.raises(AssertionError):
        bank.select(Filters(clauses=("3.1",)), no_texts)


def test_what_is_chosen_can_be_read(edition: Library) -> None:
    found, notes = bank.scenarios_of([], Filters(clauses=("digimon:3.1",)), lambda: edition)
    assert [one.id for one in found] == by_hand("digimon:3.1")
    assert notes == ()
    assert bank.scenarios_of([NEWEST], Filters(), partial(pytest.fail, "no filter"))[0][0].id == NEWEST

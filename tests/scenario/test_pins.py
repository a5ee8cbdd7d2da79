"""A clause pinned by its hash is valid wherever a scenario names one, and is held against the installed text."""

import pytest

from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.scenario import check_cited, cited, loads

CLAUSE = "cipher:6.2.1"
TABLE = "game: cipher\nsource: {0}\ngiven: {{turn: A}}\nexpect: {{not applied: [{0}]}}\n"


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


def test_a_clause_with_its_hash_is_the_clause_and_holds_as_long_as_its_text(library: Library) -> None:
    sha256 = library.ask(lambda store: store.by_ids([CLAUSE])[CLAUSE].sha256)
    plain, pinned = loads(TABLE.format(CLAUSE)), loads(TABLE.format(f"{CLAUSE}@{sha256[:8]}"))
    assert (pinned.source, pinned.claims[0].path) == (plain.source, plain.claims[0].path)
    assert [clause for clause, _ in pinned.pins] == [f"{CLAUSE}@{sha256[:8]}"] * 2
    assert plain.pins == ()
    library.ask(lambda store: check_cited(cited(pinned), store))


def test_a_hash_of_another_text_is_refused_with_its_place_and_the_hash_of_now(library: Library) -> None:
    stale = loads(TABLE.format(f"{CLAUSE}@00000000"))
    with pytest.raises(UserError, match=r"línea 2, columna 9: .*ya no dice lo que se citó.*@"):
        library.ask(lambda store: check_cited(cited(stale), store))


@pytest.mark.parametrize("pin", ["@", "@abc", "@xyzw", "@ABCD"])
def test_what_is_no_hash_is_no_clause(pin: str) -> None:
    with pytest.raises(UserError, match="no es una cláusula"):
        loads(TABLE.format(CLAUSE + pin))

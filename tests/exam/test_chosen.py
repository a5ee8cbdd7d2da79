"""Which questions are asked of all that can be: no two with the same options, no kind too many, none guessed blindly."""

from collections import Counter
from typing import Any

import pytest

from building.blind import blind_score, seen
from building.pool import chosen, cited, two_agree, unlike
from building.withdrawn import is_withdrawn, reasons
from judgekit.bank import find
from judgekit.exam.question import Kind

GAME = "digimon"


def made(number: int, kind: str = "happens", options: tuple[str, ...] = ()) -> dict[str, Any]:
    texts = options or tuple(f"Queda {number} así {n}." for n in range(4))
    name = f"{GAME}/n{number}"
    said = [{"text": text, "beliefs": []} for text in texts]
    return {"game": GAME, "scenario": name, "kind": kind, "asks": f"¿Cómo queda {number}?", "options": said,
            "clause": "digimon:1.1", "difficulty": 0.5}  # fmt: skip


def test_of_two_questions_of_a_kind_with_the_same_options_one_is_asked() -> None:
    same = ("Una.", "Dos.", "Tres.", "Cuatro.")
    found = unlike([made(1, options=same), made(2, options=same[::-1]), made(3, "account", same), made(4)])
    assert [one["scenario"] for one in found] == ["digimon/n1", "digimon/n3", "digimon/n4"]


def test_of_small_numbers_there_may_be_two_and_the_second_comes_last() -> None:
    same = ("1.", "2.", "3.", "4.")
    found = unlike([made(1, "value", same), made(2, "value", same), made(3, "value", same), made(4, "value")])
    assert [one["scenario"] for one in found] == ["digimon/n1", "digimon/n4", "digimon/n2"]


def test_no_kind_is_more_than_a_quarter_and_few_have_less_than_four_options() -> None:
    kinds = ["happens"] * 60 + ["value"] * 30 + ["order"] * 20 + ["account"] * 20 + ["legal"] * 20 + ["clause"] * 9
    three = [made(1000 + n, kind, tuple(f"{n} {o}." for o in range(3))) for n, kind in enumerate(kinds)]
    found = chosen([*(made(n, kind) for n, kind in enumerate(kinds)), *three])
    shares = Counter(one["kind"] for one in found)
    assert max(shares.values()) <= 0.25 * len(found)
    assert sum(len(one["options"]) == 4 for one in found) >= 0.85 * len(found)


def test_what_gives_itself_away_is_not_asked() -> None:
    """The right option is always the longest: who has never seen a table takes it."""
    tell = [
        made(n, options=(f"Una respuesta larga que se nota mucho {n}.", f"A{n}.", f"B{n}.", f"C{n}."))
        for n in range(80)
    ]
    kinds = ["value", "order", "account", "legal"]
    others = [made(200 + n, kinds[n % 4]) for n in range(160)]
    asked = [seen(one) for one in chosen([*tell, *others])]
    score, chance = blind_score(asked, "another")
    assert score <= chance + 0.08
    assert blind_score([seen(one) for one in tell])[0] > 0.9


@pytest.mark.parametrize(
    ("key", "agrees"),
    [("digimon:4.3", True), ("digimon:4.3.1", True), ("digimon:20.4", False), ("digimon:4.30", False)],
)
def test_a_clause_that_is_the_key_is_one_that_the_writer_cites_too(key: str, agrees: bool) -> None:
    """digimon/scramble-deja-sin-token is about 4.3: the simulator's best reason, 20.4, is vouched for by nobody else."""
    (scenario,) = find(["digimon/scramble-deja-sin-token"])
    assert cited(scenario) == {"digimon:4.3"}
    one = made(
        1, "clause", (f"{key} — Lo que dice.", "digimon:1.1 — Otra.", "digimon:2.1 — Otra.", "digimon:3.1 — Otra.")
    )
    assert two_agree(one, cited(scenario)) is agrees


def test_what_a_scenario_says_does_not_apply_is_no_key() -> None:
    """fftcg/gana-por-un-texto shows where 3.2 has no part: nobody loses there."""
    (scenario,) = find(["fftcg/gana-por-un-texto"])
    assert scenario.source == "fftcg:3.2"
    assert "fftcg:3.2" not in cited(scenario)


def test_who_writes_has_no_say_in_what_names_no_clause() -> None:
    (scenario,) = find(["digimon/scramble-deja-sin-token"])
    assert two_agree(
        made(1, options=("digimon:20.4 — No es una cláusula lo que se pide.", "a", "b", "c")), cited(scenario)
    )
    assert two_agree(made(1, "legal", ("Sí: ninguna regla lo impide.", "a", "b", "c")), cited(scenario))


def test_what_is_withdrawn_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    others = [made(n, kind) for kind in ("happens", "value", "order", "account", "legal") for n in range(8)]
    name = next(f"{one['scenario']}#{one['kind']}" for one in chosen(others))
    monkeypatch.setattr("building.withdrawn.reasons", lambda: {name: "el documento no lo dice"})
    assert name not in {f"{one['scenario']}#{one['kind']}" for one in chosen(others)}


def test_a_clause_that_is_withdrawn_is_the_answer_to_nothing_and_may_be_a_wrong_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("building.withdrawn.reasons", lambda: {"digimon:4.3": "no prohíbe nada"})
    options = ("No: lo impide digimon:4.3 — Lo que dice.", "No: lo impide digimon:4.30 — Otra.", "Sí.", "c")
    assert is_withdrawn(made(1, "legal", options))
    assert not is_withdrawn(made(1, "legal", options[1:]))
    assert not is_withdrawn(made(1, "legal", (*options[1:], options[0])))
    assert not is_withdrawn(made(1, "happens", options))


def test_each_that_is_withdrawn_is_a_question_or_a_clause_that_there_is_and_says_why(edition: Any) -> None:
    clauses = {one.id for one in edition.ask(lambda store: store.clauses())}
    for name, why in reasons().items():
        scenario, _, kind = name.partition("#")
        if ":" in name:
            assert name in clauses
        else:
            assert [one.id for one in find([scenario])] == [scenario]
            assert Kind(kind)
        assert len(why) > 10

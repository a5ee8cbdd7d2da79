"""A reason is one sentence that a judge could speak: what would come out otherwise, in the conditional."""

from dataclasses import replace

from judgekit.bank import find
from judgekit.contract.plain import to_json
from judgekit.reasons import How
from judgekit.replay import replay
from judgekit.story import Labels, Telling, deciding, decisive, ruling_of

LAST_ORB = "cipher/main-vencido-toma-el-ultimo-orb"
NEWEST = "digimon/disparo-nuevo-primero"


def telling(name: str) -> Telling:
    (scenario,) = find([name])
    return Telling.of(scenario, replay(scenario.situation), Labels())


def said(name: str, which: str) -> str:
    """What is said of the best reason of this rule, belief or text."""
    of = telling(name)
    told, *_ = deciding([one for one in of.reasons if one.name == which], of.played, of.teller)
    return told.says


def test_a_rule_that_decides() -> None:
    sentence = "Sin digimon:3.1, Silphymon/2 iría antes que Pandamon/1, y Gazimon acabaría en Battle Area de B."
    assert said(NEWEST, "newer_first") == sentence


def test_a_belief_with_the_clause_that_denies_it() -> None:
    of = telling(LAST_ORB)
    believed = said(LAST_ORB, next(one.name for one in of.reasons if one.how is How.BELIEVED))
    assert believed.startswith("Si fuera verdad que ")
    assert "; lo niega cipher:6.3.6.1.1" in believed


def test_a_permission_by_the_rule_that_does_not_reach() -> None:
    """6.2.4.1: whoever starts does not attack in the first turn; this is the second."""
    sentence = said("cipher/el-segundo-jugador-si-ataca", "starter_waits")
    assert sentence.startswith("cipher:6.2.4.1 no alcanza a este caso (no es el primer turno de quien empezó); si")


def test_a_near_miss_by_what_would_have_to_lie_there() -> None:
    sentence = said("lorcana/diecinueve-de-lore-no-gana", "A lore 19")
    assert "no llega a aplicarse; si A tuviera 19 de lore" in sentence or "no llegan a aplicarse" in sentence
    assert "ganaría A" in sentence


def test_a_near_miss_by_what_its_text_would_have_to_leave_out() -> None:
    sentence = said("fftcg/ninja-ataca-y-no-da-otro", "text Ninja/1 hears attack")
    assert (
        "si el texto de Ninja/1 esperase «atacar», también se activaría Ninja/1, y A tendría 2 de cristales" in sentence
    )


def test_several_clauses_are_spoken_of_in_the_plural() -> None:
    of = telling("fftcg/atacante-retirado-antes-del-bloqueo")
    several = [one for one in of.reasons if len(one.clauses) > 1 and one.how == "permission" and one.facts]
    for one in deciding(several, of.played, of.teller):
        assert " no alcanzan a este caso" in one.says or " no llegan a aplicarse" in one.says


def test_the_trace_has_every_reason_as_plain_data() -> None:
    of = telling(NEWEST)
    entry = to_json(deciding(of.reasons, of.played, of.teller))
    assert [tuple(one["clauses"]) for one in entry] == [one.clauses for one in of.reasons]
    assert all({"clauses", "how", "facts", "parts_at", "says"} <= set(one) for one in entry)


def test_the_ruling_tells_few_reasons_all_of_which_change_what_was_asked() -> None:
    of = telling(NEWEST)
    told = decisive(of)
    assert "digimon:3.1" in ruling_of(of).clauses
    assert all(one.facts for one in told)
    assert len(told) < len(of.reasons)
    assert set(ruling_of(of).clauses) == {clause for one in told for clause in one.clauses}


def test_a_reason_on_which_the_same_hangs_as_on_a_better_one_is_named_and_not_said_again() -> None:
    of = telling(NEWEST)
    first, second, *_ = (one for one in of.reasons if one.facts and one.clauses)
    alike = ruling_of(replace(of, reasons=(first, replace(second, facts=first.facts))))
    assert set(alike.clauses) == {*first.clauses, *second.clauses}
    assert len(alike.why) == 1
    other = ruling_of(replace(of, reasons=(first, replace(second, facts=first.facts[:1]))))
    assert len(other.why) == 2

"""Steps in Spanish: one sentence each, whatever the words are."""

from collections.abc import Mapping
from typing import Any

import pytest

from judgekit import games
from judgekit.engine.choice import Choice, Option
from judgekit.engine.trace import Step
from judgekit.games.messages import Messages, joined, messages

OWN = {
    "applied": {
        "burn": "{subject} se quema",
        "hits": ["{source} golpea a {subject}", "{subject} recibe un golpe"],
        "phase": "empieza la fase: {phase}",
        "braces": "{{{subject}}} arde",
    },
    "forbidden": {"burn": "{subject} no puede quemarse"},
    "illegal": {"late": "Ya es tarde para {card}"},
    "considered": {"1": "No hay fuego", "no water": ["Ni agua para {subject}", "Ni agua"]},
    "choices": {"flame": "¿Qué llama?"},
    "zones": {"hand": "mano", "field": "mesa"},
    "marks": {"tired": "agotado", "wounds": "heridas"},
    "counts": {"points": "puntos"},
    "phases": {"end": "final"},
}


@pytest.fixture(scope="module")
def said() -> Messages:
    shared = messages(games.names()[0])._shared
    return Messages(OWN, shared)


def step(key: str, status: str = "applied", actor: str | None = None, **args: object) -> Step:
    return Step(0, None, key, args, ("toy:1",), status, actor=actor)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (step("burn", subject="Bosque"), "Bosque se quema."),
        (step("burn", "overridden", subject="Bosque"), "Bosque no puede quemarse."),
        (step("hits", source="Mago", subject="Bosque"), "Mago golpea a Bosque."),
        (step("hits", subject="Bosque"), "Bosque recibe un golpe."),
        (step("phase", phase="end"), "Empieza la fase: final."),
        (step("braces", subject="Bosque"), "{Bosque} arde."),
        (step("considered", "considered"), "No hay fuego."),
        (step("no water", "considered", subject="Bosque"), "Ni agua para Bosque."),
        (step("no water", "considered"), "Ni agua."),
        (step("triggers", ability="Mago/1"), "Se dispara Mago/1."),
        (step("resolve", ability="Mago/1"), "Se resuelve Mago/1."),
        (step("chosen", actor="A", chosen=["X", "Y", "Ivy"], ability="M/1"), "A elige X, Y e Ivy para M/1."),
        (step("condition", holds=True, ability="M/1"), "M/1: su condición se cumple."),
        (step("condition", holds=False, ability="M/1"), "M/1: su condición no se cumple."),
        (step("reveals", actor="B", cards=["X"], zone="hand"), "B revela X (mano)."),
        (step("looks", actor="B", cards=[], zone="hand"), "B mira sin enseñarlo, de mano: nada."),
        (step("names", actor="B", name="X"), "B nombra «X»."),
        (
            step("illegal", "overridden", player="A", verb="play", words={"play": "X"}, why="late", card="X"),
            "A intenta «jugar X», y es ilegal: ya es tarde para X.",
        ),
        (
            step("illegal", "overridden", player="A", verb="play", words={"play": "X"}, why="nobody knows"),
            "A intenta «jugar X», y es ilegal.",
        ),
        (
            step("illegal choice", "overridden", player="A", choice="blanco", word="X"),
            "A intenta elegir X y no puede.",
        ),
    ],
)  # fmt: skip
def test_a_step_is_one_sentence(said: Messages, told: Step, expected: str) -> None:
    assert said.sentence(told) == expected


@pytest.mark.parametrize("status", ["applied", "overridden", "considered"])
@pytest.mark.parametrize(
    "args", [{}, {"subject": "X", "player": "B"}, {"abilities": ["X/1"]}, {"rule": "x"}, {"a": None}]
)
def test_what_nobody_has_said_is_told_all_the_same(said: Messages, status: str, args: Mapping[str, Any]) -> None:
    sentence = said.sentence(Step(0, None, "never heard of", args, ("toy:1",), status))
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert all(str(one) in sentence for name, one in args.items() if name == "subject" and status != "considered")


@pytest.mark.parametrize("name", ["{player}", "{0.__class__}", "%s", "{", "}}", "a\x1b[31m", "{subject!r:>9}"])
def test_the_words_of_a_scenario_are_never_read_as_a_template(said: Messages, name: str) -> None:
    assert said.sentence(step("burn", subject=name)) == f"{name} se quema."
    assert name in said.change({"object": name, "zone": ["hand", "field"], "player": ["A", "B"]})


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"object": "X", "zone": ["hand", "field"], "player": ["A", "A"]}, "X: mano → mesa de A"),
        ({"object": "X", "zone": ["hand", "field"], "player": ["A", "B"]}, "X: mano de A → mesa de B"),
        ({"object": "X", "zone": ["hand", "under"], "player": ["A", ""]}, "X: mano de A → debajo"),
        ({"object": "X", "mark": "tired", "before": False, "after": True}, "X: agotado"),
        ({"object": "X", "mark": "tired", "before": True, "after": False}, "X: ya no agotado"),
        ({"object": "X", "mark": "wounds", "before": 1, "after": 3}, "X: heridas, de 1 a 3"),
        ({"player": "A", "count": "points", "before": 0, "after": 2}, "Puntos de A: de 0 a 2"),
        ({"fact": "phase", "before": 0, "after": "end"}, "Fase: final"),
        ({"player": "A", "shuffled": "hand"}, "A baraja mano"),
        (
            {"effect": "…", "by": "M/1", "op": "add", "name": "power", "value": -2, "on": ["X"], "until": "end of turn"},
            "X: poder -2 hasta el final del turno",
        ),
        ({"effect": "…", "by": "M/1", "op": "grant", "name": "keywords", "value": "Haste", "on": [], "until": ""},
         "M/1 da «Haste»"),
        ({"ended": "…", "by": "M/1", "op": "add", "name": "power", "value": 1, "on": ["X"], "until": "x"},
         "Termina el efecto de M/1 sobre X"),
        ({"something": "new", "number": 3}, "something: new, number: 3"),
    ],
)  # fmt: skip
def test_a_change_is_told(said: Messages, change: Mapping[str, Any], expected: str) -> None:
    assert said.change({**change, "at": 7}) == expected


def test_a_choice_asks() -> None:
    said = Messages(OWN, messages(games.names()[0])._shared)
    options = (Option("sí"), Option("no"))
    assert said.question(Choice("A", "target", "flame", options, ())) == "¿Qué llama?"
    assert said.question(Choice("A", "order", "order", options, ())) == "¿Qué va antes?"
    assert said.question(Choice("A", "optional", "Mago/1", options, ())) == "¿Usa Mago/1?"
    assert said.question(Choice("A", "target", "blanco", options, ())) == "Elige «blanco»."


def test_items_are_joined_as_spanish_does() -> None:
    assert joined([]) == "nada"
    assert joined(["a"]) == "a"
    assert joined(["a", "Hielo"]) == "a y Hielo"
    assert joined(["a", "b", "hijo"]) == "a, b e hijo"


@pytest.mark.parametrize("game", games.names())
def test_the_messages_of_every_game_can_be_read(game: str) -> None:
    said = messages(game)
    for section in (said._own, said._shared):
        for key, template in (pair for part in section.values() for pair in part.items()):
            for one in (template,) if isinstance(template, str) else template:
                assert one.count("{") == one.count("}"), f"{game}: {key}"


@pytest.mark.parametrize("game", games.names())
def test_every_verb_of_a_move_has_its_spanish(game: str) -> None:
    assert [verb for verb in games.game(game).forms() if not messages(game).knows("actions", verb)] == []

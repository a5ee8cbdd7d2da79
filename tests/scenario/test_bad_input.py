"""Every wrong scenario gets one Spanish sentence with file, line and column, and the nearest valid word."""

import re
from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.replay.run import replay
from tests.scenario.toy import read, text

pytestmark = pytest.mark.usefixtures("toy")


def refused(folder: Path, content: str | None = None, **parts: str) -> str:
    """The sentence for a scenario that cannot be read or played; its place is on one line with it."""
    with pytest.raises(UserError) as error:
        replay(read(folder, content, **parts).situation)
    sentence = str(error.value)
    assert "\n" not in sentence
    assert re.search(r"prueba\.yaml, línea \d+, columna \d+: ", sentence), sentence
    return sentence.partition("prueba.yaml, ")[2]


def test_the_usual_scenario_is_right(tmp_path: Path) -> None:
    replay(read(tmp_path).situation)


EFFECT = "  Mago:\n    effects:\n      - when: play\n        do: [{}]\n  Duende: {{force: 1}}\n  Bosque: {{force: 1}}\n"
HERE = "¬"


@pytest.mark.parametrize(
    ("part", "content", "problem"),
    [
        # unknown words; HERE marks the place that the sentence must name
        ("head", "¬titulo: x\n", "«titulo» no existe en un escenario (¿quisiste decir «title»?"),
        ("head", "mechanics: [¬null]\n", "el valor está vacío y se esperaba un texto"),
        ("given", "  A: {}\n  turn number: ¬-1", "«-1» no vale aquí: debe ser 0 o más"),
        ("cards", EFFECT.format("{draw: ¬-1}"), "«-1» no vale aquí: debe ser 0 o más"),
        ("cards", "  Bosque: {¬forse: 3}", "¿quisiste decir «force»?"),
        ("given", "  A: {hand: [¬Magi]}", "¿quisiste decir «Mago»?"),
        ("given", "  A: {¬hands: [Mago]}", "¿quisiste decir «hand»?"),
        ("given", "  ¬C: {hand: [Mago]}", "«C» no existe en «given»"),
        ("given", "  A: {hand: [{card: Mago, ¬tierd: yes}]}", "¿quisiste decir «tired»?"),
        ("given", "  A: {}\n  phase: ¬mian", "¿quisiste decir «main»?"),
        ("cards", EFFECT.format("¬{destroi: self}"), "¿quisiste decir «destroy»?"),
        ("cards", EFFECT.format("{destroy: self}").replace("play", "¬plya"), "¿quisiste decir «play»?"),
        ("cards", EFFECT.format("{move: self, to: ¬han}"), "¿quisiste decir «hand»?"),
        ("cards", EFFECT.format("{¬move: self, to: hand}"), "«move» no existe en este juego"),
        ("cards", EFFECT.format("{modify: ¬forze, by: 1}"), "¿quisiste decir «force»?"),
        ("cards", EFFECT.format("{mark: self, as: ¬tird}"), "¿quisiste decir «tired»?"),
        ("cards", EFFECT.format("{gain: 1, of: ¬point}"), "¿quisiste decir «points»?"),
        ("cards", EFFECT.format("{destroy: {zone: ¬fild}}"), "¿quisiste decir «field»?"),
        ("script", "  - ¬C: {play: Mago}", "la clave «C» no existe en una línea de «script»"),
        ("script", "  - ¬A trys: {play: Mago}", "¿quisiste decir «A tries»?"),
        ("script", "  - A: ¬plai", "¿quisiste decir «play»?"),
        ("script", "  - A: ¬{play: Magoo}", "¿quisiste decir «Mago»?"),
        ("expect", "  B: {¬fild: []}", "¿quisiste decir «field»?"),
        ("expect", "  B: {field: ¬[Magoo]}", "¿quisiste decir «Mago»?"),
        ("expect", "  ¬applyed: toy:1.1", "¿quisiste decir «applied»?"),
        ("expect", "  cards: {¬Magoo: {zone: hand}}", "¿quisiste decir «Mago»?"),
        ("expect", "  cards: {Mago: {¬zona: hand}}", "¿quisiste decir «zone»?"),
        ("cards", EFFECT.format("{destroy: ¬blanko}"), "ninguna instrucción de esta habilidad da el nombre «blanko»"),
        ("cards", EFFECT.format("{reveal: 1, of: ¬dek}"), "«dek» no vale aquí: no es una zona"),
        ("cards", EFFECT.format("{draw: {fact: ¬poinst}}"), "¿quisiste decir «points»?"),
        ("cards", EFFECT.format("{destroy: {controller: ¬oponent}}"), "¿quisiste decir «opponent»?"),
        ("cards", EFFECT.format("{may: [{destroy: self}], player: ¬each}"), "«each» no vale aquí"),
        ("given", "  turn number: ¬muchos\n  A: {}", "número entero"),
        ("script", "  - A: {play: ¬[Mago, Mago]}", "hay una lista y se esperaba un texto"),
        ("expect", "  applied: ¬hola", "no es una cláusula de este juego"),
        ("expect", "  turn: ¬C", "«C» no vale aquí: no es un jugador (puede ser A, B)"),
        # wrong types
        ("cards", "  Bosque: {force: ¬mucha}", "número entero"),
        ("cards", "  Bosque: ¬[force]", "hay una lista"),
        ("given", "  A: {points: ¬muchos}", "número entero"),
        ("given", "  ¬- A", "«clave: valor»"),
        ("script", "  ¬A: {play: Mago}\n  B: {play: Mago}", "hay 2 claves en una línea de «script»"),
        ("script", "  - A: ¬[play]", "hay una lista y se esperaba un verbo"),
        ("expect", "  ¬- B", "«clave: valor»"),
        ("expect", "  ¬{}", "no se dice nada en «expect»"),
        # duplicate keys, anchors, aliases, tags
        ("given", "  A: {hand: [Mago]}\n  ¬A: {}", "la clave «A» está repetida"),
        ("given", "  A: {hand: [¬&m Mago]}", "las anclas (&) no se admiten"),
        ("given", "  A: {hand: [¬*m]}", "alias (*)"),
        ("given", "  A: {hand: [¬!x Mago]}", "etiquetas (!)"),
        # the script
        ("script", "  - A: ¬{play: Duende}", "es ilegal (toy:3.2)"),
        ("script", "  - A: ¬{play: Mago}", "falta que A decida «order»; puede ser «Mago/1», «Mago/2»"),
        ("script", "  - A: {play: Mago, order: ¬Mago/3}", "¿quisiste decir «Mago/1»?"),
        ("script", "  - A: {play: Mago, order: Mago/1, blanco: ¬Duendi}", "¿quisiste decir «Duende»?"),
        ("script", "  - A: {play: Mago, order: Mago/1, blanco: Duende}\n  - A: ¬{otra: cosa}", "nada pide aquí «otra»"),
        ("script", "  - A: {play: Mago, order: Mago/1, blanco: Duende}\n  - B responds: ¬{hit: Mago}", "nada pide aquí «hit»"),
    ],
)  # fmt: skip
def test_a_mistake_has_its_place_and_the_nearest_word(tmp_path: Path, part: str, content: str, problem: str) -> None:
    before, _, _ = text(**{part: content}).partition(HERE)
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    sentence = refused(tmp_path, **{part: content.replace(HERE, "")})
    assert problem in sentence
    assert sentence.startswith(f"línea {line}, columna {column}: ")


def test_a_duplicate_card_key_and_a_missing_part(tmp_path: Path) -> None:
    assert "repetida" in refused(tmp_path, cards="  Bosque: {force: 1, force: 2}")
    assert "hace falta decir también «given»" in refused(tmp_path, "id: toy/prueba\ngame: toy\n")


def test_an_unknown_game_and_reading(tmp_path: Path) -> None:
    assert "¿quisiste decir «toy»?" in refused(tmp_path, text().replace("game: toy", "game: tyo"))
    assert "la lectura «sin fuersa» no existe (¿quisiste decir «sin fuerza»?" in refused(
        tmp_path, head="reading: {sin fuersa: x}\n"
    )
    assert "no es un sentido (¿quisiste decir «se queda»?" in refused(
        tmp_path, head="reading: {sin fuerza: se quedo}\n"
    )


def test_a_script_that_never_ends(tmp_path: Path) -> None:
    cards = (
        "  Mago:\n    force: 1\n    effects:\n      - {when: {event: gain, player: you}, do: [{gain: 1, of: points}]}\n"
    )
    cards += "      - {when: play, do: [{gain: 1, of: points}]}\n  Duende: {force: 1}\n  Bosque: {force: 1}\n"
    sentence = refused(tmp_path, cards=cards, script="  - A: {play: Mago}", expect="  A: {points: 1}")
    assert "el guion no termina nunca" in sentence
    assert sentence.startswith("línea 19, columna 8")


def test_a_mark_that_must_be_a_number(tmp_path: Path) -> None:
    sentence = refused(
        tmp_path, given="  A: {hand: [Mago], field: [{card: Bosque, wounds: muchas}]}", expect="  A: {pile: []}"
    )
    assert sentence.startswith("línea 17, columna 29: «muchas» debe ser un número entero")


def test_a_bad_file(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="pasa de 1 MB"):
        read(tmp_path, "# " + "x" * 10_000_000)
    with pytest.raises(UserError, match="línea 1, columna 1"):
        read(tmp_path, "")
    deep = text(given="  A: " + "[" * 500 + "]" * 500)
    assert "anidado" in refused(tmp_path, deep)
    assert "el YAML no se entiende" in refused(tmp_path, text().replace("Una prueba", "[Una"))
    with pytest.raises(UserError, match=r"prueba\.yaml"):
        (tmp_path / "prueba.yaml").write_bytes(b"id: \xff\xfe")
        from judgekit.scenario.loading import load  # noqa: PLC0415

        load(tmp_path / "prueba.yaml")


def test_an_answer_that_tries_where_nothing_is_left_to_decide(tmp_path: Path) -> None:
    script = "  - A: {play: Mago, order: Mago/1, blanco: Duende, herido: [try Duende, Bosque#2]}"
    game = replay(read(tmp_path, script=script).situation).game
    assert game.attempts == [("toy:2.2",)]


def test_what_a_question_is_about_is_on_the_table(tmp_path: Path) -> None:
    sentence = refused(tmp_path, head="about: [Magho, hand]\n")
    assert "«about» dice «Magho», que no es una carta ni una cuenta de esta mesa (¿quisiste decir «Mago»?" in sentence
    replay(read(tmp_path, head="about: [Mago, hand, order]\n").situation)

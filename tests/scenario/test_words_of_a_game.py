"""A word that nothing would ever read is refused with its place and the nearest one, in every game."""

from pathlib import Path

import pytest

from judgekit import bank
from judgekit.errors import UserError
from judgekit.replay.run import replay
from judgekit.scenario.loading import load
from judgekit.scenario.old_words import OLD_WORDS
from tests.scenario.frame import FRAME, read

HERE = "¬"


def card(effects: str, more: str = "") -> str:
    return f"{{X: {{{more}effects: [{effects}]}}}}"


@pytest.mark.parametrize(
    ("game", "effects", "problem"),
    [
        # filters
        ("lorcana", "{when: quest, do: [{banish: {type: ¬charcter}}]}", "¿quisiste decir «character»?"),
        ("fftcg", "{when: attack, do: [{dull: {elements: ¬fier}}]}", "¿quisiste decir «fire»?"),
        ("yugioh", "{when: send, do: [{destroy: {icon: ¬quick}}]}", "¿quisiste decir «quick-play»?"),
        ("cipher", "{when: attack, do: [{tap: {keyword: ¬CSC}}]}", "¿quisiste decir «CCS»?"),
        ("lorcana", "{when: quest, do: [{banish: {cost: ¬dos}}]}", "«dos» no vale en «cost»: escribe un número"),
        ("digimon", "{when: delete, do: [{delete: {token: ¬quizá}}]}", "escribe «yes» o «no»"),
        ("lorcana", "{when: quest, do: [{banish: {is: ¬sefl}}]}", "¿quisiste decir «self»?"),
        ("lorcana", "{when: quest, do: [{banish: {controller: ¬oponent}}]}", "¿quisiste decir «opponent»?"),
        ("lorcana", "{when: quest, do: [{banish: {owner: ¬yuo}}]}", "el jugador «yuo»"),
        ("digimon", "{when: delete, do: [{trash: {under: ¬himself}}]}", "¿quisiste decir «self»?"),
        (
            "digimon",
            "{when: delete, do: [{delete: {highest: ¬pd}}]}",
            "«pd» no vale aquí: no es una característica de este juego",
        ),
        ("lorcana", "{when: quest, do: [{banish: {zone: ¬plya}}]}", "¿quisiste decir «play»?"),
        # patterns
        ("lorcana", "{when: {event: move, to: ¬cementerio}, do: [{draw: 1}]}", "«cementerio» no existe"),
        ("lorcana", "{when: {event: move, from: ¬zona inventada}, do: [{draw: 1}]}", "«zona inventada» no existe"),
        ("lorcana", "{when: {event: banish, cause: ¬desafio}, do: [{draw: 1}]}", "la causa «desafio»"),
        # abilities
        ("lorcana", "{when: quest, zone: ¬discrad, do: [{draw: 1}]}", "¿quisiste decir «discard»?"),
        ("cipher", "{static: [{modify: power, by: 10}], keyword: ¬CSC}", "¿quisiste decir «CCS»?"),
        ("digimon", "{when: delete, keyword: ¬Scapegota, do: [{draw: 1}]}", "¿quisiste decir «Scapegoat»?"),
        ("fftcg", "{activate: ¬acción, do: [{draw: 1}]}", "¿quisiste decir «action»?"),
        ("yugioh", "{activate: ¬fast, do: [{draw: 1}]}", "la ventana «fast»"),
        ("lorcana", "{would: damage, becomes: {¬amuont: 0}}", "¿quisiste decir «amount»?"),
        ("digimon", "{would: move, becomes: {to: ¬trahs}}", "¿quisiste decir «trash»?"),
        ("lorcana", "{when: quest, do: [{damage: {event: ¬amunt}, to: self}]}", "¿quisiste decir «amount»?"),
        ("lorcana", "{when: quest, ¬targets: [{choose: {type: item}}], do: [{draw: 1}]}", "«targets» no hace nada"),
        ("digimon", "{when: play, ¬targets: [{choose: {type: tamer}}], do: [{draw: 1}]}", "«targets» no hace nada"),
        ("yugioh", "{when: send, ¬inherited: yes, do: [{draw: 1}]}", "«inherited» no hace nada"),
        ("cipher", "{static: [{allow: repeated character, ¬against: {main: yes}}]}", "«against» no hace nada"),
        ("yugioh", "{activate: quick, ¬speed: 2, do: [{draw: 1}]}", "la clave «speed» no existe"),
        # names
        ("lorcana", "{when: quest, do: [{choose: {type: item}, as: blanco}, {banish: ¬blnco}]}", "«blanco»?"),
        ("lorcana", "{when: quest, do: [{may: [{draw: 1}], as: si}, {if: {did: ¬sy}, then: [draw]}]}", "«sy»"),
        ("digimon", "{when: play, do: [{reveal: 3, as: vistas}, {put back: ¬visats}]}", "«vistas»?"),
        (
            "lorcana",
            "{when: quest, do: [{choose: {type: item}, as: blanco}]}, {when: banish, do: [{banish: ¬blanco}]}",
            "ninguna instrucción de esta habilidad da el nombre «blanco»",
        ),
        # what could never matter
        ("lorcana", "{static: [{forbid: {event: ¬turn start}}]}", "escribe «when: turn start»"),
        ("yugioh", "{would: {event: ¬send, of: {is: other}}, stops: yes}", "escribe «{event: move, to: graveyard}»"),
        ("lorcana", "{would: {event: banish, ¬to: discard}, stops: yes}", "no se sabe adónde va: quita «to»"),
        ("lorcana", "{when: {event: quest, ¬amount: 2}, do: [draw]}", "«quest» no dice ninguna cantidad"),
        ("lorcana", "{when: {event: turn start, ¬of: {type: item}}, do: [draw]}", "no le ocurre a ninguna carta"),
        ("cipher", "{when: {event: draw, player: you, ¬from: deck}, do: [draw]}", "no le ocurre a ninguna carta"),
        ("fftcg", "{when: {event: move, to: ¬field}, do: [draw]}", "no se llama «move» en este juego: escribe «play»"),
        ("lorcana", "{when: quest, do: [{move: self, to: ¬play}]}", "con «move» no se entra ahí: escribe «play»"),
        ("lorcana", "{when: quest, do: [{forbid: draw, ¬on: self}]}", "no le ocurre a ninguna carta: quita «on»"),
        # numbers
        ("lorcana", "{when: quest, do: [{damage: {event: ¬amount}, to: self}]}", "«amount» no lo dice «quest»"),
        ("lorcana", "{when: quest, do: [{modify: ¬inks, by: 1}]}", "la característica con número «inks»"),
        ("digimon", "{when: play, do: [{draw: {value: ¬traits}}]}", "la característica con número «traits»"),
        # counts, statuses, characteristics
        ("lorcana", "{when: quest, if: {compare: {fact: ¬lor}, with: '>= 1'}, do: [draw]}", "¿quisiste decir «lore»?"),
        ("lorcana", "{when: quest, do: [{play: self, with: [¬exerted2]}]}", "¿quisiste decir «exerted»?"),
        ("lorcana", "{when: quest, do: [{modify: ¬move_cost, by: 1}]}", "¿quisiste decir «move cost»?"),
        (
            "digimon",
            "{when: play, do: [{choose total: {type: tamer}, of: ¬pd, most: 3}]}",
            "«pd» no vale aquí: no es una característica de este juego",
        ),
        ("digimon", "{when: play, do: [{attack: self, ignoring: [¬attack when plaid]}]}", "«attack when played»?"),
    ],
)
def test_a_word_that_nothing_reads_is_refused(tmp_path: Path, game: str, effects: str, problem: str) -> None:
    column = len("cards: ") + card(effects).index(HERE) + 1
    with pytest.raises(UserError) as error:
        read(tmp_path, game, card(effects.replace(HERE, "")))
    assert problem in str(error.value)
    assert f"prueba.yaml, línea 6, columna {column}: " in str(error.value)


CARD_THAT_COUNTS = """\
game: lorcana
cards:
  X: {strength: 1, willpower: 1, lore: 1, effects: [{when: quest, do: [EFFECTS]}]}
  I: {type: item}
given: {A: {play: [X, I], deck: 9 cards}}
script: [A: {quest: X, x: [try X, sí]}]
"""
OLD = {
    "choose among": ("digimon", "{when: play, do: [{reveal: 3}, {choose among: seen, that: {}}]}"),
    "damage amount": ("fftcg", "{when: attack, do: [{damage: event, amount: 1000}]}"),
    "damage player": ("fftcg", "{when: attack, do: [{damage player: opponent}]}"),
    "excavate": ("yugioh", "{when: send, do: [{excavate: 2}]}"),
    "from security": ("digimon", "{when: play, do: [{from security: 1}]}"),
    "look": ("lorcana", "{when: quest, do: [{look: 3}]}"),
    "pick": ("lorcana", "{when: quest, do: [{reveal: 3}, {pick: seen, as: x}]}"),
    "recover": ("digimon", "{when: play, do: [{recover: 1}]}"),
    "return rest": ("digimon", "{when: play, do: [{reveal: 3}, {return rest: seen}]}"),
    "show": ("yugioh", "{when: send, do: [{show: event}]}"),
    "use for free": ("lorcana", "{when: quest, do: [{use for free: self}]}"),
}


@pytest.mark.parametrize("old", sorted(OLD_WORDS))
def test_an_old_word_says_what_is_written_now(tmp_path: Path, old: str) -> None:
    game, effects = OLD[old]
    with pytest.raises(UserError) as error:
        read(tmp_path, game, card(effects))
    assert f"ahora se escribe «{OLD_WORDS[old]}»" in str(error.value)


NO_NUMBER = [
    ("{draw: {event: damage}}", "«damage» no existe"),
    ("{may: [draw], as: x}, {draw: ¬{chosen: x}}", "«x» no es un número, sino un sí o un no"),
    ("{name a card: x}, {draw: ¬{chosen: x}}", "«x» no es un número, sino «X»"),
    ("{draw: ¬{value: strength, of: {type: item}}}", "«strength» no es un número en este momento: «I» no lo tiene"),
]


@pytest.mark.parametrize(("effects", "problem"), NO_NUMBER[1:])
def test_an_amount_that_is_no_number_when_it_is_used_says_where(tmp_path: Path, effects: str, problem: str) -> None:
    text = CARD_THAT_COUNTS.replace("EFFECTS", effects)
    column = next(line.index(HERE) for line in text.splitlines() if HERE in line) + 1
    path = tmp_path / "prueba.yaml"
    path.write_text(text.replace(HERE, ""), encoding="utf-8")
    with pytest.raises(UserError) as error:
        replay(load(path).situation)
    assert problem in str(error.value)
    assert f"línea 3, columna {column}: " in str(error.value)


@pytest.mark.parametrize(
    ("happened", "problem"),
    [
        ("{event: quest, power: 3}", "de «quest» no se dice «power»"),
        ("{event: draw, amuont: 1}", "de «draw» no se dice «amuont» (¿quisiste decir «amount»?"),
        ("{event: asked, card: X}", "de «asked» no se dice «card»"),
        ("{event: draw, card: X}", "de «draw» no se dice «card»"),
        ("{event: triggers, abilty: X/1}", "¿quisiste decir «ability»?"),
        ("{event: quest, card: Y}", "no hay carta «Y»"),
    ],
)
def test_what_happens_is_asked_in_the_words_of_the_record(tmp_path: Path, happened: str, problem: str) -> None:
    text = CARD_THAT_COUNTS.replace("EFFECTS", "draw") + f"expect: {{happened: {happened}}}\n"
    path = tmp_path / "prueba.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError) as error:
        load(path)
    assert problem in str(error.value)
    assert "línea 7, columna 20: " in str(error.value)


@pytest.mark.parametrize(
    ("key", "written", "problem"),
    [
        ("source", "un torneo", "«un torneo» no vale aquí: no es una cláusula de este juego; escribe «lorcana:número»"),
        ("source", "fftcg:1.1", "«fftcg:1.1» no vale aquí: no es una cláusula de este juego"),
        ("expect", "{applied: lorcana}", "«lorcana» no vale aquí: no es una cláusula"),
        ("expect", "{tries: [ilegal]}", "¿quisiste decir «illegal»?"),
        ("expect", "{not applied: 'lorcana:uno'}", "«lorcana:uno» no vale aquí: no es una cláusula"),
        ("expect", "{winner: C}", "«C» no vale aquí: no es un final de la partida (puede ser A, B, draw, none)"),
        ("expect", "{phase: mian}", "¿quisiste decir «main»?"),
        ("expect", "{turn: none}", "«none» no vale aquí: no es un jugador"),
    ],
)
def test_the_clauses_and_the_facts_look_like_what_they_are(
    tmp_path: Path, key: str, written: str, problem: str
) -> None:
    text = FRAME.format(game="lorcana", cards="{}", given="{}", script="[]", expect="{turn: A}")
    old = next(line for line in text.splitlines() if line.startswith(f"{key}: "))
    path = tmp_path / "prueba.yaml"
    path.write_text(text.replace(old, f"{key}: {written}"), encoding="utf-8")
    with pytest.raises(UserError) as error:
        load(path)
    assert problem in str(error.value)
    assert "prueba.yaml, línea " in str(error.value)


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("[A: quest]", "«quest» necesita datos, escribe «{quest: …}»"),
        ("[A: challenge]", "escribe «{challenge: …, against: …}»"),
        ("[A: {quests: X}]", "nada pide aquí «quests» (¿es la jugada «quest», mal escrita?)"),
        ("[A: {quest: X, X/1: sí}]", "nada pide aquí «X/1»: la habilidad existe, pero aquí no se dispara"),
        ("[A: {quest: X, X/9: sí}]", "nada pide aquí «X/9»"),
        ("[A: {orders: X}]", "nada pide aquí «orders» (¿es la respuesta «order», mal escrita?)"),
    ],
)
def test_a_line_of_the_script_says_what_is_wrong_with_it(tmp_path: Path, script: str, problem: str) -> None:
    cards = "{X: {strength: 1, willpower: 1, lore: 1, effects: [{when: banish, may: yes, do: [{draw: 1}]}]}}"
    with pytest.raises(UserError) as error:
        replay(read(tmp_path, "lorcana", cards, "{A: {play: [X]}}", script).situation)
    assert problem in str(error.value)


def test_every_cause_that_happens_can_be_waited_for() -> None:
    for scenario in bank.scenarios():
        game = replay(scenario.situation).game
        found = {str(step.args["cause"]) for step in game.trace.steps if "cause" in step.args}
        assert found <= set(game.causes), scenario.id

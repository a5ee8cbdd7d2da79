"""A card's text in brief Spanish, from its abilities as data."""

import json
import re

import pytest

from judgekit import games
from judgekit.bank import find, scenarios
from judgekit.games.messages import messages
from judgekit.replay.run import seat
from judgekit.replay.script import Script
from judgekit.scenario import loads
from judgekit.scenario.model import Scenario
from judgekit.story.card_text import CardText

ENGLISH = re.compile(r"\b(the|choose|when|target|self|with|controller|opponent|you|hand|play|draw)\b")


def told(scenario: Scenario) -> dict[str, str]:
    table = seat(scenario.situation, Script(()))
    every = {one.card.name for one in table.state.objects.values()}
    return dict(line.split(": ", 1) for line in CardText(messages(scenario.game)).texts(table, every))


def test_what_a_card_does() -> None:
    (scenario,) = find(["digimon/disparo-nuevo-primero"])
    assert told(scenario)["Silphymon"] == (
        "1) al evolucionar: elegir 1 Digimon del oponente («blanco»); «blanco»: DP -7000 hasta el final del turno · "
        "2) al evolucionar: elegir 1 Digimon del oponente (DP 4000 o menos) («destruido»); destruir «destruido»"
    )


def test_only_the_cards_that_are_wanted() -> None:
    (scenario,) = find(["digimon/disparo-nuevo-primero"])
    table = seat(scenario.situation, Script(()))
    (line,) = CardText(messages("digimon")).texts(table, {"Silphymon"})
    assert line.startswith("Silphymon: 1) al evolucionar: elegir 1 Digimon del oponente")
    assert "DP -7000" in line


@pytest.mark.parametrize("game", games.names())
def test_every_card_of_the_bank_speaks_spanish(game: str) -> None:
    for scenario in scenarios(game=game):
        for said in told(scenario).values():
            outside = re.sub(r"«[^»]*»", "", said)
            assert "Filter(" not in outside
            assert "(origin" not in outside
            assert not ENGLISH.search(outside), (scenario.id, said)


@pytest.mark.parametrize(
    ("text", "told_of"),
    [
        ('Añade a tu mano 1 monstruo "Faro" en tu Deck, excepto "Faro Gris".', "que no se llama «Faro Gris» cuyo nombre contiene «Faro»"),
        ("Si tu adversario no controla monstruos: roba 1 carta.", "si no hay monstruo del oponente"),
    ],
)  # fmt: skip
def test_what_is_excluded_is_told_as_excluded(text: str, told_of: str) -> None:
    situation = loads(
        f"game: yugioh\ncards:\n  Faro: {{type: spell, text: {json.dumps(text)}}}\n"
        "given: {A: {hand: [Faro], deck: [9 cards]}, B: {deck: [9 cards]}}\nscript:\n  - stop\n"
    ).situation
    table = seat(situation, Script(()))
    (line,) = CardText(messages("yugioh")).texts(table, {"Faro"})
    assert told_of in line


def test_who_controls_a_card_and_who_owns_it_are_both_told() -> None:
    effects = "[{when: {event: destroy, of: {is: self, controller: you, owner: WHOSE}}, do: [draw]}]"
    for whose, said in (("you", "de tu propiedad"), ("opponent", "propiedad del oponente")):
        text = f"cards: {{Torre: {{level: 4, effects: {effects.replace('WHOSE', whose)}}}}}"
        scenario = loads(f"game: yugioh\n{text}\ngiven: {{A: {{monsters: [Torre]}}}}\n", "mesa.yaml")
        assert told(scenario)["Torre"] == f"al ser destruido (esta carta tuya {said}): robar 1"


def test_the_end_phase_is_not_the_end_of_a_battle() -> None:
    """One word is the goal of two events: of each it is told as its own."""
    text = "cards: {Torre: {level: 4, effects: [{when: {event: phase, to: end}, do: [draw]}]}}"
    scenario = loads(f"game: yugioh\n{text}\ngiven: {{A: {{monsters: [Torre]}}}}\n", "mesa.yaml")
    assert told(scenario)["Torre"] == "al llegar a la End Phase: robar 1"


def test_what_comes_first_after_something_is_told_with_both() -> None:
    condition = "{next: {event: phase, to: standby}, after: {event: send, of: {is: card}}}"
    effects = f"[{{when: {{event: phase, to: standby}}, zone: graveyard, condition: {condition}, do: [draw]}}]"
    text = f"cards: {{Torre: {{level: 4, effects: {effects}}}}}"
    scenario = loads(f"game: yugioh\n{text}\ngiven: {{A: {{monsters: [Torre]}}}}\n", "mesa.yaml")
    assert told(scenario)["Torre"] == (
        "[en el Cementerio] al llegar a la Standby Phase, si es la primera vez (al llegar a la Standby Phase)"
        " desde esto: al ser mandado al Cementerio (esta carta): robar 1"
    )


def test_the_next_end_phase_is_not_the_one_that_has_begun() -> None:
    (scenario,) = find(["yugioh/en-la-proxima-end-phase-y-no-en-esta"])
    assert "(en la próxima, no en la que ya esté en curso)" in told(scenario)["Pasaje de Bruma"]
    (scenario,) = find(["yugioh/en-la-end-phase-que-ya-ha-empezado"])
    assert "próxima" not in told(scenario)["Pasaje de Bruma"]


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        (
            "[{when: attack, do: [{negate attack: {type: monster, attacking: yes}}]}]",
            "negar el ataque de cada monstruo que ataca",
        ),
        (
            "[{when: {event: send, of: {type: monster}}, condition: {object: event, matches: {attacking: yes}}, do: [draw]}]",
            "si esa carta ataca: robar 1",
        ),
        ("[{when: {event: destroy, of: {type: monster}}, do: [{banish: event}]}]", "desterrar esa carta"),
        (
            "[{activate: ignition, targets: [{choose: {type: monster}, as: uno}], do: [{destroy: uno}]}]",
            "se activa: al activarla, elegir 1 monstruo («uno»); al resolver, destruir «uno»",
        ),
        (
            "[{activate: ignition, do: [{choose: {type: monster}, as: uno}, {destroy: uno}]}]",
            "se activa: elegir 1 monstruo («uno»); destruir «uno»",
        ),
        (
            "[{activate: ignition, do: [{later: {event: phase, to: end}, do: [draw]}]}]",
            "más tarde, al llegar a la End Phase",
        ),
    ],
)
def test_it_is_told_as_one_says_it(effects: str, said: str) -> None:
    text = f"cards: {{Torre: {{level: 4, effects: {effects}}}}}"
    scenario = loads(f"game: yugioh\n{text}\ngiven: {{A: {{monsters: [Torre]}}}}\n", "mesa.yaml")
    assert said in told(scenario)["Torre"]

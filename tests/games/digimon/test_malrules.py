"""A rule as people get it wrong is one method: the scenarios of the rule come out otherwise, and nothing breaks."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from judgekit.engine.game import Game
from judgekit.engine.malrule import Malrule, with_malrule
from judgekit.engine.rule import rules_of
from judgekit.errors import UserError
from judgekit.games import game_as_read
from judgekit.games.digimon import GAME, MALRULES
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.scenario.model import Scenario
from tests.games.believing import a_part
from tests.games.digimon.bank import BANK

NOTICED: Mapping[str, Sequence[str]] = {
    "pausar": ("save-antes-que-el-tamer",),
    "turno ante todo": ("disparo-nuevo-primero", "ataque-terminado-por-efecto"),
    "por orden de llegada": ("disparo-nuevo-primero", "fighter-mode-antes-que-minomon", "takato-ataca-primero"),
    "nada se pierde": ("omekamon-no-llega", "evade-contra-cero-dp"),
    "destruido y activado": ("calling-se-lleva-el-tope",),
    "la source es dueña": ("calling-se-lleva-el-tope", "calling-se-lleva-la-source"),
    "efecto cortado": ("king-version-se-guarda-y-sigue", "sakuyamon-x-se-va-a-medias"),
    "Piercing se vuelve a mirar": ("piercing-ya-activado",),
    "recién llegado": ("raid-que-no-vio-el-ataque", "takumi-llega-tarde", "yokomon-mete-a-gabumon"),
    "rechazar gasta": ("opcional-que-se-deja-para-luego",),
    "enseñar la mano": ("beelstarmon-no-ensena-la-mano",),
    "fallar gasta": ("upamon-antes-que-snowagumon",),
    "el if al disparar": ("sakuttomon-mira-el-nivel-al-activar", "snowagumon-antes-que-upamon"),
    "hasta cero": ("hasta-dos-es-al-menos-una",),
    "De-Digivolve exacto": ("de-digivolve-tres",),
    "llenar el total": ("total-de-quince-mil",),
    "Then depende": ("then-sin-primera-parte",),
    "intentar es pagar": ("interruptivo-dentro-de-otro",),
    "nadie se ve": ("dorumon-se-ve-a-si-mismo", "ulforce-se-ve-jugado"),
    "Triggers por reloj": ("patamon-dispara-varios-triggers", "destruccion-por-dp-y-token"),
    "sin atacante no hay Counter": ("blast-contra-un-atacante-que-no-esta",),
    "terminar lo borra todo": ("ataque-terminado-por-efecto",),
    "recién jugado ataca": ("limites-del-ataque", "subir-de-la-breeding-area", "vortex-solo"),
    "dos ataques": ("overclock-y-vortex", "blitz-dentro-de-otro-ataque"),
    "Digi-Egg destruido": ("digi-egg-descartado",),
    "evitado y olvidado": ("proto-form-despues-de-gabumon",),
    "debajo sigue en juego": ("magnamon-va-debajo", "todas-las-salidas"),
    "Overflow de la Battle Area": ("overflow-no-mira-la-battle-area",),
    "colores de debajo": ("colores-de-las-sources",),
    "Token no enviado": ("token-devuelto-a-la-mano",),
    "Piercing gana": ("piercing-no-gana",),
    "Rule Check en medio": ("cero-dp-dentro-del-efecto",),
    "reacciona quien lo juega": ("jugado-en-el-otro-lado",),
}

each = pytest.mark.parametrize("malrule", MALRULES, ids=lambda one: one.name)


def _outcome(scenario: Scenario, game: type[Game]) -> Any:
    """Passed or not, and the table and the order of effects at the end; the mistake where the script does not fit."""
    try:
        table = replay(scenario.situation, game=game).game
    except UserError as mistake:  # it asks what the script does not answer, or never asks what it does
        return False, str(mistake)
    order = [step.args["ability"] for step in table.trace.steps if step.key == "resolve"]
    return judge(scenario.claims, table).passed, (repr(table.state.summary()), order, table.attempts)


def _as_read(scenario: Scenario) -> type[Game]:
    return game_as_read("digimon", frozenset(scenario.situation.readings.items()))


def test_every_malrule_says_who_notices_it() -> None:
    assert [one.name for one in MALRULES] == list(NOTICED)


@each
def test_a_malrule_overrides_one_method_of_the_game(malrule: Malrule) -> None:
    (name,) = (name for name in vars(malrule.mixin) if not name.startswith("_"))
    assert name in rules_of(GAME)


@each
def test_who_believes_it_plays_another_game(malrule: Malrule) -> None:
    for name in NOTICED[malrule.name]:
        passed, how = _outcome(BANK[name], with_malrule(_as_read(BANK[name]), malrule))
        assert not passed, name
        assert how != _outcome(BANK[name], _as_read(BANK[name]))[1], name


@each
def test_no_scenario_of_the_bank_breaks(malrule: Malrule) -> None:
    for scenario in a_part(BANK.values()):
        _outcome(scenario, with_malrule(_as_read(scenario), malrule))  # raises what is not the user's mistake

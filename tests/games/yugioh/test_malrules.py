"""What people commonly get wrong: which scenarios of the bank come out otherwise where somebody believes it."""

import pytest

from judgekit import games
from judgekit.bank import scenarios
from judgekit.coverage.killed import fails
from judgekit.engine.actions import IllegalMove
from judgekit.engine.malrule import Malrule
from judgekit.games.yugioh import MALRULES
from judgekit.replay.run import replay
from judgekit.replay.script import NoOption, Unanswered, Unused
from judgekit.scenario.model import Scenario
from tests.games.believing import a_part

BANK = {one.id: one for one in scenarios(game="yugioh")}
NOTICED = {
    "la Cadena empieza por el principio": (
        "a-una-activacion-si-se-responde ambos-a-cero-es-empate continua-con-el-efecto-negado-se-queda "
        "cuatro-eslabones disparos-a-la-vez-en-turno-ajeno disparos-a-la-vez-forman-cadena "
        "efecto-rapido-y-efecto-de-encendido equipo-sin-monstruo-se-destruye "
        "llegar-a-cero-termina-el-duelo los-disparos-esperan-a-la-cadena rugido-sin-negar-impide-atacar "
        "siete-herramientas-detienen-rugido sincronizador-de-basura-revive-sin-efectos "
        "solo-un-contraefecto-responde-a-otro tabla-del-ejemplo-segun-otra-lectura "
        "vortice-negado-no-devuelve-el-coste"
    ),
    "resolver sin preguntar": ("una-magica-normal-no-responde"),
    "Velocidad 1 en respuesta": (
        "cuatro-eslabones efecto-rapido-y-efecto-de-encendido solo-un-contraefecto-responde-a-otro "
        "una-magica-normal-no-responde"
    ),
    "responder a una Invocación": ("invocar-no-se-puede-encadenar una-invocacion-normal-por-turno"),
    "el coste se recupera": (
        "cuatro-eslabones solo-un-contraefecto-responde-a-otro vortice-negado-no-devuelve-el-coste"
    ),
    "todo cabe en el Damage Step": ("damage-step-solo-cambios-de-atk"),
    "buscar en vano": ("buscar-en-el-deck buscar-sin-objetivo"),
    "el Volteo va antes del daño": ("volteo-tras-el-calculo"),
    "atacar tras ceder el ataque": ("repeticion-con-otro-monstruo repeticion-sin-atacar"),
    "un ataque negado es una batalla": ("invocacion-xyz-y-desacople"),
    "la Defensa no protege los LP": (
        "damage-step-solo-cambios-de-atk el-efecto-continuo-boca-abajo-no-prohibe "
        "vencer-una-defensa-no-hace-dano volteo-tras-el-calculo"
    ),
    "dos ceros se destruyen": ("dos-ceros-no-se-destruyen"),
    "todo se revive": ("sincronia-no-revive-sin-invocarse-antes un-efecto-trae-solo-a-quien-puede"),
    "barajar es dejar el Campo": ("deja-el-campo-o-se-baraja"),
    "los Péndulos van al Cementerio": ("monstruo-corriente-va-al-cementerio pendulo-destruido-va-al-deck-extra"),
    "Sacrificar es destruir": ("sacrificios-segun-el-nivel"),
    "del destierro también se manda": ("del-destierro-al-cementerio"),
    "lo robado es de quien lo roba": (
        "el-monstruo-robado-va-a-su-dueno repeticion-por-cambio-de-control xyz-que-deja-el-campo"
    ),
    "el Xyz robado pierde sus materiales": ("xyz-robado-y-tapado-conserva-materiales"),
    "una sola Mágica de Campo": ("continuas-equipo-y-campo"),
    "Mágica Colocada en turno ajeno": ("cuando-se-activa-cada-magica"),
    "Juego Rápido recién Colocado": ("juego-rapido-recien-colocado"),
    "Colocar e Invocar": ("una-invocacion-normal-por-turno"),
    "girar tras atacar": ("cambios-de-posicion-prohibidos"),
    "perder con el Deck vacío": ("robar-la-ultima-carta-no-pierde"),
    "robar en el primer turno": ("primer-turno-sin-robo-ni-batalla"),
    "batallar en el primer turno": ("sin-batalla-en-el-primer-turno"),
    "destruir es negar": (
        "normal-destruida-en-respuesta trampa-normal-destruida-en-respuesta "
        "efecto-de-un-monstruo-destruido-en-respuesta"
    ),
    "la Continua destruida se resuelve": ("continua-destruida-en-respuesta"),
    "Trampa recién Colocada": ("colocada-que-puede-activarse-ya"),
    "Invocar boca arriba en Defensa": ("invocaciones-que-no-valen"),
}


@pytest.mark.parametrize("malrule", MALRULES, ids=lambda one: one.name)
def test_these_scenarios_notice_it(malrule: Malrule) -> None:
    for name in NOTICED[malrule.name].split():
        scenario = BANK[f"yugioh/{name}"]
        assert fails(scenario, games.game_with(malrule, readings(scenario))), name


@pytest.mark.parametrize("malrule", MALRULES, ids=lambda one: one.name)
def test_wrong_rules_still_play(malrule: Malrule) -> None:
    """Only the script may have no answer to what other rules ask; the rules themselves raise nothing but Illegal."""
    for scenario in a_part(BANK.values()):
        try:
            replay(scenario.situation, game=games.game_with(malrule, readings(scenario)))
        except Exception as raised:
            ours = raised.__cause__ or raised.__context__ or raised
            assert isinstance(ours, IllegalMove | NoOption | Unanswered | Unused), f"{scenario.id}: {ours!r}"


def readings(scenario: Scenario) -> frozenset[tuple[str, str]]:
    return frozenset(scenario.situation.readings.items())

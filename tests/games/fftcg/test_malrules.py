"""Every malrule is noticed by these scenarios of the bank; and none of them breaks the game."""

import pytest

from judgekit.bank import scenarios
from judgekit.engine.malrule import Malrule
from judgekit.games import malrules
from tests.games.believing import run

BANK = scenarios(game="fftcg")
NOTICED: dict[str, tuple[str, ...]] = {
    "con Poder 0 se rompe": ("irrompible-con-poder-cero", "fin-de-turno-se-repite"),
    "sin origen no hay Habilidad": ("el-fin-sin-guerrero", "larzos-titan-sin-ultrashiva"),
    "seleccionar es elegir": ("seleccionar-no-es-elegir",),
    "lo demás se hace igual": ("remora-pierde-su-objetivo",),
    "un objetivo menos lo cancela todo": ("invocacion-reparte-su-dano", "objetivos-parciales"),
    "la condición se mira una vez": ("habilidad-condicional-se-comprueba-dos-veces",),
    "la Luz se descarta": ("pagos-que-no-valen",),
    "los CP de sobra no importan": ("pagos-que-no-valen",),
    "un Elemento basta": ("descarte-multielemento-un-elemento",),
    "un daño por atacante": ("equipo-imposible-para-coste-cuatro", "equipo-que-se-deja-pasar"),
    "hay que poder bloquear a todos": ("equipo-que-se-deja-pasar",),
    "la Iniciativa se contagia": ("iniciativa-del-bloqueador-contra-el-equipo",),
    "Bravura ataca otra vez": ("quien-puede-atacar",),
    "los Monstruos esperan": ("icono-dull-recien-llegado",),
    "Congelado sin fin": (
        "congelado-se-activa-al-otro-turno",
        "congelado-se-descongela-sin-activarse",
        "dulleado-sin-congelar-se-activa",
    ),
    "el refuerzo acaba antes": ("dano-y-refuerzo-acaban-a-la-vez",),
    "responder en la End Phase": ("end-phase-sin-invocaciones",),
    "el EX Burst es obligatorio": ("ex-burst-con-dano-rechazado",),
    "el EX Burst interrumpe el daño": ("ex-burst-de-invocacion-sin-respuesta",),
    "el nombre es de los dos": ("vaan-del-oponente-no-estorba",),
    "la Limit Break no vuelve": ("limit-break-se-juega-y-vuelve",),
}


def test_every_malrule_is_listed() -> None:
    assert sorted(NOTICED) == sorted(one.name for one in malrules("fftcg"))


@pytest.mark.parametrize("malrule", malrules("fftcg"), ids=lambda one: one.name)
def test_these_scenarios_are_played_to_their_end_with_another_outcome(malrule: Malrule) -> None:
    came_out = {one.id.removeprefix("fftcg/"): run(one, malrule) for one in BANK}
    assert set(NOTICED[malrule.name]) <= {name for name, passed in came_out.items() if passed is False}


@pytest.mark.parametrize("malrule", malrules("fftcg"), ids=lambda one: one.name)
def test_a_malrule_overrides_one_method(malrule: Malrule) -> None:
    assert len([name for name in vars(malrule.mixin) if not name.startswith("__")]) == 1

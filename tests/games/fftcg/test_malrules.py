"""Every malrule is noticed by these scenarios of the bank; and none of them breaks the game."""

import pytest

from judgekit.bank import scenarios
from judgekit.engine.malrule import Malrule
from judgekit.games import malrules
from tests.games.believing import a_part, run

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
    "lo demás de una acción se hace igual": ("habilidad-de-accion-sin-objetivo",),
    "lo demás de un disparo se hace igual": ("larzos-pierde-su-objetivo",),
    "lo que se dispara se hace en el acto": (
        "invocacion-cancelada-ya-lanzada",
        "fin-de-turno-se-repite",
    ),
    "primero lo primero": (
        "larzos-titan-ultrashiva",
        "poder-negativo-con-respuesta",
    ),
    "quien lanza cede la prioridad": ("responder-a-quien-responde",),
    "otro objetivo vale": ("alejandro-no-cambia-de-objetivo",),
    "vuelve la misma carta": ("quien-se-va-y-vuelve-es-otro",),
    "bajar un Personaje usa la Pila": ("portero-en-cada-entrada",),
    "al Ataque Furtivo se responde": ("ataque-furtivo-en-respuesta",),
    "alcanza a los que lleguen": ("ciclope-sin-refuerzo-se-lleva-al-pequeno",),
    "solo los que ya estaban": ("el-estandarte-alcanza-al-recien-llegado",),
    "el último Poder manda": (
        "ciclope-y-despues-diablo",
        "diablo-sobre-un-reforzado",
    ),
    "su nombre son todas": ("vincent-habla-de-si-mismo",),
    "una vez por turno no cuenta en los disparos": ("portero-una-vez-por-turno",),
    "un CP de cada Elemento": ("descarte-multielemento-un-elemento",),
    "la rebaja quita un Elemento": ("dos-elementos-por-mucho-que-se-rebaje",),
    "el Apoyo recién llegado no paga": ("apoyo-recien-jugado-da-cp",),
    "la especial pide la misma carta": ("otro-tidus-cualquiera-paga-la-especial",),
    "el Transporte también se encarece": ("artemisa-no-encarece-el-transporte",),
    "herido pega menos": ("el-herido-hace-seis-mil",),
    "sin bloqueador pasa al jugador": ("bloqueador-retirado-del-combate",),
    "el recién llegado no bloquea": ("el-recien-llegado-bloquea",),
    "la Iniciativa dispara en medio": ("la-iniciativa-dispara-despues",),
    "solo uno del equipo lo hizo": (
        "equipo-hace-el-dano-entre-todos",
        "equipo-rompe-entre-todos",
    ),
    "atacar manda sobre no poder": ("obligado-a-atacar-pero-impedido",),
    "uno solo es un equipo": ("quien-ataca-solo-no-es-un-equipo",),
    "el daño justo no rompe": ("dano-igual-al-poder-lo-hace-la-invocacion",),
    "ir a la Break Zone es romperse": ("poder-bajo-cero-se-pone-sin-romper",),
    "solo se congela lo que está en Dull": ("congelar-a-uno-activo",),
    "de dos iguales se queda uno": ("dos-del-mismo-nombre",),
    "una Luz y una Oscuridad": ("cosmos-deja-traer-otra-luz",),
    "los contadores la siguen": ("contadores-que-se-pierden-al-moverse",),
    "el Transporte lo intenta otra vez": ("transporte-sin-sitio-por-el-nombre",),
    "al EX Burst se responde": ("nadie-responde-al-ex-burst",),
    "el EX Burst usa toda la carta": ("ravus-usa-la-habilidad-del-icono",),
    "quien empieza roba dos": ("primer-turno-roba-una",),
    "quien busca encuentra": ("buscar-un-delantero",),
    "la mitad, hacia arriba": ("roba-la-mitad-de-tres",),
    "lo que traigo es mío": ("efecto-que-juega-la-carta-del-oponente",),
}


def told(malrule: Malrule) -> set[str]:
    """The scenarios that are said to notice it."""
    return {f"fftcg/{name}" for name in NOTICED[malrule.name]}


def test_every_malrule_is_listed() -> None:
    assert sorted(NOTICED) == sorted(one.name for one in malrules("fftcg"))


@pytest.mark.parametrize("malrule", malrules("fftcg"), ids=lambda one: one.name)
def test_these_scenarios_are_played_to_their_end_with_another_outcome(malrule: Malrule) -> None:
    among = {one.id: one for one in (*a_part(BANK), *(one for one in BANK if one.id in told(malrule)))}
    came_out = {name.removeprefix("fftcg/"): run(one, malrule) for name, one in among.items()}
    assert set(NOTICED[malrule.name]) <= {name for name, passed in came_out.items() if passed is False}


@pytest.mark.parametrize("malrule", malrules("fftcg"), ids=lambda one: one.name)
def test_a_malrule_overrides_one_method(malrule: Malrule) -> None:
    assert len([name for name in vars(malrule.mixin) if not name.startswith("__")]) == 1

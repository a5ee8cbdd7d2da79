"""Every malrule is noticed by these scenarios of the bank, and none of them breaks the game."""

import pytest

from judgekit.bank import scenarios
from judgekit.engine.malrule import Malrule
from judgekit.games import malrules
from tests.games.believing import run

BANK = scenarios(game="lorcana")
NOTICED: dict[str, tuple[str, ...]] = {
    "los disparos interrumpen": (
        "bolsa-lectura-activo-ordena-todo",
        "bolsa-lectura-activo-primero",
        "bolsa-lectura-nuevo-primero",
        "bolsa-lectura-por-tandas",
        "bolsa-primero-el-jugador-activo",
        "chernabog-elige-uno-y-baraja-el-otro",
        "disparo-de-inicio-espera-a-set",
        "facilier-espera-a-la-cancion",
        "mufasa-juega-fuera-de-su-turno",
        "recibir-dano-de-tres-maneras",
        "robar-dos-son-dos-robos",
        "un-desafiado-que-se-va",
    ),
    "la elección ilegal lo deshace todo": (
        "ward-deshace-solo-la-eleccion",
        "ward-propio-si-vale-para-todos",
        "ward-y-un-solo-objetivo-legal",
    ),
    "nunca fuera del propio turno": (
        "chernabog-elige-uno-y-baraja-el-otro",
        "mufasa-juega-fuera-de-su-turno",
    ),
    "el permiso gana": ("tiana-gana-a-genie",),
    "todo o nada": (
        "reflection-con-dos-cartas",
        "un-efecto-con-menos-cartas",
    ),
    "robar sin mazo pierde": ("robar-de-un-mazo-vacio-no-pierde",),
    "a la mano es robar": (
        "bolsa-lectura-activo-ordena-todo",
        "bolsa-lectura-activo-primero",
        "bolsa-lectura-nuevo-primero",
        "bolsa-lectura-por-tandas",
        "poner-en-la-mano-no-es-robar",
    ),
    "solo se recibe lo infligido": (
        "desterrado-por-dano-puesto",
        "recibir-dano-de-tres-maneras",
    ),
    "gratis tampoco agota": (
        "habilidad-gratis-de-un-objeto-agotado",
        "habilidad-gratis-paga-agotarse",
    ),
    "la rebaja se pierde": ("perdita-espera-al-cachorro",),
    "la rebaja se guarda": ("doc-rebaja-tambien-al-gratis",),
    "Belle da otra vez": (
        "belle-rejugada",
        "dos-belles-tres-tintas",
        "otra-belle-tras-la-primera",
    ),
    "el efecto gasta la tinta": ("fishbone-quill-no-cuenta",),
    "el inicio no espera": ("disparo-de-inicio-espera-a-set",),
    "quien empieza roba": ("preparacion-de-la-partida",),
    "los objetos se secan": (
        "fishbone-quill-no-cuenta",
        "objeto-recien-jugado",
    ),
    "Shift entra secándose": ("shift-hereda-estados",),
    "el texto de debajo vale": ("el-texto-de-debajo-no-cuenta",),
    "la de debajo se queda": (
        "la-pila-entera-vuelve-a-la-mano",
        "pila-al-tintero",
        "una-carta-puesta-debajo-no-esta-en-juego",
    ),
    "solo el nombre conjunto": (
        "chip-y-dale-sin-ampersand",
        "flotsam-nombrado-con-los-dos",
    ),
    "basta parte del nombre": (
        "flotsam-nombrado-con-los-dos",
        "lucky-no-es-lucky-dime",
    ),
    "quien desafía golpea antes": (
        "dano-simultaneo-en-el-desafio",
        "destierros-de-dos-jugadores-en-orden-de-turno",
        "mufasa-juega-fuera-de-su-turno",
    ),
    "las localizaciones, agotadas": ("desafiar-una-localizacion",),
    "el lore negativo resta": ("lore-negativo-no-resta",),
    "el descuento cambia el coste": ("cantar-con-impuesto-y-coste-justo",),
    "recién jugado, canta": ("recien-jugado-no-canta",),
    "el lore de la localización espera": ("el-lore-de-la-localizacion-no-espera",),
    "el nombre conjunto nombra a cada uno": ("flotsam-y-jetsam-nombrados-juntos",),
    "dos nombres, dos personajes": ("dos-nombres-un-solo-personaje",),
    "lo de debajo se elige": ("la-carta-de-debajo-no-se-elige",),
    "la fuerza negativa cura": ("fuerza-negativa-no-cura",),
    "se sale de la localización": ("mover-agotado-y-recien-jugado",),
    "las acciones van a la bolsa": ("una-accion-dispara-despues",),
}


def test_every_malrule_is_listed() -> None:
    assert sorted(NOTICED) == sorted(one.name for one in malrules("lorcana"))


@pytest.mark.parametrize("malrule", malrules("lorcana"), ids=lambda one: one.name)
def test_the_scenarios_that_notice_a_malrule(malrule: Malrule) -> None:
    came_out = {one.id.removeprefix("lorcana/"): run(one, malrule) for one in BANK}
    assert set(NOTICED[malrule.name]) <= {name for name, passed in came_out.items() if not passed}
    assert False in came_out.values(), "no scenario is played to its end with another outcome"


@pytest.mark.parametrize("malrule", malrules("lorcana"), ids=lambda one: one.name)
def test_a_malrule_overrides_one_method(malrule: Malrule) -> None:
    own = [name for name in vars(malrule.mixin) if not name.startswith("__")]
    assert len(own) == 1

"""Every malrule is noticed by these scenarios of the bank, which it plays to their end with another outcome."""

from functools import cache

import pytest

from judgekit.bank import scenarios
from judgekit.engine.malrule import Malrule
from judgekit.errors import UserError
from judgekit.games import game_with, malrules
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge

BANK = scenarios(game="cipher")
NOTICED: dict[str, tuple[str, ...]] = {
    "bond boca abajo inútil": (
        "bonds-boca-abajo-pagan-coste",
        "color-con-un-bond-boca-arriba",
        "un-bond-boca-arriba-basta",
    ),
    "bond usado, bond gastado": ("voltear-el-unico-bond-ya-usado",),
    "promovida de nacimiento": (
        "ccs-sin-class-change",
        "class-change-con-la-misma-carta",
        "desplegar-no-activa-la-habilidad-de-class-change",
    ),
    "nombre completo": ("desplegar-por-efecto-un-personaje-repetido", "tiki-no-se-repite"),
    "promover al coste de despliegue": (
        "class-change-con-la-misma-carta",
        "desplegar-y-promover-el-mismo-turno",
        "level-up-con-coste-de-promocion",
    ),
    "habilidad antes de robar": ("class-change-roba-aunque-la-habilidad-pida-mano-vacia",),
    "Level Up que roba": ("tiki-sube-de-nivel",),
    "girada y activa": ("mover-y-atacar",),
    "apoyo propio": ("chrom-no-apoya-a-chrom-al-defender", "chrom-no-apoya-a-chrom"),
    "crítico sin apoyo": ("critico-dobla-con-apoyo", "critico-dobla-tambien-los-efectos"),
    "crítico imparable": ("evasion-anula-el-critico",),
    "el empate salva": (
        "apoyo-sheeda-a-marth",
        "cont-con-condicion",
        "critico-dobla-con-apoyo",
        "critico-dobla-tambien-los-efectos",
        "el-segundo-jugador-si-ataca",
        "empate-destruye-al-defensor",
        "frederick-apoya-a-chrom",
        "marcha-propia-al-momento",
        "simultaneas-en-el-otro-orden",
    ),
    "el atacante también cae": (
        "apoyo-draug-a-marth",
        "apoyo-mayor-al-defensor",
        "cont-sin-su-condicion",
        "critico-solo-si-se-descarta",
        "poder-menor-no-hace-nada",
        "simultaneas-las-ordena-el-turno",
    ),
    "Main Character destruido": (
        "camus-contra-un-main-barato",
        "dos-orb-contra-uno",
        "habilidad-al-destruir-antes-de-descartar-apoyos",
        "main-vencido-toma-el-ultimo-orb",
        "marcha-inmediata-del-defensor",
    ),
    "último orb": ("dos-orb-contra-dos", "dos-orb-contra-uno", "main-vencido-toma-el-ultimo-orb"),
    "dos orb, dos derrotas": ("dos-orb-contra-uno",),
    "Main Character a salvo": ("camus-contra-un-main-barato",),
    "sin deck se pierde": (
        "deck-agotado-a-mitad-de-robo",
        "deck-agotado-en-plena-batalla",
        "deck-vuelve-con-la-primera-carta",
        "deck-y-descarte-vacios",
    ),
    "marcha que gira": (
        "marcha-inmediata-del-defensor",
        "marcha-propia-al-momento",
        "marcha-provocada-por-el-propio-jugador",
    ),
    "vanguardia obligatoria": ("marcha-provocada-por-el-propio-jugador",),
    "AUTO voluntaria": (
        "auto-en-cada-momento",
        "auto-obligatoria",
        "auto-una-vez-por-turno",
        "class-change-roba-aunque-la-habilidad-pida-mano-vacia",
        "critico-dobla-tambien-los-efectos",
        "fin-de-turno-poder-propio",
        "fin-de-turno",
        "marcha-fuera-de-la-fase-de-accion",
        "simultaneas-del-rival-tambien-las-ordena-el-turno",
        "simultaneas-en-el-otro-orden",
        "simultaneas-las-ordena-el-turno",
    ),
    "ACT una vez": ("act-sin-limite-por-turno",),
}


@cache
def noticing(malrule: Malrule) -> frozenset[str]:
    """The scenarios that come out otherwise for somebody who believes this; not those that they cannot play."""
    found = set()
    for one in BANK:
        table = game_with(malrule, frozenset(one.situation.readings.items()))
        try:
            if not judge(one.claims, replay(one.situation, game=table).game).passed:
                found.add(one.id.removeprefix("cipher/"))
        except UserError:
            continue
    return frozenset(found)


def test_every_malrule_is_listed() -> None:
    assert sorted(NOTICED) == sorted(one.name for one in malrules("cipher"))


@pytest.mark.parametrize("malrule", malrules("cipher"), ids=lambda one: one.name)
def test_the_scenarios_that_notice_a_malrule(malrule: Malrule) -> None:
    assert NOTICED[malrule.name]
    assert set(NOTICED[malrule.name]) <= noticing(malrule)


@pytest.mark.parametrize("malrule", malrules("cipher"), ids=lambda one: one.name)
def test_a_malrule_overrides_one_rule_method(malrule: Malrule) -> None:
    own = [name for name in vars(malrule.mixin) if not name.startswith("__")]
    assert len(own) == 1
    assert hasattr(vars(malrule.mixin)[own[0]], "rule")

"""What people commonly believe of the game that is not so: the clauses that it breaks and how they would play."""

from judgekit.engine.malrule import Malrule
from judgekit.games.yugioh import misconceptions as wrong


def _malrule(name: str, mixin: type, belief: str, *breaks: str) -> Malrule:
    return Malrule(name, tuple(f"yugioh:{one}" for one in breaks), f"Crees que {belief}.", mixin)


MALRULES: tuple[Malrule, ...] = (
    _malrule(
        "la Cadena empieza por el principio",
        wrong.FirstLinkFirst,
        "una Cadena se resuelve desde el primer eslabón",
        "4.5.6.2",
        "4.4.2",
    ),
    _malrule(
        "resolver sin preguntar",
        wrong.NobodyIsAsked,
        "un efecto se resuelve nada más activarse, sin esperar respuestas",
        "4.4.3",
        "4.4.2",
    ),
    _malrule(
        "Velocidad 1 en respuesta",
        wrong.SlowAnswers,
        "una Mágica Normal puede encadenarse a otro efecto",
        "4.5.3.2",
        "4.5.1",
    ),
    _malrule(
        "responder a una Invocación",
        wrong.SummonsAreAnswered,
        "se puede encadenar una Trampa a una Invocación o a un cambio de posición",
        "5.1.9.1",
    ),
    _malrule(
        "el coste se recupera",
        wrong.CostsComeBack,
        "el coste de una carta se recupera si le niegan la activación",
        "5.2.22",
    ),
    _malrule(
        "todo cabe en el Damage Step",
        wrong.AnythingInTheDamageStep,
        "en el Damage Step se puede activar cualquier Trampa o Mágica de Juego Rápido",
        "4.2.2.1",
    ),
    _malrule(
        "buscar en vano",
        wrong.SearchInVain,
        "se puede activar un efecto de búsqueda aunque el Deck no tenga ninguna carta que sirva",
        "5.2.6",
    ),
    _malrule(
        "el Volteo va antes del daño",
        wrong.FlipsAtOnce,
        "el efecto de Volteo de un monstruo atacado se resuelve antes del cálculo de daño",
        "4.2.4.1",
    ),
    _malrule(
        "atacar tras ceder el ataque",
        wrong.AttacksAfterAReplay,
        "el monstruo que cede su ataque en una Repetición puede atacar más tarde",
        "3.3.6.1",
        "5.2.5",
    ),
    _malrule(
        "un ataque negado es una batalla",
        wrong.NegatedAttackIsABattle,
        "un monstruo al que le niegan el ataque ya ha batallado",
        "5.2.5",
    ),
    _malrule(
        "la Defensa no protege los LP",
        wrong.EverythingPierces,
        "vencer a un monstruo en Posición de Defensa hace daño a su jugador",
        "4.3.3.1.2",
        "5.2.13",
    ),
    _malrule(
        "dos ceros se destruyen",
        wrong.ZerosDestroyEachOther,
        "dos monstruos con 0 ATK se destruyen el uno al otro",
        "5.1.6.1",
    ),
    _malrule(
        "todo se revive",
        wrong.AnythingIsRevived,
        "un efecto puede revivir a cualquier monstruo que esté en el Cementerio",
        "2.11.8.1",
    ),
    _malrule(
        "barajar es dejar el Campo",
        wrong.ShufflingIsLeaving,
        "barajar un monstruo en el Deck activa sus efectos de dejar el Campo",
        "5.1.11.1",
    ),
    _malrule(
        "los Péndulos van al Cementerio",
        wrong.PendulumsToTheGraveyard,
        "una carta de Péndulo destruida en el Campo va al Cementerio",
        "2.6.5.5",
    ),
    _malrule(
        "Sacrificar es destruir",
        wrong.TributesAreDestroyed,
        "un monstruo Sacrificado cuenta como destruido",
        "5.2.23",
        "5.2.15",
    ),
    _malrule(
        "del destierro también se manda",
        wrong.BanishedIsSentToo,
        "una carta desterrada que pasa al Cementerio cuenta como mandada allí",
        "5.2.19",
    ),
    _malrule(
        "lo robado es de quien lo roba",
        wrong.TakersKeep,
        "un monstruo robado va al Cementerio de quien lo controla",
        "5.2.11",
    ),
    _malrule(
        "el Xyz robado pierde sus materiales",
        wrong.TakenWithoutMaterials,
        "un Monstruo Xyz pierde sus Materiales Xyz al cambiar de control",
        "5.1.10.1",
    ),
    _malrule(
        "una sola Mágica de Campo",
        wrong.OneFieldSpellForBoth,
        "activar una Mágica de Campo destruye la del adversario",
        "1.2.8.1",
        "2.14.6.1",
    ),
    _malrule(
        "Mágica Colocada en turno ajeno",
        wrong.SetSpellsInTheOtherTurn,
        "Colocar una Mágica Normal permite activarla en el turno del adversario",
        "2.15.5.1",
    ),
    _malrule(
        "Juego Rápido recién Colocado",
        wrong.QuickPlaysAtOnce,
        "una Mágica de Juego Rápido puede activarse en el turno en que se Coloca",
        "2.14.7.1",
    ),
    _malrule(
        "Colocar e Invocar",
        wrong.SetAndSummon,
        "en un mismo turno caben una Invocación Normal y una Colocación Normal",
        "2.11.4.2",
        "3.3.4.3.1",
    ),
    _malrule(
        "girar tras atacar",
        wrong.TurnsAfterAttacking,
        "un monstruo que ha atacado puede cambiar de posición en la Main Phase 2",
        "3.3.4.4.1",
    ),
    _malrule(
        "perder con el Deck vacío",
        wrong.LosesWithTheLastCard,
        "se pierde en cuanto se roba la última carta",
        "3.1.2.2",
        "3.3.2.1",
    ),
    _malrule("robar en el primer turno", wrong.FirstPlayerDraws, "quien empieza el Duelo roba en ese turno", "3.3.2.2"),
    _malrule(
        "batallar en el primer turno",
        wrong.FirstPlayerBattles,
        "quien empieza el Duelo puede batallar en ese turno",
        "3.3.5.3",
    ),
)

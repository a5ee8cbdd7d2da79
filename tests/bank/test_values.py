"""Where numbers decide, the step says them: damage against Power, ATK against DEF, the life, the lore, the hand."""

import pytest

from judgekit import bank
from judgekit.games.messages import messages
from judgekit.replay import replay


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("fftcg/ataque-furtivo-en-respuesta", "Recluta, 4000 de daño y 4000 de Poder: se rompe por Rayo Menor."),
        ("fftcg/ciclope-sin-refuerzo-se-lleva-al-pequeno", "Recluta, con 0 de Poder, se pone en la Break Zone."),
        ("fftcg/septimo-dano-pierde", "B pierde la partida: 7 cartas en su Damage Zone."),
        ("fftcg/dano-sin-mazo-pierde", "B pierde la partida: debía recibir daño con el Mazo Principal vacío."),
        ("fftcg/end-phase-sin-invocaciones", "Veterano se descarta: A tiene 7 cartas y el máximo son 5."),
        ("lorcana/cae-al-acabar-la-proteccion", "Rescoldo, 3 de daño y 2 de voluntad: se destierra."),
        ("lorcana/el-lore-de-la-localizacion-no-espera", "A gana la partida con 20 de lore."),
        ("lorcana/mazo-vacio-al-acabar-el-turno", "A pierde la partida: acaba su turno con el mazo vacío."),
        ("digimon/armor-purge-y-otro-rule-check", "Se destruye a Tentomon: está a -4000 DP (Rule Check)."),
        (
            "digimon/a-la-breeding-area-con-su-pila",
            "Acaba el turno de A, con 3 de memoria al otro lado, y con él lo que duraba hasta entonces.",
        ),
        (
            "yugioh/a-tiempo-para-el-damage-step",
            "Se calcula el daño: Halcón de Cobre, 1900 ATK, contra Cangrejo Fajador, 2200 DEF.",
        ),
        ("yugioh/ataque-directo", "Se calcula el daño: Buey de Batalla, 1700 ATK, directo a B."),
        ("yugioh/llegar-a-cero-termina-el-duelo", "B gana el Duelo: A está a 0 LP."),
        ("yugioh/carta-a-la-mano-del-adversario", "B gana el Duelo: A debe robar y en su Deck quedan 0."),
    ],
)
def test_a_comparison_says_its_numbers(name: str, said: str) -> None:
    (question,) = bank.find([name])
    sentence = messages(question.game).sentence
    assert said in {sentence(step) for step in replay(question.situation).game.trace.steps}

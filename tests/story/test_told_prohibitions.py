"""What Yu-Gi-Oh! cards that were read are told to forbid, to point at, to name, and to make of what happens."""

import pytest

from tests.story.test_told_materials import says


@pytest.mark.parametrize(
    ("text", "told", "raw"),
    [
        (
            "Selecciona 1 Carta Mágica/de Trampa Colocada en el Campo; no puede ser activada hasta el final del siguiente"
            " turno.",
            "«objetivo» no puede ser activada",
            "la carta misma",
        ),
        ("Este turno, no recibes daño de batalla.", "cantidad: 0", "uno de los que siguen"),
        ('Añade a tu mano 1 monstruo en tu Deck que mencione "Faro".', "(que menciona Faro)", "nombres"),
    ],
)
def test_a_spell(text: str, told: str, raw: str) -> None:
    found = says(text, "Spell")
    assert told in found
    assert raw not in found


@pytest.mark.parametrize(
    ("text", "told", "raw"),
    [
        (
            "Puedes seleccionar 1 Monstruo de Enlace al que apunte esta carta; destrúyelo.",
            "(al que apunta esta carta)",
            "lo apunta",
        ),
        (
            "Puedes desterrar esta carta en tu Cementerio; roba 1 carta. No puedes activar este efecto el turno en el"
            " que esta carta fue mandada al Cementerio.",
            "si este turno no se ha dado el caso de ser mandado al Cementerio (esta carta)",
            "si no este turno",
        ),
        (
            "Cuando recibes daño de batalla: puedes Invocar de Modo Especial 1 monstruo desde tu Deck con ATK menor o"
            " igual que el daño que recibiste.",
            "(ATK esa cantidad o menos)",
            "lo mismo",
        ),
    ],
)
def test_a_monster(text: str, told: str, raw: str) -> None:
    found = says(text)
    assert told in found
    assert raw not in found


def test_who_is_spoken_of_agrees_with_what_befalls_it() -> None:
    assert "esta carta no puede ser destruida" in says("Esta carta no puede ser destruida en batalla.")
    assert "monstruo tuyo boca arriba (Tipo pez) no puede ser destruido" in says(
        "Los monstruos Pez que controles no pueden ser destruidos en batalla."
    )


def test_whose_life_points_are_compared() -> None:
    found = says("Si tus LP son menores que los de tu adversario: puedes robar 1 carta.")
    assert "lo que tienes de LP es menos de lo que el oponente tiene de LP" in found


def test_what_is_shuffled_is_a_deck() -> None:
    assert "barajar el mazo del dueño" in says("Puedes seleccionar 1 carta en tu Cementerio; barájala al Deck.")

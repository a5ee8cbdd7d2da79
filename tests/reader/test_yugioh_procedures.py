"""How lists, Scales and Summons of Yu-Gi-Oh! texts are read."""

from tests.reader.test_yugioh_wording import effects


def test_what_stands_under_a_number_is_done_where_there_are_so_many() -> None:
    (read_,) = effects(
        "Aplica estos efectos, según el número de monstruos Pez que controles.\n● 1+: Roba 1 carta.\n● 2: Roba 2 cartas.",
        "Spell",
        "Normal",
    )
    fish = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"}
    assert [one["if"] for one in read_["resolve"]] == [
        {"exists": fish, "count": ">= 1"},
        {"exists": fish, "count": "2"},
    ]


def test_a_scale_is_what_the_text_says() -> None:
    (read_,) = effects(
        '[Péndulo] La Escala de Péndulo de esta carta se convierte en 4 si no controlas una carta "Faro".'
    )
    assert read_["static"] == [{"set": "scale", "to": "4", "on": "self"}]
    assert (read_["zone"], "while" in read_) == ("pendulum", True)


def test_each_part_of_a_line_is_of_the_type_of_its_card() -> None:
    (read_,) = effects("[Péndulo] Una vez por turno, durante tu Main Phase: puedes robar 1 carta.")
    assert (read_["activate"], read_["zone"]) == ("ignition", "pendulum")


def test_what_is_done_goes_by_the_type_of_the_card_that_was_spoken_of() -> None:
    (read_,) = effects(
        "Selecciona 1 carta en tu Cementerio; destiérrala, y además aplica este efecto, según el tipo de esa carta.\n●"
        " Monstruo: Roba 1 carta.\n● Trampa: Roba 2 cartas.",
        "Spell",
        "Normal",
    )
    asked = [one["if"] for one in read_["resolve"][1:]]
    assert asked == [{"object": "objetivo", "matched": {"type": one}} for one in ("monster", "trap")]


def test_a_single_effect_is_gained_behind_a_colon() -> None:
    (read_,) = effects("Mientras no tengas cartas en tu mano, esta carta gana el siguiente efecto: Gana 500 ATK.")
    assert read_["while"] == {"exists": {"zone": "hand", "controller": "you"}, "count": 0}

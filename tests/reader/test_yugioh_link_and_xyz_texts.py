"""What the texts of Link, Xyz and Pendulum Monsters say in ways of their own."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def told(text: str) -> dict[str, Any]:
    """What a monster called Faro says."""
    return dict(read("yugioh", Printing("Faro", text, {"type": "Monster"})).fields)


def ability(text: str) -> dict[str, Any]:
    """Its only effect."""
    (one,) = told(text)["effects"]
    return dict(one)


def test_both_are_the_two_that_were_selected_at_once() -> None:
    """«ambos», behind two targets of one description."""
    read_so = ability('Puedes seleccionar 2 monstruos "Boya" en tu Cementerio; Invoca ambos de Modo Especial.')
    assert read_so["targets"][0]["count"] == "2"
    assert read_so["do"] == [{"special summon": "objetivo"}]


@pytest.mark.parametrize("many", ["3", "hasta 2", "1"])
def test_both_are_no_other_number(many: str) -> None:
    """A near miss: nobody calls three both, nor as many as one likes."""
    with pytest.raises(NotUnderstoodError):
        told(f"Puedes seleccionar {many} monstruos que controle tu adversario; destruye ambos.")


def test_no_materials_but_these_until_the_end_of_the_turn() -> None:
    """Whoever is left out may serve; another kind of Summon is another matter."""
    text = "Puedes robar 1 carta, y además no puedes usar monstruos como Material de {} por el resto de este turno"
    link, synchro = (ability(text.format(kind) + ", excepto monstruos Pez.") for kind in ("Enlace", "Sincronía"))
    assert link["do"][-1] == {
        "forbid": {
            "event": "move",
            "cause": "link",
            "player": "you",
            "of": {"none of": [{"type": "monster", "race": "pez"}]},
        },
        "until": "end of turn",
    }
    assert synchro["do"][-1]["forbid"]["cause"] == "synchro"


def test_of_another_name_than_those_that_lie_there() -> None:
    """Of a Spell or Trap as of a monster, wherever the place from which it comes stands."""
    before = ability(
        'Puedes añadir a tu mano, desde tu Deck, 1 Mágica "Boya" con un nombre diferente al de las cartas en tu Cementerio.'
    )
    behind = ability(
        'Puedes añadir a tu mano 1 Mágica "Boya" en tu Deck con un nombre diferente a las cartas en tu Cementerio.'
    )
    assert before == behind
    assert before["do"][0]["search"]["other name than"] == {"zone": "graveyard", "controller": "you"}


def test_in_this_position_in_the_monster_zone() -> None:
    """As «on the field», of a monster that stands so."""
    text = "Mientras esta carta esté en Posición de {} en la Zona de Monstruos, no puede ser destruida en batalla."
    attack, defense = (ability(text.format(one)) for one in ("Ataque", "Defensa"))
    assert attack["while"]["matches"] == {"defense": "no", "facedown": "no"}
    assert defense["while"]["matches"] == {"defense": "yes", "facedown": "no"}


def test_has_not_declared_an_attack() -> None:
    """In both tenses; its near miss has."""
    text = "Durante la Battle Phase, si esta carta {} un ataque este turno (Efecto Rápido): puedes robar 1 carta."
    assert ability(text.format("no ha declarado")) == ability(text.format("no declaró"))
    assert ability(text.format("ha declarado")) != ability(text.format("no ha declarado"))


def test_on_which_monster_it_may_be_laid_by_its_name() -> None:
    """The same as «this card»; another monster's name is not its own."""
    by_name = told('También puedes Invocar Xyz "Faro" usando 1 monstruo "Boya" que controles como material.')
    assert by_name == told(
        'También puedes Invocar Xyz esta carta usando 1 monstruo "Boya" que controles como material.'
    )
    with pytest.raises(NotUnderstoodError):
        told('También puedes Invocar Xyz "Duna" usando 1 monstruo "Boya" que controles como material.')


def test_by_a_card_of_theirs_in_battle_or_by_effect() -> None:
    """What stands between brackets is by what the card does it."""
    one = ability("Si esta carta es destruida por una carta de tu adversario (en batalla o por efecto): roba 1 carta.")
    assert one["when"]["by"] == {"controller": "opponent"}
    assert one["when"]["cause"] == ["battle", "effect"]


def test_this_card_is_laid_under_one_of_ones_own() -> None:
    """From where it lies, chosen on resolving where nothing was selected."""
    one = ability("Puedes acoplar esta carta en tu Cementerio a 1 Monstruo Xyz que controles como material.")
    assert one["zone"] == "graveyard"
    assert "targets" not in one
    assert one["do"][-1] == {"put": "self", "under": "elegida"}


def test_the_effect_of_a_monster_of_theirs_on_the_field() -> None:
    """Both whose it is and where; «or its effect», said of a Spell, is of the card as well."""
    text = "Cuando {} (Efecto Rápido): puedes negar la activación."
    one = ability(text.format("es activado el efecto de un monstruo de tu adversario en el Campo"))
    assert one["if"]["answers"]["of"] == {"type": "monster", "controller": "opponent", "zone": "monsters"}
    assert one == ability(text.format("es activado en el Campo el efecto de un monstruo de tu adversario"))
    spell = ability(text.format("una Carta Mágica o su efecto es activado en el Campo"))
    assert "to" not in spell["if"]["answers"]
    assert "monsters" in spell["if"]["answers"]["of"]["zone"]


def test_in_the_monster_zone_or_in_the_scale() -> None:
    """One's own of either, and none of the opponent's."""
    one = ability('Puedes seleccionar otra carta "Boya" en tu Zona de Monstruos o Zona de Péndulo; destrúyela.')
    wanted = one["targets"][0]["choose"]
    assert (wanted["zone"], wanted["controller"]) == (["monsters", "pendulum"], "you")
    other = ability("[Péndulo] Puedes seleccionar 1 carta en la otra Zona de Péndulo; destrúyela.")
    assert other["targets"][0]["choose"] == {"zone": "pendulum", "is": "other", "controller": "you"}


def test_no_damage_at_all_is_neither_of_battle_nor_of_effects() -> None:
    """«no recibes daño» alone; a near miss says of what."""
    text = 'Mientras controles un monstruo "Boya", no recibes daño{}.'
    everything, battle = (ability(text.format(of)) for of in ("", " de batalla"))
    assert everything["static"] == [{"forbid": {"event": "damage", "player": "you"}}]
    assert battle["static"] == [{"forbid": {"event": "damage", "player": "you", "cause": "battle"}}]


def test_is_activated_in_either_order() -> None:
    """The verb behind what is activated or before it."""
    text = "Cuando {} (Efecto Rápido): puedes robar 1 carta."
    assert ability(text.format("el efecto de un monstruo se activa")) == ability(
        text.format("se activa el efecto de un monstruo")
    )

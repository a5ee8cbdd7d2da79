"""What older Yu-Gi-Oh! prints say with other verbs and in another order is read as later prints say it."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read

KINDS = {
    "monster": {"type": "Monster", "type_line": "Warrior / Effect", "property": None},
    "spell": {"type": "Spell", "type_line": "", "property": "Normal"},
    "counter": {"type": "Trap", "type_line": "", "property": "Counter"},
    "lasting": {"type": "Spell", "type_line": "", "property": "Continuous"},
    "equip": {"type": "Spell", "type_line": "", "property": "Equip"},
}


def meant(kind: str, text: str) -> object:
    return read("yugioh", Printing("Cobaya", text, KINDS[kind])).fields


@pytest.mark.parametrize(
    ("kind", "older", "later"),
    [
        ("monster", "Puedes Tributar 1 monstruo; roba 1 carta.", "Puedes Sacrificar 1 monstruo; roba 1 carta."),
        (
            "monster",
            "Si esta carta es ofrecida como Sacrificio: roba 1 carta.",
            "Si esta carta es Sacrificada: roba 1 carta.",
        ),
        ("spell", "Remueve del juego todos los monstruos.", "Destierra todos los monstruos."),
        (
            "spell",
            "Selecciona 1 monstruo en el Campo y remuévelo del juego.",
            "Selecciona 1 monstruo en el Campo; destiérralo.",
        ),
        (
            "spell",
            "Selecciona 1 monstruo en el Campo y envíalo al Cementerio.",
            "Selecciona 1 monstruo en el Campo; mándalo al Cementerio.",
        ),
        (
            "spell",
            "Retira 1 monstruo en tu Cementerio del juego; roba 1 carta.",
            "Destierra 1 monstruo en tu Cementerio; roba 1 carta.",
        ),
        ("spell", "Paga 800 Puntos de Vida; recupera 300 LP.", "Paga 800 LP; gana 300 LP."),
        (
            "monster",
            "Puedes mostrar 1 monstruo en tu mano a tu adversario; roba 1 carta.",
            "Puedes mostrar 1 monstruo en tu mano; roba 1 carta.",
        ),
        (
            "lasting",
            "Cada vez que 1 monstruo sea destruido, gana 300 LP.",
            "Cada vez que un monstruo sea destruido, gana 300 LP.",
        ),
        (
            "monster",
            "Puedes descartar todas las cartas de tu mano; roba 1 carta.",
            "Puedes descartar toda tu mano; roba 1 carta.",
        ),
        (
            "monster",
            "Si una carta de tu mano es mandada al Cementerio: roba 1 carta.",
            "Si una carta en tu mano es mandada al Cementerio: roba 1 carta.",
        ),
        (
            "spell",
            "Selecciona y toma el control de 1 monstruo en el Campo hasta la End Phase.",
            "Selecciona 1 monstruo en el Campo; toma el control de ese objetivo hasta la End Phase.",
        ),
        (
            "spell",
            "Devuelve todos los monstruos del Campo a las manos de sus respectivos dueños.",
            "Devuelve todos los monstruos en el Campo a la mano.",
        ),
        (
            "lasting",
            "Si no controlas ningún monstruo en tu lado del Campo, tu adversario no puede atacar.",
            "Si no controlas monstruos, tu adversario no puede atacar.",
        ),
        (
            "spell",
            "Destruye 1 monstruo en el Campo con 1500 puntos o menos de ATK.",
            "Destruye 1 monstruo en el Campo con 1500 ATK o menos.",
        ),
        (
            "equip",
            "El monstruo equipado aumenta su ATK en 300 puntos por cada carta en tu mano.",
            "El monstruo equipado gana 300 ATK por cada carta en tu mano.",
        ),
        (
            "monster",
            "Esta carta gana 300 ATK durante el Damage Step cuando ataca a un monstruo de LUZ.",
            "Mientras esta carta ataca a un monstruo de LUZ, esta carta gana 300 ATK sólo durante el Damage Step.",
        ),
        (
            "monster",
            "Esta carta cuenta como 2 monstruos para la Invocación por Sacrificio de un monstruo de LUZ.",
            "Puedes tratar esta carta como 2 Sacrificios para la Invocación por Sacrificio de un monstruo de LUZ.",
        ),
        (
            "monster",
            "Puedes Invocar de Modo Normal o Colocar esta carta sin ningún Sacrificio.",
            "Puedes Invocar de Modo Normal/Colocar esta carta sin Sacrificio.",
        ),
        (
            "spell",
            "Selecciona 1 de los siguientes efectos y actívalo:\n● Roba 1 carta.\n● Gana 300 LP.",
            "Activa 1 de estos efectos:\n● Roba 1 carta.\n● Gana 300 LP.",
        ),
    ],
)
def test_older_prints_are_read_as_later_ones(kind: str, older: str, later: str) -> None:
    assert meant(kind, older) == meant(kind, later)


def test_who_it_is_of_whom_the_opponent_is_not_told() -> None:
    with pytest.raises(NotUnderstoodError):
        meant("monster", "Si tu adversario controla un monstruo en Posición de Ataque, éste debe atacar a esta carta.")


@pytest.mark.parametrize(
    ("kind", "older", "later"),
    [
        (
            "monster",
            "Si controlas otro monstruo Pez, una vez por turno, puedes destruir 1 monstruo en el Campo.",
            "Una vez por turno, si controlas otro monstruo Pez: puedes destruir 1 monstruo en el Campo.",
        ),
        (
            "monster",
            "Durante la Battle Phase, puedes Sacrificar esta carta para robar 1 carta.",
            "Durante la Battle Phase (Efecto Rápido): puedes Sacrificar esta carta; roba 1 carta.",
        ),
        (
            "monster",
            "Puedes Sacrificar esta carta durante el turno de tu adversario para robar 1 carta.",
            "Durante el turno de tu adversario (Efecto Rápido): puedes Sacrificar esta carta; roba 1 carta.",
        ),
        (
            "counter",
            "Descarta 1 carta para activar esta carta. Cuando se activa una Carta Mágica, niega la activación.",
            "Cuando se activa una Carta Mágica: descarta 1 carta; niega la activación.",
        ),
        (
            "monster",
            "Cuando esta carta es Invocada: añade 1 monstruo de tu Deck a tu mano con 500 DEF o menos.",
            "Cuando esta carta es Invocada: añade 1 monstruo con 500 DEF o menos de tu Deck a tu mano.",
        ),
        (
            "monster",
            "Cuando esta carta es Invocada, Invoca de Modo Especial 1 monstruo de tu mano. Sus efectos son negados.",
            "Cuando esta carta es Invocada: Invoca de Modo Especial 1 monstruo de tu mano. Sus efectos son negados.",
        ),
    ],
)
def test_so_are_their_windows_and_what_they_say_behind(kind: str, older: str, later: str) -> None:
    assert meant(kind, older) == meant(kind, later)


def test_what_holds_by_itself_is_no_part_of_what_waited_before_it() -> None:
    found = meant(
        "monster",
        "Cuando esta carta es Invocada, roba 1 carta. Mientras esta carta esté boca arriba en el Campo, tu adversario no puede desterrar cartas.",
    )
    assert [sorted(one) for one in found["effects"]] == [["do", "when"], ["static", "while"]]  # type: ignore[index]

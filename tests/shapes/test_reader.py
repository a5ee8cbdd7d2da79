"""Shapes: what each annotation reads, and one sentence with file, line, column and nearest word for what it refuses."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.engine.origin import Origin
from judgekit.errors import UserError
from judgekit.shapes import nodes
from judgekit.shapes.annotations import Lexicon, Whole
from judgekit.shapes.nodes import Node, Scalar, parse
from judgekit.shapes.reader import Shapes
from tests.shapes.distant import VARIANTS, Amount, Count, read
from tests.shapes.vocabulary import (
    Card,
    CardName,
    Check,
    Choose,
    Dice,
    Draw,
    Effect,
    Filter,
    GameFilter,
    May,
    Phase,
    Shuffle,
    Step,
)


def at(column: int, line: int = 1) -> Origin:
    return Origin("f.yaml", line, column)


@pytest.mark.parametrize(
    ("text", "annotation", "value"),
    [
        ("4.10", str, "4.10"),
        ("no", str, "no"),
        ("-12", int, -12),
        ("+999999999", int, 999_999_999),
        ("yes", bool, True),
        ("Sí", bool, True),
        ("si", bool, True),
        ("true", bool, True),
        ("no", bool, False),
        ("false", bool, False),
        ("b", Literal["a", "b"], "b"),
        ("end of turn", Phase, Phase.END),
        ("Marth", CardName, "Marth"),
        ("[1, 2]", tuple[int, ...], (1, 2)),
        ("[]", tuple[int, ...], ()),
        ("1", tuple[int, ...], (1,)),
        ("{a: 1}", tuple[Mapping[str, int], ...], ({"a": 1},)),
        ("[1, [2, 3]]", tuple[tuple[int, ...], ...], ((1,), (2, 3))),
        ("{a: 1, b c: 2}", Mapping[str, int], {"a": 1, "b c": 2}),
        ("1", int | str, 1),
        ("1", str | int, 1),
        ("x", str | int, "x"),
        ("[x, 1]", tuple[str | int, ...], ("x", 1)),
        ("x", str | None, "x"),
        ("<= 4", str | Check, "<= 4"),
        ("4", str | Check, Check("4")),
        ("{word: 4}", Check, Check("4")),
        ("{word: 4}", str | Check, Check("4")),
        ("[1, {a: 2}]", tuple[int | Mapping[str, int], ...], (1, {"a": 2})),
        ("[{a: 2}]", tuple[int, ...] | tuple[Mapping[str, int], ...], ({"a": 2},)),
    ],
)
def test_what_an_annotation_reads(text: str, annotation: Any, value: object) -> None:
    made = read(text, annotation)
    assert made == value
    assert type(made) is type(value)


def test_a_class_reads_itself_from_text() -> None:
    assert read("d20", Dice).faces == 20


def test_a_dataclass_keeps_its_place_whether_a_mapping_or_a_text() -> None:
    assert read("- {word: a}\n- b", tuple[Check, ...])[0].origin == at(3)
    assert read("- {word: a}\n- b", tuple[Check, ...])[1].origin == at(3, line=2)


def test_keys_are_the_fields_in_words_and_absent_ones_take_their_default() -> None:
    assert read("{name: Marth, once per turn: yes, notes: {a: 1, b: x}}", Card) == Card(
        name=CardName("Marth"), once_per_turn=True, notes={"a": 1, "b": "x"}
    )
    assert read("{choose: {is: self}, as: blanco, at most: 2}", Choose) == Choose(
        choose=GameFilter(is_="self"), as_="blanco", up_to=2
    )


def test_a_part_that_somebody_else_reads_stays_a_node() -> None:
    rest = read("{name: a, rest: {b: c}}", Card).rest
    assert rest == nodes.Mapping(((Scalar("b", 1, 18), Scalar("c", 1, 21)),), 1, 17)
    assert isinstance(read("[a]", Node), nodes.Sequence)


def test_the_one_variant_of_a_class_with_fields_stands_in_for_it() -> None:
    assert read("{name: a, level: 3}", Filter) == GameFilter(name=(Check("a"),), level=3)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("{draw: 2}", Draw(at(1), 2)),
        ("{who: opponent, draw: 2}", Draw(at(1), 2, "opponent")),
        ("draw", Draw(at(1))),
        ("{draw: {count: {level: 3}}}", Draw(at(1), Count(GameFilter(level=3)))),
        ("shuffle", Shuffle(shuffle=True)),
        ("{shuffle: yes}", Shuffle(shuffle=True)),
        ("{shuffle: no}", Shuffle(shuffle=False)),
        ("{choose: [{is: a}, {is: b}]}", Choose((GameFilter(is_="a"), GameFilter(is_="b")))),
        ("{choose: {is: a}, as: x}", Choose(GameFilter(is_="a"), "x")),
        ("{may: [shuffle, {may: shuffle}]}", May((Shuffle(shuffle=True), May((Shuffle(shuffle=True),))))),
        ("{may: draw, if: {count: {}}}", May((Draw(at(7)),), Count(GameFilter()))),
    ],
)
def test_the_verb_picks_the_variant_of_bases_and_of_bases_in_them(text: str, effect: Effect) -> None:
    assert read(text, Effect) == effect


def test_of_two_verbs_the_first_in_the_mapping_counts() -> None:
    with pytest.raises(UserError, match="columna 13: la clave «draw» no existe"):
        read("{may: draw, draw: 2}", Effect)
    with pytest.raises(UserError, match="columna 11: la clave «may» no existe"):
        read("{draw: 2, may: draw}", Effect)


@pytest.mark.parametrize(
    ("text", "annotation", "place", "said"),
    [
        ("- ''", tuple[str, ...], (1, 3), "vacío y se esperaba un texto"),
        ("a:", Mapping[str, str], (1, 3), "vacío"),
        ("' '", str, (1, 1), "vacío"),
        ("[a]", str, (1, 1), "hay una lista y se esperaba un texto"),
        ("{a: b}", int, (1, 1), "hay un «clave: valor» y se esperaba un número entero"),
        ("a", Card, (1, 1), "hay «a» y se esperaba un «clave: valor»"),
        ("[{a: [1]}]", tuple[Mapping[str, int], ...], (1, 6), "hay una lista"),
        ("1234567890", int, (1, 1), "«1234567890» no vale aquí: debe ser un número entero de hasta nueve cifras"),
        ("1_000", int, (1, 1), "número entero"),
        ("٣", int, (1, 1), "número entero"),
        ("4.0", int, (1, 1), "número entero"),
        ("0x1", int, (1, 1), "número entero"),
        ("- null", tuple[str, ...], (1, 3), "vacío y se esperaba un texto"),
        ("quizá", bool, (1, 1), "debe ser «sí» o «no»"),
        ("oponent", Literal["you", "opponent"], (1, 1), "(¿quisiste decir «opponent»?; puede ser you, opponent)"),
        ("Main", Phase, (1, 1), "¿quisiste decir «main»?"),
        ("zzz", Phase, (1, 1), "caben (puede ser main, end of turn)."),
        ("<", Check, (1, 1), "«<» no vale aquí: una comparación necesita un número; corrígelo."),
        ("x", int | Dice, (1, 1), "debe ser un número entero de hasta nueve cifras; un dado se escribe como d6"),
        (
            "{name: a, cots: 1}",
            Card,
            (1, 11),
            "la clave «cots» no existe (¿quisiste decir «cost»?; puede ser name, cost",
        ),
        ("{name: a, once_per_turn: 1}", Card, (1, 11), "¿quisiste decir «once per turn»?"),
        ("{cost: 1}", Card, (1, 1), "hace falta decir también «name»; añádelo"),
        ("{choose: {}, made: 1}", Choose, (1, 14), "«made» no existe"),
        ("{choose: {}, _seen: 1}", Choose, (1, 14), "«_seen» no existe"),
        ("{choose: {}, up to: 1}", Choose, (1, 14), "«up to» no existe"),
        ("{draw: 1, origin: {file: x}}", Draw, (1, 11), "«origin» no existe"),
        (
            "a:\n  - {drw: 1, who: you}",
            Mapping[str, tuple[Effect, ...]],
            (2, 5),
            "en «drw» y «who» no hay ningún verbo",
        ),
        ("{drw: 1}", Effect, (1, 1), "(¿quisiste decir «draw»?; puede ser draw, shuffle, choose, may)"),
        ("{}", Effect, (1, 1), "no hay ningún verbo conocido (puede ser draw, "),
        ("shufle", Effect, (1, 1), "no es un verbo conocido (¿quisiste decir «shuffle»?"),
        ("may", Effect, (1, 1), "«may» necesita datos, escribe «{may: …}»"),
        ("{choose: {}}", Step, (1, 1), "no hay ningún verbo conocido"),
        ("{may: [draw, {draw: x}]}", Effect, (1, 21), "número entero"),
        ("{a: 1}", str | Filter, (1, 2), "la clave «a» no existe"),
        ("[a]", str | Filter, (1, 1), "se esperaba un «clave: valor» o un texto"),
        ("a", Node | int, None, ""),
    ],
)
def test_what_is_refused(text: str, annotation: Any, place: tuple[int, int] | None, said: str) -> None:
    if place is None:
        assert read(text, annotation) == Scalar("a", 1, 1)
        return
    with pytest.raises(UserError) as refused:
        read(text, annotation)
    assert str(refused.value).startswith(f"f.yaml, línea {place[0]}, columna {place[1]}: ")
    assert said in str(refused.value)


def test_more_than_a_dozen_words_are_not_listed() -> None:
    with pytest.raises(UserError) as refused:
        read("mn", Literal["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "mn1"])
    assert "(¿quisiste decir «mn1»?)" in str(refused.value)


def test_a_long_text_is_not_said_back_whole() -> None:
    with pytest.raises(UserError) as refused:
        read("x" * 500_000, Effect | int)
    assert len(str(refused.value)) < 400


def test_what_a_dataclass_refuses_is_told_with_its_place() -> None:
    with pytest.raises(UserError, match="línea 2, columna 3: el mínimo pasa del máximo"):
        read("- {least: 1, most: 2}\n- {least: 3, most: 2}", tuple[Range, ...])


@dataclass(frozen=True)
class Range:
    least: int
    most: int

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError("el mínimo pasa del máximo")


@dataclass(frozen=True)
class Left:
    inner: "Left | Right | None" = None
    left: int = 0


@dataclass(frozen=True)
class Right:
    inner: "Left | Right | None" = None
    right: int = 0


def test_among_mappings_the_one_that_knows_the_keys_is_read() -> None:
    assert read("{inner: {right: 1}}", Left | Right) == Left(Right(None, 1))
    assert read("{a: 1}", Range | Mapping[str, int]) == {"a": 1}
    assert read("{least: 1, most: 2}", Range | Mapping[str, int]) == Range(1, 2)
    assert read("shuffle", str | Effect) == Shuffle(shuffle=True)
    assert read("{count: {}}", Filter | Amount) == Count(GameFilter())


def test_a_mistake_at_the_bottom_is_found_at_once() -> None:
    text = "{inner: " * 58 + "{rigt: 1}" + "}" * 58
    started = time.perf_counter()
    with pytest.raises(UserError, match="«rigt» no existe"):
        read(text, Left | Right)
    assert time.perf_counter() - started < 1


def test_the_order_of_a_union_does_not_depend_on_one_that_was_read_before() -> None:
    assert read("1", tuple[str | int, ...]) == read("1", tuple[int | str, ...]) == (1,)
    assert read("d6", tuple[Check | Dice, ...]) == (Check("d6"),)
    assert isinstance(read("d6", tuple[Dice | Check, ...])[0], Dice)


def test_an_annotation_that_no_yaml_can_be_is_our_own_mistake() -> None:
    for annotation in (float, tuple[int, str], Mapping[int, str], Literal[1], None, dict[str, int]):
        with pytest.raises(TypeError):
            read("a", annotation)


def test_two_variants_with_one_verb_are_our_own_mistake() -> None:
    with pytest.raises(TypeError, match="no verb of its own"):
        Shapes(Lexicon({Effect: (Shuffle, Shuffle2)}), "f").read(parse("shuffle", "f"), Effect)


@dataclass(frozen=True)
class Shuffle2(Effect):
    shuffle: int


_LEAVES = st.sampled_from(["draw", "shuffle", "1", "x", "", "yes", "<"])
_KEYS = st.sampled_from(["draw", "may", "choose", "who", "as", "name", "if", "count", "level", "effects", "zzz"])
_NODES = st.recursive(
    _LEAVES.map(lambda text: Scalar(text, 1, 1)),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda items: nodes.Sequence(tuple(items), 1, 1))
        | st.dictionaries(_KEYS, inner, max_size=3).map(
            lambda found: nodes.Mapping(tuple((Scalar(k, 1, 1), v) for k, v in found.items()), 1, 1)
        )
    ),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(_NODES, st.sampled_from([Card, Effect, tuple[Effect, ...], Filter | Effect, str | Filter, int | Amount]))
def test_no_node_raises_anything_but_a_sentence(node: Node, annotation: Any) -> None:
    try:
        Shapes(Lexicon(VARIANTS), "f.yaml").read(node, annotation)
    except UserError as error:
        assert str(error).startswith("f.yaml, línea 1, columna 1: ")
        assert str(error).endswith(".")


def test_a_bank_of_150_files_is_read_at_once() -> None:
    text = (
        "name: Marth\neffects:\n" + "  - {may: [{choose: {name: [a, b], level: 3}, as: x}, {draw: 2}, shuffle]}\n" * 20
    )
    nodes = [parse(text, "f.yaml") for _ in range(150)]
    started = time.perf_counter()
    lexicon = Lexicon(VARIANTS)
    for node in nodes:
        Shapes(lexicon, "f.yaml").read(node, Card)
    assert time.perf_counter() - started < 1


def test_a_number_of_things_is_not_below_nothing() -> None:
    shapes = Shapes(Lexicon({}, {"how many": Whole(least=0)}), "f.yaml")
    how_many = Annotated[int, "how many"]
    assert shapes.read(parse("0", "f.yaml"), how_many) == 0
    with pytest.raises(UserError, match="«-1» no vale aquí: debe ser 0 o más"):
        shapes.read(parse("-1", "f.yaml"), how_many)

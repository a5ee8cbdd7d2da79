"""The phrases of a game: what is kept of them is what its files say, and a file that says too little is refused."""

from pathlib import Path

import pytest

from judgekit import games
from judgekit.errors import UserError
from judgekit.reader.grammar import Phrase, grammar
from judgekit.reader.phrases import Part
from judgekit.reader.sheet import sheet
from judgekit.reader.templates import ClashError, Where


@pytest.mark.parametrize("game", games.names())
def test_what_was_kept_says_the_same_as_the_files(game: str) -> None:
    grammar.__wrapped__(game)  # keeps it, where nothing was kept
    kept = grammar.__wrapped__(game)
    read = sheet(Path(games.__file__).parent / game)
    assert [list(one) for one in read.rows] == [list(one) for one in kept._said.rows]
    assert (kept._said.wording, kept._said.starts) == (read.wording, read.starts)


def test_a_category_begins_with_the_words_that_its_phrases_begin_with(tmp_path: Path) -> None:
    read = sheet(
        written(tmp_path, 'things: {"un|una carta": {}, "(todas) las {kind}": {type: $kind}}\n  kind: {tuya: a}')
    )
    assert set(read.starts["things"]) == {"un", "una", "todas", "las"}


@pytest.mark.parametrize("game", games.names())
def test_two_phrases_of_a_category_do_not_say_in_the_same_words_what_is_different(game: str) -> None:
    said: dict[tuple[str, tuple[object, ...]], tuple[object, str]] = {}
    unlike = []
    for phrase in grammar(game).phrases:
        words = tuple(one.category if isinstance(one, Part) else one.words for one in phrase.elements)
        meant, first = said.setdefault((phrase.category, words), (meaning(phrase), str(phrase.template)))
        if meant != meaning(phrase):
            unlike.append(f"{phrase.category}: {words}: {first} / {phrase.template}")
    assert not unlike


def meaning(phrase: Phrase) -> object:
    """What it means of parts that are told by where they stand alone."""
    parts = {one.name: {f"part {place}": "yes"} for place, one in enumerate(phrase.elements) if isinstance(one, Part)}
    try:
        return phrase.fill({name: value for name, value in parts.items() if name != "_"}, Where(0, 0, 1))
    except ClashError:
        return None


@pytest.mark.parametrize(
    ("phrases", "problem"),
    [
        ('things: {"un {kind}": {}}\n  kind: {tuya: a}', "su plantilla no casan"),
        ('things: {"un {kind}": {type: $kind}}', "pide «kind», que no hay"),
        ('things: {"{_:kind} uno": {}}\n  kind: {tuya: a}', "calla lo que dice una parte"),
        ('things: {"{other:things} uno": $other}', "empieza por sí misma"),
        ('things: {"{kind}": $kind}\n  kind: {"{things} tuya": $things}', "empieza por sí misma"),
    ],
)
def test_a_phrase_that_cannot_be_what_it_says_is_refused(tmp_path: Path, phrases: str, problem: str) -> None:
    with pytest.raises(UserError, match=problem):
        sheet(written(tmp_path, phrases))


def test_what_print_writes_in_several_ways_may_lie_in_files_that_are_named_in_order(tmp_path: Path) -> None:
    (tmp_path / "wording").mkdir()
    (tmp_path / "wording" / "later.yaml").write_text("replaced:\n  - [b, c]\n  - [c, d]\n", "utf-8")
    (tmp_path / "wording" / "early.yaml").write_text("replaced:\n  - [a, b]\n", "utf-8")
    (tmp_path / "wording.yaml").write_text("shared: no\nreplaced: [early, [x, a], later]\nphrases: {}\n", "utf-8")
    assert sheet(tmp_path).wording["replaced"] == [["a", "b"], ["x", "a"], ["b", "c"], ["c", "d"]]
    (tmp_path / "wording.yaml").write_text("shared: no\nreplaced: [nowhere]\nphrases: {}\n", "utf-8")
    with pytest.raises(UserError, match="nombra «nowhere», que no hay"):
        sheet(tmp_path)


def written(folder: Path, phrases: str) -> Path:
    """A game's folder with these phrases."""
    (folder / "wording.yaml").write_text(f'shared: "no"\nphrases:\n  {phrases}\n', "utf-8")
    return folder

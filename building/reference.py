"""The tables of `scenarios/referencia.md` that come from the definitions themselves: `python -m building.reference`.

They stand between two comments; what is written by hand stands around them. A test holds the page to them.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args, get_type_hints

from judgekit import games
from judgekit.engine.filters import Filter
from judgekit.engine.game import Game
from judgekit.engine.model import Effect
from judgekit.games.messages import Messages, messages
from judgekit.scenario.lexicon import lexicon
from judgekit.scenario.words import literals
from judgekit.scenario.words import words as unknown_words
from judgekit.shapes.annotations import entries, verbs

PAGE = Path(__file__).parents[1] / "scenarios" / "referencia.md"
INSTRUCTIONS = "instrucciones"
_BLOCK = re.compile(r"(<!-- de las definiciones: (?P<what>\w+) -->\n).*?(<!-- fin -->)", flags=re.DOTALL)
NUMBER, FLAG = "número", "`yes`"


def written(page: str) -> str:
    """The page with its tables as the definitions have them now."""
    return _BLOCK.sub(lambda found: f"{found[1]}{_table(found['what'])}\n{found[3]}", page)


def _table(what: str) -> str:
    if what == INSTRUCTIONS:
        return "\n".join(("| Juego | No conoce |", "|---|---|", *(_refused(name) for name in games.names())))
    rows = _rows(games.game(what), messages(what))
    return "\n".join(("| | |", "|---|---|", *(f"| {name} | {said} |" for name, said in rows if said)))


def _rows(game: type[Game], words: Messages) -> Iterator[tuple[str, str]]:
    """The words of a game, each kind in a row."""
    yield "Zonas", _listed(_zones(game, words))
    yield "Cuentas", _said("counts", game.counts, words)
    yield "Datos de la mesa", _said("facts", game.facts, words)
    yield "Fases", _said("phases", game.phases, words)
    yield "Marcas", _said("marks", game.marks, words)
    yield "Campos de carta", _listed(_fields(game, words))
    yield "Palabras clave", _plain(game.keywords())
    yield "Ventanas (`activate`)", _plain(game.windows)
    yield "Límites (`once per turn`)", _plain(game.limits)
    yield "`keyword` de una habilidad", _plain(game.ability_keywords)
    yield "Filtros propios", _plain(_filters(game))
    yield "Plazos (`until`)", _said("moments", game.moments, words)
    yield "Permisos (`allow`)", _said("permissions", game.permissions, words)
    yield "Sucesos", _plain(game.events())
    yield "Causas propias", _said("causes", (one for one in game.causes if one not in Game.causes), words)
    yield (
        "Lecturas",
        "; ".join(f"`{one.name}`: {_plain(m.name for m in one.meanings)}" for one in games.readings(game.game)),
    )


def _zones(game: type[Game], words: Messages) -> Iterator[str]:
    for name, kind in game.kinds().items():
        notes = [_spanish("zones", name, words)]
        notes += ["orden"] if kind.ordered else []
        notes += ["**campo**"] if kind.field else []
        notes += ["de los dos"] if kind.shared else []
        yield _with_notes(name, notes)


def _fields(game: type[Game], words: Messages) -> Iterator[str]:
    """Each field of a card with what it takes, where that is one of a few words, a number or a yes."""
    hints = get_type_hints(game.printed_card)
    for written_, name in game.written().items():
        if name not in {"names", "keywords", "name"}:
            spanish = _spanish("characteristics", name, words)
            yield _with_notes(written_, [spanish, _takes(hints[name if name in hints else f"{name}_"])])


def _takes(hint: Any) -> str:
    listed = list(dict.fromkeys(literals(hint)))
    if listed:
        return _plain(listed)
    kinds = {one for one in get_args(hint) if one is not type(None)} or {hint}
    return NUMBER if kinds == {int} else FLAG if kinds == {bool} else ""


def _filters(game: type[Game]) -> Iterator[str]:
    variants = lexicon(game)
    shared = {one.key for one in entries(Filter, variants).listed}
    return (one.key for one in entries(game.filter, variants).listed if one.key not in shared)


def _refused(name: str) -> str:
    """The instructions that all games share and this one has no event for."""
    game = games.game(name)
    found = [verb for verb, cls in verbs(Effect, lexicon(game)).items() if _is_shared(cls) and not _knows(game, cls)]
    return f"| `{name}` | {_plain(found) or 'todas valen'} |"


def _is_shared(cls: type) -> bool:
    return cls.__module__.startswith("judgekit.engine")


def _knows(game: type[Game], cls: type) -> bool:
    """Has the game the event that an instruction proposes, whatever else it says?"""
    blank = object.__new__(type(cls.__name__, (cls,), {"__getattr__": lambda *_: "", "__slots__": ()}))
    with suppress(AttributeError, TypeError):  # it says more than its event, and nothing of it is said here
        return not any(problem.startswith("la instrucción") for problem, _, _ in unknown_words(blank, game))
    return True


def _said(section: str, english: Iterable[str], words: Messages) -> str:
    return _listed(_with_notes(one, [_spanish(section, one, words)]) for one in english)


def _spanish(section: str, english: str, words: Messages) -> str:
    found = words.word(section, english)
    return "" if found.casefold() == english.casefold() else found


def _with_notes(word: str, notes: Iterable[str]) -> str:
    said = ", ".join(one for one in notes if one)
    return f"`{word}` ({said})" if said else f"`{word}`"


def _plain(found: Iterable[str]) -> str:
    return _listed(f"`{one}`" for one in found)


def _listed(found: Iterable[str]) -> str:
    return ", ".join(found)


def main() -> None:
    """Write the page again."""
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

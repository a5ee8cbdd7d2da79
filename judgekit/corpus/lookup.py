"""What a judge types for a clause, and the clauses that it names: ids, numbers, ranges, misprints."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.store import Store
from judgekit.errors import UserError

REQUEST = re.compile(
    r"^(?:(?P<game>[a-z][a-z0-9-]*):)?(?P<first>\d{1,4}(?:\.\d{1,4}){0,40})\.?(?P<hanging>(?:/[a-z0-9ñ-]+)*)"
    r"(?:\s*(?:\.\.|[-–])\s*(?:(?P=game):)?(?P<last>\d{1,4}(?:\.\d{1,4}){0,40})\.?)?"
    r"(?:@(?P<pin>[0-9a-f]{1,64}))?$"
)
SHORTEST_PIN = 4
NEAREST = 5
LARGE_GAP = 10_000
_COMMA = re.compile(r"(?<=\d),(?=\d)")


class Found(NamedTuple):
    """The clauses that one request names; the misprint that it used, and the hash that it was pinned by, if any."""

    clauses: tuple[Clause, ...]
    misprint: str | None = None
    pin: str | None = None

    @property
    def is_pinned_text(self) -> bool:
        """Does the installed clause say what was cited?"""
        return self.pin is None or self.clauses[0].sha256.startswith(self.pin)

    @property
    def note(self) -> str:
        """What is said of a misprint; "" where there is none."""
        said = f"Aviso: el número {self.misprint} es una errata del documento; la cláusula es {self.clauses[0].id}."
        return said if self.misprint else ""


def split_pin(request: str) -> tuple[str, str | None]:
    """A citation as its id and the hash that it is pinned by, if any: `fftcg:11.8.7@88a6`."""
    cited, _, pin = request.strip().lower().partition("@")
    return cited, pin or None


def is_number(text: str) -> bool:
    """Is the text a clause number or an id, or begins with one that can be nothing else ("7 cartas" is no clause)?"""
    spoken = text.split()
    return bool(spoken) and (is_reference(spoken[0]) or (len(spoken) == 1 and bool(REQUEST.match(_with_dots(text)))))


def is_reference(word: str) -> bool:
    """Is the word a clause number or an id that can be nothing else: `11.8.7`, `11,8,7`, `fftcg:4`?"""
    request = _with_dots(word)
    return bool(REQUEST.match(request)) and ("." in request or ":" in request)


def game_of(spoken: str, store: Store) -> str | None:
    """The game that somebody calls so: its own word, one of its names, or how just one game's names begin."""
    said = " ".join(spoken.lower().split())
    names = {name.lower(): one.game for one in store.documents() for name in (*store.report(one.game).names, one.game)}
    begun = {game for name, game in names.items() if said and name.startswith(said)}
    return names.get(said) or (begun.pop() if len(begun) == 1 else None)


def requests(words: Sequence[str], store: Store) -> list[str]:
    """What was typed as requests: a game's name before a number belongs to it («final fantasy 11.8.7»)."""
    made: list[str] = []
    waiting: list[str] = []
    for word in words:
        game = game_of(" ".join(waiting), store) if waiting and REQUEST.match(_with_dots(word)) else None
        if game:
            made.append(f"{game}:{word}")
            waiting = []
        elif REQUEST.match(_with_dots(word)):
            made += [*waiting, word]
            waiting = []
        else:
            waiting.append(word)
    return made + waiting


def _with_dots(request: str) -> str:
    """`11,8,7` as `11.8.7`."""
    return _COMMA.sub(".", request.strip().lower())


def find(request: str, store: Store, game: str | None = None) -> list[Found]:
    """The clauses that a request names, one `Found` a game; raises UserError naming the nearest where there is none."""
    match = REQUEST.match(_with_dots(request))
    if not match:
        raise UserError(
            "not-a-clause-number",
            f"«{request:.60}» no es un número de cláusula; escribe, por ejemplo, fftcg:11.8.7, 11.8 o 11.8.1-11.8.5.",
        )
    games = _games(match["game"], game, store)
    first = _without_zeros(match["first"]) + (match["hanging"] or "")
    last = _without_zeros(match["last"]) if match["last"] else None
    if match["pin"]:
        return [_pinned(first, match["pin"], games, store, whole=not last)]
    found = [one for of in games if (one := _in_game(first, last, of, store))]
    if not found:
        missing = next((n for n in (first, last) if n and not any(_one(n, of, store)[0] for of in games)), first)
        raise _not_found(missing, games, store)
    return found


def _pinned(number: str, pin: str, games: Sequence[str], store: Store, *, whole: bool) -> Found:
    """The one clause that is cited by what it said; raises UserError where that is none, or a tract."""
    if not whole or len(pin) < SHORTEST_PIN:
        raise UserError(
            "bad-pin",
            f"«@{pin:.20}» no fija ningún texto: di una sola cláusula y al menos {SHORTEST_PIN} cifras de su hash.",
        )
    found = [
        Found((clause,), misprint, pin) for of in games for clause, misprint in [_one(number, of, store)] if clause
    ]
    if not found:
        raise _not_found(number, games, store)
    if len(found) > 1:
        said = [one for one in found if one.is_pinned_text]
        if len(said) != 1:
            meant = ", ".join(one.clauses[0].id for one in found)
            raise UserError("ambiguous-pin", f"«{number}@{pin:.20}» puede ser {meant}; di de qué juego.")
        return said[0]
    return found[0]


def _games(named: str | None, chosen: str | None, store: Store) -> Sequence[str]:
    if named and chosen and named != chosen:
        raise UserError(
            "options-clash", f"Pides una cláusula de {named} y a la vez --game {chosen}; deja solo uno de los dos."
        )
    wanted = named or chosen
    if wanted is None:
        return [document.game for document in store.documents() if document.installed]
    check_game(wanted, store)
    return [wanted]


def check_game(game: str, store: Store) -> None:
    """Raise UserError unless the game is installed; of a document that could not be read, what is wrong with it."""
    if (mistake := store.broken().get(game)) is not None:
        raise mistake
    documents = {document.game: document.installed for document in store.documents()}
    if game not in documents:
        names = ", ".join(documents)
        raise UserError(
            "unknown-game", f"No hay ningún juego «{game:.40}» en la carpeta de reglas; los que hay son {names}."
        )
    if not documents[game]:
        raise UserError(
            "not-installed",
            f"El juego {game} no está instalado: falta «{game}.txt» junto a su manifiesto en la carpeta de reglas.",
        )


def _in_game(number: str, last: str | None, game: str, store: Store) -> Found | None:
    clause, misprint = _one(number, game, store)
    if clause is None:
        return None
    if last is None:
        return Found(tuple(store.subtree(clause)) if clause.kind is Kind.HEADING else (clause,), misprint)
    end, end_misprint = _one(last, game, store)
    if end is None:
        return None
    span = store.span(clause, _deepest(end, store))
    if not span:
        raise UserError(
            "range-backwards", f"El tramo de {clause.id} a {end.id} va al revés; escribe primero la que va antes."
        )
    return Found(tuple(span), misprint or end_misprint)


def _deepest(clause: Clause, store: Store) -> Clause:
    return store.subtree(clause)[-1]


def _one(number: str, game: str, store: Store) -> tuple[Clause | None, str | None]:
    number = _numbered_example(number)
    exact = store.by_number(number, game)
    if exact:
        return exact[0], None
    stem, slash, hanging = number.partition("/")
    for identifier in store.aliases(stem, game):
        mended = store.by_number(identifier.partition(":")[2] + slash + hanging, game)
        if mended:
            return mended[0], stem
    return None, None


def _numbered_example(number: str) -> str:
    """`4.3/ejemplo-b` as `4.3/ejemplo-2`: some documents letter their examples."""
    stem, label, letter = number.rpartition("/ejemplo-")
    lettered = label and len(letter) == 1 and letter.isalpha()
    return f"{stem}{label}{ord(letter) - ord('a') + 1}" if lettered else number


def _without_zeros(number: str) -> str:
    """`01.2` as `1.2`."""
    return ".".join(str(int(part)) for part in number.split("."))


def _not_found(number: str, games: Sequence[str], store: Store) -> UserError:
    near = list(nearest(number.partition("/")[0], games, store))
    hint = f"las más cercanas son {', '.join(near)}" if near else "mira el índice con «judgekit toc»"
    where = games[0] if len(games) == 1 else "ningún juego"
    return UserError("unknown-clause", f"La cláusula «{number:.60}» no existe en {where}; {hint}.", near=near)


def nearest(number: str, games: Sequence[str], store: Store) -> Iterator[str]:
    """The ids of the clauses whose numbers are nearest to one that is not there, the nearest first."""
    return closest(number, (f"{of}:{found}" for of, found in store.numbers() if of in games and "/" not in found))


def closest(number: str, ids: Iterable[str]) -> Iterator[str]:
    """The few of these ids whose numbers are nearest to one, the nearest first; notes and examples have no number."""
    wanted = _parts(number)
    ranked = sorted(ids, key=lambda one: _distance(wanted, _parts(one.partition(":")[2])))
    yield from ranked[:NEAREST]


def _parts(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("."))


def _distance(wanted: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int, int]:
    """Nearer: a longer common beginning, then a smaller gap at the first difference, then a like depth."""
    shorter = min(len(wanted), len(other))
    common = next((i for i in range(shorter) if wanted[i] != other[i]), shorter)
    gap = abs(wanted[common] - other[common]) if common < shorter else LARGE_GAP
    return (-common, gap, abs(len(wanted) - len(other)))

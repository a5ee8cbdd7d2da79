"""What the first search box looks through before Python is awake: each clause by number and words, unranked."""

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.one_line import line
from judgekit.site.model import Texts
from judgekit.site.offline import as_json

CLAUSES, RULINGS = "_/clauses.json", "_/rulings.json"


def files(library: Library, games: tuple[str, ...]) -> Texts:
    """Clauses as `[id, kind, title, text]`, rulings as `[id, title, source, mechanics…]`."""
    listed = library.ask(lambda store: [one for game in games for one in store.clauses(game)])
    clauses = [[one.id, one.kind.value, line(one.title or ""), line(one.text)] for one in listed]
    rulings = [
        [one.id, line(one.title), one.source, *bank.names_of(one)] for game in games for one in bank.entries(None, game)
    ]
    return {CLAUSES: as_json(clauses), RULINGS: as_json(rulings)}

"""What a shell completes: clauses, and what the index of the bank holds; a shell hears of no mistake."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judgekit.bank import Entry

MOST_COMPLETIONS = 200


def complete_id(incomplete: str) -> list[str]:
    """The ids that begin so, for the shell's completion."""
    try:
        from judgekit.corpus.library import Library  # noqa: PLC0415

        numbers = Library().ask(lambda opened: opened.numbers())
    except Exception:
        return []
    ids = (f"{game}:{number}" for game, number in numbers)
    return [i for i in ids if i.startswith(incomplete) or i.partition(":")[2].startswith(incomplete)][:MOST_COMPLETIONS]


def _completing(words: Callable[["Entry"], Iterable[str]]) -> Callable[[str], list[str]]:
    """A completion that offers what entries of the index hold."""

    def complete(incomplete: str) -> list[str]:
        try:
            from judgekit import bank  # noqa: PLC0415

            known = {word for one in bank.entries() for word in words(one)}
        except Exception:
            return []
        return sorted(word for word in known if word.startswith(incomplete))

    return complete


complete_scenario = _completing(lambda one: (one.id,))
complete_chapter = _completing(lambda one: (one.chapter,))
complete_mechanic = _completing(lambda one: one.mechanics)


def complete_reading(incomplete: str) -> list[str]:
    """The readings that begin so, each with every meaning: `lectura=sentido`."""
    from judgekit import games  # noqa: PLC0415 - a replay imports them, a completion alone asks for all

    known = (one for game in games.names() for one in games.readings(game))
    offered = (f"{one.name}={meaning.name}" for one in known for meaning in one.meanings)
    return sorted(one for one in dict.fromkeys(offered) if one.startswith(incomplete))

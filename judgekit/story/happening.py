"""What would happen and what would not, where a question asks what happens: the steps by their own sentences."""

from collections.abc import Iterator, Mapping, Sequence

from judgekit.engine.trace import Step
from judgekit.reasons import Fact
from judgekit.scenario import ASKED
from judgekit.story.phrases import say
from judgekit.story.teller import Teller

MOST_QUOTED = 2


def happening(fact: Fact, teller: Teller) -> Iterator[str]:
    """What of the events that are asked about would be otherwise, each quoted as the story tells it."""
    was, now = _sentences(fact.found, teller), _sentences(fact.otherwise, teller)
    missing, extra = _but(was, now), _but(now, was)
    if missing and extra:
        yield say("happening.instead", missing=_quoted(missing), extra=_quoted(extra))
    elif missing or extra:
        yield say("happening.not" if missing else "happening.too", said=_quoted(missing or extra))
    else:
        yield say("happening.in another order")


def _sentences(happenings: object, teller: Teller) -> list[str]:
    told = happenings if isinstance(happenings, list | tuple) else ()
    return [_sentence(one, teller) for one in told if isinstance(one, Mapping)]


def _sentence(happening: Mapping[str, object], teller: Teller) -> str:
    if happening["event"] == ASKED:
        return f"{happening['player']}: {teller.question(str(happening['choice']))}"
    args = {name: value for name, value in happening.items() if name != "event"}
    return teller.clause(Step(0, None, str(happening["event"]), args, ()))


def _but(some: Sequence[str], others: Sequence[str]) -> list[str]:
    """The sentences of some that others have not, each once."""
    return [one for one in dict.fromkeys(some) if one not in others]


def _quoted(sentences: Sequence[str]) -> str:
    return ", ".join(f"«{one}»" for one in sentences[:MOST_QUOTED])

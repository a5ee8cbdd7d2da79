"""What is asked of a ruling: step by step, what if, its slip; of the bank by its id or of a text of the user's."""

from judgekit import api
from judgekit.corpus.library import Library
from judgekit.replay import Tree, document, played
from judgekit.scenario import Question
from judgekit.site import what_if
from judgekit.site.desk import Answers, Words
from judgekit.site.rendering import piece
from judgekit.site.walking import Walk, walk


class RulingRoom:
    """Answers about one ruling after another; the walk of the last is kept, one step is asked at a time."""

    def __init__(self, root: str, library: Library) -> None:
        self._root, self._library = root, library
        self._walked: tuple[str, Walk] | None = None

    @property
    def answers(self) -> Answers:
        """`replay`, `walk`, `frame`, `choices`, `readings`, `without` and `slip`."""
        return {
            "replay": self._replay,
            "walk": lambda words: len(self._walk(words).frames),
            "frame": self._frame,
            "choices": lambda words: self._piece("choices", what_if.choices(question_of(words))),
            "readings": lambda words: self._piece("readings", what_if.readings(question_of(words))),
            "without": lambda words: self._piece("without", what_if.without(question_of(words))),
            "slip": lambda words: api.report(question_of(words), library=self._library).decode(),
        }

    def _replay(self, words: Words) -> list[Tree]:
        """The trace, as `judgekit replay --json` has it."""
        question = question_of(words)
        return [played(question).tree(self._library.ask(lambda store: document(question.game, store)))]

    def _walk(self, words: Words) -> Walk:
        """The walk of a ruling; the last one is kept."""
        said = words.get("id") or words["text"]
        if self._walked is None or self._walked[0] != said:
            self._walked = said, walk(question_of(words))
        return self._walked[1]

    def _frame(self, words: Words) -> str:
        """The HTML of a step by its number; 0 is the table before the first."""
        walked, number = self._walk(words), int(words["number"])
        if number <= 0 or not walked.frames:
            return piece("beginning.html", self._root, board=walked.before)
        return piece("frame.html", self._root, frame=walked.frames[min(number, len(walked.frames)) - 1])

    def _piece(self, name: str, found: object) -> str:
        return piece(f"what_if_{name}.html", self._root, found=found)


def question_of(words: Words) -> Question:
    """The question that is meant: a scenario of the bank by its `id`, or the `text` of a file."""
    return api.load(words["id"]) if words.get("id") else api.loads(words["text"])

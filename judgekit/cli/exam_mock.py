"""The room of a mock exam: any question at any time, marked to come back to; nothing is corrected before the end."""

from judgekit.cli.exam_room import MOST_MISTAKES, Left, Room, place_of
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, WARNING
from judgekit.cli.phrases import say
from judgekit.exam.question import LETTERS, Question
from judgekit.exam.sitting import chosen_of


class MockRoom(Room):
    """Goes from question to question as the candidate wants, until the exam is handed in or the time is over."""

    def ask_all(self) -> None:
        """From the first that has no answer; at the end, what is left and what is marked."""
        cards = self.sitting.there
        place = next((at for at, one in enumerate(cards) if one in self.sitting.left), len(cards))
        for _ in range(MOST_MISTAKES * max(1, len(cards))):
            if self.is_late():
                return
            if place >= len(cards):
                place = self._review(cards)
                if place < 0:
                    return
            question = self.sitting.question(cards[place])
            place = place + 1 if question is None else self._visited(question, place, len(cards))
        raise Left

    def _visited(self, question: Question, place: int, total: int) -> int:
        """Ask one question; where the candidate goes next."""
        options = self.sitting.options(question)
        self.show.progress(place + 1, total, (), self.minutes_left())
        self.show.question(question, options)
        self._tell_standing(question)
        letters = LETTERS[: len(options)]
        for _ in range(MOST_MISTAKES):
            key = self.heard(say("mock.answer", first=letters[0], last=letters[-1]))
            if self.is_late():
                return total
            if (at := place_of(key, letters)) is not None:
                self.noted(question, options[at])
                return place + 1
            match key:
                case "s":
                    return place + 1
                case "r":
                    return max(0, place - 1)
                case "v":
                    return total
                case "m":
                    on = self.sitting.flag(question.card)
                    self.say(say("mock.flagged" if on else "mock.unflagged"), FAINT)
                case "?":
                    self.say(say("mock.help"), FAINT)
                case _:
                    self.say_no_option(key, letters)
        raise Left

    def _tell_standing(self, question: Question) -> None:
        """What was answered before, and whether it is marked."""
        given = next((one for one in self.sitting.given if one.card == question.card), None)
        if given is not None:
            self.say(say("mock.before", answer=one_line(chosen_of(question, given).text)), FAINT)
        if question.card in self.sitting.flagged:
            self.say(say("mock.is flagged"), WARNING)

    def _review(self, cards: list[str]) -> int:
        """What has no answer and what is marked; where to go, -1 to hand it in."""
        left, flagged = set(self.sitting.left), self.sitting.flagged
        for key, some in (("mock.unanswered", left), ("mock.marked", flagged)):
            if numbers := [str(at) for at, one in enumerate(cards, 1) if one in some]:
                self.say(say(key, numbers=", ".join(numbers), count=len(numbers)), WARNING)
        for _ in range(MOST_MISTAKES):
            self.show.page.prompt(say("mock.hand in", most=len(cards)))
            typed = self._line()
            if not typed:
                return -1
            if typed.isdecimal() and 0 < int(typed) <= len(cards):
                return int(typed) - 1
            self.say(say("mock.no question", typed=one_line(typed), most=len(cards)), WARNING)
        raise Left

"""One voice for a table: its steps, changes, moves and choices in the game's words, with its cards by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgekit.engine.choice import Choice, Decision, Move
from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.games.messages import Messages, joined, messages
from judgekit.one_line import line
from judgekit.story.names import Names
from judgekit.story.phrases import say


@dataclass(frozen=True, slots=True)
class Teller:
    """The messages of a game and the names of one table."""

    words: Messages
    names: Names

    @classmethod
    def of(cls, game: Game) -> "Teller":
        """The teller of the cards on a table."""
        return cls(messages(game.game), Names.of(game))

    def sentence(self, step: Step) -> str:
        """What a step says."""
        return line(self.words.sentence(self.names.step(step)))

    def clause(self, step: Step) -> str:
        """What a step says, to be followed by something else."""
        return self.sentence(step).rstrip(".")

    def change(self, change: Mapping[str, Any]) -> str:
        """What a change of a step says."""
        return line(self.words.change(self.names.said(change)))

    def act(self, verb: str, words: Mapping[str, Any]) -> str:
        """What is done in a move, after «A:», «A intenta» or «A no puede»: «atacar con Simba»."""
        runs = {name: self.names.run(one) if isinstance(one, list | tuple) else one for name, one in words.items()}
        return line(self.words.move(verb, self.names.said(runs)))

    def move(self, move: Move) -> str:
        """Who does what: as a move, in response, or only tried."""
        how = "response" if move.responds else "move"
        key = f"moves.{how}_tried" if move.tries else f"moves.{how}"
        return line(say(key, player=move.player, act=self.act(move.verb, move.words)))

    def question(self, name: str) -> str:
        """What the choice of this name asks."""
        if "/" in name:
            return say("choices.ability", ability=self.names.name(name))
        asked = self.words.word("choices", name)
        return asked if asked.startswith("¿") and "{" not in asked else say("choices.name", name=name)

    def asked(self, choice: Choice) -> str:
        """What a choice asks; of what only its name is known, that."""
        return self.words.question(choice) if "/" not in choice.name else self.question(choice.name)

    def answer(self, decision: Decision) -> str:
        """What was taken, in words."""
        return joined([self.option(decision.choice.options[one].key) for one in decision.taken])

    def option(self, key: str) -> str:
        """An option: a card or an ability by its name, a word by its Spanish."""
        known = self.words.value(key)
        return line(known if known != key else self.names.name(key))


def lower(question: str) -> str:
    """A question inside a sentence; one that begins with a name keeps its capital."""
    return f"¿{question[1:2].lower()}{question[2:]}" if question.startswith("¿") else question


def upper(text: str) -> str:
    """The text as it opens a sentence."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence of its own; nothing stays nothing."""
    whole = line(upper(text))
    return whole if not whole or whole.endswith((".", "!", "?", "…")) else f"{whole}."

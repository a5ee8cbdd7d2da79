"""Everything that happens in the bank is said in sentences of its game, never in the generic ones."""

from judgekit.games.messages import Messages, messages
from judgekit.replay.run import replay
from judgekit.scenario.model import Scenario


def without_generic(said: Messages) -> Messages:
    """The messages of a game without those that serve for anything."""
    shared = {**said._shared}
    shared["fallback"] = {"illegal": "{attempt} {reason}", "illegal choice": "{word}"}
    return Messages(said._own, shared)


def test_every_step_is_said_in_the_words_of_its_game(scenario: Scenario) -> None:
    said = without_generic(messages(scenario.game))
    steps = replay(scenario.situation).game.trace.steps
    unsaid = {(one.status, one.key, one.rule, one.args.get("why")) for one in steps if not said.sentence(one)}
    assert not unsaid

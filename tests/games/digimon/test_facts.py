"""What matters of a Digimon table is in its state, so that a checkpoint keeps it."""

from judgekit.bank import find
from judgekit.engine.choice import Choice
from judgekit.engine.game import Game
from judgekit.games.digimon.existence import Activating
from judgekit.games.digimon.game import Digimon
from judgekit.games.digimon.interruptive import SteppingIn
from judgekit.replay.run import seat
from judgekit.replay.script import Script
from judgekit.scenario.model import Scenario

CACHES = {"_reading_keywords", "_abilities"}


class Looking(Script):
    """A script that notes at each question what is being activated and what steps in."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario.situation.script)
        self.table: Game | None = None
        self.seen: list[tuple[Activating | None, SteppingIn | None]] = []

    def choose(self, choice: Choice) -> tuple[int, ...]:
        assert self.table is not None
        self.seen.append((self.table.state.fact(Activating), self.table.state.fact(SteppingIn)))
        return super().choose(choice)


def looked_at(scenario: str) -> Looking:
    (found,) = find([scenario])
    looking = Looking(found)
    looking.table = seat(found.situation, looking)
    looking.table.play()
    assert looking.table.state.records == {}
    return looking


def test_a_table_keeps_nothing_of_its_own_but_what_it_can_work_out_again() -> None:
    silent = Script(())
    assert set(vars(Digimon(silent))) - set(vars(Game(silent))) == CACHES


def test_5_1_what_is_being_activated_is_on_record_until_it_is_over() -> None:
    places = {one.zone for one, _ in looked_at("digimon/calling-se-lleva-el-tope").seen if one}
    assert places == {"using"}


def test_17_3_what_answers_an_interruption_is_told_from_what_is_on_record() -> None:
    stepping = [one.ability for _, one in looked_at("digimon/interruptivo-dentro-de-otro").seen if one]
    assert stepping

"""What crosses to another process or machine pickles: questions and replays, whatever their readings and texts."""

import pickle

from judgekit.replay import final, replay
from judgekit.scenario.model import Scenario


def test_replays_with_readings_and_with_texts_pickle(bank: dict[str, Scenario]) -> None:
    every = sorted(bank.values(), key=lambda one: one.id)
    for one in [*every[::40], *(one for one in every if one.situation.readings)]:
        played = replay(one.situation)
        back = pickle.loads(pickle.dumps((one, played)))
        assert final(back[1].game) == final(played.game) == final(replay(back[0].situation).game), one.id

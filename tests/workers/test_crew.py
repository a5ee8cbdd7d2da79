"""Work that is shared gives what it gives undivided, whatever happens to those who do it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.errors import UserError
from judgekit.workers import Lost, Workers


def square(number: int) -> int:
    return number * number


def square_or_die(number: int) -> int:
    if number % 10 == 7:
        os._exit(3)
    return number * number


def square_or_refuse(number: int) -> int:
    if number == 5:
        raise UserError("five", "El cinco no.", near=("cuatro",))
    return number * number


@settings(max_examples=3, deadline=None)
@given(count=st.integers(0, 300))
def test_two_processes_give_what_one_gives_in_the_same_order(count: int) -> None:
    assert list(Workers(2).each(square, range(count))) == [*map(square, range(count))]


def test_few_pieces_are_done_here() -> None:
    assert [*Workers(2).each(_process, range(10), worth=6)] == [os.getpid()] * 10
    assert os.getpid() not in Workers(2).each(_process, range(12), worth=6)


def test_a_worker_that_dies_is_told_with_what_it_had_and_the_rest_goes_on() -> None:
    found = list(Workers(2).each(square_or_die, range(40)))
    assert found == [Lost(one) if one % 10 == 7 else one * one for one in range(40)]


def test_what_a_worker_raises_is_raised_with_all_that_it_says() -> None:
    with pytest.raises(UserError, match="El cinco no") as raised:
        list(Workers(2).each(square_or_refuse, range(40)))
    assert (raised.value.code, raised.value.near) == ("five", ("cuatro",))
    assert not active_children()


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    found = Workers(2).each(_slow, range(1000))
    assert next(found) == 0
    assert isinstance(found, Iterator)
    found.close()  # type: ignore[attr-defined]
    assert not active_children()


def test_ctrl_c_stops_all_processes_at_once() -> None:
    code = (
        "from tests.workers.test_crew import *; print('began', flush=True); list(Workers(2).each(_slow, range(10**6)))"
    )
    began = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert began.stdout and began.stdout.readline() == "began\n"
    time.sleep(1)
    os.killpg(began.pid, signal.SIGINT)
    began.communicate(timeout=10)
    with pytest.raises(ProcessLookupError):
        os.killpg(began.pid, 0)


def test_a_number_that_shares_nothing_is_refused() -> None:
    with pytest.raises(UserError, match="--jobs 0 no reparte nada"):
        Workers.of(0, None)
    with pytest.raises(UserError, match="no van juntos"):
        Workers.of(2, "tcp://127.0.0.1:8786")
    assert Workers.of(None, None).jobs >= 1


def _process(_: int) -> int:
    return os.getpid()


def _slow(number: int) -> int:
    time.sleep(0.01)
    return number

"""Pictures drawn from the model: black lines on white, 340 units wide, so that two fit a sheet and one fits a phone."""

from collections.abc import Callable, Mapping
from typing import Any

from judgekit.report.pictures import board, pile

PICTURES: Mapping[str, Callable[[Any, str], str]] = {
    "board_picture": board.picture,
    "growth_picture": pile.growth,
    "time_line_picture": pile.time_line,
}

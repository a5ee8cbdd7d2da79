from judgekit.api import Answer as Answer
from judgekit.api import Library as Library
from judgekit.api import Question as Question
from judgekit.api import UserError as UserError
from judgekit.api import explore as explore
from judgekit.api import legal_moves as legal_moves
from judgekit.api import load as load
from judgekit.api import loads as loads
from judgekit.api import reasons as reasons
from judgekit.api import replay as replay
from judgekit.api import report as report
from judgekit.api import rule as rule
from judgekit.api import search as search

__version__: str

"""What is said of a rule that was looked at and did nothing is never the contrary of what it answered."""

from tests.bank.conftest import BANK
from tests.bank.two_faced import two_faced

# each says one sentence whether it answers yes or no: their games have to say which
KNOWN: set[str] = set()


def test_no_rule_says_the_same_whether_it_answers_yes_or_no_but_those_known() -> None:
    assert two_faced(BANK.values()) <= KNOWN

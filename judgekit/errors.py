"""The one exception that a user's mistake raises."""


class UserError(Exception):
    """A mistake of the user's, told in one Spanish sentence: what, where and how to mend it (exit code 2)."""

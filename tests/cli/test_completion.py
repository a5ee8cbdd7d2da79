"""What a shell completes: the options whose values are known, in every command that has them, by words that are there."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer

from judgekit.cli.app import app

LISTED = {
    "--chapter": ("1", "11"), "--mechanic": ("attack-c", "attack-cost"), "--format": ("", "pdf"),
    "--clause": ("fftcg:11.8.", "fftcg:11.8.7"),
}  # fmt: skip


def commands(group: Any, context: Any, name: str = "judgekit") -> Iterator[tuple[str, Any]]:
    yield name, group
    for each in group.list_commands(context) if hasattr(group, "list_commands") else ():
        yield from commands(group.get_command(context, each), context, f"{name} {each}")


@pytest.mark.parametrize("flag", LISTED)
def test_every_command_completes_what_has_a_list(flag: str) -> None:
    root: Any = typer.main.get_command(app)
    context = root.make_context("judgekit", [], resilient_parsing=True)
    begun, wanted = LISTED[flag]
    found = {
        name: [one.value for one in option.shell_complete(context, begun)]
        for name, command in commands(root, context)
        for option in command.params
        if flag in option.opts
    }
    assert found
    assert [name for name, words in found.items() if wanted not in words] == []

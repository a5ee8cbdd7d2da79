"""`--install-completion` and `--show-completion`: what typer does, said in Spanish."""

import sys
from typing import Any

import typer
from typer._completion_shared import Shells, _get_shell_name, get_completion_script, install

from judgekit.cli.phrases import say
from judgekit.errors import UserError, reason


def in_spanish(params: list[Any]) -> list[Any]:
    """The options of a command, those of the completion answering in Spanish."""
    for one in params:
        if one.name in _ANSWERS:
            one.callback = _ANSWERS[one.name]
    return params


def _install(ctx: Any, param: Any, value: Any) -> Any:  # noqa: ARG001 - as typer calls it
    if not value or ctx.resilient_parsing:
        return value
    shell = _shell(value)
    try:
        _, path = install(shell=shell)
    except OSError as error:
        raise UserError("completion", say("completion.unwritable", why=reason(error))) from None
    typer.echo(say("completion.installed", shell=shell, path=path))
    sys.exit(0)


def _show(ctx: Any, param: Any, value: Any) -> Any:  # noqa: ARG001
    if not value or ctx.resilient_parsing:
        return value
    name = str(ctx.find_root().info_name)
    variable = f"_{name.replace('-', '_').upper()}_COMPLETE"
    typer.echo(get_completion_script(prog_name=name, complete_var=variable, shell=_shell(value)))
    sys.exit(0)


def _shell(value: object) -> str:
    """The shell that was named, or else the one that runs this; raises UserError for one that has no completion."""
    shell = value if isinstance(value, str) else _get_shell_name()
    known = [one.value for one in Shells]
    if shell not in known:
        raise UserError("completion", say("completion.unknown", shells=", ".join(known)))
    return str(shell)


_ANSWERS = {"install_completion": _install, "show_completion": _show}

"""The options of what a command also prints on paper, and the file that comes of them."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judgekit.cli.phrases import say
from judgekit.cli.session import print_json
from judgekit.errors import UserError

if TYPE_CHECKING:
    from judgekit.report import Report
    from judgekit.report.place import Place
    from judgekit.report.printing import Written


def complete_format(incomplete: str) -> list[str]:
    """The formats that begin so, for the shell's completion."""
    from judgekit.report.rendering import FORMATS  # noqa: PLC0415 - a command that prints nothing pays nothing for it

    return [one for one in FORMATS if one.startswith(incomplete)]


def complete_log_format(incomplete: str) -> list[str]:
    """The same, and that of a table."""
    return [one for one in ("csv", *complete_format("")) if one.startswith(incomplete)]


Format = Annotated[
    str | None,
    typer.Option(
        "--format",
        "-f",
        metavar="F",
        help="html, pdf, markdown o text; si falta, el de -o.",
        autocompletion=complete_format,
    ),
]
Target = Annotated[str | None, typer.Option("--output", "-o", metavar="ARCHIVO", help="Archivo, carpeta o - .")]
Force = Annotated[bool, typer.Option("--force", help="Sustituye el archivo si ya existe.")]
Open = Annotated[bool, typer.Option("--open", help="Abre lo que se ha escrito.")]
Paper = Annotated[str, typer.Option("--paper", metavar="P", help="a4 o carta.")]


@dataclass(frozen=True, slots=True)
class Printing:
    """What was asked for; nothing (false) where neither a format nor a file was named."""

    format: str | None
    target: str | None
    force: bool
    opens: bool
    paper: str

    @classmethod
    def of(
        cls, format_: str | None, target: str | None, *, force: bool, opens: bool, paper: str, as_json: bool
    ) -> "Printing":
        """What the options say; raises UserError where they do not go together, before anything is computed."""
        from judgekit.report.place import format_of  # noqa: PLC0415 - who prints nothing does not pay for it
        from judgekit.report.place import paper as paper_of  # noqa: PLC0415

        wanted = bool(format_ or target)
        if as_json and wanted:
            raise UserError("options-clash", say("printed.json"))
        if opens and (not target or target == "-"):
            raise UserError("target-needed", say("printed.open"))
        if wanted:
            format_of(format_, target)
        return cls(format_, target, force, opens, paper_of(paper))

    def __bool__(self) -> bool:
        """Is anything to be printed?"""
        return bool(self.format or self.target)

    def put(self, report: "Report", name: str) -> None:
        """Render a document and write it where it goes; raises UserError where it cannot be."""
        from judgekit.report.place import Place, format_of  # noqa: PLC0415
        from judgekit.report.printing import Written  # noqa: PLC0415
        from judgekit.report.rendering import Renderer  # noqa: PLC0415

        renderer = Renderer(format_of(self.format, self.target))
        place = Place(self.target, renderer.format, force=self.force)
        made = Written(report, place.path(name), *renderer.render(report))
        deliver([made], place, opens=self.opens, as_json=False)


def deliver(made: Sequence["Written"], place: "Place", *, opens: bool, as_json: bool) -> None:
    """Write what was rendered where it goes, and say so."""
    for warning in dict.fromkeys(warning for one in made for warning in one.warnings):
        typer.echo(f"Aviso: {warning}", err=True)
    for one in made:
        one.put(place)
        if not as_json:
            _tell(one)
    if as_json:
        print_json([one.printed(place) for one in made])
    if opens and made[0].path:
        _open(made[0].path)


def _tell(one: "Written") -> None:
    if one.path is not None:
        typer.echo(f"Escrito: {one.path}", err=True)
        return
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(one.content.decode("utf-8", "replace"))
    else:
        sys.stdout.flush()
        buffer.write(one.content)


def _open(path: Path) -> None:
    import webbrowser  # noqa: PLC0415 - only --open needs it

    if not webbrowser.open(path.resolve().as_uri()):
        typer.echo(f"Aviso: no hay con qué abrir «{path}»; ábrelo tú.", err=True)

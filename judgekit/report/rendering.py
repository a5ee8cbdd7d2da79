"""A report through the templates of a format; a folder of the user's overrides any of them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from jinja2 import ChoiceLoader, FileSystemLoader, StrictUndefined, Template, TemplateError, TemplateSyntaxError
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from judgekit import __version__
from judgekit.errors import UserError, reason
from judgekit.report import escaping, pictures
from judgekit.report.clauses import game_once
from judgekit.report.labels import labels
from judgekit.report.model import Report
from judgekit.report.two_columns import rows
from judgekit.report.wrapping import paragraph

TEMPLATES = Path(__file__).parent / "templates"

_PICTURE = re.compile(r"(<svg [^>]*>).*?</svg>")


@dataclass(frozen=True, slots=True)
class Format:
    """A format that people ask for: the folder of its templates, the end of their names, that of its files."""

    name: str
    folder: str
    extension: str
    suffix: str


FORMATS: Mapping[str, Format] = {
    "html": Format("html", "html", "html", ".html"),
    "pdf": Format("pdf", "typst", "typ", ".pdf"),
    "markdown": Format("markdown", "markdown", "md", ".md"),
    "text": Format("text", "text", "txt", ".txt"),
}


class Renderer:
    """Renders reports in one format."""

    def __init__(self, format_: Format, folder: Path | None = None) -> None:
        self.format = format_
        if folder is not None and not folder.is_dir():
            raise UserError("no-folder", f"La carpeta de plantillas «{folder}» no existe; revisa --templates.")
        if format_.name == "pdf":
            from judgekit.report import pdf  # noqa: PLC0415 - the extra judgekit[pdf]

            pdf.start()
        self._has_own_templates = folder is not None
        self._environment = _environment(format_, folder)

    def source(self, report: Report, sizes: Mapping[int, int] | None = MappingProxyType({})) -> str:
        """The report in the format's own language; raises UserError for a mistake in a user's template.

        `sizes` are those of PDF's slips that are not full, by number; None asks for them (see `judgekit.report.sizes`).
        """
        try:
            return self._base().render(report=report, t=labels(), judgekit=__version__, sizes=sizes)
        except (TemplateError, TypeError, ValueError, ArithmeticError) as error:
            raise UserError("bad-template", _mistake(error)) from None
        except RecursionError:
            raise UserError(
                "bad-template", "Una plantilla se incluye a sí misma sin fin; revisa --templates."
            ) from None
        except OSError as error:
            raise UserError(
                "unreadable-file", f"No se puede leer una plantilla ({reason(error)}); revisa --templates."
            ) from None

    def measuring(self, report: Report) -> str:
        """The source that tells how small the slips of a PDF are printed: its pictures are hollow, of their height."""
        return _PICTURE.sub(r"\1</svg>", self.source(report, None))

    def render(self, report: Report) -> tuple[bytes, tuple[str, ...]]:
        """The file's content, and what went wrong without stopping it."""
        return self._pdf(report) if self.format.name == "pdf" else (self.source(report).encode(), ())

    def _pdf(self, report: Report) -> tuple[bytes, tuple[str, ...]]:
        from judgekit.report import pdf, sizes  # noqa: PLC0415 - only PDF pays for it

        found = sizes.sizes(report, self.measuring, every=self._has_own_templates)
        return pdf.compiled(self.source(report, found))

    def _base(self) -> Template:
        return self._environment.get_template(f"{self.format.folder}/base.{self.format.extension}")


def _environment(format_: Format, folder: Path | None) -> ImmutableSandboxedEnvironment:
    own = FileSystemLoader(TEMPLATES)
    environment = ImmutableSandboxedEnvironment(
        loader=ChoiceLoader([FileSystemLoader(folder), own]) if folder else own,
        autoescape=True,  # macros and blocks come out marked as safe; the format's own escape comes first
        finalize=escaping.finalizer(escaping.ESCAPES[format_.folder]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals.update(_drawn(format_), rows=rows)
    environment.filters.update(wrapped=paragraph, game_once=game_once)
    return environment


def _drawn(format_: Format) -> dict[str, Callable[..., Markup]]:
    """The pictures, as the format takes SVG."""
    taken: Callable[[str], str] = escaping.literal if format_.folder == "typst" else str

    def drawn(draw: Callable[..., str]) -> Callable[..., Markup]:
        return lambda what, identifier: Markup(taken(draw(what, identifier)))

    return {name: drawn(draw) for name, draw in pictures.PICTURES.items()}


def _mistake(error: Exception) -> str:
    """Which template is wrong, where and why."""
    if isinstance(error, TemplateSyntaxError):
        return f"Plantilla «{error.name}», línea {error.lineno}: {error.message}; corrígela."
    place = error.__traceback__
    at = ""
    while place is not None:
        name = place.tb_frame.f_code.co_filename
        if name.endswith(tuple(one.extension for one in FORMATS.values())):
            at = f" «{name}», línea {place.tb_lineno}"
        place = place.tb_next
    return f"La plantilla{at} no se puede usar ({error}); corrígela."

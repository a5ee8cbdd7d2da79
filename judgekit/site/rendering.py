"""Pages and pieces of pages through the templates; whatever a template prints is escaped as in print."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from judgekit import __version__
from judgekit.report import escaped_html
from judgekit.site import addresses
from judgekit.site.phrases import labels, say

TEMPLATES = Path(__file__).parent / "templates"


def piece(template: str, root: str, **words: Any) -> str:
    """A piece of a page; `root` leads from where it is shown to the site's root."""
    return _environment().get_template(template).render(root=root, **words)


def whole(path: str, title: str, main: str, *, computes: bool, here: str = "") -> str:
    """A whole page around its main part; `here` is the part of the site that it belongs to."""
    root = addresses.up(path)
    shown = say("titles.page", title=title) if title else labels().site
    return piece("page.html", root, title=shown, main=Markup(main), computes=computes, here=here, path=path)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,  # macros come out marked as safe; what is printed is escaped once, as in print
        finalize=escaped_html,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(t=labels(), say=say, clause_at=addresses.clause, ruling_at=addresses.ruling)
    environment.globals.update(judgekit=__version__)
    return environment

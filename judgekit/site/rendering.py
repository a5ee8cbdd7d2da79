"""Pages and pieces of pages through the templates; whatever a template prints is escaped as in print."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from judgekit import __version__
from judgekit.report import Wanted, answer_sheet, escaped_html
from judgekit.report.rendering import FORMATS, Renderer
from judgekit.site import addresses
from judgekit.site.model import Page
from judgekit.site.phrases import labels, say

TEMPLATES = Path(__file__).parent / "templates"
ROOT, TITLE, MAIN = "%%root%%", "%%title%%", "%%main%%"
_PLACES = re.compile("|".join((ROOT, TITLE, MAIN)))


def piece(template: str, root: str, **words: Any) -> str:
    """A piece of a page; `root` leads from where it is shown to the site's root."""
    return _environment().get_template(template).render(root=root, **words)


def title(said: str) -> str:
    """The title of a page, escaped."""
    return str(escape(say("titles.page", title=said) if said else labels().site))


def shell(here: str, *, computes: bool) -> str:
    """What all pages of a part of the site share, with places for what each has of its own."""
    return piece("page.html", ROOT, title=Markup(TITLE), main=Markup(MAIN), computes=computes, here=here)


def whole(page: Page, *, computes: bool) -> str:
    """A whole page: the shell with what is the page's own, as the service worker puts it together too."""
    own = {ROOT: addresses.up(page.path), TITLE: page.title, MAIN: page.main}
    return _PLACES.sub(lambda found: own[found[0]], _shell(page.here, computes))


@cache
def _shell(here: str, computes: bool) -> str:
    return shell(here, computes=computes)


def _printed_style() -> str:
    """The hash of the style inside a printed sheet, which a page may open: that style and no other may stand inside."""
    printed = Renderer(FORMATS["html"]).source(answer_sheet(["ab"], Wanted()))
    style = printed.partition("<style>")[2].partition("</style>")[0]
    return f"sha256-{b64encode(sha256(style.encode()).digest()).decode()}"


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
    environment.globals.update(judgekit=__version__, printed_style=_printed_style())
    return environment

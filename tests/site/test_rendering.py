"""Whatever a scenario or a document says is text on a page."""

from dataclasses import replace

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.report import ruling_slip
from judgekit.site.model import Page, RulingPage
from judgekit.site.rendering import piece, title, whole

HOSTILE = """<script>alert(1)</script>"><img src=x onerror=alert(1)>{{ 7 * 7 }}'"""


def test_hostile_texts_stay_text() -> None:
    scenario = bank.find(["cipher/rango-dos"])[0]
    slip = Library().ask(lambda store: ruling_slip(scenario, store))
    said = replace(slip.ruling, sentence=HOSTILE, why=(HOSTILE,))
    html = piece("ruling.html", "../", page=RulingPage(replace(slip, title=HOSTILE, ask=HOSTILE, ruling=said)))
    page = whole(Page("a/b", title(HOSTILE), "", f"{html} %%title%% %%main%%"), computes=True)
    assert "<script>alert" not in page and "<img" not in page and "49" not in page.split("<main")[0]
    assert page.count("&lt;script&gt;alert(1)&lt;/script&gt;") >= 4

"""What people do on the site, in Chromium, as a phone and as a laptop."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judgekit.corpus.library import Library
from judgekit.site import Built, Wanted, build
from tests.benchmarks.explore import SCENARIO, TRIGGER
from tests.site.browser.conftest import PROJECT, Host, ready
from tests.site.conftest import GAME, in_the_place_of_the_bank

AXE = PROJECT / "node_modules" / "axe-core" / "axe.min.js"
Shot = Callable[[Any, str], None]


def test_words_are_found_at_once_then_ranked_and_a_clause_unfolds(page: Any, host: Host, shot: Shot) -> None:
    page.goto(host.url)
    page.fill("input[type=search]", "6.2.4")
    page.wait_for_selector(".found li")
    assert page.locator(".found .id").first.inner_text() == f"{GAME}:6.2.4"
    ready(page)
    page.fill("input[type=search]", "atacar a la retaguardia")
    page.wait_for_selector("jk-search[data-by=judgekit] .found mark")
    shot(page, "buscar")
    page.locator(".found li a").first.click()
    article = page.locator(".found li article").first
    article.wait_for()
    assert article.locator("p").first.inner_text()
    article.get_by_text("Copiar la cita").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("«") and f"{GAME}:" in copied and "edición" in copied
    assert "q=atacar" in page.url


def test_a_ruling_is_stepped_forwards_and_back(page: Any, host: Host, shot: Shot) -> None:
    page.goto(f"{host.url}fallos/{GAME}/rango-dos/")
    answer = page.locator(".slip .sentence").inner_text()
    assert answer
    page.click("[data-tool=walk]")
    page.wait_for_selector(".walker")
    said = []
    for _ in range(4):
        said.append(page.locator(".frame .step").inner_text())
        number = page.locator(".walk-bar output").inner_text().split(" ")[0]
        page.click("[aria-label='Paso siguiente']")
        page.wait_for_function(
            f"() => document.querySelector('.walk-bar output').textContent.split(' ')[0] != '{number}'"
        )
    shot(page, "fallo-paso")
    for expected in reversed(said):
        number = page.locator(".walk-bar output").inner_text().split(" ")[0]
        page.click("[aria-label='Paso anterior']")
        page.wait_for_function(
            f"() => document.querySelector('.walk-bar output').textContent.split(' ')[0] != '{number}'"
        )
        assert page.locator(".frame .step").inner_text() == expected
    page.click("[data-tool=what-if]")
    page.wait_for_function("() => document.querySelectorAll('.what-if').length == 3")
    assert page.locator(".what-if .kind", has_text="el de este fallo").count() == 1


def test_rulings_are_chosen_by_mechanic_and_words_together(page: Any, host: Host, shot: Shot) -> None:
    page.goto(f"{host.url}fallos/{GAME}/")
    page.select_option("#mecanica", label="alcance del ataque")
    page.wait_for_selector("jk-rulings .rows li")
    of_mechanic = page.locator("jk-rulings .rows li").all_inner_texts()
    shot(page, "fallos-mecanica")
    page.fill("#fallo", "cosas")
    page.wait_for_function(f"() => document.querySelectorAll('jk-rulings .rows li').length < {len(of_mechanic)}")
    both = page.locator("jk-rulings .rows li").all_inner_texts()
    assert both and set(both) < set(of_mechanic)


def test_a_table_is_built_by_taps_up_to_its_ruling(page: Any, host: Host, shot: Shot) -> None:
    page.goto(f"{host.url}mesa/")
    page.click(f"[data-game={GAME}]")
    page.wait_for_selector(".pick button")
    for card, zone in ((0, "A vanguard"), (1, "B vanguard")):
        lying = page.locator(".laying details.card").count()
        page.locator(".pick button").nth(card).click()
        page.locator(f"[data-zone='{zone}']").click()
        page.wait_for_function(f"() => document.querySelectorAll('.laying details.card').length == {lying + 1}")
    page.wait_for_selector("[data-move]")
    page.wait_for_selector(".answer .sentence")
    page.locator(".moves-list [data-move=attack], .moves-list [data-move]").first.click()
    page.wait_for_function("() => !document.querySelector('.laying').open")
    page.wait_for_selector(".answer .decided")
    shot(page, "mesa")
    page.click("[data-do=undo]")
    page.wait_for_function("() => document.querySelector('.laying').open")


def test_a_shared_table_is_data_and_never_code(page: Any, host: Host) -> None:
    page.goto(f"{host.url}mesa/")
    ready(page)
    hostile = "<img src=x onerror=alert(1)>"
    text = f'game: {GAME}\\ncards: {{"{hostile}": {{cost: 1, power: 10}}}}\\ngiven: {{A: {{vanguard: ["{hostile}"]}}}}'
    link = page.evaluate(
        f"""async () => {{
            const {{ linkOf }} = await import("{host.url}_/kept-tables.js");
            return linkOf(`{text}`);
        }}"""
    )
    page.on("dialog", lambda _: pytest.fail("a card's name was run"))
    page.goto(link)
    page.reload()
    page.wait_for_selector(".laying details.card")
    assert hostile in page.locator(".laying details.card").first.inner_text()
    assert page.locator("main img").count() == 0
    page.goto(f"{host.url}mesa/#t=AAAA")
    page.reload()
    page.wait_for_selector(f"[data-game={GAME}]")


def test_an_exam_goes_on_after_the_page_was_closed(page: Any, host: Host, shot: Shot) -> None:
    page.goto(f"{host.url}examen/")
    page.click("[data-do=ten]")
    page.wait_for_selector("[data-option]")
    shot(page, "examen")
    page.locator("[data-option]").first.click()
    page.wait_for_selector(".correction")
    shot(page, "examen-corregido")
    page.reload()
    page.click("[data-do=ten]")
    page.wait_for_selector("[data-option]")
    assert page.locator(".turn").inner_text().startswith("Pregunta 2")


def test_everything_works_with_the_host_gone(page: Any, computing: Built) -> None:
    host = Host(computing.folder)
    page.goto(host.url)
    ready(page)
    host.stop()
    page.goto(f"{host.url}{GAME}/6.2.4")
    assert page.url.endswith("/6.2.4/"), "the address without its last bar leads there"
    assert f"{GAME}:6.2.4" in page.locator("h1").inner_text()
    page.goto(f"{host.url}fallos/{GAME}/rango-dos/")
    assert page.locator(".slip .sentence").inner_text()
    page.click("[data-tool=walk]")
    page.wait_for_selector(".walker")
    page.goto(f"{host.url}?q=retaguardia")
    page.wait_for_selector("jk-search[data-by=judgekit] .found li")


def test_a_new_version_is_offered_whole_and_taken_when_it_is_wanted(
    page: Any, few: Path, pyodide: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "web"

    def built(*games: str) -> Built:
        with in_the_place_of_the_bank(few):
            return build(Wanted(folder, games), Library())

    first = built(GAME)
    host = Host(folder)
    page.goto(host.url)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    assert built(GAME, "digimon").version != first.version
    later = time.time() + 60  # a host says to the second when a file changed: these two came in one
    os.utime(folder / "service-worker.js", (later, later))
    page.goto(host.url)
    assert page.locator("main .rows li").count() == 1, "the version before, until the new one is there and wanted"
    page.click("#version-nueva")
    page.wait_for_function("() => document.querySelectorAll('main .rows li').length == 2")
    host.stop()


def test_what_nobody_wants_any_more_stops_and_the_worker_goes_on(page: Any, host: Host) -> None:
    page.goto(host.url)
    ready(page)
    page.reload()  # from here on the service worker's headers isolate the page: the worker can be interrupted
    ready(page)
    assert page.evaluate("crossOriginIsolated")
    triggers = "".join(TRIGGER.format(amount=1000 * (place + 1)) for place in range(14))  # a minute at least
    stopped, states, found = page.evaluate(
        """async ([module, text]) => {
            const { judgekit } = await import(module);
            const states = [];
            judgekit.addEventListener("state", () => states.push(judgekit.state));
            const asking = new AbortController();
            const long = judgekit.ask("ruling.choices", { text }, asking.signal).then(() => "done", (error) => error.name);
            await new Promise((later) => setTimeout(later, 1000));
            asking.abort();
            const late = new Promise((later) => setTimeout(() => later({ hits: [] }), 30000));
            const { hits } = await Promise.race([judgekit.ask("find.search", { text: "atacar", game: "" }), late]);
            return [await long, states, hits.length];
        }""",
        [f"{host.url}_/judgekit.js", SCENARIO.format(triggers=triggers)],
    )
    assert stopped == "AbortError"
    assert states == []
    assert found > 0


def test_a_slip_is_printed_as_the_report_prints_it(page: Any, host: Host, size: str) -> None:
    page.goto(f"{host.url}fallos/{GAME}/rango-dos/")
    with page.context.expect_page() as opened:
        page.click("[data-tool=print]")
    slip = opened.value
    slip.wait_for_load_state()
    assert slip.evaluate("getComputedStyle(document.querySelector('.ruling')).borderTopStyle") == "solid"
    assert slip.pdf()[:4] == b"%PDF"


def test_clauses_and_rulings_read_without_javascript(chromium: Any, host: Host) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{host.url}{GAME}/6.2.4/")
    page.click("text=El rango 2 llega")
    assert page.locator(".sentence").inner_text()
    assert page.locator(".steps li").count() > 5
    context.close()


@pytest.mark.parametrize("path", ["", f"{GAME}/", f"{GAME}/6.2.4/", f"fallos/{GAME}/rango-dos/", "mesa/", "examen/"])
def test_nothing_serious_bars_anybody(page: Any, host: Host, path: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm install")
    page.goto(f"{host.url}{path}")
    if path == "mesa/":
        page.click(f"[data-game={GAME}]")
        page.wait_for_selector(".pick button")
    if path == "examen/":
        page.click("[data-do=ten]")
        page.wait_for_selector("[data-option]")
    page.evaluate(
        "document.querySelectorAll('select').forEach((one) => one.add(new Option('un reglamento '.repeat(9))))"
    )
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width && innerWidth <= screen.width")
    found = page.evaluate(f"{AXE.read_text('utf-8')}; axe.run()")
    serious = [one for one in found["violations"] if one["impact"] in {"serious", "critical"}]
    assert [(one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in serious] == []

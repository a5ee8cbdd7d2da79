"""The folder of the site: complete, linked, strict, its own and nobody else's."""

import hashlib
import json
import lzma
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest

from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.site import Built, Wanted, build
from judgekit.site.all_pages import Contents
from judgekit.site.offline import pack_of
from tests.site.conftest import GAME, RULINGS


class Links(HTMLParser):
    """What a page leads to and loads, and what of it a browser would run."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        self.links += [value for name, value in attrs if name in {"href", "src", "action"} and value]
        if (tag == "script" and "src" not in said) or tag == "style":
            self.inline.append(tag)
        self.inline += [name for name in said if name.startswith("on") or name == "style"]


def pages(built: Built) -> dict[str, str]:
    found = built.folder.rglob("index.html")
    return {path.parent.relative_to(built.folder).as_posix().strip("."): path.read_text("utf-8") for path in found}


def manifest_of(built: Built) -> Any:
    worker = (built.folder / "service-worker.js").read_text("utf-8")
    return json.loads(re.search(r"const MANIFEST = (\{.*\});", worker)[1])  # type: ignore[index]


def links(html: str) -> Links:
    read = Links()
    read.feed(html)
    return read


def test_every_clause_and_every_ruling_has_its_address(built: Built) -> None:
    clauses = Library().ask(lambda store: store.clauses(GAME))
    wanted = {one.id.replace(":", "/") for one in clauses} | {f"fallos/{GAME}/{one}" for one in RULINGS}
    assert wanted <= pages(built).keys()
    assert len(clauses) + len(RULINGS) < built.pages < len(clauses) + len(RULINGS) + 10


def test_every_link_of_every_page_leads_to_something_of_the_site(built: Built) -> None:
    for path, html in pages(built).items():
        for link in links(html).links:
            if link.startswith("#"):
                assert f'id="{link[1:]}"' in html
                continue
            there = urljoin(f"https://site/{path}/" if path else "https://site/", link)
            assert there.startswith("https://site/"), (path, link)
            target = built.folder / there.removeprefix("https://site/").partition("#")[0]
            assert (target / "index.html").is_file() if target.is_dir() else target.is_file(), (path, link)


def test_no_page_runs_or_styles_anything_inside_itself(built: Built) -> None:
    for html in pages(built).values():
        assert links(html).inline == []
        assert "default-src 'none'" in html
        assert "unsafe-inline" not in html and "unsafe-eval" not in html.replace("wasm-unsafe-eval", "")


def test_a_clause_says_who_cites_it_and_which_rulings_show_it(built: Built) -> None:
    found = pages(built)
    cited = next(one for one in Library().ask(lambda store: store.clauses(GAME)) if one.cited_by)
    assert "<h2>La citan</h2>" in found[cited.id.replace(":", "/")]
    for one in cited.cited_by:
        assert "<h2>Remite a</h2>" in found[one.replace(":", "/")]
    assert f'href="../../fallos/{GAME}/rango-dos/"' in found[f"{GAME}/6.2.4"]


def test_a_ruling_says_its_answer_before_its_steps(built: Built) -> None:
    html = pages(built)[f"fallos/{GAME}/rango-dos"]
    assert html.index('class="sentence"') < html.index('class="board"') < html.index('class="steps"')


def test_without_a_runtime_the_site_says_that_it_does_not_compute(built: Built) -> None:
    assert not built.computes
    assert "sin el motor de Python" in pages(built)[""]
    assert not (built.folder / "_" / "python").exists()


def test_what_is_kept_offline_is_what_lies_there(built: Built) -> None:
    manifest = manifest_of(built)
    assert manifest["version"] == built.version
    for name, hashed in manifest["files"].items():
        assert hashlib.sha256((built.folder / name).read_bytes()).hexdigest() == hashed


def test_the_parcels_hold_every_file_once_and_as_it_is(built: Built) -> None:
    manifest = manifest_of(built)
    found: dict[str, bytes] = {}
    for address, listed in manifest["parcels"].items():
        pressed = (built.folder / address).read_bytes()
        assert (hashlib.sha256(pressed).hexdigest(), len(pressed)) == (listed["hash"], listed["bytes"])
        head, _, content = lzma.decompress(pressed).partition(b"\n")
        for name, size in json.loads(head):
            assert name not in found
            found[name], content = content[:size], content[size:]
        assert not content
    assert {name: hashlib.sha256(content).hexdigest() for name, content in found.items()} == manifest["files"]


def test_every_page_is_in_its_pack_and_is_put_together_from_there(built: Built) -> None:
    shells = json.loads((built.folder / "_/shells.json").read_text("utf-8"))
    for path, html in pages(built).items():
        held = json.loads((built.folder / f"_/pages/{pack_of(path)}.json").read_text("utf-8"))
        title, here, main = held[path]
        own = {"%%root%%": "../" * len(path.split("/")) if path else "./", "%%title%%": title, "%%main%%": main}
        assert re.sub("%%(?:root|title|main)%%", lambda found, own=own: own[found[0]], shells[here]) == html


def test_the_same_texts_give_the_same_version(built: Built, few_rulings: None, tmp_path: Path) -> None:
    again = build(Wanted(tmp_path / "web", (GAME,)), Library())
    assert again.version == built.version


def test_a_site_takes_the_place_of_one_and_of_nothing_else(few_rulings: None, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    build(Wanted(folder, (GAME,)), Library())
    (folder / "old.html").write_text("old")
    build(Wanted(folder, (GAME,)), Library())
    assert not (folder / "old.html").exists()
    somebody = tmp_path / "photos"
    somebody.mkdir()
    (somebody / "me.jpg").write_bytes(b"x")
    with pytest.raises(UserError, match="ya tiene otras cosas"):
        build(Wanted(somebody, (GAME,)), Library())
    assert (somebody / "me.jpg").read_bytes() == b"x"


def test_a_place_that_cannot_be_written_is_named_before_anything_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Contents, "pages", lambda _self: pytest.fail("built"))
    (tmp_path / "file").write_text("x")
    with pytest.raises(UserError, match="No se puede escribir"):
        build(Wanted(tmp_path / "file" / "web", (GAME,)), Library())


def test_what_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_self: Contents) -> None:
        raise RuntimeError

    monkeypatch.setattr(Contents, "pages", broken)
    with pytest.raises(RuntimeError):
        build(Wanted(tmp_path / "web", (GAME,)), Library())
    assert list(tmp_path.iterdir()) == []


def test_a_runtime_that_is_none_is_named_before_anything_is_built(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"falta pyodide\.mjs"):
        build(Wanted(tmp_path / "web", (GAME,), runtime=tmp_path), Library())
    assert not (tmp_path / "web").exists()

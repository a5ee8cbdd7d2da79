"""The file of what documents say: who opens it, and who lets it go."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from judgekit.corpus import store


def test_a_store_that_one_thread_opened_may_be_let_go_by_another(tmp_path: Path) -> None:
    path = tmp_path / "almacen.sqlite"
    path.write_bytes(store.write("huella", (), (), (), (), {}).serialize())
    with ThreadPoolExecutor(1) as thread:
        opened = thread.submit(store.Store.open, path, "huella").result()
    opened.close()

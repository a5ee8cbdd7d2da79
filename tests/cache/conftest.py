"""An empty cache of the test's own, and no cache that a wheel brings."""

from pathlib import Path

import pytest


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("judgekit.shipped.cache", lambda: tmp_path / "shipped")
    return tmp_path / "cache"

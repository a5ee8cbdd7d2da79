"""Golden files: the schema of what each command prints, and what it prints of a few clauses and scenarios.

`python -m tests.cli.golden_files` writes them again.
"""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from judgekit.cli.outputs import OUTPUTS, schema_of
from tests.cli.test_cli import run

FOLDER = Path(__file__).parent / "golden"
PRINTED: Mapping[str, list[str]] = {
    "search": ["search", "-n", "2", "-g", "cipher", "evasión"],
    "rule": ["rule", "--questions", "cipher:6.3.5", "fftcg:17.7.2"],
    "toc": ["toc", "-g", "digimon", "-d", "1"],
    "scenarios": ["scenarios", "-g", "lorcana", "rendirse"],
    "version": ["--version"],
}


def printed(arguments: list[str]) -> Any:
    """What a command prints with `--json`, with no study yet."""
    with tempfile.TemporaryDirectory() as data:
        done = run("--json", *arguments, env={"JUDGEKIT_DATA": data})
    assert done.returncode == 0, done.stderr
    return _anywhere(json.loads(done.stdout))


def golden() -> dict[Path, Any]:
    """Every golden file with what it should hold."""
    schemas = {FOLDER / "schemas" / _file(command): schema_of(command) for command in OUTPUTS}
    return schemas | {FOLDER / _file(command): printed(arguments) for command, arguments in PRINTED.items()}


def written(data: Any) -> str:
    """The text of a golden file."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _file(command: str) -> str:
    return f"{command.replace(' ', '-')}.json"


def _anywhere(found: Any) -> Any:
    """The same on every machine and in any bank: a file without its folder, a hit without what the bank adds to it."""
    for one in found if isinstance(found, list) else []:
        if "rulings" in one:
            one |= {"rulings": [], "score": 0}
        if one.get("path") and isinstance(one["path"], str):
            one["path"] = Path(one["path"]).name
    return found


if __name__ == "__main__":
    for file, data in golden().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(data), encoding="utf-8")

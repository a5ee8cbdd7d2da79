"""README's pictures: what judgekit prints, drawn as a terminal. `python -m tests.pictures` draws them anew."""

import io
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from html import unescape
from pathlib import Path

from rich.console import Console
from rich.text import Text

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH = 100
# rich's own frame, without the font that it would fetch
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A command, what is typed to it, and how many of its lines are shown."""

    name: str
    command: str
    typed: str = ""
    lines: int = 60

    @property
    def path(self) -> Path:
        """Where the picture is kept."""
        return FOLDER / f"{self.name}.svg"

    def printed(self) -> str:
        """What the command prints now."""
        with tempfile.TemporaryDirectory() as study:
            done = subprocess.run(
                [sys.executable, "-m", *self.command.split()], input=self.typed, capture_output=True, text=True,
                encoding="utf-8", env=os.environ | {"COLUMNS": str(WIDTH), "JUDGEKIT_DATA": study}, check=True,
            )  # fmt: skip
        return "\n".join(done.stdout.splitlines()[: self.lines])

    def drawn(self, printed: str) -> str:
        """The picture of what the command has printed."""
        console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
        console.print(Text(f"$ {self.command}\n{printed}"))
        return console.export_svg(title=self.command, code_format=FRAME, unique_id=self.name)


PICTURES = (
    Picture("fallo", "judgekit replay digimon/disparo-nuevo-primero"),
    Picture("mesa", "judgekit table -g lorcana", "Grumete: cost 1, strength 1, willpower 2, lore 2\n"
            "A play: Grumete\nA deck: 3 cards\n1\n?\nq\n", lines=84),
)  # fmt: skip


def texts(picture: str) -> list[str]:
    """What stands in a picture, line by line."""
    lines: dict[str, str] = {}
    for height, text in re.findall(r'<text [^>]*y="([\d.]+)"[^>]*>(.*?)</text>', picture):
        lines[height] = lines.get(height, "") + unescape(text).replace("\xa0", " ")
    return [line.rstrip() for line in lines.values()]


def main() -> None:
    """Draw all of them."""
    FOLDER.mkdir(exist_ok=True)
    for one in PICTURES:
        one.path.write_text(one.drawn(one.printed()), encoding="utf-8")


if __name__ == "__main__":
    main()

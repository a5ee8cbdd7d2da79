"""A play in which something is broken, told in a sentence and written as a scenario: its table, and what was played."""

from dataclasses import replace
from pathlib import Path

from judgekit import bank
from judgekit.errors import UserError, reason
from judgekit.fuzz.phrases import say
from judgekit.fuzz.plays import Fault, steps_of
from judgekit.replay import replay
from judgekit.scenario import load
from judgekit.table import Sheet, cards_in


def told(fault: Fault) -> str:
    """What is broken, in a sentence."""
    broken = say(f"broken.{fault.what}", how=" · ".join(fault.how.split("\n")).strip(" ·"))
    return say("fault.told", game=fault.game, number=fault.number, table=bank.id_of(fault.table), broken=broken)


def again(fault: Fault) -> str:
    """How the play is repeated, in a sentence."""
    return say("fault.again", game=fault.game, number=fault.number)


def save(fault: Fault, folder: Path) -> Path:
    """Write the play in a new file of the folder, or over the one of the same play; raises UserError."""
    path = folder / f"{fault.game}-{fault.number}.yaml"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(_text(fault), encoding="utf-8")
        same = "same" if _is_same(fault, path) else "other"
        path.write_text(_commented(fault, same) + _text(fault), encoding="utf-8")
    except OSError as error:
        raise UserError("unwritable-file", say("mistake.unwritable", path=path, why=reason(error))) from None
    return path


def _text(fault: Fault) -> str:
    cards = cards_in(fault.table.parent)
    sheet = Sheet.read(fault.table.read_text(encoding="utf-8"), str(fault.table)).with_cards_of(cards)
    return replace(sheet, said={**sheet.said, "seed": fault.number}, script=fault.script).text()


def _commented(fault: Fault, same: str) -> str:
    return "".join(f"# {line}\n" for line in (told(fault), again(fault), say(f"fault.{same}")))


def _is_same(fault: Fault, path: Path) -> bool:
    """Does the script give the steps of the play, as far as that went?"""
    try:
        steps = replay(load(path).situation).game.trace.steps
    except Exception:  # what is saved is a fault of the simulator: it may fail here too
        return False
    return steps == steps_of(fault)

"""What the keywords stand for, in the same vocabulary as the texts of cards."""

from collections.abc import Mapping
from dataclasses import replace

from judgekit.engine.abilities import Activated, Pattern, Static, Triggered, Would
from judgekit.engine.effects.continuous import Forbid, Later, Modify
from judgekit.engine.effects.immunity import Immune
from judgekit.engine.effects.objects import Choose, Mark, Play, PutUnder, happens
from judgekit.engine.effects.piles import MoveTop, Top
from judgekit.engine.filters import Test
from judgekit.engine.model import Ability
from judgekit.engine.terms import CharacteristicOf, Compare, Exists, FactOf, Matches
from judgekit.games.digimon import events
from judgekit.games.digimon.attack_verbs import Attack, PierceSecurity, Redirect
from judgekit.games.digimon.cards import DigimonFilter


def _test(text: str) -> tuple[Test, ...]:
    return (Test.from_text(text),)


_MINE = DigimonFilter(is_=_test("self"))
_ENEMY = DigimonFilter(type=_test("digimon"), controller=_test("opponent"))
_ATTACKING = Matches("self", matched=DigimonFilter(attacking=_test("yes")))
_UNSUSPENDED = Matches("self", DigimonFilter(suspended=_test("no")))
_HIGHEST = DigimonFilter(type=_test("digimon"), controller=_test("opponent"), suspended=_test("no"), highest="dp")
_OTHER = DigimonFilter(type=_test("digimon"), controller=_test("you"), is_=_test("other"))
_FRIEND = replace(_OTHER, suspended=_test("no"))
_NOT_BY_OWN_EFFECT = (
    Pattern("delete", cause=_test("battle")),
    Pattern("delete", cause=_test("rule")),
    Pattern("delete", cause=_test("effect"), by=DigimonFilter(controller=_test("opponent"))),
)
_FODDER = DigimonFilter(controller=_test("you"), token=_test("yes"))

KEYWORD_ABILITIES: Mapping[str, Ability] = {
    "Piercing": Triggered(
        when=(Pattern("delete", of=_ENEMY, by=_MINE, cause=_test("battle")),),
        if_=_ATTACKING,
        do=(PierceSecurity(),),
        keyword="Piercing",
    ),
    "Alliance": Triggered(
        when=(Pattern("attack"),),
        cost=(Choose(_FRIEND, "alliance"), happens(events.Suspend, "alliance")),
        do=(
            Modify("dp", CharacteristicOf("dp", "alliance"), until="end of attack"),
            Modify("checks", 1, until="end of attack"),
        ),
        keyword="Alliance",
    ),
    "Retaliation": Triggered(
        when=(Pattern("delete", cause=_test("battle")),),
        do=(happens(events.Delete, "cause"),),
        keyword="Retaliation",
    ),
    "Fortitude": Triggered(
        when=(Pattern("delete"),),
        if_=Matches("self", matched=DigimonFilter(sources=_test(">= 1"))),
        may=True,
        do=(Play("card"),),
        keyword="Fortitude",
    ),
    "Execute": Triggered(
        when=(Pattern("turn end", player="you"),),
        do=(
            Attack("self", ignoring=("attack unsuspended",)),
            Later(Pattern("attack end"), (happens(events.Delete, "self"),), on="self"),
        ),
        keyword="Execute",
    ),
    "Jamming": Static(
        (Forbid(Pattern("delete", of=_MINE, by=DigimonFilter(zone=_test("checked")), cause=_test("battle"))),),
        keyword="Jamming",
    ),
    "Barrier": Would(
        would=(Pattern("delete", cause=_test("battle")),),
        stops=True,
        if_=Exists(DigimonFilter(zone=_test("security"), controller=_test("you"))),
        cost=(MoveTop(1, "trash", "security"),),
        keyword="Barrier",
    ),
    "Scapegoat": Would(
        would=_NOT_BY_OWN_EFFECT,
        stops=True,
        if_=Exists(_OTHER),
        cost=(Choose(_OTHER, "scapegoat"), happens(events.Delete, "scapegoat")),
        keyword="Scapegoat",
    ),
    "Raid": Triggered(
        when=(Pattern("attack"),),
        do=(Choose(_HIGHEST, "raid"), Redirect("raid")),
        keyword="Raid",
    ),
    "Blitz": Triggered(
        when=(Pattern("digivolve"), Pattern("play")),
        condition=Compare(FactOf("memory", "opponent"), _test(">= 1")),
        do=(Attack("self"),),
        keyword="Blitz",
    ),
    "Vortex": Triggered(
        when=(Pattern("turn end", player="you"),),
        do=(Attack("self", only="digimon", ignoring=("attack when played",)),),
        keyword="Vortex",
    ),
    "Overclock": Triggered(
        when=(Pattern("turn end", player="you"),),
        condition=Exists(_FODDER),
        cost=(Choose(_FODDER, "overclock"), happens(events.Delete, "overclock")),
        do=(Attack("self", only="player", suspend=False),),
        keyword="Overclock",
    ),
    "Evade": Would(
        would=(Pattern("delete"),),
        stops=True,
        if_=_UNSUSPENDED,
        cost=(happens(events.Suspend, "self"),),
        keyword="Evade",
    ),
    "Progress": Static((Immune(_MINE),), while_=_ATTACKING, keyword="Progress"),
    "Training": Activated(
        "main",
        cost=(happens(events.Suspend, "self"),),
        do=(Top(1, "training"), PutUnder("training", "self", bottom=True), Mark("training", "facedown")),
        keyword="Training",
    ),
    "Armor Purge": Would(
        would=(Pattern("delete"),),
        stops=True,
        if_=Matches("self", DigimonFilter(sources=_test(">= 1"))),
        cost=(happens(events.TrashTop, "self"),),
        keyword="Armor Purge",
    ),
}

"""What the keywords stand for, in the same vocabulary as the texts of cards."""

from collections.abc import Mapping

from judgekit.engine.abilities import Pattern, Triggered, Would
from judgekit.engine.effects.objects import Choose, happens
from judgekit.engine.filters import Test
from judgekit.engine.model import Ability
from judgekit.engine.terms import Compare, Exists, FactOf, Matches
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
_FODDER = DigimonFilter(controller=_test("you"), token=_test("yes"))

KEYWORD_ABILITIES: Mapping[str, Ability] = {
    "Piercing": Triggered(
        when=(Pattern("delete", of=_ENEMY, by=_MINE, cause=_test("battle")),),
        if_=_ATTACKING,
        do=(PierceSecurity(),),
        keyword="Piercing",
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
    "Armor Purge": Would(
        would=(Pattern("delete"),),
        stops=True,
        if_=Matches("self", DigimonFilter(sources=_test(">= 1"))),
        cost=(happens(events.TrashTop, "self"),),
        keyword="Armor Purge",
    ),
}

"""Every word that all games share changes what comes out: with it and without it the same table ends otherwise.

A word that is nowhere below fails too: whoever adds one shows here what it does.
"""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from judgekit.engine.abilities import ABILITIES, Pattern
from judgekit.engine.filters import AGAINST, Filter
from judgekit.engine.model import Amount, Condition, Effect
from judgekit.engine.vocabulary import vocabulary
from tests.engine.toy import Toy, a, table

CARDS = """
Bear: {power: 2, keywords: [Swift]}
Cub: {power: 1}
Elk: {power: 4}
Fox: {power: 1}
Owl: {power: 1}
Pup: {power: 1}
Hen: {power: 3}
Doe: {power: 1}
Ram: {power: 1}
Cat: {power: 1}
Mix: {type: spell, power: 5}
Bell: {power: 7, effects: [{when: {event: bell, player: any}, do: [{gain: 100, of: score}]}]}
"""
ON = "on: {name: Bear}"

# word: what a card's text says with it, and without it
IN_AN_INSTRUCTION = {
    "Choose.choose": ("{choose: {name: Cub}, as: x}, {destroy: x}", "{choose: {name: Elk}, as: x}, {destroy: x}"),
    "Choose.as_": ("{choose: {}, as: two}, {destroy: two}", "{choose: {}, as: one}, {destroy: one}"),
    "Choose.count": ("{choose: {}, count: 2, as: x}, {destroy: x}", "{choose: {}, as: x}, {destroy: x}"),
    "Choose.up_to": ("{choose: {}, up to: yes, as: x}, {destroy: x}", "{choose: {}, as: x}, {destroy: x}"),
    "Choose.at_random": ("{choose: {}, at random: yes, as: x}, {destroy: x}", "{choose: {}, as: x}, {destroy: x}"),
    "Choose.by": ("{choose: {}, by: opponent, as: x}", "{choose: {}, as: x}"),
    "Choose.among": (
        "{reveal: 2}, {choose: {power: 3}, among: seen, as: x}, {move: x, to: hand}",
        "{reveal: 2}, {choose: {power: 3}, as: x}, {move: x, to: hand}",
    ),
    "Move.move": ("{move: {name: Bear}, to: hand}", "{move: {name: Cub}, to: hand}"),
    "Move.to": ("{move: {name: Bear}, to: hand}", "{move: {name: Bear}, to: grave}"),
    "Move.bottom": (
        "{move: {name: Fox, zone: hand}, to: deck, bottom: yes}",
        "{move: {name: Fox, zone: hand}, to: deck}",
    ),
    "PutUnder.put": ("{put: {name: Fox, zone: hand}}", "{put: {zone: grave}}"),
    "PutUnder.under": ("{put: {name: Fox, zone: hand}, under: {name: Elk}}", "{put: {name: Fox, zone: hand}}"),
    "PutUnder.bottom": (
        "{put: {name: Fox, zone: hand}, bottom: yes}",
        "{put: {name: Fox, zone: hand}}",
    ),
    "Play.play": ("{play: {name: Fox, zone: hand}}", "{play: {name: Owl, zone: hand}}"),
    "Play.player": ("{play: {name: Fox, zone: hand}, player: opponent}", "{play: {name: Fox, zone: hand}}"),
    "Play.free": ("{play: {name: Fox, zone: hand}, free: no}", "{play: {name: Fox, zone: hand}}"),
    "Play.with_": ("{play: {name: Fox, zone: hand}, with: [tired]}", "{play: {name: Fox, zone: hand}}"),
    "Mark.mark": ("{mark: {name: Bear}, as: tired}", "{mark: {name: Cub}, as: tired}"),
    "Mark.as_": ("{mark: {name: Bear}, as: tired}", "{mark: {name: Bear}, as: perch}"),
    "Mark.value": (
        "{tire: {name: Bear}}, {mark: {name: Bear}, as: tired, value: no}",
        "{tire: {name: Bear}}, {mark: {name: Bear}, as: tired}",
    ),
    "Reveal.reveal": ("{reveal: 2}, {move: seen, to: hand}", "{reveal: 1}, {move: seen, to: hand}"),
    "Reveal.as_": (
        "{reveal: 1, as: x}, {reveal: 2}, {move: x, to: hand}",
        "{reveal: 1}, {reveal: 2, as: x}, {move: x, to: hand}",
    ),
    "Reveal.of": ("{reveal: 1, of: hand}, {move: seen, to: grave}", "{reveal: 1}, {move: seen, to: grave}"),
    "Reveal.player": ("{reveal: 1, player: opponent}, {move: seen, to: hand}", "{reveal: 1}, {move: seen, to: hand}"),
    "RevealUntil.reveal_until": (
        "{reveal until: {name: Hen}}, {move: found, to: hand}",
        "{reveal until: {name: Owl}}, {move: found, to: hand}",
    ),
    "RevealUntil.as_": (
        "{reveal until: {power: 1}, as: x}, {move: x, to: hand}",
        "{reveal until: {power: 9}, as: x}, {move: x, to: hand}",
    ),
    "RevealUntil.count": (
        "{reveal until: {power: 1}, count: 2}, {move: found, to: hand}",
        "{reveal until: {power: 1}}, {move: found, to: hand}",
    ),
    "RevealUntil.seen": (
        "{reveal until: {name: Hen}, seen: x}, {move: x, to: hand}",
        "{reveal until: {name: Hen}, as: x}, {move: x, to: hand}",
    ),
    "Reveal.privately": ("{reveal: 1, privately: yes}", "{reveal: 1}"),
    "Reveal.from_": ("{reveal: 1, from: bottom}, {move: seen, to: hand}", "{reveal: 1}, {move: seen, to: hand}"),
    "Search.search": ("{search: {name: Hen}}", "{search: {name: Doe}}"),
    "Search.as_": (
        "{search: {name: Hen}, as: x, do: []}, {search: {name: Doe}, as: y, do: []}, {move: x, to: grave}",
        "{search: {name: Hen}, as: y, do: []}, {search: {name: Doe}, as: x, do: []}, {move: x, to: grave}",
    ),
    "Search.different": ("{search: {}, count: 3, different: power}", "{search: {}, count: 3}"),
    "Search.same": ("{search: {}, count: 2, same: power}", "{search: {}, count: 2}"),
    "Choose.including": ("{choose: {}, count: 2, including: {power: 1}, as: x}", "{choose: {}, count: 2, as: x}"),
    "Choose.same": ("{choose: {}, count: 2, same: type, as: x}", "{choose: {}, count: 2, as: x}"),
    "Choose.different": ("{choose: {}, count: 2, different: type, as: x}", "{choose: {}, count: 2, as: x}"),
    "Search.count": ("{search: {power: 1}, count: 2}", "{search: {power: 1}}"),
    "Search.also_in": (
        "{search: {name: Fox}, also in: [hand], as: x, do: [{move: x, to: grave}]}",
        "{search: {name: Fox}, as: x, do: [{move: x, to: grave}]}",
    ),
    "Search.up_to": ("{search: {name: Hen}, up to: yes}", "{search: {name: Hen}}"),
    "Search.do": ("{search: {name: Hen}, as: x, do: [{move: x, to: grave}]}", "{search: {name: Hen}, as: x}"),
    "PutBack.put_back": (
        "{reveal: 2}, {reveal: 1, as: x}, {put back: seen, on: bottom}",
        "{reveal: 2}, {reveal: 1, as: x}, {put back: x, on: bottom}",
    ),
    "PutBack.on": ("{reveal: 1}, {put back: seen, on: bottom}", "{reveal: 1}, {put back: seen}"),
    "PutBack.of": ("{reveal: 1}, {put back: seen, of: grave}", "{reveal: 1}, {put back: seen}"),
    "PutBack.order": ("{reveal: 3}, {put back: seen, order: random}", "{reveal: 3}, {put back: seen}"),
    "MoveTop.move_top": ("{move top: 2, to: grave}", "{move top: 1, to: grave}"),
    "MoveTop.to": ("{move top: 2, to: hand}", "{move top: 2, to: grave}"),
    "MoveTop.of": ("{move top: 1, of: hand, to: grave}", "{move top: 1, to: grave}"),
    "MoveTop.player": ("{move top: 1, to: grave, player: opponent}", "{move top: 1, to: grave}"),
    "MoveTop.from_": ("{move top: 1, to: grave, from: bottom}", "{move top: 1, to: grave}"),
    "MoveTop.bottom": ("{move top: 1, to: deck, bottom: yes}", "{move top: 1, to: deck}"),
    "Top.top": ("{top: 2, as: x}, {move: x, to: hand}", "{top: 1, as: x}, {move: x, to: hand}"),
    "Top.as_": (
        "{top: 1, as: x}, {top: 2, as: y}, {move: x, to: hand}",
        "{top: 1, as: y}, {top: 2, as: x}, {move: x, to: hand}",
    ),
    "Top.of": ("{top: 1, of: hand, as: x}, {move: x, to: grave}", "{top: 1, as: x}, {move: x, to: grave}"),
    "Top.player": ("{top: 1, player: opponent, as: x}, {move: x, to: grave}", "{top: 1, as: x}, {move: x, to: grave}"),
    "Top.from_": ("{top: 1, from: bottom, as: x}, {move: x, to: grave}", "{top: 1, as: x}, {move: x, to: grave}"),
    "TakeControl.take_control": ("{take control: {name: Elk}}", "{take control: {name: Fox}}"),
    "TakeControl.player": ("{take control: {name: Bear}, player: opponent}", "{take control: {name: Bear}}"),
    "TakeControl.until": ("{take control: {name: Elk}, until: end of turn}", "{take control: {name: Elk}}"),
    "Make.make": ("{make: {power: 3}, as: x}, {play: x}", "{make: {power: 1}, as: x}, {play: x}"),
    "Make.named": ("{make: {power: 3}, named: Kid, as: x}, {play: x}", "{make: {power: 3}, as: x}, {play: x}"),
    "Make.count": ("{make: {power: 3}, count: 2, as: x}, {play: x}", "{make: {power: 3}, as: x}, {play: x}"),
    "Make.player": ("{make: {power: 3}, player: opponent}", "{make: {power: 3}}"),
    "Make.as_": (
        "{reveal: 1, as: x}, {make: {power: 3}, as: x}, {play: x}",
        "{reveal: 1, as: x}, {make: {power: 3}}, {play: x}",
    ),
    "MoveTop.as_": (
        "{move top: 1, to: grave, as: x}, {move top: 1, to: grave}, {move: x, to: hand}",
        "{move top: 1, to: grave}, {move top: 1, to: grave, as: x}, {move: x, to: hand}",
    ),
    "May.may": ("{may: [{draw: 1}]}", "{may: [{gain: 1, of: score}]}"),
    "May.as_": ("{may: [{draw: 1}], as: drawing}", "{may: [{draw: 1}]}"),
    "May.player": ("{may: [{draw: 1}], player: opponent}", "{may: [{draw: 1}]}"),
    "If.if_": ("{if: {turn: you}, then: [{draw: 1}]}", "{if: {turn: opponent}, then: [{draw: 1}]}"),
    "If.then": ("{if: {turn: you}, then: [{draw: 1}]}", "{if: {turn: you}, then: [{draw: 2}]}"),
    "If.else_": ("{if: {turn: opponent}, then: [], else: [{draw: 1}]}", "{if: {turn: opponent}, then: []}"),
    "By.by": ("{by: [{destroy: {name: Cub}}], do: [{draw: 1}]}", "{by: [{destroy: {name: Bear}}], do: [{draw: 1}]}"),
    "By.do": ("{by: [{destroy: {name: Cub}}], do: [{draw: 1}]}", "{by: [{destroy: {name: Cub}}], do: [{draw: 2}]}"),
    "By.player": ("{by: [{draw: 1}], do: [], player: opponent}", "{by: [{draw: 1}], do: []}"),
    "By.as_": ("{by: [{draw: 1}], do: [], as: paying}", "{by: [{draw: 1}], do: []}"),
    "Do.do": ("{do: [{draw: 1}], as: x}", "{do: [{draw: 2}], as: x}"),
    "Do.as_": (
        "{do: [{destroy: {name: Nobody}}], as: x}, {do: [{draw: 1}], as: y}, {if: {did: x}, then: [{draw: 1}]}",
        "{do: [{destroy: {name: Nobody}}], as: y}, {do: [{draw: 1}], as: x}, {if: {did: x}, then: [{draw: 1}]}",
    ),
    "Do.moved": (
        "{do: [{destroy: {name: Cub}}], as: x, moved: y}, {draw: {chosen: y}}",
        "{do: [{destroy: {name: Cub}}], as: x, moved: z}, {do: [{destroy: {name: Nobody}}], as: w, moved: y}, {draw: {chosen: y}}",
    ),
    "OneOf.one_of": ("{one of: {a: [{draw: 1}], b: []}}", "{one of: {a: [{draw: 2}], b: []}}"),
    "OneOf.as_": ("{one of: {a: [{draw: 1}], b: []}, as: way}", "{one of: {a: [{draw: 1}], b: []}}"),
    "EachPlayer.each_player": ("{each player: [{draw: 1}]}", "{each player: [{gain: 1, of: score}]}"),
    "Opponent.opponent": ("{opponent: [{draw: 1}]}", "{opponent: [{gain: 1, of: score}]}"),
    "TurnPlayer.turn_player": ("{turn player: [{draw: 1}]}", "{turn player: [{gain: 1, of: score}]}"),
    "Controllers.controllers_of": (
        "{controllers of: {name: Elk}, do: [{draw: 1}]}",
        "{controllers of: {name: Nobody}, do: [{draw: 1}]}",
    ),
    "Controllers.do": (
        "{controllers of: {name: Elk}, do: [{draw: 1}]}",
        "{controllers of: {name: Elk}, do: [{gain: 1, of: score}]}",
    ),
    "Draw.draw": ("{draw: 2}", "draw"),
    "Draw.player": ("{draw: 1, player: opponent}", "draw"),
    "Shuffle.shuffle": ("shuffle", "{gain: 0, of: score}"),
    "Shuffle.player": ("{shuffle: deck, player: opponent}", "shuffle"),
    "Shuffle.whose": ("{shuffle: deck, whose: {name: Elk}}", "shuffle"),
    "Gain.gain": ("{gain: 2, of: mana}", "{gain: 1, of: mana}"),
    "Gain.of": ("{gain: 2, of: mana}", "{gain: 2, of: score}"),
    "Gain.player": ("{gain: 2, of: mana, player: opponent}", "{gain: 2, of: mana}"),
    "NameCard.name_a_card": (
        "{name a card: x}, {name a card: y, among: [Elk]}, {choose: {name: Elk}, as: z}, {if: {is named: x, object: z}, then: [draw]}",
        "{name a card: y}, {name a card: x, among: [Elk]}, {choose: {name: Elk}, as: z}, {if: {is named: x, object: z}, then: [draw]}",
    ),
    "NameCard.among": ("{name a card: x, among: [Elk, Bear]}", "{name a card: x}"),
    "CharacteristicOf.as_it_was": (
        f"{{modify: power, by: 3, {ON}}}, {{choose: {{name: Bear}}, as: x}}, {{destroy: x}}, {{gain: {{value: power, of: x, as it was: yes}}, of: score}}",
        f"{{modify: power, by: 3, {ON}}}, {{choose: {{name: Bear}}, as: x}}, {{destroy: x}}, {{gain: {{value: power, of: x}}, of: score}}",
    ),
    "Modify.modify": (f"{{modify: power, by: -2, {ON}}}", f"{{modify: courage, by: -2, {ON}}}"),
    "Modify.by": (f"{{modify: power, by: -2, {ON}}}", f"{{modify: power, by: -1, {ON}}}"),
    "Modify.on": ("{modify: power, by: -1, on: {name: Cub}}", f"{{modify: power, by: -1, {ON}}}"),
    "Modify.until": (f"{{modify: power, by: 3, {ON}, until: game}}", f"{{modify: power, by: 3, {ON}}}"),
    "Steady.steady": (
        f"{{steady: power, {ON}}}, {{modify: power, by: -1, {ON}}}",
        f"{{steady: courage, {ON}}}, {{modify: power, by: -1, {ON}}}",
    ),
    "Steady.on": (
        f"{{steady: power, {ON}}}, {{modify: power, by: -1, {ON}}}",
        f"{{steady: power, on: {{name: Cub}}}}, {{modify: power, by: -1, {ON}}}",
    ),
    "Steady.against": (
        f"{{steady: power, {ON}, against: {{name: Cub}}}}, {{modify: power, by: -2, {ON}}}",
        f"{{steady: power, {ON}}}, {{modify: power, by: -2, {ON}}}",
    ),
    "Steady.until": (
        f"{{steady: power, {ON}, until: game}}, {{modify: power, by: -1, {ON}, until: game}}",
        f"{{steady: power, {ON}}}, {{modify: power, by: -1, {ON}, until: game}}",
    ),
    "SetTo.set_": (f"{{set: power, to: 0, {ON}}}", f"{{set: courage, to: 0, {ON}}}"),
    "SetTo.to": (f"{{set: power, to: 0, {ON}}}", f"{{set: power, to: 1, {ON}}}"),
    "SetTo.on": ("{set: power, to: 0, on: {name: Cub}}", f"{{set: power, to: 0, {ON}}}"),
    "SetTo.until": (f"{{set: power, to: 8, {ON}, until: game}}", f"{{set: power, to: 8, {ON}}}"),
    "Grant.grant": ("{grant: Shy, on: {name: Bear}}", "{grant: Swift, on: {name: Bear}}"),
    "Grant.on": ("{grant: Shy, on: {name: Cub}}", "{grant: Shy, on: {name: Bear}}"),
    "Grant.until": ("{grant: Shy, on: {name: Bear}, until: game}", "{grant: Shy, on: {name: Bear}}"),
    "Grant.newcomers": (
        "{grant: Shy, on: {name: Bear}, newcomers: yes}",
        "{grant: Shy, on: {name: Bear}}",
    ),
    "Grant.of": ("{grant: spell, of: type, on: {name: Bear}}", "{grant: Shy, on: {name: Bear}}"),
    "Lose.lose": ("{lose: Swift, on: {name: Bear}}", "{lose: Shy, on: {name: Bear}}"),
    "Lose.on": ("{lose: Swift, on: {name: Bear}}", "{lose: Swift, on: {name: Cub}}"),
    "Lose.until": ("{lose: Swift, on: {name: Bear}, until: game}", "{lose: Swift, on: {name: Bear}}"),
    "Lose.of": ("{lose: creature, of: type, on: {name: Bear}}", "{lose: Shy, on: {name: Bear}}"),
    "Forbid.forbid": ("{forbid: {event: destroy, of: {name: Bear}}}", "{forbid: {event: bell, of: {name: Bear}}}"),
    "Forbid.on": ("{forbid: destroy, on: {name: Bear}}", "{forbid: destroy, on: {name: Elk}}"),
    "Forbid.until": (
        "{forbid: {event: destroy, of: {name: Elk}}, until: game}",
        "{forbid: {event: destroy, of: {name: Elk}}}",
    ),
    "StepIn.step_in": (
        "{step in: {event: destroy, of: {name: Bear}}, stops: yes}",
        "{step in: {event: destroy, of: {name: Pup}}, stops: yes}",
    ),
    "StepIn.stops": (
        "{step in: {event: destroy, of: {name: Bear}}, stops: yes}",
        "{step in: {event: destroy, of: {name: Bear}}}",
    ),
    "StepIn.becomes": (
        "{move: {name: Cub}, to: hand}",
        "{step in: {event: move}, becomes: {to: grave}}, {move: {name: Cub}, to: hand}",
    ),
    "StepIn.do": (
        "{step in: {event: destroy, of: {name: Bear}}, do: [draw]}",
        "{step in: {event: destroy, of: {name: Bear}}}",
    ),
    "StepIn.redirects_to": (
        "{step in: {event: destroy, of: {name: Bear}}, redirects to: {name: Elk}}",
        "{step in: {event: destroy, of: {name: Bear}}}",
    ),
    "StepIn.on": (
        "{step in: destroy, stops: yes, on: {name: Bear}}",
        "{step in: destroy, stops: yes, on: {name: Pup}}",
    ),
    "StepIn.until": (
        "{step in: {event: destroy, of: {name: Elk}}, stops: yes, until: game}",
        "{step in: {event: destroy, of: {name: Elk}}, stops: yes}",
    ),
    "StepIn.next_only": (
        "{step in: {event: destroy, of: {controller: you}}, stops: yes, next only: yes}",
        "{step in: {event: destroy, of: {controller: you}}, stops: yes}",
    ),
    "StepIn.may": (
        "{step in: {event: destroy, of: {name: Bear}}, may: yes, stops: yes}",
        "{step in: {event: destroy, of: {name: Bear}}, stops: yes}",
    ),
    "Immune.immune": (
        "{immune: {name: Cub}, to: {name: Judge}}, {destroy: {name: Cub}}",
        "{immune: {name: Elk}, to: {name: Judge}}, {destroy: {name: Cub}}",
    ),
    "Immune.to": (
        "{immune: {name: Cub}, to: {name: Judge}}, {destroy: {name: Cub}}",
        "{immune: {name: Cub}}, {destroy: {name: Cub}}",
    ),
    "Immune.until": (
        "{immune: self, to: {}, until: game}, {later: {event: destroy, of: {name: Elk}}, do: [{destroy: self}]}",
        "{immune: self, to: {}}, {later: {event: destroy, of: {name: Elk}}, do: [{destroy: self}]}",
    ),
    "Later.later": ("{later: {event: destroy}, do: [draw]}", "{later: {event: tire}, do: [draw]}"),
    "Later.do": ("{later: {event: destroy}, do: [draw]}", "{later: {event: destroy}, do: [{draw: 2}]}"),
    "Later.always": ("{later: {event: destroy}, do: [draw], always: yes}", "{later: {event: destroy}, do: [draw]}"),
    "Later.until": (
        "{later: {event: destroy, of: {name: Elk}}, do: [draw], until: end of turn}",
        "{later: {event: destroy, of: {name: Elk}}, do: [draw]}",
    ),
    "Later.on": ("{later: destroy, do: [draw], on: {name: Bear}}", "{later: destroy, do: [draw], on: {name: Pup}}"),
}
SCORE = "{{gain: {}, of: score}}"
IN_AN_AMOUNT = {
    "Count.different": ("{count: {}, different: type}", "{count: {}}"),
    "Count.count": ("{count: {power: 1}}", "{count: {power: 2}}"),
    "CharacteristicOf.value": ("{value: power}", "{value: tired}"),
    "CharacteristicOf.of": ("{value: power, of: {name: Bear}}", "{value: power}"),
    "Total.total": ("{total: power, of: {}}", "{total: tired, of: {}}"),
    "Total.of": ("{total: power, of: {name: Bear}}", "{total: power, of: {name: Elk}}"),
    "Chosen.chosen": ("{chosen: bears}", "{chosen: all}"),
    "FactOf.fact": ("{fact: mana}", "{fact: score}"),
    "FactOf.player": ("{fact: mana, player: opponent}", "{fact: mana}"),
    "TimesHappened.happened": ("{happened: {event: destroy, of: {}}}", "{happened: {event: bell, player: any}}"),
    **{
        f"{{}}.{word}": (f"{{value: power, {word}: {value}}}", "{value: power}")
        for word, value in (("every", 2), ("times", 2), ("half", "yes"), ("plus", 1), ("minus", 1), ("apart", 1))
    },
}
IN_A_CONDITION = {
    "Exists.exists": ("{exists: {name: Bear}}", "{exists: {name: Pup}}"),
    "Exists.different": ('{exists: {}, count: ">= 2", different: type}', '{exists: {}, count: ">= 2"}'),
    "Exists.same": ('{exists: {}, count: ">= 3", same: power}', '{exists: {}, count: ">= 3"}'),
    "Exists.count": ("{exists: {name: Pup}, count: 0}", "{exists: {name: Pup}}"),
    "HasHappened.happened": ("{happened: {event: destroy, of: {}}}", "{happened: {event: tire, of: {}}}"),
    "HasHappened.count": ("{happened: {event: destroy, of: {}}, count: 2}", "{happened: {event: destroy, of: {}}}"),
    "Matches.object": ("{object: bears, matches: {name: Bear}}", "{object: self, matches: {name: Bear}}"),
    "Matches.matches": ("{object: self, matches: {power: 9}}", "{object: self, matches: {power: 8}}"),
    "Compare.compare": ("{compare: {count: {name: Bear}}, with: 1}", "{compare: {count: {name: Pup}}, with: 1}"),
    "Compare.with_": ("{compare: {count: {name: Bear}}, with: 1}", "{compare: {count: {name: Bear}}, with: 2}"),
    "Turn.turn": ("{turn: you}", "{turn: opponent}"),
    "Did.did": ("{did: bears}", "{did: nobody}"),
    "Not.not_": ("{not: {turn: you}}", "{turn: you}"),
    "All.all_": ("{all: [{turn: you}, {exists: {name: Pup}}]}", "{all: [{turn: you}]}"),
    "AnyOf.any_of": ("{any of: [{turn: opponent}, {exists: {name: Bear}}]}", "{any of: [{turn: opponent}]}"),
    "IsNamed.is_named": ("{is named: said, object: bears}", "{is named: other, object: bears}"),
    "IsNamed.object": ("{is named: said, object: bears}", "{is named: said, object: self}"),
}
IN_A_FILTER = {
    "name": ("{name: Cub}", "{name: Bear}"),
    "name_contains": ("{name contains: ea, controller: you}", "{name contains: u, controller: you}"),
    "type": ("{type: creature}", "{type: spell}"),
    "controller": ("{controller: opponent}", "{controller: you}"),
    "owner": ("{owner: opponent}", "{owner: you}"),
    "zone": ("{zone: hand}", "{controller: opponent}"),
    "keyword": ("{keyword: Swift}", "{keyword: Shy}"),
    "is_": ("{is: other}", "{is: self}"),
    "under": ("{zone: under, under: self}", "{zone: under, under: other}"),
    "any_of": ("{any of: [{name: Cub}, {name: Elk}]}", "{any of: [{name: Cub}]}"),
    "all_of": ("{all of: [{name: Cub}, {power: 2}]}", "{all of: [{name: Cub}]}"),
    "none_of": ("{none of: [{name: Cub}, {name: Elk}]}", "{none of: [{name: Cub}]}"),
    "highest": ("{highest: power}", "{}"),
    "lowest": ("{lowest: power}", "{}"),
}
IN_A_TEST = {
    "AtMost.at_most": ("{power: {at most: 2}}", "{power: {at most: 1}}"),
    "AtLeast.at_least": ("{power: {at least: 2}}", "{power: {at least: 3}}"),
    "LessThan.less_than": ("{power: {less than: 3}}", "{power: {less than: 2}}"),
    "MoreThan.more_than": ("{power: {more than: 1}}", "{power: {more than: 3}}"),
    "Exactly.exactly": ("{power: {exactly: 2}}", "{power: {exactly: 1}}"),
    "ItsOwn.its_own": ("{power: {its own: power}}", "{none of: [{power: {its own: power}}]}"),
}
BEAR_DIES = "{event: destroy, of: {name: Bear}}"
MINE_DIE = "{event: destroy, of: {controller: you}}"
ON_BELL = "{{when: {{event: bell, player: any}}, do: [{}]}}"
BOTH = '{destroy: {controller: you, power: "<= 2"}}'
CUB_TO_HAND = ON_BELL.format("{move: {name: Cub}, to: hand}")
PICKS = "targets: [{choose: {name: Cub}, as: x}]"
NOT_NOW = "{turn: opponent}"
WHENEVER = "whenever: {exists: {name: Bear}}, do: [{destroy: {name: Bear}}]"
FIRST = "{{destroy: {{name: Bear}}}}, {{destroy: {{name: Cub}}}}, {{if: {{next: {{event: destroy, of: {{name: {}}}}}, after: {{event: destroy, of: {{name: {}}}}}}}, then: [draw]}}"
IN_AN_ABILITY = {
    "Triggered.when": (f"{{when: {BEAR_DIES}, do: [draw]}}", "{when: {event: tire, of: {name: Bear}}, do: [draw]}"),
    "Triggered.do": (f"{{when: {BEAR_DIES}, do: [draw]}}", f"{{when: {BEAR_DIES}, do: [{{draw: 2}}]}}"),
    "Triggered.if_": (f"{{when: {BEAR_DIES}, if: {NOT_NOW}, do: [draw]}}", f"{{when: {BEAR_DIES}, do: [draw]}}"),
    "Answers.answers": (
        f"{{when: {BEAR_DIES}, if: {{answers: {BEAR_DIES}}}, do: [draw]}}",
        f"{{when: {BEAR_DIES}, if: {{answers: {{event: tire, of: {{}}}}}}, do: [draw]}}",
    ),
    "Triggered.condition": (
        f"{{when: {BEAR_DIES}, condition: {NOT_NOW}, do: [draw]}}",
        f"{{when: {BEAR_DIES}, do: [draw]}}",
    ),
    "Triggered.may": (f"{{when: {BEAR_DIES}, may: yes, do: [draw]}}", f"{{when: {BEAR_DIES}, do: [draw]}}"),
    "Triggered.together": (
        f"{{when: {MINE_DIE}, together: yes, do: [draw]}}, {ON_BELL.format(BOTH)}",
        f"{{when: {MINE_DIE}, do: [draw]}}, {ON_BELL.format(BOTH)}",
    ),
    "Triggered.once_per_turn": (
        f"{{when: {MINE_DIE}, once per turn: yes, do: [draw]}}",
        f"{{when: {MINE_DIE}, do: [draw]}}",
    ),
    "Triggered.cost": (
        f"{{when: {BEAR_DIES}, cost: [{{destroy: {{name: Elk}}}}], do: [draw]}}",
        f"{{when: {BEAR_DIES}, do: [draw]}}",
    ),
    "Triggered.targets": (f"{{when: {BEAR_DIES}, {PICKS}, do: [draw]}}", f"{{when: {BEAR_DIES}, do: [draw]}}"),
    "Triggered.zone": (f"{{when: {BEAR_DIES}, zone: grave, do: [draw]}}", f"{{when: {BEAR_DIES}, do: [draw]}}"),
    "StateTriggered.whenever": (
        f"{{{WHENEVER}}}",
        "{whenever: {exists: {name: Pup}}, do: [{destroy: {name: Bear}}]}",
    ),
    "StateTriggered.do": (
        f"{{{WHENEVER}}}",
        "{whenever: {exists: {name: Bear}}, do: [{move: {name: Bear}, to: hand}]}",
    ),
    "StateTriggered.may": (f"{{{WHENEVER}, may: yes}}", f"{{{WHENEVER}}}"),
    "StateTriggered.cost": (f"{{{WHENEVER}, cost: [{{destroy: {{name: Elk}}}}]}}", f"{{{WHENEVER}}}"),
    "StateTriggered.targets": (f"{{{WHENEVER}, {PICKS}}}", f"{{{WHENEVER}}}"),
    "StateTriggered.zone": (f"{{{WHENEVER}, zone: grave}}", f"{{{WHENEVER}}}"),
    "Activated.do": ("{activate: main, do: [draw]}", "{activate: main, do: [{draw: 2}]}"),
    "Activated.cost": ("{activate: main, cost: [{destroy: {name: Elk}}], do: [draw]}", "{activate: main, do: [draw]}"),
    "Activated.if_": (f"{{activate: main, if: {NOT_NOW}, do: [draw]}}", "{activate: main, do: [draw]}"),
    "Activated.once_per_turn": ("{activate: main, once per turn: yes, do: [draw]}", "{activate: main, do: [draw]}"),
    "Activated.targets": (f"{{activate: main, {PICKS}, do: [draw]}}", "{activate: main, do: [draw]}"),
    "Would.would": (f"{{would: {BEAR_DIES}, stops: yes}}", "{would: {event: tire, of: {name: Bear}}, stops: yes}"),
    "Would.do": (f"{{would: {BEAR_DIES}, do: [draw]}}", f"{{would: {BEAR_DIES}}}"),
    "Would.stops": (f"{{would: {BEAR_DIES}, stops: yes}}", f"{{would: {BEAR_DIES}}}"),
    "Would.becomes": (
        f"{CUB_TO_HAND}, {{would: {{event: move, of: {{}}}}, becomes: {{to: grave}}}}",
        f"{CUB_TO_HAND}, {{would: {{event: move, of: {{}}}}}}",
    ),
    "Would.redirects_to": (f"{{would: {BEAR_DIES}, redirects to: {{name: Elk}}}}", f"{{would: {BEAR_DIES}}}"),
    "Would.if_": (f"{{would: {BEAR_DIES}, if: {NOT_NOW}, stops: yes}}", f"{{would: {BEAR_DIES}, stops: yes}}"),
    "Would.may": (f"{{would: {BEAR_DIES}, may: yes, stops: yes}}", f"{{would: {BEAR_DIES}, stops: yes}}"),
    "Would.once_per_turn": (
        f"{{would: {MINE_DIE}, once per turn: yes, stops: yes}}",
        f"{{would: {MINE_DIE}, stops: yes}}",
    ),
    "Would.together": (
        f"{{would: {MINE_DIE}, together: yes, cost: [{{move: {{name: Elk}}, to: hand}}], stops: yes}}, {ON_BELL.format(BOTH)}",
        f"{{would: {MINE_DIE}, cost: [{{move: {{name: Elk}}, to: hand}}], stops: yes}}, {ON_BELL.format(BOTH)}",
    ),
    "Would.cost": (
        f"{{would: {BEAR_DIES}, cost: [{{move: {{name: Elk}}, to: hand}}], stops: yes}}",
        f"{{would: {BEAR_DIES}, stops: yes}}",
    ),
    "Would.zone": (f"{{would: {BEAR_DIES}, zone: grave, stops: yes}}", f"{{would: {BEAR_DIES}, stops: yes}}"),
    "Static.static": ("{static: [{modify: power, by: 1}]}", "{static: [{modify: power, by: 2}]}"),
    "Static.while_": (
        "{static: [{modify: power, by: 1}], while: {turn: opponent}}",
        "{static: [{modify: power, by: 1}]}",
    ),
    "Static.zone": (
        "{static: [{modify: power, by: 1, on: {name: Elk}}], zone: grave}",
        "{static: [{modify: power, by: 1, on: {name: Elk}}]}",
    ),
    "Pattern.event": (f"{{when: {BEAR_DIES}, do: [draw]}}", "{when: {event: tire, of: {name: Bear}}, do: [draw]}"),
    "Pattern.of": (f"{{when: {BEAR_DIES}, do: [draw]}}", "{when: {event: destroy, of: {name: Pup}}, do: [draw]}"),
    **{
        f"Pattern.{word}": (
            f"{{when: {{event: {event}, {one}}}, do: [draw]}}, {more}",
            f"{{when: {{event: {event}, {other}}}, do: [draw]}}, {more}",
        )
        for word, event, one, other, more in (
            (
                "by",
                "destroy",
                "of: {}, by: {is: self}",
                "of: {}, by: {is: other}",
                ON_BELL.format("{destroy: {name: Elk}}"),
            ),
            ("player", "bell", "player: you", "player: opponent", CUB_TO_HAND),
            ("cause", "destroy", "of: {}, cause: action", "of: {}, cause: rule", CUB_TO_HAND),
            ("amount", "bell", "player: any, amount: 0", "player: any, amount: 3", CUB_TO_HAND),
            ("to", "move", "of: {}, to: hand", "of: {}, to: deck", CUB_TO_HAND),
            ("from_", "move", "of: {}, from: field", "of: {}, from: hand", CUB_TO_HAND),
        )
    },
}


def _ends(effects: str, *, again: bool = False) -> tuple[Any, ...] | str:
    """How a table ends on which a card with these abilities is used and then all sorts of things happen."""
    text = f"{CARDS}Judge: {{power: 9, effects: [{effects}]}}"
    moves = [a("use", "Judge", tries=True), a("ring"), a("hit", "Bear"), a("hit", "Cub", tries=True)]
    moves += [a("use", "Judge", tries=True)] * again
    game = table(
        text,
        *(moves if "activate" in effects else moves[1:]),
        A_field=["Judge", "Bear", "Cub"],
        B_field=["Elk"],
        A_hand=["Fox", "Owl"],
        A_deck=["Pup", "Hen", "Doe"],
        B_deck=["Ram"],
        B_hand=["Cat"],
    )
    game.state.set(3, "A", "mana")
    game.put_under(game.card("Owl"), game.card("Judge"))
    game.play()
    with game.trace.by(("toy:9",)):
        game.expire("end of turn")
    last = [_face(game, one.label) for one in game.field()]
    game.chooser.moves = [a("hit", "Elk")] if game.card("Elk").zone.name == "field" else []
    game.play()
    asked = [
        (one.player, one.name, one.least, one.most, [opt.key for opt in one.options]) for one in game.trace.offered
    ]
    said = [(one.key, one.args.get("holds"), one.args.get("mark"), str(one.changes)) for one in game.trace.steps]
    return game.state.summary()[:4], last, asked, said


def _face(game: Toy, label: str) -> tuple[Any, ...]:
    obj = game.card(label)
    return label, *(str(game.value(obj, name)) for name in ("power", "type", "keywords"))


def _used(do: str) -> str:
    return f"{{activate: main, do: [{do}]}}"


BEARS = "{name a card: said, among: [Bear]}, {choose: {name: Bear}, as: bears}, {do: [{destroy: {name: Nobody}}], as: nobody}, {name a card: other, among: [Cub]}, {choose: {}, count: 9, as: all}"
HEARS = "{{when: {{event: destroy, of: {{name: Bear}}}}, do: [{{if: {{object: event, {}: {{name: Bear}}}}, then: [draw]}}]}}"
SAMPLES: dict[str, tuple[str, str]] = {
    "Matches.matched": (HEARS.format("matched"), HEARS.format("matches")),
    "NextAfter.next": (_used(FIRST.format("Cub", "Bear")), _used(FIRST.format("Elk", "Bear"))),
    "NextAfter.after": (_used(FIRST.format("Cub", "Bear")), _used(FIRST.format("Cub", "Elk"))),
    **IN_AN_ABILITY,
    **{word: (_used(x), _used(y)) for word, (x, y) in IN_AN_INSTRUCTION.items()},
    **{
        word: tuple(_used(f"{BEARS}, {{destroy: {{name: Cub}}}}, {SCORE.format(one)}") for one in pair)  # type: ignore[misc]
        for word, pair in IN_AN_AMOUNT.items()
    },
    **{
        word: tuple(_used(f"{BEARS}, {{destroy: {{name: Cub}}}}, {{if: {one}, then: [draw]}}") for one in pair)  # type: ignore[misc]
        for word, pair in IN_A_CONDITION.items()
    },
    **{
        f"Filter.{word}": tuple(_used(f"{{move: {one}, to: deck}}") for one in pair)  # type: ignore[misc]
        for word, pair in IN_A_FILTER.items()
    },
    **{
        word: tuple(_used(f"{{destroy: {one}}}") for one in pair)  # type: ignore[misc]
        for word, pair in IN_A_TEST.items()
    },
}


def _words() -> Iterator[str]:
    shared = vocabulary(Toy)
    for base in (Effect, Amount, Condition):
        for cls in shared[base]:
            if cls.__module__.startswith("judgekit.engine"):
                own = {one.name for one in fields(cls) if one.init and not one.name.startswith("_")}
                yield from (
                    f"{cls.__name__}.{name}"
                    for name in own - {"every", "times", "half", "plus", "minus", "apart", "origin"}
                )
    yield from (f"{cls.__name__}.{one.name}" for cls in (*AGAINST, Pattern) for one in fields(cls))
    yield from (f"{cls.__name__}.{one.name}" for cls in ABILITIES for one in fields(cls) if one.name != "origin")
    yield from (f"Filter.{one.name}" for one in fields(Filter))


OF_EACH_GAME = {  # what only a game carries out
    "Allow.allow",
    "InPhase.phase",
    "InStep.step",
    "Allow.player",
    "Allow.on",
    "Allow.until",
    "Allow.against",
    "EventAmount.event",
    "Later.keyword",
    "Later.next",
    "Destroy.destroy",
    "Tire.tire",
    "Activated.activate",
    "Activated.zone",
    *(f"Resolves.{word}" for word in ("resolve", "targets", "cost", "if_", "zone", "once_per_turn")),
    *(
        f"{kind}.{word}"
        for kind in ("Triggered", "Activated", "Resolves")
        for word in ("unanswered_by", "unanswered_with")
    ),
    *(f"{kind}.{word}" for kind in ("Triggered", "Activated", "Would", "Static") for word in ("inherited", "keyword")),
    "StateTriggered.keyword",
}


@pytest.mark.parametrize("word", sorted(SAMPLES))
def test_a_word_changes_what_comes_out(word: str) -> None:
    with_it, without = SAMPLES[word]
    again = word == "Activated.once_per_turn"
    assert _ends(with_it, again=again) != _ends(without, again=again)


def test_every_shared_word_is_tried() -> None:
    assert sorted(set(_words()) - set(SAMPLES) - OF_EACH_GAME) == []

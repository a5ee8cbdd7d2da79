"""11.12: continuous effects as they begin, and replacement effects."""

from collections.abc import Sequence
from dataclasses import replace

from judgekit.engine.at_once import Interruption
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import Later, StepIn
from judgekit.engine.event import Event
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import kind_of
from judgekit.games.fftcg.layers import Layers


class ContinuousEffects(Layers):
    """What begins with them, and what they put in the place of an event."""

    def start(self, continuous: Continuous) -> None:
        """A continuous effect begins."""
        others = any(True for op in self.layers for _ in self.continuous(op, "power"))
        if continuous.name == "power" and (continuous.op == "set" or (continuous.op == "add" and others)):
            by_summon = kind_of(continuous.at.instance) == "summon"
            changed = self.summon_sets_power if by_summon else self.ability_sets_power
            changed(continuous)
        elif continuous.op == "grant" and (continuous.name, continuous.value) == ("type", "forward"):
            self.becomes_forward(continuous)
        left_for_later = isinstance(continuous.payload, Later | StepIn)
        if not left_for_later or self.leaves_for_later(continuous.at.instance):
            lasting = self.on_whom(continuous)
            if left_for_later or continuous.units is None or self.lasts():
                super().start(lasting)

    @rule("11.12.4.1", "11.12.4.9", "11.12.4.9/nota-1")
    def lasts(self) -> bool:
        """It is on for as long as it says, with the timestamp of this moment."""
        self.cite()
        return True

    def on_whom(self, continuous: Continuous) -> Continuous:
        """Those that it means now; of a group, whoever joins it later would be meant as well."""
        if continuous.reach is not None and not self.only_those_there(continuous):
            return replace(continuous, units=None)
        others = self.namesakes(continuous)
        if others and not self.speaks_of_itself(continuous):
            return replace(continuous, units=frozenset({*(continuous.units or ()), *others}))
        return continuous

    def namesakes(self, continuous: Continuous) -> frozenset[int]:
        """The other cards on the field with the name of the one that speaks of itself."""
        source = continuous.at.source
        if continuous.units != frozenset({source.unit}):
            return frozenset()
        return frozenset(
            one.unit for one in self.field() if one.card.name == source.card.name and one.unit != source.unit
        )

    @rule("5.2.4.1", "5.2.4.1/nota-1")
    def speaks_of_itself(self, continuous: Continuous) -> bool:
        """A card whose text says its own name speaks of itself, and not of others with that name."""
        self.say("speaks of itself", card=continuous.at.source)
        return True

    @rule("11.12.4.2")
    def only_those_there(self, continuous: Continuous) -> bool:
        """What a Summon or an ability changes are the cards that are there as it resolves, and no others."""
        there = [one for unit in continuous.units or () if (one := self.of_unit(unit))]
        self.say("those there", ability=continuous.at.instance.label, cards=there)
        return True

    @rule("5.2.3.1.1.4", "5.2.3.1.1.4/nota-1", "5.2.6.1/nota-1")
    def becomes_forward(self, continuous: Continuous) -> None:
        """A Monster that becomes a Forward is both, and its Power counts meanwhile."""
        self.say("becomes forward", ability=continuous.at.instance.label)

    def leaves_for_later(self, instance: Instance) -> bool:
        """What is left for later is made as something resolves or is replaced, and that is its source."""
        match kind_of(instance):
            case "summon":
                return self.delayed_by_summon(instance)
            case "replacement":
                return self.delayed_by_replacement(instance)
            case _:
                return self.delayed_by_ability(instance)

    @rule("6.4.1.1", "11.8.17.1", "11.8.17.4", "6.4.1")
    def delayed_by_summon(self, instance: Instance) -> bool:
        """The source of what a Summon leaves for later is the Summon."""
        return self.has_its_origin(instance)

    @rule("6.4.1.2", "11.8.17.1", "11.8.17.5", "6.4.1")
    def delayed_by_ability(self, instance: Instance) -> bool:
        """That of what an ability or an EX Burst leaves is the ability's own source."""
        return self.has_its_origin(instance)

    @rule("6.4.1.3", "11.8.17.1", "11.8.17.6", "6.4.1")
    def delayed_by_replacement(self, instance: Instance) -> bool:
        """That of what a replacement leaves is the card whose text replaces."""
        return self.has_its_origin(instance)

    def has_its_origin(self, instance: Instance) -> bool:
        """Say whose source and controller it has."""
        self.say("delayed", ability=instance.label, card=instance.source, player=instance.controller)
        return True

    @rule("11.3.10", "11.12.4.7")
    def summon_sets_power(self, continuous: Continuous) -> None:
        """«Becomes» changes the printed Power: whatever adds or takes away is reckoned on top of it."""
        self.changes_printed_power(continuous)

    @rule("11.5.7", "11.12.4.7")
    def ability_sets_power(self, continuous: Continuous) -> None:
        """So does an ability that says what the Power becomes."""
        self.changes_printed_power(continuous)

    def changes_printed_power(self, continuous: Continuous) -> None:
        """Say which value the printed Power has now; what adds or takes away leaves it as it is."""
        if continuous.op == "add":
            self.spares("adds to power", ability=continuous.at.instance.label)
            return
        self.say("printed power", ability=continuous.at.instance.label, value=str(continuous.value))

    @rule("11.12.5.6", "11.12.5.6.1")
    def interrupt(self, event: Event, waiting: Sequence[Interruption]) -> Event | None:
        """What replaces the effect of its own source comes first; then whoever is affected orders the others."""
        own = [one for one in waiting if event.source is not None and one.at.source.id == event.source]
        if own and len(own) < len(waiting):
            self.say("self replacement", abilities=[one.at.instance.label for one in own])
        return super().interrupt(event, own or waiting)

    @rule("11.12.5.1", "11.12.5.4", "11.12.5.5")
    def step_in(self, event: Event, one: Interruption) -> Event | None:
        """A replacement changes the event before it happens, once, as if it had never been the other one."""
        changed = super().step_in(event, one)
        if changed is None:
            self.never_happened(event)
        elif changed.number("amount") != event.number("amount"):
            self.amount_changes(event, changed)
        return changed

    @rule("11.8.15")
    def never_happened(self, event: Event) -> None:
        """What was replaced has not happened, and nothing that waits for it triggers."""
        self.say("never happened", event=event.kind)

    @rule("11.12.5.2")
    def amount_changes(self, event: Event, changed: Event) -> None:
        """What makes damage more or less replaces it."""
        self.say("amount changes", before=event.number("amount"), after=changed.number("amount"))

"""Words of an instruction that only its game can judge, as annotations; the loader checks each by what the game has."""

from typing import Annotated

Named = Annotated[str, "named"]  # a name that an earlier `as` of the same ability gave
Place = Annotated[str, "zone"]
Characteristic = Annotated[str, "characteristic"]
Trait = Annotated[str, "trait"]  # a characteristic, or the name
PhaseName = Annotated[str, "phase"]
Permission = Annotated[str, "permission"]
HowMany = Annotated[int, "how many"]

"""The words by which a text names the effects of a card: by their Trigger or as what they are."""

from typing import Literal

Word = Literal["play", "digivolve", "attack", "delete", "turn start", "main start", "attack end", "main", "security"]

"""Who stands behind a document."""

from enum import StrEnum


class Authority(StrEnum):
    """Who stands behind a text."""

    OFFICIAL = "official"
    UNOFFICIAL_TRANSLATION = "unofficial-translation"
    GUIDE = "guide"

    @property
    def spanish(self) -> str:
        """How a judge reads it."""
        return {"official": "oficial", "unofficial-translation": "traducción no oficial", "guide": "guía"}[self.value]

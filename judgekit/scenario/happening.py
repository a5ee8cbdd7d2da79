"""What a file says of something that happens: its words, held against those that the record says of it."""

from collections.abc import Collection, Mapping

from judgekit.engine.game import Game
from judgekit.scenario.description import Happening
from judgekit.scenario.lexicon import words_of_happening
from judgekit.shapes.annotations import Said
from judgekit.shapes.refusal import hint, refuse


def happening(said: Said[Happening], labels: Collection[str], game: type[Game]) -> Mapping[str, object]:
    """The event and what is said of it; raises UserError at a word that the record never says, or an unknown card."""
    one, valid = said.value, words_of_happening(said.value.event, game)
    for word in (*one.words, *(("card",) if one.card is not None else ())):
        if word not in valid:
            refuse(said.place.file, said.place, f"de «{one.event}» no se dice «{word:.60}»", hint([word], valid))
    if one.card is not None and one.card not in labels:
        refuse(said.place.file, said.place, f"no hay carta «{one.card:.60}»", hint([one.card], labels))
    return {"event": one.event, **({"card": one.card} if one.card else {}), **one.words}

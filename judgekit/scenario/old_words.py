"""Words that scenario files no longer say, each with what is written in its place."""

from collections.abc import Mapping

# a verb, or a verb and one of its words
OLD_WORDS: Mapping[str, str] = {
    "choose among": "{choose: {type: …}, among: vistas, as: …}",
    "damage amount": "{damage: 5000, to: blanco}",
    "damage player": "{damage: 1, player: opponent}",
    "excavate": "{reveal: 2, as: vistas}",
    "from security": "{move top: 1, of: security, to: trash}",
    "look": "{reveal: 3, privately: yes, as: vistas}",
    "pick": "{choose: {}, among: vistas, as: …}",
    "recover": "{move top: 1, to: security}",
    "return rest": "{put back: vistas, on: bottom}",
    "show": "{reveal: blanco}",
    "use for free": "{use: blanco}",
}

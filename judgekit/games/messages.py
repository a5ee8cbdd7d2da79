"""Spanish for everything a replay says: one sentence a step, its changes, the question of a choice."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from judgekit import games
from judgekit.engine.choice import Choice
from judgekit.engine.trace import CONSIDERED, Step
from judgekit.errors import Place, UserError
from judgekit.shapes import yamlfile
from judgekit.shapes.together import run_together

Template = str | Sequence[str]
Sections = Mapping[str, Mapping[str, Template]]
Words = Mapping[str, Any]
FILE = "messages.yaml"
WINNER, DRAW = "winner", "draw"
_SLOT = re.compile(r"\{\{|\}\}|\{([^{}]*)\}")
_ENDS = (".", "?", "!", "…")
# where a word that is the value of something is put into Spanish, the first that knows it
_VALUES = ("values", "types", "elements", "keywords")
# which section of the messages holds the Spanish of each argument
_SECTIONS = {
    "zone": "zones",
    "to": "zones",
    "from": "zones",
    "mark": "marks",
    "of": "marks",
    "count": "counts",
    "phase": "phases",
    "go": "phases",
    "go to": "phases",
    "cause": "causes",
    "event": "events",
    "fact": "facts",
    "until": "moments",
    "permission": "permissions",
    "element": "elements",
    "elements": "elements",
    "characteristic": "characteristics",
    "option": "values",
    "word": "values",
}


@cache
def messages(game: str) -> "Messages":
    """The messages of a game, read once, over those of all games. Raises UserError where a file is broken."""
    folder = Path(games.__file__).parent / game
    return Messages(_read(folder / FILE), _read(Path(__file__).parent / FILE))


def joined(items: Sequence[str]) -> str:
    """Items joined as Spanish does."""
    *most, last = items or ["nada"]
    if not most:
        return last
    return f"{', '.join(most)} {'e' if _sounds_as_i(last) else 'y'} {last}"


def inside(sentence: str, words: Words) -> str:
    """A sentence inside another one; a name among its words that it begins with keeps its capital."""
    names = (one for one in _each(words) if isinstance(one, str) and one)
    is_name = any(re.match(rf"{re.escape(one)}(?!\w)", sentence) for one in names)
    return sentence if is_name else sentence[:1].lower() + sentence[1:]


def _each(value: object) -> Iterator[object]:
    """A value, or whatever it holds."""
    if isinstance(value, Mapping):
        value = [*value.values()]
    if isinstance(value, list | tuple | set | frozenset):
        yield from (one for held in value for one in _each(held))
    else:
        yield value


class Messages:
    """The sentences and words of one game, over those that all share."""

    def __init__(self, own: Sections, shared: Sections) -> None:
        self._own, self._shared = own, shared

    def sentence(self, step: Step) -> str:
        """What a step says."""
        words = _words_of(step)
        match step.status, step.key:
            case "considered", _:
                return self._text("considered", considered(step), words) or self._fallback("considered", words)
            case _, "illegal":
                return self._illegal(words)
            case _, "illegal choice":
                return self._fallback("illegal choice", words)
            case "overridden", key:
                return self._text("forbidden", key, words) or self._fallback("forbidden", self._details(words))
            case _, key:
                return self._text("applied", _branch(key, words), words) or self._fallback(
                    "applied", self._details(words)
                )

    def why(self, key: str, args: Words) -> str:
        """Why something is illegal, by whose text if one forbids it; "" where nobody has said it in Spanish."""
        return self._text("illegal", "by a text", args) or self._text("illegal", key, args)

    def stopped(self, key: str, words: Words) -> str:
        """Why a play that is not the script's own cannot go on, without its full stop."""
        return inside(self._text("stopped", key, words).rstrip("."), words)

    def question(self, choice: Choice) -> str:
        """What a choice asks."""
        words = {"name": choice.name, "player": choice.player}
        asked = self._text("choices", choice.name, words)
        return asked or self._fallback("optional" if choice.kind == "optional" else "choice", words)

    def change(self, change: Words) -> str:
        """What a change of a step says."""
        change = {name: value for name, value in change.items() if name != "at"}
        kind, words = self._kind_of_change(change)
        found = self._text("changes", kind, words) if kind else ""
        return (found or ", ".join(f"{name}: {self._said(name, value)}" for name, value in change.items())).rstrip(".")

    def steps(self) -> tuple[str, ...]:
        """The keys of the steps that somebody has put into Spanish."""
        return tuple(dict.fromkeys((*self._own.get("applied", {}), *self._shared.get("applied", {}))))

    def slots(self, key: str) -> frozenset[str]:
        """The words that the sentences of a step name."""
        templates = [
            one.get("applied", {}).get(f"{key}{end}", ()) for one in (self._own, self._shared) for end in _ENDINGS
        ]
        each = [text for one in templates for text in ((one,) if isinstance(one, str) else one)]
        return frozenset(name for text in each for name, _, _ in _parts(text) if name is not None)

    def word(self, section: str, english: str) -> str:
        """The Spanish of a zone, mark, count, phase…; the word itself where nobody has translated it."""
        for sections in (self._own, self._shared):
            words = sections.get(section, {})
            found = words.get(english, words.get(english.replace(" ", "_")))
            if isinstance(found, str):
                return found
        return self._by_its_ending(section, english) or english

    def _by_its_ending(self, section: str, english: str) -> str:
        """The Spanish of a word whose name the texts give: what stands under «* counters»; "" where nothing does."""
        for pattern, said in self._own.get(section, {}).items():
            if pattern.startswith("* ") and english.endswith(pattern[1:]):
                return str(said).replace("*", english.removesuffix(pattern[1:]))
        return ""

    def value(self, english: str) -> str:
        """The Spanish of a word that a card is printed with or a choice offers; the word itself where it has none."""
        section = next((one for one in _VALUES if self.knows(one, english)), "values")
        return self.word(section, english)

    def knows(self, section: str, english: str) -> bool:
        """Has somebody put this word into Spanish, be it with the same letters?"""
        known = any(isinstance(one.get(section, {}).get(english), str) for one in (self._own, self._shared))
        return known or bool(self._by_its_ending(section, english))

    def known(self, section: str) -> tuple[str, ...]:
        """The words of a section that somebody has put into Spanish."""
        return tuple(dict.fromkeys(word for one in (self._own, self._shared) for word in one.get(section, {})))

    def together(self, zones: Sequence[str]) -> list[str]:
        """The Spanish of zones; those that have one name together («el Campo») by that, where all of them are there."""
        whole = {name: set(of) for name, of in self._own.get("zones together", {}).items() if set(of) <= set(zones)}
        told = (self.word("zones", next((name for name, of in whole.items() if one in of), one)) for one in zones)
        return [*dict.fromkeys(told)]

    def move(self, verb: str, words: Words) -> str:
        """What a player does, after «A intenta» or «A:»; the verb alone where nothing goes with it."""
        return ", ".join(self._attempted(k, v) for k, v in words.items()) or self.word("actions", verb)

    def _illegal(self, words: Words) -> str:
        tried = words.get("words")
        attempt = self.move(str(words.get("verb", "algo")), tried if isinstance(tried, Mapping) else {})
        why = self.why(str(words.get("why", "")), words).rstrip(".")
        said = {**words, "attempt": attempt}
        return self._fallback("illegal", {**said, "reason": inside(why, words)} if why else said)

    def _attempted(self, word: str, value: Any) -> str:
        """A word of a move with what it was given: «atacar con Simba»."""
        if not self.knows("actions", word):
            return f"{word}: {self._said(word, value)}"
        flag = value is True or value in ("yes", "sí", "si")
        return self.word("actions", word) if flag else f"{self.word('actions', word)} {self._said(word, value)}"

    def _kind_of_change(self, change: Words) -> tuple[str, Words]:
        if "zone" in change and "object" in change:
            return "zone", self._move(change)
        if "mark" in change:
            return _change_of_mark(change["before"], change["after"]), change
        if "shuffled" in change:
            return "shuffled", {**change, "zone": change["shuffled"]}
        if "ended" in change or "effect" in change:
            return "ended" if "ended" in change else str(change.get("op")), self._effect(change)
        if "fact" in change:
            return self._fact(change)
        return "count" if "count" in change else "", change

    def _fact(self, change: Words) -> tuple[str, Words]:
        name, after = change["fact"], change["after"]
        if name == WINNER:
            return ("drawn" if after == DRAW else "won"), change
        return "fact", {**change, "after": self.word(f"{name}s", str(after or "nada"))}

    def _move(self, change: Words) -> Words:
        (origin, to), (giver, taker) = change["zone"], change["player"]
        whose = f" de {taker}" if taker else ""
        was = f" de {giver}" if giver and giver != taker else ""
        names = {"from": self.word("zones", origin) + was, "to": self.word("zones", to) + whose}
        return {"object": change["object"], **names}

    def _effect(self, change: Words) -> Words:
        """The words of a continuous effect; those that it has not are left out."""
        named = {"event": change.get("name"), "permission": change.get("name")}
        given = {key: value for key, value in change.items() if value not in (None, [], ())}
        name = self.word("characteristics", str(change.get("name")))
        value = {"value": self.value(change["value"])} if isinstance(change.get("value"), str) else {}
        return {**named, **given, **value, "name": name, "until": change.get("until", "")}

    def _details(self, words: Words) -> Words:
        named = (self._said(key, words[key]) for key in ("subject", "ability", "abilities", "source") if key in words)
        player = words.get("player") or words.get("actor")
        details = [*dict.fromkeys(named), *([f"jugador {player}"] if player else [])]
        return {**words, "details": ", ".join(details)} if details else words

    def _text(self, section: str, key: str, words: Words) -> str:
        """The first sentence under a key whose words are all there; "" where there is none."""
        for sections in (self._own, self._shared):
            template = sections.get(section, {}).get(key, ())
            for one in (template,) if isinstance(template, str) else template:
                if (text := self._filled(one, words)) is not None:
                    return text
        return ""

    def _fallback(self, key: str, words: Words) -> str:
        return self._text("fallback", key, words)

    def _filled(self, template: str, words: Words) -> str | None:
        """The template as a sentence, None where a word is missing; values are put in as they are, never read."""
        parts = list(_parts(template))
        if any(name is not None and words.get(name) is None for name, _, _ in parts):
            return None
        texts = (plain if name is None else self._said(name, words[name], spec) for name, spec, plain in parts)
        text = " ".join("".join(texts).split()) if "\n" in template else "".join(texts).strip()
        if parts[0][2] or len(parts) == 1 or parts[1][0] in _SECTIONS:  # it begins with a word of ours, not with a name
            text = text[:1].upper() + text[1:]
        return run_together(text if text.endswith(_ENDS) else f"{text}.")

    def _said(self, name: str, value: Any, spec: str = "") -> str:
        if isinstance(value, bool):
            return "sí" if value else "no"
        if isinstance(value, int):
            return f"{value:+}" if spec == "+" else str(value)
        if isinstance(value, Mapping):
            return ", ".join(f"{key}: {self._said(key, one)}" for key, one in value.items())
        if isinstance(value, list | tuple | set | frozenset):
            items = sorted(value, key=str) if isinstance(value, set | frozenset) else value
            return joined([self._said(name, one) for one in items])
        return self.word(_SECTIONS.get(name, ""), str(value))


_ENDINGS = ("", " yes", " no")


def considered(step: Step) -> str:
    """Under what key it stands that a rule was looked at: what the rule says, else the numbers of its clauses."""
    numbers = (clause.partition(":")[2] for clause in step.clauses)
    return step.key if step.key != CONSIDERED else " ".join(numbers)


def _words_of(step: Step) -> Words:
    actor = step.actor or step.args.get("player")
    known = {"key": step.key, **({"actor": actor, "player": actor} if actor else {})}
    return {**known, **step.args}


def _branch(key: str, words: Words) -> str:
    """A step that holds or not has two sentences."""
    return f"{key} {'yes' if words['holds'] else 'no'}" if isinstance(words.get("holds"), bool) else key


def _parts(template: str) -> Iterator[tuple[str | None, str, str]]:
    """(name, how, "") of each slot and (None, "", text) of what lies between."""
    end = 0
    for found in _SLOT.finditer(template):
        yield None, "", template[end : found.start()]
        end = found.end()
        if found[1] is None:
            yield None, "", found[0][0]
        else:
            name, _, spec = found[1].partition(":")
            yield name, spec, ""
    yield None, "", template[end:]


def _change_of_mark(before: object, after: object) -> str:
    if after is True:
        return "mark yes"
    if not after:
        return "mark no"
    return "mark" if before and before is not True else "mark set"


def _sounds_as_i(word: str) -> bool:
    low = word.casefold()
    return low.startswith(("i", "í", "hi", "hí")) and not low.startswith(("hia", "hie", "ia", "ie", "io"))


def _read(path: Path) -> Sections:
    if not path.is_file():
        return {}
    data = yamlfile.load(path.read_text(encoding="utf-8"), str(path))
    if not isinstance(data, dict) or not all(isinstance(section, dict) for section in data.values()):
        raise UserError(
            "bad-messages", "los mensajes son secciones de «clave: frase»; corrígelo.", place=Place(str(path))
        )
    return data

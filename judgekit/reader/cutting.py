"""A card's text as lines to be read, each an ability or some keywords: without reminders and without titles."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from judgekit.reader.model import NotUnderstoodError

_NAME = r'"[^".\n]*"|\[[^\[\]\n]{1,40}\]'
_REMINDER = re.compile(rf"({_NAME})|\s*\([^()]*\)")
"""What stands in brackets, unless it is part of a name between quotes or square brackets."""
_BRACKET = re.compile(r"\([^()]*\)")
_NEXT_SENTENCE = re.compile(r"(?<=[.!])(?<!Mr\.)(?<!Dr\.)(?<!Mrs\.)\s+")
_NUMBER = re.compile(r"\d+")
_PART = re.compile(r"<([a-z ]+)>")
_HOLE = re.compile(r"(?:^|[\n,\]]|\b(?:gains?|and)) *$")
"""Behind this a bracket reminds of something that is not there."""
_DASH = " — "
_COST_AFTER_TITLE = re.compile(r"[^a-z{}]*[A-Z][^a-z{}]* (\d+)")  # «TITLE 2 — {I}»: the dash stands in the cost
_SMALL = frozenset({"of", "the", "a", "an", "and", "in", "to", "for"})


def lines(text: str, wording: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Each line in the ways in which it may be read: whole, or behind a title. Raises NotUnderstoodError."""
    for line in _written_lines(text, wording):
        yield headed(line, wording.get("titles"))


def titles(text: str, wording: Mapping[str, Any]) -> tuple[str, ...]:
    """The title of each line, bare of quotation marks; "" where it has none. Raises NotUnderstoodError."""
    heads: Mapping[str, Any] = wording["titles"]
    return tuple(_title(line, heads["before"], heads["kept"]) for line in _written_lines(text, wording))


def _title(line: str, icons: Sequence[str], kept: Sequence[str]) -> str:
    ends = [at for icon in icons if (at := line.find(icon)) >= 0]
    title = line[: min(ends, default=0)]
    return next((title.removeprefix(one) for one in kept if title.startswith(one)), title).strip(' "')


def _written_lines(text: str, wording: Mapping[str, Any]) -> Iterator[str]:
    plain = rewritten(text, wording.get("replaced", ()))
    reminders = wording.get("reminders", {})
    parts = wording.get("reminder parts", {})
    read = wording.get("read in brackets", ())
    lost = [(_with_part(pattern, parts), keyword) for pattern, keyword in wording.get("lost", ())]
    bare = plain if reminders == "no" else without_reminders(plain, with_parts(reminders, parts), read, lost)
    written = continued(bare.replace("\r", ""), wording.get("continues", ""))
    for line in joined_bullets(written.split("\n"), wording.get("bullets", ())):
        if line.strip(" .—") and not (wording.get("titles") is not None and _is_in_capitals(line)):
            yield line.strip()


def without_story(text: str, fields: Mapping[str, Any], story: Mapping[str, str] | None) -> str:
    """A text less what it only tells: of a card whose `field` does not say `unless`, what stands behind a title."""
    if story is None or story["unless"] in str(fields.get(story["field"]) or story["unless"]):
        return text
    return text.partition(story["behind"])[0]


def rewritten(text: str, replaced: Sequence[Sequence[str]]) -> str:
    """The text with what its print writes in several ways written in one."""
    for pattern, written in replaced:
        text = re.sub(pattern, written, text)
    return text


def headed(line: str, titles: Any) -> tuple[str, ...]:
    """A line without its title: as this game's wording says, none, in capitals, or before and behind an icon."""
    if isinstance(titles, Mapping):
        return (_beside_icons(line, titles),)
    return behind_titles(line) if titles else (line,)


def _beside_icons(line: str, titles: Mapping[str, Any]) -> str:
    """What follows the first icon that ends a title, with what is kept of before it; or the icon without its title."""
    ends = [at for icon in titles["before"] if (at := line.find(icon)) >= 0]
    if ends:
        title, rest = line[: min(ends)], line[min(ends) :]
        kept = [one for one in titles["kept"] if title.startswith(one)]
        bare = title.removeprefix(kept[0]) if kept else title
        return line if "[" in bare or "|" in bare else " ".join([*kept, rest])
    icon = next((one for one in titles["after"] if line.startswith(one)), "")
    before, mark, rest = line.removeprefix(icon).partition(titles["until"])
    return f"{icon} {rest.strip()}" if icon and mark and "[" not in before else line


def with_parts(reminders: Mapping[str, Sequence[str]], parts: Mapping[str, str]) -> dict[str, list[str]]:
    """The reminders with the pattern of each part where they name it: `<who>`."""
    return {keyword: [_with_part(one, parts) for one in begins] for keyword, begins in reminders.items()}


def _with_part(pattern: str, parts: Mapping[str, str]) -> str:
    return _PART.sub(lambda found: f"(?:{parts[found[1]]})", pattern)


def without_reminders(
    text: str,
    reminders: Mapping[str, Sequence[str]],
    read: Sequence[str] = (),
    lost: Sequence[tuple[str, str]] = (),
) -> str:
    """The text without the brackets that only remind of a keyword; raises NotUnderstoodError at any other bracket.

    What begins as one of `read` is left to the phrases. A bracket behind a hole where its keyword should be, `lost`
    from the print that we have, is put back as that keyword: it says in full what that does.
    """

    def kept(found: re.Match[str]) -> str:
        before = text[: found.start()]
        if found[1] or _reminds(found[0], _line_before(text, found.start(), read), reminders):
            return found[1] or ""
        return _put_back(found[0], lost) if _HOLE.search(before) else found[0]

    bare = _REMINDER.sub(kept, text)
    unnamed = re.sub(_NAME, lambda found: " " * len(found[0]), _without_those_read(bare, read))
    if said := _BRACKET.search(unnamed):
        problem = f"«{bare[said.start() : said.end()]}» no es el recordatorio de nada que se nombre al lado"
        raise NotUnderstoodError(problem, said.start(), bare[said.start()], cause="bracket")
    if "(" in unnamed or ")" in unnamed:
        at = min(unnamed.find(one) for one in "()" if one in unnamed)
        raise NotUnderstoodError("hay un paréntesis que no se abre o no se cierra", at, bare[at])
    return bare


def _put_back(bracket: str, lost: Sequence[tuple[str, str]]) -> str:
    """The keyword that a whole bracket says, or the bracket."""
    said = bracket.strip().strip("()").rstrip(". ")
    found = ((re.fullmatch(pattern, said), keyword) for pattern, keyword in lost)
    return next((f" {match.expand(keyword)}" for match, keyword in found if match), bracket)


def _without_those_read(text: str, read: Sequence[str]) -> str:
    """The text with the brackets that phrases read, blank."""
    return re.sub(rf"\((?:{'|'.join(read)})[^()]*\)", lambda found: " " * len(found[0]), text) if read else text


def _line_before(text: str, at: int, read: Sequence[str] = ()) -> str:
    """What stands before a bracket in its line, or in the line before where it begins one; without other brackets.

    Those that phrases read are a part of what is said.
    """
    line = text[:at].rstrip().rpartition("\n")[2]
    return _BRACKET.sub(lambda found: found[0] if _is_read(found[0], read) else "", line)


def _is_read(bracket: str, read: Sequence[str]) -> bool:
    return any(re.match(rf"\((?:{one})", bracket) for one in read)


def _reminds(bracket: str, before: str, reminders: Mapping[str, Sequence[str]]) -> bool:
    """Is each of its sentences the known reminder of a keyword that the text names before it?"""
    begins = [begin for keyword, all_of_them in reminders.items() if keyword in before for begin in all_of_them]
    sentences = _NEXT_SENTENCE.split(bracket.strip(" \t\n()"))
    return all(any(_is_reminder(one, begin, before) for begin in begins) for one in sentences)


def _is_reminder(sentence: str, begin: str, before: str) -> bool:
    """Does it begin as that reminder does, with no number but those of the keyword and of the reminder itself?"""
    numbers = {*_NUMBER.findall(begin), *_NUMBER.findall(before)}
    return bool(re.match(begin.replace("#", r"\d+"), sentence)) and numbers >= set(_NUMBER.findall(sentence))


def continued(text: str, continues: str) -> str:
    """The text with each line that begins with one of these characters behind the line before."""
    return re.sub(rf" *\n+ *(?=[{continues}])", " ", text) if continues else text


def joined_bullets(found: Sequence[str], bullets: Sequence[str]) -> list[str]:
    """A line that begins with a bullet is an item of the line before."""
    joined: list[str] = []
    for line in found:
        bullet = next((one for one in bullets if line.strip().startswith(one)), None)
        item = f"• {line.strip().removeprefix(bullet).strip()}" if bullet else line
        if bullet and joined:
            joined[-1] += f" {item}"
        else:
            joined.append(item)
    return joined


def behind_titles(line: str) -> tuple[str, ...]:
    """What is left of a line where its title, if it has one, is taken off; the whole line where it may have none."""
    title, dash, rest = line.partition(_DASH)
    if dash and (number := _COST_AFTER_TITLE.fullmatch(title)) and rest.startswith("{I}"):
        return (f"{number[1]} {rest}",)
    if dash and _is_title(title):
        return (_behind_capitals(rest.strip(" —")),)
    if dash and not rest.strip():
        return (title.strip(),)
    return (_behind_capitals(line),)


def _is_in_capitals(line: str) -> bool:
    """A line of a title that goes on below: only capitals, without a number or an icon."""
    return bool(re.search(r"[A-Z]{2}", line)) and line.upper() == line and not re.search(r"[\d{}<>|\[\]]", line)


def _is_title(said: str) -> bool:
    """In capitals, or each word with one; a title has no number and no icon, which would be a cost."""
    if re.search(r"[\d{}<>\[\]]", said):
        return False
    words: list[str] = re.findall(r"[^\W_][\w'’]*", said)
    return bool(words) and all(one[0].isupper() or one.lower() in _SMALL for one in words) and words[0][0].isupper()


def _behind_capitals(line: str) -> str:
    """What follows a title in capitals that no dash ends."""
    words = line.split(" ")
    many = 0
    while many < len(words) and words[many].upper() == words[many] and re.search(r"[^\W\d_]", words[many]):
        many += 1
    starts = " ".join(words[many:])
    if (
        not re.search(r"[^\W\d_]{2}", " ".join(words[:many]))
        or not re.match(r"[A-ZÀ-Þ{][a-z{}]?", starts)
        or "{" in " ".join(words[:many])
    ):
        return line
    return starts
